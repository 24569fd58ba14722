//! Affine analysis, and the passes over affine and scf loops and memrefs.
//!
//! - [`analysis`]: the semantics of loops and accesses: relations, dependences, slices, bounds and
//!   trip counts. It changes no IR.
//! - [`util`]: changes of loops that several passes share.
//! - `passes`: the passes, with MLIR's names and options.
//!
//! Where the work may grow faster than the input (pairs of accesses, orders of the loops of a deep nest, fusions to
//! try), it is counted. Beyond a limit, a constant beside the code, the answer is the safe one and the loop stays as it
//! is. So no program makes these passes hang, and the same input always gives the same output.
//!
//! ```
//! use mlir::pass::{OpPipeline, PassManager, PassRegistry};
//! use mlir::text::{PrintOptions, parse_module, print_module};
//!
//! let mut registry = mlir::Registry::new();
//! dialects::register_all(&mut registry);
//! let mut passes = PassRegistry::new();
//! loops::register_passes(&mut passes);
//! let cx = mlir::Context::new(registry);
//! let mut sources = support::SourceMap::new();
//! let text = "func.func @f(%m: memref<8xf64>, %x: f64) { affine.for %i = 0 to 8 { affine.store %x, %m[%i] : memref<8xf64> } return }";
//! let file = sources.add("loop.mlir", text);
//! let mut module = parse_module(&cx, &sources, file).expect("it is correct");
//!
//! let pipeline = OpPipeline::parse(&passes, "builtin.module(func.func(affine-loop-unroll{unroll-factor=8}))").expect("a pipeline");
//! PassManager::from_pipeline(pipeline).run(&cx, &mut module).expect("no pass fails");
//! let text = print_module(&cx, &module, &PrintOptions::default());
//! assert!(!text.contains("affine.for") && text.matches("affine.store").count() == 8, "{text}");
//! ```

pub mod analysis;
mod passes;
pub mod util;

pub use passes::*;
