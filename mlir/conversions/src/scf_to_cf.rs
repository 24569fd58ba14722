//! Lowers `scf` to `cf`: a loop becomes a block with its test, the blocks of its body, and branches between them; a
//! choice becomes a branch to one of two blocks.
//!
//! A parallel loop becomes loops on one thread, from its first dimension to its last. This is not a dialect conversion:
//! loops are converted from the last to the first, so that the operations after a loop are moved once and not once for
//! each loop before it. As in MLIR, what is in unreachable blocks stays as it is.

use dialects::arith::CmpIPredicate;
use dialects::{arith, cf, llvm, scf};
use mlir::opdef::Traits;
use mlir::{
    Attr, AttrKind, Block, Body, Builder, Context, Diag, Handle, Ident, Loc, Op, OpRef, OpView, Region, Type,
    TypeKind, Value,
};
use rustc_hash::FxHashSet;

use crate::scf_forall;

/// Converts the scf operations of a module, given its body.
///
/// # Errors
/// If an operation of the dialect has no conversion, or is in a region that may have only one block.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    match reachable_ops(module).into_iter().find_map(|op| unsupported(OpRef::new(cx, module, op), None)) {
        Some(error) => Err(vec![error]),
        None => convert(cx, module),
    }
}

/// The error for the first operation, in the order of the text, that must be converted and cannot be.
fn unsupported(op: OpRef<'_>, owner: Option<OpRef<'_>>) -> Option<Diag> {
    if op.cast::<scf::ForallOp>().is_some_and(|forall| forall.outputs().len() > 0) {
        let message =
            format!("failed to legalize operation '{}' that was explicitly marked illegal", op.name());
        return Some(Diag::error(op.loc(), message));
    }
    let around = op.parent_op().or(owner);
    let keeps_one_block = |around: &OpRef<'_>| around.has_trait(Traits::SINGLE_BLOCK) && !is_of_scf(*around);
    if op.num_regions() > 0
        && is_of_scf(op)
        && let Some(around) = around.filter(keeps_one_block)
    {
        let message =
            format!("cannot become branches, since the body of '{}' may have only one block", around.name());
        return Some(op.error(message));
    }
    let nested = op.body().nested(op.id())?;
    let mut inner = reachable_ops(nested).into_iter();
    inner.find_map(|inner| unsupported(OpRef::new(op.cx(), nested, inner), Some(op)))
}

fn is_of_scf(op: OpRef<'_>) -> bool {
    op.def().is_some_and(|def| def.dialect() == scf::DIALECT.name)
}

/// Every operation of the body that is not in an unreachable block, outermost first, except in nested isolated bodies.
fn reachable_ops(body: &Body) -> Vec<Op> {
    let ops = body.all_ops_pre();
    let regions = ops.iter().flat_map(|&op| body.regions_of(op)).chain(body.roots());
    let dead: Vec<Block> = regions.flat_map(|&region| unreachable_blocks(body, region)).collect();
    let dead: FxHashSet<Op> =
        dead.into_iter().flat_map(|block| body.ops(block)).flat_map(|op| body.walk_pre(op)).collect();
    if dead.is_empty() { ops } else { ops.into_iter().filter(|op| !dead.contains(op)).collect() }
}

/// The blocks of a region that control cannot reach.
pub(crate) fn unreachable_blocks(body: &Body, region: Region) -> Vec<Block> {
    let Some(entry) = body.entry_block(region) else { return Vec::new() };
    if body.next_block(entry).is_none() {
        return Vec::new();
    }
    let mut reached = FxHashSet::default();
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if reached.insert(block) {
            pending.extend(body.last_op(block).into_iter().flat_map(|end| body.successors(end)));
        }
    }
    body.blocks(region).filter(|block| !reached.contains(block)).collect()
}

/// Converts the operations of a body, and of the bodies inside it.
fn convert(cx: &Context, body: &mut Body) -> Result<(), Vec<Diag>> {
    for op in reachable_ops(body) {
        let view = OpRef::new(cx, body, op);
        let parallel = if let Some(forall) = view.cast::<scf::ForallOp>() {
            let handle = forall.handle();
            scf_forall::to_parallel(cx, body, handle)
        } else {
            view.cast::<scf::ParallelOp>().map(OpView::handle)
        };
        if let Some(parallel) = parallel {
            run_in_order(cx, body, parallel);
        }
    }
    // Later loops come first, and inner ones before those around them.
    for op in reachable_ops(body).into_iter().rev() {
        if let Some(mut nested) = body.take_nested(op) {
            let converted = convert(cx, &mut nested);
            body.put_nested(op, nested);
            converted?;
            continue;
        }
        let view = OpRef::new(cx, body, op);
        let is_lowered = if let Some(view) = view.cast::<scf::ForOp>() {
            let handle = view.handle();
            lower_for(cx, body, handle)
        } else if view.is::<scf::IfOp>() {
            lower_if(cx, body, op)
        } else if view.is::<scf::WhileOp>() {
            lower_while(cx, body, op)
        } else if view.is::<scf::ExecuteRegionOp>() {
            lower_execute_region(cx, body, op)
        } else if let Some(view) = view.cast::<scf::IndexSwitchOp>() {
            let handle = view.handle();
            lower_index_switch(cx, body, handle)
        } else {
            true
        };
        if !is_lowered {
            let view = OpRef::new(cx, body, op);
            return Err(vec![view.error("has a region that does not end with a terminator of 'scf'")]);
        }
    }
    Ok(())
}

/// ```text
///   br ^test(lower, inits)
/// ^test(iv, carried):
///   cond_br iv < upper, ^body, ^end
/// ^body:
///   ...
///   br ^test(iv + step, yielded)
/// ^end:                            // results are `carried`
/// ```
fn lower_for(cx: &Context, body: &mut Body, op: Handle<scf::ForOp>) -> bool {
    let view = op.read(cx, body);
    let loc = view.loc();
    let unsigned = view.unsigned_cmp();
    let lower = view.lower_bound();
    let upper = view.upper_bound();
    let step = view.step();
    let entry: Vec<Value> = std::iter::once(lower).chain(view.init_args()).collect();
    let (Some(before), [region]) = (body.block_of(*op), body.regions_of(*op)) else { return false };
    // The first block of the body keeps its arguments, the induction variable and the carried values. It becomes the
    // test, and its operations move into a block of their own.
    let region = *region;
    let (Some(test), Some(last)) = (body.entry_block(region), body.last_block(region)) else { return false };
    let (Some(first), Some(yielded)) = (body.first_op(test), body.last_op(last)) else { return false };
    let args = body.block_args(test).to_vec();
    let Some((&iv, carried)) = args.split_first() else { return false };
    if !OpRef::new(cx, body, yielded).is::<scf::YieldOp>() {
        return false;
    }

    let end = body.split_block(*op);
    let start = body.split_block(first);
    let blocks: Vec<_> = body.blocks(region).collect();
    for block in blocks {
        body.detach_block(block);
        body.insert_block_before(end, block);
    }

    let mut b = Builder::at_end(cx, body, before);
    cf::BranchOp::build(&mut b, loc, &entry, test);

    b.set_end(test);
    let predicate = if unsigned { CmpIPredicate::Ult } else { CmpIPredicate::Slt };
    let more = arith::CmpIOp::build(&mut b, loc, predicate, iv, upper);
    cf::CondBranchOp::build(&mut b, loc, more, start, end);

    b.set_before(yielded);
    let mut again = vec![arith::AddIOp::build(&mut b, loc, iv, step)];
    again.extend(b.body().operands(yielded));
    let back = cf::BranchOp::build(&mut b, loc, &again, test);
    keep_annotations(&mut b, *op, *back);
    b.erase_op(yielded);
    b.replace_op(*op, carried);
    true
}

/// Gives the branch back to the test of a loop the loop's attributes that are for LLVM.
fn keep_annotations(b: &mut Builder<'_>, lp: Op, back: Op) {
    let view = OpRef::new(b.cx(), b.body(), lp);
    let is_for_llvm = |attr: Attr| match view.cx().attr_kind(attr) {
        AttrKind::Dialect(data) => data.dialect() == llvm::DIALECT.name,
        _ => false,
    };
    let kept: Vec<(Ident, Attr)> =
        view.discardable().iter().copied().filter(|&(_, attr)| is_for_llvm(attr)).collect();
    let cx = b.cx();
    for (name, attr) in kept {
        b.set_attr(back, cx.str(name), Some(attr));
    }
}

/// Moves the blocks of a region before another block; returns the first one, and the terminator of the last one.
fn inline_before(body: &mut Body, region: Region, before: Block) -> Option<(Block, Op)> {
    let first = body.entry_block(region)?;
    let end = body.last_block(region).and_then(|last| body.last_op(last))?;
    for block in body.blocks(region).collect::<Vec<_>>() {
        body.detach_block(block);
        body.insert_block_before(before, block);
    }
    Some((first, end))
}

/// ```text
///   cond_br condition, ^then, ^else
/// ^then:
///   ...
///   br ^continue(yielded)
/// ^else:
///   ...
///   br ^continue(yielded)
/// ^continue(results):              // only if there are results
///   br ^rest
/// ^rest:
/// ```
fn lower_if(cx: &Context, body: &mut Body, op: Op) -> bool {
    let loc = body.loc(op);
    let condition = body.operand(op, 0);
    let (Some(before), &[then, otherwise]) = (body.block_of(op), body.regions_of(op)) else { return false };
    let types: Vec<(Type, Loc)> = body.results(op).map(|result| (body.ty(result), loc)).collect();
    let rest = body.split_block(op);
    let mut after = rest;
    if !types.is_empty() {
        after = body.create_block(&types);
        body.insert_block_before(rest, after);
        cf::BranchOp::build(&mut Builder::at_end(cx, body, after), loc, &[], rest);
    }
    let mut targets = [after; 2];
    for (target, region) in targets.iter_mut().zip([then, otherwise]) {
        if body.entry_block(region).is_none() {
            continue;
        }
        let Some((first, end)) = inline_before(body, region, after) else { return false };
        let yielded: Vec<Value> = body.operands(end).collect();
        let mut b = Builder::before(cx, body, end);
        cf::BranchOp::build(&mut b, loc, &yielded, after);
        b.erase_op(end);
        *target = first;
    }
    let mut b = Builder::at_end(cx, body, before);
    cf::CondBranchOp::build(&mut b, loc, condition, targets[0], targets[1]);
    let results = b.body().block_args(after).to_vec();
    b.replace_op(op, if types.is_empty() { &[] } else { &results });
    true
}

/// ```text
///   br ^before(inits)
/// ^before(carried):
///   ...
///   cond_br condition, ^after(passed), ^rest
/// ^after(...):
///   ...
///   br ^before(yielded)
/// ^rest:                           // results are what is passed
/// ```
///
/// If the second region only yields its arguments, the first one branches to itself.
fn lower_while(cx: &Context, body: &mut Body, op: Op) -> bool {
    let loc = body.loc(op);
    let inits: Vec<Value> = body.operands(op).collect();
    let (Some(around), &[before, after]) = (body.block_of(op), body.regions_of(op)) else { return false };
    let is_do_while = body.entry_block(after).is_some_and(|block| {
        let end = body.first_op(block).filter(|&end| body.last_op(block) == Some(end));
        body.last_block(after) == Some(block)
            && end.is_some_and(|end| body.operands(end).eq(body.block_args(block).iter().copied()))
    });
    let rest = body.split_block(op);
    let looped = if is_do_while { None } else { inline_before(body, after, rest) };
    if looped.is_none() && !is_do_while {
        return false;
    }
    let next = looped.map_or(rest, |(first, _)| first);
    let Some((test, condition)) = inline_before(body, before, next) else { return false };
    if !OpRef::new(cx, body, condition).is::<scf::ConditionOp>() {
        return false;
    }
    cf::BranchOp::build(&mut Builder::at_end(cx, body, around), loc, &inits, test);
    let operands: Vec<Value> = body.operands(condition).collect();
    let Some((&holds, passed)) = operands.split_first() else { return false };
    let again = looped.map_or(test, |(first, _)| first);
    let at = body.loc(condition);
    let mut b = Builder::before(cx, body, condition);
    let options = cf::CondBranchOpOptions { true_dest_operands: passed, ..Default::default() };
    let branch = *cf::CondBranchOp::build_with(&mut b, at, holds, again, rest, options);
    b.erase_op(condition);
    let back = looped.map_or(branch, |(_, end)| branch_instead(&mut b, end, test));
    keep_annotations(&mut b, op, back);
    b.replace_op(op, passed);
    true
}

/// ```text
///   br ^first
/// ^first:
///   ...
///   br ^rest(yielded)              // for each terminator of the region
/// ^rest(results):
/// ```
fn lower_execute_region(cx: &Context, body: &mut Body, op: Op) -> bool {
    let loc = body.loc(op);
    let (Some(before), &[region]) = (body.block_of(op), body.regions_of(op)) else { return false };
    let ends: Vec<Op> = body.blocks(region).filter_map(|block| body.last_op(block)).collect();
    let rest = split_with_results(body, op);
    let Some((first, _)) = inline_before(body, region, rest) else { return false };
    for end in ends {
        if OpRef::new(cx, body, end).is::<scf::YieldOp>() {
            branch_instead(&mut Builder::new(cx, body), end, rest);
        }
    }
    let mut b = Builder::at_end(cx, body, before);
    cf::BranchOp::build(&mut b, loc, &[], first);
    let results = b.body().block_args(rest).to_vec();
    b.replace_op(op, &results);
    true
}

/// ```text
///   switch index, default ^default, number: ^case, ...
/// ^case:
///   ...
///   br ^rest(yielded)
/// ^default:
///   ...
///   br ^rest(yielded)
/// ^rest(results):
/// ```
///
/// Unlike in MLIR, which has numbers of 32 bits here, all bits of the index count.
fn lower_index_switch(cx: &Context, body: &mut Body, op: Handle<scf::IndexSwitchOp>) -> bool {
    let view = op.read(cx, body);
    let (loc, index, numbers) = (view.loc(), view.arg(), view.cases());
    let Some(before) = body.block_of(*op) else { return false };
    let [default, cases @ ..] = &body.regions_of(*op).to_vec()[..] else { return false };
    let rest = split_with_results(body, *op);
    let mut targets = Vec::with_capacity(cases.len() + 1);
    for &region in cases.iter().chain([default]) {
        let Some((first, end)) = inline_before(body, region, rest) else { return false };
        branch_instead(&mut Builder::new(cx, body), end, rest);
        targets.push(first);
    }
    let Some((&default, cases)) = targets.split_last() else { return false };
    let mut b = Builder::at_end(cx, body, before);
    let number = cx.int_ty(64);
    let flag = arith::IndexCastOp::build(&mut b, loc, number, index);
    let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    let shape = [numbers.len() as i64].into();
    let vector = || cx.ty(TypeKind::Vector { shape, scalable: [false].into(), element: number });
    let none = vec![&[][..]; cases.len()];
    let options = cf::SwitchOpOptions {
        case_operands: &none,
        case_values: (!numbers.is_empty()).then(|| cx.dense_attr(vector(), &bytes, size_of::<i64>())),
        ..Default::default()
    };
    cf::SwitchOp::build_with(&mut b, loc, flag, default, cases, options);
    let results = b.body().block_args(rest).to_vec();
    b.replace_op(*op, &results);
    true
}

/// Splits a block before an operation; the second half gets an argument for each result.
fn split_with_results(body: &mut Body, op: Op) -> Block {
    let loc = body.loc(op);
    let types: Vec<Type> = body.results(op).map(|result| body.ty(result)).collect();
    let rest = body.split_block(op);
    for ty in types {
        body.add_block_arg(rest, ty, loc);
    }
    rest
}

/// Replaces a terminator by a branch that passes its operands.
fn branch_instead(b: &mut Builder<'_>, end: Op, target: Block) -> Op {
    let at = b.body().loc(end);
    let yielded: Vec<Value> = b.body().operands(end).collect();
    b.set_before(end);
    let branch = cf::BranchOp::build(b, at, &yielded, target);
    b.erase_op(end);
    *branch
}

/// Replaces a parallel loop by a nest of loops, which carry the reduced values. A malformed loop is left unchanged.
fn run_in_order(cx: &Context, body: &mut Body, op: Handle<scf::ParallelOp>) {
    let view = op.read(cx, body);
    let loc = view.loc();
    let (lower, steps): (Vec<Value>, Vec<Value>) = view.lower_bound().zip(view.step()).unzip();
    let bounds: Vec<(Value, Value, Value)> =
        lower.into_iter().zip(view.upper_bound()).zip(steps).map(|((l, u), s)| (l, u, s)).collect();
    let (inits, types): (Vec<Value>, Vec<Type>) = view.init_vals().zip(view.result_types()).unzip();
    let Some(from) = view.region().entry().map(|block| block.id()) else { return };
    let Some(reduce) = body.last_op(from) else { return };
    let variables = body.block_args(from).to_vec();
    let reductions = body.regions_of(reduce).to_vec();

    let mut b = Builder::before(cx, body, *op);
    let mut loops = Vec::new();
    let mut carried = inits;
    for (&variable, (lower, upper, step)) in variables.iter().zip(bounds) {
        let options = Default::default();
        let lp = *scf::ForOp::build_with(&mut b, loc, &types, lower, upper, step, &carried, options);
        let args: Vec<_> = std::iter::once(&cx.index_ty()).chain(&types).map(|&ty| (ty, loc)).collect();
        let region = b.body().regions_of(lp)[0];
        let block = b.create_block(region, &args);
        let args = b.body().block_args(block).to_vec();
        b.replace_all_uses(variable, args[0]);
        carried = args[1..].to_vec();
        loops.push((lp, block));
    }
    let Some(&(_, innermost)) = loops.last() else { return };
    if let Some(first) = b.body().first_op(from) {
        b.body_mut().splice_ops(first, innermost);
    }
    let reduced: Vec<Value> = b.body().operands(reduce).collect();
    let mut combined = Vec::new();
    for ((region, &so_far), new) in reductions.into_iter().zip(&carried).zip(reduced) {
        combined.extend(inline_reduction(&mut b, region, innermost, [so_far, new]));
    }
    b.erase_op(reduce);
    b.set_end(innermost);
    scf::YieldOp::build(&mut b, loc, &combined);
    for pair in loops.windows(2) {
        let [(_, outside), (inside, _)] = pair else { continue };
        let results: Vec<Value> = b.body().results(*inside).collect();
        b.set_end(*outside);
        scf::YieldOp::build(&mut b, loc, &results);
    }
    let results: Vec<Value> = loops.first().map_or_else(Vec::new, |&(lp, _)| b.body().results(lp).collect());
    b.replace_op(*op, &results);
}

/// Moves the operations of a reduction's region to the end of a block; returns the combined value.
fn inline_reduction(b: &mut Builder<'_>, region: Region, into: Block, values: [Value; 2]) -> Option<Value> {
    let block = b.body().entry_block(region)?;
    let first = b.body().first_op(block)?;
    let end = b.body().last_op(block)?;
    let args = b.body().block_args(block).to_vec();
    for (arg, value) in args.into_iter().zip(values) {
        b.replace_all_uses(arg, value);
    }
    let combined = b.body().operands(end).next();
    b.body_mut().splice_ops(first, into);
    b.erase_op(end);
    combined
}
