//! Output to the error stream.

use std::borrow::Cow;

use clap::ValueEnum;
use support::diagnostic::Kind;
use support::tool::{has_colors, say};
use support::{Diagnostic, Severity, SourceMap, json, render};
use toyc::catalogue::DiagnosticCode;

/// How diagnostics look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ErrorFormat {
    /// A line for each message, and the line of the source
    Plain,
    /// The source with labels
    Pretty,
    /// An object on each line, as rustc writes them
    Json,
}

/// The longest word that is shown whole, in bytes.
const MAX_WORD: usize = 200;

/// How much of a longer word is shown.
const CUT: usize = 60;

/// Shortens words of a diagnostic that are too long to read, such as a name of a megabyte.
fn cut_words(d: &mut Diagnostic) {
    let texts = [&mut d.message, &mut d.label].into_iter().chain(d.help.as_mut());
    for text in texts.chain(d.labels.iter_mut().map(|label| &mut label.message)) {
        if text.len() > MAX_WORD {
            *text = text.split_inclusive(char::is_whitespace).map(cut_word).collect();
        }
    }
    d.notes.iter_mut().for_each(cut_words);
}

fn cut_word(word: &str) -> Cow<'_, str> {
    if word.len() <= MAX_WORD {
        return word.into();
    }
    let start = word.floor_char_boundary(CUT);
    let end = word.ceil_char_boundary(word.len() - 2);
    format!("{}...{}", &word[..start], &word[end..]).into()
}

/// A diagnostic as a JSON object on a line, with the explanation of its code.
pub(crate) fn as_json(sources: &SourceMap, diagnostic: &Diagnostic) -> String {
    json::line(sources, diagnostic, |code| DiagnosticCode::from_code(code).map(DiagnosticCode::page))
}

/// How warnings are treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Warnings {
    Show,
    Hide,
    /// Warnings are errors.
    Deny,
}

/// Shows diagnostics as the command line requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reporter {
    pub(crate) format: ErrorFormat,
    pub(crate) warnings: Warnings,
    /// How many errors are shown individually.
    pub(crate) max_errors: usize,
}

impl Reporter {
    /// Shows diagnostics; returns whether there are errors among them.
    pub(crate) fn show(&self, sources: &SourceMap, diagnostics: &[Diagnostic]) -> bool {
        let mut pretty = render::Pretty::new(sources, has_colors());
        let mut has_errors = false;
        for diagnostic in diagnostics {
            let mut diagnostic = diagnostic.clone();
            cut_words(&mut diagnostic);
            let is_warning = diagnostic.severity == Severity::Warning;
            let counts_warnings = diagnostic.kind == Some(Kind::More(Severity::Warning));
            match self.warnings {
                Warnings::Hide if is_warning || counts_warnings => continue,
                Warnings::Deny if is_warning => diagnostic.severity = Severity::Error,
                _ => {}
            }
            has_errors |= diagnostic.is_error();
            say(&match self.format {
                ErrorFormat::Plain => render::plain(sources, &diagnostic),
                ErrorFormat::Pretty => pretty.draw(&diagnostic),
                ErrorFormat::Json => as_json(sources, &diagnostic),
            });
        }
        has_errors
    }

    /// Shows an error that has no place in the input.
    pub(crate) fn error(&self, message: &str) {
        self.show(&SourceMap::new(), &[Diagnostic::error(None, message)]);
    }
}
