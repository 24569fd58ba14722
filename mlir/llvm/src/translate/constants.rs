//! Attributes as LLVM constants.

use std::borrow::Cow;
use std::num::NonZeroU32;

use inkwell::context::Context as LlvmContext;
use inkwell::types::{ArrayType, AsTypeRef, BasicTypeEnum, FloatType, IntType};
use inkwell::values::{ArrayValue, AsValueRef, BasicValueEnum, FloatValue, IntValue};
use mlir::attributes::DenseData;
use mlir::{AttrKind, AttrRef, Type};

use super::types::Types;

/// The constant of type `ty` that `value` describes.
pub(super) fn constant<'ctx>(
    types: &Types<'_, 'ctx>,
    value: AttrRef<'_>,
    ty: Type,
) -> Result<BasicValueEnum<'ctx>, String> {
    let llvm = types.basic(ty)?;
    let mismatch = || format!("has a value {value} that is no constant of type '{}'", types.cx.type_ref(ty));
    match (value.kind(), llvm) {
        (AttrKind::Integer { value, .. }, BasicTypeEnum::IntType(int)) => {
            Ok(int_constant(int, &value.to_le_bytes(), *value < 0).into())
        }
        (AttrKind::Float { bits, ty: from }, BasicTypeEnum::FloatType(float)) if *from == ty => {
            Ok(float_constant(float, types.llvm, &bits.to_le_bytes()).into())
        }
        (AttrKind::Float { bits, ty: from }, BasicTypeEnum::IntType(int))
            if types.cx.type_ref(*from).bit_width() == Some(int.get_bit_width()) =>
        {
            Ok(int_constant(int, &bits.to_le_bytes(), false).into())
        }
        (AttrKind::String { value, .. }, BasicTypeEnum::ArrayType(array))
            if array.len() as usize == value.len() =>
        {
            Ok(types.llvm.const_string(value, false).into())
        }
        (AttrKind::DenseElements { ty: shaped, data }, BasicTypeEnum::ArrayType(array)) => {
            let count = types.cx.type_ref(*shaped).num_elements();
            let count = count.filter(|&n| flat_length(array) == Some(n)).ok_or_else(mismatch)?;
            let bytes = match data {
                DenseData::Bytes(bytes) => Cow::Borrowed(&**bytes),
                DenseData::Splat(one) if one.iter().all(|&b| b == 0) => return Ok(array.const_zero().into()),
                DenseData::Splat(one) if count.checked_mul(one.len()).is_none_or(|n| n > MAX_SPLAT) => {
                    return Err(format!(
                        "has a value of {count} elements: only zeros may take more than {MAX_SPLAT} bytes"
                    ));
                }
                DenseData::Splat(one) => Cow::Owned(one.repeat(count)),
                DenseData::Strings(_) => return Err(mismatch()),
            };
            let size = bytes.len().checked_div(count).unwrap_or(0);
            if size.checked_mul(count) != Some(bytes.len()) {
                return Err(mismatch());
            }
            dense(array, types.llvm, &bytes, size).map(Into::into).ok_or_else(mismatch)
        }
        _ => Err(mismatch()),
    }
}

/// The largest constant, in bytes: LLVM has no arrays of one repeated element, so a short text may describe a large
/// constant.
const MAX_SPLAT: usize = 1 << 30;

/// The number of scalars in nested arrays.
fn flat_length(array: ArrayType<'_>) -> Option<usize> {
    let length = array.len() as usize;
    match array.get_element_type() {
        BasicTypeEnum::ArrayType(row) => length.checked_mul(flat_length(row)?),
        _ => Some(length),
    }
}

/// An integer from its low bytes, extended to the width of the type.
fn int_constant<'ctx>(ty: IntType<'ctx>, bytes: &[u8], negative: bool) -> IntValue<'ctx> {
    let extension = if negative { u64::MAX } else { 0 };
    let word = |chunk: &[u8]| {
        let mut word = extension.to_le_bytes();
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    };
    let mut words: Vec<u64> = bytes.chunks(8).map(word).collect();
    words.resize(ty.get_bit_width().div_ceil(64) as usize, extension);
    ty.const_int_arbitrary_precision(&words)
}

/// A floating-point number from its bits. Going through `f64` would change the bits of a NaN.
#[allow(unsafe_code, reason = "inkwell has no constructor from bits")]
fn float_constant<'ctx>(ty: FloatType<'ctx>, llvm: &'ctx LlvmContext, bytes: &[u8]) -> FloatValue<'ctx> {
    let width = NonZeroU32::new(ty.get_bit_width()).expect("a floating-point type has bits");
    let bits =
        llvm.custom_width_int_type(width).expect("a floating-point type is narrower than the widest integer");
    let bits = int_constant(bits, bytes, false);
    // SAFETY: a constant of an integer type becomes one of a floating-point type of the same context and width, which
    // is therefore a floating-point value.
    unsafe {
        FloatValue::new(inkwell::llvm_sys::core::LLVMConstBitCast(bits.as_value_ref(), ty.as_type_ref()))
    }
}

/// The undefined value of a type.
pub(super) fn undef(ty: BasicTypeEnum<'_>) -> BasicValueEnum<'_> {
    match ty {
        BasicTypeEnum::ArrayType(t) => t.get_undef().into(),
        BasicTypeEnum::FloatType(t) => t.get_undef().into(),
        BasicTypeEnum::IntType(t) => t.get_undef().into(),
        BasicTypeEnum::PointerType(t) => t.get_undef().into(),
        BasicTypeEnum::StructType(t) => t.get_undef().into(),
        BasicTypeEnum::VectorType(t) => t.get_undef().into(),
        BasicTypeEnum::ScalableVectorType(t) => t.get_undef().into(),
    }
}

/// The poison value of a type.
pub(super) fn poison(ty: BasicTypeEnum<'_>) -> BasicValueEnum<'_> {
    match ty {
        BasicTypeEnum::ArrayType(t) => t.get_poison().into(),
        BasicTypeEnum::FloatType(t) => t.get_poison().into(),
        BasicTypeEnum::IntType(t) => t.get_poison().into(),
        BasicTypeEnum::PointerType(t) => t.get_poison().into(),
        BasicTypeEnum::StructType(t) => t.get_poison().into(),
        BasicTypeEnum::VectorType(t) => t.get_poison().into(),
        BasicTypeEnum::ScalableVectorType(t) => t.get_poison().into(),
    }
}

/// A (nested) array constant of elements of `size` bytes; `None` if the elements are of another size.
fn dense<'ctx>(
    array: ArrayType<'ctx>,
    llvm: &'ctx LlvmContext,
    bytes: &[u8],
    size: usize,
) -> Option<ArrayValue<'ctx>> {
    if bytes.is_empty() {
        return Some(array.const_zero());
    }
    let fits = |width: u32| width.div_ceil(8) as usize == size;
    match array.get_element_type() {
        BasicTypeEnum::ArrayType(row) => {
            let rows = bytes.chunks_exact(bytes.len() / array.len() as usize);
            let rows = rows.map(|bytes| dense(row, llvm, bytes, size));
            Some(row.const_array(&rows.collect::<Option<Vec<_>>>()?))
        }
        BasicTypeEnum::IntType(t) if fits(t.get_bit_width()) => Some(match t.get_bit_width() {
            8 | 16 | 32 | 64 => data_array(array, bytes),
            _ => {
                let elements = bytes.chunks_exact(size).map(|bytes| int_constant(t, bytes, false));
                t.const_array(&elements.collect::<Vec<_>>())
            }
        }),
        BasicTypeEnum::FloatType(t) if fits(t.get_bit_width()) => Some(match t.get_bit_width() {
            16 | 32 | 64 => data_array(array, bytes),
            _ => {
                let elements = bytes.chunks_exact(size).map(|bytes| float_constant(t, llvm, bytes));
                t.const_array(&elements.collect::<Vec<_>>())
            }
        }),
        _ => None,
    }
}

// The bytes of an attribute are in little-endian order, and LLVM expects them in the host's.
const _: () = assert!(cfg!(target_endian = "little"), "packed constants need a little-endian host");

/// An array of scalars from their bytes in one call: LLVM keeps them packed, so a large literal stays cheap.
///
/// The elements are integers or floats of 1, 2, 4 or 8 bytes, and `bytes` has a multiple of that length.
#[allow(unsafe_code, reason = "inkwell has no constructor for packed arrays")]
fn data_array<'ctx>(array: ArrayType<'ctx>, bytes: &[u8]) -> ArrayValue<'ctx> {
    let element = array.get_element_type();
    // SAFETY: `dense`, the only caller, has checked that LLVM packs the element type and that the elements have its
    // size; `constant` has checked that all have the same size. LLVM copies all of `bytes` and makes an array of
    // them.
    unsafe {
        let value = inkwell::llvm_sys::core::LLVMConstDataArray(
            element.as_type_ref(),
            bytes.as_ptr().cast(),
            bytes.len(),
        );
        ArrayValue::new(value)
    }
}
