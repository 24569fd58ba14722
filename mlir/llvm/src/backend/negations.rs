//! Negated sums of products on AArch64.
//!
//! LLVM 22 selects `fnmadd` for a negated `fma`. That instruction computes `-(x * y) - z`: if the sum is 0, the result is
//! 0 and not -0. So here something stands between the two that makes no code and that nothing looks through.

use inkwell::intrinsics::Intrinsic;
use inkwell::module::Module;
use inkwell::values::{BasicValue as _, BasicValueEnum, InstructionOpcode, InstructionValue};

use super::error::Error;
use super::instructions::{operand, users, users_of_result};

/// The functions of LLVM for an `fma`, and for what stands between.
const FMA: &[u8] = b"llvm.fma.";
const FENCE: &str = "llvm.arithmetic.fence";

/// Keeps each negation of a module for AArch64 apart from the sum that it negates.
///
/// # Errors
/// If LLVM cannot build that.
pub(super) fn keep_apart(module: &Module<'_>) -> Result<(), Error> {
    if !module.get_triple().as_str().to_bytes().starts_with(b"aarch64") {
        return Ok(());
    }
    let functions = module.get_functions().filter(|f| f.get_name().to_bytes().starts_with(FMA));
    let sums: Vec<InstructionValue<'_>> = functions.flat_map(users).collect();
    let builder = module.get_context().create_builder();
    for sum in sums {
        let negations: Vec<InstructionValue<'_>> =
            users_of_result(sum).filter(|&user| may_negate(user)).collect();
        for negation in negations {
            for index in (0..negation.get_num_operands()).filter(|&index| is(negation, index, sum)) {
                let Some(value) = operand(negation, index) else { continue };
                let fence =
                    Intrinsic::find(FENCE).and_then(|f| f.get_declaration(module, &[value.get_type()]));
                let fence =
                    fence.ok_or_else(|| Error::Codegen { message: format!("there is no {FENCE}") })?;
                builder.position_before(&negation);
                let call = builder.build_direct_call(fence, &[value.into()], "");
                let call = call.map_err(|cause| Error::Codegen { message: cause.to_string() })?;
                if let Some(apart) = call.try_as_basic_value().basic() {
                    negation.set_operand(index, apart);
                }
            }
        }
    }
    Ok(())
}

/// Whether an operand is the result of an instruction.
fn is(at: InstructionValue<'_>, index: u32, result_of: InstructionValue<'_>) -> bool {
    operand(at, index).and_then(|value| value.as_instruction_value()) == Some(result_of)
}

/// Whether LLVM may read an instruction as a negation: `-x`, or `x` times or divided by a constant, or a constant less `x`.
fn may_negate(at: InstructionValue<'_>) -> bool {
    let has_constant = || (0..at.get_num_operands()).any(|index| operand(at, index).is_some_and(is_constant));
    match at.get_opcode() {
        InstructionOpcode::FNeg => true,
        InstructionOpcode::FMul | InstructionOpcode::FDiv | InstructionOpcode::FSub => has_constant(),
        _ => false,
    }
}

fn is_constant(value: BasicValueEnum<'_>) -> bool {
    match value {
        BasicValueEnum::FloatValue(value) => value.is_const(),
        BasicValueEnum::VectorValue(value) => value.is_const(),
        _ => false,
    }
}
