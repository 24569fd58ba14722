//! The `convert-math-to-funcs` pass: calls of functions that the pass adds to the module.
//!
//! One function serves all operations of its types, also those of other modules that are linked with this one.

use dialects::llvm::{LINKAGE_ATTR_SPEC, Linkage};
use dialects::math::{CountLeadingZerosOp, FPowIOp, IPowIOp};
use dialects::{arith, cf, func, scf, vector};
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, Mode, convert_body,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::{Visibility, set_visibility};
use mlir::{Body, Builder, Context, Diag, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

use super::function_bodies::{float_power, integer_power, leading_zeros};
use super::unroll::unroll;
use crate::arithmetic::Arithmetic;

/// What the pass is to replace.
#[derive(Clone, Copy)]
pub(crate) struct Options {
    /// The least width of an exponent with which a power of a float is replaced.
    pub(crate) min_exponent: u32,
    pub(crate) leading_zeros: bool,
}

/// An attribute of functions of which a linker keeps one.
const LINKAGE: &str = "llvm.linkage";

/// Builds the body of a function, given its arguments.
type BuildBody = fn(&mut Arithmetic<'_, '_>, &[Value]);

/// The function for an operation: its name, its type for scalars, and how its body is built; `None` if it stays.
fn function_of(op: OpRef<'_>, options: Options) -> Option<(String, Type, BuildBody)> {
    let cx = op.cx();
    let scalar = |value| op.ty(value).element_type();
    let (stem, build): (_, BuildBody) = if let Some(power) = op.cast::<FPowIOp<'_>>() {
        let exponent = scalar(power.rhs());
        let width = exponent.bit_width().filter(|_| exponent.is_integer_type())?;
        if width < options.min_exponent {
            return None;
        }
        ("__mlir_math_fpowi", float_power)
    } else if op.is::<IPowIOp<'_>>() {
        ("__mlir_math_ipowi", integer_power)
    } else if op.is::<CountLeadingZerosOp<'_>>() && options.leading_zeros {
        ("__mlir_math_ctlz", leading_zeros)
    } else {
        return None;
    };
    let result = scalar(op.result(0));
    // Indices stay, and integers for which there are no constants.
    if !result.is_float() && !result.is_integer_type() || result.bit_width()? > 128 {
        return None;
    }
    let types: Vec<Type> = op.operands().map(|operand| scalar(operand).id()).collect();
    let name = if op.is::<FPowIOp<'_>>() {
        format!("{stem}_{result}_{}", cx.type_ref(types[1]))
    } else {
        format!("{stem}_{result}")
    };
    Some((name, cx.function_ty(&types, &[result.id()]), build))
}

/// Replaces the operations in a module, given its body.
///
/// # Errors
/// If one is on tensors.
pub(crate) fn run(cx: &Context, module: &mut Body, loc: Loc, options: Options) -> Result<(), Vec<Diag>> {
    let mut needed = Vec::new();
    collect(cx, module, options, &mut needed, &mut FxHashSet::default());
    for (name, ty, build) in needed {
        define(cx, module, loc, &name, ty, build);
    }
    let mut set = ConversionPatternSet::new();
    let mut target = ConversionTarget::new(cx);
    target.add_legal_op(ModuleOp::NAME);
    for dialect in [&arith::DIALECT, &cf::DIALECT, &func::DIALECT, &scf::DIALECT, &vector::DIALECT] {
        target.add_legal_dialect(dialect.name);
    }
    let bits = options.leading_zeros.then_some(CountLeadingZerosOp::NAME);
    for name in [IPowIOp::NAME, FPowIOp::NAME].into_iter().chain(bits) {
        target.add_dynamically_legal_op(name, move |op| function_of(op, options).is_none());
        set.add_fn(name, unroll);
        set.add_fn(name, move |op, operands, rw| call(op, operands, rw, options));
    }
    convert_body(cx, module, &target, &set, Mode::Partial)
}

fn call(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>, options: Options) -> Matched {
    let view = rw.op(op);
    let ty = view.ty(view.result(0));
    let (name, ..) = function_of(view, options).filter(|_| !ty.is_shaped()).ok_or(NoMatch)?;
    let (loc, ty) = (view.loc(), ty.id());
    let call = *func::CallOp::build(rw, loc, &[ty], &name, operands);
    let value = rw.body().result(call, 0);
    rw.replace_by(op, value)
}

/// The functions for the operations in a body and in nested ones, in the order of these.
fn collect(
    cx: &Context,
    body: &Body,
    options: Options,
    needed: &mut Vec<(String, Type, BuildBody)>,
    seen: &mut FxHashSet<String>,
) {
    for op in body.all_ops_pre() {
        if let Some(function) = function_of(OpRef::new(cx, body, op), options)
            && seen.insert(function.0.clone())
        {
            needed.push(function);
        }
        if let Some(nested) = body.nested(op) {
            collect(cx, nested, options, needed, seen);
        }
    }
}

/// Adds a function at the end of a module.
fn define(cx: &Context, module: &mut Body, loc: Loc, name: &str, ty: Type, build: BuildBody) {
    let Some(block) = module.roots().first().and_then(|&region| module.entry_block(region)) else { return };
    let mut b = Builder::at_end(cx, module, block);
    let function = func::FuncOp::build_with(&mut b, loc, name, ty, func::FuncOpOptions::default());
    b.fill_function(*function, ty, |b, args| build(&mut Arithmetic::new(b, loc), args));
    let linkage = cx.enum_attr(&LINKAGE_ATTR_SPEC, Linkage::LinkonceODR.value());
    b.set_attr(*function, LINKAGE, Some(linkage));
    set_visibility(cx, module, *function, Visibility::Private);
}
