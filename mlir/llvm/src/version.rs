//! The LLVM that this crate is built for.

/// The release of LLVM that this crate is built for, such as `22.1`.
pub const LLVM_VERSION: &str = env!("LLVM_RELEASE");
