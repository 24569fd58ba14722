//! The types of the llvm dialect for builtin types.
//!
//! A float of at most 8 bits becomes an integer of its width, as in `mlir-opt`. Arithmetic on such floats, and anything
//! with `tf32`, is an error.

use dialects::llvm::{
    self,
    types::{array, literal_struct, ptr},
};
use mlir::rewrite::conversion::{TypeConversion, TypeConverter};
use mlir::{Context, FloatKind, Type, TypeKind, TypeRef, row_major_strides};

use super::descriptor::{Descriptor, word};

/// The converter to types of the llvm dialect: `index` to `i64`, memrefs of identity layout to descriptors,
/// floats that LLVM lacks to integers of their width, other scalars to themselves, complex numbers to structs.
pub fn type_converter() -> TypeConverter {
    let mut types = TypeConverter::new();
    types.add_conversion(|_, ty| match *ty.kind() {
        TypeKind::Complex(part) => match scalar(ty.cx().type_ref(part)) {
            TypeConversion::To(part) => TypeConversion::To(literal_struct(ty.cx(), &[part, part])),
            other => other,
        },
        TypeKind::MemRef { .. } => {
            descriptor_type(ty).map_or(TypeConversion::Unsupported, TypeConversion::To)
        }
        TypeKind::Dialect(ref data) if data.dialect() == llvm::DIALECT.name => TypeConversion::To(ty.id()),
        _ => scalar(ty),
    });
    // The values that replace a memref in a signature make up a descriptor again: its fields, or a pointer to
    // the elements.
    types.add_target_materialization(|b, ty, pieces, original, loc| match pieces {
        [pointer] if b.body().ty(*pointer) == ptr(b.cx()) => {
            let (sizes, strides) = bare_fields(b.cx().type_ref(original))?;
            let [sizes, strides] = [sizes, strides]
                .map(|all| all.into_iter().map(|number| word(b, loc, number)).collect::<Vec<_>>());
            Some(Descriptor::build(b, loc, ty, *pointer, &sizes, &strides).value())
        }
        [_] => None,
        fields => Some(Descriptor::pack_by_dimension(b, loc, ty, fields).value()),
    });
    types
}

fn scalar(ty: TypeRef<'_>) -> TypeConversion {
    match ty.kind() {
        TypeKind::Index => TypeConversion::To(ty.cx().int_ty(64)),
        TypeKind::Float(kind) => match kind {
            FloatKind::TF32 => TypeConversion::Unsupported,
            _ if kind.width() <= 8 => TypeConversion::To(ty.cx().int_ty(kind.width())),
            _ => TypeConversion::To(ty.id()),
        },
        TypeKind::Integer { signedness: mlir::Signedness::Signless, .. } => TypeConversion::To(ty.id()),
        _ => TypeConversion::Skip,
    }
}

/// `struct<(ptr, ptr, i64, array<rank x i64>, array<rank x i64>)>`; without the arrays for rank 0.
pub(super) fn descriptor_type(memref: TypeRef<'_>) -> Option<Type> {
    let cx = memref.cx();
    let TypeKind::MemRef { shape, layout: None, memory_space: None, .. } = memref.kind() else { return None };
    let pointer = ptr(cx);
    let word = cx.int_ty(64);
    let mut fields = vec![pointer, pointer, word];
    if !shape.is_empty() {
        let words = array(cx, shape.len() as u64, word);
        fields.extend([words, words]);
    }
    Some(literal_struct(cx, &fields))
}

/// The sizes and strides of a memref that is passed as a pointer to its elements; `None` if they are not known.
pub(super) fn bare_fields(memref: TypeRef<'_>) -> Option<(Vec<i64>, Vec<i64>)> {
    let TypeKind::MemRef { shape, layout: None, memory_space: None, .. } = memref.kind() else { return None };
    let strides = row_major_strides(shape).filter(|_| memref.has_static_shape())?;
    Some((shape.to_vec(), strides.into_vec()))
}

/// The types that replace a parameter of this type: the fields of the descriptor for a memref, or else its
/// converted type.
pub(super) fn parameter_types(types: &TypeConverter, ty: TypeRef<'_>) -> Option<Vec<Type>> {
    let cx = ty.cx();
    if !ty.is_memref() {
        return Some(vec![types.convert(cx, ty.id())?]);
    }
    types.convert(cx, ty.id())?;
    let pointer = ptr(cx);
    let word = cx.int_ty(64);
    let mut fields = vec![pointer, pointer, word];
    fields.extend(std::iter::repeat_n(word, 2 * ty.rank() as usize));
    Some(fields)
}

/// Size in bytes of an element that memory can hold.
pub(super) fn element_size(cx: &Context, element: Type) -> Option<i64> {
    let element = cx.type_ref(element);
    match element.kind() {
        TypeKind::Index => Some(8),
        TypeKind::Integer { width, .. } => Some(i64::from(width.div_ceil(8).next_power_of_two())),
        TypeKind::Float(kind) if kind.width() <= 8 => Some(1),
        TypeKind::Float(kind) if kind.width().is_power_of_two() => Some(i64::from(kind.width() / 8)),
        _ => None,
    }
}
