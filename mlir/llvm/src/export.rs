//! The translation as a text, as `mlir-translate -mlir-to-llvmir` makes it: no passes, no target of this machine.

use inkwell::memory_buffer::MemoryBuffer;
use mlir::{Context, Diag, Module};

use crate::backend;
use crate::translate::{Purpose, Text, translate};

/// The LLVM IR of a verified module, as text. Adds warnings and errors to `diags`; after an error, there is no text.
pub fn export(cx: &Context, module: &Module, diags: &mut Vec<Diag>) -> Option<Vec<u8>> {
    let failed = |message: String| Diag::error(module.op(cx).loc(), message);
    let llvm = backend::context().map_err(|error| diags.push(failed(error.to_string()))).ok()?;
    let into = llvm.create_module("LLVMDialectModule");
    let translated = translate(cx, module, &llvm, into, Purpose::Text, diags);
    let translated = translated.map_err(|diag| diags.push(diag)).ok()?;
    match translated.text() {
        Text::Whole(text) => {
            translated.module.verify().map_err(|error| diags.push(failed(error.to_string()))).ok()?;
            Some(text.into_bytes())
        }
        Text::MustBeRead(text) => {
            let llvm =
                backend::reading_context().map_err(|error| diags.push(failed(error.to_string()))).ok()?;
            let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "");
            let read = llvm.create_module_from_ir(buffer);
            let read = read.map_err(|error| diags.push(failed(error.to_string()))).ok()?;
            read.verify().map_err(|error| diags.push(failed(error.to_string()))).ok()?;
            Some(backend::emit_ir(&read).into_bytes())
        }
    }
}
