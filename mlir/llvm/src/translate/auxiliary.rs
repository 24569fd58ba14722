//! What LLVM's C interface cannot build, it can read: a small module of text is parsed in the same context, and what it
//! holds is used. Only rare things are made like this: functions of LLVM's that are called by name, whose types only LLVM
//! can match, and nodes of metadata that are distinct or of debug information.

use std::ffi::CStr;

use inkwell::llvm_sys::ir_reader::LLVMParseIRInContext2;
use inkwell::llvm_sys::prelude::LLVMModuleRef;

use super::raw::{Metadata, Raw, Ty, Value, c};

/// A module that is disposed of.
struct Module(LLVMModuleRef);

impl Drop for Module {
    fn drop(&mut self) {
        c!(LLVMDisposeModule(self.0));
    }
}

/// Reads a module; the message of LLVM, if it is wrong.
fn parse(raw: Raw, text: &str) -> Result<Module, String> {
    let name = c"";
    let buffer =
        c!(LLVMCreateMemoryBufferWithMemoryRangeCopy(text.as_ptr().cast(), text.len(), name.as_ptr()));
    let mut module = std::ptr::null_mut();
    let mut message = std::ptr::null_mut();
    // SAFETY: the context is alive; the buffer is ours and becomes LLVM's on return. Where there is no module, there is a
    // message, a C string.
    let failed = unsafe { LLVMParseIRInContext2(raw.context, buffer, &raw mut module, &raw mut message) };
    c!(LLVMDisposeMemoryBuffer(buffer));
    if failed == 0 {
        return Ok(Module(module));
    }
    // SAFETY: see above.
    let text = unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned();
    c!(LLVMDisposeMessage(message));
    Err(text)
}

/// The function of LLVM's that has this name and type, declared in the module that is built. `None` if there is none.
pub(super) fn intrinsic(raw: Raw, name: &str, ty: Ty) -> Option<Value> {
    let print = Raw::print_type;
    let mut params = vec![std::ptr::null_mut(); c!(LLVMCountParamTypes(ty)) as usize];
    c!(LLVMGetParamTypes(ty, params.as_mut_ptr()));
    let params: Vec<String> = params.into_iter().map(print).collect();
    let result = print(c!(LLVMGetReturnType(ty)));
    let args: Vec<String> = params.iter().map(|param| format!("{param} poison")).collect();
    let text = format!("define void @f() {{ call {result} @{name}({}) ret void }}", args.join(", "));
    let module = parse(raw, &text).ok()?;
    let mut found = c!(LLVMGetFirstFunction(module.0));
    while !found.is_null() && c!(LLVMGetIntrinsicID(found)) == 0 {
        found = c!(LLVMGetNextFunction(found));
    }
    if found.is_null() {
        return None;
    }
    let mut length = 0;
    let start = c!(LLVMGetValueName2(found, &raw mut length));
    // SAFETY: the name is of this length, and lives as long as the module.
    let name = unsafe { std::slice::from_raw_parts(start.cast::<u8>(), length) };
    let name = String::from_utf8_lossy(name).into_owned();
    if let Some(declared) = raw.function(&name) {
        return Some(declared);
    }
    let ty = c!(LLVMGlobalGetValueType(found));
    let declared = c!(LLVMAddFunction(raw.module, Raw::name(&name).as_ptr(), ty));
    copy_attributes(found, declared, args.len() as u32);
    Some(declared)
}

fn copy_attributes(from: Value, to: Value, args: u32) {
    for index in (0..=args).chain([super::raw::ON_FUNCTION]) {
        let mut attributes =
            vec![std::ptr::null_mut(); c!(LLVMGetAttributeCountAtIndex(from, index)) as usize];
        c!(LLVMGetAttributesAtIndex(from, index, attributes.as_mut_ptr()));
        for attribute in attributes {
            c!(LLVMAddAttributeAtIndex(to, index, attribute));
        }
    }
}

/// Nodes of metadata from their text: `!0 = ...`, one a line. The nodes named by their numbers, in order.
pub(super) fn nodes(raw: Raw, lines: &str, wanted: &[usize]) -> Result<Vec<Metadata>, String> {
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let list: Vec<String> = wanted.iter().map(|number| format!("!{number}")).collect();
    // Nodes of other versions of debug information would be dropped.
    // SAFETY: only reads a constant.
    let version = unsafe { inkwell::llvm_sys::debuginfo::LLVMDebugMetadataVersion() };
    let flags =
        format!("!llvm.module.flags = !{{!v}}\n!v = !{{i32 2, !\"Debug Info Version\", i32 {version}}}");
    let flags = flags.replace("!v", &format!("!{}", u32::MAX));
    let text = format!("!wanted = !{{{}}}\n{flags}\n{lines}", list.join(", "));
    let module = parse(raw, &text)?;
    let count = c!(LLVMGetNamedMetadataNumOperands(module.0, c"wanted".as_ptr())) as usize;
    let mut found = vec![std::ptr::null_mut(); count];
    c!(LLVMGetNamedMetadataOperands(module.0, c"wanted".as_ptr(), found.as_mut_ptr()));
    Ok(found.into_iter().map(|node| c!(LLVMValueAsMetadata(node))).collect())
}

/// A node that equals no other.
pub(super) fn distinct(raw: Raw, operands: &[Metadata]) -> Option<Metadata> {
    // As a value, a node with no operand but null would be another one.
    let empty = vec!["!1"; operands.len()].join(", ");
    let node = nodes(raw, &format!("!0 = distinct !{{{empty}}}\n!1 = !{{}}"), &[0]).ok()?.pop()?;
    let value = raw.as_value(node);
    for (index, &operand) in operands.iter().enumerate() {
        c!(LLVMReplaceMDNodeOperandWith(value, index as u32, operand));
    }
    Some(node)
}

/// The number of a function of LLVM's.
pub(super) fn lookup(name: &str) -> Option<u32> {
    let id = c!(LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len()));
    (id != 0).then_some(id)
}

/// The declaration of a function of LLVM's for these types.
pub(super) fn declare(raw: Raw, id: u32, types: &[Ty]) -> Value {
    c!(LLVMGetIntrinsicDeclaration(raw.module, id, types.as_ptr().cast_mut(), types.len()))
}
