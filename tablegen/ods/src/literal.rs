//! From a place in a string's value to the place in the `.td` file.

use std::ops::Range;

use support::{SourceMap, Span};

/// The span of `range` of `value`, where `literal` covers the literal with its quotes.
///
/// If that literal does not hold the value (because the value was put together from several), the
/// whole literal.
pub(crate) fn place(sources: &SourceMap, literal: Span, value: &str, range: Range<usize>) -> Span {
    let raw = sources.slice(literal);
    let offsets = (|| {
        if let Some(body) = raw.strip_prefix("[{") {
            return body.starts_with(value).then_some((range.start + 2, range.end + 2));
        }
        let (starts, end) = decode(raw, value)?;
        let at = |i: usize| starts.get(i).copied().unwrap_or(end);
        Some((at(range.start), at(range.end)))
    })();
    match offsets {
        Some((start, end)) => {
            let base = literal.start as usize;
            Span::new(literal.file, base + start, base + end.max(start))
        }
        None => literal,
    }
}

/// For a quoted literal of `value`: where each byte of the value starts, and where the last one ends.
fn decode(raw: &str, value: &str) -> Option<(Vec<usize>, usize)> {
    let bytes = raw.as_bytes();
    if bytes.first() != Some(&b'"') {
        return None;
    }
    let mut starts = Vec::with_capacity(value.len());
    let mut at = 1;
    for &wanted in value.as_bytes() {
        starts.push(at);
        let byte = match *bytes.get(at)? {
            b'\\' => {
                at += 1;
                match *bytes.get(at)? {
                    b'n' => b'\n',
                    b't' => b'\t',
                    other => other,
                }
            }
            other => other,
        };
        if byte != wanted {
            return None;
        }
        at += 1;
    }
    (bytes.get(at) == Some(&b'"')).then_some((starts, at))
}

/// True where the span covers a literal of that value.
pub(crate) fn is(sources: &SourceMap, literal: Span, value: &str) -> bool {
    let raw = sources.slice(literal);
    let code = raw.strip_prefix("[{").and_then(|t| t.strip_suffix("}]"));
    code == Some(value) || decode(raw, value).is_some()
}

/// The literal with this value at or soon after `near`, such as the argument of an anonymous record.
pub(crate) fn find(sources: &SourceMap, near: Span, value: &str) -> Option<Span> {
    const FAR: usize = 600;
    let text = sources.text(near.file);
    let start = near.start as usize;
    let mut end = (near.end as usize).max(start + FAR).min(text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    let window = text.get(start..end)?;
    if value.is_empty() {
        return None;
    }
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    let forms = [format!("\"{escaped}\""), format!("[{{{value}}}]")];
    let (at, len) = forms.iter().filter_map(|f| Some((window.find(f.as_str())?, f.len()))).min()?;
    Some(Span::new(near.file, start + at, start + at + len))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_do_not_shift_places() {
        let mut sources = SourceMap::new();
        let file = sources.add("a.td", r#"let x = "a\"b\nc";"#);
        let literal = Span::new(file, 8, 17);
        let slice = |r| sources.slice(place(&sources, literal, "a\"b\nc", r)).to_owned();
        assert_eq!([slice(0..1), slice(1..2), slice(2..3), slice(4..5)], ["a", "\\\"", "b", "c"]);
    }
}
