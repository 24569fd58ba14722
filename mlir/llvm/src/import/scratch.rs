//! LLVM's text of things that the C interface does not describe: ranges in attributes, names of comdats and of
//! synchronization scopes. Each is attached to a declaration in an empty module of the same context, which is printed.
#![allow(unsafe_code, reason = "all of LLVM's C interface is")]

use std::marker::PhantomData;

use inkwell::llvm_sys::comdat::LLVMSetComdat;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::*;

use super::ir::{Attribute, Inst, Source, message};

/// The empty module.
pub(super) struct Scratch<'m> {
    source: Source<'m>,
}

impl<'m> Scratch<'m> {
    pub(super) fn new(of: Source<'m>) -> Self {
        // SAFETY: the module is disposed of before its context.
        let module = unsafe { LLVMModuleCreateWithNameInContext(c"".as_ptr(), of.context) };
        Scratch { source: Source { context: of.context, module, marker: PhantomData } }
    }

    /// The width and the bounds of an attribute that is a range.
    pub(super) fn range(&self, attribute: Attribute<'m>) -> Option<(u32, i128, i128)> {
        // SAFETY: all parts are of one context, and the function is deleted once it has been printed.
        let text = unsafe {
            let ty = LLVMFunctionType(LLVMVoidTypeInContext(self.source.context), std::ptr::null_mut(), 0, 0);
            let function = LLVMAddFunction(self.source.module, c"".as_ptr(), ty);
            LLVMAddAttributeAtIndex(function, 0, attribute.raw());
            let text = message(LLVMPrintValueToString(function));
            LLVMDeleteFunction(function);
            text
        };
        let (_, range) = text.split_once("range(i")?;
        let (width, bounds) = range.split_once(')')?.0.split_once(' ')?;
        let (lower, upper) = bounds.split_once(", ")?;
        Some((width.parse().ok()?, lower.parse().ok()?, upper.parse().ok()?))
    }

    /// LLVM's text of a copy of an instruction, which takes no time for other instructions.
    fn instruction(&self, inst: Inst<'m>) -> String {
        // SAFETY: all parts are of one context; the copy and the function are deleted once it has been printed.
        unsafe {
            let context = self.source.context;
            let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), std::ptr::null_mut(), 0, 0);
            let function = LLVMAddFunction(self.source.module, c"".as_ptr(), ty);
            let block = LLVMAppendBasicBlockInContext(context, function, c"".as_ptr());
            let builder = LLVMCreateBuilderInContext(context);
            LLVMPositionBuilderAtEnd(builder, block);
            let copy = LLVMInstructionClone(inst.value.0);
            LLVMInsertIntoBuilder(builder, copy);
            let text = message(LLVMPrintValueToString(copy));
            LLVMDisposeBuilder(builder);
            LLVMInstructionEraseFromParent(copy);
            LLVMDeleteFunction(function);
            text
        }
    }

    /// The name of the scope of an atomic instruction.
    pub(super) fn scope_name(&self, inst: Inst<'m>) -> String {
        let text = self.instruction(inst);
        let name = text.split_once("syncscope(\"").and_then(|(_, rest)| rest.split_once("\")"));
        name.map_or_else(String::new, |(name, _)| unescaped(name))
    }

    /// Whether memory is allocated as the argument of a call.
    pub(super) fn is_inalloca(&self, inst: Inst<'m>) -> bool {
        self.instruction(inst).contains("alloca inalloca ")
    }

    pub(super) fn comdat_name(&self, comdat: LLVMComdatRef) -> String {
        // SAFETY: all parts are of one context, and the global is deleted once it has been printed.
        let text = unsafe {
            let ty = LLVMInt8TypeInContext(self.source.context);
            let global = LLVMAddGlobal(self.source.module, ty, c"".as_ptr());
            LLVMSetComdat(global, comdat);
            let text = message(LLVMPrintValueToString(global));
            LLVMDeleteGlobal(global);
            text
        };
        let name = text.split_once("comdat($").map_or("", |(_, rest)| rest);
        match name.strip_prefix('"') {
            Some(quoted) => unescaped(quoted.split('"').next().unwrap_or_default()),
            None => name.split(')').next().unwrap_or_default().to_owned(),
        }
    }
}

impl Drop for Scratch<'_> {
    fn drop(&mut self) {
        // SAFETY: nothing refers to the module.
        unsafe { LLVMDisposeModule(self.source.module) }
    }
}

/// LLVM's text without escapes: `\` and two hexadecimal digits are a byte.
pub(super) fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = tail.get(..2).filter(|_| *first == b'\\');
        let byte = hex.and_then(|hex| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok());
        match (byte, tail) {
            (Some(byte), _) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            (None, [b'\\', tail @ ..]) if *first == b'\\' => {
                bytes.push(b'\\');
                rest = tail;
            }
            (None, _) => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
