//! The host's side of compiled Toy programs, without LLVM.
//!
//! - [`format`](mod@format): the text of a print, exactly as compiled programs print it;
//! - [`abi`]: memref descriptors, the form in which compiled functions take and return tensors.

pub mod abi;
pub mod format;
