//! The types of the llvm dialect for builtin types.
//!
//! A float of at most 8 bits becomes an integer of its width, as in `mlir-opt`. Arithmetic on such floats, and anything
//! with `tf32`, is an error.

use dialects::llvm::{
    self,
    types::{array, literal_struct, ptr},
};
use mlir::rewrite::conversion::{TypeConversion, TypeConverter};
use mlir::{Builder, Context, DYNAMIC, FloatKind, Loc, Type, TypeKind, TypeRef, Value, row_major_strides};

use super::descriptor::{Descriptor, WORD_BITS, word};

/// The converter to types of the llvm dialect: `index` to `i64`, memrefs of identity layout to descriptors,
/// floats that LLVM lacks to integers of their width, other scalars to themselves, complex numbers to structs, vectors of
/// several dimensions to arrays of vectors.
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
        TypeKind::Vector { .. } => vector_type(ty).map_or(TypeConversion::Unsupported, TypeConversion::To),
        _ => scalar(ty),
    });
    // The values that replace a memref in a signature make up a descriptor again: its fields, or a pointer to
    // the elements and the unknown sizes. The second field is a pointer, too.
    types.add_target_materialization(|b, ty, pieces, original, loc| {
        let pointer = ptr(b.cx());
        let is_pointer = |at: usize| pieces.get(at).is_some_and(|&piece| b.body().ty(piece) == pointer);
        match (is_pointer(0), is_pointer(1)) {
            (true, false) => {
                let shape = b.cx().type_ref(original).shape()?;
                let (sizes, strides) = sizes_and_strides(b, loc, shape, &pieces[1..])?;
                Some(Descriptor::build(b, loc, ty, pieces[0], &sizes, &strides).value())
            }
            (true, true) => Some(Descriptor::pack_by_dimension(b, loc, ty, pieces).value()),
            (false, _) => None,
        }
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

/// A vector of one dimension; for several, arrays of such vectors, and for none a vector of one element. Only the last
/// dimension may be scalable.
fn vector_type(ty: TypeRef<'_>) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, element } = ty.kind() else { return None };
    let cx = ty.cx();
    let element = match scalar(cx.type_ref(*element)) {
        TypeConversion::To(element) => element,
        _ if *element == ptr(cx) => *element,
        _ => return None,
    };
    let (outer, last) = shape.split_at(shape.len().saturating_sub(1));
    let (outer_scalable, last_scalable) = scalable.split_at(outer.len());
    if outer_scalable.contains(&true) {
        return None;
    }
    let (last, last_scalable) = match last {
        [] => (vec![1], vec![false]),
        last => (last.to_vec(), last_scalable.to_vec()),
    };
    let vector = cx.ty(TypeKind::Vector { shape: last.into(), scalable: last_scalable.into(), element });
    outer.iter().rev().try_fold(vector, |inner, &length| Some(array(cx, u64::try_from(length).ok()?, inner)))
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

/// The types of the parameters that replace a memref where pointers are passed: a pointer to its elements, and a number
/// for each unknown size, in order. `None` if its elements have no simple order.
pub(super) fn bare_types(memref: TypeRef<'_>) -> Option<Vec<Type>> {
    let TypeKind::MemRef { shape, layout: None, memory_space: None, .. } = memref.kind() else { return None };
    row_major_strides(&shape.iter().map(|&size| size.max(1)).collect::<Vec<_>>())?;
    let unknown = shape.iter().filter(|&&size| size == DYNAMIC).count();
    let cx = memref.cx();
    Some([ptr(cx)].into_iter().chain(std::iter::repeat_n(cx.int_ty(WORD_BITS), unknown)).collect())
}

/// The sizes and strides of elements in row-major order, given the sizes that the shape does not have.
pub(super) fn sizes_and_strides(
    b: &mut Builder<'_>,
    loc: Loc,
    shape: &[i64],
    unknown: &[Value],
) -> Option<(Vec<Value>, Vec<Value>)> {
    let mut unknown = unknown.iter().copied();
    let sizes = shape.iter().map(|&size| match size {
        DYNAMIC => unknown.next(),
        size => Some(word(b, loc, size)),
    });
    let sizes = sizes.collect::<Option<Vec<Value>>>()?;
    let mut strides = Vec::with_capacity(sizes.len());
    // As a number for as long as all sizes are known.
    let mut stride = Err(1i64);
    for (&size, &value) in shape.iter().zip(&sizes).rev() {
        let distance = match stride {
            Ok(distance) => distance,
            Err(number) => word(b, loc, number),
        };
        strides.push(distance);
        stride = match stride {
            Err(number) if size != DYNAMIC => Err(number.checked_mul(size)?),
            _ => Ok(llvm::MulOp::build(b, loc, value, distance)),
        };
    }
    strides.reverse();
    Some((sizes, strides))
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
