//! What `cargo xtask` and its crate for benchmarks share: the set-up of this machine, LLVM, and processes.

pub mod llvm;
pub mod setup;
pub mod shell;
