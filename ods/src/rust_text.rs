//! Rust inside records: bodies, types and values that go into the generated text as they are.
//!
//! rustc reads them there. What would break the text around them (a bracket without its partner, a string without an
//! end, a character that Rust does not have) is found here, at its place in the record.

use std::ops::Range;

/// What is wrong with a piece of Rust, and where in it.
pub(crate) type Problem = (Range<usize>, String);

/// Checks that a piece of Rust ends where it ends; placeholders such as `$_op` are names.
pub(crate) fn check(text: &str) -> Result<(), Problem> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut at = 0;
    while let Some(c) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = &text[at..];
        at += match c {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => comment(rest).ok_or_else(|| unclosed(at, "/*"))?,
            '"' => string(rest).ok_or_else(|| unclosed(at, "\""))?,
            '\'' => quote(rest).ok_or_else(|| unclosed(at, "'"))?,
            'r' | 'b' if raw_string(rest).is_some() => {
                raw_string(rest).flatten().ok_or_else(|| unclosed(at, "r\""))?
            }
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
            c if c.is_alphanumeric() || c == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            c if c.is_whitespace() || "+-*/%^!&|=<>@.,;:#$?~".contains(c) => c.len_utf8(),
            other => return Err((at..at + other.len_utf8(), format!("{other:?} is no part of Rust"))),
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

/// The length of a comment, which may hold others.
fn comment(text: &str) -> Option<usize> {
    let (mut depth, mut at) = (0usize, 0);
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

/// The length of a raw string, if one starts here and ends.
fn raw_string(text: &str) -> Option<Option<usize>> {
    let after = text.strip_prefix('b').unwrap_or(text).strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let body = after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let start = text.len() - body.len();
    Some(body.find(&end).map(|at| start + at + end.len()))
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
    use super::check;

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
    fn broken_pieces() {
        let problem = |text| check(text).map_err(|(range, message)| (range.start, message));
        let err = |at, message: &str| Err((at, message.to_owned()));
        assert_eq!(problem("f(a]"), err(3, "']' cannot close '('"));
        assert_eq!(problem("a) b"), err(1, "')' closes nothing"));
        assert_eq!(problem("{ a("), err(3, "'(' is not closed"));
        assert_eq!(problem("a + \"b"), err(4, "'\"' is not closed"));
        assert_eq!(problem("/* /* */"), err(0, "'/*' is not closed"));
        assert_eq!(problem("r#\"a\""), err(0, "'r\"' is not closed"));
        assert_eq!(problem("a + `b`"), err(4, "'`' is no part of Rust"));
        assert_eq!(problem("OpRef<'>"), err(6, "'\'' is not closed"));
    }
}
