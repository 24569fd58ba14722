//! One instruction for each operation.

use dialects::llvm::types::LlvmType;
use inkwell::IntPredicate;
use inkwell::builder::BuilderError;
use inkwell::llvm_sys::core::LLVMBuildGEPWithNoWrapFlags;
use inkwell::llvm_sys::prelude::LLVMValueRef;
use inkwell::types::{AsTypeRef, BasicTypeEnum};
use inkwell::values::{
    AggregateValueEnum, AsValueRef, BasicMetadataValueEnum, BasicValue, BasicValueEnum, CallSiteValue,
    FloatValue, IntValue, PointerValue,
};
use mlir::{AttrRef, Context, Diag, OpName, OpRef, Type, Value};
use rustc_hash::FxHashMap;

use super::function::{FunctionTranslator, callee};
use super::{constants, required};

type Function<'t, 'a, 'ctx> = FunctionTranslator<'t, 'a, 'ctx>;
type Built<'ctx> = Result<Option<BasicValueEnum<'ctx>>, Diag>;

/// Builds the instruction of one operation; gives its result, if it has one.
pub(super) type Handler = for<'x, 't, 'a, 'ctx> fn(&'x mut Function<'t, 'a, 'ctx>, OpRef<'_>) -> Built<'ctx>;

/// The handler of each operation, found by its interned name.
pub(super) type Handlers = FxHashMap<OpName, Handler>;

pub(super) fn handlers(cx: &Context) -> Handlers {
    let table: &[(&str, Handler)] = &[
        ("llvm.add", integer),
        ("llvm.sub", integer),
        ("llvm.mul", integer),
        ("llvm.sdiv", integer),
        ("llvm.srem", integer),
        ("llvm.fadd", float),
        ("llvm.fsub", float),
        ("llvm.fmul", float),
        ("llvm.fdiv", float),
        ("llvm.icmp", icmp),
        ("llvm.select", select),
        ("llvm.alloca", alloca),
        ("llvm.getelementptr", gep),
        ("llvm.load", load),
        ("llvm.store", store),
        ("llvm.ptrtoint", ptrtoint),
        ("llvm.inttoptr", inttoptr),
        ("llvm.extractvalue", extractvalue),
        ("llvm.insertvalue", insertvalue),
        ("llvm.br", br),
        ("llvm.cond_br", cond_br),
        ("llvm.return", ret),
        ("llvm.unreachable", unreachable),
        ("llvm.call", call),
        ("llvm.mlir.constant", constant),
        ("llvm.mlir.undef", undef),
        ("llvm.mlir.poison", poison),
        ("llvm.mlir.zero", zero),
        ("llvm.mlir.addressof", addressof),
    ];
    table.iter().map(|&(name, handler)| (cx.op_name(name), handler)).collect()
}

/// Turns what inkwell reports into a diagnostic at the operation.
fn check<T>(op: OpRef<'_>, built: Result<T, BuilderError>) -> Result<T, Diag> {
    built.map_err(|e| op.error(format_args!("cannot be built: {e}")))
}

fn int<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>, index: usize) -> Result<IntValue<'ctx>, Diag> {
    match this.operand(op, index)? {
        BasicValueEnum::IntValue(value) => Ok(value),
        _ => Err(op.error(format_args!("operand #{index} must be an integer"))),
    }
}

fn pointer<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    index: usize,
) -> Result<PointerValue<'ctx>, Diag> {
    match this.operand(op, index)? {
        BasicValueEnum::PointerValue(value) => Ok(value),
        _ => Err(op.error(format_args!("operand #{index} must be a pointer"))),
    }
}

fn number<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    index: usize,
) -> Result<FloatValue<'ctx>, Diag> {
    match this.operand(op, index)? {
        BasicValueEnum::FloatValue(value) => Ok(value),
        _ => Err(op.error(format_args!("operand #{index} must be a floating-point number"))),
    }
}

fn result_type<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Result<BasicTypeEnum<'ctx>, Diag> {
    this.shared.types.basic(result(op)?).map_err(|m| op.error(m))
}

fn result(op: OpRef<'_>) -> Result<Type, Diag> {
    op.result_types().next().ok_or_else(|| op.error("requires one result"))
}

fn type_attr(op: OpRef<'_>, name: &str) -> Result<Type, Diag> {
    required(op, name)?.as_type().ok_or_else(|| op.error(format_args!("requires a type in '{name}'")))
}

fn integer<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let (a, b) = (int(this, op, 0)?, int(this, op, 1)?);
    let flags = op.attr("overflowFlags").and_then(AttrRef::as_enum).unwrap_or(0);
    let (nsw, nuw) = (flags & 1 != 0, flags & 2 != 0);
    let builder = &this.shared.builder;
    let value = match op.name() {
        "llvm.add" if nsw => builder.build_int_nsw_add(a, b, ""),
        "llvm.add" if nuw => builder.build_int_nuw_add(a, b, ""),
        "llvm.add" => builder.build_int_add(a, b, ""),
        "llvm.sub" if nsw => builder.build_int_nsw_sub(a, b, ""),
        "llvm.sub" if nuw => builder.build_int_nuw_sub(a, b, ""),
        "llvm.sub" => builder.build_int_sub(a, b, ""),
        "llvm.mul" if nsw => builder.build_int_nsw_mul(a, b, ""),
        "llvm.mul" if nuw => builder.build_int_nuw_mul(a, b, ""),
        "llvm.mul" => builder.build_int_mul(a, b, ""),
        "llvm.sdiv" => builder.build_int_signed_div(a, b, ""),
        _ => builder.build_int_signed_rem(a, b, ""),
    };
    Ok(Some(check(op, value)?.into()))
}

fn float<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let (a, b) = (number(this, op, 0)?, number(this, op, 1)?);
    let builder = &this.shared.builder;
    let value = match op.name() {
        "llvm.fadd" => builder.build_float_add(a, b, ""),
        "llvm.fsub" => builder.build_float_sub(a, b, ""),
        "llvm.fmul" => builder.build_float_mul(a, b, ""),
        _ => builder.build_float_div(a, b, ""),
    };
    let value = check(op, value)?;
    let flags = op.attr("fastmathFlags").and_then(AttrRef::as_enum).unwrap_or(0);
    if let (Some(instruction), true) = (value.as_instruction_value(), flags != 0) {
        instruction.set_fast_math_flags(llvm_fast_math(flags)).map_err(|e| op.error(e))?;
    }
    Ok(Some(value.into()))
}

/// The dialect's bits (nnan, ninf, nsz, arcp, contract, afn, reassoc) as those of the C interface.
fn llvm_fast_math(flags: i64) -> inkwell::values::FastMathFlags {
    use inkwell::values::FastMathFlags as F;
    let all = [
        F::NoNaNs,
        F::NoInfs,
        F::NoSignedZeros,
        F::AllowReciprocal,
        F::AllowContract,
        F::ApproxFunc,
        F::AllowReassoc,
    ];
    all.into_iter().enumerate().filter(|(bit, _)| flags >> bit & 1 == 1).map(|(_, f)| f).collect()
}

fn icmp<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let predicate = match required(op, "predicate")?.as_enum() {
        Some(0) => IntPredicate::EQ,
        Some(1) => IntPredicate::NE,
        Some(2) => IntPredicate::SLT,
        Some(3) => IntPredicate::SLE,
        Some(4) => IntPredicate::SGT,
        Some(5) => IntPredicate::SGE,
        Some(6) => IntPredicate::ULT,
        Some(7) => IntPredicate::ULE,
        Some(8) => IntPredicate::UGT,
        Some(9) => IntPredicate::UGE,
        _ => return Err(op.error("has a predicate that is not known")),
    };
    let builder = &this.shared.builder;
    let value = match (this.operand(op, 0)?, this.operand(op, 1)?) {
        (BasicValueEnum::IntValue(a), BasicValueEnum::IntValue(b)) => {
            builder.build_int_compare(predicate, a, b, "")
        }
        (BasicValueEnum::PointerValue(a), BasicValueEnum::PointerValue(b)) => {
            builder.build_int_compare(predicate, a, b, "")
        }
        _ => return Err(op.error("compares values that are neither integers nor pointers")),
    };
    Ok(Some(check(op, value)?.into()))
}

fn select<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let condition = int(this, op, 0)?;
    let (a, b) = (this.operand(op, 1)?, this.operand(op, 2)?);
    check(op, this.shared.builder.build_select(condition, a, b, "")).map(Some)
}

fn alloca<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let size = int(this, op, 0)?;
    let ty = this.shared.types.basic(type_attr(op, "elem_type")?).map_err(|m| op.error(m))?;
    let value = check(op, this.shared.builder.build_array_alloca(ty, size, ""))?;
    align(op, value.as_instruction_value())?;
    Ok(Some(value.into()))
}

fn align(op: OpRef<'_>, instruction: Option<inkwell::values::InstructionValue<'_>>) -> Result<(), Diag> {
    let (Some(instruction), Some(bytes)) = (instruction, op.attr("alignment").and_then(AttrRef::as_int))
    else {
        return Ok(());
    };
    let bytes = u32::try_from(bytes).map_err(|_| op.error("alignment is too large"))?;
    instruction.set_alignment(bytes).map_err(|e| op.error(e))
}

/// The index in `rawConstantIndices` that says that the next operand is the index.
const DYNAMIC_INDEX: i32 = i32::MIN;

#[allow(unsafe_code, reason = "inkwell has no builder for address arithmetic with all no-wrap flags")]
fn gep<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let base = pointer(this, op, 0)?;
    let element = this.shared.types.basic(type_attr(op, "elem_type")?).map_err(|m| op.error(m))?;
    let raw = required(op, "rawConstantIndices")?.as_i32_array();
    let raw = raw.ok_or_else(|| op.error("requires an array of i32 in 'rawConstantIndices'"))?;
    let mut dynamic = 1..op.num_operands();
    let i32_type = this.shared.types.llvm.i32_type();
    let mut indices: Vec<LLVMValueRef> = Vec::with_capacity(raw.len());
    for index in raw {
        indices.push(match (index, index == DYNAMIC_INDEX) {
            (_, true) => {
                let next = dynamic.next().ok_or_else(|| op.error("has too few dynamic indices"))?;
                int(this, op, next)?.as_value_ref()
            }
            (constant, false) => i32_type.const_int(constant as u64, true).as_value_ref(),
        });
    }
    let flags = op.attr("noWrapFlags").and_then(AttrRef::as_enum).unwrap_or(0) as u32;
    // SAFETY: builder, type, pointer and indices are live values of one context; the builder is positioned in a
    // block; the index list is as long as stated and is copied; the name is an empty C string.
    let value = unsafe {
        let value = LLVMBuildGEPWithNoWrapFlags(
            this.shared.builder.as_mut_ptr(),
            element.as_type_ref(),
            base.as_value_ref(),
            indices.as_mut_ptr(),
            indices.len() as u32,
            c"".as_ptr(),
            flags,
        );
        PointerValue::new(value)
    };
    Ok(Some(value.into()))
}

fn load<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let (ty, address) = (result_type(this, op)?, pointer(this, op, 0)?);
    let value = check(op, this.shared.builder.build_load(ty, address, ""))?;
    memory_flags(op, value.as_instruction_value())?;
    Ok(Some(value))
}

fn store<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let (value, address) = (this.operand(op, 0)?, pointer(this, op, 1)?);
    let instruction = check(op, this.shared.builder.build_store(address, value))?;
    memory_flags(op, Some(instruction))?;
    Ok(None)
}

fn memory_flags(
    op: OpRef<'_>,
    instruction: Option<inkwell::values::InstructionValue<'_>>,
) -> Result<(), Diag> {
    if let (Some(instruction), true) = (instruction, op.attr("volatile_").is_some()) {
        instruction.set_volatile(true).map_err(|e| op.error(e))?;
    }
    align(op, instruction)
}

fn ptrtoint<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let BasicTypeEnum::IntType(ty) = result_type(this, op)? else {
        return Err(op.error("must give an integer"));
    };
    let value = this.shared.builder.build_ptr_to_int(pointer(this, op, 0)?, ty, "");
    Ok(Some(check(op, value)?.into()))
}

fn inttoptr<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let BasicTypeEnum::PointerType(ty) = result_type(this, op)? else {
        return Err(op.error("must give a pointer"));
    };
    let value = this.shared.builder.build_int_to_ptr(int(this, op, 0)?, ty, "");
    Ok(Some(check(op, value)?.into()))
}

fn position(op: OpRef<'_>) -> Result<Vec<u32>, Diag> {
    let position = required(op, "position")?.as_i64_array().unwrap_or_default();
    let position: Option<Vec<u32>> = position.iter().map(|&i| u32::try_from(i).ok()).collect();
    position.filter(|p| !p.is_empty()).ok_or_else(|| op.error("requires a position"))
}

fn aggregate<'ctx>(op: OpRef<'_>, value: BasicValueEnum<'ctx>) -> Result<AggregateValueEnum<'ctx>, Diag> {
    match value {
        BasicValueEnum::ArrayValue(value) => Ok(value.into()),
        BasicValueEnum::StructValue(value) => Ok(value.into()),
        _ => Err(op.error("requires an array or a structure")),
    }
}

fn extractvalue<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let mut value = this.operand(op, 0)?;
    for index in position(op)? {
        value = check(op, this.shared.builder.build_extract_value(aggregate(op, value)?, index, ""))?;
    }
    Ok(Some(value))
}

fn insertvalue<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    // The C interface inserts one level at a time: take the inner aggregates out, then put them back changed.
    let position = position(op)?;
    let (&last, path) = position.split_last().ok_or_else(|| op.error("requires a position"))?;
    let builder = &this.shared.builder;
    let mut around = vec![aggregate(op, this.operand(op, 0)?)?];
    for &index in path {
        let outer = around[around.len() - 1];
        around.push(aggregate(op, check(op, builder.build_extract_value(outer, index, ""))?)?);
    }
    let mut value = this.operand(op, 1)?;
    for (outer, &index) in around.into_iter().rev().zip(std::iter::once(&last).chain(path.iter().rev())) {
        let changed = check(op, builder.build_insert_value(outer, value, index, ""))?;
        value = match changed {
            AggregateValueEnum::ArrayValue(value) => value.into(),
            AggregateValueEnum::StructValue(value) => value.into(),
        };
    }
    Ok(Some(value))
}

fn br<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let target = op.successors().next().ok_or_else(|| op.error("requires a successor"))?;
    let values: Vec<Value> = op.operands().collect();
    this.pass(op, target, &values)?;
    check(op, this.shared.builder.build_unconditional_branch(this.block(target)))?;
    Ok(None)
}

fn cond_br<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let mut targets = op.successors();
    let (Some(yes), Some(no)) = (targets.next(), targets.next()) else {
        return Err(op.error("requires two successors"));
    };
    let condition = int(this, op, 0)?;
    for (group, target) in [(1, yes), (2, no)] {
        let values: Vec<Value> = op.operands_of(group).collect();
        this.pass(op, target, &values)?;
    }
    check(op, this.shared.builder.build_conditional_branch(condition, this.block(yes), this.block(no)))?;
    Ok(None)
}

fn ret<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let value = match op.num_operands() {
        0 => None,
        _ => Some(this.operand(op, 0)?),
    };
    let value = value.as_ref().map(|v| v as &dyn inkwell::values::BasicValue<'_>);
    check(op, this.shared.builder.build_return(value))?;
    Ok(None)
}

fn unreachable<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    check(op, this.shared.builder.build_unreachable())?;
    Ok(None)
}

fn call<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let named = callee(this, op)?;
    let skip = usize::from(named.is_none());
    let mut args: Vec<BasicMetadataValueEnum<'ctx>> = Vec::with_capacity(op.num_operands());
    for value in op.operands().skip(skip) {
        args.push(this.value(op, value)?.into());
    }
    let builder = &this.shared.builder;
    let site: CallSiteValue<'ctx> = match named {
        Some(function) => check(op, builder.build_direct_call(function, &args, ""))?,
        None => {
            let ty = this.shared.types.function(indirect_type(op)?).map_err(|m| op.error(m))?;
            check(op, builder.build_indirect_call(ty, pointer(this, op, 0)?, &args, ""))?
        }
    };
    site.set_call_convention(op.attr("CConv").and_then(AttrRef::as_enum).unwrap_or(0) as u32);
    Ok(site.try_as_basic_value().basic())
}

/// The type of the function behind a pointer: given for a variadic one, else what operands and result say.
fn indirect_type(op: OpRef<'_>) -> Result<Type, Diag> {
    if let Some(ty) = op.attr("var_callee_type").and_then(AttrRef::as_type) {
        return Ok(ty);
    }
    let params: Vec<Type> = op.operand_types().skip(1).collect();
    let void = op.cx().dialect_ty(LlvmType::Void);
    let result = op.result_types().next().unwrap_or(void);
    Ok(op.cx().dialect_ty(LlvmType::Function { result, params: params.into(), variadic: false }))
}

fn constant<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let value = required(op, "value")?;
    constants::constant(&this.shared.types, value, result(op)?).map(Some).map_err(|m| op.error(m))
}

fn undef<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    constants::undef(&this.shared.types, result(op)?).map(Some).map_err(|m| op.error(m))
}

fn poison<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    constants::poison(&this.shared.types, result(op)?).map(Some).map_err(|m| op.error(m))
}

fn zero<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    Ok(Some(result_type(this, op)?.const_zero()))
}

fn addressof<'ctx>(this: &mut Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let name = required(op, "global_name")?.as_flat_symbol().unwrap_or_default();
    let module = &this.shared.module;
    if let Some(global) = module.get_global(name) {
        return Ok(Some(global.as_pointer_value().into()));
    }
    match module.get_function(name) {
        Some(function) => Ok(Some(function.as_global_value().as_pointer_value().into())),
        None => Err(op.error(format_args!("refers to '{name}', which is not declared"))),
    }
}
