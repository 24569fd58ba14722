//! Attributes as LLVM constants.

use inkwell::types::{ArrayType, AsTypeRef, BasicTypeEnum};
use inkwell::values::{ArrayValue, BasicValueEnum};
use mlir::attributes::DenseData;
use mlir::{AttrKind, AttrRef, Type, TypeKind};

use super::types::Types;

/// The constant of type `ty` that `value` stands for.
pub(super) fn constant<'ctx>(
    types: &Types<'_, 'ctx>,
    value: AttrRef<'_>,
    ty: Type,
) -> Result<BasicValueEnum<'ctx>, String> {
    let llvm = types.basic(ty)?;
    let mismatch = || format!("has a value {value} that is no constant of type '{}'", types.cx.type_ref(ty));
    match (value.kind(), llvm) {
        (AttrKind::Integer { value, .. }, BasicTypeEnum::IntType(int)) => {
            let words = [*value as u64, (*value >> 64) as u64];
            Ok(int.const_int_arbitrary_precision(&words).into())
        }
        (AttrKind::Float { bits, ty }, BasicTypeEnum::FloatType(float)) => {
            let value = match types.cx.type_kind(*ty) {
                TypeKind::Float(mlir::FloatKind::F64) => f64::from_bits(*bits as u64),
                TypeKind::Float(mlir::FloatKind::F32) => f32::from_bits(*bits as u32).into(),
                _ => return Err(mismatch()),
            };
            Ok(float.const_float(value).into())
        }
        (AttrKind::String { value, .. }, BasicTypeEnum::ArrayType(array))
            if array.len() as usize == value.len() =>
        {
            Ok(types.llvm.const_string(value, false).into())
        }
        (AttrKind::DenseElements { ty: shaped, data }, BasicTypeEnum::ArrayType(array)) => {
            let shaped = types.cx.type_ref(*shaped);
            let count = shaped.num_elements().ok_or_else(mismatch)?;
            let size =
                shaped.element_type().bit_width().filter(|w| w % 8 == 0).ok_or_else(mismatch)? as usize / 8;
            let bytes = match data {
                DenseData::Bytes(bytes) => bytes.to_vec(),
                DenseData::Splat(one) if one.iter().all(|&b| b == 0) => return Ok(array.const_zero().into()),
                DenseData::Splat(one) => one.repeat(count),
                DenseData::Strings(_) => return Err(mismatch()),
            };
            dense(array, &bytes, size).map(Into::into).ok_or_else(mismatch)
        }
        _ => Err(mismatch()),
    }
}

/// The undefined value of a type.
pub(super) fn undef<'ctx>(types: &Types<'_, 'ctx>, ty: Type) -> Result<BasicValueEnum<'ctx>, String> {
    Ok(match types.basic(ty)? {
        BasicTypeEnum::ArrayType(t) => t.get_undef().into(),
        BasicTypeEnum::FloatType(t) => t.get_undef().into(),
        BasicTypeEnum::IntType(t) => t.get_undef().into(),
        BasicTypeEnum::PointerType(t) => t.get_undef().into(),
        BasicTypeEnum::StructType(t) => t.get_undef().into(),
        BasicTypeEnum::VectorType(t) => t.get_undef().into(),
        BasicTypeEnum::ScalableVectorType(t) => t.get_undef().into(),
    })
}

/// The poison value of a type.
pub(super) fn poison<'ctx>(types: &Types<'_, 'ctx>, ty: Type) -> Result<BasicValueEnum<'ctx>, String> {
    Ok(match types.basic(ty)? {
        BasicTypeEnum::ArrayType(t) => t.get_poison().into(),
        BasicTypeEnum::FloatType(t) => t.get_poison().into(),
        BasicTypeEnum::IntType(t) => t.get_poison().into(),
        BasicTypeEnum::PointerType(t) => t.get_poison().into(),
        BasicTypeEnum::StructType(t) => t.get_poison().into(),
        BasicTypeEnum::VectorType(t) => t.get_poison().into(),
        BasicTypeEnum::ScalableVectorType(t) => t.get_poison().into(),
    })
}

/// A (nested) array constant of elements of `size` bytes; `None` when the shapes differ.
fn dense<'ctx>(array: ArrayType<'ctx>, bytes: &[u8], size: usize) -> Option<ArrayValue<'ctx>> {
    let length = array.len() as usize;
    let BasicTypeEnum::ArrayType(row) = array.get_element_type() else {
        let scalar = scalar_size(array.get_element_type())?;
        return (scalar == size && bytes.len() == length * size).then(|| data_array(array, bytes));
    };
    if length == 0 || !bytes.len().is_multiple_of(length) {
        return bytes.is_empty().then(|| array.const_zero());
    }
    let rows = bytes.chunks_exact((bytes.len() / length).max(1)).map(|chunk| dense(row, chunk, size));
    Some(row.const_array(&rows.collect::<Option<Vec<_>>>()?))
}

fn scalar_size(ty: BasicTypeEnum<'_>) -> Option<usize> {
    match ty {
        BasicTypeEnum::IntType(t) => Some(t.get_bit_width() as usize / 8),
        BasicTypeEnum::FloatType(t) => Some(t.get_bit_width() as usize / 8),
        _ => None,
    }
}

/// An array of scalars from their bytes in one call: LLVM keeps them packed, so a large literal stays cheap.
#[allow(unsafe_code, reason = "inkwell has no constructor for packed arrays")]
fn data_array<'ctx>(array: ArrayType<'ctx>, bytes: &[u8]) -> ArrayValue<'ctx> {
    let element = array.get_element_type();
    // SAFETY: the element type is an integer or float of whole bytes, and `bytes` holds exactly the array's
    // elements in the host's order, which is little-endian on every supported host; LLVM copies them.
    unsafe {
        let value = inkwell::llvm_sys::core::LLVMConstDataArray(
            element.as_type_ref(),
            bytes.as_ptr().cast(),
            bytes.len(),
        );
        ArrayValue::new(value)
    }
}
