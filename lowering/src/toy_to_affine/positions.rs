//! The positions of the smallest and the largest elements, as loops that become vectors.
//!
//! Of a long line, a first loop finds the best element, in lanes, and a second one its first position; if the line is in
//! the caches, that is fast. If lines are not rows, each iteration over their positions compares neighbours, one of each
//! line, with the best ones so far. A short line is one loop that carries both.

use dialects::affine;
use dialects::arith::{self, CmpFPredicate, CmpIPredicate};
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::{AffineMap, Builder, DYNAMIC, FloatKind, Loc, Op, Value};
use toy_dialect::element_types::kind_of_value;
use toy_dialect::moved::Lines;
use toy_dialect::reductions::LANES;

use super::computed::{compute, element_of, index_as_number, new_buffer, number};
use super::open::OpenSizes;
use super::reductions::in_lanes;
use crate::buffers::{fill, load, store};
use crate::extents::Extents;
use crate::loop_nests::affine_nest;

/// Lines of so many elements have a loop for each of the two steps.
const LONG: i64 = 4 * LANES as i64;

/// How the best element is found.
struct Search<'l> {
    loc: Loc,
    input: Value,
    /// The type of the elements.
    kind: FloatKind,
    lines: &'l Lines,
    /// The sizes of the tensor.
    extents: Extents,
    is_largest: bool,
}

/// Replaces the function by loops.
pub(super) fn position(
    op: Op,
    input: Value,
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
    lines: &Lines,
    is_largest: bool,
) -> Matched {
    let kind = kind_of_value(rw, input);
    let extents = sizes.operand(rw, op, 0);
    let search = Search { loc: rw.body().loc(op), input, kind, lines, extents, is_largest };
    match lines.axis {
        Some(axis) if axis + 1 < lines.shape.len() => search.across(op, rw, sizes, axis),
        _ if lines.length >= LONG || lines.length == DYNAMIC => {
            compute(op, rw, sizes, |b, indices| search.in_two_steps(b, indices))
        }
        _ => compute(op, rw, sizes, |b, indices| search.in_one_step(b, indices)),
    }
}

impl Search<'_> {
    fn element(&self, b: &mut Builder<'_>, indices: &[Value]) -> Value {
        let map = AffineMap::new(indices.len() as u32, 0, self.lines.indices(b.cx()));
        element_of(b, self.loc, self.input, self.kind, map, indices)
    }

    fn is_better(&self, b: &mut Builder<'_>, element: Value, best: Value) -> Value {
        let better = if self.is_largest { CmpFPredicate::OGT } else { CmpFPredicate::OLT };
        arith::CmpFOp::build(b, self.loc, better, element, best)
    }

    /// Whether an element beats the best one so far: it is better, or the first NaN.
    fn wins(&self, b: &mut Builder<'_>, element: Value, best: Value) -> Value {
        let loc = self.loc;
        let is_better = self.is_better(b, element, best);
        let is_number = arith::CmpFOp::build(b, loc, CmpFPredicate::ORD, best, best);
        let is_nan = arith::CmpFOp::build(b, loc, CmpFPredicate::UNO, element, element);
        let is_first_nan = arith::AndIOp::build(b, loc, is_number, is_nan);
        arith::OrIOp::build(b, loc, is_better, is_first_nan)
    }

    /// A loop along a line carries the best element and its position.
    fn in_one_step(&self, b: &mut Builder<'_>, indices: &[Value]) -> Value {
        let loc = self.loc;
        let zero = conversions::index_constant(b, loc, 0);
        let first = self.element(b, &[indices, &[zero]].concat());
        let starts = [first, conversions::index_constant(b, loc, 0)];
        let bounds = self.extents.along(b.cx(), self.lines);
        let built = affine::AffineForOp::build_with_iter_args(b, loc, bounds, &starts, |b, k, best| {
            let x = self.element(b, &[indices, &[k]].concat());
            let wins = self.wins(b, x, best[0]);
            let new =
                [(x, best[0]), (k, best[1])].map(|(new, old)| arith::SelectOp::build(b, loc, wins, new, old));
            affine::AffineYieldOp::build(b, loc, &new);
        });
        let at = b.body().result(*built, 1);
        self.as_number(b, at)
    }

    /// The best number of a line, and then the first position of NaN, or else of that number.
    fn in_two_steps(&self, b: &mut Builder<'_>, indices: &[Value]) -> Value {
        let loc = self.loc;
        let cx = b.cx();
        let bounds = || self.extents.along(cx, self.lines);
        // A position behind all others.
        let behind = if self.lines.length == DYNAMIC { i64::MAX } else { self.lines.length };
        let start =
            number(b, loc, self.kind, if self.is_largest { f64::NEG_INFINITY } else { f64::INFINITY });
        let element = |b: &mut Builder<'_>, k| self.element(b, &[indices, &[k]].concat());
        let best = in_lanes(
            b,
            loc,
            &[start; LANES],
            (bounds(), self.lines.length.max(0)),
            element,
            |b, [best, x]| {
                let is_better = self.is_better(b, x, best);
                arith::SelectOp::build(b, loc, is_better, x, best)
            },
        );
        let none = conversions::index_constant(b, loc, behind);
        let built = affine::AffineForOp::build_with_iter_args(b, loc, bounds(), &[none; 2], |b, k, first| {
            let x = element(b, k);
            let is_nan = arith::CmpFOp::build(b, loc, CmpFPredicate::UNO, x, x);
            let is_best = arith::CmpFOp::build(b, loc, CmpFPredicate::OEQ, x, best);
            let mut first_with = |at: usize, is_found| {
                let found = arith::SelectOp::build(b, loc, is_found, k, none);
                arith::MinSIOp::build(b, loc, first[at], found)
            };
            let firsts = [first_with(0, is_nan), first_with(1, is_best)];
            affine::AffineYieldOp::build(b, loc, &firsts);
        });
        let [nan, number] = [0, 1].map(|at| b.body().result(*built, at));
        let has_nan = arith::CmpIOp::build(b, loc, CmpIPredicate::Slt, nan, none);
        let at = arith::SelectOp::build(b, loc, has_nan, nan, number);
        self.as_number(b, at)
    }

    /// The best elements of all lines, and their positions, in memory.
    fn across(&self, op: Op, rw: &mut Rewriter<'_>, sizes: &OpenSizes, axis: usize) -> Matched {
        let cx = rw.cx();
        let loc = self.loc;
        let (positions, extents) = new_buffer(op, rw, sizes);
        let element = cx.type_ref(rw.body().ty(self.input)).element_type().id();
        let best = extents.alloc(rw, loc, element);
        fill(rw, loc, best, &extents, |b, indices| {
            let zero = conversions::index_constant(b, loc, 0);
            self.element(b, &[indices, &[zero]].concat())
        });
        let start = number(rw, loc, FloatKind::F64, 0.0);
        fill(rw, loc, positions, &extents, |_, _| start);
        let map = AffineMap::identity(cx, extents.sizes.len() as u32);
        affine_nest(rw, loc, &self.extents, |b, indices| {
            let mut line = indices.to_vec();
            let k = line.remove(axis);
            let x = self.element(b, &[&line[..], &[k]].concat());
            let at = self.as_number(b, k);
            let old = [best, positions].map(|buffer| load(b, loc, buffer, map.clone(), &line));
            let wins = self.wins(b, x, old[0]);
            for (buffer, (new, old)) in [best, positions].into_iter().zip([x, at].into_iter().zip(old)) {
                let value = arith::SelectOp::build(b, loc, wins, new, old);
                store(b, loc, value, buffer, map.clone(), &line);
            }
        });
        rw.replace_by(op, positions)
    }

    fn as_number(&self, b: &mut Builder<'_>, at: Value) -> Value {
        index_as_number(b, self.loc, at)
    }
}
