//! Finds and counts names of operations and attributes that Rust repeats as text. They belong to records: when a record
//! changes, nothing notices the outdated copies.

use std::collections::BTreeSet;

use crate::rules::{Source, without_comments};

/// How many names a crate may repeat, and why. A crate that is not here repeats none.
pub const REPEATED: &[(&str, usize, &str)] =
    &[("mlir", 10, "the attributes of the interfaces of functions and symbols, and the tables of old names")];

/// Crates whose code is not shipped, or is about names.
pub const NOT_COUNTED: &[&str] = &["tests", "ods-tests", "xtask", "ods", "tablegen", "embedding"];

/// The full names of the operations in a file of records of this dialect.
pub fn operations(td: &str, dialect: &str) -> BTreeSet<String> {
    let mnemonic = |line: &str| {
        let (_, after) = line.strip_prefix("def ")?.split_once(':')?;
        let (class, rest) = after.split_once("<\"")?;
        // The mnemonics of intrinsics are not written in their records.
        let is_class =
            !class.contains("Intr") && class.trim().chars().all(|c| c.is_alphanumeric() || c == '_');
        Some(format!("{dialect}.{}", rest.split_once('"').filter(|_| is_class)?.0))
    };
    td.lines().filter_map(mnemonic).collect()
}

/// The places where a file repeats the name of an operation, or looks up an attribute by name.
pub fn repeated(source: &Source<'_>, operations: &BTreeSet<String>) -> Vec<String> {
    const ASKS: [&str; 4] = ["attr(", "attribute(", "attr_slot(", "numbers("];
    let text = without_comments(source.shipped());
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for (at, literal) in literals(line) {
            let asks = ASKS.iter().any(|ask| {
                let before = &line[..at];
                before.rfind(ask).is_some_and(|start| !before[start + ask.len()..].contains(['(', ')', '"']))
            });
            if operations.contains(literal) || (asks && is_name(literal)) {
                found.push(source.complaint(number, &format!("repeats the name \"{literal}\" of a record")));
            }
        }
    }
    found
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "_.".contains(c))
}

/// The string literals in a line, each with its position.
fn literals(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let quotes: Vec<usize> = line.match_indices('"').map(|(at, _)| at).collect();
    let pairs: Vec<(usize, usize)> = quotes.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    pairs.into_iter().map(move |(from, to)| (from, &line[from + 1..to]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let td = "def AddOp : My_Op<\"add\", [Pure]> {\ndef T : TypeDef<D, \"T\">;\n";
        repeated(&Source { krate: "lowering", path: "a.rs", text }, &operations(td, "my"))
    }

    #[test]
    fn records_name_operations() {
        let td = "def AddOp : My_Op<\"add\"> {\n  let summary = \"my.sub\";\n}\nclass C : My_Op<\"no\">;\n";
        assert_eq!(operations(td, "my"), BTreeSet::from(["my.add".to_owned()]));
    }

    #[test]
    fn names_in_rust_are_found() {
        assert_eq!(found("let a = \"my.add\";"), ["a.rs:1: repeats the name \"my.add\" of a record"]);
        assert_eq!(found("\nop.attr(\"sym_name\")"), ["a.rs:2: repeats the name \"sym_name\" of a record"]);
        assert_eq!(found("body.set_attr(cx, op, \"callee\", None)").len(), 1);
        assert_eq!(found("attribute(op, \"value\")?").len(), 1);
    }

    #[test]
    fn other_texts_are_not() {
        assert!(found("// op.attr(\"sym_name\") and \"my.add\"").is_empty());
        assert!(found("op.error(\"must have an attribute\")").is_empty());
        assert!(found("cx.string_attr(\"a text\")").is_empty());
        assert!(found("let a = \"my.other\";").is_empty());
        assert!(found("fn f() {}\n#[cfg(test)]\nmod tests { fn g() { \"my.add\"; } }").is_empty());
    }
}
