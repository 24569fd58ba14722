//! Analyses: `dominance` and memory `effects`.

pub mod dominance;
pub mod effects;
