//! The words that begin control flow in other languages; in Toy they are names.

/// Whether a name begins conditionals or loops in other languages.
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

/// A description of the body of a function, as help.
pub(crate) const FLAT: &str = "the body of a function is a flat list of statements, without 'if' and loops";
