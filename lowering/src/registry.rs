//! Every dialect and every pass of the project, for all programs.

use mlir::Registry;
use mlir::pass::PassRegistry;

/// The directives of formats that loaded dialects may use, by name.
pub use dialects::DIRECTIVES;

/// Every dialect.
pub fn dialects() -> Registry {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    toy_dialect::register(&mut registry);
    conversions::register_interfaces(&mut registry);
    crate::register_interfaces(&mut registry);
    registry
}

/// Every pass.
pub fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    loops::register_passes(&mut registry);
    toy_dialect::passes::register_passes(&mut registry);
    conversions::register_passes(&mut registry);
    conversions::register_pipelines(&mut registry);
    crate::passes::register_passes(&mut registry);
    registry
}

/// The passes from any of MLIR's dialects to the llvm dialect.
pub const TO_LLVM: &str = "builtin.module(\
    one-shot-bufferize{bufferize-function-boundaries=true},convert-bufferization-to-memref,scf-forall-to-for,\
    func.func(lower-vector-mask,lower-vector-multi-reduction{lowering-strategy=inner-reduction},lower-vector-scan),\
    convert-vector-to-scf,expand-realloc,memref-expand,lower-affine,\
    convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,convert-complex-to-libm,\
    convert-math-to-funcs,math-expand-ops{ops=clampf},convert-math-to-llvm,convert-math-to-libm,\
    arith-expand{include-f8e8m0=true include-f4e2m1=true},convert-vector-to-llvm,convert-to-llvm,reconcile-unrealized-casts,\
    convert-openmp-to-gomp)";
