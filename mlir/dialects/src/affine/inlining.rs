//! Inlining into affine loops, and of affine loops and their contents.
//!
//! A value at a function's top level can be a symbol or a dimension, but not once the function is inlined into a loop,
//! where the value is no longer at the top level. So a body is inlined into a loop only if its accesses stay affine,
//! and symbols become dimensions where necessary.

use mlir::interfaces::{DialectInlinerInterface, InlinedCall, MemoryEffectOpInterface};
use mlir::opdef::{Effects, Traits};
use mlir::{AffineExpr, AffineMap, Block, Builder, Context, Op, OpRef, Region, RegionRef, Value};

use super::validity::{is_dimension, is_symbol, scope};
use super::verify::map;
use super::{
    AffineApplyOp, AffineForOp, AffineIfOp, AffineLoadOp, AffineParallelOp, AffineStoreOp,
    AffineVectorLoadOp, AffineVectorStoreOp,
};
use crate::{memref, tensor};

/// A body may be inlined into a loop if it stays affine there; the operations may be inlined into loops and affine
/// scopes.
pub(super) static INLINER: DialectInlinerInterface = DialectInlinerInterface {
    is_legal_to_inline_region: |dest, src, args, _| {
        dest.parent_op().is_some_and(is_control) && stays_affine(dest, src, args)
    },
    is_legal_to_inline_op: |_, dest, _| {
        dest.parent_op().is_some_and(|around| around.has_trait(Traits::AFFINE_SCOPE) || is_control(around))
    },
    process_inlined_blocks: demote,
    ..DialectInlinerInterface::NEVER
};

fn is_control(op: OpRef<'_>) -> bool {
    op.is::<AffineForOp>() || op.is::<AffineParallelOp>() || op.is::<AffineIfOp>()
}

/// Whether a body is a single block of operations that have no effects or are accesses that stay affine.
fn stays_affine(dest: RegionRef<'_>, src: RegionRef<'_>, args: &[Value]) -> bool {
    let mut blocks = src.blocks();
    let (Some(block), None) = (blocks.next(), blocks.next()) else { return false };
    let Some(inside) = dest.entry().and_then(|block| block.ops().next()) else { return false };
    let move_ = Move { src: src.id(), args, dest: inside, scope: scope(inside) };
    block.ops().all(|op| (has_no_effects(op) || move_.keeps(op)) && move_.can_demote(op))
}

/// Whether an operation itself is known to have no memory effects.
fn has_no_effects(op: OpRef<'_>) -> bool {
    match op.def().map(|def| def.effects) {
        Some(Effects::Known(own)) => own.is_empty(),
        Some(Effects::Unknown) => {
            let computed = op.interface::<MemoryEffectOpInterface>();
            computed.is_some_and(|computed| (computed.effects)(op).is_empty())
        }
        _ => false,
    }
}

/// How many operands of an access precede those of its map.
fn access(op: OpRef<'_>) -> Option<usize> {
    if op.is::<AffineLoadOp>() || op.is::<AffineVectorLoadOp>() {
        return Some(1);
    }
    let stores = op.is::<AffineStoreOp>() || op.is::<AffineVectorStoreOp>();
    stores.then_some(2)
}

/// Like [`access`], but also for `affine.apply`, whose symbols must be valid too.
fn mapped(op: OpRef<'_>) -> Option<usize> {
    access(op).or_else(|| op.is::<AffineApplyOp>().then_some(0))
}

/// The inlining of a body into a loop or a conditional.
struct Move<'a> {
    src: Region,
    /// The arguments of the call.
    args: &'a [Value],
    /// An operation at the destination, and the affine scope around it.
    dest: OpRef<'a>,
    scope: Option<Region>,
}

impl Move<'_> {
    /// Whether an access stays affine.
    fn keeps(&self, op: OpRef<'_>) -> bool {
        let Some(first) = access(op) else { return false };
        op.operands().skip(first).all(|v| self.keeps_value(op, v))
    }

    /// Whether the map stays semi-affine when the symbols that are no longer valid become dimensions.
    fn can_demote(&self, op: OpRef<'_>) -> bool {
        let Some(first) = mapped(op) else { return true };
        let Some(map) = map(op, AffineApplyOp::MAP_ATTR) else { return false };
        let symbols = op.operands().skip(first + map.dims as usize);
        let stay =
            symbols.map(|v| self.passed(op, v).is_none_or(|arg| is_symbol(self.dest, arg, self.scope)));
        let demoted = with_symbols(op.cx(), map, &stay.collect::<Vec<bool>>());
        demoted.results.iter().all(|&expr| op.cx().affine_is_semi_affine(expr))
    }

    /// The call's argument for an argument of the body.
    fn passed(&self, op: OpRef<'_>, value: Value) -> Option<Value> {
        let args = op.body().block_args(op.body().entry_block(self.src)?);
        self.args.get(args.iter().position(|&arg| arg == value)?).copied()
    }

    /// Whether a value that is a dimension or a symbol in the body is still valid at the destination.
    fn keeps_value(&self, op: OpRef<'_>, value: Value) -> bool {
        if op.body().value_region(value) != Some(self.src) {
            return true;
        }
        match op.value(value).defining_op() {
            Some(def) => {
                def.has_trait(Traits::CONSTANT_LIKE) || def.is::<memref::DimOp>() || def.is::<tensor::DimOp>()
            }
            // `demote` makes it a dimension if it cannot be a symbol.
            None => self.passed(op, value).is_some_and(|arg| is_dimension(self.dest, arg, self.scope)),
        }
    }
}

/// Turns symbols that are no longer valid into dimensions.
fn demote(b: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]) {
    for op in blocks.iter().flat_map(|&block| b.body().ops(block)).collect::<Vec<Op>>() {
        let Some((map, operands)) = demoted(OpRef::with_outer(b.cx(), b.body(), op, Some(&at.caller))) else {
            continue;
        };
        b.body_mut().set_operands(op, &operands);
        let map = b.cx().affine_map_attr(map);
        b.set_attr(op, AffineApplyOp::MAP_ATTR, Some(map));
    }
}

/// The map and operands of an operation with invalid symbols as dimensions, if there are any.
fn demoted(op: OpRef<'_>) -> Option<(AffineMap, Vec<Value>)> {
    let first = mapped(op)?;
    let map = map(op, AffineApplyOp::MAP_ATTR)?;
    let scope = scope(op);
    let (mut operands, symbols): (Vec<_>, Vec<_>) =
        op.operands().enumerate().partition(|&(index, _)| index < first + map.dims as usize);
    let stays = |v| is_symbol(op, v, scope) || !is_dimension(op, v, scope);
    let stay: Vec<bool> = symbols.iter().map(|&(_, v)| stays(v)).collect();
    if !stay.contains(&false) {
        return None;
    }
    let (kept, moved): (Vec<_>, Vec<_>) = symbols.into_iter().zip(&stay).partition(|&(_, &stays)| stays);
    operands.extend(moved.into_iter().chain(kept).map(|(operand, _)| operand));
    Some((with_symbols(op.cx(), map, &stay), operands.into_iter().map(|(_, v)| v).collect()))
}

/// The map with only the symbols that `stay`; the others become additional dimensions.
fn with_symbols(cx: &Context, map: &AffineMap, stay: &[bool]) -> AffineMap {
    let mut dims = map.dims;
    let mut kept = 0;
    let mut next = |stays: bool| {
        let number = if stays { &mut kept } else { &mut dims };
        *number += 1;
        if stays { cx.affine_symbol(*number - 1) } else { cx.affine_dim(*number - 1) }
    };
    let symbols: Vec<AffineExpr> = stay.iter().map(|&stays| next(stays)).collect();
    let same: Vec<AffineExpr> = (0..map.dims).map(|d| cx.affine_dim(d)).collect();
    let results: Vec<AffineExpr> =
        map.results.iter().map(|&e| cx.affine_replace(e, &same, &symbols)).collect();
    AffineMap::new(dims, kept, results)
}
