//! Catches the errors that LLVM reports through a context.
//!
//! Without a handler, LLVM prints an error (for example, that its target cannot compile a function) to the terminal and
//! ends the process. [`capture`] collects such errors instead while a function runs.
//!
//! LLVM keeps a pointer to the sink of the errors. That pointer is never into a `Box`: moving a box invalidates
//! pointers to its contents.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_void};
use std::sync::{Mutex, PoisonError};

use inkwell::llvm_sys::LLVMDiagnosticHandler;
use inkwell::llvm_sys::LLVMDiagnosticSeverity::LLVMDSError;
use inkwell::llvm_sys::core::{
    LLVMContextGetDiagnosticContext, LLVMContextGetDiagnosticHandler, LLVMContextSetDiagnosticHandler,
    LLVMDisposeMessage, LLVMGetDiagInfoDescription, LLVMGetDiagInfoSeverity,
};
use inkwell::llvm_sys::prelude::{LLVMContextRef, LLVMDiagnosticInfoRef};
use inkwell::module::Module;
use inkwell::support::LLVMString;

/// Error messages that arrived through a callback.
#[derive(Debug, Default)]
pub(super) struct Sink(Mutex<Vec<String>>);

impl Sink {
    pub(super) fn push(&self, message: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(message.trim_end().to_string());
    }

    /// Takes all messages so far.
    pub(super) fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Makes `context` report to `sink`.
///
/// # Safety
///
/// `context` must be a live context. `sink` must point to a sink that stays alive, in the same place and without a
/// `&mut` to it, until the context has another handler or no longer exists.
pub(super) unsafe fn redirect(context: LLVMContextRef, sink: *const Sink) {
    // In LLVM's type, this is a safe function, which it is not. Only this function can name it.
    extern "C" fn on_diagnostic(info: LLVMDiagnosticInfoRef, data: *mut c_void) {
        // SAFETY: LLVM is the only caller, with a diagnostic that lives during the call and with `data` as it was given
        // below: the sink, which the caller of `redirect` keeps alive. It is only read through the pointer, and may be
        // shared between threads. We must dispose of the description, and do so once, after copying it.
        unsafe {
            if !matches!(LLVMGetDiagInfoSeverity(info), LLVMDSError) {
                return;
            }
            let text = LLVMGetDiagInfoDescription(info);
            (*data.cast::<Sink>().cast_const()).push(lossy(text));
            LLVMDisposeMessage(text);
        }
    }
    let data = sink.cast_mut().cast::<c_void>();
    // SAFETY: the context is alive, and `data` is what `on_diagnostic` expects; the caller vouches for both.
    unsafe { LLVMContextSetDiagnosticHandler(context, Some(on_diagnostic), data) };
}

/// A copy of a C string; empty for null.
///
/// # Safety
///
/// `text` must be null or a live C string.
pub(super) unsafe fn lossy(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: it is not null, and the caller vouches for the rest.
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

/// Runs `work` and collects the errors that the context of `module` reports meanwhile. Afterwards the context has its
/// previous handler, whatever `work` has done to it.
///
/// # Errors
/// The error of `work`, or the collected ones, joined.
pub(super) fn capture<R>(
    module: &Module<'_>,
    work: impl FnOnce() -> Result<R, LLVMString>,
) -> Result<R, String> {
    let sink = Sink::default();
    let restore = Restore::new(module);
    // SAFETY: `module` is borrowed and keeps its context alive. The sink is a local variable that is shared only, and
    // `restore` is dropped before it, also when `work` panics; from then on the context does not know it.
    unsafe { redirect(module.get_context().raw(), &sink) };
    let result = work();
    drop(restore);
    let result = result.map_err(|message| message.to_string_lossy().trim_end().to_string())?;
    let errors = sink.take();
    if errors.is_empty() { Ok(result) } else { Err(errors.join("\n")) }
}

/// Restores the previous diagnostic handler of a context. Only [`capture`] creates and drops it: calls nest, so the
/// data of the earlier handler still exists.
struct Restore<'a, 'ctx> {
    module: &'a Module<'ctx>,
    handler: LLVMDiagnosticHandler,
    data: *mut c_void,
}

impl<'a, 'ctx> Restore<'a, 'ctx> {
    fn new(module: &'a Module<'ctx>) -> Self {
        let context = module.get_context().raw();
        // SAFETY: the borrowed module keeps its context alive for `'ctx`.
        let (handler, data) =
            unsafe { (LLVMContextGetDiagnosticHandler(context), LLVMContextGetDiagnosticContext(context)) };
        Restore { module, handler, data }
    }
}

impl Drop for Restore<'_, '_> {
    fn drop(&mut self) {
        // SAFETY: the context is alive as in `new`, and handler and data are its previous pair: none, or those of a
        // `capture` within which this one runs.
        unsafe {
            LLVMContextSetDiagnosticHandler(self.module.get_context().raw(), self.handler, self.data);
        }
    }
}

#[cfg(test)]
mod tests {
    use inkwell::context::Context;
    use inkwell::memory_buffer::MemoryBuffer;

    use super::*;

    fn parse<'ctx>(context: &'ctx Context, text: &str) -> Module<'ctx> {
        let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "test");
        context.create_module_from_ir(buffer).expect("valid IR")
    }

    fn has_handler(module: &Module<'_>) -> bool {
        let context = module.get_context().raw();
        // SAFETY: the module keeps its context alive.
        unsafe {
            LLVMContextGetDiagnosticHandler(context).is_some()
                || !LLVMContextGetDiagnosticContext(context).is_null()
        }
    }

    #[test]
    fn linking_leaves_no_handler_behind() {
        let context = super::super::context().expect("LLVM is installed");
        let module = parse(
            &context,
            "define i32 @main() {\n ret i32 0\n}\ndeclare ptr @_mlir_memref_to_llvm_alloc(i64)",
        );
        let host = super::super::Target::host(Default::default()).expect("a supported host");
        super::super::define_runtime(&module, &host, super::super::Role::Program).expect("linked");
        assert!(!has_handler(&module));
    }

    #[test]
    fn captures_nest_and_end_with_a_panic() {
        let context = super::super::context().expect("LLVM is installed");
        let module = parse(&context, "define void @f() {\n ret void\n}");
        let inner = capture(&module, || {
            let nothing = capture(&module, || Ok(()));
            assert!(has_handler(&module));
            Ok(nothing)
        });
        assert_eq!(inner, Ok(Ok(())));
        assert!(!has_handler(&module));
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            capture::<()>(&module, || panic!("while LLVM works"))
        }));
        assert!(panicked.is_err());
        assert!(!has_handler(&module));
    }
}
