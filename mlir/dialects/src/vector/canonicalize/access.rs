//! Patterns of masked accesses whose mask is known.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, OpRef, OpView, Value};

use super::super::masks::{MaskFormat, mask_format};
use super::super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp, StepOp, StoreOp,
};
use super::ty;
use crate::matching::constant;
use crate::rewriting::check;

/// Defines the patterns of loads and stores: with a full mask they need none, with an empty one they do nothing.
macro_rules! known_masks {
    (loads $($load:ident)*; stores $($store:ident)*) => {
        $(impl CanonicalizationPatterns for $load<'_> {
            fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add(|op: Handle<$load>, rw| {
                    let load = op.view(rw);
                    match mask_format(load.op_ref(), load.mask()) {
                        MaskFormat::Unknown => Err(NoMatch),
                        MaskFormat::AllFalse => {
                            let value = load.pass_thru();
                            rw.replace_by(*op, value)
                        }
                        MaskFormat::AllTrue => {
                            let (base, result) = (load.base(), load.ty(load.result()).id());
                            let indices: Vec<Value> = load.indices().collect();
                            rw.replace_with(*op, |rw, loc| LoadOp::build(rw, loc, result, base, &indices))
                        }
                    }
                });
            }
        })*
        $(impl CanonicalizationPatterns for $store<'_> {
            fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add(|op: Handle<$store>, rw| {
                    let store = op.view(rw);
                    let format = mask_format(store.op_ref(), store.mask());
                    check(format != MaskFormat::Unknown)?;
                    if format == MaskFormat::AllTrue {
                        let (loc, base, value) = (store.loc(), store.base(), store.value_to_store());
                        let indices: Vec<Value> = store.indices().collect();
                        StoreOp::build(rw, loc, value, base, &indices);
                    }
                    rw.erase_op(*op);
                    Ok(())
                });
            }
        })*
    };
}

known_masks! {
    loads MaskedLoadOp ExpandLoadOp;
    stores MaskedStoreOp CompressStoreOp
}

impl CanonicalizationPatterns for GatherOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<GatherOp>, rw| {
            let gather = op.view(rw);
            check(mask_format(gather.op_ref(), gather.mask()) == MaskFormat::AllFalse)?;
            let value = gather.pass_thru();
            rw.replace_by(*op, value)
        });
        patterns.add(gather_of_neighbours);
    }
}

impl CanonicalizationPatterns for ScatterOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<ScatterOp>, rw| {
            let scatter = op.view(rw);
            check(mask_format(scatter.op_ref(), scatter.mask()) == MaskFormat::AllFalse)?;
            let result = scatter.result().map(|_| scatter.base());
            rw.replace_by_all(*op, result.as_slice())
        });
        patterns.add(scatter_to_neighbours);
    }
}

/// Whether a vector is `[0, 1, 2, ...]`.
fn counts_up(op: OpRef<'_>, value: Value) -> bool {
    let Some(&[count]) = op.ty(value).shape() else { return false };
    if super::VectorType::of(op.ty(value)).is_none_or(super::VectorType::is_scalable) {
        return false;
    }
    let numbers = || constant(op, value).and_then(mlir::AttrRef::dense_integers);
    op.value(value).defined_by::<StepOp>().is_some()
        || numbers().is_some_and(|numbers| numbers.take(count as usize).eq(0..count))
}

/// A gather of elements that follow each other is a masked load.
fn gather_of_neighbours(op: Handle<GatherOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let gather = op.view(rw);
    let (base, mask, pass_thru) = (gather.base(), gather.mask(), gather.pass_thru());
    check(ty(rw, base).is_memref() && counts_up(gather.op_ref(), gather.indices()))?;
    let offsets: Vec<Value> = gather.offsets().collect();
    let result = gather.ty(gather.result()).id();
    rw.replace_with(*op, |rw, loc| MaskedLoadOp::build(rw, loc, result, base, &offsets, mask, pass_thru))
}

/// A scatter to elements that follow each other is a masked store.
fn scatter_to_neighbours(op: Handle<ScatterOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let scatter = op.view(rw);
    let (base, mask, value, loc) = (scatter.base(), scatter.mask(), scatter.value_to_store(), scatter.loc());
    check(ty(rw, base).is_memref() && counts_up(scatter.op_ref(), scatter.indices()))?;
    let offsets: Vec<Value> = scatter.offsets().collect();
    MaskedStoreOp::build(rw, loc, base, &offsets, mask, value);
    rw.erase_op(*op);
    Ok(())
}
