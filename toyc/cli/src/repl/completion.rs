//! The completions that a terminal offers, and whether an input continues.

use std::cell::RefCell;
use std::rc::Rc;

use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{Context, Helper, Result};
use toyc::session::{Session, is_complete};

use super::commands::{self, STAGES};

/// Answers the editor's questions.
pub(super) struct Assistant {
    pub(super) session: Rc<RefCell<Session>>,
    pub(super) files: FilenameCompleter,
}

impl Helper for Assistant {}
impl Highlighter for Assistant {}

impl Hinter for Assistant {
    type Hint = String;
}

impl Validator for Assistant {
    fn validate(&self, input: &mut ValidationContext<'_>) -> Result<ValidationResult> {
        let text = input.input();
        let goes_on = !text.trim_start().starts_with(':') && !is_complete(text);
        Ok(if goes_on { ValidationResult::Incomplete } else { ValidationResult::Valid(None) })
    }
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> Result<(usize, Vec<Pair>)> {
        let before = line.get(..at).unwrap_or(line);
        if let Some(path) = before.trim_start().strip_prefix(":load ") {
            // `:load` takes a name unchanged, as if it were quoted.
            let path = format!("'{}", path.trim_start());
            let (start, files) = self.files.complete_path(&path, path.len())?;
            return Ok((at + start - path.len(), files));
        }
        let (start, names) = candidates(&self.session.borrow(), before);
        let pair = |name: String| Pair { display: name.clone(), replacement: name };
        Ok((start, names.into_iter().map(pair).collect()))
    }
}

/// The names with which the word at the end of a text can continue, in order, and where the word
/// begins.
fn candidates(session: &Session, before: &str) -> (usize, Vec<String>) {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let start = before.trim_end_matches(is_name).len();
    let (rest, word) = before.split_at(start);
    if rest.trim() == ":" {
        let colon = start - 1;
        let names = commands::names().filter(|name| name[1..].starts_with(word));
        return (colon, names.collect());
    }
    if rest.trim() == ":mlir" {
        let stages = STAGES.iter().map(|(name, _)| (*name).to_owned());
        return (start, stages.filter(|name| name.starts_with(word)).collect());
    }
    let mut names: Vec<String> = match rest.strip_suffix('.') {
        Some(rest) => {
            let path = &rest[rest.trim_end_matches(|c| is_name(c) || c == '.').len()..];
            session.fields(path).into_iter().map(str::to_owned).collect()
        }
        None => session.names().map(str::to_owned).collect(),
    };
    names.retain(|name| name.starts_with(word));
    names.sort();
    names.dedup();
    (start, names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fields_and_commands_are_completed() {
        let mut session = Session::new();
        let text =
            "struct P { var left; var right; } struct Q { P p; } var alpha = 1; P p = {1, 2}; Q q = {p};";
        session.input(text, &mut Vec::new(), |_| ()).expect("this is valid");
        for (before, start, expected) in [
            ("al", 0, &["all", "alpha"][..]),
            ("print(alp", 6, &["alpha"]),
            ("p.", 2, &["left", "right"]),
            ("1 + q.p.le", 8, &["left"]),
            ("q.", 2, &["p"]),
            ("alpha.", 6, &[]),
            ("unknown.r", 8, &["right"]),
            ("tr", 0, &["transpose"]),
            ("de", 0, &["def"]),
            (":ti", 0, &[":time"]),
            (":mlir ", 6, &["toy", "opt", "affine", "cf", "llvm"]),
            (" :mlir a", 7, &["affine"]),
            (":", 0, &[":mlir", ":llvm", ":asm", ":time", ":type", ":vars", ":load", ":help", ":quit"]),
            ("\u{e9}.", 3, &["left", "p", "right"]),
        ] {
            let (at, names) = candidates(&session, before);
            assert_eq!(
                (at, names.iter().map(String::as_str).collect::<Vec<_>>()),
                (start, expected.to_vec()),
                "{before}"
            );
        }
    }
}
