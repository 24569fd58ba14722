//! Memory with wide integers, which becomes memory with vectors of two halves.

use dialects::memref;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{ConversionPatternSet, TypeConversion, TypeConverter};
use mlir::{Handle, Type, Value};

use super::types::Rewriter;

/// Memrefs get the elements that their elements become.
pub(super) fn add_types(types: &mut TypeConverter) {
    types.add_conversion(|types, ty| {
        if !ty.is_memref() || !ty.element_type().is_integer_type() {
            return TypeConversion::Skip;
        }
        let cx = ty.cx();
        match types.convert(cx, ty.element_type().id()) {
            Some(element) if element == ty.element_type().id() => TypeConversion::Skip,
            Some(element) => TypeConversion::To(ty.with_element_type(element).id()),
            None => TypeConversion::Unsupported,
        }
    });
}

pub(super) fn patterns(set: &mut ConversionPatternSet) {
    set.add(allocate).add(load).add(store);
}

fn allocate(op: Handle<memref::AllocOp>, x: memref::AllocOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, alignment, old) = (view.loc(), view.alignment(), view.ty(view.memref()).id());
    let ty = rw.convert_type(old)?;
    let options = memref::AllocOpOptions {
        dynamic_sizes: x.dynamic_sizes(),
        symbol_operands: x.symbol_operands(),
        alignment,
    };
    let new = memref::AllocOp::build_with(rw, loc, ty, options);
    rw.replace_by(*op, new)
}

/// Refuses a value that a memref does not hold: memrefs of vectors stay as they are.
fn holds(rw: &Rewriter<'_>, memref: Value, value: Type) -> Matched {
    let element = rw.cx().type_ref(rw.body().ty(memref)).element_type().id();
    if element == value { Ok(()) } else { Err(rw.no_match("the elements stay as they are")) }
}

fn load(op: Handle<memref::LoadOp>, x: memref::LoadOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, nontemporal, old) = (view.loc(), view.nontemporal(), view.ty(view.result()).id());
    let ty = rw.convert_type(old)?;
    holds(rw, x.memref(), ty)?;
    let options = memref::LoadOpOptions { nontemporal: Some(nontemporal), ..Default::default() };
    let new = memref::LoadOp::build_with(rw, loc, x.memref(), x.indices(), options);
    rw.replace_by(*op, new)
}

fn store(op: Handle<memref::StoreOp>, x: memref::StoreOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, nontemporal) = (view.loc(), view.nontemporal());
    holds(rw, x.memref(), rw.body().ty(x.value()))?;
    let options = memref::StoreOpOptions { nontemporal: Some(nontemporal), ..Default::default() };
    memref::StoreOp::build_with(rw, loc, x.value(), x.memref(), x.indices(), options);
    rw.erase_op(*op);
    Ok(())
}
