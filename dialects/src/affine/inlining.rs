//! What the inliner may do with affine loops and what is in them.
//!
//! A value of a function's top level may stand for a symbol or a dimension; where the function is inlined into a loop, it
//! is not at the top level any more. So a body goes there only if its accesses stay affine, and what stood for a symbol
//! stands for a dimension where it must.

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

/// Into loops goes what stays affine there; the operations go into loops and to where loops may be.
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
    op.is::<AffineForOp<'_>>() || op.is::<AffineParallelOp<'_>>() || op.is::<AffineIfOp<'_>>()
}

/// Whether a body is one block of operations without effects and of accesses that stay affine.
fn stays_affine(dest: RegionRef<'_>, src: RegionRef<'_>, args: &[Value]) -> bool {
    let mut blocks = src.blocks();
    let (Some(block), None) = (blocks.next(), blocks.next()) else { return false };
    let Some(inside) = dest.entry().and_then(|block| block.ops().next()) else { return false };
    let move_ = Move { src: src.id(), args, dest: inside, scope: scope(inside) };
    block.ops().all(|op| (has_no_effects(op) || move_.keeps(op)) && move_.can_demote(op))
}

/// Whether an operation itself is known to do nothing to memory.
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

/// How many operands an access has before those of its map.
fn access(op: OpRef<'_>) -> Option<usize> {
    if op.is::<AffineLoadOp<'_>>() || op.is::<AffineVectorLoadOp<'_>>() {
        return Some(1);
    }
    let stores = op.is::<AffineStoreOp<'_>>() || op.is::<AffineVectorStoreOp<'_>>();
    stores.then_some(2)
}

/// As [`access`], for operations whose symbols have to be symbols.
fn mapped(op: OpRef<'_>) -> Option<usize> {
    access(op).or_else(|| op.is::<AffineApplyOp<'_>>().then_some(0))
}

/// A body that goes into a loop or a conditional.
struct Move<'a> {
    /// The body.
    src: Region,
    /// What takes the place of its arguments.
    args: &'a [Value],
    /// An operation where it goes, and the affine scope around that.
    dest: OpRef<'a>,
    scope: Option<Region>,
}

impl Move<'_> {
    /// Whether an operation stays affine.
    fn keeps(&self, op: OpRef<'_>) -> bool {
        let Some(first) = access(op) else { return false };
        op.operands().skip(first).all(|v| self.keeps_value(op, v))
    }

    /// Whether symbols of an operation may become dimensions, if they have to: those are not multiplied with each other.
    fn can_demote(&self, op: OpRef<'_>) -> bool {
        let Some(first) = mapped(op) else { return true };
        let Some(map) = map(op, AffineApplyOp::MAP_ATTR) else { return false };
        let symbols = op.operands().skip(first + map.dims as usize);
        let stay =
            symbols.map(|v| self.passed(op, v).is_none_or(|arg| is_symbol(self.dest, arg, self.scope)));
        let demoted = with_symbols(op.cx(), map, &stay.collect::<Vec<bool>>());
        demoted.results.iter().all(|&expr| op.cx().affine_is_semi_affine(expr))
    }

    /// What takes the place of an argument of the body.
    fn passed(&self, op: OpRef<'_>, value: Value) -> Option<Value> {
        let args = op.body().block_args(op.body().entry_block(self.src)?);
        self.args.get(args.iter().position(|&arg| arg == value)?).copied()
    }

    /// Whether what stands for a dimension, or else for a symbol, in the body does so where it goes.
    fn keeps_value(&self, op: OpRef<'_>, value: Value) -> bool {
        if op.body().value_region(value) != Some(self.src) {
            return true;
        }
        match op.value(value).defining_op() {
            Some(def) => {
                def.has_trait(Traits::CONSTANT_LIKE)
                    || def.is::<memref::DimOp<'_>>()
                    || def.is::<tensor::DimOp<'_>>()
            }
            // What cannot stand for a symbol there will be made a dimension.
            None => self.passed(op, value).is_some_and(|arg| is_dimension(self.dest, arg, self.scope)),
        }
    }
}

/// Makes symbols dimensions where what they are is none any more.
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

/// The map of an operation with the operands for it, if symbols have to be dimensions.
fn demoted(op: OpRef<'_>) -> Option<(AffineMap, Vec<Value>)> {
    let first = mapped(op)?;
    let (map, scope) = (map(op, AffineApplyOp::MAP_ATTR)?, scope(op));
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

/// A map of which only those symbols are left that stay, and the others are further dimensions.
fn with_symbols(cx: &Context, map: &AffineMap, stay: &[bool]) -> AffineMap {
    let (mut dims, mut kept) = (map.dims, 0);
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
