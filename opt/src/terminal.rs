//! Writes diagnostics to standard error.

use std::io::IsTerminal;

use support::tool::say;
use support::{Diagnostic, SourceMap, render};

/// Shows diagnostics: with drawings of the source on a terminal, as plain lines otherwise.
pub(crate) fn show(sources: &SourceMap, diagnostics: &[Diagnostic]) {
    let terminal = std::io::stderr().is_terminal();
    let color = terminal && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
    let mut pretty = render::Pretty::new(sources, color);
    for diagnostic in diagnostics {
        match terminal {
            true => say(&pretty.draw(diagnostic)),
            false => say(&render::plain(sources, diagnostic)),
        }
    }
}
