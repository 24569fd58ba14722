//! The operations in the llvm dialect, where a polynomial is an array of its coefficients. `convert-to-llvm` asks each
//! dialect for its types and patterns.

use conversions::ConvertToLlvm;
use dialects::llvm;
use dialects::llvm::types::{self, LlvmType};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter, TypeConversion, TypeConverter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Builder, Handle, Loc, Op, Value};

use crate::{
    AddOp, AddOpAdaptor, ConstantOp, ConstantOpAdaptor, EvalOp, EvalOpAdaptor, MulOp, MulOpAdaptor, NegOp,
    NegOpAdaptor, PolynomialType, SubOp, SubOpAdaptor,
};

/// The types and patterns that the dialect adds to the conversion.
pub(crate) static TO_LLVM: ConvertToLlvm = ConvertToLlvm {
    types: Some(add_types),
    patterns: |patterns, _| add_patterns(patterns),
    ..ConvertToLlvm::EMPTY
};

/// The highest degree that is converted: there is an instruction for each coefficient.
const MAX_DEGREE: i64 = 255;

fn add_types(types: &mut TypeConverter) {
    types.add_conversion(|_, ty| match ty.cast::<PolynomialType>() {
        None => TypeConversion::Skip,
        Some(polynomial) if polynomial.degree() > MAX_DEGREE => TypeConversion::Unsupported,
        Some(polynomial) => {
            let cx = ty.cx();
            TypeConversion::To(types::array(cx, polynomial.degree() as u64 + 1, cx.f64_ty()))
        }
    });
}

fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(constant).add(negation).add(product).add(value);
    patterns.add(|op: Handle<AddOp>, x: AddOpAdaptor<'_>, rw| {
        by_coefficient(*op, [x.lhs(), x.rhs()], rw, llvm::FAddOp::build)
    });
    patterns.add(|op: Handle<SubOp>, x: SubOpAdaptor<'_>, rw| {
        by_coefficient(*op, [x.lhs(), x.rhs()], rw, llvm::FSubOp::build)
    });
}

/// The coefficients of a converted polynomial.
fn coefficients(rw: &mut ConversionRewriter<'_>, loc: Loc, polynomial: Value) -> Result<Vec<Value>, NoMatch> {
    let cx = rw.cx();
    let ty = cx.type_ref(rw.body().ty(polynomial));
    let Some(&LlvmType::Array { length, element }) = types::data(ty) else { return Err(NoMatch) };
    Ok((0..length as i64).map(|i| llvm::ExtractValueOp::build(rw, loc, element, polynomial, &[i])).collect())
}

/// Replaces an operation by the polynomial with these coefficients.
fn replace(op: Op, coefficients: &[Value], rw: &mut ConversionRewriter<'_>) -> Matched {
    let [ty] = *rw.convert_result_types(op)? else { return Err(NoMatch) };
    let loc = rw.op(op).loc();
    let mut polynomial = llvm::PoisonOp::build(rw, loc, ty);
    for (i, &coefficient) in coefficients.iter().enumerate() {
        polynomial = llvm::InsertValueOp::build(rw, loc, polynomial, coefficient, &[i as i64]);
    }
    rw.replace_by(op, polynomial)
}

fn constant(op: Handle<ConstantOp>, _: ConstantOpAdaptor<'_>, rw: &mut ConversionRewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let values = op.view(rw).coefficients();
    let values: Vec<Value> = values.iter().map(|&value| number(rw, loc, value)).collect();
    replace(*op, &values, rw)
}

fn number(b: &mut Builder<'_>, loc: Loc, value: f64) -> Value {
    let ty = b.cx().f64_ty();
    let value = b.cx().f64_attr(value);
    llvm::ConstantOp::build(b, loc, ty, value)
}

/// Computes each coefficient from those of the operands.
fn by_coefficient(
    op: Op,
    [lhs, rhs]: [Value; 2],
    rw: &mut ConversionRewriter<'_>,
    compute: fn(&mut Builder<'_>, Loc, Value, Value) -> Value,
) -> Matched {
    let loc = rw.op(op).loc();
    let lhs = coefficients(rw, loc, lhs)?;
    let rhs = coefficients(rw, loc, rhs)?;
    let values: Vec<Value> = lhs.iter().zip(&rhs).map(|(&l, &r)| compute(rw, loc, l, r)).collect();
    replace(op, &values, rw)
}

fn negation(op: Handle<NegOp>, x: NegOpAdaptor<'_>, rw: &mut ConversionRewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let input = coefficients(rw, loc, x.input())?;
    let values: Vec<Value> = input.iter().map(|&c| llvm::FNegOp::build(rw, loc, c)).collect();
    replace(*op, &values, rw)
}

/// Sums the products in the order of the interpreter, so that both give the same bits.
fn product(op: Handle<MulOp>, x: MulOpAdaptor<'_>, rw: &mut ConversionRewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let lhs = coefficients(rw, loc, x.lhs())?;
    let rhs = coefficients(rw, loc, x.rhs())?;
    let zero = number(rw, loc, 0.0);
    let mut values = vec![zero; lhs.len() + rhs.len() - 1];
    for (i, &l) in lhs.iter().enumerate() {
        for (j, &r) in rhs.iter().enumerate() {
            let product = llvm::FMulOp::build(rw, loc, l, r);
            values[i + j] = llvm::FAddOp::build(rw, loc, values[i + j], product);
        }
    }
    replace(*op, &values, rw)
}

/// Horner's rule: `a + b x + c x^2` is `a + x (b + x c)`.
fn value(op: Handle<EvalOp>, x: EvalOpAdaptor<'_>, rw: &mut ConversionRewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let coefficients = coefficients(rw, loc, x.polynomial())?;
    let value = coefficients.into_iter().rev().reduce(|value, coefficient| {
        let product = llvm::FMulOp::build(rw, loc, value, x.point());
        llvm::FAddOp::build(rw, loc, product, coefficient)
    });
    rw.replace_by(*op, value.ok_or(NoMatch)?)
}
