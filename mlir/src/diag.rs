//! Diagnostics that are placed by IR locations.
//!
//! The parser places its errors by spans of the text; everything later only has the locations that operations
//! carry. [`Diag::resolve`] turns the latter into the former where the file is known.

use support::{Diagnostic, LineColumn, Severity, SourceMap, Span};

use crate::context::Context;
use crate::ir::{Op, OpRef};
use crate::location::{Loc, LocKind};

/// A message about an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diag {
    /// Error, warning or note.
    pub severity: Severity,
    /// A code such as `E0503`, where the producer has a catalogue.
    pub code: Option<&'static str>,
    /// Where the operation comes from.
    pub loc: Loc,
    /// What is wrong.
    pub message: String,
    /// Follow-ups.
    pub notes: Vec<Diag>,
    /// What to do about it.
    pub help: Option<String>,
    /// The operation that is to be shown and is not yet.
    pub(crate) shown: Option<Shown>,
}

/// An operation that an error shows when it is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// The stamp of the body that holds it.
    pub(crate) body: u32,
    pub(crate) op: Op,
    /// At the end of the message.
    in_message: bool,
    /// In a note.
    in_note: bool,
}

/// How many callers of a place are shown.
const MAX_CALLERS: usize = 10;

impl Diag {
    /// An error at a location.
    pub fn error(loc: Loc, message: impl Into<String>) -> Self {
        Diag {
            severity: Severity::Error,
            code: None,
            loc,
            message: message.into(),
            notes: Vec::new(),
            help: None,
            shown: None,
        }
    }

    /// An error that shows an operation at the end of the message when it is reported, and in a note if the context asks
    /// for it.
    pub(crate) fn showing(op: OpRef<'_>, message: impl Into<String>, in_message: bool) -> Self {
        let in_note = op.cx().prints_op_on_diagnostic();
        let shown = Shown { body: op.body().stamp, op: op.id(), in_message, in_note };
        Diag { shown: (in_message || in_note).then_some(shown), ..Diag::error(op.loc(), message) }
    }

    /// Shows the operation, whose text is `op`.
    pub(crate) fn show(&mut self, shown: Shown, op: &str) {
        if shown.in_message {
            self.message.push_str(op);
        }
        if shown.in_note {
            let note = Diag::error(self.loc, format!("see current operation: {op}"));
            self.notes.insert(0, Diag { severity: Severity::Note, ..note });
        }
    }

    /// Adds a note at a location.
    pub fn with_note(mut self, loc: Loc, message: impl Into<String>) -> Self {
        self.notes.push(Diag { severity: Severity::Note, ..Diag::error(loc, message) });
        self
    }

    /// Sets the code of a catalogue.
    pub fn with_code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// Says what to do.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

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
                format!("{}: {}", crate::text::loc_to_string(cx, self.loc), self.message)
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

/// The calls that a location tells of, the innermost first. A call may have been inlined before what it is in was, or
/// after, so that there are call sites on either side of a call site.
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

/// Where the word or symbol that starts at `at` ends; locations have no length of their own.
fn token_end(text: &str, at: usize) -> usize {
    let Some(rest) = text.get(at..) else { return at };
    let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '"' | '%' | '@');
    let len: usize = rest.chars().take_while(|&c| word(c)).map(char::len_utf8).sum();
    at + if len == 0 { rest.chars().next().map_or(0, char::len_utf8) } else { len }
}
