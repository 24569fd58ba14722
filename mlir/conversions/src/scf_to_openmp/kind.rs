//! What a region of an `scf.reduce` computes.
//!
//! As in MLIR, a region is recognized by its shape: one operation on both arguments, or a comparison of both and a
//! selection between them, of `arith`. The neutral value must be known, since each thread starts with it.

use dialects::arith::{self, CmpFPredicate, CmpIPredicate, float_attr, integer_attr, splat};
use dialects::llvm::{self, AtomicBinOp};
use dialects::scf;
use mlir::{Attr, BlockRef, Context, Diag, OpRef, OpView, Type, TypeKind, Value};

/// A reduction that OpenMP can make.
pub(super) struct Kind {
    /// The value that does not change others.
    pub(super) neutral: Attr,
    /// How memory is updated atomically, if there is an instruction for it.
    pub(super) atomic: Option<AtomicBinOp>,
}

/// The kinds of all reductions of a loop, given its `scf.reduce`.
///
/// # Errors
/// If one is unknown.
pub(super) fn of_loop(reduce: OpRef<'_>) -> Result<Vec<Kind>, Diag> {
    let kind = |(value, at): (Value, usize)| {
        let region = reduce.region(at);
        let Some(block) = region.entry() else { return Err(unknown(reduce)) };
        let ty = reduce.ty(value).id();
        let found = operation(reduce.cx(), block, ty).or_else(|| selection(reduce.cx(), block, ty));
        found.ok_or_else(|| unknown(block.last_op().unwrap_or(reduce)))
    };
    reduce.operands().zip(0..reduce.num_regions()).map(kind).collect()
}

fn unknown(op: OpRef<'_>) -> Diag {
    op.plain_error("unconverted operation found")
}

/// The kind with a neutral value for elements of this type. Vectors cannot be updated atomically.
fn kind(cx: &Context, ty: Type, neutral: Option<Attr>, atomic: Option<AtomicBinOp>) -> Option<Kind> {
    let view = cx.type_ref(ty);
    let is_scalar = matches!(view.kind(), TypeKind::Integer { .. } | TypeKind::Float(_));
    let is_supported = is_scalar || view.is_vector();
    let neutral = neutral.filter(|_| is_supported)?;
    Some(Kind { neutral, atomic: atomic.filter(|_| is_scalar) })
}

/// A region with one operation on both arguments, in order.
fn operation(cx: &Context, block: BlockRef<'_>, ty: Type) -> Option<Kind> {
    let mut ops = block.ops();
    let (op, end) = (ops.next()?, ops.next()?);
    let is_reduction = op.operands().eq(block.args().iter().copied())
        && end.is::<scf::ReduceReturnOp>()
        && op.num_results() == 1
        && end.operands().eq([op.result(0)]);
    if !is_reduction {
        return None;
    }
    let float = |value| float_attr(cx, value, ty);
    let integer = |value| integer_attr(cx, value, ty);
    if op.is::<arith::AddFOp>() || op.is::<llvm::FAddOp>() {
        kind(cx, ty, float(0.0), Some(AtomicBinOp::Fadd))
    } else if op.is::<arith::AddIOp>() || op.is::<llvm::AddOp>() {
        kind(cx, ty, integer(0), Some(AtomicBinOp::Add))
    } else if op.is::<arith::OrIOp>() || op.is::<llvm::OrOp>() {
        kind(cx, ty, integer(0), Some(AtomicBinOp::Or))
    } else if op.is::<arith::XOrIOp>() || op.is::<llvm::XOrOp>() {
        kind(cx, ty, integer(0), Some(AtomicBinOp::Xor))
    } else if op.is::<arith::AndIOp>() || op.is::<llvm::AndOp>() {
        kind(cx, ty, integer(-1), Some(AtomicBinOp::And))
    } else if op.is::<arith::MulFOp>() || op.is::<llvm::FMulOp>() {
        kind(cx, ty, float(1.0), None)
    } else if op.is::<arith::MulIOp>() || op.is::<llvm::MulOp>() {
        kind(cx, ty, integer(1), None)
    } else {
        None
    }
}

/// What a comparison orders.
#[derive(Clone, Copy)]
enum Order {
    Float,
    Signed,
    Unsigned,
}

/// What a comparison orders, and whether it is true if the first operand is less.
fn order(op: OpRef<'_>) -> Option<(Order, bool)> {
    if let Some(op) = op.cast::<arith::CmpFOp>() {
        return match op.predicate() {
            CmpFPredicate::OLT | CmpFPredicate::OLE => Some((Order::Float, true)),
            CmpFPredicate::OGT | CmpFPredicate::OGE => Some((Order::Float, false)),
            _ => None,
        };
    }
    match op.cast::<arith::CmpIOp>()?.predicate() {
        CmpIPredicate::Slt | CmpIPredicate::Sle => Some((Order::Signed, true)),
        CmpIPredicate::Sgt | CmpIPredicate::Sge => Some((Order::Signed, false)),
        CmpIPredicate::Ult | CmpIPredicate::Ule => Some((Order::Unsigned, true)),
        CmpIPredicate::Ugt | CmpIPredicate::Uge => Some((Order::Unsigned, false)),
        _ => None,
    }
}

/// A region that compares its arguments and selects one of them.
fn selection(cx: &Context, block: BlockRef<'_>, ty: Type) -> Option<Kind> {
    let mut ops = block.ops();
    let (compare, select, end, None) = (ops.next()?, ops.next()?, ops.next()?, ops.next()) else {
        return None;
    };
    let (order, is_less) = order(compare)?;
    let select = select.cast::<arith::SelectOp>()?;
    let compared: Vec<Value> = compare.operands().collect();
    let is_reduction = compared == block.args()
        && select.condition() == compare.result(0)
        && end.is::<scf::ReduceReturnOp>()
        && end.operands().eq([select.op_ref().result(0)]);
    let &[first, second] = &compared[..] else { return None };
    let chosen = (select.true_value(), select.false_value());
    let is_swapped = chosen == (second, first);
    if !is_reduction || !is_swapped && chosen != (first, second) {
        return None;
    }
    let is_min = is_less != is_swapped;
    let (neutral, atomic) = match order {
        Order::Float => (finite(cx, !is_min, ty), None),
        Order::Signed if is_min => (signed(cx, i128::MAX, ty), Some(AtomicBinOp::Min)),
        Order::Signed => (signed(cx, i128::MIN, ty), Some(AtomicBinOp::Max)),
        Order::Unsigned if is_min => (integer_attr(cx, -1, ty), Some(AtomicBinOp::Umin)),
        Order::Unsigned => (integer_attr(cx, 0, ty), Some(AtomicBinOp::Umax)),
    };
    kind(cx, ty, neutral, atomic)
}

/// The largest finite float, or its opposite.
fn finite(cx: &Context, is_negative: bool, ty: Type) -> Option<Attr> {
    let TypeKind::Float(kind) = cx.type_ref(ty).element_type().kind() else { return None };
    splat(cx, kind.largest(is_negative), ty)
}

/// The nearest signed integer to the largest or smallest one of 128 bits.
fn signed(cx: &Context, limit: i128, ty: Type) -> Option<Attr> {
    let width = cx.type_ref(ty).element_type().bit_width()?;
    integer_attr(cx, limit >> 128u32.checked_sub(width)?.min(127), ty)
}
