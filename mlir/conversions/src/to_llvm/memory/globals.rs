//! Globals and their addresses.

use dialects::llvm::{self, Linkage};
use dialects::memref;
use mlir::attributes::DenseData;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::{Visibility, visibility};
use mlir::{AttrKind, AttrRef, Context, Handle, Type};

use super::parts::{Count, bytes, element, extents, is_allocatable, pointer};
use crate::to_llvm::descriptor::{Descriptor, number};
use crate::to_llvm::types::address_space;

/// What a descriptor of a global has as the pointer to free. Nothing may free it; MLIR chooses this address.
const NEVER_FREED: i64 = 0xdead_beef;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(get_global).add(global);
}

fn get_global(
    op: Handle<memref::GetGlobalOp>,
    x: memref::GetGlobalOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let ty = cx.type_ref(view.ty(view.result()).id());
    is_allocatable(rw, ty)?;
    let name = x.name_attr().and_then(AttrRef::as_flat_symbol).ok_or(NoMatch)?;
    let shape = ty.shape().ok_or(NoMatch)?;
    let (descriptor, element, pointer) = (rw.convert_type(ty.id())?, element(rw, ty)?, pointer(ty)?);
    let storage = storage_type(cx, shape, element).ok_or(NoMatch)?;
    let (sizes, strides, count) = extents(rw, loc, ty, &[])?;
    bytes(rw, loc, element, Count::Value(count))?;
    let global = llvm::AddressOfOp::build(rw, loc, pointer, name);
    let first = vec![0; shape.len() + 1];
    let start = llvm::GEPOp::build(rw, loc, pointer, global, &[], &first, storage);
    let address = number(rw, loc, cx.int_ty(64), NEVER_FREED);
    let allocated = llvm::IntToPtrOp::build(rw, loc, pointer, address);
    let new = Descriptor::build(rw, loc, descriptor, [allocated, start], &sizes, &strides);
    rw.replace_by(*op, new.value())
}

/// `array<2 x array<3 x f64>>`, or the element for rank 0.
fn storage_type(cx: &Context, shape: &[i64], element: Type) -> Option<Type> {
    shape
        .iter()
        .rev()
        .try_fold(element, |inner, &d| Some(llvm::types::array(cx, u64::try_from(d).ok()?, inner)))
}

fn global(op: Handle<memref::GlobalOp>, x: memref::GlobalOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let cx = rw.cx();
    let loc = view.loc();
    let initial = x.initial_value();
    let ty = cx.type_ref(view.type_().id());
    is_allocatable(rw, ty)?;
    let linkage = match visibility(*view) {
        Visibility::Public => Linkage::External,
        _ => Linkage::Private,
    };
    let mut options = llvm::GlobalOpOptions {
        constant: view.constant(),
        alignment: view.alignment().filter(|&alignment| alignment != 0),
        addr_space: Some(address_space(ty).ok_or(NoMatch)?.into()),
        ..Default::default()
    };
    // A unit attribute means `uninitialized`; no attribute at all means that it is defined elsewhere.
    let uninitialized = initial.is_some_and(AttrRef::is_unit);
    if let Some(value) = initial.filter(|_| !uninitialized) {
        let scalar = ty.rank() == 0;
        options.value = Some(if scalar { scalar_value(value).ok_or(NoMatch)? } else { value.id() });
    }
    let element = element(rw, ty)?;
    let storage = storage_type(cx, ty.shape().ok_or(NoMatch)?, element).ok_or(NoMatch)?;
    let name = x.sym_name_attr().and_then(AttrRef::as_str).ok_or(NoMatch)?;
    let global = llvm::GlobalOp::build_with(rw, loc, storage, name, linkage, options);
    if uninitialized {
        rw.fill_region(*global, 0, &[], |b, _| {
            let undef = llvm::UndefOp::build(b, loc, storage);
            llvm::ReturnOp::build_with(b, loc, llvm::ReturnOpOptions { arg: Some(undef) });
        });
    }
    rw.erase_op(*op);
    Ok(())
}

/// The only element of a dense attribute of rank 0.
fn scalar_value(value: AttrRef<'_>) -> Option<mlir::Attr> {
    let cx = value.cx();
    let element = value.ty().element_type();
    let AttrKind::DenseElements { data: DenseData::Splat(bytes), .. } = value.kind() else { return None };
    let mut wide = [0u8; 16];
    wide.get_mut(..bytes.len())?.copy_from_slice(bytes);
    let bits = u128::from_le_bytes(wide);
    Some(if element.is_float() {
        cx.attr(AttrKind::Float { bits, ty: element.id() })
    } else {
        cx.int_attr(bits as i128, element.id())
    })
}
