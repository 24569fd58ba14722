//! Converts integers to narrow floats directly, and drops conversions that undo each other.

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{FloatKind, Handle, OpRef, OpView, TypeKind, TypeRef, Value};

use super::super::constants::width;
use super::super::{FastMathFlags, IndexCastOp, IndexCastUIOp, SIToFPOp, TruncFOp, UIToFPOp};
use crate::rewriting::check;

/// Whether a format has numbers as large as integers of `value_bits` bits, not counting a sign.
pub(super) fn is_in_range(kind: FloatKind, value_bits: u32) -> bool {
    let beyond = 2f64.powi(value_bits as i32);
    kind.decode(kind.encode(beyond)) == beyond
}

/// Whether floats of one type represent all integers of another exactly.
fn holds(float: TypeRef<'_>, integer: TypeRef<'_>, is_signed: bool) -> bool {
    let TypeKind::Float(kind) = *float.element_type().kind() else { return false };
    let Some(width) = width(integer.element_type()) else { return false };
    let value_bits = width - u32::from(is_signed);
    value_bits <= kind.format().fraction + 1 && is_in_range(kind, value_bits)
}

/// `truncf(sitofp x) -> sitofp x`, likewise for `uitofp`, if rounding only once gives the same result, or
/// `contract` permits it.
pub(super) fn truncated(root: Handle<TruncFOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cut = root.view(rw);
    let op = cut.op_ref();
    check(cut.roundingmode().is_none())?;
    let wide = op.value(cut.in_());
    let conversion = wide.defining_op().ok_or(NoMatch)?;
    let (x, is_signed) = match (conversion.cast::<SIToFPOp>(), conversion.cast::<UIToFPOp>()) {
        (Some(signed), _) => (signed.in_(), true),
        (_, Some(unsigned)) => (unsigned.in_(), false),
        _ => return Err(NoMatch),
    };
    let contracts = cut.fastmath().is_some_and(|flags| flags.contains(FastMathFlags::CONTRACT));
    check(contracts || holds(wide.ty(), op.ty(x), is_signed))?;
    let ty = op.ty(cut.out()).id();
    let loc = rw.cx().fused_loc(&[op.loc(), conversion.loc()], None);
    let direct = if is_signed { SIToFPOp::build(rw, loc, ty, x) } else { UIToFPOp::build(rw, loc, ty, x) };
    rw.replace_by(*root, direct)
}

/// Whether casting `source` to the type of `through` and back to that of `to` gives the same value.
fn is_undone(op: OpRef<'_>, source: Value, through: Value, to: Value) -> bool {
    let bits = |value| width(op.ty(value).element_type());
    op.ty(source) == op.ty(to) && bits(through) >= bits(source)
}

/// `index_cast(index_cast x) -> x`
pub(super) fn cast_to_index_and_back(root: Handle<IndexCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = root.view(rw);
    let inner = cast.op_ref().value(cast.in_()).defined_by::<IndexCastOp>().ok_or(NoMatch)?;
    let source = inner.in_();
    check(is_undone(*cast, source, cast.in_(), cast.out()))?;
    rw.replace_by(*root, source)
}

/// The same for `index_castui`.
pub(super) fn cast_to_unsigned_index_and_back(
    root: Handle<IndexCastUIOp>,
    rw: &mut PatternRewriter<'_>,
) -> Matched {
    let cast = root.view(rw);
    let inner = cast.op_ref().value(cast.in_()).defined_by::<IndexCastUIOp>().ok_or(NoMatch)?;
    let source = inner.in_();
    check(is_undone(*cast, source, cast.in_(), cast.out()))?;
    rw.replace_by(*root, source)
}
