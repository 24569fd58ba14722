//! Branches, returns and calls.

use dialects::llvm::types::LlvmType;
use dialects::llvm::{self, TailCallKind};
use inkwell::values::{
    BasicMetadataValueEnum, BasicValue, CallSiteValue, InstructionValue, LLVMTailCallKind,
};
use mlir::{Block, Diag, OpRef, Type, Value};
use rustc_hash::FxHashMap;

use super::building::{check, check_flag, fast_math, refuse};
use super::function::{Built, Function};

pub(super) fn br<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::BrOp<'_>) -> Built<'ctx> {
    this.pass(*op, op.dest(), op.dest_operands())?;
    check(*op, this.shared.builder.build_unconditional_branch(this.block(op.dest())))?;
    Ok(None)
}

pub(super) fn cond_br<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::CondBrOp<'_>) -> Built<'ctx> {
    let builder = &this.shared.builder;
    let condition = this.int(*op, op.condition())?;
    let yes = this.block(op.true_dest());
    let mut no = this.block(op.false_dest());
    this.pass(*op, op.true_dest(), op.true_dest_operands())?;
    let same = op.true_dest_operands().eq(op.false_dest_operands());
    match builder.get_insert_block() {
        // A phi has one value for each predecessor: the other values go through an extra block.
        Some(here) if op.true_dest() == op.false_dest() && !same => {
            no = this.shared.types.llvm.insert_basic_block_after(here, "");
            builder.position_at_end(no);
            this.pass(*op, op.false_dest(), op.false_dest_operands())?;
            check(*op, builder.build_unconditional_branch(yes))?;
            builder.position_at_end(here);
        }
        _ => this.pass(*op, op.false_dest(), op.false_dest_operands())?,
    }
    let branch = check(*op, builder.build_conditional_branch(condition, yes, no))?;
    branch_weights(this, *op, op.branch_weights(), branch)?;
    Ok(None)
}

pub(super) fn switch<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::SwitchOp<'_>) -> Built<'ctx> {
    let builder = &this.shared.builder;
    let value = this.int(*op, op.value())?;
    let numbers: Vec<i64> = match op.case_values().map(mlir::AttrRef::dense_integers) {
        None => Vec::new(),
        Some(Some(numbers)) => numbers.take(op.case_destinations().count()).collect(),
        Some(None) => return Err(op.error("has no translation to LLVM IR for cases of more than 64 bits")),
    };
    let to: Vec<Block> = [op.default_destination()].into_iter().chain(op.case_destinations()).collect();
    let passed: Vec<Vec<Value>> = [op.default_operands().collect()]
        .into_iter()
        .chain(op.case_operands().map(Iterator::collect))
        .collect();
    let Some(here) = builder.get_insert_block() else { return Ok(None) };
    let mut targets = Vec::with_capacity(to.len());
    let mut first_to: FxHashMap<Block, &[Value]> = FxHashMap::default();
    for (&block, values) in to.iter().zip(&passed) {
        let is_same = *first_to.entry(block).or_insert(values) == &values[..];
        // A phi has one value for each predecessor: the other values go through an extra block.
        let target = if is_same {
            this.block(block)
        } else {
            let extra = this.shared.types.llvm.insert_basic_block_after(here, "");
            builder.position_at_end(extra);
            extra
        };
        this.pass(*op, block, values.iter().copied())?;
        if !is_same {
            check(*op, builder.build_unconditional_branch(this.block(block)))?;
            builder.position_at_end(here);
        }
        targets.push(target);
    }
    let Some((&default, targets)) = targets.split_first() else { return Ok(None) };
    let number = |&number: &i64| value.get_type().const_int(number as u64, true);
    let cases: Vec<_> = numbers.iter().map(number).zip(targets.iter().copied()).collect();
    let branch = check(*op, builder.build_switch(value, default, &cases))?;
    branch_weights(this, *op, op.branch_weights(), branch)?;
    Ok(None)
}

/// `!prof !{!"branch_weights", i32 ..., i32 ...}`
fn branch_weights<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    weights: Option<Vec<i32>>,
    branch: InstructionValue<'ctx>,
) -> Result<(), Diag> {
    let Some(weights) = weights else { return Ok(()) };
    let llvm = this.shared.types.llvm;
    let mut node: Vec<BasicMetadataValueEnum<'ctx>> = vec![llvm.metadata_string("branch_weights").into()];
    for weight in weights {
        node.push(llvm.i32_type().const_int(i64::from(weight) as u64, true).into());
    }
    check_flag(op, branch.set_metadata(llvm.metadata_node(&node), llvm.get_kind_id("prof")))
}

pub(super) fn ret<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::ReturnOp<'_>) -> Built<'ctx> {
    let value = op.arg().map(|arg| this.value(*op, arg)).transpose()?;
    let value = value.as_ref().map(|v| v as &dyn BasicValue<'_>);
    check(*op, this.shared.builder.build_return(value))?;
    Ok(None)
}

pub(super) fn unreachable<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::UnreachableOp<'_>) -> Built<'ctx> {
    check(*op, this.shared.builder.build_unreachable())?;
    Ok(None)
}

pub(super) fn call<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::CallOp<'_>) -> Built<'ctx> {
    refuse(*op, &[llvm::CallOp::OP_BUNDLE_TAGS_ATTR])?;
    let builder = &this.shared.builder;
    // Without a name, the first operand is the callee.
    let mut operands = op.callee_operands();
    let pointer = match op.callee() {
        Some(_) => None,
        None => operands.next().map(|callee| this.pointer(*op, callee)).transpose()?,
    };
    let mut args: Vec<BasicMetadataValueEnum<'ctx>> = Vec::with_capacity(operands.len());
    for value in operands {
        args.push(this.value(*op, value)?.into());
    }
    let site: CallSiteValue<'ctx> = match (op.callee(), pointer) {
        (Some(name), _) => {
            let function = this.shared.module.get_function(name);
            let function =
                function.ok_or_else(|| op.error(format_args!("calls '{name}', which is not declared")))?;
            check(*op, builder.build_direct_call(function, &args, ""))?
        }
        (None, Some(pointer)) => {
            let ty = this.shared.types.function(indirect_type(op)).map_err(|m| op.error(m))?;
            check(*op, builder.build_indirect_call(ty, pointer, &args, ""))?
        }
        (None, None) => return Err(op.error("has nothing to call")),
    };
    site.set_call_convention(op.c_conv().value() as u32);
    site.set_tail_call_kind(match op.tail_call_kind() {
        TailCallKind::None => LLVMTailCallKind::LLVMTailCallKindNone,
        TailCallKind::Tail => LLVMTailCallKind::LLVMTailCallKindTail,
        TailCallKind::MustTail => LLVMTailCallKind::LLVMTailCallKindMustTail,
        TailCallKind::NoTail => LLVMTailCallKind::LLVMTailCallKindNoTail,
    });
    let value = site.try_as_basic_value().basic();
    if value.is_some_and(|v| v.is_float_value()) {
        fast_math(*op, value.and_then(|v| v.as_instruction_value()), op.fastmath_flags())?;
    }
    Ok(value)
}

/// The type of the function behind a pointer: given for a variadic one, else inferred from operands and result.
fn indirect_type(op: llvm::CallOp<'_>) -> Type {
    if let Some(ty) = op.var_callee_type() {
        return ty.id();
    }
    let params: Vec<Type> = op.operand_types().skip(1).collect();
    let result = op.result_types().next().unwrap_or_else(|| llvm::types::void(op.cx()));
    op.cx().dialect_ty(LlvmType::Function { result, params: params.into(), variadic: false })
}
