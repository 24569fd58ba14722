//! What loops and accesses allow.
//!
//! The lanes of a vector are next to each other in memory, so an index that varies along a loop must grow by one with
//! each iteration. If the number of iterations may be no multiple of the vector's extent, the last vector covers more
//! iterations than there are: what these write must be outside of the memref, where a transfer does not write, and they
//! must not do what only the iterations that there are may do, such as divide.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineForOp, AffineIfOp, AffineLoadOp, AffineStoreOp, AffineYieldOp};
use dialects::matching::constant_index;
use dialects::memref::{AllocOp, AllocaOp, DimOp};
use dialects::offsets_sizes_strides::dynamic_size;
use dialects::vector::{TransferReadOp, TransferWriteOp};
use mlir::affine::AffineExprKind;
use mlir::effects::is_speculatable;
use mlir::{AffineExpr, AffineMap, Body, Context, DYNAMIC, Op, OpRef, OpView, TypeKind, Value};
use rustc_hash::FxHashMap;

use super::reduction;
use crate::analysis::parallel::{Reduction, is_memory_parallel};
use crate::util::body::induction_variable;
use crate::util::bounds::Side;
use crate::util::nest::loops_post;
use crate::util::trip_count::trip_count;

/// All loops of a body, and its accesses.
pub(super) struct Analysis {
    /// Inner loops before those around them.
    pub(super) loops: Vec<Loop>,
    /// The place of each loop in the list.
    pub(super) places: FxHashMap<Op, usize>,
    /// The values on which each subscript of an access depends.
    pub(super) accesses: FxHashMap<Op, Vec<Vec<Value>>>,
}

/// A loop, and what it allows.
pub(super) struct Loop {
    pub(super) op: Op,
    /// The loop around it.
    pub(super) parent: Option<usize>,
    pub(super) variable: Value,
    pub(super) reductions: Vec<Reduction>,
    /// The dimension of the memrefs along which accesses vary, counted from the last.
    pub(super) varying: Option<usize>,
    /// Whether it can be vectorized, but for the size.
    pub(super) is_possible: bool,
    /// Whether it must not execute more iterations than it has.
    is_exact: bool,
    /// What divides the number of its iterations: that number if it is known.
    divisor: Option<i64>,
}

impl Loop {
    /// Whether vectors of this extent cover its iterations.
    pub(super) fn fits(&self, extent: i64) -> bool {
        self.is_possible && (!self.is_exact || self.divisor.is_some_and(|divisor| divisor % extent == 0))
    }
}

impl Analysis {
    pub(super) fn of(cx: &Context, body: &Body, with_reductions: bool) -> Analysis {
        let loops = loops_post(cx, body);
        let places: FxHashMap<Op, usize> = loops.iter().enumerate().map(|(at, lp)| (**lp, at)).collect();
        let loops = loops.iter().filter_map(|lp| {
            let view = lp.read(cx, body);
            let around = ancestors(body, **lp).find_map(|op| places.get(&op).copied());
            let found = reduction::of(view).filter(|list| with_reductions || list.is_empty());
            Some(Loop {
                op: **lp,
                parent: around,
                variable: induction_variable(body, **lp)?,
                is_possible: found.is_some(),
                reductions: found.unwrap_or_default(),
                varying: None,
                is_exact: false,
                divisor: divisor(view),
            })
        });
        let mut analysis = Analysis { loops: loops.collect(), places, accesses: FxHashMap::default() };
        for op in body.all_ops_pre() {
            analysis.visit(OpRef::new(cx, body, op));
        }
        for lp in analysis.loops.iter_mut().filter(|lp| lp.is_possible) {
            let view = OpRef::new(cx, body, lp.op).cast::<AffineForOp>();
            lp.is_possible = view.is_some_and(is_memory_parallel);
        }
        analysis
    }

    /// The loops around an operation, the innermost first.
    pub(super) fn around(&self, op: OpRef<'_>) -> Vec<usize> {
        let innermost = ancestors(op.body(), op.id()).find_map(|op| self.places.get(&op).copied());
        std::iter::successors(innermost, |&at| self.loops[at].parent).collect()
    }

    /// Notes what an operation means for the loops around it.
    fn visit(&mut self, op: OpRef<'_>) {
        let around = self.around(op);
        if around.is_empty() {
            return;
        }
        if let Some(load) = op.cast::<AffineLoadOp>() {
            self.access(op, &around, (load.memref(), load.map(), load.indices().collect()), false);
        } else if let Some(store) = op.cast::<AffineStoreOp>() {
            self.access(op, &around, (store.memref(), store.map(), store.indices().collect()), true);
        } else if let Some(lp) = op.cast::<AffineForOp>() {
            for side in [Side::Lower, Side::Upper] {
                let used: Vec<Value> = composed(op, side.map(lp), side.operands(lp))
                    .map_or_else(Vec::new, |bound| bound.operands());
                self.refuse(&around, |lp| used.contains(&lp.variable));
            }
        } else if op.is::<AffineIfOp>()
            || op.num_regions() > 0
            || op.is::<TransferReadOp>()
            || op.is::<TransferWriteOp>()
        {
            self.refuse(&around, |_| true);
        } else if !op.is::<AffineYieldOp>() && !is_speculatable(op) {
            around.iter().for_each(|&at| self.loops[at].is_exact = true);
        }
    }

    fn refuse(&mut self, around: &[usize], whether: impl Fn(&Loop) -> bool) {
        for &at in around {
            let lp = &mut self.loops[at];
            lp.is_possible &= !whether(lp);
        }
    }

    fn access(
        &mut self,
        op: OpRef<'_>,
        around: &[usize],
        (memref, map, indices): (Value, &AffineMap, Vec<Value>),
        is_store: bool,
    ) {
        let ty = op.ty(memref);
        let is_plain = matches!(ty.kind(), TypeKind::MemRef { layout: None, .. });
        let Some(subscripts) =
            composed(op, map, indices).filter(|_| is_plain && !ty.element_type().is_vector())
        else {
            return self.refuse(around, |_| true);
        };
        let rank = subscripts.exprs.len();
        for &at in around {
            let lp = &mut self.loops[at];
            let along =
                subscripts.exprs.iter().map(|&expr| coefficient(op.cx(), &subscripts, expr, lp.variable));
            let along: Vec<Option<i64>> = along.collect();
            let varying: Vec<usize> = (0..rank).filter(|&at| along[at] != Some(0)).collect();
            let &[dim] = &varying[..] else {
                lp.is_possible &= varying.is_empty();
                continue;
            };
            let is_only = lp.varying.is_none_or(|known| known == rank - dim - 1);
            let step = op.sibling(lp.op).cast::<AffineForOp>().map(AffineForOp::step);
            lp.is_possible &= is_only && along[dim] == Some(1) && step == Some(1);
            lp.varying = Some(rank - dim - 1);
            lp.is_exact |=
                is_store && !ends_with_memory(op, lp.op, (memref, dim), (&subscripts, lp.variable));
        }
        let depends = |expr: &AffineExpr| used(op.cx(), &subscripts, *expr);
        self.accesses.insert(op.id(), subscripts.exprs.iter().map(depends).collect());
    }
}

/// The operations around another, the innermost first.
fn ancestors(body: &Body, op: Op) -> impl Iterator<Item = Op> + '_ {
    std::iter::successors(body.parent_op(op), |&op| body.parent_op(op))
}

/// What divides the number of iterations of a loop, as far as it is known.
fn divisor(lp: AffineForOp<'_>) -> Option<i64> {
    let cx = lp.op_ref().cx();
    let mut count = trip_count(lp)?;
    count.compose(lp.op_ref());
    let divisors = count.exprs.iter().map(|&expr| cx.affine_known_divisor(expr));
    divisors.reduce(mlir::affine::gcd)
}

/// A map with its operands, through every `affine.apply`.
fn composed(op: OpRef<'_>, map: &AffineMap, operands: Vec<Value>) -> Option<Applied> {
    let mut applied = Applied::of_map(map, operands)?;
    applied.compose(op);
    Some(applied)
}

/// The value of a dimension or symbol.
fn variable(applied: &Applied, kind: AffineExprKind) -> Option<Value> {
    match kind {
        AffineExprKind::Dim(at) => applied.dims.get(at as usize).copied(),
        AffineExprKind::Symbol(at) => applied.symbols.get(at as usize).copied(),
        _ => None,
    }
}

/// The values on which an expression depends.
fn used(cx: &Context, applied: &Applied, expr: AffineExpr) -> Vec<Value> {
    let mut all = Vec::new();
    cx.affine_leaves(expr, |leaf| {
        all.extend(variable(applied, leaf).filter(|value| !all.contains(value)));
    });
    all
}

/// By how much an expression grows if a value grows by one; `None` if that is not always the same.
fn coefficient(cx: &Context, applied: &Applied, expr: AffineExpr, value: Value) -> Option<i64> {
    let mut sum = 0i64;
    cx.affine_terms(expr, |term, factor| {
        if variable(applied, term) == Some(value) {
            sum = sum.checked_add(factor)?;
        } else if let AffineExprKind::Binary(_, lhs, rhs) = term {
            let depends = [lhs, rhs].into_iter().any(|part| used(cx, applied, part).contains(&value));
            return (!depends).then_some(());
        }
        Some(())
    })?;
    Some(sum)
}

/// Whether what iterations behind the last one of a loop would write is outside of the memref in a dimension.
fn ends_with_memory(
    op: OpRef<'_>,
    lp: Op,
    (memref, dim): (Value, usize),
    (subscripts, variable): (&Applied, Value),
) -> bool {
    let cx = op.cx();
    let Some(lp) = op.sibling(lp).cast::<AffineForOp>() else { return false };
    let Some(mut end) = Side::Upper.of(lp) else { return false };
    end.compose(lp.op_ref());
    let &[end_expr] = &end.exprs[..] else { return false };
    let &[size] = &op.ty(memref).shape().unwrap_or_default()[dim..][..1] else { return false };
    // The subscript is the variable and a constant.
    let expr = subscripts.exprs[dim];
    let only = used(cx, subscripts, expr) == [variable];
    let zeros = |count: usize| vec![cx.affine_constant(0); count];
    let first = cx.affine_replace(expr, &zeros(subscripts.dims.len()), &zeros(subscripts.symbols.len()));
    let Some(distance) = cx.affine_as_constant(first).filter(|_| only) else { return false };
    match end.constants(lp.op_ref()).as_deref() {
        Some(&[end]) => size != DYNAMIC && end.checked_add(distance).is_some_and(|end| end >= size),
        _ => {
            let used = used(cx, &end, end_expr);
            let is_value =
                matches!(cx.affine_kind(end_expr), AffineExprKind::Dim(_) | AffineExprKind::Symbol(_));
            distance >= 0 && size == DYNAMIC && is_value && used.iter().all(|&v| is_size(op, v, memref, dim))
        }
    }
}

/// Whether a value is the extent of a memref in a dimension.
fn is_size(op: OpRef<'_>, value: Value, memref: Value, dim: usize) -> bool {
    if let Some(of) = op.value(value).defined_by::<DimOp>() {
        return of.source() == memref && constant_index(op, of.index()) == i64::try_from(dim).ok();
    }
    let shape = op.ty(memref).shape().unwrap_or_default();
    let allocation = op.value(memref);
    let size = match (allocation.defined_by::<AllocOp>(), allocation.defined_by::<AllocaOp>()) {
        (Some(alloc), _) => dynamic_size(shape, dim, alloc.dynamic_sizes()),
        (_, Some(alloca)) => dynamic_size(shape, dim, alloca.dynamic_sizes()),
        _ => None,
    };
    size == Some(value)
}
