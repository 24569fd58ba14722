//! One instruction for each operation: the table, and the operations on values. Memory, control flow and calls have
//! modules of their own.

use std::cmp::Ordering;

use dialects::llvm::{self, FCmpPredicate, FastmathFlags, ICmpPredicate, IntegerOverflowFlags};
use inkwell::builder::{Builder, BuilderError};
use inkwell::types::{BasicTypeEnum, FloatType, IntType};
use inkwell::values::{
    AggregateValueEnum, BasicValue, BasicValueEnum, FloatValue, InstructionValue, InstructionValueError,
    IntValue,
};
use inkwell::{FloatPredicate, IntPredicate};
use mlir::{Context, Diag, OpName, OpRef, OpView};

use super::building::{check, check_flag, fast_math};
use super::function::{Built, Function, Handler, Handlers, Translation, untranslated};
use super::{aggregates, constants, control_flow, intrinsics, memory};

/// Pairs the name of each operation with its handler, which gets the typed view.
macro_rules! table {
    ($cx:expr; $($op:ident => $handler:expr,)*) => {
        [$(($cx.op_name(llvm::$op::NAME), (|this, op| {
            typed::<llvm::$op<'_>>(this, op, $handler)
        }) as Handler),)*]
    };
}

/// Translates an operation through its typed view.
fn typed<'o, 'ctx, V: OpView<'o>>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'o>,
    handler: impl FnOnce(&Function<'_, '_, 'ctx>, V) -> Built<'ctx>,
) -> Built<'ctx> {
    handler(this, V::from_op(op))
}

pub(super) fn handlers(cx: &Context) -> Handlers {
    let added = cx.dialect_interfaces::<Translation>().flat_map(|(_, translation)| translation.ops);
    let added = added.map(|&(name, handler)| (cx.op_name(name), handler));
    arithmetic(cx).chain(functions_of_numbers(cx)).chain(memory_and_control_flow(cx)).chain(added).collect()
}

fn arithmetic(cx: &Context) -> impl Iterator<Item = (OpName, Handler)> {
    let table = table! { cx;
        AddOp => |this, op| wrapping(this, *op, op.overflow_flags(), Builder::build_int_add),
        SubOp => |this, op| wrapping(this, *op, op.overflow_flags(), Builder::build_int_sub),
        MulOp => |this, op| wrapping(this, *op, op.overflow_flags(), Builder::build_int_mul),
        AndOp => |this, op| integer(this, *op, Builder::build_and),
        OrOp => |this, op| {
            let value = integer(this, *op, Builder::build_or)?;
            flagged(*op, value, op.is_disjoint(), InstructionValue::set_disjoint_flag)
        },
        XOrOp => |this, op| integer(this, *op, Builder::build_xor),
        ShlOp => |this, op| wrapping(this, *op, op.overflow_flags(), Builder::build_left_shift),
        LShrOp => |this, op| {
            exact(this, *op, op.is_exact(), |b, x, count, name| b.build_right_shift(x, count, false, name))
        },
        AShrOp => |this, op| {
            exact(this, *op, op.is_exact(), |b, x, count, name| b.build_right_shift(x, count, true, name))
        },
        BitcastOp => bitcast,
        SDivOp => |this, op| exact(this, *op, op.is_exact(), Builder::build_int_signed_div),
        SRemOp => |this, op| integer(this, *op, Builder::build_int_signed_rem),
        UDivOp => |this, op| exact(this, *op, op.is_exact(), Builder::build_int_unsigned_div),
        URemOp => |this, op| integer(this, *op, Builder::build_int_unsigned_rem),
        SExtOp => |this, op| resize(this, *op, Builder::build_int_s_extend),
        ZExtOp => |this, op| {
            let value = resize(this, *op, Builder::build_int_z_extend)?;
            flagged(*op, value, op.non_neg(), InstructionValue::set_non_negative_flag)
        },
        TruncOp => |this, op| {
            let value = resize(this, *op, Builder::build_int_truncate)?;
            wraps(*op, value, op.overflow_flags())
        },
        FAddOp => |this, op| float(this, *op, op.fastmath_flags(), Builder::build_float_add),
        FSubOp => |this, op| float(this, *op, op.fastmath_flags(), Builder::build_float_sub),
        FMulOp => |this, op| float(this, *op, op.fastmath_flags(), Builder::build_float_mul),
        FDivOp => |this, op| float(this, *op, op.fastmath_flags(), Builder::build_float_div),
        FRemOp => |this, op| float(this, *op, op.fastmath_flags(), Builder::build_float_rem),
        FNegOp => negate,
        FPExtOp => |this, op| cast_float(this, *op, Ordering::Greater, Builder::build_float_ext),
        FPTruncOp => |this, op| cast_float(this, *op, Ordering::Less, Builder::build_float_trunc),
        SIToFPOp => |this, op| to_float(this, *op, Builder::build_signed_int_to_float),
        UIToFPOp => |this, op| {
            let value = to_float(this, *op, Builder::build_unsigned_int_to_float)?;
            flagged(*op, value, op.non_neg(), InstructionValue::set_non_negative_flag)
        },
        FPToSIOp => |this, op| to_integer(this, *op, Builder::build_float_to_signed_int),
        FPToUIOp => |this, op| to_integer(this, *op, Builder::build_float_to_unsigned_int),
        ICmpOp => icmp,
        FCmpOp => fcmp,
        SelectOp => select,
    };
    table.into_iter()
}

/// Functions of LLVM.
fn functions_of_numbers(cx: &Context) -> impl Iterator<Item = (OpName, Handler)> {
    let table = table! { cx;
        MaximumOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        MinimumOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        MaxNumOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        MinNumOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        FAbsOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        FCeilOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        FFloorOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        FTruncOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        RoundOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        RoundEvenOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        SqrtOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        CopySignOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        FMAOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        ExpOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        Exp2Op => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        Exp10Op => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        LogOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        Log2Op => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        Log10Op => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        SinOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        CosOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        TanOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        ASinOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        ACosOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        ATanOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        ATan2Op => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        SinhOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        CoshOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        TanhOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        PowOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        SincosOp => |this, op| intrinsics::of_floats(this, *op, op.fastmath_flags()),
        PowIOp => intrinsics::integer_power,
        IsFPClass => intrinsics::is_of_class,
        AbsOp => |this, op| intrinsics::of_integer_and_flag(this, *op, op.is_int_min_poison()),
        CountLeadingZerosOp => |this, op| intrinsics::of_integer_and_flag(this, *op, op.is_zero_poison()),
        CountTrailingZerosOp => |this, op| intrinsics::of_integer_and_flag(this, *op, op.is_zero_poison()),
        CtPopOp => |this, op| intrinsics::of_integers(this, *op),
        SAddWithOverflowOp => |this, op| intrinsics::of_integers(this, *op),
        UAddWithOverflowOp => |this, op| intrinsics::of_integers(this, *op),
        SSubWithOverflowOp => |this, op| intrinsics::of_integers(this, *op),
        USubWithOverflowOp => |this, op| intrinsics::of_integers(this, *op),
        SMulWithOverflowOp => |this, op| intrinsics::of_integers(this, *op),
        UMulWithOverflowOp => |this, op| intrinsics::of_integers(this, *op),
        SMaxOp => |this, op| intrinsics::of_integers(this, *op),
        SMinOp => |this, op| intrinsics::of_integers(this, *op),
        UMaxOp => |this, op| intrinsics::of_integers(this, *op),
        UMinOp => |this, op| intrinsics::of_integers(this, *op),
    };
    table.into_iter()
}

fn memory_and_control_flow(cx: &Context) -> impl Iterator<Item = (OpName, Handler)> {
    let table = table! { cx;
        AllocaOp => memory::alloca,
        GEPOp => memory::gep,
        LoadOp => memory::load,
        StoreOp => memory::store,
        PtrToIntOp => ptrtoint,
        IntToPtrOp => inttoptr,
        ExtractValueOp => extractvalue,
        InsertValueOp => insertvalue,
        BrOp => control_flow::br,
        CondBrOp => control_flow::cond_br,
        SwitchOp => control_flow::switch,
        ReturnOp => control_flow::ret,
        UnreachableOp => control_flow::unreachable,
        CallOp => control_flow::call,
        ConstantOp => constant,
        UndefOp => undef,
        PoisonOp => poison,
        ZeroOp => zero,
        AddressOfOp => addressof,
        LifetimeStartOp => |this, op| intrinsics::on_pointer(this, *op),
        LifetimeEndOp => |this, op| intrinsics::on_pointer(this, *op),
        StackSaveOp => intrinsics::stack_save,
        StackRestoreOp => |this, op| intrinsics::on_pointer(this, *op),
        MemcpyOp => intrinsics::memcpy,
        // Scopes matter only to alias analysis; the scopes of accesses are omitted as well.
        NoAliasScopeDeclOp => |_, _| Ok(None),
    };
    table.into_iter()
}

fn result_type<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Result<BasicTypeEnum<'ctx>, Diag> {
    this.shared.types.sized(op.ty(op.result(0)).id()).map_err(|m| op.error(m))
}

/// A method of LLVM's builder for an instruction with two operands, with a name for the result.
type Binary<'ctx, T> = fn(&Builder<'ctx>, T, T, &str) -> Result<T, BuilderError>;

/// Builds an instruction of two integers.
fn integer<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    build: Binary<'ctx, IntValue<'ctx>>,
) -> Built<'ctx> {
    let x = this.int(op, op.operand(0))?;
    let y = this.int(op, op.operand(1))?;
    Ok(Some(check(op, build(&this.shared.builder, x, y, ""))?.into()))
}

/// A method of LLVM's builder for an instruction that creates an integer of another width.
type Resize<'ctx> =
    fn(&Builder<'ctx>, IntValue<'ctx>, IntType<'ctx>, &str) -> Result<IntValue<'ctx>, BuilderError>;

/// Builds an instruction that creates an integer of another width.
fn resize<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>, build: Resize<'ctx>) -> Built<'ctx> {
    let value = this.int(op, op.operand(0))?;
    let BasicTypeEnum::IntType(ty) = result_type(this, op)? else {
        return Err(untranslated(op, op.result(0)));
    };
    Ok(Some(check(op, build(&this.shared.builder, value, ty, ""))?.into()))
}

/// Reads the bits of a number as another type.
fn bitcast<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::BitcastOp<'_>) -> Built<'ctx> {
    let value = this.value(*op, op.arg())?;
    let ty = result_type(this, *op)?;
    Ok(Some(check(*op, this.shared.builder.build_bit_cast(value, ty, ""))?))
}

/// Builds an instruction with two integers whose flags say whether it may wrap.
fn wrapping<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    flags: IntegerOverflowFlags,
    build: Binary<'ctx, IntValue<'ctx>>,
) -> Built<'ctx> {
    let value = integer(this, op, build)?;
    wraps(op, value, flags)
}

/// Says of an instruction whether it may wrap.
fn wraps<'ctx>(
    op: OpRef<'_>,
    value: Option<BasicValueEnum<'ctx>>,
    flags: IntegerOverflowFlags,
) -> Built<'ctx> {
    // The builder folds constants: then there is no instruction.
    if let Some(instruction) = value.and_then(|v| v.as_instruction_value()) {
        let has = |flag: IntegerOverflowFlags| flags.value() & flag.value() != 0;
        check_flag(op, instruction.set_no_signed_wrap_flag(has(IntegerOverflowFlags::NSW)))?;
        check_flag(op, instruction.set_no_unsigned_wrap_flag(has(IntegerOverflowFlags::NUW)))?;
    }
    Ok(value)
}

/// Builds an instruction of two integers that may lose only zeros.
fn exact<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    is_exact: bool,
    build: Binary<'ctx, IntValue<'ctx>>,
) -> Built<'ctx> {
    let value = integer(this, op, build)?;
    flagged(op, value, is_exact, InstructionValue::set_exact_flag)
}

type SetFlag<'ctx> = fn(InstructionValue<'ctx>, bool) -> Result<(), InstructionValueError>;

/// Sets a flag of an instruction, unless the builder has folded it.
fn flagged<'ctx>(
    op: OpRef<'_>,
    value: Option<BasicValueEnum<'ctx>>,
    is_set: bool,
    set: SetFlag<'ctx>,
) -> Built<'ctx> {
    if let Some(instruction) = value.and_then(|v| v.as_instruction_value()).filter(|_| is_set) {
        check_flag(op, set(instruction, true))?;
    }
    Ok(value)
}

/// Builds an instruction of two floating-point numbers.
fn float<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    flags: FastmathFlags,
    build: Binary<'ctx, FloatValue<'ctx>>,
) -> Built<'ctx> {
    let x = this.float(op, op.operand(0))?;
    let y = this.float(op, op.operand(1))?;
    let value = check(op, build(&this.shared.builder, x, y, ""))?;
    fast_math(op, value.as_instruction_value(), flags)?;
    Ok(Some(value.into()))
}

fn negate<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::FNegOp<'_>) -> Built<'ctx> {
    let x: FloatValue<'ctx> = this.float(*op, op.operand())?;
    let value = check(*op, this.shared.builder.build_float_neg(x, ""))?;
    fast_math(*op, value.as_instruction_value(), op.fastmath_flags())?;
    Ok(Some(value.into()))
}

type CastFloat<'ctx> =
    fn(&Builder<'ctx>, FloatValue<'ctx>, FloatType<'ctx>, &str) -> Result<FloatValue<'ctx>, BuilderError>;

/// A conversion of a float to a wider or narrower one.
fn cast_float<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    width: Ordering,
    build: CastFloat<'ctx>,
) -> Built<'ctx> {
    let value = this.float(op, op.operand(0))?;
    let [from, to] = [op.operand(0), op.result(0)].map(|value| op.ty(value).bit_width());
    if to.cmp(&from) != width {
        return Err(untranslated(op, op.result(0)));
    }
    let BasicTypeEnum::FloatType(ty) = result_type(this, op)? else {
        return Err(untranslated(op, op.result(0)));
    };
    Ok(Some(check(op, build(&this.shared.builder, value, ty, ""))?.into()))
}

type ToFloat<'ctx> =
    fn(&Builder<'ctx>, IntValue<'ctx>, FloatType<'ctx>, &str) -> Result<FloatValue<'ctx>, BuilderError>;

fn to_float<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>, build: ToFloat<'ctx>) -> Built<'ctx> {
    let value = this.int(op, op.operand(0))?;
    let BasicTypeEnum::FloatType(ty) = result_type(this, op)? else {
        return Err(untranslated(op, op.result(0)));
    };
    Ok(Some(check(op, build(&this.shared.builder, value, ty, ""))?.into()))
}

type ToInteger<'ctx> =
    fn(&Builder<'ctx>, FloatValue<'ctx>, IntType<'ctx>, &str) -> Result<IntValue<'ctx>, BuilderError>;

fn to_integer<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>, build: ToInteger<'ctx>) -> Built<'ctx> {
    let value = this.float(op, op.operand(0))?;
    let BasicTypeEnum::IntType(ty) = result_type(this, op)? else {
        return Err(untranslated(op, op.result(0)));
    };
    Ok(Some(check(op, build(&this.shared.builder, value, ty, ""))?.into()))
}

fn fcmp<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::FCmpOp<'_>) -> Built<'ctx> {
    let predicate = match op.predicate() {
        FCmpPredicate::False => FloatPredicate::PredicateFalse,
        FCmpPredicate::Oeq => FloatPredicate::OEQ,
        FCmpPredicate::Ogt => FloatPredicate::OGT,
        FCmpPredicate::Oge => FloatPredicate::OGE,
        FCmpPredicate::Olt => FloatPredicate::OLT,
        FCmpPredicate::Ole => FloatPredicate::OLE,
        FCmpPredicate::One => FloatPredicate::ONE,
        FCmpPredicate::Ord => FloatPredicate::ORD,
        FCmpPredicate::Ueq => FloatPredicate::UEQ,
        FCmpPredicate::Ugt => FloatPredicate::UGT,
        FCmpPredicate::Uge => FloatPredicate::UGE,
        FCmpPredicate::Ult => FloatPredicate::ULT,
        FCmpPredicate::Ule => FloatPredicate::ULE,
        FCmpPredicate::Une => FloatPredicate::UNE,
        FCmpPredicate::Uno => FloatPredicate::UNO,
        FCmpPredicate::True => FloatPredicate::PredicateTrue,
    };
    let x = this.float(*op, op.lhs())?;
    let y = this.float(*op, op.rhs())?;
    let value = check(*op, this.shared.builder.build_float_compare(predicate, x, y, ""))?;
    fast_math(*op, value.as_instruction_value(), op.fastmath_flags())?;
    Ok(Some(value.into()))
}

fn icmp<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::ICmpOp<'_>) -> Built<'ctx> {
    let predicate = match op.predicate() {
        ICmpPredicate::Eq => IntPredicate::EQ,
        ICmpPredicate::Ne => IntPredicate::NE,
        ICmpPredicate::Slt => IntPredicate::SLT,
        ICmpPredicate::Sle => IntPredicate::SLE,
        ICmpPredicate::Sgt => IntPredicate::SGT,
        ICmpPredicate::Sge => IntPredicate::SGE,
        ICmpPredicate::Ult => IntPredicate::ULT,
        ICmpPredicate::Ule => IntPredicate::ULE,
        ICmpPredicate::Ugt => IntPredicate::UGT,
        ICmpPredicate::Uge => IntPredicate::UGE,
    };
    let builder = &this.shared.builder;
    let value = match (this.value(*op, op.lhs())?, this.value(*op, op.rhs())?) {
        (BasicValueEnum::IntValue(x), BasicValueEnum::IntValue(y)) => {
            builder.build_int_compare(predicate, x, y, "")
        }
        (BasicValueEnum::PointerValue(x), BasicValueEnum::PointerValue(y)) => {
            builder.build_int_compare(predicate, x, y, "")
        }
        _ => return Err(untranslated(*op, op.lhs())),
    };
    Ok(Some(check(*op, value)?.into()))
}

fn select<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::SelectOp<'_>) -> Built<'ctx> {
    let condition = this.int(*op, op.condition())?;
    let yes = this.value(*op, op.true_value())?;
    let no = this.value(*op, op.false_value())?;
    let value = check(*op, this.shared.builder.build_select(condition, yes, no, ""))?;
    fast_math(*op, value.as_instruction_value(), op.fastmath_flags())?;
    Ok(Some(value))
}

fn ptrtoint<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::PtrToIntOp<'_>) -> Built<'ctx> {
    let from = this.pointer(*op, op.arg())?;
    let to = result_type(this, *op)?.into_int_type();
    Ok(Some(check(*op, this.shared.builder.build_ptr_to_int(from, to, ""))?.into()))
}

fn inttoptr<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::IntToPtrOp<'_>) -> Built<'ctx> {
    let from = this.int(*op, op.arg())?;
    let to = result_type(this, *op)?.into_pointer_type();
    Ok(Some(check(*op, this.shared.builder.build_int_to_ptr(from, to, ""))?.into()))
}

/// An index into an aggregate; the verifier has checked that it is in bounds.
fn index(op: OpRef<'_>, index: i64) -> Result<u32, Diag> {
    u32::try_from(index).map_err(|_| op.error("has a position that is too large for LLVM IR"))
}

fn aggregate<'ctx>(op: OpRef<'_>, value: BasicValueEnum<'ctx>) -> Result<AggregateValueEnum<'ctx>, Diag> {
    match value {
        BasicValueEnum::ArrayValue(value) => Ok(value.into()),
        BasicValueEnum::StructValue(value) => Ok(value.into()),
        _ => Err(op.error("requires an array or a structure")),
    }
}

fn extractvalue<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::ExtractValueOp<'_>) -> Built<'ctx> {
    if let Some(value) = aggregates::inserted(op) {
        return this.value(*op, value).map(Some);
    }
    let mut value = this.value(*op, op.container())?;
    for position in op.position() {
        let container = aggregate(*op, value)?;
        let position = index(*op, position)?;
        value = check(*op, this.shared.builder.build_extract_value(container, position, ""))?;
    }
    Ok(Some(value))
}

/// inkwell inserts at one level, so the containers on the way are split and rebuilt.
fn insertvalue<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::InsertValueOp<'_>) -> Built<'ctx> {
    if !this.is_needed(op.result(0)) {
        return Ok(None);
    }
    let builder = &this.shared.builder;
    let positions = op.position();
    let mut containers = Vec::with_capacity(positions.len());
    let mut outer = this.value(*op, op.container())?;
    for (depth, &position) in positions.iter().enumerate() {
        let container = aggregate(*op, outer)?;
        let position = index(*op, position)?;
        containers.push((container, position));
        if depth + 1 < positions.len() {
            outer = check(*op, builder.build_extract_value(container, position, ""))?;
        }
    }
    let mut value = this.value(*op, op.value())?;
    for (container, position) in containers.into_iter().rev() {
        let inserted = check(*op, builder.build_insert_value(container, value, position, ""))?;
        value = inserted.as_basic_value_enum();
    }
    Ok(Some(value))
}

fn constant<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::ConstantOp<'_>) -> Built<'ctx> {
    let ty = op.ty(op.res()).id();
    constants::constant(&this.shared.types, op.value(), ty).map(Some).map_err(|m| op.error(m))
}

fn undef<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::UndefOp<'_>) -> Built<'ctx> {
    Ok(Some(constants::undef(result_type(this, *op)?)))
}

fn poison<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::PoisonOp<'_>) -> Built<'ctx> {
    Ok(Some(constants::poison(result_type(this, *op)?)))
}

fn zero<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::ZeroOp<'_>) -> Built<'ctx> {
    Ok(Some(result_type(this, *op)?.const_zero()))
}

fn addressof<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::AddressOfOp<'_>) -> Built<'ctx> {
    let name = op.global_name();
    let module = &this.shared.module;
    if let Some(global) = module.get_global(name) {
        return Ok(Some(global.as_pointer_value().into()));
    }
    match module.get_function(name) {
        Some(function) => Ok(Some(function.as_global_value().as_pointer_value().into())),
        None => Err(op.error(format_args!("refers to '{name}', which is not declared"))),
    }
}
