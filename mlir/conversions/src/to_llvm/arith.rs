//! `arith` on scalars: each operation becomes one instruction.

use std::cmp::Ordering;

use dialects::arith;
use dialects::llvm::{self, FCmpPredicate, FastmathFlags, ICmpPredicate, IntegerOverflowFlags};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Handle, Op, OpRef, Type, Value};

/// Adds patterns for operations on two floats, each with the instruction and its options.
macro_rules! add_float_patterns {
    ($patterns:ident: $($from:ident => $to:ident, $options:ident;)*) => {$(
        $patterns.add(|op: Handle<arith::$from<'_>>, x, rw| {
            keeps_its_float(rw.op(*op), x.lhs())?;
            let loc = op.view(rw).loc();
            let flags = fast_math(op.view(rw).fastmath().value());
            let options = llvm::$options { fastmath_flags: flags };
            let new = llvm::$to::build_with(rw, loc, x.lhs(), x.rhs(), options);
            rw.replace_by(*op, new)
        });
    )*};
}

/// Adds patterns for operations on two integers, each with the instruction; `wraps` if their flags say whether they
/// may wrap.
macro_rules! add_integer_patterns {
    ($patterns:ident: $($from:ident => $to:ident $(, wraps: $options:ident)?;)*) => {$(
        $patterns.add(|op: Handle<arith::$from<'_>>, x, rw| {
            let loc = op.view(rw).loc();
            let new = add_integer_patterns!(@build op, rw, loc, $to, x.lhs(), x.rhs() $(, $options)?);
            rw.replace_by(*op, new)
        });
    )*};
    (@build $op:ident, $rw:ident, $loc:ident, $to:ident, $lhs:expr, $rhs:expr) => {
        llvm::$to::build($rw, $loc, $lhs, $rhs)
    };
    (@build $op:ident, $rw:ident, $loc:ident, $to:ident, $lhs:expr, $rhs:expr, $options:ident) => {{
        let options = llvm::$options { overflow_flags: overflow($op.view($rw).overflow_flags()) };
        llvm::$to::build_with($rw, $loc, $lhs, $rhs, options)
    }};
}

/// Adds patterns for casts between signed integers and floats that LLVM has.
macro_rules! add_cast_patterns {
    ($patterns:ident: $($op:ident),*) => {$(
        $patterns.add(|op: Handle<arith::$op<'_>>, x, rw| {
            let given = rw.cx().type_ref(op.view(rw).ty(x.in_()).id());
            let ty = op.view(rw).result_types().next().ok_or(NoMatch)?;
            let converted = rw.convert_type(ty)?;
            // A float that LLVM lacks is an integer now.
            let is_kept = given.is_float() || rw.cx().type_ref(ty).is_float();
            if !is_kept || converted != ty {
                return Err(NoMatch);
            }
            let loc = op.view(rw).loc();
            let new = llvm::$op::build(rw, loc, converted, x.in_());
            rw.replace_by(*op, new)
        });
    )*};
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    add_float_patterns! { patterns:
        AddFOp => FAddOp, FAddOpOptions;
        SubFOp => FSubOp, FSubOpOptions;
        MulFOp => FMulOp, FMulOpOptions;
        DivFOp => FDivOp, FDivOpOptions;
        MaximumFOp => MaximumOp, MaximumOpOptions;
        MinimumFOp => MinimumOp, MinimumOpOptions;
        MaxNumFOp => MaxNumOp, MaxNumOpOptions;
        MinNumFOp => MinNumOp, MinNumOpOptions;
    }
    add_integer_patterns! { patterns:
        AddIOp => AddOp, wraps: AddOpOptions;
        SubIOp => SubOp, wraps: SubOpOptions;
        MulIOp => MulOp, wraps: MulOpOptions;
        AndIOp => AndOp;
        OrIOp => OrOp;
        XOrIOp => XOrOp;
        ShLIOp => ShlOp, wraps: ShlOpOptions;
        DivSIOp => SDivOp;
        DivUIOp => UDivOp;
        RemSIOp => SRemOp;
        RemUIOp => URemOp;
        MaxSIOp => SMaxOp;
        MinSIOp => SMinOp;
        MaxUIOp => UMaxOp;
        MinUIOp => UMinOp;
    }
    add_cast_patterns! { patterns: SIToFPOp, FPToSIOp }
    patterns.add(extend).add(narrow);
    patterns.add(constant).add(negate).add(compare).add(compare_floats).add(select).add(index_cast);
    patterns.add(shift_down).add(bitcast).add(truncate);
}

/// Leaves an operation on floats that LLVM does not have: they are integers now, on which it would
/// mean something else.
pub(super) fn keeps_its_float(op: OpRef<'_>, operand: Value) -> Matched {
    let is_float = op.result_types().any(|ty| op.cx().type_ref(ty).is_float());
    if is_float && !op.ty(operand).is_float() { Err(NoMatch) } else { Ok(()) }
}

/// Flags by their bits. The flag `reassoc` is the first bit in `arith` and `math`, and the last of seven in the llvm dialect.
pub(super) fn fast_math(bits: i64) -> Option<FastmathFlags> {
    let bits = Some(bits).filter(|&bits| bits != 0)?;
    FastmathFlags::from_value(bits >> 1 | (bits & 1) << 6)
}

/// Both dialects number the flags in the same way.
fn overflow(flags: arith::IntegerOverflowFlags) -> Option<IntegerOverflowFlags> {
    IntegerOverflowFlags::from_value(flags.value())
}

fn constant(
    op: Handle<arith::ConstantOp>,
    _: arith::ConstantOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let value = op.view(rw).value();
    if !(value.is_integer_attr() || value.is_float_attr()) {
        return Err(NoMatch);
    }
    let (value, ty) = (value.id(), rw.convert_type(value.ty().id())?);
    let new = llvm::ConstantOp::build(rw, loc, ty, value);
    rw.replace_by(*op, new)
}

fn extend(op: Handle<arith::ExtFOp>, x: arith::ExtFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let (loc, to) = (op.view(rw).loc(), float_result(*op, rw)?);
    keeps_its_float(rw.op(*op), x.in_())?;
    let new = llvm::FPExtOp::build(rw, loc, to, x.in_());
    rw.replace_by(*op, new)
}

/// Only the rounding of every instruction, to the nearest number.
fn narrow(op: Handle<arith::TruncFOp>, x: arith::TruncFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let (loc, to) = (op.view(rw).loc(), float_result(*op, rw)?);
    keeps_its_float(rw.op(*op), x.in_())?;
    if op.view(rw).roundingmode().is_some() {
        return Err(NoMatch);
    }
    let new = llvm::FPTruncOp::build(rw, loc, to, x.in_());
    rw.replace_by(*op, new)
}

/// The type of a result that is a float of LLVM.
fn float_result(op: Op, rw: &Rewriter<'_>) -> Result<Type, NoMatch> {
    let ty = rw.body().ty(rw.body().result(op, 0));
    let is_float = rw.cx().type_ref(ty).is_float() && rw.convert_type(ty)? == ty;
    if is_float { Ok(ty) } else { Err(NoMatch) }
}

fn compare(op: Handle<arith::CmpIOp>, x: arith::CmpIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let predicate = op.view(rw).predicate();
    // The dialects number the predicates alike.
    let predicate = ICmpPredicate::from_value(predicate.value()).ok_or(NoMatch)?;
    let new = llvm::ICmpOp::build(rw, loc, predicate, x.lhs(), x.rhs());
    rw.replace_by(*op, new)
}

fn compare_floats(op: Handle<arith::CmpFOp>, x: arith::CmpFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let predicate = view.predicate();
    let flags = fast_math(view.fastmath().value());
    // Floats that LLVM lacks are integers now, which compare differently.
    if !rw.cx().type_ref(rw.body().ty(x.lhs())).is_float() {
        return Err(NoMatch);
    }
    // The dialects number the predicates alike.
    let predicate = FCmpPredicate::from_value(predicate.value()).ok_or(NoMatch)?;
    let options = llvm::FCmpOpOptions { fastmath_flags: flags };
    let new = llvm::FCmpOp::build_with(rw, loc, predicate, x.lhs(), x.rhs(), options);
    rw.replace_by(*op, new)
}

fn negate(op: Handle<arith::NegFOp>, x: arith::NegFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    keeps_its_float(rw.op(*op), x.operand())?;
    let loc = op.view(rw).loc();
    let flags = fast_math(op.view(rw).fastmath().value());
    let new = llvm::FNegOp::build_with(rw, loc, x.operand(), llvm::FNegOpOptions { fastmath_flags: flags });
    rw.replace_by(*op, new)
}

fn select(op: Handle<arith::SelectOp>, x: arith::SelectOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let new = llvm::SelectOp::build(rw, loc, x.condition(), x.true_value(), x.false_value());
    rw.replace_by(*op, new)
}

fn shift_down(op: Handle<arith::ShRUIOp>, x: arith::ShRUIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let options = llvm::LShrOpOptions { is_exact: op.view(rw).is_exact() };
    let new = llvm::LShrOp::build_with(rw, loc, x.lhs(), x.rhs(), options);
    rw.replace_by(*op, new)
}

fn truncate(op: Handle<arith::TruncIOp>, x: arith::TruncIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let [ty] = rw.convert_result_types(*op)?[..] else { return Err(NoMatch) };
    let options = llvm::TruncOpOptions { overflow_flags: overflow(op.view(rw).overflow_flags()) };
    let new = llvm::TruncOp::build_with(rw, loc, ty, x.in_(), options);
    rw.replace_by(*op, new)
}

fn bitcast(op: Handle<arith::BitcastOp>, x: arith::BitcastOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let [ty] = rw.convert_result_types(*op)?[..] else { return Err(NoMatch) };
    let new = llvm::BitcastOp::build(rw, loc, ty, x.in_());
    rw.replace_by(*op, new)
}

/// No instruction if the integer is as wide as an index.
fn index_cast(
    op: Handle<arith::IndexCastOp>,
    x: arith::IndexCastOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let [to] = rw.convert_result_types(*op)?[..] else { return Err(NoMatch) };
    let width = |rw: &Rewriter<'_>, ty: Type| rw.cx().type_ref(ty).bit_width().ok_or(NoMatch);
    let [from_width, to_width] = [width(rw, rw.body().ty(x.in_()))?, width(rw, to)?];
    let new = match from_width.cmp(&to_width) {
        Ordering::Less => llvm::SExtOp::build(rw, loc, to, x.in_()),
        Ordering::Equal => x.in_(),
        Ordering::Greater => llvm::TruncOp::build(rw, loc, to, x.in_()),
    };
    rw.replace_by(*op, new)
}
