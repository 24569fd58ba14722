//! Canonicalization: simple maps and sets, loops with known bounds, conditions with known results.

mod access;
mod applied;
mod bounds;
mod conditions;
mod extrema;
mod indices;
mod loops;

pub use applied::Applied;
