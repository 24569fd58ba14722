//! The dialects of MLIR 22, loaded from the files of `libmlir-22-dev`, unless that is not installed.

#![expect(clippy::print_stderr, reason = "figures are said")]

use std::path::{Path, PathBuf};

use dynamic::{Base, Dialect, Request, Unchecked};
use mlir::Registry;

/// The directory with `mlir/Dialect`.
fn include() -> Option<PathBuf> {
    let prefix = std::env::var_os("LLVM_SYS_221_PREFIX")
        .map_or_else(|| PathBuf::from("/usr/lib/llvm-22"), PathBuf::from);
    let found = Some(prefix.join("include")).filter(|include| include.join("mlir/Dialect").is_dir());
    assert!(
        found.is_some() || std::env::var_os("TOY_TEST_STRICT").is_none(),
        "libmlir-22-dev is not installed"
    );
    found
}

fn load(include: &Path, name: &str) -> Dialect {
    let request = Request {
        dialects: vec![name.to_owned()],
        directories: vec![include.to_path_buf()],
        ..Request::default()
    };
    let registry = Registry::new();
    let mut loaded = dynamic::load_files(&request, &Base { registry: &registry, directives: &[] })
        .unwrap_or_else(|problems| panic!("{name}: {problems}"));
    assert_eq!(loaded.len(), 1, "{name}");
    loaded.remove(0)
}

/// How many operations and other definitions have a note of one kind.
fn noted(dialect: &Dialect, what: Unchecked) -> usize {
    let mut of: Vec<&str> = dialect.report.iter().filter(|n| n.what == what).map(|n| n.of.as_str()).collect();
    of.sort_unstable();
    of.dedup();
    of.len()
}

#[test]
fn every_dialect_is_loaded() {
    let Some(include) = include() else { return };
    let mut all = [0; 4];
    eprintln!("dialect         operations  types  attributes  missing  in the generic form  not all checked");
    for (name, _) in dynamic::MLIR_22 {
        let dialect = load(&include, name);
        let def = dialect.def;
        let missing = noted(&dialect, Unchecked::Missing);
        let generic = noted(&dialect, Unchecked::Syntax);
        let partly = noted(&dialect, Unchecked::Condition);
        eprintln!(
            "{name:14}  {:>10}  {:>5}  {:>10}  {missing:>7}  {generic:>19}  {partly:>15}",
            def.ops.len(),
            def.types.len(),
            def.attrs.len() + def.enum_attrs.len(),
        );
        for (sum, count) in all.iter_mut().zip([def.ops.len(), missing, generic, partly]) {
            *sum += count;
        }
    }
    let [ops, missing, generic, partly] = all;
    eprintln!(
        "{ops} operations; {missing} definitions missing, {generic} in the generic form, {partly} not all checked"
    );
    assert!(missing * 20 <= ops, "at least 95 % of all operations are loaded");
}
