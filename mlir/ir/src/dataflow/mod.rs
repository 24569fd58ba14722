//! Dataflow analyses over an operation and everything inside it, isolated operations too, as MLIR's `DataFlowSolver`.
//!
//! - `program`: the bodies that are analysed together, and the symbols that calls refer to.
//! - `solver`: the worklist, and who is told when a state changes; `states` and `facts`: what is kept. `run` starts it all.
//! - `dead_code`: which blocks run, and from where values come to results and block arguments.
//! - `sparse`: forward analyses with a state for each value.
//! - `constants`, `ranges`: two of these, for values that are constant and for the ranges of integers. [`int_range`] has
//!   the arithmetic of ranges.
//! - `liveness`: values on which something visible depends, found backward.
//!
//! An analysis names no operation. Control flow, calls and symbols come from interfaces, constants from folders, and
//! ranges from [`InferIntRanges`], an interface of dialects. The IR does not change while it is analysed; the answers
//! are tables by value that outlive the borrow.

mod constants;
mod dead_code;
mod facts;
pub mod int_range;
mod liveness;
mod program;
mod ranges;
mod run;
mod solver;
mod sparse;
mod states;

pub use facts::{ConstantValue, InferIntRanges, InferRanges, args_are_written};
pub use int_range::IntRange;
pub use liveness::Liveness;
pub use program::{In, Program};
pub use ranges::{constant_attr, storage_width};
pub use solver::{Answers, Solver};
