//! `convert-vector-to-llvm`: first on vectors, to operations that have an instruction, then to the llvm dialect.
//!
//! The first step applies patterns until nothing changes, and so folds everything and erases what is not used. It makes
//! masks comparisons, transfers loads and stores, and unrolls what has several dimensions.

use dialects::arith::{self, CmpIPredicate};
use dialects::matching::{build_constant, build_index};
use dialects::{memref, ub, vector};
use mlir::affine::AffineExprKind;
use mlir::rewrite::greedy::apply_patterns_greedily;
use mlir::rewrite::{FrozenPatternSet, GreedyConfig, Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{
    AffineMap, Attr, AttrRef, Body, Context, DYNAMIC, Diag, Handle, Loc, Type, TypeKind, TypeRef, Value,
};

use crate::to_llvm::{self, vector::VectorOptions};
use crate::vector::{ContractLowering, TransposeLowering, contract, elements, masks, shapes, slices};

/// Converts the vectors of a module, given its body.
///
/// # Errors
/// If a symbol has the name of a function that the conversion needs.
pub(crate) fn run(
    cx: &Context,
    module: &mut Body,
    options: VectorOptions,
    (contract, transpose): (ContractLowering, TransposeLowering),
) -> Result<(), Vec<Diag>> {
    let narrow = options.force_32bit_vector_indices;
    let mut set = PatternSet::new();
    vector::masks::add_mask_folds(&mut set);
    shapes::bitcasts(&mut set);
    shapes::broadcasts(&mut set);
    contract::patterns(&mut set, contract);
    masks::patterns(&mut set);
    shapes::shape_casts(&mut set);
    shapes::interleaves(&mut set);
    shapes::transposes(&mut set, transpose);
    set.add(read).add(write);
    set.add(move |op: Handle<vector::CreateMaskOp>, rw: &mut PatternRewriter<'_>| compare(op, rw, narrow));
    set.add(materialize_read_mask).add(materialize_write_mask);
    slices::patterns(&mut set);
    set.add(count).add(unroll_fma);
    elements::patterns(&mut set);
    set.add(elements::unroll_from_elements).add(elements::unroll_to_elements);
    let set = FrozenPatternSet::new(cx, set);
    apply_patterns_greedily(cx, module, &set, &GreedyConfig::default());
    let stays = [arith::DIALECT.name, memref::DIALECT.name, ub::DIALECT.name];
    to_llvm::convert_vectors(cx, module, options, &stays)
}

/// The extents of a vector, whether each is scalable, and the type of its elements.
fn vector_type(ty: TypeRef<'_>) -> Result<(&[i64], &[bool], Type), NoMatch> {
    match ty.kind() {
        TypeKind::Vector { shape, scalable, element } => Ok((shape, scalable, *element)),
        _ => Err(NoMatch),
    }
}

/// A vector with the numbers from 0 on.
fn numbers(cx: &Context, shape: &[i64], length: i64, width: u32) -> Attr {
    let element = cx.int_ty(width);
    let ty =
        cx.ty(TypeKind::Vector { shape: shape.into(), scalable: vec![false; shape.len()].into(), element });
    let size = width as usize / 8;
    let bytes: Vec<u8> = (0..length).flat_map(|n| n.to_le_bytes()[..size].to_vec()).collect();
    cx.dense_attr(ty, &bytes, size)
}

/// An index as an integer of this width.
fn cast(rw: &mut PatternRewriter<'_>, loc: Loc, width: u32, index: Value) -> Value {
    let ty = rw.cx().int_ty(width);
    arith::IndexCastOp::build(rw, loc, ty, index)
}

/// The most lanes whose numbers become a constant.
const MOST_LANES: i64 = 1 << 20;

/// A mask of one dimension is a comparison with the numbers of the lanes.
fn compare(op: Handle<vector::CreateMaskOp>, rw: &mut PatternRewriter<'_>, narrow: bool) -> Matched {
    let view = op.view(rw);
    let (loc, cx) = (view.loc(), rw.cx());
    let (shape, scalable, _) = vector_type(cx.type_ref(rw.body().ty(view.result(0))))?;
    let length = match *shape {
        [] => 1,
        [length] => length,
        _ => return Err(NoMatch),
    };
    if scalable.contains(&true) || length > MOST_LANES {
        return Err(NoMatch);
    }
    let bound = view.operand(0);
    let width = if narrow { 32 } else { 64 };
    let lanes = numbers(cx, shape, length, width);
    let lanes = build_constant(rw, loc, lanes);
    let bound = cast(rw, loc, width, bound);
    let ty = rw.body().ty(lanes);
    let bounds = vector::BroadcastOp::build(rw, loc, ty, bound);
    let mask = arith::CmpIOp::build(rw, loc, CmpIPredicate::Slt, lanes, bounds);
    rw.replace_by(*op, mask)
}

/// The numbers of the lanes are a constant if it is known how many there are.
fn count(op: Handle<vector::StepOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, cx) = (view.loc(), rw.cx());
    let ty = rw.body().ty(view.result());
    let (shape, scalable, _) = vector_type(cx.type_ref(ty))?;
    let &[length] = shape else { return Err(NoMatch) };
    if scalable.contains(&true) || length > MOST_LANES {
        return Err(NoMatch);
    }
    let bytes: Vec<u8> = (0..length).flat_map(i64::to_le_bytes).collect();
    let lanes = build_constant(rw, loc, cx.dense_attr(ty, &bytes, 8));
    rw.replace_by(*op, lanes)
}

/// A fused multiplication and addition, for each part along the first dimension.
fn unroll_fma(op: Handle<vector::FMAOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, cx) = (view.loc(), rw.cx());
    let operands = [view.lhs(), view.rhs(), view.acc()];
    let ty = rw.body().ty(view.result());
    let (shape, scalable, element) = vector_type(cx.type_ref(ty))?;
    let &[first, _, ..] = shape else { return Err(NoMatch) };
    if scalable.contains(&true) || first > MOST_LANES {
        return Err(NoMatch);
    }
    let zero = arith::float_attr(cx, 0.0, element).ok_or(NoMatch)?;
    let zero = build_constant(rw, loc, zero);
    let mut all = vector::BroadcastOp::build(rw, loc, ty, zero);
    for at in 0..first {
        let [lhs, rhs, acc] = operands.map(|operand| vector::ExtractOp::build(rw, loc, operand, &[], &[at]));
        let part = vector::FMAOp::build(rw, loc, lhs, rhs, acc);
        all = vector::InsertOp::build(rw, loc, part, all, &[], &[at]);
    }
    rw.replace_by(*op, all)
}

/// What a transfer reads or writes.
struct Access {
    loc: Loc,
    base: Value,
    indices: Vec<Value>,
    vector: Type,
    mask: Option<Value>,
    in_bounds: bool,
    /// Which dimensions of the vector are repeated; `None` if the map does anything else but choose the last ones.
    repeated: Option<Vec<bool>>,
}

/// Which results of a map are zeros, if the others are the last dimensions in order.
fn repeated(cx: &Context, map: &AffineMap) -> Option<Vec<bool>> {
    let lead = (map.dims as usize).checked_sub(map.results.len())?;
    let of = |(at, &result): (usize, &mlir::AffineExpr)| match *cx.affine_kind(result) {
        AffineExprKind::Constant(0) => Some(true),
        AffineExprKind::Dim(dim) if dim as usize == lead + at => Some(false),
        _ => None,
    };
    map.results.iter().enumerate().map(of).collect()
}

fn all_true(cx: &Context, list: AttrRef<'_>) -> bool {
    let all = list.as_array().unwrap_or_default();
    all.iter().all(|&b| cx.attr_ref(b).as_bool() == Some(true))
}

impl Access {
    fn of_read(rw: &PatternRewriter<'_>, op: Handle<vector::TransferReadOp>) -> Access {
        let view = op.view(rw);
        Access {
            loc: view.loc(),
            base: view.base(),
            indices: view.indices().collect(),
            vector: view.ty(view.vector()).id(),
            mask: view.mask(),
            in_bounds: all_true(view.cx(), view.in_bounds_attr()),
            repeated: repeated(view.cx(), view.permutation_map()),
        }
    }

    fn of_write(rw: &PatternRewriter<'_>, op: Handle<vector::TransferWriteOp>) -> Access {
        let view = op.view(rw);
        Access {
            loc: view.loc(),
            base: view.base(),
            indices: view.indices().collect(),
            vector: view.ty(view.value_to_store()).id(),
            mask: view.mask(),
            in_bounds: all_true(view.cx(), view.in_bounds_attr()),
            repeated: repeated(view.cx(), view.permutation_map()),
        }
    }

    /// The vector as it is in memory, if one access can read or write it; repeated dimensions have one element.
    fn in_memory(&self, rw: &PatternRewriter<'_>) -> Result<Type, NoMatch> {
        let cx = rw.cx();
        let base = cx.type_ref(rw.body().ty(self.base));
        let (shape, scalable, element) = vector_type(cx.type_ref(self.vector))?;
        let repeated = self.repeated.as_ref().ok_or(NoMatch)?;
        let contiguous = base.is_memref()
            && base.strided_layout().is_some_and(|l| l.strides.last().is_none_or(|&stride| stride == 1));
        if shape.len() > 1 || !contiguous || !self.in_bounds || (self.mask.is_some() && shape.len() != 1) {
            return Err(NoMatch);
        }
        let shape: Box<[i64]> = shape.iter().zip(repeated).map(|(&n, &is)| if is { 1 } else { n }).collect();
        let ty = cx.ty(TypeKind::Vector { shape, scalable: scalable.into(), element });
        let fits = match base.element_type() {
            inner if inner.is_vector() => inner.id() == ty,
            inner => inner.id() == element,
        };
        if fits { Ok(ty) } else { Err(NoMatch) }
    }

    /// The mask of what is inside the memory, and also of the mask that is there already.
    fn inside(&self, rw: &mut PatternRewriter<'_>) -> Result<Value, NoMatch> {
        let cx = rw.cx();
        let (shape, _, _) = vector_type(cx.type_ref(self.vector))?;
        let last = self.indices.len().checked_sub(1).ok_or(NoMatch)?;
        if self.in_bounds || shape.len() != 1 {
            return Err(NoMatch);
        }
        let base = cx.type_ref(rw.body().ty(self.base));
        if !base.is_memref() {
            return Err(NoMatch);
        }
        let size = match base.dim(last as i64) {
            DYNAMIC => {
                let last = build_index(rw, self.loc, last as i64);
                memref::DimOp::build(rw, self.loc, self.base, last)
            }
            size => build_index(rw, self.loc, size),
        };
        let left = arith::SubIOp::build(rw, self.loc, size, self.indices[last]);
        let ty = cx.type_ref(self.vector).with_element_type(cx.int_ty(1)).id();
        let mask = vector::CreateMaskOp::build(rw, self.loc, ty, &[left]);
        Ok(match self.mask {
            Some(given) => arith::AndIOp::build(rw, self.loc, mask, given),
            None => mask,
        })
    }
}

/// The list that says that the only dimension is inside.
fn one_true(cx: &Context) -> Attr {
    cx.array_attr(&[cx.bool_attr(true)])
}

fn materialize_read_mask(op: Handle<vector::TransferReadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = Access::of_read(rw, op);
    let mask = access.inside(rw)?;
    let view = op.view(rw);
    let (padding, map) = (view.padding(), view.permutation_map_attr().id());
    let options = vector::TransferReadOpOptions { mask: Some(mask) };
    let in_bounds = one_true(rw.cx());
    let new = vector::TransferReadOp::build_with(
        rw,
        access.loc,
        access.vector,
        access.base,
        &access.indices,
        map,
        padding,
        in_bounds,
        options,
    );
    rw.replace_by(*op, new)
}

fn materialize_write_mask(op: Handle<vector::TransferWriteOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = Access::of_write(rw, op);
    let mask = access.inside(rw)?;
    let view = op.view(rw);
    let (value, map) = (view.value_to_store(), view.permutation_map_attr().id());
    let options = vector::TransferWriteOpOptions { mask: Some(mask), ..Default::default() };
    let in_bounds = one_true(rw.cx());
    vector::TransferWriteOp::build_with(
        rw,
        access.loc,
        value,
        access.base,
        &access.indices,
        map,
        in_bounds,
        options,
    );
    rw.erase_op(*op);
    Ok(())
}

/// A read of what is inside, as a load.
fn read(op: Handle<vector::TransferReadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = Access::of_read(rw, op);
    let padding = op.view(rw).padding();
    let ty = access.in_memory(rw)?;
    let mut new = match access.mask {
        Some(mask) => {
            let fill = vector::BroadcastOp::build(rw, access.loc, ty, padding);
            vector::MaskedLoadOp::build(rw, access.loc, ty, access.base, &access.indices, mask, fill)
        }
        None => vector::LoadOp::build(rw, access.loc, ty, access.base, &access.indices),
    };
    if ty != access.vector {
        new = vector::BroadcastOp::build(rw, access.loc, access.vector, new);
    }
    rw.replace_by(*op, new)
}

/// A write to what is inside, as a store.
fn write(op: Handle<vector::TransferWriteOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = Access::of_write(rw, op);
    let value = op.view(rw).value_to_store();
    let ty = access.in_memory(rw)?;
    if ty != access.vector {
        return Err(NoMatch);
    }
    match access.mask {
        Some(mask) => {
            vector::MaskedStoreOp::build(rw, access.loc, access.base, &access.indices, mask, value);
        }
        None => {
            vector::StoreOp::build(rw, access.loc, value, access.base, &access.indices);
        }
    }
    rw.erase_op(*op);
    Ok(())
}
