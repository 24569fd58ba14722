//! The host's side of compiled Toy programs, without LLVM.
//!
//! - [`format`](mod@format): the text of a print, exactly as compiled programs print it;
//! - [`abi`]: memref descriptors, the form in which compiled functions take and return tensors.
//!
//! ```
//! let matrix = ndarray::array![[1.0, 2.5], [3.0, f64::NAN]].into_dyn();
//! assert_eq!(runtime::format::text(&matrix.view()), "1.000000 2.500000 \n3.000000 nan \n");
//! ```

pub mod abi;
pub mod format;
