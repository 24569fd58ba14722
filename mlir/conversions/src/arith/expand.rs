//! The `arith-expand` pass: divisions that round up or down, minima and maxima, casts with scales and, if wanted, casts of
//! narrow floats, by simpler operations.

use dialects::arith::{self, *};
use dialects::vector;
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, Mode, convert_body,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Body, Context, Diag, FloatKind, Handle, Op, OpRef, Type, Value};

use super::narrow_floats::{self, Formats};
use crate::arithmetic::{Arithmetic, float_kind};
use crate::rounded_divisions;

/// The formats of a cast.
fn formats(op: OpRef<'_>) -> Option<(FloatKind, FloatKind)> {
    let kind = |value| float_kind(op.cx(), op.ty(value).id());
    Some((kind(op.operand(0))?, kind(op.result(0))?))
}

/// Replaces the operations in a body.
///
/// # Errors
/// If one has no replacement, such as a cast with a rounding mode.
pub(crate) fn run(cx: &Context, body: &mut Body, included: Formats) -> Result<(), Vec<Diag>> {
    let mut set = ConversionPatternSet::new();
    patterns(&mut set);
    narrow_floats::patterns(&mut set, included);
    let mut target = ConversionTarget::new(cx);
    target.add_legal_dialect(arith::DIALECT.name).add_legal_dialect(vector::DIALECT.name);
    target.add_legal_op(ModuleOp::NAME);
    let replaced = [CeilDivSIOp::NAME, CeilDivUIOp::NAME, FloorDivSIOp::NAME];
    let scaled = [ScalingExtFOp::NAME, ScalingTruncFOp::NAME];
    for name in replaced.into_iter().chain(scaled).chain(SELECTIONS.iter().map(|(name, _)| *name)) {
        target.add_illegal_op(name);
    }
    target.add_dynamically_legal_op(ExtFOp::NAME, move |op| {
        formats(op).is_none_or(|(from, to)| included.keeps_extension(from, to))
    });
    target.add_dynamically_legal_op(TruncFOp::NAME, move |op| {
        formats(op).is_none_or(|(from, to)| included.keeps_truncation(from, to))
    });
    convert_body(cx, body, &target, &set, Mode::Partial)
}

/// How an operation chooses one of two numbers.
#[derive(Clone, Copy)]
enum Choice {
    /// The first integer if this holds.
    Integer(CmpIPredicate),
    /// The first float if this holds, NaN if one is.
    Float(CmpFPredicate),
    /// The first float if this holds, the other if one is NaN.
    Number(CmpFPredicate),
}

const SELECTIONS: &[(&str, Choice)] = &[
    (MaxSIOp::NAME, Choice::Integer(CmpIPredicate::Sgt)),
    (MaxUIOp::NAME, Choice::Integer(CmpIPredicate::Ugt)),
    (MinSIOp::NAME, Choice::Integer(CmpIPredicate::Slt)),
    (MinUIOp::NAME, Choice::Integer(CmpIPredicate::Ult)),
    (MaximumFOp::NAME, Choice::Float(CmpFPredicate::UGT)),
    (MinimumFOp::NAME, Choice::Float(CmpFPredicate::ULT)),
    (MaxNumFOp::NAME, Choice::Number(CmpFPredicate::UGT)),
    (MinNumFOp::NAME, Choice::Number(CmpFPredicate::ULT)),
];

fn patterns(patterns: &mut ConversionPatternSet) {
    rounded_divisions::patterns(patterns);
    for &(name, choice) in SELECTIONS {
        patterns.add_fn(name, move |op, operands, rw| {
            let &[x, y] = operands else { return Err(NoMatch) };
            rw.replace_with(op, |rw, loc| select(&mut Arithmetic::new(rw, loc), choice, x, y))
        });
    }
    patterns.add(extend_scaled).add(truncate_scaled);
}

fn select(a: &mut Arithmetic<'_, '_>, choice: Choice, x: Value, y: Value) -> Value {
    let predicate = match choice {
        Choice::Integer(predicate) => {
            let condition = a.cmpi(predicate, x, y);
            return a.select(condition, x, y);
        }
        Choice::Float(predicate) | Choice::Number(predicate) => predicate,
    };
    // Holds also if one is NaN.
    let condition = a.cmpf(predicate, x, y);
    let chosen = a.select(condition, x, y);
    let tested = if matches!(choice, Choice::Float(_)) { y } else { x };
    let is_nan = a.cmpf(CmpFPredicate::UNO, tested, tested);
    a.select(is_nan, y, chosen)
}

/// A scale as a power of two, which wider floats are narrowed to.
fn scale(
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    scale: Value,
    fastmath: Option<FastMathFlags>,
) -> Result<Value, NoMatch> {
    let cx = rw.cx();
    let ty = cx.type_ref(rw.body().ty(scale));
    match float_kind(cx, ty.id()) {
        Some(FloatKind::F8E8M0FNU) => Ok(scale),
        Some(kind) if kind.width() >= 16 => {
            let power = ty.with_element_type(cx.float_ty(FloatKind::F8E8M0FNU)).id();
            let loc = rw.body().loc(op);
            let options = TruncFOpOptions { fastmath, roundingmode: None };
            Ok(TruncFOp::build_with(rw, loc, power, scale, options))
        }
        _ => Err(rw.no_match("the scale is not a power of two")),
    }
}

/// The number and the scale, both extended, multiplied.
fn extend_scaled(
    op: Handle<ScalingExtFOp<'_>>,
    x: ScalingExtFOpAdaptor<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, ty, fastmath) = (view.loc(), view.ty(view.result(0)).id(), view.fastmath());
    let power = scale(rw, *op, x.scale(), fastmath)?;
    let [power, number] =
        [power, x.in_()].map(|value| ExtFOp::build_with(rw, loc, ty, value, ExtFOpOptions { fastmath }));
    let new = MulFOp::build_with(rw, loc, number, power, MulFOpOptions { fastmath });
    rw.replace_by(*op, new)
}

/// The number divided by the scale, narrowed.
fn truncate_scaled(
    op: Handle<ScalingTruncFOp<'_>>,
    x: ScalingTruncFOpAdaptor<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, ty, fastmath) = (view.loc(), view.ty(view.result(0)).id(), view.fastmath());
    let roundingmode = view.roundingmode();
    let power = scale(rw, *op, x.scale(), fastmath)?;
    let wide: Type = rw.body().ty(x.in_());
    let power = ExtFOp::build_with(rw, loc, wide, power, ExtFOpOptions { fastmath });
    let quotient = DivFOp::build_with(rw, loc, x.in_(), power, DivFOpOptions { fastmath });
    let new = TruncFOp::build_with(rw, loc, ty, quotient, TruncFOpOptions { fastmath, roundingmode });
    rw.replace_by(*op, new)
}
