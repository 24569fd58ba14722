//! Diagnostics as compact text for snapshots.

use std::fmt::Write;

use expect_test::Expect;
use support::{Diagnostic, SourceMap, Span};

/// The errors in the names and types of a module, or the warnings about it.
pub(crate) fn diagnostics(module: &crate::ast::Module) -> Vec<Diagnostic> {
    match crate::sema::check(module, crate::Start::Main, crate::MAX_ERRORS) {
        Ok((_, warnings)) => warnings,
        Err(errors) => errors,
    }
}

/// `line:col-col message` lines, then, indented, the label at each place, then the help.
pub(crate) fn show(sources: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    let place = |span: Option<Span>| {
        span.map_or("-".to_string(), |s| {
            let start = sources.line_column(s.file, s.start);
            let end = sources.line_column(s.file, s.end);
            if start.line == end.line { format!("{start}-{}", end.column) } else { format!("{start}-{end}") }
        })
    };
    let mut out = String::new();
    for d in diagnostics {
        let _ = writeln!(out, "{} {}: {}", place(d.span), d.severity.word(), d.message);
        if !d.label.is_empty() {
            let _ = writeln!(out, "    here: {}", d.label);
        }
        for label in &d.labels {
            let _ = writeln!(out, "    {}: {}", place(Some(label.span)), label.message);
        }
        if let Some(help) = &d.help {
            let _ = writeln!(out, "    help: {help}");
        }
    }
    out
}

/// The diagnostics of a program without syntax errors as text, labels included.
pub(crate) fn check(text: &str, expected: Expect) {
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    let (module, errors) = crate::parser::parse(&sources, file);
    assert!(errors.is_empty(), "{errors:?}");
    expected.assert_eq(&show(&sources, &diagnostics(&module)));
}
