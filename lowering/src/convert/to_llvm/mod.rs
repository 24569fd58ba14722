//! Everything becomes the llvm dialect: `arith`, `cf`, `memref` and `func`, in one full conversion.
//!
//! Types: `index` is `i64`; a memref is the descriptor of MLIR's C ABI, `{allocated, aligned, offset, sizes, strides}`,
//! and as a parameter its fields one by one.

mod arith;
mod cf;
mod descriptor;
mod func;
mod memref;
mod types;

use std::sync::Arc;

use mlir::rewrite::conversion::{ConversionPatternSet, ConversionTarget, convert_body_fully};
use mlir::{Attr, AttrRef, Body, Builder, Context, Diag, OpRef, OpState, Type};

use dialects::llvm;

/// Converts everything in a module, given its body.
///
/// # Errors
/// An operation that has no counterpart in the llvm dialect.
pub fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    declare_allocator(cx, module);
    let mut target = ConversionTarget::new(cx);
    let types = Arc::new(types::converter());
    let legal = Arc::clone(&types);
    target.add_dynamically_legal_dialect("llvm", move |op| legal.is_legal_op(op));
    target.add_legal_op("builtin.module");
    let mut patterns = ConversionPatternSet::with_converter(types);
    arith::patterns(&mut patterns);
    cf::patterns(&mut patterns);
    memref::patterns(&mut patterns);
    func::patterns(&mut patterns);
    convert_body_fully(cx, module, &target, &patterns)
}

/// Declares `malloc`, `free` and `aligned_alloc`, those that will be called and are not there yet.
///
/// Patterns run on the body of one function and cannot do it.
fn declare_allocator(cx: &Context, module: &mut Body) {
    let mut wanted: Vec<(&str, Type)> = Vec::new();
    let (pointer, size, void) = (llvm::types::ptr(cx), cx.int_ty(64), llvm::types::void(cx));
    let mut declared: Vec<String> = Vec::new();
    let ops: Vec<_> = module.all_ops_pre();
    for &op in &ops {
        let view = OpRef::new(cx, module, op);
        declared.extend(view.attr("sym_name").and_then(AttrRef::as_str).map(str::to_owned));
        let Some(body) = module.nested(op) else { continue };
        for inner in body.all_ops_pre() {
            let inner = OpRef::new(cx, body, inner);
            let (name, ty) = if inner.is::<dialects::memref::AllocOp<'_>>() {
                match inner.attr("alignment") {
                    None => ("malloc", llvm::types::function(cx, pointer, &[size], false)),
                    Some(_) => ("aligned_alloc", llvm::types::function(cx, pointer, &[size, size], false)),
                }
            } else if inner.is::<dialects::memref::DeallocOp<'_>>() {
                ("free", llvm::types::function(cx, void, &[pointer], false))
            } else {
                continue;
            };
            if !wanted.iter().any(|(n, _)| *n == name) {
                wanted.push((name, ty));
            }
        }
    }
    wanted.sort_by_key(|(name, _)| *name);
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return };
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    for (name, ty) in wanted {
        if !declared.iter().any(|d| d == name) {
            declare(&mut b, name, ty);
        }
    }
}

fn declare(b: &mut Builder<'_>, name: &str, ty: Type) {
    let cx = b.cx();
    let mut state = OpState::of(cx, <llvm::LLVMFuncOp<'_> as mlir::OpView<'_>>::DEF, mlir::Loc::UNKNOWN);
    state.set_attr(cx, "sym_name", cx.string_attr(name));
    state.set_attr(cx, "function_type", cx.type_attr(ty));
    state.add_isolated_region();
    b.create(state);
}

/// `#llvm.linkage<...>`
pub(super) fn linkage(cx: &Context, linkage: llvm::Linkage) -> Attr {
    cx.enum_attr(&llvm::LINKAGE_ATTR_SPEC, linkage.value())
}
