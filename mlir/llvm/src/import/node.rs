//! Metadata through LLVM's C interface, which has the operands of a node but few of its numbers: those are in LLVM's text
//! of the node, which `fields.rs` reads. Printing a node takes no time for other nodes, since a node that is not used as
//! a value belongs to no module.
#![allow(unsafe_code, reason = "all of LLVM's C interface is")]

use std::marker::PhantomData;
use std::ptr::null_mut;

use inkwell::llvm_sys::core::*;
pub(super) use inkwell::llvm_sys::debuginfo::LLVMMetadataKind::{self, *};
use inkwell::llvm_sys::debuginfo::*;
use inkwell::llvm_sys::prelude::*;

use super::ir::{FromRaw as _, Inst, LLVMConstantIntValueKind, Source, Value, bytes, message, text};

/// Metadata of any kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Node<'m>(LLVMMetadataRef, PhantomData<&'m ()>);

/// An entry of a module's table of flags.
pub(super) struct ModuleFlag<'m> {
    pub(super) behavior: u32,
    pub(super) key: String,
    pub(super) value: Node<'m>,
}

/// A record of debug information before an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct DbgRecord<'m>(LLVMDbgRecordRef, PhantomData<&'m ()>);

impl<'m> Node<'m> {
    pub(super) fn new(raw: LLVMMetadataRef) -> Option<Self> {
        (!raw.is_null()).then_some(Node(raw, PhantomData))
    }

    /// The metadata at an address that LLVM has written.
    ///
    /// # Safety
    /// The address is that of metadata of the context.
    pub(super) unsafe fn at(address: usize) -> Option<Self> {
        Node::new(std::ptr::with_exposed_provenance_mut(address))
    }

    /// The metadata that a value holds; for a constant, the metadata that holds it.
    pub(super) fn of_value(value: Value<'m>) -> Option<Self> {
        // SAFETY: any value can be held by metadata.
        Node::new(unsafe { LLVMValueAsMetadata(value.0) })
    }

    pub(super) fn kind(self) -> LLVMMetadataKind {
        // SAFETY: all metadata have a kind.
        unsafe { LLVMGetMetadataKind(self.0) }
    }

    /// Whether this has operands.
    pub(super) fn is_node(self) -> bool {
        !matches!(
            self.kind(),
            LLVMMDStringMetadataKind
                | LLVMConstantAsMetadataMetadataKind
                | LLVMLocalAsMetadataMetadataKind
                | LLVMDistinctMDOperandPlaceholderMetadataKind
                | LLVMDIArgListMetadataKind
        )
    }

    fn as_value(self, source: Source<'m>) -> LLVMValueRef {
        // SAFETY: both are of the same context.
        unsafe { LLVMMetadataAsValue(source.context, self.0) }
    }

    /// The operands of a node; constants as the metadata that hold them.
    pub(super) fn operands(self, source: Source<'m>) -> Vec<Option<Node<'m>>> {
        if !self.is_node() {
            return Vec::new();
        }
        let value = self.as_value(source);
        // SAFETY: it is a node, and there is room for as many operands as it has.
        let raw = unsafe {
            let mut raw = vec![null_mut(); LLVMGetMDNodeNumOperands(value) as usize];
            LLVMGetMDNodeOperands(value, raw.as_mut_ptr());
            raw
        };
        raw.into_iter().map(|raw| <Option<Value<'m>>>::from_raw(raw).and_then(Node::of_value)).collect()
    }

    /// Whether this is a list whose only element is null. As a value, it is another list, without elements.
    pub(super) fn is_only_null(self, source: Source<'m>) -> bool {
        // SAFETY: it is a value, and its metadata is of the same context.
        let as_value = Node::new(unsafe { LLVMValueAsMetadata(self.as_value(source)) });
        let is_list = |node: &Node<'_>| matches!(node.kind(), LLVMMDTupleMetadataKind);
        is_list(&self) && as_value.is_some_and(|other| other != self && is_list(&other))
    }

    /// The bytes of a string.
    pub(super) fn string_bytes(self, source: Source<'m>) -> Option<&'m [u8]> {
        if !matches!(self.kind(), LLVMMDStringMetadataKind) {
            return None;
        }
        let mut length = 0;
        // SAFETY: it is a string, which lives as long as the context.
        Some(unsafe { bytes(LLVMGetMDString(self.as_value(source), &mut length), length as usize) })
    }

    pub(super) fn string(self, source: Source<'m>) -> Option<String> {
        Some(String::from_utf8_lossy(self.string_bytes(source)?).into_owned())
    }

    /// The constant that this holds.
    pub(super) fn constant(self, source: Source<'m>) -> Option<Value<'m>> {
        if !matches!(self.kind(), LLVMConstantAsMetadataMetadataKind) {
            return None;
        }
        let value = self.as_value(source);
        let mut raw = null_mut();
        // SAFETY: metadata that hold a value count as a node with that operand.
        unsafe { LLVMGetMDNodeOperands(value, &mut raw) };
        <Option<Value<'m>>>::from_raw(raw)
    }

    /// The number that this holds; `None` if it is not an integer or needs more than 64 bits.
    pub(super) fn integer(self, source: Source<'m>) -> Option<(u32, u64)> {
        let constant =
            self.constant(source).filter(|constant| constant.kind() == LLVMConstantIntValueKind)?;
        let width = constant.ty().int_width();
        (width <= 64).then(|| (width, constant.number()))
    }

    /// LLVM's text, with addresses for other nodes.
    pub(super) fn print(self, source: Source<'m>) -> String {
        // SAFETY: every value can be printed, into a message that is the caller's.
        unsafe { message(LLVMPrintValueToString(self.as_value(source))) }
    }

    pub(super) fn is_distinct(self, source: Source<'m>) -> bool {
        self.print(source).contains(" = distinct ")
    }

    /// LLVM's text, with the numbers that nodes have in the module. It takes time for the whole module: for messages.
    pub(super) fn describe(self, source: Source<'m>) -> String {
        // A value is printed with the numbers of the module that uses it.
        // SAFETY: all parts are of one context; the function is deleted with its use once the value has been printed.
        unsafe {
            let mut parameter = LLVMMetadataTypeInContext(source.context);
            let ty = LLVMFunctionType(LLVMVoidTypeInContext(source.context), &mut parameter, 1, 0);
            let function = LLVMAddFunction(source.module, c"".as_ptr(), ty);
            let block = LLVMAppendBasicBlockInContext(source.context, function, c"".as_ptr());
            let builder = LLVMCreateBuilderInContext(source.context);
            LLVMPositionBuilderAtEnd(builder, block);
            let mut value = self.as_value(source);
            LLVMBuildCall2(builder, ty, function, &mut value, 1, c"".as_ptr());
            let printed = message(LLVMPrintValueToString(value));
            LLVMDisposeBuilder(builder);
            LLVMDeleteBasicBlock(block);
            LLVMDeleteFunction(function);
            printed
        }
    }
}

/// Parts of a location.
impl<'m> Node<'m> {
    pub(super) fn is_location(self) -> bool {
        matches!(self.kind(), LLVMDILocationMetadataKind)
    }

    pub(super) fn line(self) -> u32 {
        assert!(self.is_location());
        // SAFETY: it is a location.
        unsafe { LLVMDILocationGetLine(self.0) }
    }

    pub(super) fn column(self) -> u32 {
        assert!(self.is_location());
        // SAFETY: it is a location.
        unsafe { LLVMDILocationGetColumn(self.0) }
    }

    pub(super) fn scope(self) -> Option<Node<'m>> {
        assert!(self.is_location());
        // SAFETY: it is a location.
        Node::new(unsafe { LLVMDILocationGetScope(self.0) })
    }

    pub(super) fn inlined_at(self) -> Option<Node<'m>> {
        assert!(self.is_location());
        // SAFETY: it is a location.
        Node::new(unsafe { LLVMDILocationGetInlinedAt(self.0) })
    }

    /// The tag of a node of debug information.
    pub(super) fn tag(self) -> u32 {
        assert!(self.is_node());
        // SAFETY: it is a node; the function looks whether it has a tag.
        unsafe { LLVMGetDINodeTag(self.0) }.into()
    }
}

/// All metadata of a value but the location, by kind.
macro_rules! all_metadata {
    ($value:expr, $function:path) => {{
        let mut count = 0;
        // SAFETY: the list is disposed of once it has been read.
        unsafe {
            let entries = $function($value, &mut count);
            let read = |at| {
                let kind = LLVMValueMetadataEntriesGetKind(entries, at);
                Some((kind, Node::new(LLVMValueMetadataEntriesGetMetadata(entries, at))?))
            };
            let list: Vec<_> = (0..count as u32).filter_map(read).collect();
            LLVMDisposeValueMetadataEntries(entries);
            list
        }
    }};
}

impl<'m> Inst<'m> {
    pub(super) fn debug_loc(self) -> Option<Node<'m>> {
        // SAFETY: every instruction may have one.
        Node::new(unsafe { LLVMInstructionGetDebugLoc(self.value.0) })
    }

    pub(super) fn metadata(self) -> Vec<(u32, Node<'m>)> {
        if !self.has_metadata() {
            return Vec::new();
        }
        all_metadata!(self.value.0, LLVMInstructionGetAllMetadataOtherThanDebugLoc)
    }

    /// The records before the instruction.
    pub(super) fn dbg_records(self) -> impl Iterator<Item = DbgRecord<'m>> {
        // SAFETY: an instruction may have records, and each may have one after it.
        let first = unsafe { LLVMGetFirstDbgRecord(self.value.0) };
        let next = |record: &LLVMDbgRecordRef| {
            // SAFETY: as above.
            let next = unsafe { LLVMGetNextDbgRecord(*record) };
            (!next.is_null()).then_some(next)
        };
        std::iter::successors((!first.is_null()).then_some(first), next)
            .map(|raw| DbgRecord(raw, PhantomData))
    }
}

/// The kinds of records.
pub(super) use inkwell::llvm_sys::LLVMDbgRecordKind;

impl<'m> DbgRecord<'m> {
    pub(super) fn kind(self) -> LLVMDbgRecordKind {
        // SAFETY: every record has a kind.
        unsafe { LLVMDbgRecordGetKind(self.0) }
    }

    pub(super) fn debug_loc(self) -> Option<Node<'m>> {
        // SAFETY: every record may have a location.
        Node::new(unsafe { LLVMDbgRecordGetDebugLoc(self.0) })
    }

    fn is_of_variable(self) -> bool {
        !matches!(self.kind(), LLVMDbgRecordKind::LLVMDbgRecordLabel)
    }

    /// The first value that the record is about; `None` if it is about no value.
    pub(super) fn value(self) -> Option<Value<'m>> {
        assert!(self.is_of_variable());
        // SAFETY: the record is about a variable; the function returns null for metadata that hold no value.
        <Option<Value<'m>>>::from_raw(unsafe { LLVMDbgVariableRecordGetValue(self.0, 0) })
    }

    pub(super) fn variable(self) -> Option<Node<'m>> {
        assert!(self.is_of_variable());
        // SAFETY: the record is about a variable.
        Node::new(unsafe { LLVMDbgVariableRecordGetVariable(self.0) })
    }

    pub(super) fn expression(self) -> Option<Node<'m>> {
        assert!(self.is_of_variable());
        // SAFETY: the record is about a variable.
        Node::new(unsafe { LLVMDbgVariableRecordGetExpression(self.0) })
    }

    pub(super) fn print(self) -> String {
        // SAFETY: every record can be printed, into a message that is the caller's.
        unsafe { message(LLVMPrintDbgRecordToString(self.0)) }
    }
}

impl<'m> Value<'m> {
    /// The metadata of a function or a global.
    pub(super) fn global_metadata(self) -> Vec<(u32, Node<'m>)> {
        assert!(self.as_global().is_some());
        all_metadata!(self.0, LLVMGlobalCopyAllMetadata)
    }

    /// The description of a function in debug information.
    pub(super) fn subprogram(self) -> Option<Node<'m>> {
        assert!(self.as_function().is_some());
        // SAFETY: it is a function.
        Node::new(unsafe { LLVMGetSubprogram(self.0) })
    }

    /// The metadata that a value which is an argument of a call holds.
    pub(super) fn as_metadata(self) -> Option<Node<'m>> {
        (self.kind() == super::ir::LLVMMetadataAsValueValueKind).then(|| Node::of_value(self)).flatten()
    }
}

impl<'m> Source<'m> {
    /// LLVM's number for a kind of metadata.
    pub(super) fn metadata_kind(self, name: &str) -> u32 {
        // SAFETY: the name has this length.
        unsafe { LLVMGetMDKindIDInContext(self.context, name.as_ptr().cast(), name.len() as u32) }
    }

    /// The nodes of a named list of the module.
    pub(super) fn named_metadata(self, name: &std::ffi::CStr) -> Vec<Node<'m>> {
        // SAFETY: there is room for as many as there are.
        let raw = unsafe {
            let mut raw =
                vec![null_mut(); LLVMGetNamedMetadataNumOperands(self.module, name.as_ptr()) as usize];
            LLVMGetNamedMetadataOperands(self.module, name.as_ptr(), raw.as_mut_ptr());
            raw
        };
        raw.into_iter()
            .filter_map(|raw| <Option<Value<'m>>>::from_raw(raw).and_then(Node::of_value))
            .collect()
    }

    /// The flags of the module.
    pub(super) fn module_flags(self) -> Vec<ModuleFlag<'m>> {
        // The C interface knows fewer behaviours than LLVM, so the list is read as metadata.
        let flag = |node: Node<'m>| {
            let &[behavior, key, value] = &*node.operands(self) else { return None };
            let behavior = behavior?.integer(self)?.1 as u32;
            Some(ModuleFlag { behavior, key: key?.string(self)?, value: value? })
        };
        self.named_metadata(c"llvm.module.flags").into_iter().filter_map(flag).collect()
    }

    /// LLVM's text of the module.
    pub(super) fn print(self) -> String {
        // SAFETY: every module can be printed, into a message that is the caller's.
        unsafe { message(LLVMPrintModuleToString(self.module)) }
    }

    pub(super) fn first_global(self) -> Option<Value<'m>> {
        // SAFETY: it is a module.
        <_>::from_raw(unsafe { LLVMGetFirstGlobal(self.module) })
    }

    pub(super) fn globals(self) -> impl Iterator<Item = Value<'m>> {
        std::iter::successors(self.first_global(), |value| value.next_global())
    }

    pub(super) fn functions(self) -> impl Iterator<Item = Value<'m>> {
        // SAFETY: it is a module.
        let first = <_>::from_raw(unsafe { LLVMGetFirstFunction(self.module) });
        std::iter::successors(first, |value: &Value<'m>| value.next_function())
    }

    pub(super) fn aliases(self) -> impl Iterator<Item = Value<'m>> {
        // SAFETY: it is a module.
        let first = <_>::from_raw(unsafe { LLVMGetFirstGlobalAlias(self.module) });
        std::iter::successors(first, |value: &Value<'m>| value.next_alias())
    }

    pub(super) fn ifuncs(self) -> impl Iterator<Item = Value<'m>> {
        // SAFETY: it is a module.
        let first = <_>::from_raw(unsafe { LLVMGetFirstGlobalIFunc(self.module) });
        std::iter::successors(first, |value: &Value<'m>| value.next_ifunc())
    }

    pub(super) fn has_named(self, name: &str) -> bool {
        let Ok(name) = std::ffi::CString::new(name) else { return false };
        // SAFETY: it is a module.
        unsafe {
            let raw = name.as_ptr();
            !LLVMGetNamedGlobal(self.module, raw).is_null()
                || !LLVMGetNamedFunction(self.module, raw).is_null()
        }
    }

    pub(super) fn file_name(self) -> String {
        let mut length = 0;
        // SAFETY: the name lives as long as the module.
        String::from_utf8_lossy(unsafe { bytes(LLVMGetSourceFileName(self.module, &mut length), length) })
            .into_owned()
    }

    pub(super) fn assembly(self) -> String {
        let mut length = 0;
        // SAFETY: the text lives as long as the module.
        String::from_utf8_lossy(unsafe { bytes(LLVMGetModuleInlineAsm(self.module, &mut length), length) })
            .into_owned()
    }

    pub(super) fn data_layout(self) -> String {
        // SAFETY: the text lives as long as the module.
        unsafe { text(LLVMGetDataLayoutStr(self.module)) }.into_owned()
    }

    pub(super) fn triple(self) -> String {
        // SAFETY: the text lives as long as the module.
        unsafe { text(LLVMGetTarget(self.module)) }.into_owned()
    }
}
