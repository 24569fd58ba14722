//! `drop-equivalent-buffer-results`: functions do not return what they were given.

use dialects::func::{CallOp, FuncOp, ReturnOp};
use dialects::memref::CastOp;
use mlir::interfaces::{FUNCTION_TYPE, RES_ATTRS, signature};
use mlir::symbol_table::{Visibility, symbol_name, visibility};
use mlir::{Body, Builder, Context, Ident, Op, OpRef, Type, Value};
use rustc_hash::FxHashMap;

/// By result: the argument that it is.
type Dropped = Vec<Option<usize>>;

/// Drops the results of the functions of a module, and in their calls.
pub(crate) fn run(cx: &Context, module: &mut Body) {
    let functions: Vec<Op> = super::out_params::functions(cx, module);
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
    super::out_params::for_each_body(cx, module, &mut |body| {
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

/// Keeps only some results in the type and the attributes of a function.
pub(super) fn keep_results(cx: &Context, module: &mut Body, op: Op, keep: &[bool]) {
    let view = OpRef::new(cx, module, op);
    let Some((inputs, results)) = signature(view) else { return };
    let kept: Vec<Type> = results.iter().zip(keep).filter(|(_, keep)| **keep).map(|(&ty, _)| ty).collect();
    let ty = cx.type_attr(cx.function_ty(inputs, &kept));
    let attrs = view.attr(RES_ATTRS).and_then(|attr| attr.as_array()).map(|all| {
        let kept: Vec<mlir::Attr> =
            all.iter().zip(keep).filter(|(_, keep)| **keep).map(|(&attr, _)| attr).collect();
        kept
    });
    module.set_attr(cx, op, FUNCTION_TYPE, Some(ty));
    if let Some(attrs) = attrs {
        let is_empty =
            attrs.iter().all(|&attr| cx.attr_ref(attr).as_dictionary().is_none_or(<[_]>::is_empty));
        module.set_attr(cx, op, RES_ATTRS, (!is_empty).then(|| cx.array_attr(&attrs)));
    }
}

/// Drops operands of the only return.
fn drop_in(cx: &Context, body: &mut Body) -> Option<Dropped> {
    let region = *body.roots().first()?;
    let args = body.block_args(body.entry_block(region)?).to_vec();
    let ends = body.blocks(region).filter_map(|block| body.last_op(block));
    let mut ends = ends.filter(|&op| OpRef::new(cx, body, op).is::<ReturnOp>());
    let end = ends.next().filter(|_| ends.next().is_none());
    drop(ends);
    let end = end?;
    let given = |mut value: Value| {
        while let Some(cast) = OpRef::new(cx, body, end).value(value).defined_by::<CastOp>() {
            value = cast.source();
        }
        args.iter().position(|&arg| arg == value)
    };
    let operands: Vec<Value> = body.operands(end).collect();
    let found: Dropped = operands.iter().map(|&value| given(value)).collect();
    let left: Vec<Value> =
        operands.iter().zip(&found).filter(|(_, given)| given.is_none()).map(|(&value, _)| value).collect();
    body.set_operands(end, &left);
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

/// Whether an operation is a function.
pub(super) fn is_function(cx: &Context, module: &Body, op: Op) -> bool {
    OpRef::new(cx, module, op).is::<FuncOp>()
}
