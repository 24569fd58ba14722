//! Text of hand-built IR; the expected text is what `mlir-opt` prints for the same operations.
