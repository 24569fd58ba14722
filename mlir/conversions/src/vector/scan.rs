//! The rewrite of `vector.scan`, to combinations of its slices.

use dialects::vector::combine::combine_with;
use dialects::vector::masks::add_mask_folds;
use dialects::vector::types::{VectorType, vector};
use dialects::vector::{
    BroadcastOp, ExtractOp, ExtractStridedSliceOp, InsertStridedSliceOp, ScanOp, ShapeCastOp,
};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Loc, Type, Value};

use super::build::{MOST_OPERATIONS, integers, type_of, whole, zero};

pub(crate) fn patterns(patterns: &mut PatternSet) {
    add_mask_folds(patterns);
    patterns.add(unroll);
}

/// The slices of a vector along a dimension.
struct Slices<'c> {
    loc: Loc,
    ty: VectorType<'c>,
    dim: usize,
}

impl Slices<'_> {
    fn extents(&self) -> Vec<(i64, bool)> {
        let one = |(at, extent)| if at == self.dim { (1, false) } else { extent };
        self.ty.dims().enumerate().map(one).collect()
    }

    fn slice_type(&self) -> Type {
        vector(self.ty.cx, self.extents(), self.ty.element)
    }

    fn offsets(&self, at: i64) -> Vec<i64> {
        (0..self.ty.rank()).map(|dim| if dim == self.dim { at } else { 0 }).collect()
    }

    fn extract(&self, rw: &mut PatternRewriter<'_>, from: Value, at: i64) -> Value {
        let cx = rw.cx();
        let sizes: Vec<i64> = self.extents().into_iter().map(|(extent, _)| extent).collect();
        let [offsets, sizes, strides] =
            [self.offsets(at), sizes, vec![1; self.ty.rank()]].map(|numbers| integers(cx, &numbers));
        ExtractStridedSliceOp::build(rw, self.loc, self.slice_type(), from, offsets, sizes, strides)
    }

    fn insert(&self, rw: &mut PatternRewriter<'_>, slice: Value, into: Value, at: i64) -> Value {
        let cx = rw.cx();
        let [offsets, strides] =
            [self.offsets(at), vec![1; self.ty.rank()]].map(|numbers| integers(cx, &numbers));
        InsertStridedSliceOp::build(rw, self.loc, slice, into, offsets, strides)
    }
}

/// Each slice of the result is the combination of all slices up to it, or up to the one before it.
fn unroll(op: Handle<ScanOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let scan = op.view(rw);
    let (loc, kind, source, inclusive) = (scan.loc(), scan.kind(), scan.source(), scan.inclusive());
    let (initial, reached) = (scan.initial_value(), scan.ty(scan.accumulated_value()).id());
    let dim = usize::try_from(scan.reduction_dim()).map_err(|_| NoMatch)?;
    let slices = Slices { loc, ty: type_of(rw, source)?, dim };
    let (count, scalable) = slices.ty.dims().nth(dim).ok_or(NoMatch)?;
    if scalable || count > MOST_OPERATIONS {
        return Err(rw.no_match("the dimension is scalable or too long"));
    }
    let is_scalar = type_of(rw, initial)?.rank() == 0;
    let mut all = zero(rw, loc, whole(slices.ty))?;
    // The last slice of the source, and the last one of the result.
    let mut last: Option<(Value, Value)> = None;
    for at in 0..count {
        let input = slices.extract(rw, source, at);
        let output = match last {
            None if inclusive => input,
            None if is_scalar => BroadcastOp::build(rw, loc, slices.slice_type(), initial),
            None => ShapeCastOp::build(rw, loc, slices.slice_type(), initial),
            Some((before, sum)) => {
                let next = if inclusive { input } else { before };
                combine_with(rw, loc, kind, [sum, next], None)?
            }
        };
        all = slices.insert(rw, output, all, at);
        last = Some((input, output));
    }
    let (_, sum) = last.ok_or(NoMatch)?;
    let reached = if is_scalar {
        let element = ExtractOp::build(rw, loc, sum, &[], &[0]);
        BroadcastOp::build(rw, loc, reached, element)
    } else {
        ShapeCastOp::build(rw, loc, reached, sum)
    };
    rw.replace_by_all(*op, &[all, reached])
}
