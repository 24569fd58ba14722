//! Integers of twice the width that a target has, as vectors of two halves, the low one first: `arith-emulate-wide-int`
//! and `memref-emulate-wide-int`.
//!
//! An index counts as no wider than the target's integers, as in MLIR: casts to one and from one keep its low half. MLIR
//! computes some things wrongly that are right here: shifts by zero, floats from 128 bits and more, and scalable vectors.
//!
//! `types`: what types become. `halves`: how values are taken apart and put together. `integers`: operations on
//! integers. `casts`: those that change types. `memory`: operations on memrefs.

mod casts;
mod halves;
mod integers;
mod memory;
mod types;

use std::sync::Arc;

use dialects::{arith, func, memref, vector as vectors};
use mlir::interfaces::function_type;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionTarget, Mode, TypeConverter, convert_body};
use mlir::{Body, Context, Diag, Handle, Value};

use self::types::{Rewriter, checked, converter};

/// Emulates integers of twice this width in `arith`, `func` and `vector.print`.
///
/// # Errors
/// If the width is none that can be emulated with, or an operation cannot be converted.
pub(crate) fn emulate(cx: &Context, body: &mut Body, width: u32) -> Result<(), Vec<Diag>> {
    let types = Arc::new(converter(checked(width)?));
    let mut set = ConversionPatternSet::with_converter(Arc::clone(&types));
    integers::patterns(&mut set);
    casts::patterns(&mut set);
    set.add(print).add(call).add(ret).add_function_signature(func::FuncOp::NAME);
    let mut target = target_of(cx, arith::DIALECT.ops.iter().map(|op| op.name), &types);
    target.add_legal_dialect(vectors::DIALECT.name);
    for name in [func::CallOp::NAME, func::ReturnOp::NAME, vectors::PrintOp::NAME] {
        let types = Arc::clone(&types);
        target.add_dynamically_legal_op(name, move |op| types.is_legal_op(op));
    }
    target.add_dynamically_legal_op(func::FuncOp::NAME, move |op| {
        function_type(op).is_none_or(|ty| types.is_legal_signature(op.cx(), ty.id()))
    });
    convert_body(cx, body, &target, &set, Mode::Partial)
}

/// Emulates integers of twice this width in `arith` and `memref`.
///
/// # Errors
/// As for [`emulate`].
pub(crate) fn emulate_in_memory(cx: &Context, body: &mut Body, width: u32) -> Result<(), Vec<Diag>> {
    let mut types = converter(checked(width)?);
    memory::add_types(&mut types);
    let types = Arc::new(types);
    let mut set = ConversionPatternSet::with_converter(Arc::clone(&types));
    integers::patterns(&mut set);
    casts::patterns(&mut set);
    memory::patterns(&mut set);
    set.add(print);
    let dialects = [&arith::DIALECT, &memref::DIALECT, &vectors::DIALECT];
    let names = dialects.into_iter().flat_map(|dialect| dialect.ops.iter().map(|op| op.name));
    let target = target_of(cx, names, &types);
    convert_body(cx, body, &target, &set, Mode::Partial)
}

/// The operations of these names stay if all their types do.
fn target_of<'c>(
    cx: &'c Context,
    names: impl Iterator<Item = &'static str>,
    types: &Arc<TypeConverter>,
) -> ConversionTarget<'c> {
    let mut target = ConversionTarget::new(cx);
    for name in names {
        let types = Arc::clone(types);
        target.add_dynamically_legal_op(name, move |op| types.is_legal_op(op));
    }
    target
}

/// The value is printed as the vector that it is.
fn print(op: Handle<vectors::PrintOp>, x: vectors::PrintOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let operands: Vec<Value> = x.source().into_iter().collect();
    rw.body_mut().set_operands(*op, &operands);
    rw.notify_modified(*op);
    Ok(())
}

fn call(op: Handle<func::CallOp>, x: func::CallOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, callee) = (view.loc(), view.callee().to_owned());
    let results = rw.convert_result_types(*op)?;
    let new = func::CallOp::build(rw, loc, &results, &callee, x.operands());
    let results: Vec<Value> = rw.body().results(*new).collect();
    rw.replace_op(*op, &results);
    Ok(())
}

fn ret(op: Handle<func::ReturnOp>, x: func::ReturnOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    func::ReturnOp::build(rw, loc, x.operands());
    rw.erase_op(*op);
    Ok(())
}
