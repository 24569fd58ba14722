//! Operations that become calls of functions of the C library.
//!
//! Patterns work on one function and cannot declare others, so the declarations are added once all calls are known.

use dialects::func;
use mlir::opdef::Traits;
use mlir::rewrite::conversion::ConversionRewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::SymbolTable;
use mlir::{Attr, Body, Builder, Context, FloatKind, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

use crate::arithmetic::float_kind;

/// The names of a function for `f32` and for `f64`.
pub(crate) type Names = [&'static str; 2];

/// Replaces an operation by a call of the function for floats of this type, or of complex numbers with such parts.
pub(crate) fn call(rw: &mut ConversionRewriter<'_>, op: Op, float: Type, [single, double]: Names) -> Matched {
    let name = match float_kind(rw.cx(), float) {
        Some(FloatKind::F32) => single,
        Some(FloatKind::F64) => double,
        _ => return Err(NoMatch),
    };
    let view = rw.op(op);
    let loc = view.loc();
    let results: Vec<Type> = view.result_types().collect();
    let operands: Vec<Value> = view.operands().collect();
    let call = *func::CallOp::build(rw, loc, &results, name, &operands);
    let values: Vec<Value> = rw.body().results(call).collect();
    rw.replace_by_all(op, &values)
}

/// Declares the functions of these names that calls in a body need, each where the nearest symbol table starts: one that
/// is called later comes before. They get an attribute, if there is one.
pub(crate) fn declare_called<'n>(
    cx: &Context,
    body: &mut Body,
    names: impl Iterator<Item = &'n str>,
    attribute: Option<&str>,
) {
    let names: FxHashSet<&str> = names.collect();
    declare_in_table(cx, body, &names, attribute);
}

fn declare_in_table(cx: &Context, table: &mut Body, names: &FxHashSet<&str>, attribute: Option<&str>) {
    let mut missing = Vec::new();
    collect(cx, table, names, attribute, (&mut FxHashSet::default(), &mut missing));
    let Some(block) = table.roots().first().and_then(|&region| table.entry_block(region)) else { return };
    let known = SymbolTable::inside(cx, table);
    for (name, ty) in missing {
        if known.lookup(cx, &name).is_some() {
            continue;
        }
        let mut b = Builder::new(cx, table);
        b.set_start(block);
        let options = func::FuncOpOptions { sym_visibility: Some("private"), ..Default::default() };
        let declaration = *func::FuncOp::build_with(&mut b, Loc::UNKNOWN, &name, ty, options);
        if let Some(attribute) = attribute {
            b.set_attr(declaration, attribute, Some(cx.unit_attr()));
        }
    }
}

/// Collects the callees in a body that have these names, each once, with their types. Inner symbol tables get their own
/// declarations.
fn collect(
    cx: &Context,
    body: &mut Body,
    names: &FxHashSet<&str>,
    attribute: Option<&str>,
    (seen, called): (&mut FxHashSet<Attr>, &mut Vec<(String, Type)>),
) {
    for op in body.all_ops_pre() {
        let view = OpRef::new(cx, body, op);
        if let Some(call) = view.cast::<func::CallOp>()
            && seen.insert(call.callee_attr().id())
            && names.contains(call.callee())
        {
            let operands: Vec<Type> = view.operand_types().collect();
            let results: Vec<Type> = view.result_types().collect();
            called.push((call.callee().to_owned(), cx.function_ty(&operands, &results)));
        }
        let is_table = view.has_trait(Traits::SYMBOL_TABLE);
        if let Some(mut nested) = body.take_nested(op) {
            if is_table {
                declare_in_table(cx, &mut nested, names, attribute);
            } else {
                collect(cx, &mut nested, names, attribute, (seen, called));
            }
            body.put_nested(op, nested);
        }
    }
}
