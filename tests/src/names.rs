//! Finds and counts names of operations, operands and attributes that Rust repeats as text. They belong in
//! records: if a record changes, nothing notices the outdated copies.

use std::collections::BTreeSet;

use crate::rules::{Source, without_comments};

/// How many names a crate may repeat, and why. A crate that is not here repeats none.
pub const REPEATED: &[(&str, usize, &str)] =
    &[("mlir", 9, "the attributes of the interfaces of functions and symbols, and the tables of old names")];

/// Crates whose code is not shipped, or deals with names.
pub const NOT_COUNTED: &[&str] =
    &["tests", "generators", "ods-tests", "xtask", "bench", "ods", "tablegen", "embedding"];

const METADATA: &str = "names of LLVM's metadata";
const KIND: &str = "LLVM's kinds of attributes";
const HINTS: [&str; 4] =
    ["vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size"];

/// Words that are also the names of operands or attributes, with the file and their meaning there.
pub const WORDS: &[(&str, &[&str], &str)] = &[
    ("mlir/dialects/src/bufferization/assembly.rs", &["size_hint"], "a keyword of the assembly format"),
    ("mlir/dialects/src/llvm/dwarf.rs", &["base_type"], "a name in the DWARF standard"),
    ("mlir/dialects/src/llvm/globals.rs", &["vscale_range"], "a keyword of the assembly format"),
    ("mlir/dialects/src/memref/metadata.rs", &["base_buffer"], "a suggested name of a result"),
    ("mlir/dialects/src/scf/assembly.rs", &["no_inline"], "a keyword of the assembly format"),
    ("mlir/dialects/src/scf/forall.rs", &["memory_space"], "a mnemonic of attributes of another dialect"),
    ("mlir/dialects/src/vector/transfers.rs", &["masked"], "an attribute that MLIR once had, and refuses"),
    ("mlir/llvm/src/import/metadata.rs", &["function_entry_count", "branch_weights"], METADATA),
    ("mlir/llvm/src/import/metadata_state.rs", &HINTS, METADATA),
    ("mlir/llvm/src/translate/attributes.rs", &["vscale_range", "uwtable", "memory", "captures"], KIND),
    ("mlir/llvm/src/translate/control_flow.rs", &["branch_weights"], METADATA),
    (
        "mlir/llvm/src/translate/intrinsics.rs",
        &["vector.extract", "vector.insert", "strictfp"],
        "LLVM's names",
    ),
    ("mlir/llvm/src/translate/masks.rs", &["align"], KIND),
    ("mlir/llvm/src/translate/mod.rs", &HINTS, METADATA),
    ("mlir/llvm/src/translate/mod.rs", &["function_entry_count"], METADATA),
];

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

/// The names of operands and attributes in a file of records that are unlikely to be other text: those of
/// several words.
pub fn parts(td: &str) -> BTreeSet<String> {
    let names = td.split(":$").skip(1).map(|rest| {
        rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default().to_owned()
    });
    names.filter(|name| name.trim_matches('_').contains('_')).collect()
}

/// The places where a file repeats one of these names of operations and their parts, or looks up an attribute by
/// name.
pub fn repeated(source: &Source<'_>, names: &BTreeSet<String>) -> Vec<String> {
    const ASKS: [&str; 4] = ["attr(", "attribute(", "attr_slot(", "numbers("];
    let text = without_comments(source.shipped());
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for (at, literal) in literals(line) {
            let asks = ASKS.iter().any(|ask| {
                let before = &line[..at];
                before.rfind(ask).is_some_and(|start| {
                    let is_rusts = before[..start].ends_with("cfg_");
                    !is_rusts && !before[start + ask.len()..].contains(['(', ')', '"'])
                })
            });
            let is_word =
                WORDS.iter().any(|&(path, words, _)| path == source.path && words.contains(&literal));
            if !is_word && (names.contains(literal) || asks && is_name(literal)) {
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
        let td = "def AddOp : My_Op<\"add\", [Pure]> {\n\
                  let arguments = (ins I32:$lhs, OptionalAttr<DictArrayAttr>:$arg_attrs);\n}\n\
                  def T : TypeDef<D, \"T\">;\n";
        let names = operations(td, "my").into_iter().chain(parts(td)).collect();
        repeated(&Source { krate: "lowering", path: "a.rs", text }, &names)
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
        assert_eq!(found("self.attrs_of(\"arg_attrs\", 0)").len(), 1);
        assert_eq!(found("const ATTRS: &str = \"arg_attrs\";").len(), 1);
    }

    #[test]
    fn other_texts_are_not() {
        assert!(found("// op.attr(\"sym_name\") and \"my.add\"").is_empty());
        assert!(found("op.error(\"must have an attribute\")").is_empty());
        assert!(found("cx.string_attr(\"a text\")").is_empty());
        assert!(found("#[cfg_attr(target_os = \"macos\", allow(unused))]").is_empty());
        assert!(found("let a = \"my.other\";").is_empty());
        assert!(found("suggest(\"lhs\"); error(\"has no arg_attrs\")").is_empty());
        assert!(found("fn f() {}\n#[cfg(test)]\nmod tests { fn g() { \"my.add\"; } }").is_empty());
    }
}
