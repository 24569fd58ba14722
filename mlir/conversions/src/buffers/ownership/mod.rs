//! `ownership-based-buffer-deallocation`: every buffer is freed once, by who owns it.
//!
//! Each block is told for each buffer that it gets, by a value of type `i1`, whether it owns it: has to free it, or to
//! pass that on. What it owns and what is not needed afterwards is freed at its end, by `bufferization.dealloc`, which
//! compares addresses at run time where buffers may be the same. Functions own what they are given back, and never
//! their arguments; so a function returns a copy of what it does not own.
//!
//! Its files, each of which uses only those before it: `values`, about buffers; `order` and `liveness`, about blocks;
//! `state`, what is known of each buffer; `ends`, the terminators; `walk`, all operations.

use dialects::func::FuncOp;
use mlir::interfaces::{
    FUNCTION_TYPE, RES_ATTRS, RegionBranchTerminatorOpInterface, RegionSuccessor, signature,
};
use mlir::symbol_table::{Visibility, symbol_name, visibility};
use mlir::{Attr, Body, Context, Diag, Op, OpRef, Type};

mod ends;
mod liveness;
mod order;
mod state;
mod values;
mod walk;

pub(crate) use values::Private;

/// The private functions in a body.
pub(crate) fn private_functions(cx: &Context, body: &Body) -> Private {
    let functions = body.all_ops_pre().into_iter().filter(|&op| is_private(cx, body, op));
    functions.filter_map(|op| symbol_name(OpRef::new(cx, body, op)).map(|name| cx.ident(name))).collect()
}

fn is_private(cx: &Context, body: &Body, op: Op) -> bool {
    let view = OpRef::new(cx, body, op);
    let has_body = || body.nested(op).and_then(|inner| inner.entry_block(*inner.roots().first()?)).is_some();
    view.is::<FuncOp>() && visibility(view) == Visibility::Private && has_body()
}

/// Frees the buffers of a function, given its header and its body.
///
/// # Errors
/// If something is not supported: loops of branches, and operations of which it is not known whether they allocate.
pub(crate) fn run(header: OpRef<'_>, body: &mut Body, private: &Private) -> Result<(), Diag> {
    let cx = header.cx();
    if order::has_cycles(cx, body) {
        return Err(header.plain_error("Only structured control-flow loops are supported."));
    }
    let is_listed = |name: &str| private.contains(&cx.ident(name));
    let passes_on = visibility(header) == Visibility::Private && symbol_name(header).is_some_and(is_listed);
    let blocks = order::post_order(cx, body);
    let state = state::State::new(cx, body);
    let mut walk = walk::Walk { state, private, passes_on };
    blocks.into_iter().try_for_each(|block| walk.block(block))
}

/// Adds to the types of private functions what their returns have more.
///
/// # Errors
/// If the returns of a function differ.
pub(crate) fn update_results(cx: &Context, body: &mut Body) -> Result<(), Vec<Diag>> {
    for op in body.all_ops_pre() {
        if is_private(cx, body, op) {
            update_type(cx, body, op).map_err(|diag| vec![diag])?;
        } else if let Some(mut nested) = body.take_nested(op) {
            let done = update_results(cx, &mut nested);
            body.put_nested(op, nested);
            done?;
        }
    }
    Ok(())
}

/// Adds to the type of a function what its returns have more.
fn update_type(cx: &Context, outer: &mut Body, op: Op) -> Result<(), Diag> {
    let view = OpRef::new(cx, outer, op);
    let Some((inputs, before)) = signature(view) else { return Ok(()) };
    let mut all: Vec<Vec<Type>> =
        view.regions().flat_map(|region| region.blocks()).filter_map(returned).collect();
    let Some(results) = all.pop() else { return Ok(()) };
    if all.iter().any(|other| *other != results) {
        return Err(view.plain_error("there are multiple return operations with different operand types"));
    }
    let more = results.len().saturating_sub(before.len());
    let attrs = view.attr(RES_ATTRS).and_then(|attr| attr.as_array()).map(|attrs| {
        let none = cx.dictionary_attr(&[]);
        attrs.iter().copied().chain(std::iter::repeat_n(none, more)).collect::<Vec<Attr>>()
    });
    let ty = cx.type_attr(cx.function_ty(inputs, &results));
    outer.set_attr(cx, op, FUNCTION_TYPE, Some(ty));
    if let Some(attrs) = attrs {
        outer.set_attr(cx, op, RES_ATTRS, Some(cx.array_attr(&attrs)));
    }
    Ok(())
}

/// The types of what is returned at the end of a block.
fn returned(block: mlir::BlockRef<'_>) -> Option<Vec<Type>> {
    let end = block.last_op()?;
    let passing = end.interface::<RegionBranchTerminatorOpInterface>()?;
    let range = (passing.successor_operands)(end, &RegionSuccessor::Parent);
    Some(range.map(|at| end.body().ty(end.operand(at))).collect())
}
