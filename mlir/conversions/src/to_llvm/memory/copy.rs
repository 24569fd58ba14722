//! `memref.copy`: `memcpy` between buffers without gaps, and otherwise a function of MLIR's runner utilities, which takes
//! unranked memrefs.

use dialects::llvm::{self, runtime, types::ptr};
use dialects::memref;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Handle, Loc, TypeRef, Value};

use super::parts::{Count, bytes, element, index};
use crate::to_llvm::descriptor::{Descriptor, number};
use crate::to_llvm::types::unranked_type;
use crate::to_llvm::unranked::{Unranked, descriptor_on_stack, on_stack};

/// Whether the elements of a memref are next to each other, in order, with at least one element unless the layout is the
/// identity.
pub(super) fn is_contiguous(ty: TypeRef<'_>) -> bool {
    if !ty.is_memref() {
        return false;
    }
    if memref::is_identity_layout(ty) {
        return true;
    }
    let (Some(shape), Some(layout)) = (ty.shape(), ty.strided_layout()) else { return false };
    if !ty.has_static_shape() || shape.contains(&0) {
        return false;
    }
    let mut running = 1i64;
    let mut dims = shape.iter().zip(&layout.strides).rev().peekable();
    while let Some((&size, _)) = dims.next_if(|(_, stride)| **stride == running) {
        running = running.wrapping_mul(size);
    }
    dims.all(|(&size, _)| size == 1)
}

pub(super) fn copy(
    op: Handle<memref::CopyOp>,
    x: memref::CopyOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let types = [view.source(), view.target()].map(|value| cx.type_ref(view.ty(value).id()));
    if types.iter().all(|&ty| is_contiguous(ty)) {
        bytewise(rw, loc, types[0], [x.source(), x.target()])?;
    } else {
        by_function(rw, loc, types, [x.source(), x.target()])?;
    }
    rw.erase_op(*op);
    Ok(())
}

fn bytewise(rw: &mut Rewriter<'_>, loc: Loc, ty: TypeRef<'_>, memrefs: [Value; 2]) -> Matched {
    let element = element(rw, ty)?;
    let [source, target] = memrefs.map(Descriptor::new);
    let mut count = source.number(rw, loc, 1);
    for at in 0..ty.rank() as usize {
        let size = source.size(rw, loc, at);
        count = llvm::MulOp::build(rw, loc, count, size);
    }
    let size = bytes(rw, loc, element, Count::One)?;
    let total = llvm::MulOp::build(rw, loc, count, size);
    let [source, target] = [source, target].map(|memref| {
        let base = memref.aligned(rw, loc);
        let offset = memref.offset(rw, loc);
        let pointer = memref.pointer(rw);
        llvm::GEPOp::build(rw, loc, pointer, base, &[offset], &[i32::MIN], element)
    });
    llvm::MemcpyOp::build(rw, loc, target, source, total, false);
    Ok(())
}

fn by_function(rw: &mut Rewriter<'_>, loc: Loc, types: [TypeRef<'_>; 2], memrefs: [Value; 2]) -> Matched {
    let cx = rw.cx();
    let (element, index) = (element(rw, types[0])?, index(rw)?);
    let saved = llvm::StackSaveOp::build(rw, loc, ptr(cx));
    let mut unranked = [(types[0], memrefs[0]), (types[1], memrefs[1])].map(|(ty, memref)| {
        if !ty.has_rank() {
            return memref;
        }
        let rank = llvm::ConstantOp::build(rw, loc, index, cx.int_attr(ty.rank().into(), index));
        let place = descriptor_on_stack(rw, loc, memref);
        Unranked::of_rank(rw, loc, unranked_type(cx, index), rank).at(rw, loc, place).value()
    });
    let one = number(rw, loc, index, 1);
    for memref in &mut unranked {
        *memref = on_stack(rw, loc, *memref, one);
    }
    let size = bytes(rw, loc, element, Count::One).map_err(|_| NoMatch)?;
    let operands = [size, unranked[0], unranked[1]];
    llvm::CallOp::build_direct(rw, loc, runtime::MEMREF_COPY.name, None, &operands);
    llvm::StackRestoreOp::build(rw, loc, saved);
    Ok(())
}
