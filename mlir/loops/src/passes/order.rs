//! The `affine-loop-order` pass: chooses the order of loops with the smallest strides, and tiles if no order is good
//! for all accesses.
//!
//! It changes perfect nests that are in no other affine loop and whose iterations are independent, so that every order is
//! valid. Loops are sorted by how many cache lines one more iteration touches, summed over all accesses, the most
//! expensive loop outermost (Carr, McKinley and Tseng, "Compiler Optimizations for Improving Data Locality", 1994). If
//! the innermost loop still moves from line to line in some operand, as in `a[j, i] * a[i, j]`, it is tiled together
//! with the loop that walks along these lines, so that each line is used up before it leaves the cache. In memory that
//! is too large for caches, the next tile is the one in which most reads continue along their lines: processors fetch
//! these ahead, and do not wait for writes.
//!
//! In other nests, it only joins iterations that add rows to a row: see `join_rows`.

use std::cmp::Reverse;

use dialects::affine::AffineForOp;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, DYNAMIC, OpRef, TypeKind, Value, row_major_strides};

use super::join_rows::join_rows;
use super::records::AffineLoopOrder;
use super::tile::{is_rectangular, tile};
use crate::analysis::Access;
use crate::analysis::parallel::is_memory_parallel;
use crate::util::For;
use crate::util::body::{induction_variable, ops_of};
use crate::util::bounds::Side;
use crate::util::interchange::permute_loops;
use crate::util::nest::outer_nests;
use crate::util::trip_count::constant_trip_count;

/// The bytes of a cache line, on x86-64 and on most AArch64 processors.
const LINE: u64 = 64;

/// Nests with fewer iterations stay as they are, and an innermost loop that touches fewer lines is not tiled: both fit
/// in any first-level cache.
const FEW_ITERATIONS: u64 = 1024;
const FEW_LINES: u64 = 128;

/// If more bytes than this are read across lines, they do not stay in the caches of one processor. Larger tiles are
/// then better: they read several adjacent lines of each page, which processors fetch ahead.
const CACHE: u64 = 1 << 22;

impl RunPass for AffineLoopOrder {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        for nest in outer_nests(cx, body) {
            let mut b = Builder::new(cx, body);
            if nest.len() < 2 || is_small(&b, &nest) {
                continue;
            }
            if is_free(&b, &nest) {
                self.improve(&mut b, &nest);
            } else {
                join_rows(&mut b, &nest);
            }
        }
        Ok(())
    }
}

/// Whether a nest is known to have few iterations.
fn is_small(b: &Builder<'_>, nest: &[For]) -> bool {
    let trips = nest.iter().map(|lp| constant_trip_count(lp.view(b)));
    let iterations = trips.map(|trips| trips.unwrap_or(u64::MAX)).fold(1, u64::saturating_mul);
    iterations < FEW_ITERATIONS
}

/// Whether the loops of a nest may be interchanged and tiled in any way.
fn is_free(b: &Builder<'_>, nest: &[For]) -> bool {
    is_rectangular(b, nest)
        && nest.iter().all(|lp| b.body().num_results(**lp) == 0 && is_memory_parallel(lp.view(b)))
}

impl AffineLoopOrder {
    fn improve(&self, b: &mut Builder<'_>, nest: &[For]) {
        let Some(costs) = Costs::of(b.cx(), b.body(), nest) else { return };
        let trips: Vec<Option<u64>> = nest.iter().map(|lp| constant_trip_count(lp.view(b))).collect();
        let (order, is_tiled) = costs.order(&trips);
        let mut nest = nest.to_vec();
        if !order.is_sorted() {
            let places: Vec<usize> =
                (0..nest.len()).filter_map(|i| order.iter().position(|&o| o == i)).collect();
            match permute_loops(b, &nest, &places) {
                Some(permuted) => nest = permuted,
                None => return,
            }
        }
        if is_tiled && self.options.tile_size > 1 {
            let inner = nest.len() - 2;
            let is_large = order.last().is_some_and(|&at| costs.spread(at, trips[at]) > CACHE);
            let mut sizes: Vec<u32> =
                order[inner..].iter().map(|&at| self.tile_size(trips[at], is_large)).collect();
            let reads_across = costs.reads_along(order[inner]) >= costs.reads_along(order[inner + 1]);
            if is_large && !reads_across && !costs.collides(order[inner + 1]) {
                sizes[1] = sizes[1].max(largest_divisor(trips[order[inner + 1]], LONG));
            }
            let tiled = tile(b, &nest[inner..], &sizes);
            if let Some(tiled) = tiled.filter(|_| is_large && reads_across) {
                permute_loops(b, &tiled.over, &[1, 0]);
            }
        }
    }

    /// The size of tiles of a loop; if possible, one that divides the loop evenly.
    fn tile_size(&self, trips: Option<u64>, is_large: bool) -> u32 {
        let small = self.options.tile_size;
        let large = self.options.large_tile_size;
        if !is_large || large <= small {
            return small;
        }
        largest_divisor(trips, large)
    }
}

/// A number up to a limit that divides a number of iterations, if possible, and else two thirds of the limit.
fn largest_divisor(trips: Option<u64>, limit: u32) -> u32 {
    let divides = |size: &u32| trips.is_some_and(|trips| trips.is_multiple_of(u64::from(*size)));
    (limit / 2..=limit).rev().find(divides).unwrap_or(limit / 3 * 2)
}

/// If most reads continue along their lines in the innermost loop, it runs this far in a tile: they are fetched ahead, and
/// the lines of the others stay in the second-level cache.
const LONG: u32 = 512;

/// Lines this far apart are in the same places of a cache, so that few of them stay.
const WAY: u64 = 4096;

/// Memory of unknown size is taken to have this size: only what is near and what is far apart matters.
const ASSUMED_SIZE: i64 = 1000;

/// The bytes by which each access moves from one iteration of each loop to the next.
struct Costs {
    /// One row for each read, one column for each loop.
    reads: Vec<Vec<u64>>,
    /// The same of writes.
    writes: Vec<Vec<u64>>,
}

impl Costs {
    fn of(cx: &Context, body: &Body, nest: &[For]) -> Option<Costs> {
        let innermost = **nest.last()?;
        let variables: Vec<Value> =
            nest.iter().map(|lp| induction_variable(body, **lp)).collect::<Option<_>>()?;
        let views: Vec<AffineForOp<'_>> = nest.iter().map(|lp| lp.read(cx, body)).collect();
        let ops = ops_of(body, innermost).into_iter().flat_map(|op| body.walk_pre(op));
        let accesses = ops.filter_map(|op| Access::of(OpRef::new(cx, body, op)));
        let mut reads = Vec::new();
        let mut writes = Vec::new();
        for access in accesses {
            let Some(start) = address(&access, &variables, &views, None) else { continue };
            let step = |at| Some(address(&access, &variables, &views, Some(at))?.abs_diff(start));
            let moves: Option<Vec<u64>> = (0..nest.len()).map(step).collect();
            if access.is_write { &mut writes } else { &mut reads }.extend(moves);
        }
        Some(Costs { reads, writes })
    }

    /// The rows of all accesses, those of writes twice: a line is brought into the cache and written back to memory.
    fn moves(&self) -> impl Iterator<Item = &Vec<u64>> {
        self.reads.iter().chain(&self.writes).chain(&self.writes)
    }

    /// How many reads continue along a line in the next iteration of a loop.
    fn reads_along(&self, at: usize) -> usize {
        self.reads.iter().filter(|moves| is_along(moves[at])).count()
    }

    /// Whether an access moves to the same place of a cache in the next iteration of a loop.
    fn collides(&self, at: usize) -> bool {
        self.moves().any(|moves| moves[at] >= LINE && moves[at].is_multiple_of(WAY))
    }

    /// How many bytes of new lines an iteration of a loop touches.
    fn cost(&self, at: usize) -> u64 {
        self.moves().map(|moves| moves[at].min(LINE)).sum()
    }

    /// The bytes between the first and the last iteration of a loop, in all accesses that move from line to line.
    fn spread(&self, at: usize, trips: Option<u64>) -> u64 {
        let moves = self.moves().map(|moves| moves[at]).filter(|&moves| moves >= LINE);
        moves.fold(0, u64::saturating_add).saturating_mul(trips.unwrap_or(u64::MAX))
    }

    /// The loops in their best order, given how often each runs, and whether the two innermost should be tiled.
    fn order(&self, trips: &[Option<u64>]) -> (Vec<usize>, bool) {
        let mut order: Vec<usize> = (0..trips.len()).collect();
        order.sort_by_key(|&at| Reverse(self.cost(at)));
        let inner = order[order.len() - 1];
        let strided: Vec<&Vec<u64>> = self.moves().filter(|moves| moves[inner] >= LINE).collect();
        let lines = strided.len() as u64;
        if trips[inner].is_some_and(|trips| trips.saturating_mul(lines) <= FEW_LINES) {
            return (order, false);
        }
        // The loop that walks along most of the lines.
        let along = |at: usize| strided.iter().filter(|moves| is_along(moves[at])).count();
        let best = order.iter().copied().filter(|&at| along(at) > 0).max_by_key(|&at| along(at));
        if let Some(best) = best {
            order.retain(|&at| at != best);
            order.insert(order.len() - 1, best);
        }
        (order, best.is_some())
    }
}

/// Whether an access this many bytes further may be on the same line.
fn is_along(bytes: u64) -> bool {
    (1..LINE).contains(&bytes)
}

/// The address in bytes of an access in the first iteration of all loops, or in the second one of loop `second`; `None`
/// if the memory is not dense. Values from outside the nest count as 0.
fn address(
    access: &Access<'_>,
    variables: &[Value],
    loops: &[AffineForOp<'_>],
    second: Option<usize>,
) -> Option<i64> {
    let ty = access.op.ty(access.memref);
    let mut strides = ty.strided_layout()?.strides.to_vec();
    let element = ty.element_type();
    if strides.contains(&DYNAMIC) {
        let TypeKind::MemRef { shape, layout: None, .. } = ty.kind() else { return None };
        let assumed = |&size: &i64| if size == DYNAMIC { ASSUMED_SIZE } else { size };
        strides = row_major_strides(&shape.iter().map(assumed).collect::<Vec<_>>())?.to_vec();
    }
    let bytes = i64::from(element.bit_width()?.div_ceil(8));
    let value = |operand: &Value| {
        let Some(at) = variables.iter().position(|variable| variable == operand) else { return Some(0) };
        let low = Side::Lower.constant(loops[at]).unwrap_or(0);
        if second == Some(at) { low.checked_add(loops[at].step()) } else { Some(low) }
    };
    let operands: Vec<i64> = access.indices.iter().map(value).collect::<Option<_>>()?;
    let subscripts = access.map.evaluate(access.op.cx(), &operands)?;
    subscripts.iter().zip(strides).try_fold(0, |sum: i64, (subscript, stride)| {
        sum.checked_add(subscript.checked_mul(stride)?.checked_mul(bytes)?)
    })
}
