//! Parsing on several threads gives the same result and the same errors as on one.

use std::fmt::Write as _;

use support::{SourceMap, Span};

use super::dialect;
use crate::text::parser::deferral::Braces;
use crate::text::parser::module::parse_module_in;
use crate::text::parser::parallel;
use crate::text::printer::options::PrintOptions;
use crate::text::printer::print_module;

const OPTIONS: PrintOptions = PrintOptions { debuginfo: true, ..PrintOptions::DEFAULT };

/// The printed file, or its diagnostics, and whether threads parsed it.
fn parse(text: &str, threads: bool) -> (Result<String, String>, bool) {
    let cx = dialect::context();
    let mut sources = SourceMap::new();
    let file = sources.add("t.mlir", text);
    let part = Span::new(file, 0, text.len());
    let on_threads = threads && parallel::parse(&cx, &sources, part).is_some();
    let parsed = parse_module_in(&cx, &sources, part, threads);
    let printed = parsed.map(|parsed| print_module(&cx, &parsed.module, &OPTIONS));
    (printed.map_err(|errors| format!("{errors:?}")), on_threads)
}

/// A file of many functions, each with text that must not be mistaken for its end when it is
/// skipped.
fn functions(before: &str, after: &str) -> String {
    let mut text = format!("#map = affine_map<(d0) -> (d0 + 1)>\n!t = i32\n{before}");
    for i in 0..1500 {
        let _ = write!(
            text,
            r##"p.func @f{i}(%a: !t {{x.y = "}}"}}, %b: i32 loc("f":1:{i})) -> i32 {{
  // not the end: }} "
  %0 = add %a, %b {{s = "}} // \" {{", m = #map}} : i32 loc(#late)
  "un.known"() ({{
    %c = "x"() : () -> i32
    p.func private @inner() {{ ret }}
  }}) : () -> ()
  br ^bb1(%0 : i32)
^bb1(%d: i32):
  ret %d : i32
}}
"##
        );
    }
    text + "#late = loc(\"late\":7:8)\n" + after
}

#[test]
fn threads_change_nothing() {
    let wrapped = functions("builtin.module {\n", "").replace("#late = ", "}\n#late = ");
    for (text, on_threads) in [
        (functions("", ""), true),
        (functions("// }{\n", "p.func private @g()\n"), true),
        // Distinct attributes are numbered across the whole file.
        (functions("", "p.func @g() { \"a\"() {d = distinct[0]<>} : () -> () ret }\n"), false),
        // Names from outside cannot be defined again inside, so nothing is deferred.
        (functions("%z = \"v\"() : () -> i32\n", ""), true),
        (wrapped, true),
    ] {
        let (expected, _) = parse(&text, false);
        let (found, threads) = parse(&text, true);
        assert!(found == expected, "the outcomes differ");
        assert_eq!(threads, on_threads);
    }
}

#[test]
fn errors_are_those_of_one_thread() {
    for after in [
        "p.func @g() { ret %nowhere : i32 }",
        "p.func @g() {}",
        "p.func @g() { // empty\n }",
        "p.func @g() { ret",
        "p.func @g() { ret } }",
        "p.func @g() { br ^nowhere }",
        "p.func @g() { \"a\"() {s = \"} : () -> ()\n ret }",
        "p.func @g() { \"a\"() {m = #later} : () -> () ret }\n#later = affine_map<() -> ()>",
        "p.func @g(%a: i32) { %a = \"x\"() : () -> i32 ret }",
        "\"p.func\"() ({ ret }, { ret }) : () -> ()",
        "p.func @g() { ret } loc(#nowhere)",
    ] {
        let text = functions("", after);
        let (expected, _) = parse(&text, false);
        let (found, threads) = parse(&text, true);
        assert!(!threads && expected.is_err(), "{after}");
        assert_eq!(found, expected, "{after}");
    }
}

#[test]
fn aliases_between_functions_are_seen_behind_them() {
    let mut text = functions("", "");
    let mut last = String::from("affine_map<(d0) -> (d0)>");
    for i in 0..200 {
        let _ = writeln!(text, "#a{i} = {last}\np.func @g{i}() {{ \"a\"() {{m = #a{i}}} : () -> () ret }}");
        last = format!("#a{i}");
    }
    let (found, threads) = parse(&text, true);
    assert!(threads && found == parse(&text, false).0);
}

#[test]
fn ends_of_regions() {
    let end = |text: &str| Braces::new(text, 0).end_of_region(text, 0);
    assert_eq!(end("{ {} } }"), Some(6));
    assert_eq!(end("{ // }\n \"}\\\"}\" }"), Some(16));
    assert_eq!(end("{ \"//\" }"), Some(8));
    assert_eq!(end("{ \"a\\"), None);
    assert_eq!(end("{ // }"), None);
    let text = "{}{ // }\n}{}";
    let mut braces = Braces::new(text, 0);
    assert_eq!([0, 2, 10].map(|at| braces.end_of_region(text, at)), [Some(2), Some(10), Some(12)]);
}
