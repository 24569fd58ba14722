//! Turns diagnostics about operations into diagnostics about source text.

use support::{Diagnostic, LineColumn, Severity, SourceMap, Span};

use crate::ir::diag::Diag;
use crate::text::printer::state::loc_to_string;
use crate::values::context::Context;
use crate::values::ids::Loc;
use crate::values::loc_kind::LocKind;

/// How many callers of a location are shown at most.
const MAX_CALLERS: usize = 10;

impl Diag {
    /// The diagnostic with spans of the texts in `sources`; the callers of a call-site location become notes.
    pub fn resolve(&self, cx: &Context, sources: &SourceMap) -> Diagnostic {
        let mut d = self.placed(cx, sources);
        for caller in callers(cx, self.loc) {
            let note = Diag { severity: Severity::Note, ..Diag::error(caller, "called from") };
            d.notes.push(note.placed(cx, sources));
        }
        d.notes.extend(self.notes.iter().map(|n| n.placed(cx, sources)));
        d
    }

    /// The diagnostic without its notes.
    fn placed(&self, cx: &Context, sources: &SourceMap) -> Diagnostic {
        let place = cx.file_place(self.loc);
        let span = place.and_then(|(file, line, column)| {
            let id = sources.find(cx.str(file))?;
            let at = sources.offset(id, LineColumn { line, column })? as usize;
            Some(Span::new(id, at, token_end(sources.text(id), at)))
        });
        let message = match place {
            None if self.loc != Loc::UNKNOWN && !cx.is_large_loc(self.loc) => {
                format!("{}: {}", loc_to_string(cx, self.loc), self.message)
            }
            _ => self.message.clone(),
        };
        let mut d = Diagnostic::new(self.severity, span, message);
        if span.is_none() {
            d.elsewhere = Some(match place {
                Some((file, line, column)) => format!("{}:{line}:{column}", cx.str(file)),
                None => "<unknown>:0".to_string(),
            });
        }
        d.code = self.code;
        d.help.clone_from(&self.help);
        d
    }
}

/// The calls in a location, the innermost first. Inlining may happen in any order, so either part of a call site may
/// contain call sites.
fn callers(cx: &Context, loc: Loc) -> Vec<Loc> {
    let mut found = Vec::new();
    let mut pending = vec![(loc, false)];
    while let Some((loc, is_caller)) = pending.pop() {
        if is_caller {
            found.push(cx.innermost_loc(loc));
        }
        if found.len() == MAX_CALLERS {
            break;
        }
        if let LocKind::CallSite { callee, caller } = cx.loc_kind(loc) {
            pending.extend([(caller, true), (callee, false)]);
        }
    }
    found
}

/// The end of the word or symbol that starts at `at`; locations have no length.
fn token_end(text: &str, at: usize) -> usize {
    let Some(rest) = text.get(at..) else { return at };
    let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '"' | '%' | '@');
    let len: usize = rest.chars().take_while(|&c| word(c)).map(char::len_utf8).sum();
    at + if len == 0 { rest.chars().next().map_or(0, char::len_utf8) } else { len }
}
