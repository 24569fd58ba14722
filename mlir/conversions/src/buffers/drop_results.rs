//! `drop-equivalent-buffer-results`: functions do not return what they were given.

use dialects::func::{CallOp, ReturnOp};
use dialects::memref::CastOp;
use mlir::symbol_table::{Visibility, symbol_name, visibility};
use mlir::{Body, Builder, Context, Ident, Op, OpRef, Type, Value};
use rustc_hash::FxHashMap;

use super::functions::{for_each_body, functions, keep_results};

/// By result: the argument that it is.
type Dropped = Vec<Option<usize>>;

/// Drops the results of the functions of a module, and in their calls.
pub(crate) fn run(cx: &Context, module: &mut Body) {
    let functions: Vec<Op> = functions(cx, module);
    let mut dropped: FxHashMap<Ident, Dropped> = FxHashMap::default();
    for op in functions {
        // Others may call a public one.
        if visibility(OpRef::new(cx, module, op)) == Visibility::Public {
            continue;
        }
        let Some(mut body) = module.take_nested(op) else { continue };
        let found = drop_in(cx, &mut body);
        module.put_nested(op, body);
        if let Some(found) = found.filter(|found| found.iter().any(Option::is_some)) {
            let keep: Vec<bool> = found.iter().map(Option::is_none).collect();
            keep_results(cx, module, op, &keep);
            if let Some(name) = symbol_name(OpRef::new(cx, module, op)) {
                dropped.insert(cx.ident(name), found);
            }
        }
    }
    for_each_body(module, &mut |body| {
        for op in body.all_ops_pre() {
            let Some(call) = OpRef::new(cx, body, op).cast::<CallOp>() else { continue };
            if let Some(dropped) = dropped.get(&cx.ident(call.callee())) {
                update_call(cx, body, op, dropped);
            }
        }
        Ok(())
    })
    .unwrap_or_default();
}

/// Drops the operands of the returns that are always the same argument.
fn drop_in(cx: &Context, body: &mut Body) -> Option<Dropped> {
    let region = *body.roots().first()?;
    let args = body.block_args(body.entry_block(region)?).to_vec();
    let ends = body.blocks(region).filter_map(|block| body.last_op(block));
    let ends: Vec<Op> = ends.filter(|&op| OpRef::new(cx, body, op).is::<ReturnOp>()).collect();
    let given = |end: Op| -> Dropped {
        let source = |mut value: Value| {
            while let Some(cast) = OpRef::new(cx, body, end).value(value).defined_by::<CastOp>() {
                value = cast.source();
            }
            args.iter().position(|&arg| arg == value)
        };
        body.operands(end).map(source).collect()
    };
    let (&first, others) = ends.split_first()?;
    let mut found = given(first);
    for &end in others {
        for (found, other) in found.iter_mut().zip(given(end)) {
            *found = found.filter(|_| *found == other);
        }
    }
    for end in ends {
        let all = body.operands(end).zip(&found);
        let left: Vec<Value> = all.filter(|(_, given)| given.is_none()).map(|(value, _)| value).collect();
        body.set_operands(end, &left);
    }
    Some(found)
}

fn update_call(cx: &Context, body: &mut Body, op: Op, dropped: &Dropped) {
    let Some(call) = OpRef::new(cx, body, op).cast::<CallOp>() else { return };
    let (loc, name) = (call.loc(), call.callee().to_owned());
    let operands: Vec<Value> = call.operands().collect();
    let types: Vec<Type> = OpRef::new(cx, body, op).result_types().collect();
    let kept: Vec<Type> =
        types.iter().zip(dropped).filter(|(_, given)| given.is_none()).map(|(&ty, _)| ty).collect();
    let mut b = Builder::before(cx, body, op);
    let new = CallOp::build(&mut b, loc, &kept, &name, &operands);
    let mut results = b.body().results(*new).collect::<Vec<_>>().into_iter();
    let mut replacements = Vec::with_capacity(types.len());
    for (&ty, given) in types.iter().zip(dropped) {
        let value = match given.and_then(|at| operands.get(at)) {
            Some(&value) if b.body().ty(value) == ty => Some(value),
            Some(&value) => Some(CastOp::build(&mut b, loc, ty, value)),
            None => results.next(),
        };
        let Some(value) = value else { return };
        replacements.push(value);
    }
    b.replace_op(op, &replacements);
}
