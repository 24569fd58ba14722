//! Passes from `arith` to `arith`: what targets lack by what they have.

pub(crate) mod expand;
pub(crate) mod narrow_floats;
pub(crate) mod wide_ints;
pub(crate) mod widen_floats;
