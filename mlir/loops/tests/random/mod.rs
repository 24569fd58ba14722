//! Random numbers for tests, with a seed that is shown.

#![allow(clippy::print_stderr, reason = "a seed is shown, to repeat a failure")]

/// Numbers that look random: an xorshift generator.
pub(crate) struct Random(u64);

impl Random {
    /// The seed is `TOY_TEST_SEED`, or else 0.
    pub(crate) fn new() -> Self {
        let seed = std::env::var("TOY_TEST_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(0u64);
        eprintln!("to repeat: TOY_TEST_SEED={seed}");
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number between two others, inclusive.
    pub(crate) fn within(&mut self, low: i64, high: i64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        low + (self.0 % (high - low + 1) as u64) as i64
    }
}
