//! Replacing one call by a copy of what it calls.

use mlir::interfaces::{CallOpInterface, DialectInlinerInterface};
use mlir::ir::IrMapping;
use mlir::opdef::Traits;
use mlir::rewrite::conversion::CAST;
use mlir::{Block, Body, Builder, Context, Loc, Op, OpRef, Region, RegionRef, Type, Value};
use rustc_hash::FxHashMap;

use super::graph::{callable_region, callable_results};

/// The inliner interface of the dialect that an operation belongs to.
fn hooks(op: OpRef<'_>) -> Option<&'static DialectInlinerInterface> {
    op.cx().dialect(op.def()?.dialect())?.interface()
}

/// Replaces `call` by the body of `callee`; false, and nothing changed, when that is not legal.
///
/// `inside` is the inside of `caller`, taken out of it. `cloned` tells the dialects whether the callee stays.
pub(super) fn inline_call(
    caller: OpRef<'_>,
    inside: &mut Body,
    call: Op,
    callee: OpRef<'_>,
    cloned: bool,
) -> bool {
    let cx = caller.cx();
    let (Some(from), Some(source), Some(result_types)) =
        (callee.body().nested(callee.id()), callable_region(callee), callable_results(callee))
    else {
        return false;
    };
    let view = OpRef::with_outer(cx, inside, call, Some(&caller));
    let (Some(block), Some(interface)) = (inside.block_of(call), view.interface::<CallOpInterface>()) else {
        return false;
    };
    let args = (interface.arg_operands)(view);
    let params: Vec<Value> = from.entry_block(source).map_or(Vec::new(), |b| from.block_args(b).to_vec());
    let results: Vec<Value> = view.results().collect();
    if args.len() != params.len() || results.len() != result_types.len() {
        return false;
    }
    if !is_legal(view, callee, RegionRef::new(cx, from, source, Some(&callee)), cloned) {
        return false;
    }
    let mut casts = Casts { cx, call, hooks: hooks(view), made: Vec::new() };
    let wanted: Vec<Type> = params.iter().map(|&p| from.ty(p)).collect();
    let Some(args) = casts.operands(inside, &args, &wanted) else { return casts.undo(inside) };
    if !casts.results(inside, &results, &result_types) {
        return casts.undo(inside);
    }
    splice(cx, inside, call, block, from, source, &args, &result_types);
    inside.erase_op(call);
    true
}

/// Whether all dialects involved agree.
fn is_legal(call: OpRef<'_>, callee: OpRef<'_>, source: RegionRef<'_>, cloned: bool) -> bool {
    if !hooks(call).is_some_and(|h| (h.is_legal_to_inline_call)(call, callee, cloned)) {
        return false;
    }
    let Some(block) = call.block() else { return false };
    let Some(dest) = block.region() else { return false };
    let Some(around) = call.parent_op() else { return false };
    if !hooks(around).is_some_and(|h| (h.is_legal_to_inline_region)(dest, source, cloned)) {
        return false;
    }
    let body = source.body();
    let cast = call.cx().op_name(CAST);
    let mut pending: Vec<Op> = body.region_ops(source.id()).collect();
    while let Some(id) = pending.pop() {
        let op = OpRef::with_outer(call.cx(), body, id, Some(&callee));
        if op.op_name() == cast {
            continue;
        }
        let Some(hooks) = hooks(op) else { return false };
        if !(hooks.is_legal_to_inline_op)(op, dest, cloned) {
            return false;
        }
        if (hooks.should_analyze_recursively)(op) {
            pending.extend(body.regions_of(id).iter().flat_map(|&r| body.region_ops(r)));
        }
    }
    true
}

/// Casts where the types of call and callee differ.
struct Casts<'a> {
    cx: &'a Context,
    call: Op,
    hooks: Option<&'static DialectInlinerInterface>,
    made: Vec<Op>,
}

impl Casts<'_> {
    fn make(&mut self, b: &mut Builder<'_>, value: Value, to: Type) -> Option<Value> {
        let loc = b.body().loc(self.call);
        let op = (self.hooks?.materialize_call_conversion)(b, value, to, loc)?;
        self.made.push(op);
        let fits = b.body().num_operands(op) == 1 && b.body().num_results(op) == 1;
        fits.then(|| b.body().result(op, 0)).filter(|&r| b.body().ty(r) == to)
    }

    /// Before the call: its operands with the types of the callee's arguments.
    fn operands(&mut self, body: &mut Body, args: &[Value], wanted: &[Type]) -> Option<Vec<Value>> {
        let mut b = Builder::before(self.cx, body, self.call);
        let pairs = args.iter().zip(wanted);
        pairs.map(|(&v, &ty)| if b.body().ty(v) == ty { Some(v) } else { self.make(&mut b, v, ty) }).collect()
    }

    /// After the call: its results, which will have the callee's types, with their own.
    fn results(&mut self, body: &mut Body, results: &[Value], given: &[Type]) -> bool {
        let mut b = Builder::new(self.cx, body);
        b.set_after(self.call);
        for (&result, &ty) in results.iter().zip(given) {
            let own = b.body().ty(result);
            if own == ty {
                continue;
            }
            let Some(cast) = self.make(&mut b, result, own) else { return false };
            let maker = b.body().defining_op(cast);
            b.body_mut().replace_uses_if(result, cast, |body, u| Some(body.use_owner(u).0) != maker);
        }
        true
    }

    /// Takes the casts away again.
    fn undo(&self, body: &mut Body) -> bool {
        for &op in self.made.iter().rev() {
            let results: Vec<Value> = body.results(op).collect();
            let operand = body.operands(op).next();
            for result in results {
                if let Some(operand) = operand {
                    body.replace_all_uses(result, operand);
                }
            }
            if body.all_results_unused(op) {
                body.erase_op(op);
            }
        }
        false
    }
}

/// Copies the blocks of `source` to where `call` is, and makes what used the call's results use what they return.
#[allow(clippy::too_many_arguments, reason = "the pieces of one call, private to this file")]
fn splice(
    cx: &Context,
    body: &mut Body,
    call: Op,
    block: Block,
    from: &Body,
    source: Region,
    args: &[Value],
    result_types: &[Type],
) {
    let caller_loc = body.loc(call);
    let mut known: FxHashMap<Loc, Loc> = FxHashMap::default();
    let mut loc = |callee: Loc| match caller_loc {
        Loc::UNKNOWN => callee,
        _ => *known.entry(callee).or_insert_with(|| cx.inlined_loc(callee, caller_loc)),
    };
    let copy = body.create_region();
    body.clone_region(cx, from, source, copy, &mut IrMapping::default(), &mut loc);
    let blocks: Vec<Block> = body.blocks(copy).collect();
    let Some((&entry, rest)) = blocks.split_first() else { return };
    for (param, &arg) in body.block_args(entry).to_vec().into_iter().zip(args) {
        body.replace_all_uses(param, arg);
    }
    let results: Vec<Value> = body.results(call).collect();
    if rest.is_empty() {
        if let Some(terminator) = terminator(cx, body, entry) {
            finish(cx, body, terminator, |h, b| (h.handle_terminator)(b, terminator, &results));
            body.erase_op(terminator);
        }
        let ops: Vec<Op> = body.ops(entry).collect();
        for op in ops {
            body.move_op_before(op, call);
        }
    } else {
        let after = match body.next_op(call) {
            Some(next) => body.split_block(next),
            None => {
                let after = body.create_block(&[]);
                body.insert_block_after(block, after);
                after
            }
        };
        for (&result, &ty) in results.iter().zip(result_types) {
            let arg = body.add_block_arg(after, ty, caller_loc);
            body.replace_all_uses(result, arg);
        }
        for &block in &blocks {
            if let Some(terminator) = terminator(cx, body, block) {
                finish(cx, body, terminator, |h, b| (h.handle_block_terminator)(b, terminator, after));
            }
        }
        for &inner in rest {
            body.detach_block(inner);
            body.insert_block_before(after, inner);
        }
        if let Some(first) = body.first_op(entry) {
            body.splice_ops(first, block);
        }
    }
    body.erase_block(entry);
}

fn terminator(cx: &Context, body: &Body, block: Block) -> Option<Op> {
    let last = body.last_op(block)?;
    OpRef::new(cx, body, last).has_trait(Traits::TERMINATOR).then_some(last)
}

/// Lets the dialect of a terminator deal with it.
fn finish(
    cx: &Context,
    body: &mut Body,
    terminator: Op,
    act: impl FnOnce(&DialectInlinerInterface, &mut Builder<'_>),
) {
    if let Some(hooks) = hooks(OpRef::new(cx, body, terminator)) {
        act(hooks, &mut Builder::before(cx, body, terminator));
    }
}
