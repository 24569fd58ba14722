//! Allocation on the heap, by functions of the C library or of the host, and on the stack.

use dialects::llvm::runtime::Function;
use dialects::llvm::{self, types::ptr};
use dialects::memref;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Handle, Loc, Type, TypeKind, TypeRef, Value};

use super::functions::Allocator;
use super::parts::{Count, bytes, element, extents, index, is_allocatable, pointer};
use crate::to_llvm::descriptor::{Descriptor, number};
use crate::to_llvm::interface::{Alignment, Options};
use crate::to_llvm::types::type_bytes;
use crate::to_llvm::unranked::Unranked;

/// The least alignment that `aligned_alloc` is asked for.
const LEAST_ALIGNMENT: i64 = 16;

pub(super) fn patterns(patterns: &mut ConversionPatternSet, options: Options) {
    let allocator = Allocator::new(options);
    patterns.add(move |op: Handle<memref::AllocOp>, x: memref::AllocOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
        alloc(op, x.dynamic_sizes(), rw, allocator, options.alignment)
    });
    patterns.add(
        move |op: Handle<memref::DeallocOp>, x: memref::DeallocOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
            dealloc(op, x.memref(), rw, allocator)
        },
    );
    patterns.add(alloca);
}

fn alloc(
    op: Handle<memref::AllocOp>,
    sizes: &[Value],
    rw: &mut Rewriter<'_>,
    allocator: Allocator,
    how: Alignment,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc, alignment) = (rw.cx(), view.loc(), view.alignment());
    let ty = cx.type_ref(view.ty(view.memref()).id());
    is_allocatable(rw, ty)?;
    let descriptor = rw.convert_type(ty.id())?;
    let element = element(rw, ty)?;
    let (sizes, strides, count) = extents(rw, loc, ty, sizes)?;
    let size = bytes(rw, loc, element, Count::Value(count))?;
    let pointers = match how {
        Alignment::ByAllocator => {
            let of_element = || type_bytes(ty.element_type()).map(|n| n.unsigned_abs().next_power_of_two());
            let alignment = match alignment {
                Some(alignment) => alignment,
                None => LEAST_ALIGNMENT.max(of_element().ok_or(NoMatch)? as i64),
            };
            aligned(rw, loc, allocator, (ty, size), alignment)?
        }
        Alignment::IfGiven if alignment.is_some_and(|alignment| alignment > 0) => {
            aligned(rw, loc, allocator, (ty, size), alignment.unwrap_or(1))?
        }
        _ => unaligned(rw, loc, allocator, (ty, size), alignment)?,
    };
    let new = Descriptor::build(rw, loc, descriptor, pointers, &sizes, &strides);
    rw.replace_by(*op, new.value())
}

/// Memory from a function that does not know alignments: more than needed, and an address in it that is a multiple.
fn unaligned(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    allocator: Allocator,
    (ty, mut size): (TypeRef<'_>, Value),
    alignment: Option<i64>,
) -> Result<[Value; 2], NoMatch> {
    let index = index(rw)?;
    let is_scalar = {
        let element = ty.element_type();
        element.is_index() || element.is_float() || element.is_signless_integer()
    };
    let alignment = match alignment {
        Some(alignment) => Some(number(rw, loc, index, alignment)),
        None if is_scalar => None,
        None => {
            let element = element(rw, ty)?;
            Some(bytes(rw, loc, element, Count::One)?)
        }
    };
    if let Some(alignment) = alignment {
        size = llvm::AddOp::build(rw, loc, size, alignment);
    }
    let allocated = call(rw, loc, allocator.alloc, &[size], ty)?;
    let Some(alignment) = alignment else { return Ok([allocated, allocated]) };
    let address = llvm::PtrToIntOp::build(rw, loc, index, allocated);
    let address = rounded_up(rw, loc, address, alignment);
    let pointer = pointer(ty)?;
    let aligned = llvm::IntToPtrOp::build(rw, loc, pointer, address);
    Ok([allocated, aligned])
}

/// Memory from `aligned_alloc`, which requires a multiple of the alignment.
fn aligned(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    allocator: Allocator,
    (ty, mut size): (TypeRef<'_>, Value),
    alignment: i64,
) -> Result<[Value; 2], NoMatch> {
    let index = index(rw)?;
    let value = number(rw, loc, index, alignment);
    let known = ty.shape().into_iter().flatten().filter(|&&extent| extent != mlir::DYNAMIC);
    let divisor = known.fold(type_bytes(ty.element_type()).ok_or(NoMatch)?, |n, &m| n.wrapping_mul(m));
    if divisor.wrapping_rem(alignment) != 0 {
        size = rounded_up(rw, loc, size, value);
    }
    let allocated = call(rw, loc, allocator.aligned_alloc, &[value, size], ty)?;
    Ok([allocated, allocated])
}

/// The least multiple of an alignment that is not less.
fn rounded_up(rw: &mut Rewriter<'_>, loc: Loc, value: Value, alignment: Value) -> Value {
    let index = rw.body().ty(alignment);
    let one = number(rw, loc, index, 1);
    let bump = llvm::SubOp::build(rw, loc, alignment, one);
    let bumped = llvm::AddOp::build(rw, loc, value, bump);
    let excess = llvm::URemOp::build(rw, loc, bumped, alignment);
    llvm::SubOp::build(rw, loc, bumped, excess)
}

/// A call of a function that returns memory, cast to the address space of a memref.
fn call(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    function: &Function,
    operands: &[Value],
    ty: TypeRef<'_>,
) -> Result<Value, NoMatch> {
    let default = ptr(rw.cx());
    let wanted = pointer(ty)?;
    let call = llvm::CallOp::build_direct(rw, loc, function.name, Some(default), operands);
    let memory = call.view(rw).result().ok_or(NoMatch)?;
    Ok(if wanted == default { memory } else { llvm::AddrSpaceCastOp::build(rw, loc, wanted, memory) })
}

fn alloca(op: Handle<memref::AllocaOp>, x: memref::AllocaOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (cx, loc, alignment) = (rw.cx(), view.loc(), view.alignment());
    let ty = cx.type_ref(view.ty(view.memref()).id());
    is_allocatable(rw, ty)?;
    let descriptor = rw.convert_type(ty.id())?;
    let (element, pointer): (Type, Type) = (element(rw, ty)?, pointer(ty)?);
    let (sizes, strides, count) = extents(rw, loc, ty, x.dynamic_sizes())?;
    let options = llvm::AllocaOpOptions { alignment, ..Default::default() };
    let memory = llvm::AllocaOp::build_with(rw, loc, pointer, count, element, options);
    let new = Descriptor::build(rw, loc, descriptor, [memory, memory], &sizes, &strides);
    rw.replace_by(*op, new.value())
}

fn dealloc(
    op: Handle<memref::DeallocOp>,
    memref: Value,
    rw: &mut Rewriter<'_>,
    allocator: Allocator,
) -> Matched {
    let view = op.view(rw);
    let (loc, ty) = (view.loc(), view.ty(view.memref()));
    let memory = match ty.kind() {
        TypeKind::UnrankedMemRef { .. } => {
            let pointer = pointer(rw.cx().type_ref(ty.id()))?;
            let place = Unranked::new(memref).ranked(rw, loc, pointer).place;
            llvm::LoadOp::build(rw, loc, pointer, place)
        }
        _ => Descriptor::new(memref).allocated(rw, loc),
    };
    llvm::CallOp::build_direct(rw, loc, allocator.free.name, None, &[memory]);
    rw.erase_op(*op);
    Ok(())
}
