//! Catches what LLVM reports through a context.
//!
//! Without a handler LLVM prints an error (a function that its target cannot compile, say) to the terminal and
//! ends the process. A [`Capture`] collects such errors instead, for as long as it lives.
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

/// Error messages that arrived through a callback.
#[derive(Debug, Default)]
pub(super) struct Sink(Mutex<Vec<String>>);

impl Sink {
    pub(super) fn push(&self, message: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(message.trim_end().to_string());
    }

    /// All messages so far, which are then forgotten.
    pub(super) fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Makes `context` report to `sink`.
///
/// # Safety
///
/// `context` must be a live context, and `sink` must live until the context has another handler or is gone.
pub(super) unsafe fn redirect(context: LLVMContextRef, sink: &Sink) {
    let data = std::ptr::from_ref(sink).cast_mut().cast::<c_void>();
    // SAFETY: the caller vouches for both; `on_diagnostic` only reads through the pointer.
    unsafe { LLVMContextSetDiagnosticHandler(context, Some(on_diagnostic), data) };
}

extern "C" fn on_diagnostic(info: LLVMDiagnosticInfoRef, data: *mut c_void) {
    // SAFETY: LLVM passes a diagnostic that lives during this call, and the pointer given to `redirect`, whose
    // sink outlives the handler. The description is ours to dispose of, done once after copying it.
    unsafe {
        if !matches!(LLVMGetDiagInfoSeverity(info), LLVMDSError) {
            return;
        }
        let text = LLVMGetDiagInfoDescription(info);
        (*data.cast::<Sink>().cast_const()).push(lossy(text));
        LLVMDisposeMessage(text);
    }
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
    // SAFETY: not null, and the caller vouches for the rest.
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

/// Collects the errors of one module's context until dropped, and then puts back the handler from before.
pub(super) struct Capture<'a, 'ctx> {
    module: &'a Module<'ctx>,
    sink: Box<Sink>,
    previous: (LLVMDiagnosticHandler, *mut c_void),
}

impl<'a, 'ctx> Capture<'a, 'ctx> {
    pub(super) fn new(module: &'a Module<'ctx>) -> Self {
        let sink = Box::<Sink>::default();
        let context = module.get_context().raw();
        // SAFETY: the borrowed module keeps its context alive for `'ctx`.
        let previous =
            unsafe { (LLVMContextGetDiagnosticHandler(context), LLVMContextGetDiagnosticContext(context)) };
        // SAFETY: as above; the sink is boxed, so that it stays put, and `drop` removes the handler before it.
        unsafe { redirect(context, &sink) };
        Capture { module, sink, previous }
    }

    /// The errors so far as one text, or `Ok` if there were none.
    pub(super) fn check(&self) -> Result<(), String> {
        let errors = self.sink.take();
        if errors.is_empty() { Ok(()) } else { Err(errors.join("\n")) }
    }
}

impl Drop for Capture<'_, '_> {
    fn drop(&mut self) {
        let (handler, data) = self.previous;
        // SAFETY: the context is alive as in `new`, and handler and data are what it had.
        unsafe { LLVMContextSetDiagnosticHandler(self.module.get_context().raw(), handler, data) };
    }
}
