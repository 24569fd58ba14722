//! Folding of constant addresses by the data layout, as MLIR's translation does it: an element at a constant position is so
//! many bytes after the base, and a position that counts from null is a number. LLVM's C interface has a builder that knows
//! no layout.

use inkwell::llvm_sys::LLVMLinkage::LLVMExternalWeakLinkage;
use inkwell::llvm_sys::LLVMOpcode::{LLVMGetElementPtr, LLVMPtrToInt};
use inkwell::llvm_sys::LLVMTypeKind;
use inkwell::llvm_sys::target::{
    LLVMABISizeOfType, LLVMGetModuleDataLayout, LLVMOffsetOfElement, LLVMStoreSizeOfType, LLVMTargetDataRef,
};

use super::raw::{Raw, Ty, Value, c, type_of};

/// A folded constant; anything else as it is.
pub(super) fn fold(raw: Raw, value: Value) -> Value {
    if c!(LLVMIsAConstantExpr(value)).is_null() {
        return value;
    }
    let folded = match c!(LLVMGetConstOpcode(value)) {
        LLVMGetElementPtr => address(raw, value),
        LLVMPtrToInt => number(raw, value),
        _ => None,
    };
    folded.unwrap_or(value)
}

/// An element as bytes after the base.
fn address(raw: Raw, value: Value) -> Option<Value> {
    if c!(LLVMGetTypeKind(type_of(value))) != LLVMTypeKind::LLVMPointerTypeKind {
        return None;
    }
    // SAFETY: the module is alive; it owns the layout, which is used before the module changes.
    let layout = unsafe { LLVMGetModuleDataLayout(raw.module) };
    let element = c!(LLVMGetGEPSourceElementType(value));
    let mut flags = c!(LLVMGEPGetNoWrapFlags(value));
    let mut offset = offset(layout, value, element)?;
    let mut base = c!(LLVMGetOperand(value, 0));
    // The bytes after an address that is also so many bytes after another.
    if !c!(LLVMIsAConstantExpr(base)).is_null() && c!(LLVMGetConstOpcode(base)) == LLVMGetElementPtr {
        offset = offset.checked_add(self::offset(layout, base, c!(LLVMGetGEPSourceElementType(base)))?)?;
        flags &= c!(LLVMGEPGetNoWrapFlags(base));
        base = c!(LLVMGetOperand(base, 0));
    }
    if offset == 0 {
        return Some(base);
    }
    if offset > 0 && size_of_global(layout, base).is_some_and(|size| offset as u64 <= size) {
        flags |= INBOUNDS | NUSW;
    }
    if offset > 0 && flags & NUSW != 0 {
        flags |= NUW;
    }
    let byte = raw.int_type(8);
    let mut index = raw.int(64, offset as u64);
    Some(c!(LLVMConstGEPWithNoWrapFlags(byte, base, &raw mut index, 1, flags)))
}

/// The flags of an address that stays in its object, and of one that does not wrap.
const INBOUNDS: u32 = 1;
const NUSW: u32 = 2;
const NUW: u32 = 4;

/// The bytes of a global that certainly exists.
fn size_of_global(layout: LLVMTargetDataRef, base: Value) -> Option<u64> {
    if c!(LLVMIsAGlobalVariable(base)).is_null() || c!(LLVMGetLinkage(base)) == LLVMExternalWeakLinkage {
        return None;
    }
    let ty = c!(LLVMGlobalGetValueType(base));
    let is_known = c!(LLVMTypeIsSized(ty)) != 0 && !is_scalable(ty);
    // SAFETY: the layout is alive, and the type has a size.
    is_known.then(|| unsafe { LLVMStoreSizeOfType(layout, ty) })
}

/// The bytes from the base to an element.
fn offset(layout: LLVMTargetDataRef, value: Value, element: Ty) -> Option<i64> {
    let mut offset = 0_i64;
    let mut at = element;
    for position in 1..c!(LLVMGetNumOperands(value)) as u32 {
        let index = c!(LLVMGetOperand(value, position));
        if c!(LLVMIsAConstantInt(index)).is_null() || c!(LLVMGetIntTypeWidth(type_of(index))) > 64 {
            return None;
        }
        let index = c!(LLVMConstIntGetSExtValue(index));
        let kind = if position == 1 { None } else { Some(c!(LLVMGetTypeKind(at))) };
        let step = match kind {
            Some(LLVMTypeKind::LLVMStructTypeKind) => {
                let field = u32::try_from(index).ok()?;
                // SAFETY: the layout is alive; the position was checked when the address was built.
                let step = unsafe { LLVMOffsetOfElement(layout, at, field) };
                at = c!(LLVMStructGetTypeAtIndex(at, field));
                i64::try_from(step).ok()?
            }
            kind => {
                if kind.is_some() {
                    at = c!(LLVMGetElementType(at));
                }
                if is_scalable(at) {
                    return None;
                }
                // SAFETY: the layout is alive, and the type has a size.
                let size = unsafe { LLVMABISizeOfType(layout, at) };
                i64::try_from(size).ok()?.checked_mul(index)?
            }
        };
        offset = offset.checked_add(step)?;
    }
    Some(offset)
}

/// Whether the size of a type is not known before the program runs.
fn is_scalable(ty: Ty) -> bool {
    match c!(LLVMGetTypeKind(ty)) {
        LLVMTypeKind::LLVMScalableVectorTypeKind => true,
        LLVMTypeKind::LLVMArrayTypeKind => is_scalable(c!(LLVMGetElementType(ty))),
        LLVMTypeKind::LLVMStructTypeKind => (0..c!(LLVMCountStructElementTypes(ty)))
            .any(|at| is_scalable(c!(LLVMStructGetTypeAtIndex(ty, at)))),
        _ => false,
    }
}

/// The bytes after null.
fn number(raw: Raw, value: Value) -> Option<Value> {
    let address = c!(LLVMGetOperand(value, 0));
    if c!(LLVMIsAConstantExpr(address)).is_null() || c!(LLVMGetConstOpcode(address)) != LLVMGetElementPtr {
        return None;
    }
    let base = c!(LLVMGetOperand(address, 0));
    if c!(LLVMIsNull(base)) == 0 {
        return None;
    }
    // SAFETY: see `address`.
    let layout = unsafe { LLVMGetModuleDataLayout(raw.module) };
    let offset = offset(layout, address, c!(LLVMGetGEPSourceElementType(address)))?;
    Some(c!(LLVMConstInt(type_of(value), offset as u64, 1)))
}
