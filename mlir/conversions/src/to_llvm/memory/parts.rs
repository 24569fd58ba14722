//! What the conversions of several operations need: types, sizes and strides.

use dialects::llvm::{GEPOp, MulOp, PtrToIntOp, ZeroOp, types::ptr};
use dialects::memref;
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::{DYNAMIC, Loc, Type, TypeRef, Value};

use crate::to_llvm::descriptor::{number, pointer_in};
use crate::to_llvm::types::address_space;

/// The type of indices.
pub(super) fn index(rw: &Rewriter<'_>) -> Result<Type, NoMatch> {
    rw.convert_type(rw.cx().index_ty())
}

/// The type of pointers to the elements of a memref.
pub(super) fn pointer(ty: TypeRef<'_>) -> Result<Type, NoMatch> {
    Ok(pointer_in(ty.cx(), address_space(ty).ok_or(NoMatch)?))
}

/// The type of the elements, in the llvm dialect.
pub(super) fn element(rw: &Rewriter<'_>, ty: TypeRef<'_>) -> Result<Type, NoMatch> {
    rw.convert_type(ty.element_type().id())
}

/// Whether memory can be allocated for a memref: its elements are next to each other, in order.
pub(super) fn is_allocatable(rw: &Rewriter<'_>, ty: TypeRef<'_>) -> Result<(), NoMatch> {
    element(rw, ty)?;
    if memref::is_identity_layout(ty) { Ok(()) } else { Err(rw.no_match("the layout is not the identity")) }
}

/// The number of bytes from the address 0 to an element: the size of the elements before it.
pub(super) fn bytes(rw: &mut Rewriter<'_>, loc: Loc, element: Type, count: Count) -> Result<Value, NoMatch> {
    let index = index(rw)?;
    let pointer = ptr(rw.cx());
    let null = ZeroOp::build(rw, loc, pointer);
    let end = match count {
        Count::One => GEPOp::build(rw, loc, pointer, null, &[], &[1], element),
        Count::Value(count) => GEPOp::build(rw, loc, pointer, null, &[count], &[i32::MIN], element),
    };
    Ok(PtrToIntOp::build(rw, loc, index, end))
}

/// A number of elements.
pub(super) enum Count {
    One,
    Value(Value),
}

/// The sizes and strides of a memref that is allocated, and its number of elements; dynamic sizes are operands.
pub(super) fn extents(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    ty: TypeRef<'_>,
    dynamic: &[Value],
) -> Result<(Vec<Value>, Vec<Value>, Value), NoMatch> {
    let index = index(rw)?;
    let shape = ty.shape().ok_or(NoMatch)?;
    let mut dynamic = dynamic.iter().copied();
    let size = |&extent: &i64| match extent {
        DYNAMIC => dynamic.next().ok_or(NoMatch),
        extent => Ok(number(rw, loc, index, extent)),
    };
    let sizes = shape.iter().map(size).collect::<Result<Vec<_>, _>>()?;
    let mut strides = Vec::with_capacity(sizes.len());
    // As a number for as long as all sizes are known.
    let mut known = Some(1i64);
    let mut running = number(rw, loc, index, 1);
    for (&size, &extent) in sizes.iter().zip(shape).rev() {
        strides.push(running);
        let is_first = known == Some(1);
        known = match known.filter(|_| extent != DYNAMIC) {
            // MLIR's product wraps around, and so the allocation is too small.
            Some(known) => Some(known.checked_mul(extent).ok_or_else(|| rw.no_match("it is too large"))?),
            None => None,
        };
        running = match known {
            _ if is_first => size,
            None => MulOp::build(rw, loc, running, size),
            Some(known) => number(rw, loc, index, known),
        };
    }
    strides.reverse();
    Ok((sizes, strides, running))
}
