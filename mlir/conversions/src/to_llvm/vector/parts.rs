//! Elements and parts of vectors, and how vectors are put together.

use dialects::arith::{self, CmpIPredicate};
use dialects::llvm::{self, types};
use dialects::vector;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Adaptor, DYNAMIC, Handle, Loc, OpView, Type, TypeKind, Value};

use super::values::{
    VectorOptions, at_most_one_dimension, is_scalable, lanes, position, rank, shuffle, small,
};
use crate::to_llvm::descriptor::word;
use crate::to_llvm::lanes::is_array;

pub(super) fn patterns(patterns: &mut ConversionPatternSet, options: VectorOptions) {
    let narrow = options.force_32bit_vector_indices;
    patterns.add(
        move |op: Handle<vector::CreateMaskOp>, _: vector::CreateMaskOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
            create_mask(op, rw, narrow)
        },
    );
    patterns
        .add(bitcast)
        .add(shuffle_parts)
        .add(extract)
        .add(insert)
        .add(fma)
        .add(vscale)
        .add(broadcast)
        .add(scalable_insert)
        .add(scalable_extract)
        .add(interleave)
        .add(deinterleave)
        .add(from_elements)
        .add(to_elements)
        .add(step);
}

fn bitcast(op: Handle<vector::BitCastOp>, x: vector::BitCastOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.body().ty(view.result());
    at_most_one_dimension(rw, ty)?;
    let ty = rw.convert_type(ty)?;
    let new = llvm::BitcastOp::build(rw, loc, ty, x.source());
    rw.replace_by(*op, new)
}

/// The part at a position in the first dimension of an array or a vector.
fn part(rw: &mut Rewriter<'_>, loc: Loc, value: Value, ty: Type, at: i64) -> Value {
    if is_array(rw.cx(), rw.body().ty(value)) {
        return llvm::ExtractValueOp::build(rw, loc, ty, value, &[at]);
    }
    let at = word(rw, loc, at);
    llvm::ExtractElementOp::build(rw, loc, value, at)
}

/// An instruction for two vectors of the same type; otherwise the parts are moved one by one.
fn shuffle_parts(
    op: Handle<vector::ShuffleOp>,
    x: vector::ShuffleOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let mask = view.mask();
    let cx = rw.cx();
    let (first, second) = (rw.body().ty(view.v1()), rw.body().ty(view.v2()));
    let result = rw.convert_type(rw.body().ty(view.vector()))?;
    if !is_array(cx, result) && first == second {
        let new = llvm::ShuffleVectorOp::build(rw, loc, result, x.v1(), x.v2(), &lanes(mask)?);
        return rw.replace_by(*op, new);
    }
    let lead = cx.type_ref(first).dim(0);
    let element = match types::data(cx.type_ref(result)) {
        Some(&types::LlvmType::Array { element, .. }) => element,
        _ => cx.type_ref(result).element_type().id(),
    };
    let mut new = llvm::PoisonOp::build(rw, loc, result);
    for (to, at) in mask.into_iter().enumerate() {
        // What is poison stays so.
        if at < 0 {
            continue;
        }
        let (value, at) = if at >= lead { (x.v2(), at - lead) } else { (x.v1(), at) };
        let moved = part(rw, loc, value, element, at);
        new = if is_array(cx, result) {
            llvm::InsertValueOp::build(rw, loc, new, moved, &[to as i64])
        } else {
            let to = word(rw, loc, to as i64);
            llvm::InsertElementOp::build(rw, loc, new, moved, to)
        };
    }
    rw.replace_by(*op, new)
}

/// The place in the innermost vector, if a position in a vector of this rank is that of a scalar.
fn place(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    rank: usize,
    numbers: &[i64],
    dynamic: &[Value],
) -> Result<Option<Value>, NoMatch> {
    if numbers.len() != rank {
        return Ok(None);
    }
    match numbers.last().copied().unwrap_or(0) {
        DYNAMIC => dynamic.last().copied().map(Some).ok_or(NoMatch),
        number => Ok(Some(position(rw, loc, number))),
    }
}

/// The part of a position that is in arrays; none of its numbers may be an operand.
fn outer_position(rw: &Rewriter<'_>, rank: usize, numbers: &[i64]) -> Result<Vec<i64>, NoMatch> {
    let is_scalar = numbers.len() == rank && rank > 0;
    let outer = numbers[..numbers.len() - usize::from(is_scalar)].to_vec();
    if outer.contains(&DYNAMIC) {
        return Err(rw.no_match("only the place in the last dimension may be unknown"));
    }
    Ok(outer)
}

/// The type in arrays at a position of as many numbers.
fn inside(rw: &Rewriter<'_>, mut ty: Type, depth: usize) -> Type {
    for _ in 0..depth {
        if let Some(&types::LlvmType::Array { element, .. }) = types::data(rw.cx().type_ref(ty)) {
            ty = element;
        }
    }
    ty
}

fn extract(op: Handle<vector::ExtractOp>, x: vector::ExtractOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, numbers) = (view.loc(), view.static_position());
    let result = rw.body().ty(view.result());
    let rank = rank(rw.cx().type_ref(rw.body().ty(view.source()))).ok_or(NoMatch)?;
    rw.convert_type(result)?;
    let source = x.source();
    let outer = outer_position(rw, rank, &numbers)?;
    if numbers.contains(&-1) {
        let ty = rw.convert_type(result)?;
        let poison = llvm::PoisonOp::build(rw, loc, ty);
        return rw.replace_by(*op, poison);
    }
    if numbers.is_empty() && rank > 0 {
        return rw.replace_by(*op, source);
    }
    let mut value = source;
    if rank >= 2 {
        let ty = inside(rw, rw.body().ty(source), outer.len());
        value = llvm::ExtractValueOp::build(rw, loc, ty, source, &outer);
    }
    if let Some(at) = place(rw, loc, rank, &numbers, x.dynamic_position())? {
        value = llvm::ExtractElementOp::build(rw, loc, value, at);
    }
    rw.replace_by(*op, value)
}

fn insert(op: Handle<vector::InsertOp>, x: vector::InsertOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, numbers) = (view.loc(), view.static_position());
    let dest = rw.body().ty(view.dest());
    let rank = rank(rw.cx().type_ref(dest)).ok_or(NoMatch)?;
    let ty = rw.convert_type(dest)?;
    let in_array = is_array(rw.cx(), ty);
    let outer = outer_position(rw, rank, &numbers)?;
    if numbers.is_empty() && rank > 0 {
        return rw.replace_by(*op, x.value_to_store());
    }
    if numbers.contains(&-1) {
        let poison = llvm::PoisonOp::build(rw, loc, ty);
        return rw.replace_by(*op, poison);
    }
    let mut value = x.value_to_store();
    if numbers.len() == rank {
        let mut row = x.dest();
        if in_array {
            let ty = inside(rw, ty, outer.len());
            row = llvm::ExtractValueOp::build(rw, loc, ty, row, &outer);
        }
        let at = place(rw, loc, rank, &numbers, x.dynamic_position())?.ok_or(NoMatch)?;
        value = llvm::InsertElementOp::build(rw, loc, row, value, at);
    }
    if in_array {
        value = llvm::InsertValueOp::build(rw, loc, x.dest(), value, &outer);
    }
    rw.replace_by(*op, value)
}

fn fma(op: Handle<vector::FMAOp>, x: vector::FMAOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    at_most_one_dimension(rw, rw.body().ty(view.result()))?;
    let new = llvm::FMulAddOp::build(rw, loc, x.lhs(), x.rhs(), x.acc());
    rw.replace_by(*op, new)
}

fn vscale(op: Handle<vector::VectorScaleOp>, _: Adaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let word = rw.cx().int_ty(64);
    let new = llvm::VscaleOp::build(rw, loc, word);
    rw.replace_by(*op, new)
}

/// A vector of one dimension with a scalar in every lane.
fn splat(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    ty: Type,
    scalar: Value,
    with_itself: bool,
) -> Result<Value, NoMatch> {
    let poison = llvm::PoisonOp::build(rw, loc, ty);
    let zero = small(rw, loc, 0);
    let first = llvm::InsertElementOp::build(rw, loc, poison, scalar, zero);
    let length = rw.cx().type_ref(ty).dim(0);
    if length == 1 && !is_scalable(rw.cx().type_ref(ty)) {
        return Ok(first);
    }
    let other = if with_itself { first } else { poison };
    shuffle(rw, loc, [first, other], std::iter::repeat_n(0, usize::try_from(length).unwrap_or(0)))
}

/// The most instructions that one operation becomes.
const MOST_INSTRUCTIONS: i64 = 1 << 20;

/// All positions in a space of these extents, the last dimension fastest.
fn positions(extents: &[i64]) -> Result<impl Iterator<Item = Vec<i64>>, NoMatch> {
    let count = extents.iter().try_fold(1i64, |count, &extent| count.checked_mul(extent));
    let count = count.filter(|&count| count <= MOST_INSTRUCTIONS).ok_or(NoMatch)?;
    let extents = extents.to_vec();
    Ok((0..count).map(move |mut index| {
        let mut position = vec![0; extents.len()];
        for (place, extent) in position.iter_mut().zip(&extents).rev() {
            *place = index % extent;
            index /= extent;
        }
        position
    }))
}

/// Only scalars; vectors are repeated by other passes.
fn broadcast(
    op: Handle<vector::BroadcastOp>,
    x: vector::BroadcastOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let source = rw.body().ty(view.source());
    let result = rw.body().ty(view.vector());
    let cx = rw.cx();
    if cx.type_ref(source).is_vector() {
        return Err(rw.no_match("a vector is repeated elsewhere"));
    }
    let ty = rw.convert_type(result)?;
    let new = match rank(cx.type_ref(result)) {
        Some(0) => {
            let poison = llvm::PoisonOp::build(rw, loc, ty);
            let zero = small(rw, loc, 0);
            llvm::InsertElementOp::build(rw, loc, poison, x.source(), zero)
        }
        Some(1) => splat(rw, loc, ty, x.source(), false)?,
        _ => {
            let all = llvm::PoisonOp::build(rw, loc, ty);
            let extents = cx.type_ref(result).shape().unwrap_or_default();
            let outer = &extents[..extents.len().saturating_sub(1)];
            let row = inside(rw, ty, outer.len());
            let row = splat(rw, loc, row, x.source(), true)?;
            positions(outer)?.fold(all, |all, at| llvm::InsertValueOp::build(rw, loc, all, row, &at))
        }
    };
    rw.replace_by(*op, new)
}

fn scalable_insert(
    op: Handle<vector::ScalableInsertOp>,
    x: vector::ScalableInsertOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, at) = (view.loc(), view.pos());
    let new = llvm::VectorInsertOp::build(rw, loc, x.dest(), x.value_to_store(), at);
    rw.replace_by(*op, new)
}

fn scalable_extract(
    op: Handle<vector::ScalableExtractOp>,
    x: vector::ScalableExtractOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, at) = (view.loc(), view.pos());
    let ty = rw.convert_type(rw.body().ty(view.result()))?;
    let new = llvm::VectorExtractOp::build(rw, loc, ty, x.source(), at);
    rw.replace_by(*op, new)
}

fn interleave(
    op: Handle<vector::InterleaveOp>,
    x: vector::InterleaveOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let result = rw.cx().type_ref(rw.body().ty(view.result()));
    at_most_one_dimension(rw, result.id())?;
    if is_scalable(result) {
        let ty = rw.convert_type(result.id())?;
        let new = llvm::VectorInterleave2Op::build(rw, loc, ty, x.lhs(), x.rhs());
        return rw.replace_by(*op, new);
    }
    let half = result.dim(0) / 2;
    let new = shuffle(rw, loc, [x.lhs(), x.rhs()], (0..half).flat_map(|at| [at, half + at]))?;
    rw.replace_by(*op, new)
}

fn deinterleave(
    op: Handle<vector::DeinterleaveOp>,
    x: vector::DeinterleaveOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let cx = rw.cx();
    let source = cx.type_ref(rw.body().ty(view.source()));
    at_most_one_dimension(rw, source.id())?;
    if is_scalable(source) {
        let results = rw.convert_result_types(*op)?;
        let both = types::literal_struct(cx, &results);
        let both = llvm::VectorDeinterleave2Op::build(rw, loc, both, x.source());
        let halves = [0, 1].map(|at| llvm::ExtractValueOp::build(rw, loc, results[at as usize], both, &[at]));
        rw.replace_op(*op, &halves);
        return Ok(());
    }
    let length = source.dim(0);
    let ty = rw.body().ty(x.source());
    let poison = llvm::PoisonOp::build(rw, loc, ty);
    let even = shuffle(rw, loc, [x.source(), poison], (0..length).step_by(2))?;
    let odd = shuffle(rw, loc, [x.source(), poison], (1..length).step_by(2))?;
    rw.replace_op(*op, &[even, odd]);
    Ok(())
}

fn from_elements(
    op: Handle<vector::FromElementsOp>,
    x: vector::FromElementsOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.body().ty(view.dest());
    at_most_one_dimension(rw, ty)?;
    let ty = rw.convert_type(ty)?;
    let mut new = llvm::PoisonOp::build(rw, loc, ty);
    for (at, &element) in x.elements().iter().enumerate() {
        let at = position(rw, loc, at as i64);
        new = llvm::InsertElementOp::build(rw, loc, new, element, at);
    }
    rw.replace_by(*op, new)
}

/// Elements that are not used are not extracted.
fn to_elements(
    op: Handle<vector::ToElementsOp>,
    x: vector::ToElementsOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    at_most_one_dimension(rw, rw.body().ty(view.source()))?;
    let results: Vec<Value> = view.op_ref().results().collect();
    let mut new = Vec::with_capacity(results.len());
    for (at, result) in results.into_iter().enumerate() {
        if rw.body().is_unused(result) {
            // Nothing will look at it.
            new.push(x.source());
            continue;
        }
        let at = position(rw, loc, at as i64);
        new.push(llvm::ExtractElementOp::build(rw, loc, x.source(), at));
    }
    rw.replace_op(*op, &new);
    Ok(())
}

fn step(op: Handle<vector::StepOp>, _: Adaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.body().ty(view.result());
    if !is_scalable(rw.cx().type_ref(ty)) {
        return Err(rw.no_match("a vector of a known length is a constant"));
    }
    let ty = rw.convert_type(ty)?;
    let new = llvm::StepVectorOp::build(rw, loc, ty);
    rw.replace_by(*op, new)
}

/// Only scalable masks of one dimension; others are made elsewhere.
fn create_mask(op: Handle<vector::CreateMaskOp>, rw: &mut Rewriter<'_>, narrow: bool) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let cx = rw.cx();
    let ty = cx.type_ref(rw.body().ty(view.op_ref().result(0)));
    let TypeKind::Vector { shape, scalable, .. } = ty.kind() else { return Err(NoMatch) };
    if shape.len() != 1 || !scalable.contains(&true) {
        return Err(rw.no_match("only scalable masks of one dimension have an instruction"));
    }
    let element = cx.int_ty(if narrow { 32 } else { 64 });
    let places = ty.with_element_type(element).id();
    let bound = view.operand(0);
    let places = llvm::StepVectorOp::build(rw, loc, places);
    // As in MLIR, the index itself, which is converted in its turn.
    let bound = arith::IndexCastOp::build(rw, loc, element, bound);
    let bounds = rw.body().ty(places);
    let bounds = splat(rw, loc, bounds, bound, false)?;
    let new = arith::CmpIOp::build(rw, loc, CmpIPredicate::Slt, places, bounds);
    rw.replace_by(*op, new)
}
