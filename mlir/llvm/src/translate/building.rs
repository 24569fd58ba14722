//! Code that the translations of operations share: errors of LLVM's builder as diagnostics, and flags.

use dialects::llvm::FastmathFlags;
use inkwell::builder::BuilderError;
use inkwell::values::{FastMathFlags, InstructionValue, InstructionValueError};
use mlir::{Diag, OpRef};

/// Turns an error of inkwell's into a diagnostic at the operation.
///
/// # Errors
/// The error of inkwell's.
pub fn check<T>(op: OpRef<'_>, built: Result<T, BuilderError>) -> Result<T, Diag> {
    built.map_err(|e| op.error(format_args!("cannot be built: {e}")))
}

/// The same for flags of an instruction.
pub(super) fn check_flag(op: OpRef<'_>, set: Result<(), InstructionValueError>) -> Result<(), Diag> {
    set.map_err(|e| op.error(format_args!("cannot be built: {e}")))
}

/// Refuses attributes whose omission would change the meaning of a program.
pub(super) fn refuse(op: OpRef<'_>, attributes: &[&str]) -> Result<(), Diag> {
    match attributes.iter().find(|&&name| op.attr(name).is_some()) {
        None => Ok(()),
        Some(name) => Err(op.error(format_args!("has no translation to LLVM IR with '{name}'"))),
    }
}

/// A number that LLVM accepts as an alignment in bytes.
pub(super) fn alignment(op: OpRef<'_>, bytes: i64) -> Result<u32, Diag> {
    let fits = u32::try_from(bytes).ok().filter(|bytes| bytes.is_power_of_two());
    fits.ok_or_else(|| {
        op.error(format_args!("has alignment {bytes}, which is not a power of two below 2^32"))
    })
}

/// Sets the dialect's flags, if there are any and there is an instruction to carry them.
pub(super) fn fast_math(
    op: OpRef<'_>,
    instruction: Option<InstructionValue<'_>>,
    flags: FastmathFlags,
) -> Result<(), Diag> {
    let Some(instruction) = instruction.filter(|_| flags.value() != 0) else { return Ok(()) };
    // By the dialect's bits: nnan, ninf, nsz, arcp, contract, afn, reassoc.
    let all = [
        FastMathFlags::NoNaNs,
        FastMathFlags::NoInfs,
        FastMathFlags::NoSignedZeros,
        FastMathFlags::AllowReciprocal,
        FastMathFlags::AllowContract,
        FastMathFlags::ApproxFunc,
        FastMathFlags::AllowReassoc,
    ];
    let given = all.into_iter().enumerate().filter(|(bit, _)| flags.value() >> bit & 1 == 1);
    check_flag(op, instruction.set_fast_math_flags(given.map(|(_, flag)| flag).collect()))
}
