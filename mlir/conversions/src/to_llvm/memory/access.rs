//! Accesses to elements: loads, stores, prefetches, and what accesses may assume.

use dialects::llvm::{self, GEPNoWrapFlags, IntegerOverflowFlags};
use dialects::memref;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Attr, DYNAMIC, Handle, Loc, OpRef, TypeRef, Value};

use super::parts::element;
use crate::alias_scopes::{INSIDE, OUTSIDE};
use crate::to_llvm::descriptor::Descriptor;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(load).add(store).add(prefetch).add(assume_alignment).add(distinct_objects);
}

/// What address arithmetic may assume.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::to_llvm) enum Place {
    /// An element that exists: the index is neither negative nor too large.
    Exists,
    /// Anywhere.
    Any,
}

/// The address of the first element.
fn start(rw: &mut Rewriter<'_>, loc: Loc, ty: TypeRef<'_>, memory: Descriptor) -> Result<Value, NoMatch> {
    let base = memory.aligned(rw, loc);
    let offset = match ty.strided_layout().ok_or(NoMatch)?.offset {
        0 => return Ok(base),
        DYNAMIC => memory.offset(rw, loc),
        offset => memory.number(rw, loc, offset),
    };
    let (pointer, element) = (memory.pointer(rw), element(rw, ty)?);
    Ok(llvm::GEPOp::build(rw, loc, pointer, base, &[offset], &[i32::MIN], element))
}

/// The address of an element: strides are constants if the type has them, and otherwise read from the descriptor.
pub(in crate::to_llvm) fn address(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    ty: TypeRef<'_>,
    memory: Value,
    indices: &[Value],
    place: Place,
) -> Result<Value, NoMatch> {
    let strides = ty.strided_layout().ok_or(NoMatch)?.strides;
    if strides.len() != indices.len() {
        return Err(NoMatch);
    }
    let element = element(rw, ty)?;
    let descriptor = Descriptor::new(memory);
    let exists = place == Place::Exists;
    let flags = exists.then_some(IntegerOverflowFlags::NSW.union(IntegerOverflowFlags::NUW));
    let no_wrap_flags = exists.then_some(GEPNoWrapFlags::INBOUNDS.union(GEPNoWrapFlags::NUW));
    let base = start(rw, loc, ty, descriptor)?;
    let mut position: Option<Value> = None;
    for (at, (&index, stride)) in indices.iter().zip(strides).enumerate() {
        let stride = match stride {
            1 => None,
            DYNAMIC => Some(descriptor.stride(rw, loc, at)),
            stride => Some(descriptor.number(rw, loc, stride)),
        };
        let term = match stride {
            Some(stride) => {
                let options = llvm::MulOpOptions { overflow_flags: flags };
                llvm::MulOp::build_with(rw, loc, index, stride, options)
            }
            None => index,
        };
        position = Some(match position {
            Some(sum) => {
                let options = llvm::AddOpOptions { overflow_flags: flags };
                llvm::AddOp::build_with(rw, loc, sum, term, options)
            }
            None => term,
        });
    }
    let Some(position) = position else { return Ok(base) };
    let pointer = descriptor.pointer(rw);
    let options = llvm::GEPOpOptions { no_wrap_flags };
    Ok(llvm::GEPOp::build_with(rw, loc, pointer, base, &[position], &[i32::MIN], element, options))
}

fn load(op: Handle<memref::LoadOp>, x: memref::LoadOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.cx().type_ref(view.ty(view.memref()).id());
    let options = llvm::LoadOpOptions {
        alignment: view.alignment(),
        nontemporal: view.nontemporal(),
        alias_scopes: scopes(*view, INSIDE),
        noalias_scopes: scopes(*view, OUTSIDE),
        ..Default::default()
    };
    let result = element(rw, ty)?;
    let address = address(rw, loc, ty, x.memref(), x.indices(), Place::Exists)?;
    let value = llvm::LoadOp::build_with(rw, loc, result, address, options);
    rw.replace_by(*op, value)
}

fn store(op: Handle<memref::StoreOp>, x: memref::StoreOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.cx().type_ref(view.ty(view.memref()).id());
    let options = llvm::StoreOpOptions {
        alignment: view.alignment(),
        nontemporal: view.nontemporal(),
        alias_scopes: scopes(*view, INSIDE),
        noalias_scopes: scopes(*view, OUTSIDE),
        ..Default::default()
    };
    let address = address(rw, loc, ty, x.memref(), x.indices(), Place::Exists)?;
    llvm::StoreOp::build_with(rw, loc, x.value(), address, options);
    rw.erase_op(*op);
    Ok(())
}

/// The scopes that the pass `mark-alias-scopes` gave an access.
fn scopes(op: OpRef<'_>, name: &str) -> Option<Attr> {
    op.attr(name).map(|scopes| scopes.id())
}

fn prefetch(
    op: Handle<memref::PrefetchOp>,
    x: memref::PrefetchOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.cx().type_ref(view.ty(view.memref()).id());
    let (is_write, locality, is_data) = (view.is_write(), view.locality_hint(), view.is_data_cache());
    let address = address(rw, loc, ty, x.memref(), x.indices(), Place::Any)?;
    llvm::Prefetch::build(rw, loc, address, is_write.into(), locality, is_data.into());
    rw.erase_op(*op);
    Ok(())
}

/// The tags of the operand bundles of an assumption.
fn tags(rw: &Rewriter<'_>, tag: &str) -> llvm::AssumeOpOptions {
    let cx = rw.cx();
    llvm::AssumeOpOptions { op_bundle_tags: Some(cx.array_attr(&[cx.string_attr(tag)])) }
}

/// An assumption that holds for its operands, whatever its condition.
fn assume(rw: &mut Rewriter<'_>, loc: Loc, tag: &str, condition: Value, operands: &[Value]) {
    let options = tags(rw, tag);
    llvm::AssumeOp::build_with(rw, loc, condition, &[operands], options);
}

fn condition(rw: &mut Rewriter<'_>, loc: Loc) -> Value {
    let cx = rw.cx();
    llvm::ConstantOp::build(rw, loc, cx.int_ty(1), cx.bool_attr(true))
}

fn assume_alignment(
    op: Handle<memref::AssumeAlignmentOp>,
    x: memref::AssumeAlignmentOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, alignment) = (view.loc(), view.alignment());
    let ty = rw.cx().type_ref(view.ty(view.memref()).id());
    let memory = Descriptor::new(x.memref());
    let address = start(rw, loc, ty, memory)?;
    let condition = condition(rw, loc);
    let alignment = memory.number(rw, loc, alignment);
    assume(rw, loc, "align", condition, &[address, alignment]);
    rw.replace_by(*op, x.memref())
}

/// Each pair of memrefs has no memory in common.
fn distinct_objects(
    op: Handle<memref::DistinctObjectsOp>,
    x: memref::DistinctObjectsOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let types: Vec<_> = view.operand_types().collect();
    if types.len() < 2 {
        return rw.replace_by_all(*op, x.operands());
    }
    let mut starts = Vec::with_capacity(types.len());
    for (&operand, ty) in x.operands().iter().zip(types) {
        let ty = rw.cx().type_ref(ty);
        starts.push(start(rw, loc, ty, Descriptor::new(operand))?);
    }
    let condition = condition(rw, loc);
    for (at, &first) in starts.iter().enumerate() {
        for &second in &starts[at + 1..] {
            assume(rw, loc, "separate_storage", condition, &[first, second]);
        }
    }
    rw.replace_by_all(*op, x.operands())
}
