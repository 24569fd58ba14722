//! Random valid Toy programs and their output.
//!
//! The programs aim at what compilers get wrong: functions that nothing calls, functions without a result, calls
//! before the definition, shapes that are known only through chains of calls, structs that are passed on and taken
//! apart, functions that are too large to be inlined, reshapes of computed values, and badly laid out texts. All
//! numbers are multiples of 1/64 and small, so that every operation on doubles is exact, six digits print them in full, and
//! the expected text does not depend on the order of operations; those on floats of 32 bits round in the order that the
//! language defines.

pub mod evaluate;
#[cfg(test)]
mod features;
pub mod functions;
pub mod generate;
pub mod layout;
pub mod mutate;
mod names;
pub mod parse;
pub mod shrink;
pub mod syntax;
#[cfg(test)]
mod tests;
mod text;
mod typed;

/// SplitMix64 (Steele, Lea and Flood, 2014): small, seeded, and the same everywhere.
pub struct Random(u64);

impl Random {
    /// The same seed gives the same numbers.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is not zero; the bias of the remainder does not matter for such small bounds.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound.max(1) as u64).unwrap_or(0)
    }

    /// Any byte.
    pub fn byte(&mut self) -> u8 {
        self.next().to_le_bytes()[0]
    }

    /// True in `percent` out of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
