//! Lowers `affine` to `scf`, `arith` and `memref`: bounds and subscripts become integer arithmetic (`lower-affine`).
//!
//! The arithmetic of `mod` and `floordiv` is that of MLIR's `AffineExprExpander`: operands may be negative, right-hand
//! sides are positive. If the result fits, nothing overflows.

use std::iter::zip;

use dialects::affine::index_arithmetic::{expand_delinearize, expand_linearize};
use dialects::affine::reductions::{combine, identity};
use dialects::affine::{
    AffineApplyOp, AffineApplyOpAdaptor, AffineDmaStartOp, AffineDmaStartOpAdaptor, AffineDmaWaitOp,
    AffineDmaWaitOpAdaptor, AffineForOp, AffineForOpAdaptor, AffineIfOp, AffineLoadOp, AffineLoadOpAdaptor,
    AffineMaxOp, AffineMaxOpAdaptor, AffineMinOp, AffineMinOpAdaptor, AffineParallelOp,
    AffineParallelOpAdaptor, AffinePrefetchOp, AffinePrefetchOpAdaptor, AffineStoreOp, AffineStoreOpAdaptor,
    AffineVectorLoadOp, AffineVectorLoadOpAdaptor, AffineVectorStoreOp, AffineVectorStoreOpAdaptor,
    AffineYieldOp, AffineYieldOpAdaptor, AtomicRMWKind,
};
use dialects::arith::{CmpIPredicate, IntegerOverflowFlags};
use dialects::{affine, arith, memref, scf, vector};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter as Rewriter, ConversionTarget, Mode, convert_body,
};
use mlir::rewrite::{Matched, NoMatch, PatternSet};
use mlir::{
    AffineExpr, AffineMap, Attr, AttrRef, Body, Builder, Context, Diag, Handle, Loc, Op, Region, Type, Value,
};

use crate::constants::index_constant;

/// Converts the affine operations of a body and of the bodies inside it.
///
/// # Errors
/// If an operation of the dialect has no conversion.
pub(crate) fn run(cx: &Context, body: &mut Body) -> Result<(), Vec<Diag>> {
    let mut target = ConversionTarget::new(cx);
    target.add_illegal_dialect(affine::DIALECT.name);
    // These are not even folded.
    for dialect in [arith::DIALECT.name, memref::DIALECT.name, scf::DIALECT.name, vector::DIALECT.name] {
        target.add_legal_dialect(dialect);
    }
    let mut indices = PatternSet::new();
    indices.add(expand_delinearize).add(expand_linearize);
    let mut patterns = ConversionPatternSet::new();
    patterns
        .add_rewrites(indices)
        .add(lower_for)
        .add_fn(AffineIfOp::NAME, lower_if)
        .add(lower_parallel)
        .add(lower_yield)
        .add(lower_load)
        .add(lower_store)
        .add(lower_vector_load)
        .add(lower_vector_store)
        .add(lower_apply)
        .add(lower_min)
        .add(lower_max)
        .add(lower_prefetch)
        .add(lower_dma_start)
        .add(lower_dma_wait);
    convert_body(cx, body, &target, &patterns, Mode::Partial)
}

fn lower_for(op: Handle<AffineForOp>, x: AffineForOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let step = view.step();
    let lower = view.lower_bound_map().clone();
    let upper = view.upper_bound_map().clone();
    let types: Vec<_> = view.result_types().collect();
    let low = bound(rw, loc, &lower, x.lower_bound_operands(), arith::MaxSIOp::build)?;
    let high = bound(rw, loc, &upper, x.upper_bound_operands(), arith::MinSIOp::build)?;
    let step = index_constant(rw, loc, step);
    let new = scf::ForOp::build_with(rw, loc, &types, low, high, step, x.inits(), Default::default());
    let from = op.view(rw).region().id();
    let to = new.view(rw).region().id();
    rw.body_mut().move_blocks(from, to);
    let results: Vec<Value> = rw.body().results(*new).collect();
    rw.replace_op(*op, &results);
    Ok(())
}

fn lower_if(op: Op, operands: &[Value], rw: &mut Rewriter<'_>) -> Matched {
    let view = rw.op(op).cast::<AffineIfOp>().ok_or(NoMatch)?;
    let loc = view.loc();
    let types: Vec<_> = view.result_types().collect();
    let set = view.condition().clone();
    let regions = rw.body().regions_of(op).to_vec();
    if operands.len() != (set.dims + set.symbols) as usize {
        return Err(NoMatch);
    }
    let (dims, symbols) = operands.split_at(set.dims as usize);
    let zero = index_constant(rw, loc, 0);
    let mut holds: Option<Value> = None;
    for &(expr, is_equality) in &*set.constraints {
        let value = expand(rw, loc, expr, dims, symbols)?;
        let predicate = if is_equality { CmpIPredicate::Eq } else { CmpIPredicate::Sge };
        let this = arith::CmpIOp::build(rw, loc, predicate, value, zero);
        holds = Some(holds.map_or(this, |others| arith::AndIOp::build(rw, loc, others, this)));
    }
    // A set has a constraint.
    let holds = holds.ok_or(NoMatch)?;
    let new = scf::IfOp::build_with(rw, loc, &types, holds);
    for (index, from) in regions.into_iter().enumerate() {
        let to = rw.body().regions_of(*new)[index];
        rw.body_mut().move_blocks(from, to);
    }
    let results: Vec<Value> = rw.body().results(*new).collect();
    rw.replace_op(op, &results);
    Ok(())
}

fn lower_parallel(
    op: Handle<AffineParallelOp>,
    x: AffineParallelOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let types: Vec<Type> = view.result_types().collect();
    let kinds = integers(rw.cx(), view.reductions()).map(AtomicRMWKind::from_value);
    let kinds: Vec<AtomicRMWKind> = kinds.collect::<Option<_>>().ok_or(NoMatch)?;
    let identities: Option<Vec<Attr>> =
        zip(&kinds, &types).map(|(&kind, &ty)| identity(rw.cx(), kind, ty)).collect();
    let identities = identities.ok_or_else(|| rw.no_match("a reduction has no neutral value"))?;
    let lower = view.lower_bounds_map().clone();
    let upper = view.upper_bounds_map().clone();
    let steps: Vec<i64> = integers(rw.cx(), view.steps()).collect();
    // A number that is the same for all dimensions is stored once and repeats without end.
    let sizes = |groups: AttrRef<'_>| Some(groups.dense_integers()?.take(steps.len()).collect::<Vec<_>>());
    let sizes = sizes(view.lower_bounds_groups()).zip(sizes(view.upper_bounds_groups()));
    let (lower_sizes, upper_sizes) = sizes.ok_or(NoMatch)?;
    let (low, high) = x.map_operands().split_at_checked(lower.num_inputs()).ok_or(NoMatch)?;
    let mut lows = Vec::new();
    let mut highs = Vec::new();
    for (lower, upper) in groups(&lower, &lower_sizes).iter().zip(groups(&upper, &upper_sizes).iter()) {
        lows.push(bound(rw, loc, lower, low, arith::MaxSIOp::build)?);
        highs.push(bound(rw, loc, upper, high, arith::MinSIOp::build)?);
    }
    let steps: Vec<Value> = steps.into_iter().map(|step| index_constant(rw, loc, step)).collect();
    let inits: Vec<Value> =
        identities.into_iter().map(|value| arith::ConstantOp::build(rw, loc, value)).collect();
    let bounds =
        scf::ParallelOpOptions { lower_bound: &lows, upper_bound: &highs, step: &steps, init_vals: &inits };
    let new = scf::ParallelOp::build_with(rw, loc, &types, bounds);
    let from = op.view(rw).region().id();
    let to = new.view(rw).region().id();
    rw.body_mut().move_blocks(from, to);
    reduce_instead_of_yield(rw, to, &kinds)?;
    let results: Vec<Value> = rw.body().results(*new).collect();
    rw.replace_op(*op, &results);
    Ok(())
}

/// Replaces the terminator of a parallel loop by one that combines its operands.
fn reduce_instead_of_yield(rw: &mut Rewriter<'_>, region: Region, kinds: &[AtomicRMWKind]) -> Matched {
    let end = rw.body().entry_block(region).and_then(|block| rw.body().last_op(block)).ok_or(NoMatch)?;
    let loc = rw.body().loc(end);
    let yielded: Vec<Value> = rw.body().operands(end).collect();
    rw.set_before(end);
    let reduce = *scf::ReduceOp::build(rw, loc, &yielded, kinds.len());
    rw.erase_op(end);
    for (at, (&kind, value)) in zip(kinds, yielded).enumerate() {
        let region = rw.body().regions_of(reduce)[at];
        let ty = rw.body().ty(value);
        let block = rw.create_block(region, &[(ty, loc), (ty, loc)]);
        let &[lhs, rhs] = rw.body().block_args(block) else { return Err(NoMatch) };
        let value = combine(rw, loc, kind, lhs, rhs).ok_or(NoMatch)?;
        scf::ReduceReturnOp::build(rw, loc, value);
    }
    Ok(())
}

fn integers<'a>(cx: &'a Context, list: &'a [Attr]) -> impl Iterator<Item = i64> + 'a {
    list.iter().filter_map(|&attr| cx.attr_ref(attr).as_int())
}

/// A map for each dimension of a parallel loop, with the results of the common map that belong to the dimension.
fn groups(map: &AffineMap, sizes: &[i64]) -> Vec<AffineMap> {
    let mut results = map.results.iter().copied();
    let size = |&size: &i64| usize::try_from(size).unwrap_or(0);
    let group = |size| AffineMap::new(map.dims, map.symbols, results.by_ref().take(size).collect::<Vec<_>>());
    sizes.iter().map(size).map(group).collect()
}

/// The greatest or least result of a bound's map; `combine` chooses between two.
fn bound(
    b: &mut Builder<'_>,
    loc: Loc,
    map: &AffineMap,
    operands: &[Value],
    combine: fn(&mut Builder<'_>, Loc, Value, Value) -> Value,
) -> Result<Value, NoMatch> {
    let mut values = expand_map(b, loc, map, operands)?.into_iter();
    let first = values.next().ok_or(NoMatch)?;
    Ok(values.fold(first, |best, value| combine(b, loc, best, value)))
}

fn lower_yield(op: Handle<AffineYieldOp>, x: AffineYieldOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    scf::YieldOp::build(rw, loc, x.operands());
    rw.erase_op(*op);
    Ok(())
}

fn lower_load(op: Handle<AffineLoadOp>, x: AffineLoadOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let map = op.view(rw).map().clone();
    let indices = expand_map(rw, loc, &map, x.indices())?;
    let value = memref::LoadOp::build(rw, loc, x.memref(), &indices);
    rw.replace_by(*op, value)
}

fn lower_store(op: Handle<AffineStoreOp>, x: AffineStoreOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let map = op.view(rw).map().clone();
    let indices = expand_map(rw, loc, &map, x.indices())?;
    memref::StoreOp::build(rw, loc, x.value(), x.memref(), &indices);
    rw.erase_op(*op);
    Ok(())
}

fn lower_vector_load(
    op: Handle<AffineVectorLoadOp>,
    x: AffineVectorLoadOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, map, ty) = (view.loc(), view.map().clone(), view.ty(view.result()).id());
    let indices = expand_map(rw, loc, &map, x.indices())?;
    let value = vector::LoadOp::build(rw, loc, ty, x.memref(), &indices);
    rw.replace_by(*op, value)
}

fn lower_vector_store(
    op: Handle<AffineVectorStoreOp>,
    x: AffineVectorStoreOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let map = op.view(rw).map().clone();
    let indices = expand_map(rw, loc, &map, x.indices())?;
    vector::StoreOp::build(rw, loc, x.value(), x.memref(), &indices);
    rw.erase_op(*op);
    Ok(())
}

fn lower_apply(op: Handle<AffineApplyOp>, x: AffineApplyOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let map = op.view(rw).map().clone();
    let values = expand_map(rw, loc, &map, x.map_operands())?;
    rw.replace_op(*op, &values);
    Ok(())
}

fn lower_min(op: Handle<AffineMinOp>, x: AffineMinOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, map) = (view.loc(), view.map().clone());
    let least = bound(rw, loc, &map, x.operands(), arith::MinSIOp::build)?;
    rw.replace_by(*op, least)
}

fn lower_max(op: Handle<AffineMaxOp>, x: AffineMaxOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, map) = (view.loc(), view.map().clone());
    let greatest = bound(rw, loc, &map, x.operands(), arith::MaxSIOp::build)?;
    rw.replace_by(*op, greatest)
}

fn lower_prefetch(
    op: Handle<AffinePrefetchOp>,
    x: AffinePrefetchOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, map) = (view.loc(), view.map().clone());
    let (is_write, locality, is_data) = (view.is_write(), view.locality_hint(), view.is_data_cache());
    let indices = expand_map(rw, loc, &map, x.indices())?;
    memref::PrefetchOp::build(rw, loc, x.memref(), &indices, is_write, locality, is_data);
    rw.erase_op(*op);
    Ok(())
}

fn lower_dma_start(
    op: Handle<AffineDmaStartOp>,
    x: AffineDmaStartOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let mut rest = x.operands();
    let mut places = Vec::new();
    for map in view.maps().map(AffineMap::clone) {
        let (&memref, after) = rest.split_first().ok_or(NoMatch)?;
        let (subscripts, after) = after.split_at_checked(map.num_inputs()).ok_or(NoMatch)?;
        let mut place = vec![memref];
        place.extend(expand_map(rw, loc, &map, subscripts)?);
        places.push(place);
        rest = after;
    }
    let (count, strides) = rest.split_at_checked(1).ok_or(NoMatch)?;
    let [source, destination, tag] = &places[..] else { return Err(NoMatch) };
    let operands = [&source[..], destination, count, tag, strides].concat();
    memref::DmaStartOp::build(rw, loc, &operands);
    rw.erase_op(*op);
    Ok(())
}

fn lower_dma_wait(
    op: Handle<AffineDmaWaitOp>,
    x: AffineDmaWaitOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, map) = (view.loc(), view.map().clone());
    let [tag, subscripts @ .., count] = x.operands() else { return Err(NoMatch) };
    let indices = expand_map(rw, loc, &map, subscripts)?;
    memref::DmaWaitOp::build(rw, loc, *tag, &indices, *count);
    rw.erase_op(*op);
    Ok(())
}

/// Computes every result of a map.
fn expand_map(
    b: &mut Builder<'_>,
    loc: Loc,
    map: &AffineMap,
    operands: &[Value],
) -> Result<Vec<Value>, NoMatch> {
    if operands.len() != (map.dims + map.symbols) as usize {
        return Err(NoMatch);
    }
    let (dims, symbols) = operands.split_at(map.dims as usize);
    map.results.iter().map(|&e| expand(b, loc, e, dims, symbols)).collect()
}

/// Computes an expression. Its depth is bounded by the parser and by construction.
fn expand(
    b: &mut Builder<'_>,
    loc: Loc,
    e: AffineExpr,
    dims: &[Value],
    symbols: &[Value],
) -> Result<Value, NoMatch> {
    let (kind, lhs, rhs) = match *b.cx().affine_kind(e) {
        AffineExprKind::Dim(i) => return dims.get(i as usize).copied().ok_or(NoMatch),
        AffineExprKind::Symbol(i) => return symbols.get(i as usize).copied().ok_or(NoMatch),
        AffineExprKind::Constant(value) => return Ok(index_constant(b, loc, value)),
        AffineExprKind::Binary(kind, lhs, rhs) => (kind, lhs, rhs),
    };
    if matches!(kind, AffineBinary::Mod | AffineBinary::FloorDiv | AffineBinary::CeilDiv)
        && b.cx().affine_as_constant(rhs).is_some_and(|divisor| divisor <= 0)
    {
        return Err(NoMatch);
    }
    let lhs = expand(b, loc, lhs, dims, symbols)?;
    let rhs = expand(b, loc, rhs, dims, symbols)?;
    Ok(match kind {
        AffineBinary::Add => arith::AddIOp::build(b, loc, lhs, rhs),
        AffineBinary::Mul => {
            // Subscripts do not wrap.
            let options = arith::MulIOpOptions { overflow_flags: Some(IntegerOverflowFlags::NSW) };
            arith::MulIOp::build_with(b, loc, lhs, rhs, options)
        }
        AffineBinary::Mod => modulo(b, loc, lhs, rhs),
        AffineBinary::FloorDiv => floor_div(b, loc, lhs, rhs),
        AffineBinary::CeilDiv => ceil_div(b, loc, lhs, rhs),
    })
}

/// `a mod b`: the remainder, plus `b` if it is negative.
fn modulo(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let remainder = arith::RemSIOp::build(b, loc, lhs, rhs);
    let zero = index_constant(b, loc, 0);
    let negative = arith::CmpIOp::build(b, loc, CmpIPredicate::Slt, remainder, zero);
    let corrected = arith::AddIOp::build(b, loc, remainder, rhs);
    arith::SelectOp::build(b, loc, negative, corrected, remainder)
}

/// `a floordiv b`: if `a < 0`, `-1 - (-1 - a) / b`.
fn floor_div(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let zero = index_constant(b, loc, 0);
    let minus_one = index_constant(b, loc, -1);
    let negative = arith::CmpIOp::build(b, loc, CmpIPredicate::Slt, lhs, zero);
    let flipped = arith::SubIOp::build(b, loc, minus_one, lhs);
    let dividend = arith::SelectOp::build(b, loc, negative, flipped, lhs);
    let quotient = arith::DivSIOp::build(b, loc, dividend, rhs);
    let corrected = arith::SubIOp::build(b, loc, minus_one, quotient);
    arith::SelectOp::build(b, loc, negative, corrected, quotient)
}

/// `a ceildiv b`: if `a <= 0`, `a / b`, which rounds toward zero; else `(a - 1) / b + 1`.
///
/// MLIR negates `a` if it is not positive, which overflows for the least index.
fn ceil_div(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let zero = index_constant(b, loc, 0);
    let one = index_constant(b, loc, 1);
    let not_positive = arith::CmpIOp::build(b, loc, CmpIPredicate::Sle, lhs, zero);
    let decremented = arith::SubIOp::build(b, loc, lhs, one);
    let dividend = arith::SelectOp::build(b, loc, not_positive, lhs, decremented);
    let quotient = arith::DivSIOp::build(b, loc, dividend, rhs);
    let incremented = arith::AddIOp::build(b, loc, quotient, one);
    arith::SelectOp::build(b, loc, not_positive, quotient, incremented)
}
