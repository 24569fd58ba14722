//! The handles of LLVM's C interface, and what the translation needs of it.
//!
//! inkwell has a type for each kind of value, and none for tokens, for the types of targets and for half of what
//! instructions may carry. A handle stands for any of them: the dialect's verifier has checked what LLVM requires.

use inkwell::llvm_sys::LLVMAttributeIndex;
use inkwell::llvm_sys::prelude::{
    LLVMAttributeRef, LLVMBasicBlockRef, LLVMBuilderRef, LLVMContextRef, LLVMMetadataRef, LLVMModuleRef,
    LLVMTypeRef, LLVMValueRef,
};

/// Calls a function of LLVM's C interface.
macro_rules! c {
    ($function:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: all handles are of the context that the translation borrows, and of the module that it builds. They are
        // not null where LLVM does not permit it. Lists are as long as stated, and LLVM copies them, as it copies texts.
        // Types, widths and positions are those that the dialect's verifier has checked; LLVM requires no others.
        unsafe { inkwell::llvm_sys::core::$function($($argument),*) }
    };
}
pub(super) use c;

pub(super) type Value = LLVMValueRef;
pub(super) type Ty = LLVMTypeRef;
pub(super) type Metadata = LLVMMetadataRef;
pub(super) type BasicBlock = LLVMBasicBlockRef;
pub(super) type Attribute = LLVMAttributeRef;

/// The attributes of a function or a call: of itself, of its result, and from 1 of its arguments.
pub(super) const ON_FUNCTION: LLVMAttributeIndex = inkwell::llvm_sys::LLVMAttributeFunctionIndex;
pub(super) const ON_RESULT: LLVMAttributeIndex = inkwell::llvm_sys::LLVMAttributeReturnIndex;

/// Values have no names, as in `mlir-translate`.
pub(super) const NAMELESS: *const std::ffi::c_char = c"".as_ptr();

/// The module that is built, its context and the builder of its instructions.
#[derive(Clone, Copy)]
pub(super) struct Raw {
    pub(super) context: LLVMContextRef,
    pub(super) module: LLVMModuleRef,
    pub(super) builder: LLVMBuilderRef,
}

/// The start of a text and its length, as most functions take it.
macro_rules! text {
    ($text:expr) => {
        ($text.as_ptr().cast::<std::ffi::c_char>(), $text.len())
    };
}

impl Raw {
    pub(super) fn int_type(self, width: u32) -> Ty {
        c!(LLVMIntTypeInContext(self.context, width))
    }

    /// A number of up to 64 bits.
    pub(super) fn int(self, width: u32, value: u64) -> Value {
        c!(LLVMConstInt(self.int_type(width), value, 0))
    }

    pub(super) fn pointer_type(self, address_space: u32) -> Ty {
        c!(LLVMPointerTypeInContext(self.context, address_space))
    }

    /// A name that ends with a zero byte, for functions that take one.
    pub(super) fn name(name: &str) -> std::ffi::CString {
        std::ffi::CString::new(name.replace('\0', "")).unwrap_or_default()
    }

    pub(super) fn string(self, value: &str) -> Metadata {
        let (start, length) = text!(value);
        c!(LLVMMDStringInContext2(self.context, start, length))
    }

    /// A node of metadata; `None` is a null operand.
    pub(super) fn node(self, operands: &[Metadata]) -> Metadata {
        c!(LLVMMDNodeInContext2(self.context, operands.as_ptr().cast_mut(), operands.len()))
    }

    pub(super) fn of_value(self, value: Value) -> Metadata {
        c!(LLVMValueAsMetadata(value))
    }

    pub(super) fn as_value(self, node: Metadata) -> Value {
        c!(LLVMMetadataAsValue(self.context, node))
    }

    /// A number as metadata.
    pub(super) fn number(self, width: u32, value: u64) -> Metadata {
        self.of_value(self.int(width, value))
    }

    /// A node that refers to itself in place of its first operand, so that it equals no other.
    pub(super) fn self_referring(self, rest: &[Metadata]) -> Metadata {
        let placeholder = self.temporary();
        let operands: Vec<Metadata> = std::iter::once(placeholder).chain(rest.iter().copied()).collect();
        let node = self.node(&operands);
        // SAFETY: the placeholder is a temporary node that the node above refers to; this destroys it.
        unsafe { inkwell::llvm_sys::debuginfo::LLVMMetadataReplaceAllUsesWith(placeholder, node) };
        node
    }

    fn temporary(self) -> Metadata {
        // SAFETY: the context is alive; the list is empty. The caller replaces the node, which destroys it.
        unsafe { inkwell::llvm_sys::debuginfo::LLVMTemporaryMDNode(self.context, std::ptr::null_mut(), 0) }
    }

    /// LLVM's number for a kind of metadata.
    pub(super) fn kind(self, name: &str) -> u32 {
        c!(LLVMGetMDKindIDInContext(self.context, text!(name).0, name.len() as u32))
    }

    /// Puts metadata on an instruction.
    pub(super) fn annotate(self, instruction: Value, kind: &str, node: Metadata) {
        c!(LLVMSetMetadata(instruction, self.kind(kind), self.as_value(node)));
    }

    /// Adds a node to the metadata of the module that has this name.
    pub(super) fn add_named(self, name: &str, node: Metadata) {
        c!(LLVMAddNamedMetadataOperand(self.module, Self::name(name).as_ptr(), self.as_value(node)));
    }

    pub(super) fn string_attribute(self, name: &str, value: &str) -> Attribute {
        let ((name, name_length), (value, value_length)) = (text!(name), text!(value));
        c!(LLVMCreateStringAttribute(self.context, name, name_length as u32, value, value_length as u32))
    }

    /// LLVM's number for an attribute that it knows.
    pub(super) fn attribute_kind(name: &str) -> Option<u32> {
        let kind = c!(LLVMGetEnumAttributeKindForName(text!(name).0, name.len()));
        (kind != 0).then_some(kind)
    }

    pub(super) fn enum_attribute(self, kind: u32, value: u64) -> Attribute {
        c!(LLVMCreateEnumAttribute(self.context, kind, value))
    }

    /// An attribute that LLVM knows by this name.
    pub(super) fn known_attribute(self, name: &str, value: u64) -> Attribute {
        match Self::attribute_kind(name) {
            Some(kind) => self.enum_attribute(kind, value),
            None => self.string_attribute(name, ""),
        }
    }

    pub(super) fn function(self, name: &str) -> Option<Value> {
        let (start, length) = text!(name);
        let found = c!(LLVMGetNamedFunctionWithLength(self.module, start, length));
        (!found.is_null()).then_some(found)
    }

    /// The function, global, alias or indirect function of this name.
    pub(super) fn symbol(self, name: &str) -> Option<Value> {
        let (start, length) = text!(name);
        self.function(name).or_else(|| {
            let lookups = [
                c!(LLVMGetNamedGlobalWithLength(self.module, start, length)),
                c!(LLVMGetNamedGlobalAlias(self.module, start, length)),
                c!(LLVMGetNamedGlobalIFunc(self.module, start, length)),
            ];
            lookups.into_iter().find(|found| !found.is_null())
        })
    }

    /// A type as LLVM prints it.
    pub(super) fn print_type(ty: Ty) -> String {
        let printed = c!(LLVMPrintTypeToString(ty));
        let text = Self::copy(printed);
        c!(LLVMDisposeMessage(printed));
        text
    }

    /// A copy of a C string of LLVM's.
    pub(super) fn copy(text: *const std::ffi::c_char) -> String {
        // SAFETY: LLVM returns C strings that end with a zero byte, and live until it is called again.
        unsafe { std::ffi::CStr::from_ptr(text) }.to_string_lossy().into_owned()
    }
}

/// The type of a value.
pub(super) fn type_of(value: Value) -> Ty {
    c!(LLVMTypeOf(value))
}

/// Whether the builder has made an instruction and not folded it.
pub(super) fn is_instruction(value: Value) -> bool {
    !c!(LLVMIsAInstruction(value)).is_null()
}

/// Whether a value is not a constant, so that the builder cannot fold what is done with it.
pub(super) fn is_varying(value: Value) -> bool {
    c!(LLVMIsConstant(value)) == 0
}
