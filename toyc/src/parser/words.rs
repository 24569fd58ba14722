//! The words with which other languages begin control flow; in Toy they are names.

/// What statements begin with that happen once, often, or not at all.
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

/// What a function consists of, as help.
pub(crate) const FLAT: &str = "the body of a function is a flat list of statements, without 'if' and loops";
