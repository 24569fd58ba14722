//! Text as lines, with the places in the source that they come from.

use std::sync::Arc;

/// A place in the source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1; 0 for the whole line.
    pub column: u32,
}

/// A text whose lines know where they come from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lines {
    text: String,
    /// The numbers of lines, from 0 and in order, with their places.
    places: Vec<(usize, Arc<[Place]>)>,
}

impl Lines {
    /// A text with the places of some of its lines. Each mark, in order, has a byte of the line and the places, the
    /// most precise one first.
    pub fn new(text: String, marks: impl IntoIterator<Item = (usize, Vec<Place>)>) -> Self {
        Self::shared(text, marks.into_iter().map(|(at, places)| (at, places.into())))
    }

    /// Like [`Lines::new`], with places that several texts share.
    pub fn shared(text: String, marks: impl IntoIterator<Item = (usize, Arc<[Place]>)>) -> Self {
        let mut lines = Lines { text, places: Vec::new() };
        let mut line = 0;
        let mut seen = 0;
        for (at, places) in marks {
            let between = lines.text.as_bytes().get(seen..at).unwrap_or_default();
            line += between.iter().filter(|&&byte| byte == b'\n').count();
            seen = seen.max(at);
            match lines.places.last_mut() {
                _ if places.is_empty() => {}
                Some((last, known)) if *last == line => {
                    *known = known.iter().chain(&*places).copied().collect();
                }
                _ => lines.places.push((line, places)),
            }
        }
        lines
    }

    /// The source itself: each line is its own place.
    pub fn source(text: impl Into<String>) -> Self {
        let text = text.into();
        let place = |(index, line): (usize, &str)| {
            let number = u32::try_from(index + 1).ok().filter(|_| !line.trim().is_empty())?;
            Some((index, [Place { line: number, column: 0 }].into()))
        };
        let places = text.lines().enumerate().filter_map(place).collect();
        Lines { text, places }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Each line with its places.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &[Place])> {
        let mut places = self.places.iter().peekable();
        self.text.lines().enumerate().map(move |(index, line)| {
            let own = places.next_if(|(at, _)| *at == index);
            (line, own.map_or(&[][..], |(_, places)| &**places))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_give_places_to_the_lines_they_are_in() {
        let place = |line| vec![Place { line, column: 1 }];
        let lines = Lines::new("a\nb\nc\n".into(), [(0, place(7)), (4, place(8)), (5, place(9))]);
        let found: Vec<(&str, Vec<u32>)> =
            lines.iter().map(|(text, places)| (text, places.iter().map(|p| p.line).collect())).collect();
        assert_eq!(found, [("a", vec![7]), ("b", vec![]), ("c", vec![8, 9])]);
    }

    #[test]
    fn a_mark_outside_the_text_is_harmless() {
        let lines = Lines::new("a\n".into(), [(100, vec![Place { line: 1, column: 1 }])]);
        assert_eq!(lines.iter().count(), 1);
    }

    #[test]
    fn lines_of_a_source_are_their_own_places() {
        let lines = Lines::source("x\n\ny");
        let numbers: Vec<u32> = lines.iter().flat_map(|(_, places)| places).map(|p| p.line).collect();
        assert_eq!(numbers, [1, 3]);
    }
}
