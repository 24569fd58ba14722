//! Other memrefs of the same memory: `view`, `reinterpret_cast` and `transpose`.

use dialects::llvm;
use dialects::memref;
use dialects::offsets_sizes_strides::{Mixed, mixed};
use mlir::affine::AffineExprKind;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{DYNAMIC, Handle, Loc, TypeRef, Value};

use super::parts::{element, pointer};
use crate::to_llvm::descriptor::Descriptor;
use crate::to_llvm::unranked::Unranked;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(view).add(reinterpret_cast).add(transpose);
}

/// The pointers of a memref with or without a rank.
pub(super) fn pointers(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    ty: TypeRef<'_>,
    source: Value,
) -> Result<[Value; 2], NoMatch> {
    if ty.has_rank() {
        let source = Descriptor::new(source);
        return Ok([source.allocated(rw, loc), source.aligned(rw, loc)]);
    }
    let pointer = pointer(ty)?;
    let memory = Unranked::new(source).ranked(rw, loc, pointer);
    Ok(memory.pointers(rw, loc))
}

/// Starts at a distance in bytes.
fn view(op: Handle<memref::ViewOp>, x: memref::ViewOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let ty = cx.type_ref(view.ty(view.result(0)).id());
    let bytes = element(rw, cx.type_ref(view.ty(view.source()).id()))?;
    let target = rw.convert_type(ty.id())?;
    let shape = ty.shape().ok_or(NoMatch)?;
    let strides = ty.strided_layout().ok_or(NoMatch)?.strides;
    if !matches!(strides.last(), None | Some(0 | 1)) {
        return Err(rw.no_match("the elements are not next to each other"));
    }
    let source = Descriptor::new(x.source());
    let mut new = Descriptor::poison(rw, loc, target);
    let allocated = source.allocated(rw, loc);
    new.set_allocated(rw, loc, allocated);
    let start = source.aligned(rw, loc);
    let pointer = source.pointer(rw);
    let start = llvm::GEPOp::build(rw, loc, pointer, start, &[x.byte_shift()], &[i32::MIN], bytes);
    new.set_aligned(rw, loc, start);
    let zero = new.number(rw, loc, 0);
    new.set_offset(rw, loc, zero);
    let mut dynamic = x.sizes().iter().rev();
    // The stride and the size of the dimension before.
    let mut inner: Option<(Value, Value)> = None;
    for (at, (&size, &stride)) in shape.iter().zip(&strides).enumerate().rev() {
        let size = match size {
            DYNAMIC => *dynamic.next().ok_or(NoMatch)?,
            size => new.number(rw, loc, size),
        };
        new.set_size(rw, loc, at, size);
        let stride = match (stride, inner) {
            (DYNAMIC, Some((stride, size))) => llvm::MulOp::build(rw, loc, stride, size),
            (DYNAMIC, None) => new.number(rw, loc, 1),
            (stride, _) => new.number(rw, loc, stride),
        };
        new.set_stride(rw, loc, at, stride);
        inner = Some((stride, size));
    }
    rw.replace_by(*op, new.value())
}

fn reinterpret_cast(
    op: Handle<memref::ReinterpretCastOp>,
    x: memref::ReinterpretCastOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let ty = cx.type_ref(view.ty(view.source()).id());
    let result = rw.body().ty(view.result());
    let target = rw.convert_type(result)?;
    let list = |numbers: &[i64], operands: &[Value]| mixed(numbers, operands.iter().copied());
    let offsets = list(&view.static_offsets(), x.offsets());
    let sizes = list(&view.static_sizes(), x.sizes());
    let strides = list(&view.static_strides(), x.strides());
    let mut new = Descriptor::poison(rw, loc, target);
    let pointers = pointers(rw, loc, ty, x.source())?;
    new.set_pointers(rw, loc, pointers);
    let value = |rw: &mut Rewriter<'_>, new: Descriptor, entry| match entry {
        Mixed::Known(known) => new.number(rw, loc, known),
        Mixed::Value(value) => value,
    };
    let offset = value(rw, new, *offsets.first().ok_or(NoMatch)?);
    new.set_offset(rw, loc, offset);
    for (at, (size, stride)) in sizes.into_iter().zip(strides).enumerate() {
        let size = value(rw, new, size);
        new.set_size(rw, loc, at, size);
        let stride = value(rw, new, stride);
        new.set_stride(rw, loc, at, stride);
    }
    rw.replace_by(*op, new.value())
}

/// Another order of the dimensions.
fn transpose(
    op: Handle<memref::TransposeOp>,
    x: memref::TransposeOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let map = cx.attr_ref(view.permutation_attr().id()).as_affine_map().ok_or(NoMatch)?;
    if map.is_identity(cx) {
        return rw.replace_by(*op, x.in_());
    }
    let source = Descriptor::new(x.in_());
    let ty = rw.body().ty(x.in_());
    let mut new = Descriptor::poison(rw, loc, ty);
    let allocated = source.allocated(rw, loc);
    new.set_allocated(rw, loc, allocated);
    let aligned = source.aligned(rw, loc);
    new.set_aligned(rw, loc, aligned);
    let offset = source.offset(rw, loc);
    new.set_offset(rw, loc, offset);
    for (at, &result) in map.results.iter().enumerate() {
        let AffineExprKind::Dim(from) = *cx.affine_kind(result) else { return Err(NoMatch) };
        let size = source.size(rw, loc, from as usize);
        new.set_size(rw, loc, at, size);
        let stride = source.stride(rw, loc, from as usize);
        new.set_stride(rw, loc, at, stride);
    }
    rw.replace_by(*op, new.value())
}
