//! The changes that turn one list of rows into another: they are small to store, and the page shows them as the
//! difference.

use imara_diff::{Algorithm, Diff, Token};
use rustc_hash::FxHashMap;

use crate::strings::{Row, Strings};

/// Repeated from the top: how many rows stay, how many are removed, how many are added, and the added rows. Rows
/// after the last change stay.
///
/// Rows of equal shape are paired: if as many are removed as are added, and the shapes are equal, only names of
/// values have changed, or the places.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Delta(pub(crate) Vec<u32>);

impl Delta {
    /// The changes from `old` to `new`.
    pub(crate) fn between(strings: &Strings, old: &[Row], new: &[Row]) -> Self {
        // Renumber the shapes: the library has a table of all numbers, and a page has many more shapes than one text.
        let mut numbers = FxHashMap::default();
        let mut tokens = |rows: &[Row]| {
            let number = |&row| {
                let next = numbers.len() as u32;
                Token::from(*numbers.entry(strings.shape_of(row)).or_insert(next))
            };
            rows.iter().map(number).collect()
        };
        let before: Vec<Token> = tokens(old);
        let after: Vec<Token> = tokens(new);
        let mut diff = Diff::default();
        diff.compute_with(Algorithm::Histogram, &before, &after, numbers.len() as u32);
        let mut delta = Builder::default();
        let mut at_old = 0;
        let mut at_new = 0;
        for hunk in diff.hunks() {
            delta.same_shape(
                &old[at_old..hunk.before.start as usize],
                &new[at_new..hunk.after.start as usize],
            );
            let added = &new[hunk.after.start as usize..hunk.after.end as usize];
            delta.change(hunk.before.len() as u32, added);
            (at_old, at_new) = (hunk.before.end as usize, hunk.after.end as usize);
        }
        delta.same_shape(&old[at_old..], &new[at_new..]);
        Delta(delta.out)
    }

    /// Its approximate size in bytes.
    pub(crate) fn size(&self) -> usize {
        size_of_val(&*self.0)
    }

    /// True if there are no changes.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[derive(Default)]
struct Builder {
    /// Rows that stay, since the last change.
    keep: u32,
    out: Vec<u32>,
}

impl Builder {
    /// Rows that have equal shapes, pair by pair.
    fn same_shape(&mut self, old: &[Row], new: &[Row]) {
        let mut pairs = old.iter().zip(new).peekable();
        while let Some((before, after)) = pairs.next() {
            if before == after {
                self.keep += 1;
                continue;
            }
            let mut added = vec![*after];
            while let Some((_, after)) = pairs.next_if(|(before, after)| before != after) {
                added.push(*after);
            }
            self.change(added.len() as u32, &added);
        }
    }

    fn change(&mut self, removed: u32, added: &[Row]) {
        self.out.extend([self.keep, removed, added.len() as u32]);
        self.out.extend(added);
        self.keep = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::Lines;

    /// Applies the changes to other rows, as the page does it.
    fn apply(delta: &Delta, old: &[Row]) -> Vec<Row> {
        let mut out = Vec::new();
        let mut at = 0;
        let mut numbers = delta.0.iter().map(|&n| n as usize);
        while let (Some(keep), Some(removed), Some(added)) = (numbers.next(), numbers.next(), numbers.next())
        {
            out.extend(&old[at..at + keep]);
            at += keep + removed;
            out.extend(numbers.by_ref().take(added).map(|row| row as Row));
        }
        out.extend(&old[at..]);
        out
    }

    fn check(old: &str, new: &str) -> Vec<u32> {
        let mut strings = Strings::default();
        let rows = |strings: &mut Strings, text: &str| strings.rows(&Lines::new(text.replace(' ', "\n"), []));
        let old = rows(&mut strings, old);
        let new = rows(&mut strings, new);
        let delta = Delta::between(&strings, &old, &new);
        assert_eq!(apply(&delta, &old), new);
        delta.0
    }

    #[test]
    fn changes_make_the_new_of_the_old() {
        assert_eq!(check("a b c", "a b c"), [0u32; 0]);
        assert_eq!(check("a b c", "a c"), [1, 1, 0]);
        assert_eq!(check("a c", "a b c"), [1, 0, 1, 2]);
        assert_eq!(check("", "a"), [0, 0, 1, 0]);
        assert_eq!(check("a", ""), [0, 1, 0]);
        check("a b c d e f", "f e d c b a");
        check("a b b b c", "b a b c b");
    }

    #[test]
    fn rows_that_differ_in_names_are_pairs() {
        // `x` is removed; `%2` is now `%1`.
        assert_eq!(check("%1=x %2=y z", "%1=y z"), [0, 1, 0, 0, 1, 1, 3]);
    }
}
