//! The translation as a text, as `mlir-translate -mlir-to-llvmir` makes it: no passes, no target of this machine.

use mlir::{Context, Diag, Module};

use crate::backend;
use crate::translate::translate;

/// The LLVM IR of a verified module, as text. Adds what is wrong to `diags`, and then returns nothing.
pub fn export(cx: &Context, module: &Module, diags: &mut Vec<Diag>) -> Option<Vec<u8>> {
    let failed = |error: backend::Error| Diag::error(module.op(cx).loc(), error.to_string());
    let llvm = backend::context().map_err(|error| diags.push(failed(error))).ok()?;
    let into = llvm.create_module("LLVMDialectModule");
    let translated = translate(cx, module, &llvm, into, None, false).map_err(|diag| diags.push(diag)).ok()?;
    backend::verify(&translated).map_err(|error| diags.push(failed(error))).ok()?;
    Some(backend::emit_ir(&translated).into_bytes())
}
