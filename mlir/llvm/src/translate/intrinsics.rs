//! Operations that are calls of LLVM's own functions: those that the inliner adds around inlined code, and functions of
//! numbers.

use dialects::llvm::{self, FastmathFlags};
use inkwell::intrinsics::Intrinsic;
use inkwell::types::BasicTypeEnum;
use inkwell::values::{BasicMetadataValueEnum, BasicValue as _, BasicValueEnum};
use mlir::OpRef;

use super::building::{check, fast_math};
use super::function::{Built, Function};

/// Calls LLVM's function of the operation's name for these types: `llvm.intr.memcpy` is `llvm.memcpy`.
fn call<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    types: &[BasicTypeEnum<'ctx>],
    args: &[BasicValueEnum<'ctx>],
) -> Built<'ctx> {
    let name = op.name().replacen("intr.", "", 1);
    let declared = Intrinsic::find(&name).and_then(|found| found.get_declaration(&this.shared.module, types));
    let Some(function) = declared else { return Err(op.error("has no translation to LLVM IR")) };
    let args: Vec<BasicMetadataValueEnum<'ctx>> = args.iter().map(|&arg| arg.into()).collect();
    let site = check(op, this.shared.builder.build_direct_call(function, &args, ""))?;
    Ok(site.try_as_basic_value().basic())
}

/// Like [`call`], with the only operand.
pub(super) fn on_pointer<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let pointer = this.pointer(op, op.operand(0))?;
    call(this, op, &[pointer.get_type().into()], &[pointer.into()])
}

/// Like [`call`], with floats of one type.
pub(super) fn of_floats<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    flags: FastmathFlags,
) -> Built<'ctx> {
    let args = op.operands().map(|operand| this.float(op, operand).map(Into::into));
    let args: Vec<BasicValueEnum<'_>> = args.collect::<Result<_, _>>()?;
    let value = call(this, op, &[args[0].get_type()], &args)?;
    fast_math(op, value.and_then(|value| value.as_instruction_value()), flags)?;
    Ok(value)
}

/// Like [`call`], with integers of one type.
pub(super) fn of_integers<'ctx>(this: &Function<'_, '_, 'ctx>, op: OpRef<'_>) -> Built<'ctx> {
    let args = op.operands().map(|operand| this.int(op, operand).map(Into::into));
    let args: Vec<BasicValueEnum<'_>> = args.collect::<Result<_, _>>()?;
    call(this, op, &[args[0].get_type()], &args)
}

/// Like [`call`], with an integer and whether there is no result for one of its values.
pub(super) fn of_integer_and_flag<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    flag: bool,
) -> Built<'ctx> {
    let x = this.int(op, op.operand(0))?;
    let flag = this.shared.types.llvm.bool_type().const_int(u64::from(flag), false);
    call(this, op, &[x.get_type().into()], &[x.into(), flag.into()])
}

pub(super) fn integer_power<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::PowIOp<'_>) -> Built<'ctx> {
    let x = this.float(*op, op.val())?;
    let power = this.int(*op, op.power())?;
    let value = call(this, *op, &[x.get_type().into(), power.get_type().into()], &[x.into(), power.into()])?;
    fast_math(*op, value.and_then(|value| value.as_instruction_value()), op.fastmath_flags())?;
    Ok(value)
}

pub(super) fn is_of_class<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::IsFPClass<'_>) -> Built<'ctx> {
    let x = this.float(*op, op.in_())?;
    let classes = this.shared.types.llvm.i32_type().const_int(op.bit() as u64, false);
    call(this, *op, &[x.get_type().into()], &[x.into(), classes.into()])
}

pub(super) fn stack_save<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::StackSaveOp<'_>) -> Built<'ctx> {
    let ty = this.shared.types.sized(op.ty(op.res()).id()).map_err(|m| op.error(m))?;
    call(this, *op, &[ty], &[])
}

pub(super) fn memcpy<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::MemcpyOp<'_>) -> Built<'ctx> {
    let to = this.pointer(*op, op.dst())?;
    let from = this.pointer(*op, op.src())?;
    let len = this.int(*op, op.len())?;
    let volatile = this.shared.types.llvm.bool_type().const_int(u64::from(op.is_volatile()), false);
    let types = [to.get_type().into(), from.get_type().into(), len.get_type().into()];
    call(this, *op, &types, &[to.into(), from.into(), len.into(), volatile.into()])
}
