//! Operations on floats that a target lacks, with wider floats: `arith-emulate-unsupported-floats` and
//! `math-extend-to-supported-types`.

use std::sync::Arc;

use dialects::arith::{self, *};
use dialects::math;
use mlir::builtin::ModuleOp;
use mlir::opdef::OpDef;
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter, ConversionTarget, Mode, TypeConversion, TypeConverter,
    convert_body,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Body, Context, Diag, FloatKind, Loc, Op, OpState, Type, Value};

use crate::arithmetic::float_kind;

/// Computes `arith` on formats of these names with the format of another.
///
/// # Errors
/// If there is no such format, or the wide one is among the others.
pub(crate) fn emulate(cx: &Context, body: &mut Body, narrow: &[String], wide: &str) -> Result<(), Vec<Diag>> {
    let wide = format("target", wide)?;
    let narrow = formats(narrow)?;
    if narrow.contains(&wide) {
        let message = "target type cannot be an unsupported source type";
        return Err(vec![Diag::error(Loc::UNKNOWN, message)]);
    }
    // These compute nothing.
    let kept = [BitcastOp::NAME, ConstantOp::NAME, ExtFOp::NAME, SelectOp::NAME, TruncFOp::NAME];
    widen(cx, body, arith::DIALECT.ops, &kept, move |kind| narrow.contains(&kind).then_some(wide))
}

/// Computes `math` with the format of a name, but for `f32`, `f64` and formats of other names.
///
/// # Errors
/// If there is no such format.
pub(crate) fn extend(cx: &Context, body: &mut Body, others: &[String], wide: &str) -> Result<(), Vec<Diag>> {
    let wide = format("target", wide)?;
    let mut supported = formats(others)?;
    supported.extend([FloatKind::F32, FloatKind::F64]);
    // Targets often have it for narrow floats.
    let kept = [math::FmaOp::NAME];
    widen(cx, body, math::DIALECT.ops, &kept, move |kind| (!supported.contains(&kind)).then_some(wide))
}

fn formats(names: &[String]) -> Result<Vec<FloatKind>, Vec<Diag>> {
    names.iter().map(|name| format("source", name)).collect()
}

fn format(role: &str, name: &str) -> Result<FloatKind, Vec<Diag>> {
    FloatKind::from_keyword(name).ok_or_else(|| {
        let message = format!("could not map {role} type '{name}' to a known floating-point type");
        vec![Diag::error(Loc::UNKNOWN, message)]
    })
}

/// Computes operations, except for some, with the formats that `wider` returns.
fn widen(
    cx: &Context,
    body: &mut Body,
    ops: &'static [&'static OpDef],
    kept: &[&str],
    wider: impl Fn(FloatKind) -> Option<FloatKind> + Send + Sync + 'static,
) -> Result<(), Vec<Diag>> {
    let mut types = TypeConverter::identity();
    types.add_conversion(move |_, ty| {
        let cx = ty.cx();
        match float_kind(cx, ty.id()).and_then(&wider) {
            Some(kind) => TypeConversion::To(ty.with_element_type(cx.float_ty(kind)).id()),
            None => TypeConversion::Skip,
        }
    });
    types.add_target_materialization(|b, ty, values, _, loc| match *values {
        [value] => Some(ExtFOp::build_with(b, loc, ty, value, ExtFOpOptions { fastmath: CONTRACT })),
        _ => None,
    });
    let types = Arc::new(types);
    let mut set = ConversionPatternSet::with_converter(Arc::clone(&types));
    let mut target = ConversionTarget::new(cx);
    target.add_legal_op(ModuleOp::NAME).add_legal_op(ConstantOp::NAME);
    for op in ops.iter().filter(|op| !kept.contains(&op.name)) {
        let types = Arc::clone(&types);
        target.add_dynamically_legal_op(op.name, move |op| types.is_legal_op(op));
        set.add_fn(op.name, compute_wide);
    }
    convert_body(cx, body, &target, &set, Mode::Partial)
}

/// The casts are to be removed where that is possible.
const CONTRACT: Option<FastMathFlags> = Some(FastMathFlags::CONTRACT);

fn compute_wide(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Matched {
    let view = rw.op(op);
    if view.num_regions() > 0 {
        return Err(NoMatch);
    }
    let loc = view.loc();
    let old: Vec<Type> = view.result_types().collect();
    let mut state = OpState::new(rw.cx(), rw.body().op_name(op), loc);
    state.operands.extend_from_slice(operands);
    state.result_types.extend(rw.convert_result_types(op)?);
    state.inherent = rw.body().inherent(op).into();
    let new = rw.create(state);
    if let Some(attributes) = rw.body().discardable(op) {
        rw.body_mut().set_discardable(new, Some(attributes));
    }
    let results: Vec<Value> = rw.body().results(new).collect();
    let results = results.into_iter().zip(old).map(|(value, ty)| {
        let options = TruncFOpOptions { fastmath: CONTRACT, roundingmode: None };
        if rw.body().ty(value) == ty { value } else { TruncFOp::build_with(rw, loc, ty, value, options) }
    });
    let results: Vec<Value> = results.collect();
    rw.replace_by_all(op, &results)
}
