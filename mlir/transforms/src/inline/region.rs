//! Replaces one call by a copy of the callee's body.

use mlir::builtin::UnrealizedConversionCastOp;
use mlir::interfaces::{
    ARG_ATTRS, CallOpInterface, DialectInlinerInterface, InlinedCall, RES_ATTRS, value_attrs,
};
use mlir::opdef::Traits;
use mlir::{
    Block, Body, Builder, Context, InsertPoint, IrMapping, Loc, Op, OpRef, Region, RegionRef, Type, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::graph::{callable_region, callable_results};

/// The inliner interface of an operation's dialect, even if the dialect does not define the operation.
fn hooks(op: OpRef<'_>) -> Option<&'static DialectInlinerInterface> {
    let dialect = match op.def() {
        Some(def) => def.dialect(),
        None => op.name().split_once('.')?.0,
    };
    op.cx().dialect(dialect)?.interface()
}

/// Inserts a copy of the body of `callee` in place of `call`, which has no uses afterwards. If that is not legal,
/// returns false and changes nothing.
///
/// `inside` is the body of `caller`, taken out of it. `cloned` tells the dialects whether the callee is kept. `inlined`
/// is called with the new blocks after the dialects have processed them, but before their terminators are replaced.
pub(super) fn inline_call(
    caller: OpRef<'_>,
    inside: &mut Body,
    call: Op,
    callee: OpRef<'_>,
    cloned: bool,
    inlined: &mut dyn FnMut(&Body, &[Block]),
) -> bool {
    let cx = caller.cx();
    let (Some(from), Some(source), Some(result_types)) =
        (callee.body().nested(callee.id()), callable_region(callee), callable_results(callee))
    else {
        return false;
    };
    let view = OpRef::with_outer(cx, inside, call, Some(&caller));
    let Some(interface) = view.interface::<CallOpInterface>() else { return false };
    let args = (interface.arg_operands)(view);
    let params: Vec<Value> = from.entry_block(source).map_or(Vec::new(), |b| from.block_args(b).to_vec());
    let results: Vec<Value> = view.results().collect();
    if args.len() != params.len() || results.len() != result_types.len() {
        return false;
    }
    let region = RegionRef::new(cx, from, source, Some(&callee));
    if !is_legal(view, callee, region, &args, cloned) {
        return false;
    }
    let single = is_single(view, region);
    if single.is_some_and(|terminator| terminator.num_operands() != results.len()) {
        return false;
    }
    let single = single.is_some();
    let mut casts = Casts { cx, call, hooks: hooks(view), made: Vec::new() };
    let wanted: Vec<Type> = params.iter().map(|&p| from.ty(p)).collect();
    let Some(args) = casts.operands(inside, &args, &wanted) else { return casts.undo(inside) };
    if !casts.results(inside, &results, &result_types) {
        return casts.undo(inside);
    }
    let call = InlinedCall { caller, callable: callee, call };
    Splice { call, from, source, single, result_types }.run(inside, &args, inlined);
    true
}

/// The terminator of a single-block body, if its operations can be inserted into the block of the call.
fn is_single<'a>(call: OpRef<'_>, source: RegionRef<'a>) -> Option<OpRef<'a>> {
    let mut blocks = source.blocks();
    let (Some(block), None) = (blocks.next(), blocks.next()) else { return None };
    let around = call.parent_op().and_then(hooks);
    block.terminator().filter(|&t| around.is_none_or(|h| (h.allow_single_block_optimization)(t)))
}

/// Whether all dialects involved allow inlining.
fn is_legal(call: OpRef<'_>, callee: OpRef<'_>, source: RegionRef<'_>, args: &[Value], cloned: bool) -> bool {
    if !hooks(call).is_some_and(|h| (h.is_legal_to_inline_call)(call, callee, cloned)) {
        return false;
    }
    let Some(block) = call.block() else { return false };
    let Some(dest) = block.region() else { return false };
    let Some(around) = call.parent_op() else { return false };
    if !hooks(around).is_some_and(|h| (h.is_legal_to_inline_region)(dest, source, args, cloned)) {
        return false;
    }
    let body = source.body();
    let mut pending: Vec<Op> = body.region_ops(source.id()).collect();
    while let Some(id) = pending.pop() {
        let op = OpRef::with_outer(call.cx(), body, id, Some(&callee));
        if op.is::<UnrealizedConversionCastOp>() {
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

/// Inserts casts where the types of call and callee differ.
struct Casts<'a> {
    cx: &'a Context,
    call: Op,
    hooks: Option<&'static DialectInlinerInterface>,
    made: Vec<Op>,
}

impl Casts<'_> {
    fn make(&mut self, b: &mut Builder<'_>, value: Value, to: Type) -> Option<Value> {
        let loc = b.body().loc(self.call);
        let cast = (self.hooks?.materialize_call_conversion)(b, value, to, loc)?;
        let op = b.body().defining_op(cast)?;
        self.made.push(op);
        let fits = b.body().num_operands(op) == 1 && b.body().num_results(op) == 1;
        (fits && b.body().ty(cast) == to).then_some(cast)
    }

    /// Casts the call's operands to the types of the callee's arguments, before the call.
    fn operands(&mut self, body: &mut Body, args: &[Value], wanted: &[Type]) -> Option<Vec<Value>> {
        let mut b = Builder::before(self.cx, body, self.call);
        let pairs = args.iter().zip(wanted);
        pairs.map(|(&v, &ty)| if b.body().ty(v) == ty { Some(v) } else { self.make(&mut b, v, ty) }).collect()
    }

    /// Casts the call's results, which will have the callee's types, back to their own types, after the call.
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

    /// Removes the casts again. Always returns false.
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

/// One body to be inserted in place of a call.
struct Splice<'a> {
    call: InlinedCall<'a>,
    from: &'a Body,
    source: Region,
    /// Whether the body is one block whose operations are inserted into the block of the call.
    single: bool,
    result_types: Vec<Type>,
}

impl Splice<'_> {
    /// Copies the blocks, and replaces the uses of the call's results by the values that they return.
    fn run(&self, body: &mut Body, args: &[Value], inlined: &mut dyn FnMut(&Body, &[Block])) {
        let cx = self.call.caller.cx();
        let call = self.call.call;
        let Some(block) = body.block_of(call) else { return };
        let next = body.next_op(call);
        let args = self.arguments(body, args, InsertPoint { block, before: next });
        // The operations after the call are moved only if necessary, since they may be many.
        let after = if self.single { None } else { Some(split(body, block, next)) };
        let Some(blocks) = self.copy(body, block, &args) else { return };
        let view = OpRef::with_outer(cx, body, call, Some(&self.call.caller));
        let of_call = hooks(view);
        let of_region = view.parent_op().and_then(hooks);
        let mut b = Builder::new(cx, body);
        if let Some(hooks) = of_call {
            (hooks.process_inlined_call_blocks)(&mut b, &self.call, &blocks);
        }
        if let Some(hooks) = of_region {
            (hooks.process_inlined_blocks)(&mut b, &self.call, &blocks);
        }
        inlined(body, &blocks);
        let entry = blocks[0];
        match after {
            None => {
                self.finish_block(body, entry);
                for op in body.ops(entry).collect::<Vec<Op>>() {
                    match next {
                        Some(next) => body.move_op_before(op, next),
                        None => body.move_op_to_end(op, block),
                    }
                }
            }
            Some(after) => {
                self.finish_blocks(body, &blocks, after);
                if let Some(first) = body.first_op(entry) {
                    body.splice_ops(first, block);
                }
            }
        }
        body.erase_block(entry);
    }

    /// The arguments after the callable's dialect has processed them.
    fn arguments(&self, body: &mut Body, args: &[Value], at: InsertPoint) -> Vec<Value> {
        let Some(hooks) = hooks(self.call.callable) else { return args.to_vec() };
        let mut b = Builder::new(self.call.caller.cx(), body);
        let handle = |(index, &arg): (usize, &Value)| {
            b.set_insert_point(Some(at));
            (hooks.handle_argument)(
                &mut b,
                &self.call,
                arg,
                value_attrs(self.call.callable, ARG_ATTRS, index),
            )
        };
        args.iter().enumerate().map(handle).collect()
    }

    /// Copies the blocks to after `block`; `args` replace the arguments of the first one.
    fn copy(&self, body: &mut Body, block: Block, args: &[Value]) -> Option<Vec<Block>> {
        let cx = self.call.caller.cx();
        let caller_loc = body.loc(self.call.call);
        let mut known: FxHashMap<Loc, Loc> = FxHashMap::default();
        let mut loc = |callee: Loc| match caller_loc {
            Loc::UNKNOWN => callee,
            _ => *known.entry(callee).or_insert_with(|| cx.inlined_loc(callee, caller_loc)),
        };
        let copy = body.create_region();
        body.clone_region(cx, self.from, self.source, copy, &mut IrMapping::default(), &mut loc);
        let blocks: Vec<Block> = body.blocks(copy).collect();
        let &entry = blocks.first()?;
        for (param, &arg) in body.block_args(entry).to_vec().into_iter().zip(args) {
            body.replace_all_uses(param, arg);
        }
        body.erase_block_args(entry, 0..args.len());
        let mut last = block;
        for &inner in &blocks {
            body.detach_block(inner);
            body.insert_block_after(last, inner);
            last = inner;
        }
        Some(blocks)
    }

    /// Lets the callable's dialect process the results; `at` is where it may insert operations.
    fn results(&self, body: &mut Body, results: &[Value], at: InsertPoint) {
        let Some(hooks) = hooks(self.call.callable) else { return };
        let mut b = Builder::new(self.call.caller.cx(), body);
        for (index, &result) in results.iter().enumerate() {
            let users: FxHashSet<Op> = b.body().users(result).collect();
            b.set_insert_point(Some(at));
            let new = (hooks.handle_result)(
                &mut b,
                &self.call,
                result,
                value_attrs(self.call.callable, RES_ATTRS, index),
            );
            if new != result {
                b.body_mut().replace_uses_if(result, new, |body, u| users.contains(&body.use_owner(u).0));
            }
        }
    }

    /// Replaces the terminator of a single-block body.
    fn finish_block(&self, body: &mut Body, block: Block) {
        let cx = self.call.caller.cx();
        let Some(terminator) = terminator(cx, body, block) else { return };
        let returned: Vec<Value> = body.operands(terminator).collect();
        self.results(body, &returned, InsertPoint { block, before: Some(terminator) });
        let results: Vec<Value> = body.results(self.call.call).collect();
        finish(cx, body, terminator, |h, b| (h.handle_terminator)(b, terminator, &results));
        body.erase_op(terminator);
    }

    /// Replaces the terminators of a body with several blocks, which continue at `after`.
    fn finish_blocks(&self, body: &mut Body, blocks: &[Block], after: Block) {
        let cx = self.call.caller.cx();
        let call = self.call.call;
        let loc = body.loc(call);
        let mut returned = Vec::new();
        for (result, &ty) in body.results(call).zip(&self.result_types) {
            let arg = body.add_block_arg(after, ty, loc);
            body.replace_all_uses(result, arg);
            returned.push(arg);
        }
        let first = body.first_op(after);
        self.results(body, &returned, InsertPoint { block: after, before: first });
        for &block in blocks {
            if let Some(terminator) = terminator(cx, body, block) {
                finish(cx, body, terminator, |h, b| (h.handle_block_terminator)(b, terminator, after));
            }
        }
    }
}

/// Splits a block before an operation; without one, adds an empty block after it.
fn split(body: &mut Body, block: Block, first: Option<Op>) -> Block {
    if let Some(first) = first {
        return body.split_block(first);
    }
    let after = body.create_block(&[]);
    body.insert_block_after(block, after);
    after
}

fn terminator(cx: &Context, body: &Body, block: Block) -> Option<Op> {
    let last = body.last_op(block)?;
    OpRef::new(cx, body, last).has_trait(Traits::TERMINATOR).then_some(last)
}

/// Lets the dialect of a terminator replace it.
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
