//! Vectors in memory.

use dialects::llvm::{self, types};
use dialects::vector;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Context, DYNAMIC, Handle, Loc, Type, TypeKind, TypeRef, Value};

use super::values::{VectorOptions, at_most_one_dimension};
use crate::to_llvm::descriptor::{Descriptor, word};
use crate::to_llvm::memory::access::{Place, address};

pub(super) fn patterns(patterns: &mut ConversionPatternSet, options: VectorOptions) {
    let aligned = options.use_vector_alignment;
    patterns
        .add(move |op: Handle<vector::LoadOp>, x, rw: &mut Rewriter<'_>| load(op, x, rw, aligned))
        .add(move |op: Handle<vector::StoreOp>, x, rw: &mut Rewriter<'_>| store(op, x, rw, aligned))
        .add(move |op: Handle<vector::MaskedLoadOp>, x, rw: &mut Rewriter<'_>| {
            masked_load(op, x, rw, aligned)
        })
        .add(move |op: Handle<vector::MaskedStoreOp>, x, rw: &mut Rewriter<'_>| {
            masked_store(op, x, rw, aligned)
        })
        .add(move |op: Handle<vector::GatherOp>, x, rw: &mut Rewriter<'_>| gather(op, x, rw, aligned))
        .add(move |op: Handle<vector::ScatterOp>, x, rw: &mut Rewriter<'_>| scatter(op, x, rw, aligned));
    patterns.add(expand_load).add(compress_store).add(type_cast);
}

/// The alignment that LLVM prefers for a type of the llvm dialect if no data layout says otherwise.
fn preferred_alignment(cx: &Context, ty: Type) -> Option<i64> {
    let bytes = |bits: u64| i64::try_from(bits.div_ceil(8).next_power_of_two()).ok();
    match cx.type_kind(ty) {
        TypeKind::Integer { width, .. } => bytes(u64::from(*width).min(64)),
        TypeKind::Float(kind) => bytes(u64::from(kind.width())),
        TypeKind::Vector { shape, element, .. } => {
            let bits = cx.type_ref(*element).bit_width().map_or(64, u64::from);
            bytes(shape.iter().try_fold(bits, |bits, n| bits.checked_mul(n.unsigned_abs()))?)
        }
        _ if ty == types::ptr(cx) => Some(8),
        _ => None,
    }
}

/// The alignment of an access: the given one, or else that of an element, or with `aligned` that of the vector.
fn alignment(
    rw: &Rewriter<'_>,
    given: Option<i64>,
    memref: TypeRef<'_>,
    vector: Type,
    aligned: bool,
) -> Result<i64, NoMatch> {
    if let Some(given) = given {
        return Ok(given);
    }
    let ty = if aligned { vector } else { memref.element_type().id() };
    preferred_alignment(rw.cx(), rw.convert_type(ty)?).ok_or(NoMatch)
}

fn load(
    op: Handle<vector::LoadOp>,
    x: vector::LoadOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    aligned: bool,
) -> Matched {
    let view = op.view(rw);
    let (loc, given, nontemporal) = (view.loc(), view.alignment(), view.nontemporal());
    let (base, ty) = (rw.body().ty(view.base()), rw.body().ty(view.result()));
    at_most_one_dimension(rw, ty)?;
    let memref = rw.cx().type_ref(base);
    let alignment = alignment(rw, given, memref, ty, aligned)?;
    let ty = rw.convert_type(ty)?;
    let address = address(rw, loc, memref, x.base(), x.indices(), Place::Any)?;
    let options = llvm::LoadOpOptions { alignment: Some(alignment), nontemporal, ..Default::default() };
    let new = llvm::LoadOp::build_with(rw, loc, ty, address, options);
    rw.replace_by(*op, new)
}

fn store(
    op: Handle<vector::StoreOp>,
    x: vector::StoreOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    aligned: bool,
) -> Matched {
    let view = op.view(rw);
    let (loc, given, nontemporal) = (view.loc(), view.alignment(), view.nontemporal());
    let (base, ty) = (rw.body().ty(view.base()), rw.body().ty(view.value_to_store()));
    at_most_one_dimension(rw, ty)?;
    let memref = rw.cx().type_ref(base);
    let alignment = alignment(rw, given, memref, ty, aligned)?;
    let address = address(rw, loc, memref, x.base(), x.indices(), Place::Any)?;
    let options = llvm::StoreOpOptions { alignment: Some(alignment), nontemporal, ..Default::default() };
    llvm::StoreOp::build_with(rw, loc, x.value_to_store(), address, options);
    rw.erase_op(*op);
    Ok(())
}

fn masked_load(
    op: Handle<vector::MaskedLoadOp>,
    x: vector::MaskedLoadOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    aligned: bool,
) -> Matched {
    let view = op.view(rw);
    let (loc, given) = (view.loc(), view.alignment());
    let (base, ty) = (rw.body().ty(view.base()), rw.body().ty(view.result()));
    at_most_one_dimension(rw, ty)?;
    let memref = rw.cx().type_ref(base);
    let alignment = alignment(rw, given, memref, ty, aligned)?;
    let ty = rw.convert_type(ty)?;
    let address = address(rw, loc, memref, x.base(), x.indices(), Place::Any)?;
    let options = llvm::MaskedLoadOpOptions { pass_thru: Some(x.pass_thru()), ..Default::default() };
    let new = llvm::MaskedLoadOp::build_with(rw, loc, ty, address, x.mask(), alignment, options);
    rw.replace_by(*op, new)
}

fn masked_store(
    op: Handle<vector::MaskedStoreOp>,
    x: vector::MaskedStoreOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    aligned: bool,
) -> Matched {
    let view = op.view(rw);
    let (loc, given) = (view.loc(), view.alignment());
    let (base, ty) = (rw.body().ty(view.base()), rw.body().ty(view.value_to_store()));
    at_most_one_dimension(rw, ty)?;
    let memref = rw.cx().type_ref(base);
    let alignment = alignment(rw, given, memref, ty, aligned)?;
    let address = address(rw, loc, memref, x.base(), x.indices(), Place::Any)?;
    llvm::MaskedStoreOp::build(rw, loc, x.value_to_store(), address, x.mask(), alignment);
    rw.erase_op(*op);
    Ok(())
}

/// The addresses of elements at the indices, from an address.
fn addresses(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    memref: TypeRef<'_>,
    base: Value,
    indices: Value,
) -> Result<Value, NoMatch> {
    let cx = rw.cx();
    let pointer = rw.body().ty(base);
    let pointers = cx.type_ref(rw.body().ty(indices)).with_element_type(pointer).id();
    let element = rw.convert_type(memref.element_type().id())?;
    Ok(llvm::GEPOp::build(rw, loc, pointers, base, &[indices], &[i32::MIN], element))
}

/// Memory whose elements are next to each other; no tensor.
fn is_supported(rw: &Rewriter<'_>, memref: TypeRef<'_>) -> Matched {
    let is = memref.is_memref()
        && memref.strided_layout().is_some_and(|layout| layout.strides.last().is_none_or(|&s| s == 1));
    if is { Ok(()) } else { Err(rw.no_match("the elements must be in memory, next to each other")) }
}

fn gather(
    op: Handle<vector::GatherOp>,
    x: vector::GatherOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    aligned: bool,
) -> Matched {
    let view = op.view(rw);
    let (loc, given) = (view.loc(), view.alignment());
    let (base, ty) = (rw.body().ty(view.base()), rw.body().ty(view.result()));
    let memref = rw.cx().type_ref(base);
    is_supported(rw, memref)?;
    at_most_one_dimension(rw, ty)?;
    let alignment = alignment(rw, given, memref, ty, aligned)?;
    let ty = rw.convert_type(ty)?;
    let base = address(rw, loc, memref, x.base(), x.offsets(), Place::Any)?;
    let addresses = addresses(rw, loc, memref, base, x.indices())?;
    let new = llvm::MaskedGatherOp::build(rw, loc, ty, addresses, x.mask(), &[x.pass_thru()], alignment);
    rw.replace_by(*op, new)
}

fn scatter(
    op: Handle<vector::ScatterOp>,
    x: vector::ScatterOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    aligned: bool,
) -> Matched {
    let view = op.view(rw);
    let (loc, given) = (view.loc(), view.alignment());
    let (base, ty) = (rw.body().ty(view.base()), rw.body().ty(view.value_to_store()));
    let memref = rw.cx().type_ref(base);
    is_supported(rw, memref)?;
    at_most_one_dimension(rw, ty)?;
    let alignment = alignment(rw, given, memref, ty, aligned)?;
    let base = address(rw, loc, memref, x.base(), x.offsets(), Place::Any)?;
    let addresses = addresses(rw, loc, memref, base, x.indices())?;
    llvm::MaskedScatterOp::build(rw, loc, x.value_to_store(), addresses, x.mask(), alignment);
    rw.erase_op(*op);
    Ok(())
}

/// Attributes for the parameters of an intrinsic: the alignment of the pointer, which is at `at` among `count`.
fn pointer_attributes(cx: &Context, alignment: Option<i64>, at: usize, count: usize) -> Option<mlir::Attr> {
    let alignment = cx.int_attr_of_width(alignment?, 64);
    let of = |i: usize| {
        let entries = (i == at).then_some((cx.ident("llvm.align"), alignment));
        cx.dictionary_attr(&entries.into_iter().collect::<Vec<_>>())
    };
    Some(cx.array_attr(&(0..count).map(of).collect::<Vec<_>>()))
}

fn expand_load(
    op: Handle<vector::ExpandLoadOp>,
    x: vector::ExpandLoadOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, alignment) = (view.loc(), view.alignment());
    let (base, ty) = (rw.body().ty(view.base()), rw.body().ty(view.result()));
    let cx = rw.cx();
    let ty = rw.convert_type(ty)?;
    let address = address(rw, loc, cx.type_ref(base), x.base(), x.indices(), Place::Any)?;
    let arg_attrs = pointer_attributes(cx, alignment, 0, 3);
    let options = llvm::MaskedExpandLoadOpOptions { arg_attrs, ..Default::default() };
    let new = llvm::MaskedExpandLoadOp::build_with(rw, loc, ty, address, x.mask(), x.pass_thru(), options);
    rw.replace_by(*op, new)
}

fn compress_store(
    op: Handle<vector::CompressStoreOp>,
    x: vector::CompressStoreOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, alignment) = (view.loc(), view.alignment());
    let base = rw.body().ty(view.base());
    let cx = rw.cx();
    let address = address(rw, loc, cx.type_ref(base), x.base(), x.indices(), Place::Any)?;
    let arg_attrs = pointer_attributes(cx, alignment, 1, 3);
    let options = llvm::MaskedCompressStoreOpOptions { arg_attrs, ..Default::default() };
    llvm::MaskedCompressStoreOp::build_with(rw, loc, x.value_to_store(), address, x.mask(), options);
    rw.erase_op(*op);
    Ok(())
}

/// The same buffer with other sizes and strides, and offset 0.
fn type_cast(
    op: Handle<vector::TypeCastOp>,
    x: vector::TypeCastOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let cx = rw.cx();
    let result = cx.type_ref(rw.body().ty(view.result()));
    let descriptor = rw.convert_type(result.id())?;
    let layout = result.strided_layout().ok_or(NoMatch)?;
    if layout.strides.contains(&DYNAMIC) {
        return Err(NoMatch);
    }
    let source = Descriptor::new(x.memref());
    let mut new = llvm::PoisonOp::build(rw, loc, descriptor);
    let set = |rw: &mut Rewriter<'_>, new: Value, value: Value, at: &[i64]| {
        llvm::InsertValueOp::build(rw, loc, new, value, at)
    };
    let allocated = source.allocated(rw, loc);
    new = set(rw, new, allocated, &[0]);
    let aligned = source.aligned(rw, loc);
    new = set(rw, new, aligned, &[1]);
    let zero = word(rw, loc, 0);
    new = set(rw, new, zero, &[2]);
    let sizes = result.shape().unwrap_or_default();
    for (at, (&size, &stride)) in sizes.iter().zip(&layout.strides).enumerate() {
        for (field, number) in [(3, size), (4, stride)] {
            let number = word(rw, loc, number);
            new = set(rw, new, number, &[field, at as i64]);
        }
    }
    rw.replace_by(*op, new)
}
