//! The words that begin control flow in other languages, and in Toy where a block follows; elsewhere they are names.

use support::Diagnostic;
use support::Span;

use crate::catalogue::DiagnosticCode;

/// Whether a name begins conditionals or loops, in Toy or elsewhere.
pub(crate) fn is_word(name: &str) -> bool {
    matches!(
        name,
        "do" | "elif"
            | "else"
            | "elseif"
            | "elsif"
            | "for"
            | "foreach"
            | "if"
            | "loop"
            | "match"
            | "repeat"
            | "switch"
            | "unless"
            | "while"
    )
}

/// How to write in Toy what a word was meant to begin.
pub(crate) fn advice(word: &str) -> &'static str {
    match word {
        "for" | "foreach" => "a loop that counts is written: for i in 0..n { ... }",
        "while" | "do" | "loop" | "repeat" => "a loop with a condition is written: while c { ... }",
        _ => "a choice is written: if c { ... } else if d { ... } else { ... }",
    }
}

/// The error for text that was meant as control flow and is not written as in Toy; `begins` says whether it begins a
/// statement.
pub(super) fn error(at: Span, word: &str, begins: bool) -> Diagnostic {
    if !matches!(word, "for" | "while" | "if" | "else") {
        return DiagnosticCode::NestedBlock
            .at(at, format!("Toy has no '{word}'"))
            .with_label("not a word of Toy")
            .with_help(advice(word));
    }
    let error = if begins {
        DiagnosticCode::ControlFlow
            .at(at, format!("this '{word}' is not written as in Toy"))
            .with_label("a block in braces belongs to it")
    } else {
        DiagnosticCode::ControlFlow
            .at(at, format!("'{word}' begins a statement"))
            .with_label("a value is needed here")
    };
    error.with_help(match (word, begins) {
        ("if" | "else", false) => "choose between values with where(condition, x, y)",
        ("else", true) => "it follows the '}' of an 'if': if c { ... } else { ... }",
        _ => advice(word),
    })
}
