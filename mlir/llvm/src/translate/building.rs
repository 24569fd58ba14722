//! Code that the translations of operations share: errors as diagnostics, and flags.

use dialects::llvm::{FastmathFlags, IntegerOverflowFlags};
use inkwell::builder::BuilderError;
use inkwell::llvm_sys::LLVMOpcode;
use mlir::{Diag, OpRef};

use super::function::Function;
use super::raw::{NAMELESS, Ty, Value, c, is_instruction};

/// Turns an error of inkwell's into a diagnostic at the operation.
///
/// # Errors
/// The error of inkwell's.
pub fn check<T>(op: OpRef<'_>, built: Result<T, BuilderError>) -> Result<T, Diag> {
    built.map_err(|e| op.error(format_args!("cannot be built: {e}")))
}

/// A number that LLVM accepts as an alignment in bytes.
pub(super) fn alignment(op: OpRef<'_>, bytes: i64) -> Result<u32, Diag> {
    let fits = u32::try_from(bytes).ok().filter(|bytes| bytes.is_power_of_two());
    fits.ok_or_else(|| {
        op.error(format_args!("has alignment {bytes}, which is not a power of two below 2^32"))
    })
}

/// Sets the alignment of a load, a store or another access, if there is one.
pub(super) fn align(op: OpRef<'_>, instruction: Value, bytes: Option<i64>) -> Result<(), Diag> {
    if let Some(bytes) = bytes.filter(|&bytes| bytes != 0) {
        c!(LLVMSetAlignment(instruction, alignment(op, bytes)?));
    }
    Ok(())
}

/// Sets the dialect's flags, if there are any and there is an instruction to carry them.
pub(super) fn fast_math(value: Value, flags: FastmathFlags) -> Value {
    let flags = flags.value() as u32;
    if flags != 0 && is_instruction(value) && c!(LLVMCanValueUseFastMathFlags(value)) != 0 {
        // The dialect's bits: nnan, ninf, nsz, arcp, contract, afn, reassoc. In LLVM's C interface, reassoc is the first.
        c!(LLVMSetFastMathFlags(value, (flags << 1 & 0x7e) | (flags >> 6 & 1)));
    }
    value
}

/// Says of an instruction whether it may wrap.
pub(super) fn wraps(value: Value, flags: IntegerOverflowFlags) -> Value {
    // The builder folds constants: then there is no instruction.
    if is_instruction(value) {
        let has = |flag: IntegerOverflowFlags| i32::from(flags.value() & flag.value() != 0);
        c!(LLVMSetNSW(value, has(IntegerOverflowFlags::NSW)));
        c!(LLVMSetNUW(value, has(IntegerOverflowFlags::NUW)));
    }
    value
}

/// The type of the only result.
pub(super) fn result_type(this: &Function<'_, '_, '_>, op: OpRef<'_>) -> Result<Ty, Diag> {
    this.ty(op, op.ty(op.result(0)).id())
}

/// A conversion of the only operand to the type of the result.
pub(super) fn cast(this: &Function<'_, '_, '_>, op: OpRef<'_>, opcode: LLVMOpcode) -> Result<Value, Diag> {
    let value = this.get(op, op.operand(0))?;
    Ok(c!(LLVMBuildCast(this.raw().builder, opcode, value, result_type(this, op)?, NAMELESS)))
}
