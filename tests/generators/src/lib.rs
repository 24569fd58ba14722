//! Random inputs: programs of Toy and of MLIR with the results that they must have, and damaged files. The same seed always
//! gives the same input.
//!
//! - `random`: programs of Toy, an evaluator for them, mistakes in them, and smaller programs that fail alike.
//! - `tensors`, `nests`, `subscripts`: functions of MLIR.
//! - `modules`: modules of MLIR's dialects that compute integers, and smaller ones that fail alike.
//! - `damage`: files of any kind with bytes changed.
//!
//! Nothing here runs a program or reads the harness, so that the fuzzer needs neither.

pub mod damage;
pub mod modules;
pub mod nests;
pub mod random;
pub mod subscripts;
pub mod tensors;
