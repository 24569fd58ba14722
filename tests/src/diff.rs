//! Shows how two texts differ.

const SHOWN_LINES: usize = 60;
const CONTEXT: usize = 3;

/// `Ok` if the texts are equal, else a message with the lines that differ.
pub fn equal(what: &str, expected: &str, actual: &str) -> Result<(), String> {
    if expected == actual { Ok(()) } else { Err(format!("{what} differs\n{}", difference(expected, actual))) }
}

/// The lines between the common beginning and the common end: `-` expected, `+` actual.
pub fn difference(expected: &str, actual: &str) -> String {
    let old: Vec<&str> = lines(expected);
    let new: Vec<&str> = lines(actual);
    let prefix = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let old_rest = &old[prefix..];
    let new_rest = &new[prefix..];
    let suffix = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let mut text = format!("at line {} (- expected, + actual)\n", prefix + 1);
    for line in &old[prefix.saturating_sub(CONTEXT)..prefix] {
        text += &format!("   {}\n", visible(line));
    }
    for (sign, rest) in [('-', old_rest), ('+', new_rest)] {
        let changed = &rest[..rest.len() - suffix];
        for line in changed.iter().take(SHOWN_LINES) {
            text += &format!("  {sign}{}\n", visible(line));
        }
        if changed.len() > SHOWN_LINES {
            text += &format!("  {sign}... ({} more lines)\n", changed.len() - SHOWN_LINES);
        }
    }
    for line in old_rest[old_rest.len() - suffix..].iter().take(CONTEXT) {
        text += &format!("   {}\n", visible(line));
    }
    text
}

/// The lines with their line ends, so that a missing one is a difference.
fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// Makes a blank at the end of a line and a missing line end visible.
fn visible(line: &str) -> String {
    let (body, end) = line.strip_suffix('\n').map_or((line, "⏎ missing"), |body| (body, ""));
    let trimmed = body.trim_end_matches(' ');
    format!("{trimmed}{}{end}", "·".repeat(body.len() - trimmed.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_difference() {
        assert_eq!(equal("text", "a\n", "a\n"), Ok(()));
    }

    #[test]
    fn only_the_changed_lines_are_signed() {
        let text = difference("a\nb\nc\nd\n", "a\nx\ny\nc\nd\n");
        assert_eq!(text, "at line 2 (- expected, + actual)\n   a\n  -b\n  +x\n  +y\n   c\n   d\n");
    }

    #[test]
    fn blanks_and_line_ends_are_seen() {
        let text = difference("1.0 \n", "1.0\n");
        assert!(text.contains("-1.0·\n") && text.contains("+1.0\n"), "{text}");
        assert!(difference("a\n", "a").contains("+a⏎ missing"));
    }

    #[test]
    fn repeated_lines_do_not_overlap() {
        assert_eq!(difference("a\na\n", "a\n"), "at line 2 (- expected, + actual)\n   a\n  -a\n");
    }
}
