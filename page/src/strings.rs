//! Every text of a page, stored once.

use rustc_hash::FxHashMap;

use crate::lines::{Lines, Place};

/// A line of a pane: a text together with its places.
pub(crate) type Row = u32;

/// The texts and places that rows refer to.
#[derive(Default, Debug)]
pub(crate) struct Strings {
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

impl Strings {
    /// The number of a text.
    pub(crate) fn text(&mut self, text: &str) -> u32 {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        let number = self.texts.len() as u32;
        self.texts.push(text.into());
        self.numbers.insert(text.into(), number);
        let next = self.shape_numbers.len() as u32;
        self.shapes.push(*self.shape_numbers.entry(shape(text)).or_insert(next));
        number
    }

    /// The number of a set of places; that of none is 0.
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

    /// The rows of a text.
    pub(crate) fn rows(&mut self, lines: &Lines) -> Vec<Row> {
        lines.iter().map(|(text, places)| self.row(text, places)).collect()
    }

    /// The rows of a text, given another that is mostly the same, and its rows.
    pub(crate) fn rows_like(&mut self, lines: &Lines, other: &Lines, other_rows: &[Row]) -> Vec<Row> {
        let (new, old): (Vec<_>, Vec<_>) = (lines.iter().collect(), other.iter().collect());
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

    /// How many shapes there are.
    pub(crate) fn num_shapes(&self) -> u32 {
        self.shape_numbers.len() as u32
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
