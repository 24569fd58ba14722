//! Reductions, masked or not.

use dialects::arith::{self, float_attr, integer_attr};
use dialects::llvm::{self, FastmathFlags, ICmpPredicate};
use dialects::vector::{self, CombiningKind as Kind};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Attr, AttrKind, Context, Handle, Loc, Type, TypeKind, Value};

use super::values::{VectorOptions, is_scalable, small};
use crate::to_llvm::arith::fast_math;

pub(super) fn patterns(patterns: &mut ConversionPatternSet, options: VectorOptions) {
    let reassociate = options.reassociate_fp_reductions;
    patterns.add(move |op: Handle<vector::ReductionOp>, x, rw: &mut Rewriter<'_>| {
        reduction(op, x, rw, reassociate)
    });
    patterns.add(masked);
}

/// What a reduction starts from, and what it is in the llvm dialect.
struct Reduction {
    loc: Loc,
    kind: Kind,
    ty: Type,
    flags: Option<FastmathFlags>,
}

/// An intrinsic by its function.
type Reduce = fn(&mut mlir::Builder<'_>, Loc, Type, Value) -> Value;
type Combine = fn(&mut mlir::Builder<'_>, Loc, Value, Value) -> Value;
type Predicated = fn(&mut mlir::Builder<'_>, Loc, Type, Value, Value, Value, Value) -> Value;

/// Integers: the reduction of a vector, then the combination with what it starts from.
fn integers(
    rw: &mut Rewriter<'_>,
    r: &Reduction,
    vector: Value,
    start: Option<Value>,
) -> Result<Value, NoMatch> {
    let compared: Option<(Reduce, ICmpPredicate)> = match r.kind {
        Kind::MinUI => Some((llvm::VectorReduceUMinOp::build, ICmpPredicate::Ule)),
        Kind::MinSI => Some((llvm::VectorReduceSMinOp::build, ICmpPredicate::Sle)),
        Kind::MaxUI => Some((llvm::VectorReduceUMaxOp::build, ICmpPredicate::Uge)),
        Kind::MaxSI => Some((llvm::VectorReduceSMaxOp::build, ICmpPredicate::Sge)),
        _ => None,
    };
    if let Some((reduce, predicate)) = compared {
        let reduced = reduce(rw, r.loc, r.ty, vector);
        let Some(start) = start else { return Ok(reduced) };
        let wins = llvm::ICmpOp::build(rw, r.loc, predicate, start, reduced);
        return Ok(llvm::SelectOp::build(rw, r.loc, wins, start, reduced));
    }
    let (reduce, combine): (Reduce, Combine) = match r.kind {
        Kind::Add => (llvm::VectorReduceAddOp::build, llvm::AddOp::build),
        Kind::Mul => (llvm::VectorReduceMulOp::build, llvm::MulOp::build),
        Kind::And => (llvm::VectorReduceAndOp::build, llvm::AndOp::build),
        Kind::Or => (llvm::VectorReduceOrOp::build, llvm::OrOp::build),
        Kind::Xor => (llvm::VectorReduceXorOp::build, llvm::XOrOp::build),
        _ => return Err(NoMatch),
    };
    let reduced = reduce(rw, r.loc, r.ty, vector);
    Ok(match start {
        Some(start) => combine(rw, r.loc, start, reduced),
        None => reduced,
    })
}

/// Builds an intrinsic on floats, whose flags are always written out.
macro_rules! with_flags {
    ($op:ident, $options:ident, $rw:expr, $r:expr, $($value:expr),+) => {
        llvm::$op::build_with($rw, $r.loc, $r.ty, $($value,)+ llvm::$options { fastmath_flags: $r.flags })
    };
}

/// The least or the greatest float of a vector and, if given, what it starts from.
fn extremes(
    rw: &mut Rewriter<'_>,
    r: &Reduction,
    vector: Value,
    start: Option<Value>,
) -> Result<Value, NoMatch> {
    let (reduced, combine): (Value, Combine) = match r.kind {
        Kind::MinimumF => (
            with_flags!(VectorReduceFMinimumOp, VectorReduceFMinimumOpOptions, rw, r, vector),
            llvm::MinimumOp::build,
        ),
        Kind::MaximumF => (
            with_flags!(VectorReduceFMaximumOp, VectorReduceFMaximumOpOptions, rw, r, vector),
            llvm::MaximumOp::build,
        ),
        Kind::MinNumF => {
            (with_flags!(VectorReduceFMinOp, VectorReduceFMinOpOptions, rw, r, vector), llvm::MinNumOp::build)
        }
        Kind::MaxNumF => {
            (with_flags!(VectorReduceFMaxOp, VectorReduceFMaxOpOptions, rw, r, vector), llvm::MaxNumOp::build)
        }
        _ => return Err(NoMatch),
    };
    Ok(match start {
        Some(start) => combine(rw, r.loc, reduced, start),
        None => reduced,
    })
}

/// Floats: sums and products have the start as an operand.
fn floats(
    rw: &mut Rewriter<'_>,
    r: &Reduction,
    vector: Value,
    start: Option<Value>,
) -> Result<Value, NoMatch> {
    match r.kind {
        Kind::Add => {
            let start = start_or_neutral(rw, r, start)?;
            Ok(with_flags!(VectorReduceFAddOp, VectorReduceFAddOpOptions, rw, r, start, vector))
        }
        Kind::Mul => {
            let start = start_or_neutral(rw, r, start)?;
            Ok(with_flags!(VectorReduceFMulOp, VectorReduceFMulOpOptions, rw, r, start, vector))
        }
        _ => extremes(rw, r, vector, start),
    }
}

/// What a reduction starts from if nothing is given: a number that changes no result.
fn neutral(cx: &Context, kind: Kind, ty: Type) -> Option<Attr> {
    let view = cx.type_ref(ty);
    if view.is_float() {
        return match kind {
            Kind::Add => float_attr(cx, 0.0, ty),
            Kind::Mul => float_attr(cx, 1.0, ty),
            Kind::MinNumF => quiet_nan(cx, ty, true),
            Kind::MaxNumF => quiet_nan(cx, ty, false),
            _ => None,
        };
    }
    let width = view.bit_width()?;
    let sign = 1i128.checked_shl(width.checked_sub(1)?).filter(|_| width <= 64)?;
    let number = match kind {
        Kind::Add | Kind::Or | Kind::Xor | Kind::MaxUI => 0,
        Kind::Mul => 1,
        Kind::And | Kind::MinUI => -1,
        Kind::MinSI => sign - 1,
        Kind::MaxSI => -sign,
        _ => return None,
    };
    integer_attr(cx, number, ty)
}

/// The parts of a float type: the bits of its exponent and of its mantissa.
fn float_layout(cx: &Context, ty: Type) -> Option<(u32, u32)> {
    let view = cx.type_ref(ty);
    match view.bit_width()? {
        16 if view.is_bf16() => Some((8, 7)),
        16 => Some((5, 10)),
        32 => Some((8, 23)),
        64 => Some((11, 52)),
        _ => None,
    }
}

/// A quiet NaN.
fn quiet_nan(cx: &Context, ty: Type, negative: bool) -> Option<Attr> {
    let (exponent, mantissa) = float_layout(cx, ty)?;
    let bits = ((1u128 << (exponent + 1)) - 1) << (mantissa - 1);
    let sign = u128::from(negative) << (exponent + mantissa);
    Some(cx.attr(AttrKind::Float { bits: bits | sign, ty }))
}

/// What stands for hidden lanes of the least and the greatest float. As in MLIR, for the greatest it is the number next
/// to zero.
fn hidden(cx: &Context, kind: Kind, ty: Type) -> Option<Attr> {
    let (exponent, mantissa) = float_layout(cx, ty)?;
    let bits = match kind {
        Kind::MaximumF => 1 | 1u128 << (exponent + mantissa),
        Kind::MinimumF => (((1u128 << exponent) - 1) << mantissa) - 1,
        _ => return None,
    };
    Some(cx.attr(AttrKind::Float { bits, ty }))
}

fn start_or_neutral(rw: &mut Rewriter<'_>, r: &Reduction, start: Option<Value>) -> Result<Value, NoMatch> {
    if let Some(start) = start {
        return Ok(start);
    }
    let value = neutral(rw.cx(), r.kind, r.ty).ok_or(NoMatch)?;
    Ok(llvm::ConstantOp::build(rw, r.loc, r.ty, value))
}

fn reduction(
    op: Handle<vector::ReductionOp>,
    x: vector::ReductionOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    reassociate: bool,
) -> Matched {
    let view = op.view(rw);
    let (loc, kind) = (view.loc(), view.kind());
    let mut bits = view.fastmath().value();
    let element = rw.cx().type_ref(rw.body().ty(view.dest()));
    let ty = rw.convert_type(element.id())?;
    if reassociate {
        bits |= 1;
    }
    let flags = fast_math(bits);
    let r = Reduction { loc, kind, ty, flags };
    let new = if element.is_float() {
        floats(rw, &r, x.vector(), x.acc())?
    } else {
        integers(rw, &r, x.vector(), x.acc())?
    };
    rw.replace_by(*op, new)
}

/// The intrinsic of a masked reduction.
fn predicated(kind: Kind, is_float: bool) -> Option<Predicated> {
    Some(match (kind, is_float) {
        (Kind::Add, false) => llvm::VPReduceAddOp::build,
        (Kind::Add, true) => llvm::VPReduceFAddOp::build,
        (Kind::Mul, false) => llvm::VPReduceMulOp::build,
        (Kind::Mul, true) => llvm::VPReduceFMulOp::build,
        (Kind::MinUI, _) => llvm::VPReduceUMinOp::build,
        (Kind::MinSI, _) => llvm::VPReduceSMinOp::build,
        (Kind::MaxUI, _) => llvm::VPReduceUMaxOp::build,
        (Kind::MaxSI, _) => llvm::VPReduceSMaxOp::build,
        (Kind::And, _) => llvm::VPReduceAndOp::build,
        (Kind::Or, _) => llvm::VPReduceOrOp::build,
        (Kind::Xor, _) => llvm::VPReduceXorOp::build,
        (Kind::MinNumF, _) => llvm::VPReduceFMinOp::build,
        (Kind::MaxNumF, _) => llvm::VPReduceFMaxOp::build,
        (Kind::MinimumF | Kind::MaximumF, _) => return None,
    })
}

/// How many lanes a vector has.
fn length(rw: &mut Rewriter<'_>, loc: Loc, vector: Type) -> Value {
    let cx = rw.cx();
    let view = cx.type_ref(vector);
    let base = small(rw, loc, view.dim(0));
    if !is_scalable(view) {
        return base;
    }
    let scale = vector::VectorScaleOp::build(rw, loc);
    let scale = arith::IndexCastOp::build(rw, loc, cx.int_ty(32), scale);
    arith::MulIOp::build(rw, loc, base, scale)
}

/// A reduction in a `vector.mask`.
fn masked(op: Handle<vector::MaskOp>, x: vector::MaskOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let outer = op.view(rw);
    let region = outer.region(0);
    let first = region.entry().and_then(|block| block.ops().next()).ok_or(NoMatch)?;
    let Some(inner) = first.cast::<vector::ReductionOp>() else {
        return Err(rw.no_match("only a masked reduction has an intrinsic"));
    };
    let (loc, kind) = (inner.loc(), inner.kind());
    let flags = fast_math(inner.fastmath().value());
    let (vector, acc, dest) = (inner.vector(), inner.acc(), inner.dest());
    let element = rw.cx().type_ref(rw.body().ty(dest));
    let ty = rw.convert_type(element.id())?;
    let vector = rw.remapped(vector)?;
    let start = match acc {
        Some(acc) => Some(rw.remapped(acc)?),
        None => None,
    };
    let r = Reduction { loc, kind, ty, flags };
    let mask = x.mask();
    let vector_ty = rw.body().ty(vector);
    let new = match predicated(kind, element.is_float()) {
        Some(reduce) => {
            let start = start_or_neutral(rw, &r, start)?;
            let length = length(rw, loc, vector_ty);
            reduce(rw, loc, ty, start, vector, mask, length)
        }
        None => {
            let cx = rw.cx();
            let lane = hidden(cx, kind, ty).ok_or(NoMatch)?;
            let lanes = splat_attr(cx, lane, vector_ty).ok_or(NoMatch)?;
            let lanes = llvm::ConstantOp::build(rw, loc, vector_ty, lanes);
            let shown = llvm::SelectOp::build(rw, loc, mask, vector, lanes);
            extremes(rw, &r, shown, start)?
        }
    };
    rw.replace_by(*op, new)
}

/// A dense attribute with the same float everywhere.
fn splat_attr(cx: &Context, value: Attr, ty: Type) -> Option<Attr> {
    let AttrKind::Float { bits, ty: element } = *cx.attr_kind(value) else { return None };
    let TypeKind::Vector { .. } = cx.type_kind(ty) else { return None };
    let size = (cx.type_ref(element).bit_width()? / 8) as usize;
    Some(cx.dense_attr(ty, &bits.to_le_bytes()[..size], size))
}
