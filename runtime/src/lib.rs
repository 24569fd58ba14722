//! The host's side of compiled Toy programs, without LLVM.
//!
//! - [`format`](mod@format): the text of a print, exactly as compiled programs print it;
//! - [`eval`]: Toy's operations on [`ndarray`], the reference that compiled results are compared with;
//! - [`abi`]: memref descriptors, the form in which compiled functions take and return tensors.

pub mod abi;
pub mod eval;
pub mod format;
