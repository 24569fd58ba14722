//! Every entry has a page whose programs are compiled; their diagnostics, including labels and help, are
//! compared with the page. `UPDATE_EXPECT=1` rewrites the pages.

use std::fmt::Write as _;
use std::path::PathBuf;

use expect_test::{Expect, expect};
use support::{Diagnostic, FileId, render};

use super::DiagnosticCode;
use crate::Compiler;
use crate::pipeline::Level;

/// What the compiler says about a program.
fn diagnose(compiler: &Compiler, file: FileId) -> Vec<Diagnostic> {
    let mut program = match compiler.generate(file) {
        Ok(program) => program,
        Err(errors) => return errors.diagnostics,
    };
    let lowered = program.verify().and_then(|()| program.lower(Level::OptimizedToy));
    let errors = lowered.err().map(|errors| errors.diagnostics).unwrap_or_default();
    program.warnings().iter().cloned().chain(errors).collect()
}

/// The codes of the diagnostics about a program, and their text as a person sees it.
fn say(program: &str) -> (Vec<&'static str>, String) {
    let mut compiler = Compiler::new();
    let file = compiler.add("example.toy", program);
    let said = diagnose(&compiler, file);
    let drawn: String = said.iter().map(|d| render::pretty(compiler.sources(), d, false)).collect();
    let lines: Vec<&str> = drawn.lines().map(str::trim_end).collect();
    (said.iter().filter_map(|d| d.code).collect(), lines.join("\n"))
}

/// The page with the current diagnostics of its programs; a program without diagnostics after it must be
/// valid.
fn rewritten(entry: DiagnosticCode) -> String {
    let mut out = String::new();
    let mut blocks = entry.page().split("```toy\n");
    out.push_str(blocks.next().unwrap_or_default());
    for block in blocks {
        let (program, rest) = block.split_once("\n```\n").expect("a program ends");
        let (codes, said) = say(program);
        let _ = write!(out, "```toy\n{program}\n```\n");
        match rest.strip_prefix("\n```text\n") {
            Some(rest) => {
                let (_, rest) = rest.split_once("```\n").expect("a text ends");
                assert_eq!(codes, [entry.code()], "{program}\n{said}");
                let _ = write!(out, "\n```text\n{said}\n```\n{rest}");
            }
            None => {
                assert_eq!(said, "", "{program}");
                out.push_str(rest);
            }
        }
    }
    out
}

#[test]
fn pages_show_what_the_compiler_says() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    for &entry in DiagnosticCode::ALL {
        let page = rewritten(entry);
        if update {
            let file = format!("src/catalogue/pages/{}.md", entry.code());
            std::fs::write(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file), page)
                .expect("can be written");
        } else {
            assert!(page == entry.page(), "what is said is other than the page of {}:\n{page}", entry.code());
        }
    }
}

#[test]
fn every_entry_is_shown() {
    for &entry in DiagnosticCode::ALL {
        let is_shown = entry.page().contains("\n```\n\n```text\n") || TOO_LONG.contains(&entry);
        assert!(is_shown, "no program shows {}", entry.code());
        let title = entry.page().lines().next().unwrap_or_default();
        assert!(
            title.starts_with(&format!("# {}: ", entry.code())),
            "the page of {} has no title",
            entry.code()
        );
    }
    let mut codes: Vec<&str> = DiagnosticCode::ALL.iter().map(|entry| entry.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), DiagnosticCode::ALL.len(), "a code is there twice");
}

/// Entries whose programs are too long for a page; the tests below show them.
const TOO_LONG: [DiagnosticCode; 6] = [
    DiagnosticCode::NestingTooDeep,
    DiagnosticCode::LiteralTooLarge,
    DiagnosticCode::StructTooLarge,
    DiagnosticCode::StructNestingTooDeep,
    DiagnosticCode::TooManyShapes,
    DiagnosticCode::TooManyDimensions,
];

/// Checks the diagnostics of a program that is too long for a page.
fn check(entry: DiagnosticCode, program: &str, expected: Expect) {
    let mut compiler = Compiler::new();
    let file = compiler.add("long.toy", program);
    let said = diagnose(&compiler, file);
    assert_eq!(said.iter().map(|d| d.code).collect::<Vec<_>>(), [Some(entry.code())]);
    expected.assert_eq(&crate::test_util::show(compiler.sources(), &said));
}

#[test]
fn nesting_too_deep() {
    let program = format!("def main() {{\n  print({}1{});\n}}", "(".repeat(1000), ")".repeat(1000));
    check(
        DiagnosticCode::NestingTooDeep,
        &program,
        expect![[r#"
        2:1007-1008 error: brackets nest deeper than 1000 levels
            here: nesting is too deep from here on
            help: give inner expressions names with 'var'
    "#]],
    );
}

#[test]
fn literal_too_large() {
    let row = format!("[{}1]", "1,".repeat((1 << 20) - 1));
    let program = format!("def main() {{\n  print([\n{row},\n{row},\n{row},\n{row},\n{row}]);\n}}");
    check(
        DiagnosticCode::LiteralTooLarge,
        &program,
        expect![[r#"
        7:1-2097154 error: tensor literal has too many elements
            here: more than 4194304 up to here
            3:1-2097154: the first of them
            help: compute large tensors from smaller ones
    "#]],
    );
}

#[test]
fn too_many_dimensions() {
    let shape = ["1"; 65].join(",");
    let program = format!("def main() {{\n  var a<{shape}> = 1;\n  print(a);\n}}");
    check(
        DiagnosticCode::TooManyDimensions,
        &program,
        expect![[r#"
        2:8-139 error: a shape of 65 dimensions
            here: a tensor has at most 64
            help: leave out dimensions of size 1: they hold no more elements
    "#]],
    );
    let literal = |depth| format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    // In a call, and as a statement: literals are read in two ways.
    for program in ["def main() {\n  print(LITERAL);\n}", "def main() {\n  LITERAL;\n}"]
        .map(|text| text.replace("LITERAL", &literal(65)))
    {
        let mut compiler = Compiler::new();
        let file = compiler.add("long.toy", program);
        let said = diagnose(&compiler, file);
        let said: Vec<_> = said.iter().map(|d| (d.code, &*d.message)).collect();
        assert_eq!(said, [(Some("E0708"), "a tensor literal of 65 dimensions")]);
    }
    let mut compiler = Compiler::new();
    let most = ["1"; 64].join(",");
    let literal = literal(64);
    let file = compiler.add("most.toy", format!("def main() {{ var a<{most}> = {literal}; print(a); }}"));
    assert_eq!(diagnose(&compiler, file), []);
}

#[test]
fn struct_too_large() {
    let fields: String = (0..1025).map(|i| format!("  var f{i};\n")).collect();
    let program = format!("struct Large {{\n{fields}}}\ndef main() {{\n  print(1);\n}}");
    check(
        DiagnosticCode::StructTooLarge,
        &program,
        expect![[r#"
        1:8-13 error: struct is too large
            here: holds 1025 tensors
            help: at most 32 structs nest, with 1024 tensors in them
    "#]],
    );
}

#[test]
fn structs_nest_too_deep() {
    let mut program = "struct S0 {\n  var x;\n}\n".to_string();
    for i in 1..33 {
        let _ = write!(program, "struct S{i} {{\n  S{} x;\n}}\n", i - 1);
    }
    program.push_str("def main() {\n  print(1);\n}\n");
    check(
        DiagnosticCode::StructNestingTooDeep,
        &program,
        expect![[r#"
        97:8-11 error: structs nest too deep
            here: 33 structs inside each other
            help: at most 32 structs nest, with 1024 tensors in them
    "#]],
    );
}

#[test]
fn too_many_shapes() {
    // Too long to be inlined; 17 shapes of the first argument with 17 of the second are 289 combinations.
    let sum = vec!["transpose(a)"; 70].join(" + ");
    let mut program =
        format!("def f(a, b) {{\n  var sum = {sum};\n  print(sum);\n  print(b);\n}}\ndef main() {{\n");
    let row = |length: usize| format!("[{}]", vec!["1"; length].join(", "));
    for (i, j) in (1..=17).flat_map(|i| (1..=17).map(move |j| (i, j))) {
        let _ = writeln!(program, "  f({}, {});", row(i), row(j));
    }
    program.push_str("}\n");
    check(
        DiagnosticCode::TooManyShapes,
        &program,
        expect![[r#"
        263:3-4 error: function 'f' is called with too many combinations of argument shapes
            help: a function is compiled for at most 256 combinations of argument shapes
    "#]],
    );
}
