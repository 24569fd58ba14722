//! What arith, index, affine, memref, tensor and vector know of the ranges of their integers.

use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::dataflow::int_range::{self, Agree, IntRange, NoWrap, Predicate};
use mlir::dataflow::{InferIntRanges, InferRanges, storage_width};
use mlir::opdef::OpDef;
use mlir::{AffineExpr, AttrRef, Context, DYNAMIC, OpRef, OpType, TypeKind};

use crate::affine::AffineApplyOp;
use crate::arith::{self, CmpIOp, CmpIPredicate, IntegerOverflowFlags};
use crate::index::{self, IndexCmpPredicate};
use crate::{memref, tensor, vector};

/// The function of an operation in a table.
fn find(table: &[(&'static OpDef, InferRanges)], def: &OpDef) -> Option<InferRanges> {
    table.iter().find(|(other, _)| std::ptr::eq(*other, def)).map(|&(_, infer)| infer)
}

/// Infers from operands whose ranges are all known.
fn known<const N: usize>(args: &[Option<IntRange>]) -> Option<[IntRange; N]> {
    let mut all = [IntRange::full(1); N];
    for (at, place) in all.iter_mut().enumerate() {
        *place = (*args.get(at)?)?;
    }
    Some(all)
}

/// A function of two ranges.
type Binary = fn(IntRange, IntRange) -> IntRange;

/// `binary!(AddOp: infer, ...)`: entries of operations with two operands.
macro_rules! binary {
    ($($op:ty: $infer:expr),* $(,)?) => {
        [$((<$op as OpType>::DEF, (|_, args, set| {
            if let Some([a, b]) = known(args) {
                let infer: Binary = $infer;
                set(0, infer(a, b));
            }
        }) as InferRanges)),*]
    };
}

/// `flagged!(AddIOp: infer, ...)`: the same, for operations with overflow flags.
macro_rules! flagged {
    ($($op:ident: $infer:path),* $(,)?) => {
        [$((<arith::$op<'_> as OpType>::DEF, (|op, args, set| {
            if let (Some([a, b]), Some(view)) = (known(args), op.cast::<arith::$op<'_>>()) {
                set(0, $infer(a, b, no_wrap(view.overflow_flags())));
            }
        }) as InferRanges)),*]
    };
}

fn no_wrap(flags: IntegerOverflowFlags) -> NoWrap {
    NoWrap {
        signed: flags.contains(IntegerOverflowFlags::NSW),
        unsigned: flags.contains(IntegerOverflowFlags::NUW),
    }
}

/// The width of the result, as ranges have it.
fn result_width(op: OpRef<'_>) -> Option<u32> {
    storage_width(op.ty(op.result(0)))
}

/// `cast!(ExtUIOp: method, ...)`: entries of casts to the width of the result.
macro_rules! cast {
    ($($op:ident: $infer:expr),* $(,)?) => {
        [$((<arith::$op<'_> as OpType>::DEF, (|op, args, set| {
            if let (Some([a]), Some(width)) = (known(args), result_width(op)) {
                let infer: fn(IntRange, u32) -> IntRange = $infer;
                set(0, infer(a, width));
            }
        }) as InferRanges)),*]
    };
}

/// A cast to another width, extended if that is wider.
fn resized(range: IntRange, width: u32, extend: fn(IntRange, u32) -> IntRange) -> IntRange {
    match range.width().cmp(&width) {
        std::cmp::Ordering::Less => extend(range, width),
        std::cmp::Ordering::Equal => range,
        std::cmp::Ordering::Greater => range.truncate(width),
    }
}

/// The range of a truth value.
fn truth(value: Option<bool>) -> IntRange {
    value.map_or_else(|| IntRange::full(1), |value| IntRange::constant(1, u128::from(value)))
}

// arith

const ARITH_FLAGGED: [(&OpDef, InferRanges); 4] =
    flagged!(AddIOp: int_range::add, SubIOp: int_range::sub, MulIOp: int_range::mul, ShLIOp: int_range::shl);

const ARITH_BINARY: [(&OpDef, InferRanges); 16] = binary!(
    arith::DivUIOp<'_>: int_range::div_u,
    arith::DivSIOp<'_>: int_range::div_s,
    arith::CeilDivUIOp<'_>: int_range::ceil_div_u,
    arith::CeilDivSIOp<'_>: int_range::ceil_div_s,
    arith::FloorDivSIOp<'_>: int_range::floor_div_s,
    arith::RemUIOp<'_>: int_range::rem_u,
    arith::RemSIOp<'_>: int_range::rem_s,
    arith::AndIOp<'_>: int_range::and,
    arith::OrIOp<'_>: int_range::or,
    arith::XOrIOp<'_>: int_range::xor,
    arith::MaxSIOp<'_>: int_range::max_s,
    arith::MaxUIOp<'_>: int_range::max_u,
    arith::MinSIOp<'_>: int_range::min_s,
    arith::MinUIOp<'_>: int_range::min_u,
    arith::ShRUIOp<'_>: int_range::shr_u,
    arith::ShRSIOp<'_>: int_range::shr_s,
);

const ARITH_CASTS: [(&OpDef, InferRanges); 5] = cast!(
    ExtUIOp: IntRange::zero_extend,
    ExtSIOp: IntRange::sign_extend,
    TruncIOp: IntRange::truncate,
    IndexCastOp: |range, width| resized(range, width, IntRange::sign_extend),
    IndexCastUIOp: |range, width| resized(range, width, IntRange::zero_extend),
);

const ARITH_OTHERS: [(&OpDef, InferRanges); 3] = [
    (arith::ConstantOp::DEF, |op, _, set| {
        let value = op.cast::<arith::ConstantOp<'_>>().map(|constant| constant.value());
        if let Some(range) = value.and_then(constant_range) {
            set(0, range);
        }
    }),
    (CmpIOp::DEF, |op, args, set| {
        if let (Some([a, b]), Some(compare)) = (known(args), op.cast::<CmpIOp<'_>>()) {
            set(0, truth(arith_predicate(compare.predicate()).evaluate(a, b)));
        }
    }),
    (arith::SelectOp::DEF, |op, args, set| {
        let &[condition, on_true, on_false] = args else { return };
        let chosen = match condition.and_then(IntRange::as_constant) {
            Some(0) => on_false,
            Some(_) => on_true,
            None => match (on_true, on_false) {
                (Some(a), Some(b)) => Some(a.union(b)),
                _ => result_width(op).map(IntRange::full),
            },
        };
        if let Some(range) = chosen {
            set(0, range);
        }
    }),
];

pub(crate) static ARITH: InferIntRanges = InferIntRanges {
    of: |def| {
        let tables: [&[_]; 4] = [&ARITH_FLAGGED, &ARITH_BINARY, &ARITH_CASTS, &ARITH_OTHERS];
        tables.iter().find_map(|table| find(table, def))
    },
};

fn arith_predicate(predicate: CmpIPredicate) -> Predicate {
    match predicate {
        CmpIPredicate::Eq => Predicate::Eq,
        CmpIPredicate::Ne => Predicate::Ne,
        CmpIPredicate::Slt => Predicate::Slt,
        CmpIPredicate::Sle => Predicate::Sle,
        CmpIPredicate::Sgt => Predicate::Sgt,
        CmpIPredicate::Sge => Predicate::Sge,
        CmpIPredicate::Ult => Predicate::Ult,
        CmpIPredicate::Ule => Predicate::Ule,
        CmpIPredicate::Ugt => Predicate::Ugt,
        CmpIPredicate::Uge => Predicate::Uge,
    }
}

/// The range of an integer, or of the elements of a dense constant.
fn constant_range(value: AttrRef<'_>) -> Option<IntRange> {
    let width = storage_width(value.ty())?;
    let all = crate::arith::constants::integers(value)?;
    all.into_iter().map(|bits| IntRange::constant(width, bits)).reduce(IntRange::union)
}

// index

/// `index_ops!(AddOp: Both, infer; ...)`: entries of operations whose result is inferred for both widths of an index.
macro_rules! index_ops {
    ($($op:ident: $agree:ident, $infer:expr);* $(;)?) => {
        [$((<index::$op<'_> as OpType>::DEF, (|_, args, set| {
            if let Some(args) = known::<2>(args) {
                let infer: Binary = $infer;
                set(0, int_range::index_op(&args, Agree::$agree, |args| infer(args[0], args[1])));
            }
        }) as InferRanges)),*]
    };
}

const INDEX_BINARY: [(&OpDef, InferRanges); 20] = index_ops!(
    AddOp: Both, |a, b| int_range::add(a, b, NoWrap::default());
    SubOp: Both, |a, b| int_range::sub(a, b, NoWrap::default());
    MulOp: Both, |a, b| int_range::mul(a, b, NoWrap::default());
    ShlOp: Both, |a, b| int_range::shl(a, b, NoWrap::default());
    DivUOp: Unsigned, int_range::div_u;
    DivSOp: Signed, int_range::div_s;
    CeilDivUOp: Unsigned, int_range::ceil_div_u;
    CeilDivSOp: Signed, int_range::ceil_div_s;
    FloorDivSOp: Signed, int_range::floor_div_s;
    RemSOp: Signed, int_range::rem_s;
    RemUOp: Unsigned, int_range::rem_u;
    MaxSOp: Signed, int_range::max_s;
    MaxUOp: Unsigned, int_range::max_u;
    MinSOp: Signed, int_range::min_s;
    MinUOp: Unsigned, int_range::min_u;
    ShrSOp: Signed, int_range::shr_s;
    ShrUOp: Unsigned, int_range::shr_u;
    AndOp: Unsigned, int_range::and;
    OrOp: Unsigned, int_range::or;
    XOrOp: Unsigned, int_range::xor;
);

/// A cast from or to an index, which has 32 or 64 bits.
fn index_cast(op: OpRef<'_>, range: IntRange, extend: fn(IntRange, u32) -> IntRange) -> Option<IntRange> {
    let width = result_width(op)?;
    let wide = resized(range, width, extend);
    if op.ty(op.operand(0)).is_index() {
        return Some(wide);
    }
    Some(wide.union(resized(range, 32, extend).extend(width)))
}

const INDEX_OTHERS: [(&OpDef, InferRanges); 6] = [
    (index::ConstantOp::DEF, |op, _, set| {
        if let Some(constant) = op.cast::<index::ConstantOp<'_>>() {
            set(0, IntRange::constant(64, constant.value() as u128));
        }
    }),
    (index::BoolConstantOp::DEF, |op, _, set| {
        set(0, truth(op.cast::<index::BoolConstantOp<'_>>().map(|constant| constant.value())));
    }),
    (index::CastSOp::DEF, |op, args, set| {
        if let Some(range) = known(args).and_then(|[a]| index_cast(op, a, IntRange::sign_extend)) {
            set(0, range);
        }
    }),
    (index::CastUOp::DEF, |op, args, set| {
        if let Some(range) = known(args).and_then(|[a]| index_cast(op, a, IntRange::zero_extend)) {
            set(0, range);
        }
    }),
    (index::CmpOp::DEF, |op, args, set| {
        if let (Some([a, b]), Some(compare)) = (known(args), op.cast::<index::CmpOp<'_>>()) {
            let predicate = index_predicate(compare.pred());
            let wide = predicate.evaluate(a, b);
            set(0, truth(wide.filter(|_| wide == predicate.evaluate(a.truncate(32), b.truncate(32)))));
        }
    }),
    (index::SizeOfOp::DEF, |_, _, set| set(0, IntRange::unsigned(64, 32, 64))),
];

pub(crate) static INDEX: InferIntRanges =
    InferIntRanges { of: |def| find(&INDEX_BINARY, def).or_else(|| find(&INDEX_OTHERS, def)) };

fn index_predicate(predicate: IndexCmpPredicate) -> Predicate {
    match predicate {
        IndexCmpPredicate::EQ => Predicate::Eq,
        IndexCmpPredicate::NE => Predicate::Ne,
        IndexCmpPredicate::SLT => Predicate::Slt,
        IndexCmpPredicate::SLE => Predicate::Sle,
        IndexCmpPredicate::SGT => Predicate::Sgt,
        IndexCmpPredicate::SGE => Predicate::Sge,
        IndexCmpPredicate::ULT => Predicate::Ult,
        IndexCmpPredicate::ULE => Predicate::Ule,
        IndexCmpPredicate::UGT => Predicate::Ugt,
        IndexCmpPredicate::UGE => Predicate::Uge,
    }
}

// affine

pub(crate) static AFFINE: InferIntRanges = InferIntRanges {
    of: |def| {
        let infer: InferRanges = |op, args, set| {
            let Some(apply) = op.cast::<AffineApplyOp<'_>>() else { return };
            let Some(args) = args.iter().copied().collect::<Option<Vec<IntRange>>>() else { return };
            let map = apply.map();
            let (dims, symbols) = args.split_at((map.dims as usize).min(args.len()));
            if let [expr] = map.results.as_slice()
                && let Some(range) = of_expr(op.cx(), *expr, (dims, symbols))
            {
                set(0, range);
            }
        };
        std::ptr::eq(def, AffineApplyOp::DEF).then_some(infer)
    },
};

/// At least one, as divisors are.
fn positive(range: IntRange) -> IntRange {
    let unsigned = IntRange::unsigned(64, range.umin().max(1), range.umax());
    unsigned.intersection(IntRange::signed(64, range.smin().max(1), range.smax()))
}

/// The range of an affine expression.
fn of_expr(cx: &Context, expr: AffineExpr, args: (&[IntRange], &[IntRange])) -> Option<IntRange> {
    let nsw = NoWrap { signed: true, unsigned: false };
    Some(match *cx.affine_kind(expr) {
        AffineExprKind::Constant(value) => IntRange::constant(64, value as u128),
        AffineExprKind::Dim(at) => *args.0.get(at as usize)?,
        AffineExprKind::Symbol(at) => *args.1.get(at as usize)?,
        AffineExprKind::Binary(op, lhs, rhs) => {
            let a = of_expr(cx, lhs, args)?;
            let b = of_expr(cx, rhs, args)?;
            match op {
                AffineBinary::Add => int_range::add(a, b, nsw),
                AffineBinary::Mul => int_range::mul(a, b, nsw),
                AffineBinary::FloorDiv => int_range::floor_div_s(a, positive(b)),
                AffineBinary::CeilDiv => int_range::ceil_div_s(a, positive(b)),
                AffineBinary::Mod => modulo(a, b),
            }
        }
    })
}

/// The remainder that is never negative.
fn modulo(a: IntRange, b: IntRange) -> IntRange {
    let [low, high] = [a.smin(), a.smax()];
    let [least, most] = [b.smin(), b.smax()];
    if most == 0 {
        return IntRange::full(64);
    }
    let unsigned =
        |low: i128, high: i128| IntRange::unsigned(64, u128::from(low as u64), u128::from(high as u64));
    if least > 0 && low >= 0 && high < least {
        return unsigned(low, high);
    }
    if least == most && least > 0 && low >= 0 && high - low < most && low / most == high / most {
        return unsigned(low % most, high % most);
    }
    unsigned(0, most - 1)
}

// memref and tensor

/// The range of a size of a shaped type.
fn dim_range(op: OpRef<'_>, dim: Option<IntRange>) -> IntRange {
    let any = IntRange::signed(64, 0, i128::from(i64::MAX));
    let Some(shape) = op.ty(op.operand(0)).shape() else { return any };
    let first = dim.map_or(0, |dim| dim.smin().max(0));
    let last = dim.map_or(i128::MAX, IntRange::smax).min(shape.len() as i128 - 1);
    let sizes = (0i128..).zip(shape).filter(|(at, _)| (first..=last).contains(at));
    let range = |&size: &i64| if size == DYNAMIC { any } else { IntRange::constant(64, size as u128) };
    sizes.map(|(_, size)| range(size)).reduce(IntRange::union).unwrap_or(any)
}

const DIM: InferRanges = |op, args, set| set(0, dim_range(op, args.get(1).copied().flatten()));

pub(crate) static MEMREF: InferIntRanges =
    InferIntRanges { of: |def| std::ptr::eq(def, memref::DimOp::DEF).then_some(DIM) };

pub(crate) static TENSOR: InferIntRanges =
    InferIntRanges { of: |def| std::ptr::eq(def, tensor::DimOp::DEF).then_some(DIM) };

// vector

/// What a vector is made of is one of its sources, which are the first operands.
fn from_sources<const N: usize>(args: &[Option<IntRange>], set: &mut dyn FnMut(usize, IntRange)) {
    if let Some(sources) = known::<N>(args)
        && let Some(range) = sources.into_iter().reduce(IntRange::union)
    {
        set(0, range);
    }
}

static VECTOR_OPS: [(&OpDef, InferRanges); 6] = [
    (vector::BroadcastOp::DEF, |_, args, set| from_sources::<1>(args, set)),
    (vector::ExtractOp::DEF, |_, args, set| from_sources::<1>(args, set)),
    (vector::InsertOp::DEF, |_, args, set| from_sources::<2>(args, set)),
    (vector::ShapeCastOp::DEF, |_, args, set| from_sources::<1>(args, set)),
    (vector::StepOp::DEF, |op, _, set| {
        if let TypeKind::Vector { shape, scalable, .. } = op.ty(op.result(0)).kind()
            && let (&[count], &[false]) = (&shape[..], &scalable[..])
        {
            set(0, IntRange::unsigned(64, 0, count.max(1) as u128 - 1));
        }
    }),
    (vector::TransposeOp::DEF, |_, args, set| from_sources::<1>(args, set)),
];

pub(crate) static VECTOR: InferIntRanges = InferIntRanges { of: |def| find(&VECTOR_OPS, def) };
