//! Text as the documentation shows it: summaries in italics, descriptions without the indentation of their `.td` file.

/// The characters that C's `isspace` accepts: the documentation must not depend on Unicode's notion of white space.
const SPACE: [char; 6] = [' ', '\t', '\n', '\x0b', '\x0c', '\r'];

/// A text without white space at its ends.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(SPACE)
}

/// A summary in italics with a capital letter, after an empty line.
pub(super) fn summary(out: &mut String, summary: &str) {
    let mut chars = trim(summary).chars();
    let Some(first) = chars.next() else { return };
    out.push_str("\n_");
    out.push(first.to_ascii_uppercase());
    out.push_str(chars.as_str());
    out.push_str("_\n");
}

/// A description after an empty line.
pub(super) fn description(out: &mut String, description: &str) {
    if description.is_empty() {
        return;
    }
    out.push('\n');
    let description = description.trim_end_matches([' ', '\t']);
    reindent(out, description);
    if !description.ends_with('\n') {
        out.push('\n');
    }
}

/// The text without the indentation that all its lines share, and without the empty lines before it.
fn reindent(out: &mut String, text: &str) {
    let indent_of = |line: &str| line.find(|c| c != ' ' && c != '\t');
    let lines =
        text.split_inclusive('\n').map(|line| line.strip_suffix('\n').map_or((line, ""), |l| (l, "\n")));
    let lines = lines.skip_while(|(line, _)| indent_of(line).is_none());
    let common = lines.clone().filter_map(|(line, _)| indent_of(line)).min().unwrap_or(0);
    for (line, end) in lines {
        if !line.trim_start_matches(SPACE).is_empty() {
            out.push_str(line.get(common..).unwrap_or(""));
        }
        out.push_str(end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(text: &str) -> String {
        let mut out = String::new();
        description(&mut out, text);
        out
    }

    #[test]
    fn descriptions_lose_what_all_lines_share() {
        assert_eq!(described(""), "");
        assert_eq!(described("one"), "\none\n");
        assert_eq!(described("\n    a\n      b\n\n    c\n  "), "\na\n  b\n\nc\n");
        assert_eq!(described("\n\n\t\tü\n\t\t\tx"), "\nü\n\tx\n");
        assert_eq!(described("  \n"), "\n");
    }

    #[test]
    fn summaries_start_with_a_capital() {
        let mut out = String::new();
        summary(&mut out, " adds two\n");
        summary(&mut out, "  ");
        assert_eq!(out, "\n_Adds two_\n");
    }
}
