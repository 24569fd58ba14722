//! Every text of a page, stored once, as long as there is room for it.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use crate::lines::{Lines, Place};

/// A line of a pane: a text together with its places.
pub(crate) type Row = u32;

/// The approximate size in bytes of a page's texts and changes. A browser shows pages of that size without
/// delay.
const ROOM: usize = 24 << 20;

/// The longest line that is kept whole, in bytes.
const MAX_LINE: usize = 2000;

/// The most lines of a text.
const MAX_LINES: usize = 20_000;

/// The texts and places that rows refer to.
#[derive(Debug)]
pub(crate) struct Strings {
    /// How many more bytes fit.
    room: usize,
    /// Whether a text has been cut short.
    is_cut: bool,
    texts: Vec<Box<str>>,
    numbers: FxHashMap<Box<str>, u32>,
    /// For each text, the number of its shape; see [`shape`].
    shapes: Vec<u32>,
    shape_numbers: FxHashMap<String, u32>,
    places: Vec<Box<[Place]>>,
    place_numbers: FxHashMap<Box<[Place]>, u32>,
    rows: Vec<(u32, u32)>,
    row_numbers: FxHashMap<(u32, u32), Row>,
}

impl Default for Strings {
    fn default() -> Self {
        Strings {
            room: ROOM,
            is_cut: false,
            texts: Vec::new(),
            numbers: FxHashMap::default(),
            shapes: Vec::new(),
            shape_numbers: FxHashMap::default(),
            places: Vec::new(),
            place_numbers: FxHashMap::default(),
            rows: Vec::new(),
            row_numbers: FxHashMap::default(),
        }
    }
}

impl Strings {
    /// Reserves room for this many bytes; false if there is not enough left.
    pub(crate) fn take_room(&mut self, bytes: usize) -> bool {
        let had_room = self.room > 0;
        self.room = self.room.saturating_sub(bytes);
        self.is_cut |= !had_room;
        had_room
    }

    /// Whether a text has been cut short.
    pub(crate) fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The number of a text; the end of a very long text is left out.
    pub(crate) fn text(&mut self, text: &str) -> u32 {
        let text = &*self.short(text);
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        self.take_room(text.len());
        let number = self.texts.len() as u32;
        self.texts.push(text.into());
        self.numbers.insert(text.into(), number);
        let next = self.shape_numbers.len() as u32;
        self.shapes.push(*self.shape_numbers.entry(shape(text)).or_insert(next));
        number
    }

    /// The number of a set of places; the empty set has the number 0.
    pub(crate) fn places(&mut self, places: &[Place]) -> u32 {
        if places.is_empty() {
            return 0;
        }
        if let Some(&number) = self.place_numbers.get(places) {
            return number;
        }
        self.places.push(places.into());
        let number = self.places.len() as u32;
        self.place_numbers.insert(places.into(), number);
        number
    }

    fn short<'t>(&mut self, text: &'t str) -> Cow<'t, str> {
        if text.len() <= MAX_LINE {
            return Cow::Borrowed(text);
        }
        self.is_cut = true;
        let (start, rest) = text.split_at(text.floor_char_boundary(MAX_LINE));
        Cow::Owned(format!("{start}… ({} more bytes)", rest.len()))
    }

    /// The rows of a text. If there is no room for the last lines, one more row says how many they are.
    pub(crate) fn rows(&mut self, lines: &Lines) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut rest = lines.iter();
        while let Some((text, places)) = rest.next() {
            if rows.len() == MAX_LINES || !self.take_room(size_of::<Row>()) {
                self.is_cut = true;
                rows.push(self.row(&format!("… lines left out here: {}", 1 + rest.count()), &[]));
                return rows;
            }
            rows.push(self.row(text, places));
        }
        rows
    }

    /// The rows of a text, given another text that is mostly the same, and its rows.
    pub(crate) fn rows_like(&mut self, lines: &Lines, other: &Lines, other_rows: &[Row]) -> Vec<Row> {
        let new: Vec<_> = lines.iter().collect();
        let old: Vec<_> = other.iter().collect();
        // There is a row for each line, unless one row replaces all lines that are left out.
        if new.len().max(old.len()) > MAX_LINES || old.len() != other_rows.len() {
            return self.rows(lines);
        }
        let same_start = new.iter().zip(&old).take_while(|(a, b)| a == b).count();
        let rest = new.len().min(old.len()) - same_start;
        let same_end = new.iter().rev().zip(old.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();
        let mut rows = other_rows[..same_start].to_vec();
        rows.extend(
            new[same_start..new.len() - same_end].iter().map(|(text, places)| self.row(text, places)),
        );
        rows.extend(&other_rows[old.len() - same_end..]);
        rows
    }

    fn row(&mut self, text: &str, places: &[Place]) -> Row {
        let row = (self.text(text), self.places(places));
        let next = self.rows.len() as u32;
        *self.row_numbers.entry(row).or_insert_with(|| {
            self.rows.push(row);
            next
        })
    }

    /// The number of the shape of a row: equal for rows that differ at most in the names of values.
    pub(crate) fn shape_of(&self, row: Row) -> u32 {
        self.shapes[self.rows[row as usize].0 as usize]
    }

    /// The texts, in the order of their numbers.
    pub(crate) fn texts(&self) -> &[Box<str>] {
        &self.texts
    }

    /// The sets of places, in the order of their numbers, from 1.
    pub(crate) fn place_sets(&self) -> &[Box<[Place]>] {
        &self.places
    }

    /// The rows, each a text and a set of places.
    pub(crate) fn all_rows(&self) -> &[(u32, u32)] {
        &self.rows
    }
}

/// A text without the names of the values in it, which change in every line below one that is added or removed.
fn shape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_name = false;
    for c in text.chars() {
        is_name = is_name && (c.is_ascii_alphanumeric() || "_$.-".contains(c));
        if !is_name {
            out.push(c);
        }
        is_name |= c == '%';
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_values_are_not_in_a_shape() {
        assert_eq!(shape("%12 = add %c0_3, %arg0#1 : 4x%"), "% = add %, %#1 : 4x%");
    }

    #[test]
    fn what_is_too_long_is_cut_and_says_so() {
        let mut strings = Strings::default();
        let rows = strings.rows(&Lines::new("x\n".repeat(MAX_LINES + 2), []));
        assert_eq!(rows.len(), MAX_LINES + 1);
        assert_eq!(&*strings.texts()[1], "… lines left out here: 2");
        let mut strings = Strings::default();
        strings.rows(&Lines::new("a".repeat(MAX_LINE), []));
        assert!(!strings.is_cut());
        // A character is not cut apart.
        strings.rows(&Lines::new("ä".repeat(MAX_LINE), []));
        assert!(strings.is_cut());
        assert_eq!(&*strings.texts()[1], format!("{}… ({MAX_LINE} more bytes)", "ä".repeat(MAX_LINE / 2)));
    }

    #[test]
    fn a_page_has_room_for_so_much_and_no_more() {
        let mut strings = Strings::default();
        let mut stored = 0;
        for text in 0..40 {
            let lines = (0..1000).map(|line| format!("{text} {line} {}\n", "x".repeat(1000)));
            strings.rows(&Lines::new(lines.collect(), []));
            stored = strings.texts().iter().map(|text| text.len()).sum();
        }
        assert!(strings.is_cut() && stored > ROOM / 2 && stored < ROOM + 4000, "{stored}");
        let rows = strings.rows(&Lines::new("a\nb\n".into(), []));
        assert_eq!(rows.len(), 1);
        assert_eq!(strings.texts().last().map(|text| &**text), Some("… lines left out here: 2"));
    }

    #[test]
    fn rows_of_a_text_like_another_are_its_rows() {
        let lines = |text: &str| Lines::new(text.replace(' ', "\n"), []);
        for (old, new) in
            [("a b c", "a x c"), ("a a", "a a a"), ("a b", ""), ("", "a"), ("a b a", "a a"), ("a", "a")]
        {
            let mut strings = Strings::default();
            let rows = strings.rows(&lines(old));
            let quick = strings.rows_like(&lines(new), &lines(old), &rows);
            assert_eq!(quick, strings.rows(&lines(new)), "{old} {new}");
        }
    }

    #[test]
    fn equal_rows_are_stored_once() {
        let mut strings = Strings::default();
        let rows = strings.rows(&Lines::new("a\nb\na\n".into(), []));
        assert_eq!(rows, [0, 1, 0]);
        let place = Place { line: 1, column: 1 };
        let rows = strings.rows(&Lines::new("a\n".into(), [(0, vec![place])]));
        assert_eq!((rows, strings.texts().len(), strings.place_sets().len()), (vec![2], 2, 1));
    }
}
