//! `one-shot-bufferize`: operations on tensors become operations on buffers.
//!
//! An analysis decides which operands can use the buffers of their tensors. Where one cannot, a copy of the tensor is
//! made, so that afterwards each operation can be rewritten by itself. A dialect says by [`Bufferizations`] how its
//! operations take part.

mod analysis;
mod annotate;
mod blocks;
mod boundaries;
mod buffers;
mod classes;
mod conflicts;
mod copies;
mod dialects;
mod eliminate;
mod functions;
mod globals;
mod interface;
mod loops;
mod options;
mod pairs;
mod random;
mod rewrite;
mod run;
mod signatures;
mod types;

use mlir::Registry;

pub use self::functions::{Function, Functions};
pub use self::interface::{
    Alias, Bufferizable, Bufferizations, Bufferizer, Copied, Failure, Operand, Setting, State, Subset,
    TensorCopy,
};
pub(crate) use self::options::Layouts;
pub use self::options::{Heuristic, Layout, MemorySpace, Options};
pub(crate) use self::run::{eliminate_empty_tensors, run};

/// Adds the interfaces of MLIR's dialects.
pub(crate) fn register(registry: &mut Registry) {
    dialects::register(registry);
}
