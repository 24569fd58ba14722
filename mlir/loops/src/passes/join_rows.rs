//! Joins iterations of loops that add rows to a row, or that each compute a row in which an element needs the one before.
//!
//! A loop over rows around one over columns loads and stores each partial result for every row. If the bodies for several
//! rows are joined, each is loaded and stored once for all of them. Each result still combines the same elements in the
//! same order.
//!
//! ```mlir
//! affine.for %i = 0 to 1024 {               affine.for %i = 0 to 1024 step 4 {
//!   affine.for %j = 0 to 512 {                affine.for %j = 0 to 512 {
//!     %a = affine.load %sum[%j]                 %a = affine.load %sum[%j]
//!     %x = affine.load %m[%i, %j]         =>    %x = affine.load %m[%i, %j]
//!     %b = arith.addf %a, %x                    %b = arith.addf %a, %x
//!     affine.store %b, %sum[%j]                 ... the same for %i + 1, %i + 2 and %i + 3
//!   }                                           affine.store %e, %sum[%j]
//! ```
//!
//! In a running sum, each addition waits for the one before. Those of several rows wait for nothing of each other, so that
//! a processor computes them at a time.

use mlir::{Builder, OpRef};

use super::unroll_jam::unroll_jam_by_factor;
use crate::analysis::Access;
use crate::analysis::parallel::is_memory_parallel;
use crate::util::For;
use crate::util::body::{induction_variable, ops_of};
use crate::util::trip_count::constant_trip_count;
use crate::util::work::operations;

/// How many rows are joined.
pub(super) const ROWS: i64 = 4;

/// Rows of fewer elements are not worth it.
const FEW_ELEMENTS: u64 = 32;

/// Bodies with more operations have more to do than to load and store.
const MANY_OPERATIONS: u64 = 16;

/// Joins rows if the two innermost loops of a nest add them, or compute each element from the one before.
pub(super) fn join_rows(b: &mut Builder<'_>, nest: &[For]) {
    let &[.., rows, columns] = nest else { return };
    let view = columns.view(b);
    let Some(count) = constant_trip_count(view).filter(|&count| count >= FEW_ELEMENTS) else { return };
    let is_small = operations(view).is_some_and(|operations| operations / count <= MANY_OPERATIONS);
    let [carried_by_rows, carried] = [rows, columns].map(|lp| b.body().num_results(*lp));
    if !is_small || carried_by_rows > 0 {
        return;
    }
    let is_worth_it = match carried {
        0 => is_memory_parallel(view) && accumulates(b, rows, columns),
        _ => stores(b, columns) && is_memory_parallel(rows.view(b)),
    };
    if is_worth_it {
        unroll_jam_by_factor(b, rows, ROWS);
    }
}

/// Whether a loop stores something: its results are then not all that it is for.
fn stores(b: &Builder<'_>, lp: For) -> bool {
    let accesses = |op| Access::of(OpRef::new(b.cx(), b.body(), op));
    ops_of(b.body(), *lp).into_iter().filter_map(accesses).any(|access| access.is_write)
}

/// Whether the inner loop stores where the next iteration of the outer one loads.
fn accumulates(b: &Builder<'_>, rows: For, columns: For) -> bool {
    let body = b.body();
    let Some(row) = induction_variable(body, *rows) else { return false };
    let ops = ops_of(body, *columns).into_iter();
    let accesses: Vec<Access<'_>> = ops.filter_map(|op| Access::of(OpRef::new(b.cx(), body, op))).collect();
    let stays = |access: &Access<'_>| !access.indices.contains(&row);
    let is_same =
        |a: &Access<'_>, b: &Access<'_>| a.memref == b.memref && a.map == b.map && a.indices == b.indices;
    accesses
        .iter()
        .filter(|access| access.is_write && stays(access))
        .any(|write| accesses.iter().any(|read| !read.is_write && is_same(read, write)))
}
