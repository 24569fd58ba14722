//! Rewrites of `vector.mask` around operations that take a mask themselves.

use dialects::vector::{
    GatherOp, GatherOpOptions, MaskOp, TransferReadOp, TransferReadOpOptions, TransferWriteOp,
    TransferWriteOpOptions,
};
use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Op, Value};

use super::build::zero;

pub(crate) fn patterns(patterns: &mut PatternSet) {
    patterns.add(read).add(write).add(gather);
    MaskOp::canonicalization_patterns(patterns);
}

/// The operation inside a mask, the mask, and the values for what it hides.
fn inside(op: Handle<MaskOp>, rw: &PatternRewriter<'_>) -> Result<(Op, Value, Option<Value>), NoMatch> {
    let view = op.view(rw);
    let (mask, passthru) = (view.mask(), view.passthru());
    let region = view.mask_region();
    let first = region.entry().and_then(|block| block.ops().next()).ok_or(NoMatch)?;
    Ok((first.id(), mask, passthru))
}

fn read(op: Handle<MaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (inner, mask, passthru) = inside(op, rw)?;
    let view = rw.view::<TransferReadOp>(inner)?;
    if passthru.is_some() {
        return Err(rw.no_match("a read has one value for all that is hidden"));
    }
    let read = view.transfer();
    let (base, padding, indices) = (read.base, view.padding(), read.indices());
    let (ty, map, inside) = (view.ty(read.vector).id(), read.map_attr.id(), view.in_bounds_attr().id());
    rw.replace_with(*op, |rw, loc| {
        let options = TransferReadOpOptions { mask: Some(mask) };
        TransferReadOp::build_with(rw, loc, ty, base, &indices, map, padding, inside, options)
    })
}

fn write(op: Handle<MaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (inner, mask, _) = inside(op, rw)?;
    let view = rw.view::<TransferWriteOp>(inner)?;
    let write = view.transfer();
    let (base, value, indices, loc) = (write.base, write.vector, write.indices(), rw.body().loc(*op));
    let (map, inside) = (write.map_attr.id(), view.in_bounds_attr().id());
    let result_type = view.result().map(|result| view.ty(result).id());
    let options = TransferWriteOpOptions { result_type, mask: Some(mask) };
    let made = TransferWriteOp::build_with(rw, loc, value, base, &indices, map, inside, options);
    let results: Vec<Value> = rw.body().results(*made).collect();
    rw.replace_by_all(*op, &results)
}

fn gather(op: Handle<MaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (inner, mask, passthru) = inside(op, rw)?;
    let view = rw.view::<GatherOp>(inner)?;
    let (base, indices, alignment, loc) = (view.base(), view.indices(), view.alignment(), view.loc());
    let offsets: Vec<Value> = view.offsets().collect();
    let ty = view.ty(view.result()).id();
    let hidden = match passthru {
        Some(values) => values,
        None => zero(rw, loc, ty)?,
    };
    rw.replace_with(*op, |rw, loc| {
        let options = GatherOpOptions { alignment };
        GatherOp::build_with(rw, loc, ty, base, &offsets, indices, mask, hidden, options)
    })
}
