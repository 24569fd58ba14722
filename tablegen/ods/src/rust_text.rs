//! Rust in records: bodies, types and values that go into the generated text unchanged.
//!
//! rustc checks them there. Mistakes that would break the text around them (an unbalanced bracket, an unterminated
//! string, a character that Rust does not have) are found here, at their place in the record.

use std::ops::Range;

/// A mistake in a piece of Rust: its place and the message.
pub(crate) type Problem = (Range<usize>, String);

/// Checks that a piece of Rust is complete; placeholders such as `$_op` are names.
pub(crate) fn check(text: &str) -> Result<(), Problem> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut at = 0;
    while let Some(c) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = &text[at..];
        if let Some((opening, length)) = opaque(rest) {
            at += length.ok_or_else(|| unclosed(at, opening))?;
            continue;
        }
        at += match c {
            '(' | '[' | '{' => {
                open.push((at, c));
                1
            }
            ')' | ']' | '}' => match (open.pop(), c) {
                (Some((_, '(')), ')') | (Some((_, '[')), ']') | (Some((_, '{')), '}') => 1,
                (Some((_, other)), _) => {
                    return Err((at..at + 1, format!("'{c}' cannot close '{other}'")));
                }
                (None, _) => return Err((at..at + 1, format!("'{c}' closes nothing"))),
            },
            c if c.is_alphanumeric() || c == '_' => word(rest),
            c if c.is_whitespace() || "+-*/%^!&|=<>@.,;:#$?~".contains(c) => c.len_utf8(),
            other => return Err((at..at + other.len_utf8(), format!("{other:?} is not a part of Rust"))),
        };
    }
    match open.pop() {
        Some((at, c)) => Err(unclosed(at, &c.to_string())),
        None => Ok(()),
    }
}

fn unclosed(at: usize, what: &str) -> Problem {
    (at..at + what.len(), format!("'{what}' is not closed"))
}

/// A comment, string, character or lifetime that starts here: how it opens, and its length if it ends.
pub(crate) fn opaque(text: &str) -> Option<(&'static str, Option<usize>)> {
    match text.chars().next()? {
        '/' if text.starts_with("//") => Some(("//", Some(text.find('\n').unwrap_or(text.len())))),
        '/' if text.starts_with("/*") => Some(("/*", comment(text))),
        '"' => Some(("\"", string(text))),
        '\'' => Some(("'", quote(text))),
        'r' | 'b' | 'c' => raw_string(text),
        _ => None,
    }
}

/// The length of a word.
pub(crate) fn word(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// The places of words and placeholders (`$_op`), and those of strings and comments.
fn parts(text: &str) -> (Vec<Range<usize>>, Vec<Range<usize>>) {
    let mut words = Vec::new();
    let mut opaques = Vec::new();
    let mut at = 0;
    while let Some(c) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = &text[at..];
        let start = at;
        at += match (opaque(rest), c) {
            (Some((_, length)), _) => length.unwrap_or(rest.len()),
            (None, '$') => 1 + word(&rest[1..]),
            (None, c) => word(rest).max(c.len_utf8()),
        };
        match opaque(rest) {
            Some(_) => opaques.push(start..at),
            None if at - start > 1 || c.is_alphanumeric() || c == '_' => words.push(start..at),
            None => {}
        }
    }
    (words, opaques)
}

/// A piece of Rust with the placeholders that `value` knows replaced; strings and comments are left unchanged.
pub(crate) fn replaced(text: &str, value: impl Fn(&str) -> Option<String>) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut done = 0;
    for at in parts(text).0.into_iter().filter(|at| text[at.clone()].starts_with('$')) {
        if let Some(value) = value(&text[at.clone()]) {
            replaced.push_str(&text[done..at.start]);
            replaced.push_str(&value);
            done = at.end;
        }
    }
    replaced + &text[done..]
}

/// Whether a piece of Rust uses a placeholder or variable.
pub(crate) fn uses(text: &str, name: &str) -> bool {
    let is_member = |at: usize| {
        let before = text[..at].trim_end();
        before.ends_with("::") || before.ends_with('.') && !before.ends_with("..")
    };
    parts(text).0.into_iter().any(|at| &text[at.clone()] == name && !is_member(at.start))
}

/// The strings and comments of a piece of Rust that span several lines.
pub(crate) fn of_several_lines(text: &str) -> Vec<Range<usize>> {
    let opaques = parts(text).1.into_iter();
    opaques.filter(|at| text[at.clone()].contains('\n')).collect()
}

/// The length of a comment; comments nest.
fn comment(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    let mut at = 0;
    loop {
        let rest = text.get(at..)?;
        let next = rest.find(['/', '*'])?;
        match rest.get(next..next + 2) {
            Some("/*") => depth += 1,
            Some("*/") => depth = depth.saturating_sub(1),
            _ => {
                at += next + 1;
                continue;
            }
        }
        at += next + 2;
        if depth == 0 {
            return Some(at);
        }
    }
}

/// The length of a string.
fn string(text: &str) -> Option<usize> {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, c)| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map(|(at, _)| at + 1)
}

/// The beginning of a raw string, if one starts here, and its length, if it ends.
fn raw_string(text: &str) -> Option<(&'static str, Option<usize>)> {
    let after = text.strip_prefix(['b', 'c']).unwrap_or(text).strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let body = after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let start = text.len() - body.len();
    Some(("r\"", body.find(&end).map(|at| start + at + end.len())))
}

/// The length of a character, or of the quote of a lifetime.
fn quote(text: &str) -> Option<usize> {
    let mut chars = text.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first == '\\' {
        chars.next();
        return chars.find(|&(_, c)| c == '\'').map(|(at, _)| at + 1);
    }
    match chars.next() {
        Some((at, '\'')) => Some(at + 1),
        _ => (first.is_alphabetic() || first == '_').then_some(1),
    }
}

#[cfg(test)]
mod tests {
    use super::{check, replaced, uses};

    #[test]
    fn whole_pieces() {
        for text in [
            "",
            "Vec<mlir::TypeRef<'_>>",
            "fn(&'a [u8]) -> Option<char>",
            "match c { '{' => '\\'', '\\u{7d}' => \"}\\\"\", _ => r#\"\"{\"# }",
            "a // }\n + /* ( /* [ */ */ $_op.b()?",
            "b\"{\" r\"(\" br##\"\"#)\"##",
            "größe != 0",
        ] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn placeholders_and_variables() {
        let named = |text| replaced(text, |p| (p == "$_op").then(|| "op".to_owned()));
        for (text, wanted) in [
            ("$_op.x($_op)", "op.x(op)"),
            ("$_operand + $_op_ + $x$_op", "$_operand + $_op_ + $xop"),
            (
                "\"$_op\" r#\"$_op\"# '$' /* $_op */ $_op // $_op",
                "\"$_op\" r#\"$_op\"# '$' /* $_op */ op // $_op",
            ),
        ] {
            assert_eq!(named(text), wanted);
        }
        for text in ["cx", "f(cx.ty())", "&cx", "..cx", "S { cx }", "'a: { cx }"] {
            assert!(uses(text, "cx"), "{text}");
        }
        for text in ["crate::cxx()", "b.cx()", "\"cx\"", "crate::cx", "cx1", "// cx"] {
            assert!(!uses(text, "cx"), "{text}");
        }
    }

    #[test]
    fn broken_pieces() {
        let problem = |text| check(text).map_err(|(range, message)| (range.start, message));
        let err = |at, message: &str| Err((at, message.to_owned()));
        assert_eq!(problem("f(a]"), err(3, "']' cannot close '('"));
        assert_eq!(problem("a) b"), err(1, "')' closes nothing"));
        assert_eq!(problem("{ a("), err(3, "'(' is not closed"));
        assert_eq!(problem("a + \"b"), err(4, "'\"' is not closed"));
        assert_eq!(problem("/* /* */"), err(0, "'/*' is not closed"));
        assert_eq!(problem("r#\"a\""), err(0, "'r\"' is not closed"));
        assert_eq!(problem("a + `b`"), err(4, "'`' is not a part of Rust"));
        assert_eq!(problem("OpRef<'>"), err(6, "'\'' is not closed"));
    }
}
