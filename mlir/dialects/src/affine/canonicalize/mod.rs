//! Canonicalization: simple maps and sets, loops with known bounds, conditions with known results.

mod access;
mod applied;
mod bounds;
mod conditions;
mod extrema;
pub(super) mod folds;
mod for_parallel;
mod indices;

pub use access::constant_of_load;
pub use applied::Applied;
pub(super) use for_parallel::trip_count;
