//! Loops and choices become those of `scf`, before the operations inside them are converted.
//!
//! A number that a loop carries becomes one of its `iter_args`. A tensor becomes a buffer that lives as long as the
//! loop: the body reads it, computes the next value elsewhere, and copies that into the buffer at its end. Passes on
//! loops fuse the copy with the computation, so that what reads only its own element is computed in place. A loop takes
//! the memory of its first value over if nothing else needs this value. The results of a choice are buffers that both
//! regions fill: that of a variable around it, if the choice gives the variable its next value, and nothing needs the
//! value before.
//!
//! Casts (`builtin.unrealized_conversion_cast`) stand between tensors and what replaces them, until the operations that
//! compute and use the tensors are converted.

use conversions::index_constant;
use dialects::arith::CmpFPredicate;
use dialects::{arith, math, scf};
use mlir::builtin::UnrealizedConversionCastOp;
use mlir::rewrite::conversion::reconcile_casts;
use mlir::{Block, Body, Builder, Context, FloatKind, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashMap;
use toy_dialect::element_types::{self, kind_of_value};
use toy_dialect::{self as toy, MAX_ITERATIONS, iterations};

use super::computed::{ConstantKind, constant_kind, converted, number};
use super::open::OpenSizes;
use crate::buffers::{copy, copy_into};
use crate::extents::Extents;

/// What a region passes on.
#[derive(Clone, Copy)]
enum Carried {
    Number,
    /// A tensor, in this buffer.
    Tensor(Value),
}

/// An operation that has been replaced; its regions still end as before.
struct Replaced {
    carried: Vec<Carried>,
    /// The sizes of what is carried.
    extents: Vec<Extents>,
    /// The blocks of its regions.
    blocks: Vec<Block>,
}

/// Replaces all loops and choices of a function.
pub(super) fn lower(cx: &Context, body: &mut Body, sizes: &OpenSizes) {
    let mut all: Vec<Replaced> = Vec::new();
    // By the blocks of the regions.
    let mut around: FxHashMap<Block, usize> = FxHashMap::default();
    for op in body.all_ops_pre() {
        let view = OpRef::new(cx, body, op);
        let replaced = if view.is::<toy::ForOp>() {
            for_loop(cx, body, op, sizes)
        } else if view.is::<toy::WhileOp>() {
            while_loop(cx, body, op, sizes)
        } else if view.is::<toy::IfOp>() {
            let outer = body.block_of(op).and_then(|block| around.get(&block));
            let carried: &[Carried] = outer.map_or(&[], |&outer| &all[outer].carried);
            choice(cx, body, op, carried, sizes)
        } else {
            continue;
        };
        around.extend(replaced.blocks.iter().map(|&block| (block, all.len())));
        all.push(replaced);
    }
    // Inner ones first: by now, all values that are yielded have buffers, or will be computed into one.
    for replaced in all.into_iter().rev() {
        for &block in &replaced.blocks {
            end(cx, body, block, &replaced);
        }
    }
}

/// Removes the casts after the conversion.
pub(super) fn remove_casts(cx: &Context, body: &mut Body) {
    let all = body.all_ops_pre();
    let casts: Vec<Op> =
        all.into_iter().filter(|&op| OpRef::new(cx, body, op).is::<UnrealizedConversionCastOp>()).collect();
    reconcile_casts(cx, body, &casts);
}

fn cast(b: &mut Builder<'_>, loc: Loc, value: Value, to: Type) -> Value {
    if b.body().ty(value) == to {
        return value;
    }
    let op = *UnrealizedConversionCastOp::build(b, loc, &[to], &[value]);
    b.body().result(op, 0)
}

/// The number that is a tensor of rank 0.
fn as_number(b: &mut Builder<'_>, loc: Loc, tensor: Value) -> Value {
    let to = b.cx().type_ref(b.body().ty(tensor)).element_type().id();
    cast(b, loc, tensor, to)
}

/// The same, as an `f64`.
fn as_bound(b: &mut Builder<'_>, loc: Loc, tensor: Value) -> Value {
    let number = as_number(b, loc, tensor);
    element_types::converted(b, loc, number, FloatKind::F64)
}

/// The buffer in which a tensor will be.
fn as_buffer(b: &mut Builder<'_>, loc: Loc, tensor: Value) -> Value {
    let to = converted(b.cx(), b.body().ty(tensor)).expect("shapes have been checked");
    match buffer_of(b.cx(), b.body(), tensor) {
        Some(buffer) if b.body().ty(buffer) == to => buffer,
        _ => cast(b, loc, tensor, to),
    }
}

/// The buffer of a tensor that a region carries; `None` for a tensor that is computed.
fn buffer_of(cx: &Context, body: &Body, tensor: Value) -> Option<Value> {
    let mut value = tensor;
    loop {
        if cx.type_ref(body.ty(value)).is_memref() {
            return Some(value);
        }
        let op = OpRef::new(cx, body, body.defining_op(value)?);
        if op.is::<toy::AssignOp>() {
            value = op.operand(1);
        } else if op.is::<UnrealizedConversionCastOp>() || op.is::<toy::CastOp>() {
            value = op.operand(0);
        } else {
            return None;
        }
    }
}

fn is_number(cx: &Context, body: &Body, tensor: Value) -> bool {
    cx.type_ref(body.ty(tensor)).rank() == 0
}

/// Whether an operation can write into the memory of its operand: the operand is computed in the same block into memory
/// of its own, and nothing else uses it from here on.
fn can_take_over(b: &Builder<'_>, user: Op, operand: Value) -> bool {
    let body = b.body();
    let Some((op, block)) = body.defining_op(operand).zip(body.block_of(user)) else { return false };
    let view = OpRef::new(b.cx(), body, op);
    let is_alias = view.is::<toy::CastOp>() || view.is::<toy::AssignOp>();
    let is_global =
        view.cast::<toy::ConstantOp>().is_some_and(|c| constant_kind(c.value()) == ConstantKind::Global);
    if body.block_of(op) != Some(block) || is_alias || is_global {
        return false;
    }
    let is_done = |other: Op| {
        let view = OpRef::new(b.cx(), body, other);
        // Other names of the memory, also for debuggers.
        let is_name = view.is::<toy::CastOp>() || view.is::<toy::AssignOp>() || view.is::<toy::VariableOp>();
        let around = body.ancestor_in_block(block, other).filter(|_| !is_name);
        around.is_some_and(|around| around != user && body.is_before_scan(around, user))
    };
    let uses: Vec<Op> = body.users(operand).collect();
    uses.iter().filter(|&&other| other == user).count() == 1
        && uses.iter().all(|&other| other == user || is_done(other))
}

/// The first values of what a loop carries: the numbers, and buffers with the tensors.
fn begin(b: &mut Builder<'_>, op: Op, inits: &[Value], extents: &[Extents]) -> (Vec<Value>, Vec<Carried>) {
    let loc = b.body().loc(op);
    let mut numbers = Vec::new();
    let mut carried = Vec::with_capacity(inits.len());
    for (&init, extents) in inits.iter().zip(extents) {
        if is_number(b.cx(), b.body(), init) {
            numbers.push(as_number(b, loc, init));
            carried.push(Carried::Number);
            continue;
        }
        let is_own = can_take_over(b, op, init);
        let first = as_buffer(b, loc, init);
        carried.push(Carried::Tensor(if is_own { first } else { copy(b, loc, first, extents) }));
    }
    (numbers, carried)
}

/// Tensors that stand for what is carried, where `b` inserts.
fn tensors(
    b: &mut Builder<'_>,
    loc: Loc,
    carried: &[Carried],
    numbers: &[Value],
    types: &[Type],
) -> Vec<Value> {
    let mut numbers = numbers.iter();
    let tensors = carried.iter().zip(types).map(|(carried, &ty)| {
        let value = match carried {
            Carried::Number => *numbers.next().expect("each number has a value"),
            &Carried::Tensor(buffer) => buffer,
        };
        cast(b, loc, value, ty)
    });
    tensors.collect()
}

/// Creates the block of a region with numbers as arguments, and moves the operations of another block into it, whose
/// arguments these values replace.
fn fill(b: &mut Builder<'_>, from: Block, into: Block, values: &[Value]) {
    let args = b.body().block_args(from).to_vec();
    for (arg, &value) in args.into_iter().zip(values) {
        b.replace_all_uses(arg, value);
    }
    if let Some(first) = b.body().first_op(from) {
        b.body_mut().splice_ops(first, into);
    }
}

/// Replaces the results of an operation by the numbers and buffers of another, which has been built before it.
fn finish(b: &mut Builder<'_>, op: Op, new: Op, carried: &[Carried]) {
    let loc = b.body().loc(op);
    b.set_after(new);
    let types: Vec<Type> = b.body().results(op).map(|result| b.body().ty(result)).collect();
    let numbers: Vec<Value> = b.body().results(new).collect();
    let results = tensors(b, loc, carried, &numbers, &types);
    b.replace_op(op, &results);
}

fn for_loop(cx: &Context, body: &mut Body, op: Op, sizes: &OpenSizes) -> Replaced {
    let operands: Vec<Value> = body.operands(op).collect();
    let from = body.entry_block(body.regions_of(op)[0]).expect("it has been verified");
    let loc = body.loc(op);
    let bounds = [constant(cx, body, operands[0]), constant(cx, body, operands[1])];
    let mut b = Builder::before(cx, body, op);
    let extents = sizes.results(&b, op);
    let (numbers, carried) = begin(&mut b, op, &operands[2..], &extents);
    let first = as_bound(&mut b, loc, operands[0]);
    let count = match bounds {
        [Some(first), Some(end)] => index_constant(&mut b, loc, iterations(first, end) as i64),
        _ => {
            let end = as_bound(&mut b, loc, operands[1]);
            iteration_count(&mut b, loc, first, end)
        }
    };
    let zero = index_constant(&mut b, loc, 0);
    let one = index_constant(&mut b, loc, 1);
    let types: Vec<Type> = numbers.iter().map(|&number| b.body().ty(number)).collect();
    let new = *scf::ForOp::build_with(&mut b, loc, &types, zero, count, one, &numbers, Default::default());
    let args: Vec<(Type, Loc)> =
        std::iter::once(cx.index_ty()).chain(types.iter().copied()).map(|ty| (ty, loc)).collect();
    let region = b.body().regions_of(new)[0];
    let block = b.create_block(region, &args);
    let args = b.body().block_args(block).to_vec();
    // `first + iteration`
    let iteration = arith::IndexCastOp::build(&mut b, loc, cx.int_ty(64), args[0]);
    let iteration = arith::SIToFPOp::build(&mut b, loc, cx.f64_ty(), iteration);
    let is_zero = bounds[0].is_some_and(|first| first.to_bits() == 0);
    let value = if is_zero { iteration } else { arith::AddFOp::build(&mut b, loc, first, iteration) };
    let number = b.body().ty(b.body().block_args(from)[0]);
    let mut values = vec![cast(&mut b, loc, value, number)];
    let types: Vec<Type> = b.body().results(op).map(|result| b.body().ty(result)).collect();
    values.extend(tensors(&mut b, loc, &carried, &args[1..], &types));
    fill(&mut b, from, block, &values);
    finish(&mut b, op, new, &carried);
    Replaced { carried, extents, blocks: vec![block] }
}

/// The value of a number that is a constant.
fn constant(cx: &Context, body: &Body, tensor: Value) -> Option<f64> {
    let op = OpRef::new(cx, body, body.defining_op(tensor)?);
    op.cast::<toy::ConstantOp>()?.value().splat_f64()
}

/// [`iterations`] as operations.
fn iteration_count(b: &mut Builder<'_>, loc: Loc, first: Value, end: Value) -> Value {
    let cx = b.cx();
    let zero = number(b, loc, FloatKind::F64, 0.0);
    let most = number(b, loc, FloatKind::F64, MAX_ITERATIONS);
    let distance = arith::SubFOp::build(b, loc, end, first);
    let count = math::CeilOp::build(b, loc, distance);
    let is_positive = compare(b, loc, CmpFPredicate::OGT, count, zero);
    let count = arith::SelectOp::build(b, loc, is_positive, count, zero);
    let is_less = compare(b, loc, CmpFPredicate::OLT, count, most);
    let count = arith::SelectOp::build(b, loc, is_less, count, most);
    let count = arith::FPToSIOp::build(b, loc, cx.int_ty(64), count);
    arith::IndexCastOp::build(b, loc, cx.index_ty(), count)
}

fn compare(b: &mut Builder<'_>, loc: Loc, predicate: CmpFPredicate, x: Value, y: Value) -> Value {
    arith::CmpFOp::build(b, loc, predicate, x, y)
}

fn while_loop(cx: &Context, body: &mut Body, op: Op, sizes: &OpenSizes) -> Replaced {
    let inits: Vec<Value> = body.operands(op).collect();
    let regions = body.regions_of(op).to_vec();
    let old = [0, 1].map(|index| body.entry_block(regions[index]).expect("it has been verified"));
    let loc = body.loc(op);
    let mut b = Builder::before(cx, body, op);
    let extents = sizes.results(&b, op);
    let (numbers, carried) = begin(&mut b, op, &inits, &extents);
    let types: Vec<Type> = numbers.iter().map(|&number| b.body().ty(number)).collect();
    let tensor_types: Vec<Type> = b.body().results(op).map(|result| b.body().ty(result)).collect();
    // The condition only reads the buffers: what is outside of a block is not taken over in it.
    let outside = tensors(&mut b, loc, &carried, &numbers, &tensor_types);
    let new = *scf::WhileOp::build_with(&mut b, loc, &types, &numbers);
    let args: Vec<(Type, Loc)> = types.iter().map(|&ty| (ty, loc)).collect();
    let mut blocks = Vec::new();
    for (index, from) in old.into_iter().enumerate() {
        let region = b.body().regions_of(new)[index];
        let block = b.create_block(region, &args);
        let args = b.body().block_args(block).to_vec();
        let mut values = tensors(&mut b, loc, &carried, &args, &tensor_types);
        if index == 0 {
            for ((value, carried), &outside) in values.iter_mut().zip(&carried).zip(&outside) {
                if matches!(carried, Carried::Tensor(_)) {
                    *value = outside;
                }
            }
        }
        fill(&mut b, from, block, &values);
        blocks.push(block);
    }
    finish(&mut b, op, new, &carried);
    Replaced { carried, extents, blocks }
}

/// The buffer for the next value of a tensor that the region around an operation carries, if that is a result of the
/// operation, and nothing in the region reads the last value afterwards.
fn next_buffer(cx: &Context, body: &mut Body, op: Op, result: Value, carried: &[Carried]) -> Option<Value> {
    let block = body.block_of(op)?;
    let end = body.last_op(block)?;
    let uses: Vec<(Op, usize)> = body.uses(result).map(|u| body.use_owner(u)).collect();
    let &[(user, at)] = &uses[..] else { return None };
    let &Carried::Tensor(buffer) = carried.get(at).filter(|_| user == end)? else { return None };
    let views: Vec<Op> = body.users(buffer).collect();
    let mut readers: Vec<Op> = views.clone();
    for view in views {
        readers.extend(body.results(view).flat_map(|tensor| body.users(tensor).collect::<Vec<_>>()));
    }
    // The result of such an operation is the same memory.
    let is_alias = |&op: &Op| {
        let op = OpRef::new(cx, body, op);
        op.is::<toy::CastOp>() || op.is::<toy::AssignOp>()
    };
    if readers.iter().any(is_alias) {
        return None;
    }
    let inside: Vec<Op> =
        readers.into_iter().filter_map(|user| body.ancestor_in_block(block, user)).collect();
    let is_read = inside.into_iter().any(|reader| body.is_before_in_block(op, reader));
    (!is_read).then_some(buffer)
}

fn choice(cx: &Context, body: &mut Body, op: Op, around: &[Carried], sizes: &OpenSizes) -> Replaced {
    let condition = body.operand(op, 0);
    let regions = body.regions_of(op).to_vec();
    let loc = body.loc(op);
    let results: Vec<Value> = body.results(op).collect();
    let is_number: Vec<bool> = results.iter().map(|&result| is_number(cx, body, result)).collect();
    let next: Vec<Option<Value>> =
        results.iter().map(|&result| next_buffer(cx, body, op, result, around)).collect();
    let mut b = Builder::before(cx, body, op);
    let condition = as_number(&mut b, loc, condition);
    let condition = is_true(&mut b, loc, condition);
    let extents = sizes.results(&b, op);
    let mut carried = Vec::with_capacity(results.len());
    let mut types = Vec::new();
    for (at, (is_number, next)) in is_number.into_iter().zip(next).enumerate() {
        let element = cx.type_ref(b.body().ty(results[at])).element_type().id();
        carried.push(if is_number {
            types.push(element);
            Carried::Number
        } else {
            Carried::Tensor(next.unwrap_or_else(|| extents[at].alloc(&mut b, loc, element)))
        });
    }
    let new = *scf::IfOp::build_with(&mut b, loc, &types, condition);
    let mut blocks = Vec::new();
    for (index, region) in regions.into_iter().enumerate() {
        let Some(from) = b.body().entry_block(region) else { continue };
        let region = b.body().regions_of(new)[index];
        let block = b.create_block(region, &[]);
        fill(&mut b, from, block, &[]);
        blocks.push(block);
    }
    finish(&mut b, op, new, &carried);
    Replaced { carried, extents, blocks }
}

/// Every number but 0 is true, also NaN.
fn is_true(b: &mut Builder<'_>, loc: Loc, value: Value) -> Value {
    let kind = kind_of_value(b, value);
    let zero = number(b, loc, kind, 0.0);
    compare(b, loc, CmpFPredicate::UNE, value, zero)
}

/// Replaces the end of a region.
fn end(cx: &Context, body: &mut Body, block: Block, Replaced { carried, extents, .. }: &Replaced) {
    let Some(op) = body.last_op(block) else { return };
    let loc = body.loc(op);
    let operands: Vec<Value> = body.operands(op).collect();
    let is_condition = OpRef::new(cx, body, op).is::<toy::ConditionOp>();
    let mut b = Builder::before(cx, body, op);
    if is_condition {
        let condition = as_number(&mut b, loc, operands[0]);
        let condition = is_true(&mut b, loc, condition);
        let numbers = b.body().block_args(block).to_vec();
        scf::ConditionOp::build(&mut b, loc, condition, &numbers);
        return b.erase_op(op);
    }
    let mut numbers = Vec::new();
    let mut copies = Vec::new();
    let own: Vec<Value> = carried
        .iter()
        .filter_map(|carried| match *carried {
            Carried::Tensor(buffer) => Some(buffer),
            Carried::Number => None,
        })
        .collect();
    for ((&value, carried), extents) in operands.iter().zip(carried).zip(extents) {
        match *carried {
            Carried::Number => numbers.push(as_number(&mut b, loc, value)),
            Carried::Tensor(into) => {
                let from = as_buffer(&mut b, loc, value);
                if from != into {
                    // Another of the buffers has its new value before it is read.
                    let is_changed = own.contains(&from);
                    let from = if is_changed { copy(&mut b, loc, from, extents) } else { from };
                    copies.push((from, into, extents));
                }
            }
        }
    }
    for (from, into, extents) in copies {
        copy_into(&mut b, loc, from, into, extents);
    }
    scf::YieldOp::build(&mut b, loc, &numbers);
    b.erase_op(op);
}
