//! Loop nests that can be fused.

use dialects::affine::{AffineForOp, AffineIfOp, AffineYieldOp};
use dialects::math::elementary::Elementary;
use mlir::effects::is_memory_effect_free;
use mlir::{Body, Context, Op, OpRef, OpView, Value};

use crate::analysis::Access;
use crate::util::For;
use crate::util::trip_count::constant_trip_count;

use super::memory::{Class, Classes};

/// An access of a nest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Touch {
    pub(super) op: Op,
    pub(super) memref: Value,
    pub(super) class: Class,
    pub(super) write: bool,
}

/// A nest of `affine.for` and `affine.if` around affine accesses and operations without effects.
#[derive(Clone, Debug)]
pub(super) struct Nest {
    /// The outermost loop.
    pub(super) root: For,
    /// The accesses.
    pub(super) accesses: Vec<Touch>,
    /// The number of operations.
    pub(super) size: usize,
    /// Whether it computes elementary functions.
    pub(super) is_heavy: bool,
    /// Whether it has loops with results.
    pub(super) reduces: bool,
    /// The buffers whose values do not outlive an iteration of a loop, with that loop.
    pub(super) private: Vec<(Value, For)>,
}

impl Nest {
    /// The nest that an operation is, if it can be fused. A loop with results cannot be fused: its results would have
    /// to be available after it.
    pub(super) fn of(cx: &Context, body: &Body, classes: &mut Classes, op: Op) -> Option<Self> {
        let view = OpRef::new(cx, body, op);
        let root = view.cast::<AffineForOp>().filter(|_| view.num_results() == 0)?.handle();
        let mut accesses = Vec::new();
        let mut size = 0;
        let mut is_heavy = false;
        let mut reduces = false;
        for inner in body.walk_pre(op) {
            let view = OpRef::new(cx, body, inner);
            size += 1;
            is_heavy |= Elementary::of(view).is_some();
            reduces |= view.is::<AffineForOp>() && view.num_results() > 0;
            if let Some(access) = Access::of(view) {
                let class = classes.of(view, access.memref)?;
                accesses.push(Touch { op: inner, memref: access.memref, class, write: access.is_write });
                continue;
            }
            let structure = view.is::<AffineForOp>() || view.is::<AffineIfOp>() || view.is::<AffineYieldOp>();
            let plain = view.num_regions() == 0 && view.num_results() > 0 && is_memory_effect_free(view);
            if !structure && !plain {
                return None;
            }
        }
        Some(Nest { root, accesses, size, is_heavy, reduces, private: Vec::new() })
    }

    /// The accesses that write.
    pub(super) fn writes(&self) -> impl Iterator<Item = &Touch> {
        self.accesses.iter().filter(|t| t.write)
    }

    /// The accesses that read.
    pub(super) fn reads(&self) -> impl Iterator<Item = &Touch> {
        self.accesses.iter().filter(|t| !t.write)
    }

    /// Whether it adds to the elements of short rows again and again, such as those of the sums of a few columns.
    pub(super) fn accumulates_rows(&self, cx: &Context, body: &Body) -> bool {
        /// The most elements of a row that is short.
        const SHORT: u64 = 16;
        /// How often an element is at least accessed.
        const AGAIN: u64 = 4;
        self.writes().filter(|t| self.reads_from(t.class)).any(|t| {
            let around = loops_around(cx, body, self.root, t.op);
            let counts: Option<Vec<u64>> = around.iter().map(|&lp| trips(cx, body, lp)).collect();
            let elements = cx.type_ref(body.ty(t.memref)).num_elements();
            let Some((counts, elements)) = counts.zip(elements) else { return false };
            let times = counts.iter().fold(1, |all: u64, &count| all.saturating_mul(count));
            counts.len() > 1
                && counts.last().is_some_and(|&count| count <= SHORT)
                && (elements as u64).saturating_mul(AGAIN) <= times
        })
    }

    /// Whether it writes to a class.
    pub(super) fn writes_to(&self, class: Class) -> bool {
        self.writes().any(|t| t.class == class)
    }

    /// Whether it reads from a class.
    pub(super) fn reads_from(&self, class: Class) -> bool {
        self.reads().any(|t| t.class == class)
    }
}

/// The loops around an operation up to `root`, outermost first, up to the first operation that is not a loop.
pub(super) fn loops_around(cx: &Context, body: &Body, root: For, op: Op) -> Vec<For> {
    let mut around = Vec::new();
    let mut at = op;
    while at != *root
        && let Some(parent) = body.parent_op(at)
    {
        around.push(parent);
        at = parent;
    }
    let loops = around.into_iter().rev().map(|op| OpRef::new(cx, body, op).cast::<AffineForOp>());
    loops.map_while(|lp| lp.map(|lp| lp.handle())).collect()
}

/// The loops that contain all of these operations of a nest.
pub(super) fn common_loops(cx: &Context, body: &Body, root: For, ops: impl Iterator<Item = Op>) -> Vec<For> {
    let mut common: Option<Vec<For>> = None;
    for op in ops {
        let around = loops_around(cx, body, root, op);
        match &mut common {
            None => common = Some(around),
            Some(known) => {
                let same = known.iter().zip(&around).take_while(|(a, b)| a == b).count();
                known.truncate(same);
            }
        }
    }
    common.unwrap_or_default()
}

/// How many operations a nest runs, if its loops run `trips` times; `None` if unknown.
pub(super) fn cost(cx: &Context, body: &Body, root: For, trips: &dyn Fn(For) -> Option<u64>) -> Option<u64> {
    let mut total = 0u64;
    let mut pending = vec![(*root, 1u64)];
    while let Some((op, times)) = pending.pop() {
        let view = OpRef::new(cx, body, op);
        let times = match view.cast::<AffineForOp>() {
            Some(lp) => times.saturating_mul(trips(lp.handle())?),
            None => times,
        };
        let inner = body.regions_of(op).iter().flat_map(|&r| body.region_ops(r));
        for inner in inner {
            if !OpRef::new(cx, body, inner).is::<AffineYieldOp>() {
                pending.push((inner, times));
            }
        }
        if body.regions_of(op).is_empty() {
            total = total.saturating_add(times);
        }
    }
    Some(total)
}

/// How often a loop runs, if that is a constant.
pub(super) fn trips(cx: &Context, body: &Body, lp: For) -> Option<u64> {
    constant_trip_count(lp.read(cx, body))
}
