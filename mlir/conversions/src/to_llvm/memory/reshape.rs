//! `memref.reshape`: a new shape, from memory.

use dialects::llvm::{self, ICmpPredicate, types::ptr};
use dialects::memref;
use mlir::builtin::UnrealizedConversionCastOp;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Builder, DYNAMIC, Handle, Loc, Type, TypeRef, Value};

use super::parts::{index, pointer};
use super::views::pointers;
use crate::to_llvm::descriptor::{Descriptor, number};
use crate::to_llvm::unranked::{InMemory, Unranked};

pub(super) fn reshape(
    op: Handle<memref::ReshapeOp>,
    x: memref::ReshapeOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let shape = view.shape();
    let [source, result] = [view.source(), view.result()].map(|value| cx.type_ref(view.ty(value).id()));
    if view.ty(shape).has_static_shape() {
        let new = ranked(rw, loc, (source, x.source()), result, shape)?;
        return rw.replace_by(*op, new.value());
    }
    unranked(op, x, rw, (source, result))
}

/// With a known rank, sizes that are not known are loaded.
fn ranked(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    (source, memory): (TypeRef<'_>, Value),
    result: TypeRef<'_>,
    shape: Value,
) -> Result<Descriptor, NoMatch> {
    let target = rw.convert_type(result.id())?;
    let layout = result.strided_layout().ok_or(NoMatch)?;
    let sizes = result.shape().ok_or(NoMatch)?;
    let mut new = Descriptor::poison(rw, loc, target);
    let pointers = pointers(rw, loc, source, memory)?;
    new.set_pointers(rw, loc, pointers);
    let offset = new.number(rw, loc, layout.offset);
    new.set_offset(rw, loc, offset);
    let mut running: Option<Value> = None;
    for (at, (&size, &stride)) in sizes.iter().zip(&layout.strides).enumerate().rev() {
        let stride = match (stride, running) {
            (DYNAMIC, Some(running)) => running,
            (DYNAMIC, None) => new.number(rw, loc, 1),
            (stride, _) => new.number(rw, loc, stride),
        };
        let size = match size {
            DYNAMIC => loaded_size(rw, loc, shape, new, at),
            size => new.number(rw, loc, size),
        };
        new.set_size(rw, loc, at, size);
        new.set_stride(rw, loc, at, stride);
        running = Some(llvm::MulOp::build(rw, loc, stride, size));
    }
    Ok(new)
}

/// A size from the shape; the load is converted in its turn.
fn loaded_size(b: &mut Builder<'_>, loc: Loc, shape: Value, new: Descriptor, at: usize) -> Value {
    let index = new.index(b);
    let position = new.number(b, loc, at as i64);
    let size = memref::LoadOp::build(b, loc, shape, &[position]);
    if b.body().ty(size) == index {
        return size;
    }
    let cast = UnrealizedConversionCastOp::build(b, loc, &[index], &[size]);
    b.body().result(*cast, 0)
}

/// The descriptor is on the stack; a loop fills in sizes and strides, from the last dimension to the first.
fn unranked(
    op: Handle<memref::ReshapeOp>,
    x: memref::ReshapeOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    (source, result): (TypeRef<'_>, TypeRef<'_>),
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let element = rw.convert_type(view.ty(view.shape()).element_type().id())?;
    let (index, target, pointer) = (index(rw)?, rw.convert_type(result.id())?, pointer(result)?);
    let shape = Descriptor::new(x.shape());
    let rank = shape.size(rw, loc, 0);
    let new = Unranked::of_rank(rw, loc, target, rank);
    let bytes = new.bytes(rw, loc);
    let place = llvm::AllocaOp::build(rw, loc, ptr(cx), bytes, cx.int_ty(8));
    let new = new.at(rw, loc, place);
    let memory = InMemory { place, pointer, index };
    let from = pointers_and_offset(rw, loc, source, x.source())?;
    memory.set_pointers(rw, loc, [from[0], from[1]]);
    memory.set_offset(rw, loc, from[2]);
    let sizes = memory.sizes(rw, loc);
    let strides = memory.number(rw, loc, sizes, rank);
    let shape = shape.aligned(rw, loc);
    let one = number(rw, loc, index, 1);
    let last = llvm::SubOp::build(rw, loc, rank, one);

    let start = rw.body().block_of(*op).ok_or(NoMatch)?;
    let next = rw.body().next_op(*op).ok_or(NoMatch)?;
    let region = rw.body().region_of(start).ok_or(NoMatch)?;
    let test = rw.body_mut().create_block(&[(index, loc), (index, loc)]);
    let fill = rw.body_mut().create_block(&[]);
    for block in [test, fill] {
        rw.body_mut().append_block(region, block);
    }
    let rest = rw.body_mut().split_block(next);
    rw.body_mut().detach_block(rest);
    rw.body_mut().append_block(region, rest);
    rw.set_end(start);
    llvm::BrOp::build(rw, loc, &[last, one], test);
    let &[at, stride] = rw.body().block_args(test) else { return Err(NoMatch) };
    rw.set_end(test);
    let zero = number(rw, loc, index, 0);
    let goes_on = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Sge, at, zero);
    llvm::CondBrOp::build(rw, loc, goes_on, fill, rest);
    rw.set_end(fill);
    fill_dimension(rw, loc, memory, Dimension { at, stride, one, shape, element, sizes, strides }, test);
    rw.set_before(next);
    rw.replace_by(*op, new.value())
}

/// A dimension of a descriptor in memory.
struct Dimension {
    at: Value,
    stride: Value,
    one: Value,
    /// The shape, and the type of its elements.
    shape: Value,
    element: Type,
    sizes: Value,
    strides: Value,
}

fn fill_dimension(b: &mut Builder<'_>, loc: Loc, memory: InMemory, d: Dimension, test: mlir::Block) {
    let from = llvm::GEPOp::build(b, loc, ptr(b.cx()), d.shape, &[d.at], &[i32::MIN], d.element);
    let size = llvm::LoadOp::build(b, loc, memory.index, from);
    let place = memory.number(b, loc, d.sizes, d.at);
    llvm::StoreOp::build(b, loc, size, place);
    let place = memory.number(b, loc, d.strides, d.at);
    llvm::StoreOp::build(b, loc, d.stride, place);
    let stride = llvm::MulOp::build(b, loc, d.stride, size);
    let before = llvm::SubOp::build(b, loc, d.at, d.one);
    llvm::BrOp::build(b, loc, &[before, stride], test);
}

/// The pointers and the offset of a memref with or without a rank.
fn pointers_and_offset(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    ty: TypeRef<'_>,
    source: Value,
) -> Result<[Value; 3], NoMatch> {
    if ty.has_rank() {
        let source = Descriptor::new(source);
        return Ok([source.allocated(rw, loc), source.aligned(rw, loc), source.offset(rw, loc)]);
    }
    let pointer = pointer(ty)?;
    let memory = Unranked::new(source).ranked(rw, loc, pointer);
    let [allocated, aligned] = memory.pointers(rw, loc);
    Ok([allocated, aligned, memory.offset(rw, loc)])
}
