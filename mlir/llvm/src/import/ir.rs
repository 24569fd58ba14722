//! LLVM's IR through its C interface: values, types and blocks as copies of pointers into a module that is only read.
//!
//! LLVM's casts are not checked in its releases. So each method says for which kinds of values it is, and asserts that:
//! a wrong call is a panic, never undefined behaviour. Metadata is in `node.rs`.
#![allow(unsafe_code, reason = "all of LLVM's C interface is")]

use std::borrow::Cow;
use std::ffi::{CStr, c_char};
use std::marker::PhantomData;

pub(super) use inkwell::llvm_sys::LLVMOpcode::{self, *};
pub(super) use inkwell::llvm_sys::LLVMTypeKind::{self, *};
pub(super) use inkwell::llvm_sys::LLVMValueKind::{self, *};
use inkwell::llvm_sys::comdat::{LLVMComdatSelectionKind, LLVMGetComdat, LLVMGetComdatSelectionKind};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::*;

/// A module that is being read, and its context.
#[derive(Clone, Copy)]
pub(super) struct Source<'m> {
    pub(super) context: LLVMContextRef,
    pub(super) module: LLVMModuleRef,
    pub(super) marker: PhantomData<&'m ()>,
}

/// Any value: constants, arguments, instructions, functions, globals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Value<'m>(pub(super) LLVMValueRef, PhantomData<&'m ()>);

/// A type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ty<'m>(LLVMTypeRef, PhantomData<&'m ()>);

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct BasicBlock<'m>(LLVMBasicBlockRef, PhantomData<&'m ()>);

/// An attribute of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Attribute<'m>(LLVMAttributeRef, PhantomData<&'m ()>);

/// An instruction, with its opcode.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inst<'m> {
    pub(super) value: Value<'m>,
    pub(super) opcode: LLVMOpcode,
}

/// How results of the C interface become those of methods.
pub(super) trait FromRaw<R> {
    fn from_raw(raw: R) -> Self;
}

impl FromRaw<LLVMBool> for bool {
    fn from_raw(raw: LLVMBool) -> Self {
        raw != 0
    }
}

/// Numbers and enumerations stay as they are.
macro_rules! unchanged {
    ($($ty:ty)*) => {$(
        impl FromRaw<$ty> for $ty {
            fn from_raw(raw: $ty) -> Self {
                raw
            }
        }
    )*};
}

unchanged! {
    u16 u32 u64 i64 LLVMOpcode LLVMTypeKind LLVMValueKind inkwell::llvm_sys::LLVMAtomicOrdering
    inkwell::llvm_sys::LLVMAtomicRMWBinOp inkwell::llvm_sys::LLVMInlineAsmDialect inkwell::llvm_sys::LLVMIntPredicate
    inkwell::llvm_sys::LLVMLinkage inkwell::llvm_sys::LLVMRealPredicate inkwell::llvm_sys::LLVMTailCallKind
    inkwell::llvm_sys::LLVMUnnamedAddr inkwell::llvm_sys::LLVMVisibility
}

/// Pointers become their wrappers, and may be missing where the method's result is an `Option`.
macro_rules! pointers {
    ($($raw:ty => $name:ident;)*) => {$(
        impl<'m> FromRaw<$raw> for $name<'m> {
            fn from_raw(raw: $raw) -> Self {
                $name(raw, PhantomData)
            }
        }

        impl<'m> FromRaw<$raw> for Option<$name<'m>> {
            fn from_raw(raw: $raw) -> Self {
                (!raw.is_null()).then_some($name(raw, PhantomData))
            }
        }
    )*};
}

pointers! {
    LLVMValueRef => Value;
    LLVMTypeRef => Ty;
    LLVMBasicBlockRef => BasicBlock;
    LLVMAttributeRef => Attribute;
}

/// Methods that are one call each: the name, what it is for (a pattern), further arguments, the result, the function.
macro_rules! methods {
    ($name:ident, $raw:expr, $what:expr; $(
        $(#[$doc:meta])*
        $method:ident [$($kinds:tt)*] ($($arg:ident: $ty:ty),*) -> $result:ty = $function:path;
    )*) => {
        impl<'m> $name<'m> {$(
            $(#[$doc])*
            pub(super) fn $method(self $(, $arg: $ty)*) -> $result {
                assert!(matches!($what(self), $($kinds)*), "not for this kind of value");
                // SAFETY: the value is in a module that lives for `'m`, and is of the kind that the function is for.
                <$result>::from_raw(unsafe { $function($raw(self) $(, $arg)*) })
            }
        )*}
    };
}

methods! { Value, |v: Value<'m>| v.0, |_: Value<'m>| ();
    /// The kind of value; an instruction for some constants too, which the C interface does not know.
    kind [()] () -> LLVMValueKind = LLVMGetValueKind;
    ty [()] () -> Ty<'m> = LLVMTypeOf;
    as_instruction [()] () -> Option<Value<'m>> = LLVMIsAInstruction;
    as_function [()] () -> Option<Value<'m>> = LLVMIsAFunction;
    as_ifunc [()] () -> Option<Value<'m>> = LLVMIsAGlobalIFunc;
    as_inline_asm [()] () -> Option<Value<'m>> = LLVMIsAInlineAsm;
    as_user [()] () -> Option<Value<'m>> = LLVMIsAUser;
    as_constant [()] () -> Option<Value<'m>> = LLVMIsAConstant;
    as_global [()] () -> Option<Value<'m>> = LLVMIsAGlobalValue;
}

methods! { Value, |v: Value<'m>| v.0, Value::kind;
    number [LLVMConstantIntValueKind] () -> u64 = LLVMConstIntGetZExtValue;
    opcode_of_expression [LLVMConstantExprValueKind] () -> LLVMOpcode = LLVMGetConstOpcode;
    gep_source_of_expression [LLVMConstantExprValueKind] () -> Ty<'m> = LLVMGetGEPSourceElementType;
    gep_flags_of_expression [LLVMConstantExprValueKind] () -> u32 = LLVMGEPGetNoWrapFlags;
    is_string [LLVMConstantDataArrayValueKind] () -> bool = LLVMIsConstantString;
    addressed_function [LLVMBlockAddressValueKind] () -> Value<'m> = LLVMGetBlockAddressFunction;
    addressed_block [LLVMBlockAddressValueKind] () -> BasicBlock<'m> = LLVMGetBlockAddressBasicBlock;
    is_declaration [LLVMFunctionValueKind | LLVMGlobalVariableValueKind] () -> bool = LLVMIsDeclaration;
    initializer [LLVMGlobalVariableValueKind] () -> Option<Value<'m>> = LLVMGetInitializer;
    is_global_constant [LLVMGlobalVariableValueKind] () -> bool = LLVMIsGlobalConstant;
    is_thread_local_variable [LLVMGlobalVariableValueKind] () -> bool = LLVMIsThreadLocal;
    value_type [LLVMFunctionValueKind | LLVMGlobalVariableValueKind | LLVMGlobalAliasValueKind | LLVMGlobalIFuncValueKind]
        () -> Ty<'m> = LLVMGlobalGetValueType;
    linkage [LLVMFunctionValueKind | LLVMGlobalVariableValueKind | LLVMGlobalAliasValueKind | LLVMGlobalIFuncValueKind]
        () -> inkwell::llvm_sys::LLVMLinkage = LLVMGetLinkage;
    visibility [LLVMFunctionValueKind | LLVMGlobalVariableValueKind | LLVMGlobalAliasValueKind | LLVMGlobalIFuncValueKind]
        () -> inkwell::llvm_sys::LLVMVisibility = LLVMGetVisibility;
    unnamed_addr [LLVMFunctionValueKind | LLVMGlobalVariableValueKind | LLVMGlobalAliasValueKind | LLVMGlobalIFuncValueKind]
        () -> inkwell::llvm_sys::LLVMUnnamedAddr = LLVMGetUnnamedAddress;
    global_alignment [LLVMFunctionValueKind | LLVMGlobalVariableValueKind] () -> u32 = LLVMGetAlignment;
    aliasee [LLVMGlobalAliasValueKind] () -> Value<'m> = LLVMAliasGetAliasee;
    resolver [LLVMGlobalIFuncValueKind] () -> Option<Value<'m>> = LLVMGetGlobalIFuncResolver;
    next_global [LLVMGlobalVariableValueKind] () -> Option<Value<'m>> = LLVMGetNextGlobal;
    next_function [LLVMFunctionValueKind] () -> Option<Value<'m>> = LLVMGetNextFunction;
    next_alias [LLVMGlobalAliasValueKind] () -> Option<Value<'m>> = LLVMGetNextGlobalAlias;
    next_ifunc [LLVMGlobalIFuncValueKind] () -> Option<Value<'m>> = LLVMGetNextGlobalIFunc;
    first_block [LLVMFunctionValueKind] () -> Option<BasicBlock<'m>> = LLVMGetFirstBasicBlock;
    function_cconv [LLVMFunctionValueKind] () -> u32 = LLVMGetFunctionCallConv;
    intrinsic_id [LLVMFunctionValueKind] () -> u32 = LLVMGetIntrinsicID;
    has_personality [LLVMFunctionValueKind] () -> bool = LLVMHasPersonalityFn;
    personality [LLVMFunctionValueKind] () -> Value<'m> = LLVMGetPersonalityFn;
    asm_has_side_effects [LLVMInlineAsmValueKind] () -> bool = LLVMGetInlineAsmHasSideEffects;
    asm_is_align_stack [LLVMInlineAsmValueKind] () -> bool = LLVMGetInlineAsmNeedsAlignedStack;
    asm_dialect [LLVMInlineAsmValueKind] () -> inkwell::llvm_sys::LLVMInlineAsmDialect = LLVMGetInlineAsmDialect;
}

methods! { Inst, |i: Inst<'m>| i.value.0, |_: Inst<'m>| ();
    next [()] () -> Option<Value<'m>> = LLVMGetNextInstruction;
    parent [()] () -> BasicBlock<'m> = LLVMGetInstructionParent;
    has_metadata [()] () -> bool = LLVMHasMetadata;
    takes_fast_math [()] () -> bool = LLVMCanValueUseFastMathFlags;
    num_successors [()] () -> u32 = LLVMGetNumSuccessors;
}

methods! { Inst, |i: Inst<'m>| i.value.0, |i: Inst<'m>| i.opcode;
    has_nsw [LLVMAdd | LLVMSub | LLVMMul | LLVMShl | LLVMTrunc] () -> bool = LLVMGetNSW;
    has_nuw [LLVMAdd | LLVMSub | LLVMMul | LLVMShl | LLVMTrunc] () -> bool = LLVMGetNUW;
    is_exact [LLVMUDiv | LLVMSDiv | LLVMLShr | LLVMAShr] () -> bool = LLVMGetExact;
    is_disjoint [LLVMOr] () -> bool = LLVMGetIsDisjoint;
    is_non_negative [LLVMZExt | LLVMUIToFP] () -> bool = LLVMGetNNeg;
    allocated [LLVMAlloca] () -> Ty<'m> = LLVMGetAllocatedType;
    alignment [LLVMAlloca | LLVMLoad | LLVMStore | LLVMAtomicRMW | LLVMAtomicCmpXchg] () -> u32 = LLVMGetAlignment;
    is_volatile [LLVMLoad | LLVMStore | LLVMAtomicRMW | LLVMAtomicCmpXchg] () -> bool = LLVMGetVolatile;
    is_weak [LLVMAtomicCmpXchg] () -> bool = LLVMGetWeak;
    ordering [LLVMLoad | LLVMStore | LLVMAtomicRMW | LLVMFence]
        () -> inkwell::llvm_sys::LLVMAtomicOrdering = LLVMGetOrdering;
    success_ordering [LLVMAtomicCmpXchg] () -> inkwell::llvm_sys::LLVMAtomicOrdering = LLVMGetCmpXchgSuccessOrdering;
    failure_ordering [LLVMAtomicCmpXchg] () -> inkwell::llvm_sys::LLVMAtomicOrdering = LLVMGetCmpXchgFailureOrdering;
    sync_scope [LLVMLoad | LLVMStore | LLVMAtomicRMW | LLVMAtomicCmpXchg | LLVMFence]
        () -> u32 = LLVMGetAtomicSyncScopeID;
    is_atomic [LLVMLoad | LLVMStore | LLVMAtomicRMW | LLVMAtomicCmpXchg | LLVMFence] () -> bool = LLVMIsAtomic;
    rmw_operation [LLVMAtomicRMW] () -> inkwell::llvm_sys::LLVMAtomicRMWBinOp = LLVMGetAtomicRMWBinOp;
    int_predicate [LLVMICmp] () -> inkwell::llvm_sys::LLVMIntPredicate = LLVMGetICmpPredicate;
    float_predicate [LLVMFCmp] () -> inkwell::llvm_sys::LLVMRealPredicate = LLVMGetFCmpPredicate;
    gep_source [LLVMGetElementPtr] () -> Ty<'m> = LLVMGetGEPSourceElementType;
    gep_flags [LLVMGetElementPtr] () -> u32 = LLVMGEPGetNoWrapFlags;
    num_mask_elements [LLVMShuffleVector] () -> u32 = LLVMGetNumMaskElements;
    num_incoming [LLVMPHI] () -> u32 = LLVMCountIncoming;
    num_clauses [LLVMLandingPad] () -> u32 = LLVMGetNumClauses;
    is_cleanup [LLVMLandingPad] () -> bool = LLVMIsCleanup;
    normal_dest [LLVMInvoke] () -> BasicBlock<'m> = LLVMGetNormalDest;
    unwind_dest [LLVMInvoke] () -> BasicBlock<'m> = LLVMGetUnwindDest;
    is_conditional [LLVMBr] () -> bool = LLVMIsConditional;
    callee [LLVMCall | LLVMInvoke] () -> Value<'m> = LLVMGetCalledValue;
    called_type [LLVMCall | LLVMInvoke] () -> Ty<'m> = LLVMGetCalledFunctionType;
    num_args [LLVMCall | LLVMInvoke] () -> u32 = LLVMGetNumArgOperands;
    call_cconv [LLVMCall | LLVMInvoke] () -> u32 = LLVMGetInstructionCallConv;
    tail_kind [LLVMCall] () -> inkwell::llvm_sys::LLVMTailCallKind = LLVMGetTailCallKind;
    num_bundles [LLVMCall | LLVMInvoke] () -> u32 = LLVMGetNumOperandBundles;
}

methods! { Ty, |t: Ty<'m>| t.0, |_: Ty<'m>| ();
    kind [()] () -> LLVMTypeKind = LLVMGetTypeKind;
}

methods! { Ty, |t: Ty<'m>| t.0, Ty::kind;
    int_width [LLVMIntegerTypeKind] () -> u32 = LLVMGetIntTypeWidth;
    address_space [LLVMPointerTypeKind] () -> u32 = LLVMGetPointerAddressSpace;
    element [LLVMArrayTypeKind | LLVMVectorTypeKind | LLVMScalableVectorTypeKind] () -> Ty<'m> = LLVMGetElementType;
    array_length [LLVMArrayTypeKind] () -> u64 = LLVMGetArrayLength2;
    vector_length [LLVMVectorTypeKind | LLVMScalableVectorTypeKind] () -> u32 = LLVMGetVectorSize;
    num_fields [LLVMStructTypeKind] () -> u32 = LLVMCountStructElementTypes;
    is_packed [LLVMStructTypeKind] () -> bool = LLVMIsPackedStruct;
    is_opaque [LLVMStructTypeKind] () -> bool = LLVMIsOpaqueStruct;
    is_literal [LLVMStructTypeKind] () -> bool = LLVMIsLiteralStruct;
    return_type [LLVMFunctionTypeKind] () -> Ty<'m> = LLVMGetReturnType;
    is_variadic [LLVMFunctionTypeKind] () -> bool = LLVMIsFunctionVarArg;
    num_params [LLVMFunctionTypeKind] () -> u32 = LLVMCountParamTypes;
    num_type_params [LLVMTargetExtTypeKind] () -> u32 = LLVMGetTargetExtTypeNumTypeParams;
    num_int_params [LLVMTargetExtTypeKind] () -> u32 = LLVMGetTargetExtTypeNumIntParams;
}

methods! { BasicBlock, |b: BasicBlock<'m>| b.0, |_: BasicBlock<'m>| ();
    next [()] () -> Option<BasicBlock<'m>> = LLVMGetNextBasicBlock;
    first [()] () -> Option<Value<'m>> = LLVMGetFirstInstruction;
    terminator [()] () -> Option<Value<'m>> = LLVMGetBasicBlockTerminator;
    as_value [()] () -> Value<'m> = LLVMBasicBlockAsValue;
}

methods! { Attribute, |a: Attribute<'m>| a.0, |_: Attribute<'m>| ();
    is_string [()] () -> bool = LLVMIsStringAttribute;
    is_type [()] () -> bool = LLVMIsTypeAttribute;
    is_enum [()] () -> bool = LLVMIsEnumAttribute;
}

/// Text that ends with a zero byte; empty if there is none.
///
/// # Safety
/// The pointer is null, or the text lives as long as the result.
pub(super) unsafe fn text<'m>(raw: *const c_char) -> Cow<'m, str> {
    if raw.is_null() {
        return Cow::Borrowed("");
    }
    // SAFETY: not null, and as the caller says.
    unsafe { CStr::from_ptr(raw) }.to_string_lossy()
}

/// Bytes of a length.
///
/// # Safety
/// The pointer is null, or the bytes live as long as the result.
pub(super) unsafe fn bytes<'m>(raw: *const c_char, length: usize) -> &'m [u8] {
    if raw.is_null() {
        return &[];
    }
    // SAFETY: as the caller says.
    unsafe { std::slice::from_raw_parts(raw.cast(), length) }
}

/// A message that LLVM allocated.
///
/// # Safety
/// LLVM returned it to be disposed of.
pub(super) unsafe fn message(raw: *mut c_char) -> String {
    // SAFETY: as the caller says.
    let owned = unsafe { text(raw) }.into_owned();
    if !raw.is_null() {
        // SAFETY: it is not used any more.
        unsafe { LLVMDisposeMessage(raw) };
    }
    owned
}

impl<'m> Value<'m> {
    pub(super) fn name(self) -> &'m [u8] {
        let mut length = 0;
        // SAFETY: every value has a name, which may be empty.
        unsafe { bytes(LLVMGetValueName2(self.0, &mut length), length) }
    }

    pub(super) fn name_text(self) -> Cow<'m, str> {
        String::from_utf8_lossy(self.name())
    }

    /// LLVM's text of the value.
    pub(super) fn print(self) -> String {
        // SAFETY: every value can be printed, into a message that is the caller's.
        unsafe { message(LLVMPrintValueToString(self.0)) }
    }

    pub(super) fn instruction(self) -> Option<Inst<'m>> {
        let value = self.as_instruction()?;
        // SAFETY: it is an instruction.
        let opcode = unsafe { LLVMGetInstructionOpcode(value.0) };
        Some(Inst { value, opcode })
    }

    /// The number of operands of a constant or an instruction.
    pub(super) fn num_operands(self) -> u32 {
        // SAFETY: it has operands.
        self.as_user().map_or(0, |user| unsafe { LLVMGetNumOperands(user.0) } as u32)
    }

    pub(super) fn operand(self, index: u32) -> Value<'m> {
        assert!(index < self.num_operands(), "an operand that there is");
        // SAFETY: it has this operand.
        Value(unsafe { LLVMGetOperand(self.0, index) }, PhantomData)
    }

    pub(super) fn operands(self) -> impl ExactSizeIterator<Item = Value<'m>> + DoubleEndedIterator {
        // SAFETY: it has these operands.
        (0..self.num_operands())
            .map(move |index| Value(unsafe { LLVMGetOperand(self.0, index) }, PhantomData))
    }

    /// An element of a constant aggregate.
    pub(super) fn element(self, index: u32) -> Option<Value<'m>> {
        assert!(self.as_constant().is_some(), "a constant");
        // SAFETY: it is a constant; the result is null if it has no such element.
        <Option<Value<'m>>>::from_raw(unsafe { LLVMGetAggregateElement(self.0, index) })
    }

    /// The bytes of an array or vector of numbers, in the order of the machine.
    pub(super) fn data(self) -> &'m [u8] {
        assert!(matches!(self.kind(), LLVMConstantDataArrayValueKind | LLVMConstantDataVectorValueKind));
        let mut length = 0usize;
        // SAFETY: the constant has data, and its length is written to the variable. The binding has the wrong type for
        // the pointer, which has the size of a number.
        unsafe { bytes(LLVMGetRawDataValues(self.0, (&raw mut length).expose_provenance()), length) }
    }

    /// The bits of a constant that is not wider than 64 bits.
    pub(super) fn bits_as_integer(self, context: LLVMContextRef, width: u32) -> Option<u64> {
        assert!(self.kind() == LLVMConstantFPValueKind && width <= 64);
        // SAFETY: a constant becomes an integer of the same width.
        let bits = unsafe { LLVMConstBitCast(self.0, LLVMIntTypeInContext(context, width)) };
        let bits = Value(bits, PhantomData);
        (bits.kind() == LLVMConstantIntValueKind).then(|| bits.number())
    }

    /// Whether a block's address is used by a global, or in another function.
    pub(super) fn is_addressed_elsewhere(self, function: Value<'m>) -> bool {
        assert!(self.kind() == LLVMBlockAddressValueKind);
        // SAFETY: a constant is a value, and each use has a user and may have another use after it.
        unsafe {
            let mut at = LLVMGetFirstUse(self.0);
            while !at.is_null() {
                let user = Value(LLVMGetUser(at), PhantomData);
                let here = user.instruction().is_some_and(|inst| {
                    LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst.value.0)) == function.0
                });
                if !here {
                    return true;
                }
                at = LLVMGetNextUse(at);
            }
        }
        false
    }

    /// The comdat of a function or global, and how it is chosen from others of its name.
    pub(super) fn comdat(self) -> Option<(LLVMComdatRef, LLVMComdatSelectionKind)> {
        assert!(self.as_global().is_some(), "a global");
        // SAFETY: it is a function or a global, and if it has a comdat, that has a kind.
        unsafe {
            let comdat = LLVMGetComdat(self.0);
            (!comdat.is_null()).then(|| (comdat, LLVMGetComdatSelectionKind(comdat)))
        }
    }

    /// The section of a function or global; empty if there is none.
    pub(super) fn section(self) -> Cow<'m, str> {
        assert!(self.as_global().is_some(), "a global");
        // SAFETY: it is a global, and its section lives as long.
        unsafe { text(LLVMGetSection(self.0)) }
    }

    /// The garbage collector of a function.
    pub(super) fn collector(self) -> Cow<'m, str> {
        assert!(self.as_function().is_some(), "a function");
        // SAFETY: it is a function, and the name lives as long.
        unsafe { text(LLVMGetGC(self.0)) }
    }

    pub(super) fn asm_text(self) -> &'m [u8] {
        assert!(self.as_inline_asm().is_some(), "inline assembly");
        let mut length = 0;
        // SAFETY: it is inline assembly.
        unsafe { bytes(LLVMGetInlineAsmAsmString(self.0, &mut length), length) }
    }

    pub(super) fn asm_constraints(self) -> &'m [u8] {
        assert!(self.as_inline_asm().is_some(), "inline assembly");
        let mut length = 0;
        // SAFETY: it is inline assembly.
        unsafe { bytes(LLVMGetInlineAsmConstraintString(self.0, &mut length), length) }
    }

    pub(super) fn params(self) -> impl Iterator<Item = Value<'m>> {
        let count = self.value_type().num_params();
        assert!(self.as_function().is_some(), "a function");
        // SAFETY: the function has so many parameters.
        (0..count).map(move |index| Value(unsafe { LLVMGetParam(self.0, index) }, PhantomData))
    }

    /// The blocks of a function.
    pub(super) fn blocks(self) -> impl Iterator<Item = BasicBlock<'m>> {
        std::iter::successors(self.first_block(), |block| block.next())
    }

    /// The attributes of a function at one of LLVM's indices.
    pub(super) fn attributes(self, at: u32) -> Vec<Attribute<'m>> {
        assert!(self.as_function().is_some(), "a function");
        // SAFETY: there is room for as many as there are.
        unsafe {
            let mut raw = vec![std::ptr::null_mut(); LLVMGetAttributeCountAtIndex(self.0, at) as usize];
            LLVMGetAttributesAtIndex(self.0, at, raw.as_mut_ptr());
            raw.into_iter().map(|raw| Attribute(raw, PhantomData)).collect()
        }
    }
}

impl<'m> Inst<'m> {
    pub(super) fn ty(self) -> Ty<'m> {
        self.value.ty()
    }

    pub(super) fn fast_math(self) -> u32 {
        if !self.takes_fast_math() {
            return 0;
        }
        // SAFETY: it has such flags.
        unsafe { LLVMGetFastMathFlags(self.value.0) }
    }

    pub(super) fn arg(self, index: u32) -> Value<'m> {
        assert!(index < self.num_args());
        self.value.operand(index)
    }

    pub(super) fn successor(self, index: u32) -> BasicBlock<'m> {
        assert!(index < self.num_successors());
        // SAFETY: it has this successor.
        BasicBlock(unsafe { LLVMGetSuccessor(self.value.0, index) }, PhantomData)
    }

    pub(super) fn case_value(self, successor: u32) -> Value<'m> {
        assert!(self.opcode == LLVMSwitch && successor > 0 && successor < self.num_successors());
        // SAFETY: it has this case.
        Value(unsafe { LLVMGetSwitchCaseValue(self.value.0, successor) }, PhantomData)
    }

    pub(super) fn incoming(self, index: u32) -> (Value<'m>, BasicBlock<'m>) {
        assert!(index < self.num_incoming());
        // SAFETY: it has this value.
        unsafe {
            let value = Value(LLVMGetIncomingValue(self.value.0, index), PhantomData);
            (value, BasicBlock(LLVMGetIncomingBlock(self.value.0, index), PhantomData))
        }
    }

    pub(super) fn clause(self, index: u32) -> Value<'m> {
        assert!(index < self.num_clauses());
        // SAFETY: it has this clause.
        Value(unsafe { LLVMGetClause(self.value.0, index) }, PhantomData)
    }

    /// The position of `extractvalue` or `insertvalue`.
    pub(super) fn indices(self) -> &'m [u32] {
        assert!(matches!(self.opcode, LLVMExtractValue | LLVMInsertValue));
        // SAFETY: these instructions have a list of so many.
        unsafe {
            std::slice::from_raw_parts(LLVMGetIndices(self.value.0), LLVMGetNumIndices(self.value.0) as usize)
        }
    }

    pub(super) fn mask(self) -> Vec<i32> {
        let count = self.num_mask_elements();
        // SAFETY: it has so many.
        (0..count).map(|index| unsafe { LLVMGetMaskValue(self.value.0, index) }).collect()
    }

    /// The attributes of a call at one of LLVM's indices.
    pub(super) fn attributes(self, at: u32) -> Vec<Attribute<'m>> {
        assert!(matches!(self.opcode, LLVMCall | LLVMInvoke));
        // SAFETY: there is room for as many as there are.
        unsafe {
            let count = LLVMGetCallSiteAttributeCount(self.value.0, at);
            if count == 0 {
                return Vec::new();
            }
            let mut raw = vec![std::ptr::null_mut(); count as usize];
            LLVMGetCallSiteAttributes(self.value.0, at, raw.as_mut_ptr());
            raw.into_iter().map(|raw| Attribute(raw, PhantomData)).collect()
        }
    }

    /// The tag and the values of an operand bundle.
    pub(super) fn bundle(self, index: u32) -> (Vec<u8>, Vec<Value<'m>>) {
        assert!(index < self.num_bundles());
        // SAFETY: it has this bundle; the copy is disposed of once it has been read.
        unsafe {
            let bundle = LLVMGetOperandBundleAtIndex(self.value.0, index);
            let mut length = 0;
            let tag = bytes(LLVMGetOperandBundleTag(bundle, &mut length), length).to_vec();
            let count = LLVMGetNumOperandBundleArgs(bundle);
            let values =
                (0..count).map(|at| Value(LLVMGetOperandBundleArgAtIndex(bundle, at), PhantomData)).collect();
            LLVMDisposeOperandBundle(bundle);
            (tag, values)
        }
    }
}

impl<'m> Ty<'m> {
    pub(super) fn fields(self) -> Vec<Ty<'m>> {
        let mut raw = vec![std::ptr::null_mut(); self.num_fields() as usize];
        // SAFETY: there is room for as many as there are.
        unsafe { LLVMGetStructElementTypes(self.0, raw.as_mut_ptr()) };
        raw.into_iter().map(|raw| Ty(raw, PhantomData)).collect()
    }

    pub(super) fn params(self) -> Vec<Ty<'m>> {
        let mut raw = vec![std::ptr::null_mut(); self.num_params() as usize];
        // SAFETY: there is room for as many as there are.
        unsafe { LLVMGetParamTypes(self.0, raw.as_mut_ptr()) };
        raw.into_iter().map(|raw| Ty(raw, PhantomData)).collect()
    }

    /// The name of a structure; empty if it has none.
    pub(super) fn struct_name(self) -> Cow<'m, str> {
        assert!(self.kind() == LLVMStructTypeKind && !self.is_literal());
        // SAFETY: such a structure may have a name.
        unsafe { text(LLVMGetStructName(self.0)) }
    }

    pub(super) fn target_name(self) -> Cow<'m, str> {
        assert!(self.kind() == LLVMTargetExtTypeKind);
        // SAFETY: such a type has a name.
        unsafe { text(LLVMGetTargetExtTypeName(self.0)) }
    }

    pub(super) fn type_params(self) -> impl Iterator<Item = Ty<'m>> {
        // SAFETY: it has so many.
        (0..self.num_type_params())
            .map(move |at| Ty(unsafe { LLVMGetTargetExtTypeTypeParam(self.0, at) }, PhantomData))
    }

    pub(super) fn int_params(self) -> impl Iterator<Item = u32> {
        // SAFETY: it has so many.
        (0..self.num_int_params()).map(move |at| unsafe { LLVMGetTargetExtTypeIntParam(self.0, at) })
    }
}

impl<'m> BasicBlock<'m> {
    /// The constant that is the block's address, if it is used.
    pub(super) fn address(self) -> Option<Value<'m>> {
        // SAFETY: a block is a value, and each use has a user and may have another use after it.
        unsafe {
            let mut at = LLVMGetFirstUse(LLVMBasicBlockAsValue(self.0));
            while !at.is_null() {
                let user = Value(LLVMGetUser(at), PhantomData);
                if user.kind() == LLVMBlockAddressValueKind {
                    return Some(user);
                }
                at = LLVMGetNextUse(at);
            }
        }
        None
    }

    pub(super) fn has_address_taken(self) -> bool {
        self.address().is_some()
    }

    pub(super) fn instructions(self) -> impl Iterator<Item = Inst<'m>> {
        let next = |value: &Value<'m>| value.instruction()?.next();
        std::iter::successors(self.first(), next).filter_map(Value::instruction)
    }

    pub(super) fn successors(self) -> impl DoubleEndedIterator<Item = BasicBlock<'m>> {
        let terminator = self.terminator().and_then(Value::instruction);
        let count = terminator.map_or(0, Inst::num_successors);
        (0..count).filter_map(move |index| Some(terminator?.successor(index)))
    }
}

impl<'m> Attribute<'m> {
    pub(super) fn raw(self) -> LLVMAttributeRef {
        self.0
    }

    /// LLVM's number of a kind that is not a string.
    pub(super) fn kind(self) -> u32 {
        assert!(!self.is_string());
        // SAFETY: it is not a string.
        unsafe { LLVMGetEnumAttributeKind(self.0) }
    }

    /// The number that the attribute carries; 0 if none.
    pub(super) fn number(self) -> u64 {
        assert!(self.is_enum());
        // SAFETY: it is one of these.
        unsafe { LLVMGetEnumAttributeValue(self.0) }
    }

    pub(super) fn type_value(self) -> Ty<'m> {
        assert!(self.is_type());
        // SAFETY: it carries a type.
        Ty(unsafe { LLVMGetTypeAttributeValue(self.0) }, PhantomData)
    }

    /// The key and value of a string attribute.
    pub(super) fn strings(self) -> (Cow<'m, str>, Cow<'m, str>) {
        assert!(self.is_string());
        let (mut key, mut value) = (0, 0);
        // SAFETY: it is a string; both live as long as the context.
        let (key, value) = unsafe {
            (
                bytes(LLVMGetStringAttributeKind(self.0, &mut key), key as usize),
                bytes(LLVMGetStringAttributeValue(self.0, &mut value), value as usize),
            )
        };
        (String::from_utf8_lossy(key), String::from_utf8_lossy(value))
    }
}

/// LLVM's number of a kind of attribute.
pub(super) fn attribute_kind(name: &str) -> u32 {
    // SAFETY: the name has this length.
    unsafe { LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len()) }
}

/// The name of an intrinsic, without the types that an overloaded one has.
pub(super) fn intrinsic_name(number: u32) -> String {
    let mut length = 0;
    // SAFETY: the number is that of a function of a module.
    let name = unsafe { bytes(LLVMIntrinsicGetName(number, &mut length), length) };
    String::from_utf8_lossy(name).into_owned()
}
