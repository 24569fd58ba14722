//! Reading LLVM's instructions.

use inkwell::values::{
    AnyValueEnum, BasicValue as _, BasicValueEnum, BasicValueUse, CallSiteValue, FunctionValue,
    InstructionOpcode, InstructionValue,
};

/// The bytes of a line of memory, on x86-64 and on most AArch64 processors.
pub(super) const LINE: u64 = 64;

/// The instructions of a function.
pub(super) fn instructions<'ctx>(
    function: FunctionValue<'ctx>,
) -> impl Iterator<Item = InstructionValue<'ctx>> {
    function.get_basic_block_iter().flat_map(|block| block.get_instructions())
}

/// The function that a call calls, if it is known.
pub(super) fn callee(at: InstructionValue<'_>) -> Option<FunctionValue<'_>> {
    let call = Some(at).filter(|at| at.get_opcode() == InstructionOpcode::Call)?;
    CallSiteValue::try_from(call).ok()?.get_called_fn_value()
}

/// The instructions that use a function.
pub(super) fn users<'ctx>(function: FunctionValue<'ctx>) -> impl Iterator<Item = InstructionValue<'ctx>> {
    users_from(function.as_global_value().as_pointer_value().get_first_use())
}

/// The instructions that use the result of another.
pub(super) fn users_of_result<'ctx>(
    at: InstructionValue<'ctx>,
) -> impl Iterator<Item = InstructionValue<'ctx>> {
    users_from(at.get_first_use())
}

fn users_from<'ctx>(first: Option<BasicValueUse<'ctx>>) -> impl Iterator<Item = InstructionValue<'ctx>> {
    std::iter::successors(first, |at| at.get_next_use()).filter_map(|at| match at.get_user() {
        AnyValueEnum::InstructionValue(user) => Some(user),
        AnyValueEnum::PointerValue(user) => user.as_instruction(),
        AnyValueEnum::IntValue(user) => user.as_instruction(),
        AnyValueEnum::FloatValue(user) => user.as_instruction(),
        AnyValueEnum::VectorValue(user) => user.as_instruction(),
        _ => None,
    })
}

/// An operand that is a value.
pub(super) fn operand(at: InstructionValue<'_>, index: u32) -> Option<BasicValueEnum<'_>> {
    at.get_operand(index)?.value()
}

/// An operand that is a constant number.
pub(super) fn constant(at: InstructionValue<'_>, index: u32) -> Option<u64> {
    operand(at, index).filter(|value| value.is_int_value())?.into_int_value().get_zero_extended_constant()
}
