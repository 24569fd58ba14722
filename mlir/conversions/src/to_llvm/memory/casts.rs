//! Casts between types of memrefs, and queries of what a descriptor holds.

use dialects::llvm;
use dialects::matching::constant_index;
use dialects::memref;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{DYNAMIC, Handle, Value};

use super::parts::{index, pointer};
use crate::constants::index_constant;
use crate::to_llvm::descriptor::{Descriptor, number};
use crate::to_llvm::unranked::{InMemory, POINTER_BYTES, Unranked, descriptor_on_stack};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(cast).add(memory_space_cast).add(dim).add(rank);
    patterns.add(extract_pointer).add(extract_metadata);
}

/// Between ranked types, a cast changes nothing: a descriptor holds every number that a type may leave unknown.
fn cast(op: Handle<memref::CastOp>, x: memref::CastOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let [source, result] = [view.source(), view.dest()].map(|value| cx.type_ref(view.ty(value).id()));
    let target = rw.convert_type(result.id())?;
    if source.is_memref() && result.is_memref() {
        if target != rw.body().ty(x.source()) {
            return Err(rw.no_match("the descriptors of the two types differ"));
        }
        return rw.replace_by(*op, x.source());
    }
    let new = if source.is_memref() {
        let place = descriptor_on_stack(rw, loc, x.source());
        let index = index(rw)?;
        let rank = number(rw, loc, index, source.rank());
        Unranked::of_rank(rw, loc, target, rank).at(rw, loc, place).value()
    } else if result.is_memref() {
        let pointer = pointer(source)?;
        let place = Unranked::new(x.source()).ranked(rw, loc, pointer).place;
        llvm::LoadOp::build(rw, loc, target, place)
    } else {
        return Err(rw.no_match("neither type has a rank"));
    };
    rw.replace_by(*op, new)
}

fn memory_space_cast(
    op: Handle<memref::MemorySpaceCastOp>,
    x: memref::MemorySpaceCastOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let [source, result] = [view.source(), view.dest()].map(|value| cx.type_ref(view.ty(value).id()));
    let target = rw.convert_type(result.id())?;
    let [from, to] = [pointer(source)?, pointer(result)?];
    if result.is_memref() {
        let mut fields = Descriptor::new(x.source()).unpack(rw, loc, result.rank() as usize);
        for field in &mut fields[..2] {
            *field = llvm::AddrSpaceCastOp::build(rw, loc, to, *field);
        }
        let new = Descriptor::pack(rw, loc, target, &fields).ok_or(NoMatch)?;
        return rw.replace_by(*op, new.value());
    }
    // The pointers in memory change, and perhaps their size: everything is copied.
    let source = Unranked::new(x.source());
    let rank = source.rank(rw, loc);
    let old = source.ranked(rw, loc, from);
    let new = Unranked::of_rank(rw, loc, target, rank);
    let bytes = new.bytes(rw, loc);
    let byte = cx.int_ty(8);
    let place = llvm::AllocaOp::build(rw, loc, llvm::types::ptr(cx), bytes, byte);
    let new = new.at(rw, loc, place);
    let memory = InMemory { place, pointer: to, index: old.index };
    let pointers = old.pointers(rw, loc);
    let pointers = pointers.map(|pointer| llvm::AddrSpaceCastOp::build(rw, loc, to, pointer));
    memory.set_pointers(rw, loc, pointers);
    let numbers = old.field(rw, loc, 2);
    let place = memory.field(rw, loc, 2);
    let skipped = number(rw, loc, old.index, 2 * POINTER_BYTES);
    let length = llvm::SubOp::build(rw, loc, bytes, skipped);
    llvm::MemcpyOp::build(rw, loc, place, numbers, length, false);
    rw.replace_by(*op, new.value())
}

/// A size is known, or a field of the descriptor.
fn dim(op: Handle<memref::DimOp>, x: memref::DimOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let ty = cx.type_ref(view.ty(view.source()).id());
    let Some(shape) = ty.shape() else {
        let size = size_of_unranked(rw, loc, pointer(ty)?, x)?;
        return rw.replace_by(*op, size);
    };
    // The constant may have been converted.
    let dimension = constant_index(*view, x.index()).or_else(|| constant_index(*view, view.index()));
    let dimension = dimension.and_then(|at| usize::try_from(at).ok());
    let source = Descriptor::new(x.source());
    let size = match dimension.and_then(|at| Some((at, *shape.get(at)?))) {
        None if shape.is_empty() => return Err(rw.no_match("there are no dimensions")),
        None => source.size_of(rw, loc, x.index()),
        Some((at, DYNAMIC)) => source.size(rw, loc, at),
        Some((_, size)) => source.number(rw, loc, size),
    };
    rw.replace_by(*op, size)
}

/// The sizes follow the offset.
fn size_of_unranked(
    rw: &mut Rewriter<'_>,
    loc: mlir::Loc,
    pointer: mlir::Type,
    x: memref::DimOpAdaptor<'_>,
) -> Result<Value, NoMatch> {
    let cx = rw.cx();
    let ptr = llvm::types::ptr(cx);
    let memory = Unranked::new(x.source()).ranked(rw, loc, ptr);
    let head = llvm::types::literal_struct(cx, &[ptr, ptr, memory.index]);
    let offset = llvm::GEPOp::build(rw, loc, pointer, memory.place, &[], &[0, 2], head);
    let one = number(rw, loc, memory.index, 1);
    let at = llvm::AddOp::build(rw, loc, one, x.index());
    let place = llvm::GEPOp::build(rw, loc, pointer, offset, &[at], &[i32::MIN], memory.index);
    Ok(llvm::LoadOp::build(rw, loc, memory.index, place))
}

fn rank(op: Handle<memref::RankOp>, x: memref::RankOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, ty) = (view.loc(), rw.cx().type_ref(view.ty(view.memref()).id()));
    let rank = if ty.has_rank() {
        let index = index(rw)?;
        number(rw, loc, index, ty.rank())
    } else {
        Unranked::new(x.memref()).rank(rw, loc)
    };
    rw.replace_by(*op, rank)
}

fn extract_pointer(
    op: Handle<memref::ExtractAlignedPointerAsIndexOp>,
    x: memref::ExtractAlignedPointerAsIndexOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, ty) = (view.loc(), rw.cx().type_ref(view.ty(view.source()).id()));
    let index = index(rw)?;
    let aligned = if ty.has_rank() {
        Descriptor::new(x.source()).aligned(rw, loc)
    } else {
        let pointer = pointer(ty)?;
        let memory = Unranked::new(x.source()).ranked(rw, loc, pointer);
        let field = memory.field(rw, loc, 1);
        llvm::LoadOp::build(rw, loc, pointer, field)
    };
    let address = llvm::PtrToIntOp::build(rw, loc, index, aligned);
    rw.replace_by(*op, address)
}

fn extract_metadata(
    op: Handle<memref::ExtractStridedMetadataOp>,
    x: memref::ExtractStridedMetadataOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.cx().type_ref(view.ty(view.source()).id());
    let rank = ty.rank() as usize;
    let base = rw.body().ty(view.base_buffer());
    // What the type says is a constant at once, as if the operation were folded.
    let layout = ty.strided_layout().ok_or(NoMatch)?;
    let known = [layout.offset].into_iter().chain(ty.shape().ok_or(NoMatch)?.iter().copied());
    let known: Vec<i64> = known.chain(layout.strides.iter().copied()).collect();
    let used: Vec<bool> = view.results().skip(1).map(|result| !rw.body().is_unused(result)).collect();
    let constants = known.into_iter().zip(used);
    let constants = constants
        .map(|(known, is_used)| (is_used && known != DYNAMIC).then(|| index_constant(rw, loc, known)))
        .collect::<Vec<_>>();
    let base = rw.convert_type(base)?;
    let source = Descriptor::new(x.source());
    let pointers = [source.allocated(rw, loc), source.aligned(rw, loc)];
    let mut values = vec![Descriptor::at_start(rw, loc, base, pointers).value()];
    values.push(source.offset(rw, loc));
    values.extend((0..rank).map(|at| source.size(rw, loc, at)));
    values.extend((0..rank).map(|at| source.stride(rw, loc, at)));
    for (value, constant) in values[1..].iter_mut().zip(constants) {
        *value = constant.unwrap_or(*value);
    }
    rw.replace_by_all(*op, &values)
}
