//! Canonicalization patterns, in the order in which MLIR tries them.

mod combine;
mod conditions;
mod forall;
mod loops;
mod outputs;
mod parallel;
mod regions;
mod trip_count;
mod whiles;
