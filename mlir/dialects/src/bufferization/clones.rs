//! Canonicalization of `bufferization.clone`.

use mlir::effects::{affected, has_effect};
use mlir::hooks::{CanonicalizationPatterns, Fold};
use mlir::interfaces::ViewLikeOpInterface;
use mlir::opdef::{EffectKind, Folded};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, Handle, Op, OpRef, OpView, Value};

use crate::memref::fold::fold_casts;
use crate::memref::{CastOp, ReallocOp};

use super::CloneOp;
use crate::rewriting::check;

/// The operation that frees a memref, if there is one; fails if there are several, or if it reallocates.
fn find_dealloc(op: OpRef<'_>, value: Value) -> Result<Option<Op>, NoMatch> {
    let mut found = None;
    for user in op.body().users(value) {
        let user = op.sibling(user);
        if !affected(user, EffectKind::Free).contains(&value) {
            continue;
        }
        check(found.is_none() && !user.is::<ReallocOp>())?;
        found = Some(user.id());
    }
    Ok(found)
}

/// The memref that a chain of views starts from.
pub fn viewed(op: OpRef<'_>, mut value: Value) -> Value {
    while let Some(view) = op.value(value).defining_op() {
        let Some(source) = view.interface::<ViewLikeOpInterface>() else { break };
        if view.result(0) != value {
            break;
        }
        value = (source.view_source)(view);
    }
    value
}

impl Fold for CloneOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        fold_casts(self.op_ref(), None)
    }
}

impl CanonicalizationPatterns for CloneOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(simplify_clone);
    }
}

/// The operation that frees the clone or its source, and becomes redundant when both are the same memref.
fn redundant_dealloc(clone: CloneOp<'_>) -> Result<Op, NoMatch> {
    let op = clone.op_ref();
    let of_clone = find_dealloc(op, clone.output())?;
    let of_source = find_dealloc(op, viewed(op, clone.input()))?;
    let block = |op: Option<Op>, body: &mlir::Body| op.and_then(|op| body.block_of(op));
    let clone_block = block(of_clone, op.body());
    let source_block = block(of_source, op.body());
    check(clone_block.is_none() || clone_block != source_block)?;
    let here = op.body().block_of(op.id());
    let redundant = match here {
        _ if clone_block.is_some() && clone_block == here => of_clone,
        _ if source_block.is_some() && source_block == here => of_source,
        _ => None,
    };
    let redundant = redundant.ok_or(NoMatch)?;
    // Anything freed in between may be the same memory.
    let mut next = op.body().next_op(op.id());
    while next != Some(redundant) {
        let between = next.ok_or(NoMatch)?;
        check(!has_effect(op.sibling(between), EffectKind::Free))?;
        next = op.body().next_op(between);
    }
    Ok(redundant)
}

fn simplify_clone(op: Handle<CloneOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let clone = op.view(rw);
    if rw.body().is_unused(clone.output()) {
        rw.erase_op(*op);
        return Ok(());
    }
    let from = clone.ty(clone.input());
    let to = clone.ty(clone.output());
    check(from == to || CastOp::are_cast_compatible(&[from], &[to]))?;
    let redundant = redundant_dealloc(clone)?;
    let mut source = clone.input();
    let same = from == to;
    let ty = to.id();
    let loc = clone.loc();
    if !same {
        let cast = CastOp::build(rw, loc, ty, source);
        source = cast;
    }
    rw.replace_op(*op, &[source]);
    rw.erase_op(redundant);
    Ok(())
}
