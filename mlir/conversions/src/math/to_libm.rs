//! The `convert-math-to-libm` pass: calls of the C library's functions.
//!
//! Small floats are widened to `f32` before, and narrowed after.

use dialects::math::{self, *};
use dialects::{arith, func, vector};
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, Mode, convert_body,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Body, Context, Diag, FloatKind, Op, OpState, Value};

use super::unroll::unroll;
use crate::arithmetic::float_kind;
use crate::library_calls::{Names, call, declare_called};

/// Each operation with the function of the C library.
const FUNCTIONS: &[(&str, Names)] = &[
    (AbsFOp::NAME, ["fabsf", "fabs"]),
    (AcosOp::NAME, ["acosf", "acos"]),
    (AcoshOp::NAME, ["acoshf", "acosh"]),
    (AsinOp::NAME, ["asinf", "asin"]),
    (AsinhOp::NAME, ["asinhf", "asinh"]),
    (Atan2Op::NAME, ["atan2f", "atan2"]),
    (AtanOp::NAME, ["atanf", "atan"]),
    (AtanhOp::NAME, ["atanhf", "atanh"]),
    (CbrtOp::NAME, ["cbrtf", "cbrt"]),
    (CeilOp::NAME, ["ceilf", "ceil"]),
    (CosOp::NAME, ["cosf", "cos"]),
    (CoshOp::NAME, ["coshf", "cosh"]),
    (ErfOp::NAME, ["erff", "erf"]),
    (ErfcOp::NAME, ["erfcf", "erfc"]),
    (ExpOp::NAME, ["expf", "exp"]),
    (Exp2Op::NAME, ["exp2f", "exp2"]),
    (ExpM1Op::NAME, ["expm1f", "expm1"]),
    (FloorOp::NAME, ["floorf", "floor"]),
    (FmaOp::NAME, ["fmaf", "fma"]),
    (LogOp::NAME, ["logf", "log"]),
    (Log2Op::NAME, ["log2f", "log2"]),
    (Log10Op::NAME, ["log10f", "log10"]),
    (Log1pOp::NAME, ["log1pf", "log1p"]),
    (PowFOp::NAME, ["powf", "pow"]),
    (RoundEvenOp::NAME, ["roundevenf", "roundeven"]),
    (RoundOp::NAME, ["roundf", "round"]),
    (RsqrtOp::NAME, ["rsqrtf", "rsqrt"]),
    (SinOp::NAME, ["sinf", "sin"]),
    (SinhOp::NAME, ["sinhf", "sinh"]),
    (SqrtOp::NAME, ["sqrtf", "sqrt"]),
    (TanOp::NAME, ["tanf", "tan"]),
    (TanhOp::NAME, ["tanhf", "tanh"]),
    (TruncOp::NAME, ["truncf", "trunc"]),
];

/// An attribute of the functions, which neither read nor write memory.
const READNONE: &str = "llvm.readnone";

/// Replaces the operations of `math` in a module, given its body.
///
/// # Errors
/// If the C library has no function for one.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let mut set = ConversionPatternSet::new();
    for &(name, names) in FUNCTIONS {
        set.add_fn(name, unroll);
        set.add_fn(name, promote);
        set.add_fn(name, move |op, _, rw| {
            let ty = rw.body().ty(rw.body().result(op, 0));
            if rw.cx().type_ref(ty).is_float() { call(rw, op, ty, names) } else { Err(NoMatch) }
        });
    }
    let mut target = ConversionTarget::new(cx);
    for dialect in [&arith::DIALECT, &func::DIALECT, &vector::DIALECT] {
        target.add_legal_dialect(dialect.name);
    }
    target.add_legal_op(ModuleOp::NAME).add_illegal_dialect(math::DIALECT.name);
    convert_body(cx, module, &target, &set, Mode::Partial)?;
    let names = FUNCTIONS.iter().flat_map(|(_, names)| *names);
    declare_called(cx, module, names, Some(READNONE));
    Ok(())
}

/// Computes an operation on `f16` or `bf16` with `f32`.
fn promote(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Matched {
    let cx = rw.cx();
    let ty = rw.body().ty(rw.body().result(op, 0));
    let is_small = matches!(float_kind(cx, ty), Some(FloatKind::F16 | FloatKind::BF16));
    if !is_small || !cx.type_ref(ty).is_float() {
        return Err(NoMatch);
    }
    let loc = rw.body().loc(op);
    let single = cx.float_ty(FloatKind::F32);
    let mut state = OpState::new(cx, rw.body().op_name(op), loc);
    state.operands.extend(operands.iter().map(|&operand| arith::ExtFOp::build(rw, loc, single, operand)));
    state.result_types.push(single);
    let new = rw.create_value(state);
    let new = arith::TruncFOp::build(rw, loc, ty, new);
    rw.replace_by(op, new)
}
