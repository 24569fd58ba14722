//! Variables on their way to LLVM: debug information must not change what a program does.
//!
//! While the program stays as it was written, a variable refers to its number or buffer. Loop passes, and LLVM's,
//! move the contents of buffers, so for them a variable refers only to numbers and constants.
//!
//! A wrong value is worse than none, and so no variable that gets another value is shown in optimized code. If nothing is optimized, buffers are freed at the end of the function
//! (`convert-toy-to-affine{keep-buffers}`), and all variables are shown. A struct of which the last parts are unknown
//! has a known part behind them that nobody sees, since gdb takes what follows the last known part for zeros.

use mlir::effects::is_trivially_dead;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Attr, Body, Builder, Context, Handle, Loc, LocKind, Op, OpRef, OpView, Type, Value};
use rustc_hash::FxHashSet;
use toy_dialect::{BLOCK_BEGIN, BLOCK_END, ConstantOp, VariableOp, VariableOpAdaptor, VariableOpOptions};

/// Where to find a part of a variable that is a tensor.
pub(super) enum Place {
    /// The value into which the tensor is converted.
    Value,
    /// A constant global of this name.
    Global(String),
    /// A constant of a few elements.
    Constant(Attr),
    /// Nowhere: nothing can be shown.
    Nowhere,
}

/// The name of a variable, and the call that its function was inlined at; `None` for the mark of a statement or block.
fn key(variable: VariableOp<'_>) -> Option<(String, Option<Loc>)> {
    let name = variable.name();
    if matches!(name, "" | BLOCK_BEGIN | BLOCK_END) {
        return None;
    }
    let caller = match variable.cx().loc_kind(variable.op_ref().loc()) {
        LocKind::CallSite { caller, .. } => Some(caller),
        _ => None,
    };
    Some((name.to_owned(), caller))
}

/// The variables that are bound to several values. Optimized code has no place at which the value before ends and the
/// next one begins, so that a debugger would show an old value.
fn bound_again(cx: &Context, body: &Body, all: &[Op]) -> FxHashSet<(String, Option<Loc>)> {
    let mut seen = FxHashSet::default();
    let variables = all.iter().filter_map(|&op| OpRef::new(cx, body, op).cast::<VariableOp>());
    variables.filter_map(key).filter(|key| !seen.insert(key.clone())).collect()
}

/// Marks each variable with the places and the types of its parts; `place` finds the place of a tensor. Afterwards,
/// values that only variables have used are gone, and so are statements without code, unless they must be kept.
pub(super) fn locate(
    cx: &Context,
    body: &mut Body,
    keep_statements: bool,
    place: impl Fn(OpRef<'_>, Value) -> Option<(Type, Place)>,
) {
    let all = body.all_ops_pre();
    let assigned = if keep_statements { FxHashSet::default() } else { bound_again(cx, body, &all) };
    let mut has_variables = false;
    let mut statements = Vec::new();
    for &op in &all {
        let Some(variable) = OpRef::new(cx, body, op).cast::<VariableOp>() else { continue };
        has_variables = true;
        let is_left_out = variable.name().is_empty() && !keep_statements;
        if is_left_out || key(variable).is_some_and(|key| assigned.contains(&key)) {
            statements.push(op);
            continue;
        }
        let mut types = Vec::new();
        let mut sources = Vec::new();
        let mut parts = Vec::new();
        for part in variable.parts() {
            let Some((ty, place)) = place(variable.op_ref(), part) else { continue };
            types.push(cx.type_attr(ty));
            sources.push(match place {
                Place::Value => {
                    parts.push(part);
                    cx.unit_attr()
                }
                Place::Global(name) => cx.symbol_ref_attr(&name),
                Place::Constant(value) => value,
                Place::Nowhere => cx.bool_attr(false),
            });
        }
        let variable = variable.handle();
        body.set_operands(op, &parts);
        let mut b = Builder::new(cx, body);
        VariableOp::set_types_attr(&mut b, variable, Some(cx.array_attr(&types)));
        VariableOp::set_sources_attr(&mut b, variable, Some(cx.array_attr(&sources)));
    }
    if !has_variables {
        return;
    }
    for op in all.into_iter().rev() {
        if statements.last() == Some(&op) {
            statements.pop();
            body.erase_op(op);
        } else if is_trivially_dead(OpRef::new(cx, body, op)) {
            body.erase_op(op);
        }
    }
}

/// The elements of a constant that is not in memory if loops are optimized.
pub(super) fn constant(op: OpRef<'_>, part: Value) -> Option<ConstantOp<'_>> {
    op.value(part).defined_by::<ConstantOp>()
}

/// The same variable for converted values.
pub(super) fn converted(op: Handle<VariableOp>, x: VariableOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let parts = x.parts().to_vec();
    replace(op, rw, &parts)
}

/// The same variable for other values.
pub(super) fn replace(op: Handle<VariableOp>, rw: &mut Rewriter<'_>, parts: &[Value]) -> Matched {
    let view = op.view(rw);
    let loc = view.op_ref().loc();
    let name = view.name().to_owned();
    let options = VariableOpOptions {
        parameter: view.parameter(),
        members: view.members_attr().map(|attr| attr.id()),
        types: Some(view.types_attr().ok_or(NoMatch)?.id()),
        sources: Some(view.sources_attr().ok_or(NoMatch)?.id()),
    };
    VariableOp::build_with(rw, loc, &name, parts, options);
    rw.erase_op(*op);
    Ok(())
}
