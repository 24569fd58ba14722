//! The help for text from 2019 agrees with book/src/reference/mlir-text.md.

use crate::text::parser::old_text::{FORMS, OPS};

/// The rows of the page's tables, each as its first two columns.
fn rows() -> Vec<(String, String)> {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/src/reference/mlir-text.md");
    let page = std::fs::read_to_string(page).expect("the page is there");
    let row = |line: &str| {
        let mut columns =
            line.strip_prefix("| ")?.split(" | ").map(|column| column.trim_end_matches(" |").to_owned());
        Some((columns.next()?, columns.next()?))
    };
    page.lines().filter_map(row).collect()
}

#[test]
fn the_page_has_every_form() {
    let rows = rows();
    for form in FORMS {
        let row = (format!("`{}`", form.then), format!("`{}`", form.now));
        assert!(rows.contains(&row), "no row {row:?}");
    }
}

#[test]
fn the_page_has_every_operation() {
    let rows = rows();
    for op in OPS {
        let name = op.now.split(' ').next().unwrap_or_default();
        let has = |(then, now): &(String, String)| {
            let is_then = then.split('`').any(|code| code.split(['(', ' ']).next() == Some(op.then));
            is_then && now.split('`').any(|code| code.split(' ').next() == Some(name))
        };
        assert!(rows.iter().any(has), "no row with '{}' and '{name}'", op.then);
    }
}
