//! Everything becomes the llvm dialect: `arith`, `cf`, `memref` and `func`, in one full conversion.
//!
//! Types: `index` is `i64`; a memref is the descriptor of MLIR's C ABI, `{allocated, aligned, offset, sizes, strides}`,
//! and as a parameter its fields one by one.

mod arith;
mod cf;
mod descriptor;
mod func;
mod memory;
mod types;

use std::sync::Arc;

use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionTarget, Mode, convert_body};
use mlir::symbol_table::symbol_name;
use mlir::{Body, Builder, Context, Diag, Loc, OpRef, Type};
use rustc_hash::FxHashSet;

use dialects::{llvm, memref};

/// Converts everything in a module, given its body.
///
/// # Errors
/// An operation that has no counterpart in the llvm dialect.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    declare_allocator(cx, module);
    let mut target = ConversionTarget::new(cx);
    let types = Arc::new(types::converter());
    let legal = Arc::clone(&types);
    target.add_dynamically_legal_dialect(llvm::DIALECT.name, move |op| legal.is_legal_op(op));
    target.add_legal_op(ModuleOp::NAME);
    let mut patterns = ConversionPatternSet::with_converter(types);
    arith::patterns(&mut patterns);
    cf::patterns(&mut patterns);
    memory::patterns(&mut patterns);
    func::patterns(&mut patterns);
    convert_body(cx, module, &target, &patterns, Mode::Full)
}

/// Declares `malloc`, `free` and `aligned_alloc`, those that will be called and are not there yet.
///
/// Patterns run on the body of one function and cannot do it.
fn declare_allocator(cx: &Context, module: &mut Body) {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return };
    let mut used: [(&str, bool); 3] = [("aligned_alloc", false), ("free", false), ("malloc", false)];
    let mut use_of = |name| used.iter_mut().filter(|(n, _)| *n == name).for_each(|(_, used)| *used = true);
    let mut declared = FxHashSet::default();
    for op in module.ops(block) {
        declared.extend(symbol_name(OpRef::new(cx, module, op)));
        let Some(body) = module.nested(op) else { continue };
        for inner in body.all_ops_pre() {
            let inner = OpRef::new(cx, body, inner);
            if let Some(alloc) = inner.cast::<memref::AllocOp<'_>>() {
                use_of(if alloc.alignment().is_some() { "aligned_alloc" } else { "malloc" });
            } else if inner.is::<memref::DeallocOp<'_>>() {
                use_of("free");
            }
        }
    }
    let missing = used.iter().filter(|(name, used)| *used && !declared.contains(name));
    let missing: Vec<&str> = missing.map(|(name, _)| *name).collect();
    let (pointer, size, void) = (llvm::types::ptr(cx), cx.int_ty(64), llvm::types::void(cx));
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    for name in missing {
        let (result, params): (Type, &[Type]) = match name {
            "free" => (void, &[pointer]),
            "malloc" => (pointer, &[size]),
            _ => (pointer, &[size, size]),
        };
        let ty = llvm::types::function(cx, result, params, false);
        declare_llvm_function(&mut b, Loc::UNKNOWN, name, ty);
    }
}

/// `llvm.func @name(...)` without a body.
pub(super) fn declare_llvm_function(b: &mut Builder<'_>, loc: Loc, name: &str, ty: Type) {
    llvm::LLVMFuncOp::build(b, loc, name, ty);
}
