//! Canonicalization: maps and sets in their simplest form, loops whose bounds are known, conditions that always hold.

mod access;
mod applied;
mod bounds;
mod conditions;
mod extrema;
mod indices;
mod loops;
