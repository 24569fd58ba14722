//! Floats by a library that computes any format, from the bits of its numbers: `convert-arith-to-apfloat` and
//! `convert-math-to-apfloat`.
//!
//! A format is a number of the library. Vectors, and numbers of more than 64 bits, stay.

use dialects::arith::CmpIPredicate::Eq;
use dialects::arith::{self, CmpFPredicate};
use dialects::func;
use dialects::math;
use mlir::interfaces::function_type;
use mlir::symbol_table::SymbolTable;
use mlir::{Body, Builder, Context, Diag, FloatKind, Op, OpName, OpRef, Type, TypeKind, Value};
use rustc_hash::FxHashMap;

use crate::arithmetic::{Arithmetic, float_kind};
use crate::library_calls::declare_called;

/// What computes an operation.
#[derive(Clone, Copy)]
enum Call {
    /// A function of floats of one format.
    OfFloats(&'static str),
    /// A test of a float.
    Test(&'static str),
    Convert,
    ToInteger {
        signed: bool,
    },
    FromInteger {
        signed: bool,
    },
    Compare,
}

const ARITH: &[(&str, Call)] = &[
    (arith::AddFOp::NAME, Call::OfFloats("_mlir_apfloat_add")),
    (arith::SubFOp::NAME, Call::OfFloats("_mlir_apfloat_subtract")),
    (arith::MulFOp::NAME, Call::OfFloats("_mlir_apfloat_multiply")),
    (arith::DivFOp::NAME, Call::OfFloats("_mlir_apfloat_divide")),
    (arith::RemFOp::NAME, Call::OfFloats("_mlir_apfloat_remainder")),
    (arith::MinNumFOp::NAME, Call::OfFloats("_mlir_apfloat_minnum")),
    (arith::MaxNumFOp::NAME, Call::OfFloats("_mlir_apfloat_maxnum")),
    (arith::MinimumFOp::NAME, Call::OfFloats("_mlir_apfloat_minimum")),
    (arith::MaximumFOp::NAME, Call::OfFloats("_mlir_apfloat_maximum")),
    (arith::NegFOp::NAME, Call::OfFloats("_mlir_apfloat_neg")),
    (arith::ExtFOp::NAME, Call::Convert),
    (arith::TruncFOp::NAME, Call::Convert),
    (arith::FPToSIOp::NAME, Call::ToInteger { signed: true }),
    (arith::FPToUIOp::NAME, Call::ToInteger { signed: false }),
    (arith::SIToFPOp::NAME, Call::FromInteger { signed: true }),
    (arith::UIToFPOp::NAME, Call::FromInteger { signed: false }),
    (arith::CmpFOp::NAME, Call::Compare),
];

const MATH: &[(&str, Call)] = &[
    (math::AbsFOp::NAME, Call::OfFloats("_mlir_apfloat_abs")),
    (math::FmaOp::NAME, Call::OfFloats("_mlir_apfloat_fused_multiply_add")),
    (math::IsFiniteOp::NAME, Call::Test("_mlir_apfloat_isfinite")),
    (math::IsInfOp::NAME, Call::Test("_mlir_apfloat_isinfinite")),
    (math::IsNaNOp::NAME, Call::Test("_mlir_apfloat_isnan")),
    (math::IsNormalOp::NAME, Call::Test("_mlir_apfloat_isnormal")),
];

impl Call {
    fn name(self) -> &'static str {
        match self {
            Call::OfFloats(name) | Call::Test(name) => name,
            Call::Convert => "_mlir_apfloat_convert",
            Call::ToInteger { .. } => "_mlir_apfloat_convert_to_int",
            Call::FromInteger { .. } => "_mlir_apfloat_convert_from_int",
            Call::Compare => "_mlir_apfloat_compare",
        }
    }
}

/// The library's number of a format.
fn number_of(kind: FloatKind) -> i128 {
    match kind {
        FloatKind::F16 => 0,
        FloatKind::BF16 => 1,
        FloatKind::F32 => 2,
        FloatKind::F64 => 3,
        FloatKind::F128 => 4,
        FloatKind::F8E5M2 => 7,
        FloatKind::F8E5M2FNUZ => 8,
        FloatKind::F8E4M3 => 9,
        FloatKind::F8E4M3FN => 10,
        FloatKind::F8E4M3FNUZ => 11,
        FloatKind::F8E4M3B11FNUZ => 12,
        FloatKind::F8E3M4 => 13,
        FloatKind::TF32 => 14,
        FloatKind::F8E8M0FNU => 15,
        FloatKind::F6E3M2FN => 16,
        FloatKind::F6E2M3FN => 17,
        FloatKind::F4E2M1FN => 18,
        FloatKind::F80 => 19,
    }
}

/// Replaces the operations of `arith` on floats in a module, given its body.
///
/// # Errors
/// If the module has another function with the name of one of the library.
pub(crate) fn convert_arith(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    convert(cx, module, ARITH)
}

/// The same for `math`.
///
/// # Errors
/// Same as [`convert_arith`].
pub(crate) fn convert_math(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    convert(cx, module, MATH)
}

fn convert(cx: &Context, module: &mut Body, calls: &[(&str, Call)]) -> Result<(), Vec<Diag>> {
    let by_name: FxHashMap<OpName, Call> = calls.iter().map(|&(op, call)| (cx.op_name(op), call)).collect();
    let names = SymbolTable::inside(cx, module);
    let mut known: FxHashMap<&'static str, Op> = FxHashMap::default();
    for (_, call) in calls {
        known.extend(names.lookup(cx, call.name()).map(|op| (call.name(), op)));
    }
    let mut used = FxHashMap::default();
    replace(cx, module, &by_name, &mut used);
    for (name, ty) in used {
        let Some(&op) = known.get(name) else { continue };
        let op = OpRef::new(cx, module, op);
        let found = function_type(op).map(|found| found.id());
        if found != Some(ty) {
            let found = found.map_or_else(|| op.name().to_owned(), |ty| cx.type_ref(ty).to_string());
            let expected = cx.type_ref(ty);
            let message = format!(
                "matched function '{name}' but with different type: '{found}' (expected '{expected}')"
            );
            return Err(vec![Diag::error(op.loc(), message)]);
        }
    }
    declare_called(cx, module, calls.iter().map(|(_, call)| call.name()), None);
    Ok(())
}

/// Replaces the operations in a body and in nested ones; collects the types of the functions that are called.
fn replace(
    cx: &Context,
    body: &mut Body,
    calls: &FxHashMap<OpName, Call>,
    used: &mut FxHashMap<&'static str, Type>,
) {
    for op in body.all_ops_pre() {
        if let Some(mut nested) = body.take_nested(op) {
            replace(cx, &mut nested, calls, used);
            body.put_nested(op, nested);
        }
        let view = OpRef::new(cx, body, op);
        let Some(&call) = calls.get(&view.op_name()) else { continue };
        if !view.operand_types().chain(view.result_types()).all(|ty| is_narrow(cx, ty)) {
            continue;
        }
        let predicate = view.cast::<arith::CmpFOp<'_>>().map(|compare| compare.predicate());
        let (loc, result) = (view.loc(), view.ty(view.result(0)).id());
        let operands: Vec<Value> = view.operands().collect();
        let mut b = Builder::before(cx, body, op);
        let new = build(&mut Arithmetic::new(&mut b, loc), call, &operands, (result, predicate), used);
        b.replace_op(op, &[new]);
    }
}

/// Whether a type is a float or an integer of at most 64 bits.
fn is_narrow(cx: &Context, ty: Type) -> bool {
    let ty = cx.type_ref(ty);
    matches!(ty.kind(), TypeKind::Float(_) | TypeKind::Integer { .. })
        && ty.bit_width().is_some_and(|width| width <= 64)
}

fn width(a: &Arithmetic<'_, '_>, ty: Type) -> u32 {
    a.b.cx().type_ref(ty).bit_width().unwrap_or(64)
}

fn integer(a: &Arithmetic<'_, '_>, width: u32) -> Type {
    a.b.cx().int_ty(width)
}

/// The bits of a float, as 64.
fn bits_of(a: &mut Arithmetic<'_, '_>, float: Value) -> Value {
    let bits = integer(a, width(a, a.ty(float)));
    let bits = a.bitcast(bits, float);
    let word = integer(a, 64);
    if a.ty(bits) == word { bits } else { a.extui(word, bits) }
}

/// The lowest bits as an integer or a float.
fn from_bits(a: &mut Arithmetic<'_, '_>, ty: Type, bits: Value) -> Value {
    let narrow = integer(a, width(a, ty));
    let bits = if a.ty(bits) == narrow { bits } else { a.trunci(narrow, bits) };
    if ty == narrow { bits } else { a.bitcast(ty, bits) }
}

/// A constant of 32 bits.
fn word(a: &mut Arithmetic<'_, '_>, number: i128) -> Value {
    let ty = integer(a, 32);
    a.int(ty, number)
}

fn format_of(a: &mut Arithmetic<'_, '_>, ty: Type) -> Value {
    let number = float_kind(a.b.cx(), ty).map_or(-1, number_of);
    word(a, number)
}

/// Calls a function of the library.
fn call_function(
    a: &mut Arithmetic<'_, '_>,
    call: Call,
    operands: &[Value],
    result_width: u32,
    used: &mut FxHashMap<&'static str, Type>,
) -> Value {
    let result = integer(a, result_width);
    used.entry(call.name()).or_insert_with(|| {
        let types: Vec<Type> = operands.iter().map(|&operand| a.ty(operand)).collect();
        a.b.cx().function_ty(&types, &[result])
    });
    let call = *func::CallOp::build(a.b, a.loc, &[result], call.name(), operands);
    a.b.body().result(call, 0)
}

fn build(
    a: &mut Arithmetic<'_, '_>,
    call: Call,
    operands: &[Value],
    (result, predicate): (Type, Option<CmpFPredicate>),
    used: &mut FxHashMap<&'static str, Type>,
) -> Value {
    let from = a.ty(operands[0]);
    match call {
        Call::OfFloats(_) | Call::Test(_) | Call::Compare => {
            let bits: Vec<Value> = operands.iter().map(|&operand| bits_of(a, operand)).collect();
            let mut passed = vec![format_of(a, from)];
            passed.extend(bits);
            match call {
                Call::Test(_) => call_function(a, call, &passed, 1, used),
                Call::Compare => {
                    let order = call_function(a, call, &passed, 8, used);
                    is_order(a, order, predicate)
                }
                _ => {
                    let bits = call_function(a, call, &passed, 64, used);
                    from_bits(a, result, bits)
                }
            }
        }
        Call::Convert => {
            let bits = bits_of(a, operands[0]);
            let passed = [format_of(a, from), format_of(a, result), bits];
            let bits = call_function(a, call, &passed, 64, used);
            from_bits(a, result, bits)
        }
        Call::ToInteger { signed } => {
            let bits = bits_of(a, operands[0]);
            let format = format_of(a, from);
            let passed = with_integer(a, format, result, signed, bits);
            let bits = call_function(a, call, &passed, 64, used);
            from_bits(a, result, bits)
        }
        Call::FromInteger { signed } => {
            let wide = integer(a, 64);
            let bits = match (from == wide, signed) {
                (true, _) => operands[0],
                (false, true) => a.extsi(wide, operands[0]),
                (false, false) => a.extui(wide, operands[0]),
            };
            let format = format_of(a, result);
            let passed = with_integer(a, format, from, signed, bits);
            let bits = call_function(a, call, &passed, 64, used);
            from_bits(a, result, bits)
        }
    }
}

/// The operands of a conversion between a float and an integer.
fn with_integer(
    a: &mut Arithmetic<'_, '_>,
    format: Value,
    integer_type: Type,
    signed: bool,
    bits: Value,
) -> [Value; 4] {
    let width = width(a, integer_type);
    let width = word(a, width.into());
    let bit = integer(a, 1);
    let is_unsigned = a.int(bit, i128::from(!signed));
    [format, width, is_unsigned, bits]
}

/// How the library orders two floats.
const LESS: i128 = 0;
const EQUAL: i128 = 1;
const GREATER: i128 = 2;
const UNORDERED: i128 = 3;

/// Whether a predicate holds for floats in this order.
fn is_order(a: &mut Arithmetic<'_, '_>, order: Value, predicate: Option<CmpFPredicate>) -> Value {
    let orders: &[i128] = match predicate {
        None | Some(CmpFPredicate::AlwaysFalse) => &[],
        Some(CmpFPredicate::OEQ) => &[EQUAL],
        Some(CmpFPredicate::OGT) => &[GREATER],
        Some(CmpFPredicate::OGE) => &[GREATER, EQUAL],
        Some(CmpFPredicate::OLT) => &[LESS],
        Some(CmpFPredicate::OLE) => &[LESS, EQUAL],
        Some(CmpFPredicate::ONE) => &[LESS, GREATER],
        Some(CmpFPredicate::ORD) => &[LESS, GREATER, EQUAL],
        Some(CmpFPredicate::UEQ) => &[UNORDERED, EQUAL],
        Some(CmpFPredicate::UGT) => &[UNORDERED, GREATER],
        Some(CmpFPredicate::UGE) => &[UNORDERED, GREATER, EQUAL],
        Some(CmpFPredicate::ULT) => &[UNORDERED, LESS],
        Some(CmpFPredicate::ULE) => &[UNORDERED, LESS, EQUAL],
        Some(CmpFPredicate::UNE) => &[LESS, GREATER, UNORDERED],
        Some(CmpFPredicate::UNO) => &[UNORDERED],
        Some(CmpFPredicate::AlwaysTrue) => &[LESS, EQUAL, GREATER, UNORDERED],
    };
    if orders.len().is_multiple_of(4) {
        let bit = integer(a, 1);
        return a.int(bit, i128::from(!orders.is_empty()));
    }
    let ty = a.ty(order);
    let tests: Vec<Value> = orders
        .iter()
        .map(|&wanted| {
            let wanted = a.int(ty, wanted);
            a.cmpi(Eq, order, wanted)
        })
        .collect();
    let last = tests.len() - 1;
    tests[..last].iter().rev().fold(tests[last], |any, &test| a.ori(test, any))
}
