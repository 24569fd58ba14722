//! The passes, one file each; their records are in `Passes.td`.

mod coalescing;
mod coalescing_scf;
mod data_copy;
mod expand_index_ops;
mod expand_index_ops_as_affine;
mod fold_memref_alias_ops;
mod for_loop_canonicalization;
mod for_to_while;
mod forall_to_parallel;
mod fusion;
mod invariants;
mod join_rows;
mod memref;
mod normalize;
mod order;
mod parallel_fusion;
mod parallel_tiling;
mod parallelize;
mod peeling;
mod raise_from_memref;
mod range_folding;
mod records;
mod scalrep;
mod sequential;
mod simplify_structures;
mod specialization;
mod split;
mod subset_hoisting;
mod super_vectorize;
mod tile;
mod unroll;
mod unroll_jam;
mod unroll_rotating;
mod unroll_small;

pub use records::*;
pub use unroll::FullThreshold;
