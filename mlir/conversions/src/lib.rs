//! Dialect conversions: from loops over memory to branches, and from all dialects to the llvm dialect, each under
//! MLIR's name for it.
//!
//! A pass leaves operations of lower levels alone, so its input may be IR of any level. The interface [`ConvertToLlvm`]
//! defines how a dialect becomes the llvm dialect; other crates add it for their own dialects with
//! [`Registry::add_interface`].
//!
//! ```
//! use mlir::pass::{OpPipeline, PassManager, PassRegistry};
//! use mlir::text::{PrintOptions, parse_module, print_module};
//!
//! let mut registry = mlir::Registry::new();
//! dialects::register_all(&mut registry);
//! conversions::register_interfaces(&mut registry);
//! let mut passes = PassRegistry::new();
//! conversions::register_passes(&mut passes);
//! let cx = mlir::Context::new(registry);
//! let mut sources = support::SourceMap::new();
//! let text = "func.func @twice(%x: f64) -> f64 { %0 = arith.addf %x, %x : f64 return %0 : f64 }";
//! let file = sources.add("twice.mlir", text);
//! let mut module = parse_module(&cx, &sources, file).expect("it is correct");
//!
//! let pipeline = OpPipeline::parse(&passes, "builtin.module(convert-to-llvm)").expect("there is such a pass");
//! PassManager::from_pipeline(pipeline).run(&cx, &mut module).expect("no pass fails");
//! let text = print_module(&cx, &module, &PrintOptions::default());
//! assert!(text.contains("llvm.func @twice(%arg0: f64) -> f64") && text.contains("llvm.fadd"), "{text}");
//! ```

mod alias_scopes;
mod apfloat;
mod arena;
mod arith;
mod arithmetic;
pub mod bufferize;
mod buffers;
mod cf_to_scf;
mod choice;
mod complex;
mod constants;
mod debug_scopes;
mod duplicate_functions;
mod elementary_functions;
mod export;
mod external_functions;
mod fast_math;
mod int_range;
mod library_calls;
mod llvm_passes;
mod lower_affine;
mod math;
mod merge_buffers;
mod nontemporal;
mod omp_to_gomp;
mod passes;
mod pipelines;
mod recreate;
mod rounded_divisions;
mod runtime_verification;
mod scf_forall;
mod scf_to_cf;
mod scf_to_openmp;
mod split_functions;
pub mod to_llvm;
mod vector;
mod vector_to_llvm;
mod vector_to_scf;

use mlir::{Context, Diag, Module, Registry};

pub use self::complex::division::ComplexRange;
pub use self::constants::index_constant;
pub use self::export::{Export, Linear, OpenSizes, Tensor};
pub use self::external_functions::{C_LIBRARY, HOST, declare};
pub use self::omp_to_gomp::Function as GompFunction;
pub use self::passes::*;
pub use self::pipelines::register_pipelines;
pub use self::to_llvm::{ConvertToLlvm, Options as ToLlvmOptions};
pub use self::vector::{ContractLowering, TransposeLowering};
pub use dialects::llvm::DIEmissionKind;

/// Adds the interfaces that convert MLIR's dialects to the llvm dialect, and those that turn tensors into buffers.
pub fn register_interfaces(registry: &mut Registry) {
    to_llvm::register(registry);
    bufferize::register(registry);
}

/// Lowers a verified module of loops, branches, memory and arithmetic to the llvm dialect: `lower-affine`,
/// `convert-scf-to-cf`, `mark-alias-scopes` and `convert-to-llvm`. Memory is from the functions of the host.
///
/// # Errors
/// If an operation has no counterpart there.
pub fn lower_to_llvm(cx: &Context, module: &mut Module) -> Result<(), Vec<Diag>> {
    let body = module.body_mut();
    lower_affine::run(cx, body)?;
    scf_to_cf::run(cx, body)?;
    alias_scopes::run(cx, body);
    to_llvm::convert(cx, body, ToLlvmOptions::of_host(true))
}
