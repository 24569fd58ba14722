//! Removes what `remove-dead-values` has found in one body.

use mlir::interfaces::{ARG_ATTRS, FUNCTION_TYPE, RES_ATTRS, UndefinedBehavior};
use mlir::opdef::Traits;
use mlir::rewrite::branch_operands::{branches_to, erase_operands, passed};
use mlir::{Attr, Block, Body, Builder, Context, Op, OpRef, OpState, Type, Value, ValueRef};
use rustc_hash::{FxHashMap, FxHashSet};

/// What to remove from a body.
#[derive(Default)]
pub(super) struct Cleanup {
    /// Operations.
    pub(super) operations: Vec<Op>,
    /// Operands to replace by poison.
    pub(super) poison: Vec<(Op, usize)>,
    /// Operands to erase.
    pub(super) operands: Vec<(Op, Vec<usize>)>,
    /// Arguments of blocks to which branches pass values.
    pub(super) blocks: Vec<(Block, Vec<usize>)>,
    /// Arguments of entry blocks.
    pub(super) arguments: Vec<(Block, Vec<usize>)>,
    /// Results of calls.
    pub(super) results: Vec<(Op, Vec<bool>)>,
    /// The arguments and results of functions.
    pub(super) functions: Vec<(Op, Vec<bool>, Vec<bool>)>,
}

pub(super) fn clean(cx: &Context, body: &mut Body, list: Cleanup) {
    let undefined = cx.dialect_interfaces::<UndefinedBehavior>().next().map(|(_, found)| found);
    let mut gone: FxHashSet<Op> = FxHashSet::default();
    for &op in &list.operations {
        gone.extend(body.walk_pre(op));
    }
    let poisons = undefined.map(|u| add_poison(cx, body, u, &list.poison, &gone)).unwrap_or_default();
    for (op, indices) in &list.operands {
        if !gone.contains(op) {
            erase_operands(cx, body, *op, indices);
        }
    }
    let arguments = erase_passed(cx, body, &list.blocks, &gone);
    erase_operations(cx, body, undefined, &list.operations);
    for (op, dead) in &list.results {
        if !gone.contains(op) {
            erase_results(cx, body, undefined, *op, dead);
        }
    }
    for (block, indices) in arguments.into_iter().chain(list.arguments) {
        for &index in indices.iter().rev() {
            drop_uses(cx, body, undefined, body.block_args(block)[index]);
            body.erase_block_arg(block, index);
        }
    }
    for (op, args, results) in &list.functions {
        change_type(cx, body, *op, args, results);
    }
    for value in poisons {
        if let Some(op) = body.defining_op(value).filter(|_| body.is_unused(value)) {
            body.erase_op(op);
        }
    }
}

/// Replaces operands by poison; returns the new values.
fn add_poison(
    cx: &Context,
    body: &mut Body,
    undefined: &UndefinedBehavior,
    operands: &[(Op, usize)],
    gone: &FxHashSet<Op>,
) -> Vec<Value> {
    let mut made = Vec::new();
    for &(op, at) in operands.iter().filter(|(op, _)| !gone.contains(op)) {
        let old = body.operand(op, at);
        let loc = ValueRef::new(cx, body, old).loc();
        let ty = body.ty(old);
        let poison = (undefined.poison)(&mut Builder::before(cx, body, op), loc, ty);
        body.set_operand(op, at, poison);
        made.push(poison);
    }
    made
}

/// Erases what branches pass to dead arguments; returns the arguments, each once and in order.
fn erase_passed(
    cx: &Context,
    body: &mut Body,
    blocks: &[(Block, Vec<usize>)],
    gone: &FxHashSet<Op>,
) -> Vec<(Block, Vec<usize>)> {
    let mut of_block: FxHashMap<Block, Vec<usize>> = FxHashMap::default();
    for (block, indices) in blocks {
        of_block.entry(*block).or_default().extend(indices);
    }
    let mut all: Vec<(Block, Vec<usize>)> = of_block.into_iter().collect();
    all.sort_unstable();
    for (block, indices) in &mut all {
        indices.sort_unstable();
        indices.dedup();
        let count = body.block_args(*block).len();
        for (branch, number) in branches_to(body, *block) {
            if gone.contains(&branch) {
                continue;
            }
            let Some(range) = passed(OpRef::new(cx, body, branch), number) else { continue };
            let made = count.saturating_sub(range.len());
            let operands: Vec<usize> =
                indices.iter().filter_map(|i| Some(range.start + i.checked_sub(made)?)).collect();
            erase_operands(cx, body, branch, &operands);
        }
    }
    all
}

fn erase_operations(cx: &Context, body: &mut Body, undefined: Option<&UndefinedBehavior>, operations: &[Op]) {
    let ends: FxHashSet<Op> = operations
        .iter()
        .copied()
        .filter(|&op| OpRef::new(cx, body, op).has_trait(Traits::TERMINATOR))
        .collect();
    for &op in operations {
        for inner in body.walk_pre(op) {
            body.set_operands(inner, &[]);
        }
    }
    for &op in operations.iter().rev() {
        // One inside another is erased with it.
        if !body.is_live(op) {
            continue;
        }
        for result in body.results(op).collect::<Vec<_>>() {
            drop_uses(cx, body, undefined, result);
        }
        if let Some(undefined) = undefined.filter(|_| ends.contains(&op)) {
            let loc = body.loc(op);
            (undefined.unreachable)(&mut Builder::before(cx, body, op), loc);
        }
        body.erase_op(op);
    }
}

/// Replaces the uses of a dead value, if there are any, by poison.
fn drop_uses(cx: &Context, body: &mut Body, undefined: Option<&UndefinedBehavior>, value: Value) {
    let Some(user) = body.users(value).next() else { return };
    let Some(undefined) = undefined else { return };
    let mut first = user;
    if let Some(block) = body.value_block(value) {
        first = body.ancestor_in_block(block, user).unwrap_or(user);
        if body.defining_op(value).is_none() {
            first = body.first_op(block).unwrap_or(first);
        } else if let Some(next) = body.defining_op(value).and_then(|op| body.next_op(op)) {
            first = next;
        }
    }
    let loc = ValueRef::new(cx, body, value).loc();
    let ty = body.ty(value);
    let poison = (undefined.poison)(&mut Builder::before(cx, body, first), loc, ty);
    body.replace_all_uses(value, poison);
}

/// Replaces an operation by one without the dead results.
fn erase_results(
    cx: &Context,
    body: &mut Body,
    undefined: Option<&UndefinedBehavior>,
    op: Op,
    dead: &[bool],
) {
    let view = OpRef::new(cx, body, op);
    let mut state = OpState::new(cx, view.op_name(), view.loc());
    state.inherent = body.inherent(op).iter().copied().collect();
    state.discardable = view.discardable().to_vec();
    state.operands = view.operands().collect();
    let results: Vec<Value> = view.results().collect();
    let kept: Vec<Value> = results.iter().zip(dead).filter(|(_, dead)| !**dead).map(|(&v, _)| v).collect();
    state.result_types = kept.iter().map(|&v| body.ty(v)).collect();
    for (&result, _) in results.iter().zip(dead).filter(|(_, dead)| **dead) {
        drop_uses(cx, body, undefined, result);
    }
    let new = Builder::before(cx, body, op).create(state);
    for (old, value) in kept.into_iter().zip(body.results(new)) {
        body.replace_all_uses(old, value);
    }
    body.erase_op(op);
}

/// Removes dead arguments and results from the type and the attributes of a function.
fn change_type(cx: &Context, body: &mut Body, op: Op, args: &[bool], results: &[bool]) {
    let view = OpRef::new(cx, body, op);
    let Some((inputs, outputs)) = mlir::interfaces::signature(view) else { return };
    let kept = |types: &[Type], dead: &[bool]| -> Vec<Type> {
        types.iter().zip(dead).filter(|(_, dead)| !**dead).map(|(&ty, _)| ty).collect()
    };
    let ty = cx.function_ty(&kept(inputs, args), &kept(outputs, results));
    let lists = [(ARG_ATTRS, args), (RES_ATTRS, results)].map(|(name, dead)| {
        let list = view.attr(name).and_then(|a| a.as_array())?;
        let kept: Vec<Attr> = list.iter().zip(dead).filter(|(_, dead)| !**dead).map(|(&a, _)| a).collect();
        let any = kept.iter().any(|&a| cx.attr_ref(a).as_dictionary().is_some_and(|d| !d.is_empty()));
        Some((name, any.then(|| cx.array_attr(&kept))))
    });
    let ty = cx.type_attr(ty);
    for (name, list) in lists.into_iter().flatten() {
        body.set_attr(cx, op, name, list);
    }
    body.set_attr(cx, op, FUNCTION_TYPE, Some(ty));
}
