//! Toy's lowering: from the toy dialect to loops over memory, its additions to the conversion to the llvm dialect, and
//! every dialect and pass of the project in one [`registry`].
//!
//! ```
//! use mlir::pass::{OpPipeline, PassManager};
//! use mlir::text::{PrintOptions, parse_module, print_module};
//!
//! let cx = mlir::Context::new(lowering::registry::dialects());
//! let mut sources = support::SourceMap::new();
//! let text = "toy.func @main() { %0 = toy.constant dense<1.0> : tensor<2xf64> toy.print %0 : tensor<2xf64> toy.return }";
//! let file = sources.add("print.mlir", text);
//! let mut module = parse_module(&cx, &sources, file).expect("it is correct");
//!
//! let passes = lowering::registry::passes();
//! let pipeline = OpPipeline::parse(&passes, "builtin.module(convert-toy-to-affine)").expect("there is such a pass");
//! PassManager::from_pipeline(pipeline).run(&cx, &mut module).expect("no pass fails");
//! let text = print_module(&cx, &module, &PrintOptions::default());
//! assert!(text.contains("func.func @main()") && text.contains("memref<2xf64>"), "{text}");
//! ```
#![deny(unsafe_op_in_unsafe_fn)]

mod buffers;
mod debug_variables;
mod entry;
mod extents;
mod interpret;
mod loop_nests;
mod passes;
mod position_checks;
mod print;
pub mod registry;
mod to_llvm;
mod toy_to_affine;
#[cfg(feature = "llvm")]
mod variables_to_llvm_ir;

pub use conversions::{Export, Linear, OpenSizes, Tensor};
pub use entry::check_main;
#[cfg(feature = "llvm")]
pub use mlir_llvm::{IMPORT_OPTIONS, LLVM_VERSION, Runner, backend, code, compile, export, import_part};
pub use passes::*;

/// Adds the toy dialect's interfaces for the interpreter, the llvm dialect and LLVM IR.
fn register_interfaces(registry: &mut mlir::Registry) {
    registry.add_interface(toy_dialect::DIALECT.name, &interpret::INTERPRETATION);
    registry.add_interface(toy_dialect::DIALECT.name, &to_llvm::TO_LLVM);
    #[cfg(feature = "llvm")]
    registry.add_interface(toy_dialect::DIALECT.name, &variables_to_llvm_ir::TRANSLATION);
}
