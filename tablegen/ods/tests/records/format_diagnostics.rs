//! Diagnostics about assembly formats. `formats/mistakes.txt` holds one format per line, for the operation below;
//! `formats/mistakes.out` the messages about each, with the place underlined. If `mlir-tblgen` is installed, its message
//! must be among them.

use expect_test::{expect, expect_file};
use support::{Diagnostic, SourceMap};

use crate::diagnostics::{check, check_format};
use crate::tool::mlir_tblgen;

const MISTAKES: &str = include_str!("../formats/mistakes.txt");

const OPERATION: &str = "include \"mlir/IR/OpBase.td\"
def D : Dialect { let name = \"d\"; let cppNamespace = \"d\"; }
def XOp : Op<D, \"x\"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b, I64Attr:$n, UnitAttr:$flag, OptionalAttr<AnyAttr>:$any,
                       DefaultValuedAttr<I64Attr, \"1\">:$def, AnyAttr:$plain);
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = [{";

/// The diagnostics about a format, with the place of each in the format, if it is inside.
fn diagnose(format: &str) -> Vec<(Diagnostic, Option<(usize, usize)>)> {
    let mut sources = SourceMap::new();
    let main = sources.add("t.td", format!("{OPERATION}{format}}}];\n}}\n"));
    let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    assert_eq!(rust.is_none(), diagnostics.iter().any(Diagnostic::is_error), "{format}");
    let inside = |d: &Diagnostic| {
        let span = d.span.filter(|s| s.file == main)?;
        let start = (span.start as usize).checked_sub(OPERATION.len())?;
        let end = (span.end as usize).checked_sub(OPERATION.len())?;
        (start <= end && end <= format.len()).then_some((start, end))
    };
    diagnostics.into_iter().map(|d| (d.clone(), inside(&d))).collect()
}

#[test]
fn every_mistake_has_its_message_and_place() {
    let mut shown = String::new();
    for format in MISTAKES.lines() {
        shown += &format!("{format}\n");
        let diagnostics = diagnose(format);
        if diagnostics.is_empty() {
            shown += "    accepted\n";
        }
        for (d, place) in diagnostics {
            let (start, end) = place.unwrap_or_else(|| panic!("outside of the format: {format}: {d:?}"));
            shown += &format!("{}{} {}\n", " ".repeat(start), "^".repeat((end - start).max(1)), d.message);
            // Missing parts are reported at the end, with the same help each time.
            if let Some(help) = d.help.filter(|_| start < format.len()) {
                shown += &format!("    help: {help}\n");
            }
        }
    }
    expect_file!["../formats/mistakes.out"].assert_eq(&shown);
}

/// Formats whose messages differ on purpose.
const DIFFERENT: [(&str, &str); 13] = [
    ("custom<Foo>(ref(prop-dict))", "a crash with the same words"),
    ("oilist(`x` type($a))", "the manual: variables must be optional or variadic"),
    ("oilist(`x` type($r))", "the manual: variables must be optional or variadic"),
    (
        "oilist(`x` attr-dict)",
        "the manual: only literals, types and variables; there the type of the result is missed",
    ),
    ("oilist(`x` oilist(`y` $b))", "the manual: only literals, types and variables"),
    ("oilist(`x` operands)", "the manual: only literals, types and variables"),
    (
        "oilist(`x` $any `:` type($b)) operands type($a) type($r) attr-dict-with-keyword $next $body",
        "the attribute's parser takes the `:`",
    ),
    (
        "oilist(`x` | `x`) operands functional-type(operands,results) attr-dict-with-keyword $next $body",
        "the second clause is never parsed",
    ),
    (
        "oilist(`x` oilist(`y` $any)) operands functional-type(operands,results) attr-dict-with-keyword $next $body",
        "the manual: only literals, types and variables",
    ),
    (
        "oilist(`x` operands) functional-type(operands,results) attr-dict-with-keyword $next $body",
        "the manual: only literals, types and variables",
    ),
    (
        "oilist(`` `x` $any) operands functional-type(operands,results) attr-dict-with-keyword $next $body",
        "a clause is known by its keyword",
    ),
    (
        "oilist(` `) operands functional-type(operands,results) attr-dict-with-keyword $next $body",
        "a clause is known by its keyword",
    ),
    ("", "no format at all"),
];

#[test]
fn messages_are_those_of_mlir_tblgen() {
    let folder = std::env::temp_dir().join(format!("ods-formats-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let file = folder.join("t.td");
    let mut wrong = String::new();
    for format in MISTAKES.lines().filter(|f| DIFFERENT.iter().all(|(other, _)| other != f)) {
        std::fs::write(&file, format!("{OPERATION}{format}}}];\n}}\n")).expect("a temporary file");
        let Some(output) = mlir_tblgen(&["-gen-op-defs"], &file) else { return };
        let text = String::from_utf8_lossy(&output.stderr);
        let mut theirs = text.lines().filter_map(|l| l.strip_prefix("error: "));
        let ours = diagnose(format);
        let same = match theirs.next() {
            Some(message) => ours.iter().any(|(d, _)| d.message == message),
            None => ours.is_empty(),
        };
        if !same {
            let ours: Vec<&str> = ours.iter().map(|(d, _)| &*d.message).collect();
            wrong += &format!("{format}\n  ours: {ours:?}\n  theirs: {text:.300}\n");
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn a_diagnostic_in_full() {
    check_format(
        "$a $b $n type(operands) type($r) $aa $body attr-dict",
        expect![[r#"
            t.td:6:58: error: expected variable to refer to an argument, region, result, or successor
              let assemblyFormat = "$a $b $n type(operands) type($r) $aa $body attr-dict";
                                                                     ^~~
              help: did you mean '$a'?
        "#]],
    );
    check_format(
        "$a $b type(operands) type($r) $body attr-dict $a",
        expect![[r#"
            t.td:6:71: error: operand 'a' is already bound
              let assemblyFormat = "$a $b type(operands) type($r) $body attr-dict $a";
                                                                                  ^~
            t.td:6:25: note: it is written here
              let assemblyFormat = "$a $b type(operands) type($r) $body attr-dict $a";
                                    ^~
        "#]],
    );
}

#[test]
fn variadic_results_must_be_written() {
    check(
        "def XOp : D_Op<\"x\"> { let results = (outs Variadic<Index>:$r); let assemblyFormat = \"attr-dict\"; }",
        expect![[r#"
            t.td:2:95: error: type of result #0, named 'r', is not buildable and a buildable type cannot be inferred
            def XOp : D_Op<"x"> { let results = (outs Variadic<Index>:$r); let assemblyFormat = "attr-dict"; }
                                                                                                          ^
              help: suggest adding a type constraint to the operation or adding a 'type($r)' directive to the custom assembly format
        "#]],
    );
}

#[test]
fn code_among_parameters() {
    check(
        "def XOp : D_Op<\"x\"> { let assemblyFormat = [{custom<A>(\"$_builder.i32_typ()\") attr-dict}]; }",
        expect![[r#"
            t.td:2:67: error: a builder has no method 'i32_typ'
            def XOp : D_Op<"x"> { let assemblyFormat = [{custom<A>("$_builder.i32_typ()") attr-dict}]; }
                                                                              ^~~~~~~
              help: did you mean 'f32_type'?
        "#]],
    );
    check("def XOp : D_Op<\"x\"> { let assemblyFormat = [{custom<A>(\"$_ctxt\") attr-dict}]; }", expect![""]);
}

#[test]
fn the_format_wins_over_hand_written_functions() {
    check(
        "def XOp : D_Op<\"x\"> { let assemblyFormat = \"attr-dict\"; let hasCustomAssemblyFormat = 1; }",
        expect![""],
    );
}

#[test]
fn deep_formats_are_refused() {
    for opening in ["qualified(", "oilist(`a` ", "type(", "custom<X>(", "custom<X>(ref(", "("] {
        let diagnostics = diagnose(&opening.repeat(10000));
        assert_eq!(diagnostics.len(), 1, "{opening}");
    }
    check_format(
        &format!("{}$b^{}", "(`x` ".repeat(60), ")?".repeat(60)),
        expect![[r#"
            t.td:6:181: error: format elements are nested too deeply
            ...`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (`x` (...
                                                                           ^~~
        "#]],
    );
}
