//! What MLIR's operations have and the records here leave out: the readers and writers of bytecode have to know.

use mlir::bytecode::BytecodeDialectInterface;

/// The attributes of each operation, which are discardable here.
pub(super) static BYTECODE: BytecodeDialectInterface =
    BytecodeDialectInterface { other_attributes: &[("arith.divsi", &["isExact"])] };
