//! The toy dialect: the operations of the Toy language, their rules, and shape inference.
//!
//! `Ops.td` describes the operations; the modules here hold everything that records cannot express, one module for each
//! concern. Nothing in this crate knows how the dialect is lowered.
//!
//! ```
//! let mut registry = mlir::Registry::new();
//! toy_dialect::register(&mut registry);
//! let cx = mlir::Context::new(registry);
//! let mut sources = support::SourceMap::new();
//! let text = "%0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64> toy.print %0 : tensor<2xf64>";
//! let file = sources.add("print.mlir", text);
//! let module = mlir::text::parse_module(&cx, &sources, file).expect("it is correct");
//! assert!(mlir::verify(module.op(&cx)).is_ok());
//! ```

mod assembly;
mod calls;
mod canonical;
pub mod casts;
pub mod codes;
pub mod combine;
mod control_flow;
pub mod element_types;
pub mod elementwise;
pub mod entry;
pub mod eval;
mod eval_functions;
mod extent;
mod fold;
pub mod functions;
pub mod gathered;
pub mod given;
mod made;
pub mod moved;
pub mod numbers;
mod open_shapes;
pub mod passes;
pub mod printing;
pub mod products;
mod random;
pub mod reductions;
pub mod scalarize;
mod shape_inference;
mod shapes;
mod size_parameters;
pub mod sizes;
pub mod slices;
mod specialize;
mod strided;
mod structs;
mod verify;

use mlir::Registry;

include!(concat!(env!("OUT_DIR"), "/toy.rs"));

/// The name of a [`VariableOp`] that begins a block.
pub const BLOCK_BEGIN: &str = "{";

/// The name of a [`VariableOp`] that ends a block.
pub const BLOCK_END: &str = "}";

/// How many dimensions a tensor may have to be compiled, as in numpy. Each dimension becomes a loop, and LLVM takes
/// more than quadratic time for nested loops.
pub const MAX_RANK: usize = 64;

/// The most iterations of a `toy.for`: an index can count them, and a double is exactly as large.
pub const MAX_ITERATIONS: f64 = 4_611_686_018_427_387_904.0;

/// How often a `toy.for` runs its region: as often as 1 can be added before the second bound is reached. None if a
/// bound is not a number.
///
/// ```
/// use toy_dialect::iterations;
/// assert_eq!([iterations(0.0, 3.0), iterations(0.5, 3.0), iterations(3.0, 0.0)], [3, 3, 0]);
/// assert_eq!(iterations(0.0, f64::NAN), 0);
/// ```
pub fn iterations(from: f64, to: f64) -> u64 {
    let count = (to - from).ceil();
    if count > 0.0 { count.min(MAX_ITERATIONS) as u64 } else { 0 }
}

/// Adds the dialect.
pub fn register(registry: &mut Registry) {
    registry.add(&DIALECT);
}
