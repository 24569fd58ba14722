//! The functions of a module, and their results.

use dialects::func::FuncOp;
use mlir::interfaces::{FUNCTION_TYPE, RES_ATTRS, signature};
use mlir::{Attr, Body, Context, Diag, Op, OpRef, Type};

/// The functions of a module that have bodies.
pub(super) fn functions(cx: &Context, module: &Body) -> Vec<Op> {
    let has_body = |op: &Op| {
        let body = module.nested(*op);
        body.and_then(|body| body.entry_block(*body.roots().first()?)).is_some()
    };
    module
        .all_ops_pre()
        .into_iter()
        .filter(|&op| OpRef::new(cx, module, op).is::<FuncOp>())
        .filter(has_body)
        .collect()
}

/// Calls a function for every body in a module, and for its own.
pub(super) fn for_each_body(
    module: &mut Body,
    f: &mut dyn FnMut(&mut Body) -> Result<(), Vec<Diag>>,
) -> Result<(), Vec<Diag>> {
    for op in module.all_ops_pre() {
        let Some(mut body) = module.take_nested(op) else { continue };
        let done = for_each_body(&mut body, f);
        module.put_nested(op, body);
        done?;
    }
    f(module)
}

/// Keeps only some results in the type and the attributes of a function.
pub(super) fn keep_results(cx: &Context, module: &mut Body, op: Op, keep: &[bool]) {
    let view = OpRef::new(cx, module, op);
    let Some((inputs, results)) = signature(view) else { return };
    let kept: Vec<Type> = results.iter().zip(keep).filter(|(_, keep)| **keep).map(|(&ty, _)| ty).collect();
    let ty = cx.type_attr(cx.function_ty(inputs, &kept));
    let attrs = view.attr(RES_ATTRS).and_then(|attr| attr.as_array()).map(|all| {
        let kept: Vec<Attr> =
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
