//! Tokens, and badly laid out texts: odd spacing, comments anywhere, unusual spellings of numbers. The meaning of the
//! program stays the same.

use super::Random;

/// The pieces of a text: names, numbers, comments, runs of blanks and other characters; together they are the text.
pub fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '#' => rest.find('\n').unwrap_or(rest.len()),
            c if c.is_whitespace() => run(rest, char::is_whitespace),
            '0'..='9' => number(rest),
            '.' if rest.starts_with("..") => 2,
            '<' | '>' | '=' | '!' if rest[1..].starts_with('=') => 2,
            '*' if rest.starts_with("**") => 2,
            c if is_word(c) => run(rest, is_word),
            c => c.len_utf8(),
        };
        let (piece, after) = rest.split_at(length.max(first.len_utf8()));
        pieces.push(piece);
        rest = after;
    }
    pieces
}

/// Whether the compiler ignores a piece.
pub fn is_blank(piece: &str) -> bool {
    piece.starts_with('#') || piece.starts_with(char::is_whitespace)
}

/// Whether a piece is a number.
pub fn is_number(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether a piece is a name or a keyword.
pub fn is_name(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_ascii_alphabetic())
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn run(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

/// The length of the number that the text begins with.
fn number(text: &str) -> usize {
    let dots = text.find("..").unwrap_or(text.len());
    let mantissa = run(&text[..dots], |c| c.is_ascii_digit() || c == '.');
    let rest = &text[mantissa..];
    let Some(exponent) = rest.strip_prefix(['e', 'E']) else { return mantissa };
    let sign = usize::from(exponent.starts_with(['+', '-']));
    match run(&exponent[sign..], |c| c.is_ascii_digit()) {
        0 => mantissa,
        digits => mantissa + 1 + sign + digits,
    }
}

/// The text with other blanks between the same tokens, and other spellings of numbers.
pub fn odd(text: &str, random: &mut Random) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut in_shape = false;
    let pieces = pieces(text);
    for (index, &piece) in pieces.iter().enumerate() {
        in_shape = match piece {
            "<" => begins_shape(&pieces[index + 1..]),
            ">" | ">=" => false,
            _ => in_shape,
        };
        let next = pieces.get(index + 1).copied().unwrap_or("\n");
        let last = out.chars().next_back().unwrap_or('\n');
        match piece {
            comment if comment.starts_with('#') => out += comment,
            blank if is_blank(blank) => {
                // A comment ends with its line, and words need something between them.
                let ends_comment = index.checked_sub(1).is_some_and(|at| pieces[at].starts_with('#'));
                let parts_words =
                    (is_word(last) || last == '.') && (next.starts_with(is_word) || next == "[");
                let shortens = random.chance(40);
                if shortens && ends_comment {
                    out.push('\n');
                } else if !shortens || parts_words {
                    out += if ends_comment { "\r\n" } else { gap(random) };
                }
            }
            // A decimal point would be one of the dots that follow.
            number if is_number(number) && !in_shape && next != ".." => out += &spelled(number, random),
            ";" => out += if random.chance(5) { "; ;" } else { ";" },
            other => out += other,
        }
        let parts = !is_blank(piece) && !is_blank(next) && random.chance(8);
        // Blanks between a number and a dot must be neither removed nor added, and none can be before an index.
        if parts && piece != "." && next != "." && next != "[" {
            out += gap(random);
        }
    }
    out
}

/// Whether the pieces after a `<` are a shape rather than an operand.
fn begins_shape(pieces: &[&str]) -> bool {
    let mut solid = pieces.iter().filter(|piece| !is_blank(piece));
    solid.find(|piece| !is_number(piece) && **piece != ",").is_some_and(|piece| matches!(*piece, ">" | ">="))
}

fn gap(random: &mut Random) -> &'static str {
    const GAPS: &[&str] =
        &[" ", " ", "  ", "\t", "\n", "\r\n", " \n\n\t ", "# ;}\n", " #\n", "\n# def f( [1,\n", "\x0c"];
    random.pick(GAPS).copied().unwrap_or(" ")
}

/// The number with a shifted decimal point and an exponent, or with more zeros.
fn spelled(number: &str, random: &mut Random) -> String {
    let plain = number.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    if !plain || number.len() > 12 {
        return number.to_owned();
    }
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let e = if random.chance(50) { 'e' } else { 'E' };
    match random.below(14) {
        0 => format!("{whole}{fraction}{e}-{}", fraction.len()),
        1 => format!("0.{whole}{fraction}{e}{}", whole.len()),
        2 => format!("{whole}.{fraction}0{e}+0"),
        3 => format!("{whole}{fraction}00{e}-0{}", fraction.len() + 2),
        4 => format!(".{whole}{fraction}{e}+{}", whole.len()),
        5 if fraction.is_empty() => format!("{whole}."),
        6 => format!("00{whole}.{fraction}0"),
        _ => number.to_owned(),
    }
}
