//! Everything that is written to the error stream.

use std::io::{IsTerminal, Write};

use mlir::{Context, Diag};
use support::{Diagnostic, SourceMap, render};

/// Writes to the error stream; a closed one is nobody's problem.
pub(crate) fn say(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// How diagnostics look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// The source with labels.
    Pretty,
    /// One line each where the reader is a program, else as [`Style::Pretty`].
    ForTools,
}

/// Shows diagnostics.
pub(crate) fn show(style: Style, sources: &SourceMap, diagnostics: &[Diagnostic]) {
    let terminal = std::io::stderr().is_terminal();
    let color = terminal && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
    let mut pretty = render::Pretty::new(sources, color);
    for diagnostic in diagnostics {
        match style == Style::Pretty || terminal {
            true => say(&pretty.draw(diagnostic)),
            false => say(&render::plain(sources, diagnostic)),
        }
    }
}

/// Shows diagnostics that are placed by locations.
pub(crate) fn show_at(style: Style, cx: &Context, sources: &SourceMap, diags: &[Diag]) {
    let resolved: Vec<Diagnostic> = diags.iter().map(|d| d.resolve(cx, sources)).collect();
    show(style, sources, &resolved);
}
