//! The `convert-complex-to-libm` pass: calls of the C library's functions of complex numbers.

use dialects::complex::*;
use dialects::func;
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionTarget, Mode, convert_body};
use mlir::{Body, Context, Diag, TypeKind};

use crate::library_calls::{Names, call, declare_called};

/// Each operation with the function of the C library.
const FUNCTIONS: &[(&str, Names)] = &[
    (PowOp::NAME, ["cpowf", "cpow"]),
    (SqrtOp::NAME, ["csqrtf", "csqrt"]),
    (TanhOp::NAME, ["ctanhf", "ctanh"]),
    (TanOp::NAME, ["ctanf", "ctan"]),
    (CosOp::NAME, ["ccosf", "ccos"]),
    (SinOp::NAME, ["csinf", "csin"]),
    (ConjOp::NAME, ["conjf", "conj"]),
    (LogOp::NAME, ["clogf", "clog"]),
    (AbsOp::NAME, ["cabsf", "cabs"]),
    (AngleOp::NAME, ["cargf", "carg"]),
];

/// Replaces the operations for which there are functions in a module, given its body.
///
/// # Errors
/// If one is for other floats.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let mut set = ConversionPatternSet::new();
    let mut target = ConversionTarget::new(cx);
    target.add_legal_dialect(func::DIALECT.name).add_legal_op(ModuleOp::NAME);
    for &(name, names) in FUNCTIONS {
        target.add_illegal_op(name);
        set.add_fn(name, move |op, _, rw| {
            let ty = rw.body().ty(rw.body().operand(op, 0));
            let part = match *rw.cx().type_kind(ty) {
                TypeKind::Complex(part) => part,
                _ => ty,
            };
            call(rw, op, part, names)
        });
    }
    convert_body(cx, module, &target, &set, Mode::Partial)?;
    let names = FUNCTIONS.iter().flat_map(|(_, names)| *names);
    declare_called(cx, module, names, None);
    Ok(())
}
