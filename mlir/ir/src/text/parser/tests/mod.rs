//! Tests of the parser: valid text is printed in the generic form; errors are shown as a user sees them.
//!
//! Texts and messages have been compared with `mlir-opt` 22.

mod custom;
mod dialect;
mod generic;
mod old_text;
mod parallel;
mod robust;
mod types;

use expect_test::Expect;
use support::SourceMap;

use super::module::parse_module;
use crate::text::printer::options::PrintOptions;
use crate::text::printer::print_module;
use crate::values::context::Context;

/// The text of a module in the generic form, or its diagnostics.
fn parse_in(cx: &Context, text: &str) -> Result<String, String> {
    let mut sources = SourceMap::new();
    let file = sources.add("t.mlir", text);
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    match parse_module(cx, &sources, file) {
        Ok(module) => Ok(print_module(cx, &module, &options)),
        Err(diagnostics) => {
            let plain = |d: &support::Diagnostic| {
                let mut out = support::render::plain(&sources, d);
                out.truncate(out.trim_end().len());
                out
            };
            Err(diagnostics.iter().map(plain).collect::<Vec<_>>().join("\n") + "\n")
        }
    }
}

/// Checks the result of parsing a text.
fn check(text: &str, expect: Expect) {
    let cx = dialect::context();
    let out = parse_in(&cx, text).unwrap_or_else(|error| format!("REJECTED\n{error}"));
    expect.assert_eq(&out);
}

/// Checks the messages for texts. Each is on one line: what is wrong, then, after `
/// `, where.
fn check_errors(cases: &[(&str, &str)]) {
    for (text, message) in cases {
        let cx = dialect::context();
        let error = parse_in(&cx, text).expect_err(text);
        let first = error.lines().next().unwrap_or_default();
        assert_eq!(first, format!("t.mlir:{message}"), "in {text}");
    }
}
