//! Verifiers of constants.

use mlir::attributes::DenseData;
use mlir::hooks::Verify;
use mlir::{Attr, AttrKind, AttrRef, Diag, OpRef, Type, TypeKind, TypeRef};

use super::types::{LlvmType, data};
use super::{ConstantOp, UndefAttr, ZeroAttr};

impl Verify for ConstantOp<'_> {
    /// The value fits the type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (Some(value), ty) = (op.inherent(0), op.ty(self.res())) else { return Ok(()) };
        match (value.kind(), data(ty)) {
            (AttrKind::String { .. }, _) => verify_string(op, value, ty),
            (_, Some(LlvmType::Struct { .. } | LlvmType::Opaque { .. })) => verify_struct(op, value, ty),
            (_, Some(LlvmType::Target { .. })) => Err(op.error("does not support target extension type.")),
            _ if value.is_integer_attr() && ty.is_integer_type() => Ok(()),
            _ if value.is_integer_attr() => Err(op.error("expected integer type")),
            (AttrKind::Float { .. }, _) => verify_float(op, value.ty(), ty),
            (AttrKind::Array(values), Some(LlvmType::Array { length, element })) => {
                verify_array(op, values, *length, *element, 0)
            }
            (AttrKind::Array(_), _) => Err(op.error("expected array or struct type for array attribute")),
            _ if value.is_elements() => {
                let splat = matches!(value.kind(), AttrKind::DenseElements { data: DenseData::Splat(_), .. });
                verify_elements(op, value.ty(), splat, ty)
            }
            _ => Err(op.error("only supports integer, float, string or elements attributes")),
        }
    }
}

/// Whether a type is an array of `count` bytes.
pub(super) fn holds_bytes(ty: TypeRef<'_>, count: usize) -> bool {
    matches!(data(ty), Some(LlvmType::Array { length, element })
        if *length == count as u64 && ty.cx().type_ref(*element).is_integer(8))
}

fn verify_string(op: OpRef<'_>, value: AttrRef<'_>, ty: TypeRef<'_>) -> Result<(), Diag> {
    let count = value.as_bytes().map_or(0, <[u8]>::len);
    op.ensure(
        holds_bytes(ty, count),
        format_args!("expected array type of {count} i8 elements for the string constant"),
    )
}

fn verify_struct(op: OpRef<'_>, value: AttrRef<'_>, ty: TypeRef<'_>) -> Result<(), Diag> {
    let fields: &[Type] = match data(ty) {
        Some(LlvmType::Struct { fields, .. }) => fields,
        _ => &[],
    };
    let Some(values) = value.as_array() else {
        return Err(op.error("expected array attribute for struct type"));
    };
    if values.len() != fields.len() {
        return Err(op.error(format_args!("expected array attribute of size {}", fields.len())));
    }
    for (index, (&value, &field)) in values.iter().zip(fields).enumerate() {
        let field_ref = op.cx().type_ref(field);
        if !field_ref.is_signless_integer() && !field_ref.is_float() {
            return Err(op.error("expected struct element types to be floating point type or integer type"));
        }
        let value = op.cx().attr_ref(value);
        if !value.is_integer_attr() && !value.is_float_attr() {
            return Err(op.error("expected element of array attribute to be floating point or integer"));
        }
        op.ensure(value.ty() == field_ref, format_args!("struct element at index {index} is of wrong type"))?;
    }
    Ok(())
}

/// A float constant has the format of the type, or the type is an integer of the same width.
fn verify_float(op: OpRef<'_>, value: TypeRef<'_>, ty: TypeRef<'_>) -> Result<(), Diag> {
    let width = value.bit_width().unwrap_or(0);
    op.ensure(!ty.is_float() || ty == value, "attribute and type have different float semantics")?;
    if ty.is_integer_type() && !ty.is_integer(width) {
        Err(op.error(format_args!("expected integer type of width {width}")))
    } else {
        Ok(())
    }
}

/// The number of scalars in a vector or nested arrays, and their type.
fn flattened(ty: TypeRef<'_>) -> Option<(u64, TypeRef<'_>)> {
    let mut count = 1u64;
    let mut at = ty;
    while let Some(LlvmType::Array { length, element }) = data(at) {
        count = count.checked_mul(*length)?;
        at = ty.cx().type_ref(*element);
    }
    if at.is_vector() {
        return Some((count.checked_mul(at.num_elements()? as u64)?, at.element_type()));
    }
    (at != ty).then_some((count, at))
}

fn verify_elements(op: OpRef<'_>, value: TypeRef<'_>, is_splat: bool, ty: TypeRef<'_>) -> Result<(), Diag> {
    if matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true)) {
        return op.ensure(is_splat, "scalable vector type requires a splat attribute");
    }
    let Some((count, element)) = flattened(ty) else {
        return Err(op.error("expected vector or array type"));
    };
    let given = value.num_elements().unwrap_or(0) as u64;
    op.ensure(
        count == given,
        format_args!("type and attribute have a different number of elements: {count} vs. {given}"),
    )?;
    if value.element_type().is_float() {
        return verify_float(op, value.element_type(), element);
    }
    if value.element_type().is_integer_type() && !element.is_integer_type() {
        Err(op.error("expected integer element type for integer elements attribute"))
    } else {
        Ok(())
    }
}

/// Nested arrays have the sizes that their types declare, down to structures.
fn verify_array(op: OpRef<'_>, values: &[Attr], length: u64, element: Type, depth: u32) -> Result<(), Diag> {
    let cx = op.cx();
    if values.len() as u64 != length {
        return Err(op.error(format_args!(
            "array attribute size does not match array type size in dimension {depth}: {} vs. {length}",
            values.len()
        )));
    }
    let fields = match data(cx.type_ref(element)) {
        Some(LlvmType::Array { length, element }) => {
            return verify_arrays(op, values, (*length, *element), depth);
        }
        Some(LlvmType::Struct { fields, .. }) => fields.len(),
        Some(LlvmType::Opaque { .. }) => 0,
        _ => return Err(op.error("for array with an array attribute must have a struct element type")),
    };
    for (index, &value) in values.iter().enumerate().filter(|(_, v)| !is_uniform(cx.attr_ref(**v))) {
        let Some(inner) = cx.attr_ref(value).as_array() else {
            return Err(op.error(format_args!(
                "nested attribute for struct element at index {index} must be a zero, or undef, or array attribute"
            )));
        };
        if inner.len() != fields {
            return Err(op.error(format_args!(
                "nested array attribute size for struct element at index {index} must match struct size: {} vs. {fields}",
                inner.len()
            )));
        }
    }
    Ok(())
}

/// Like [`verify_array`], for an array of arrays.
fn verify_arrays(op: OpRef<'_>, values: &[Attr], of: (u64, Type), depth: u32) -> Result<(), Diag> {
    let cx = op.cx();
    for (index, &value) in values.iter().enumerate().filter(|(_, v)| !is_uniform(cx.attr_ref(**v))) {
        let Some(inner) = cx.attr_ref(value).as_array() else {
            return Err(op.error(format_args!(
                "nested attribute for sub-array in dimension {depth} at index {index} must be a zero, or undef, or \
                 array attribute"
            )));
        };
        verify_array(op, inner, of.0, of.1, depth + 1)?;
    }
    Ok(())
}

/// Whether an attribute describes each part of the constant as well.
fn is_uniform(value: AttrRef<'_>) -> bool {
    value.isa::<ZeroAttr>() || value.isa::<UndefAttr>()
}
