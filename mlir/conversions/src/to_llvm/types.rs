//! The types of the llvm dialect for builtin types.
//!
//! A float of at most 8 bits becomes an integer of its width, as in `mlir-opt`. Arithmetic on such floats, and anything
//! with `tf32`, is an error.

use dialects::llvm::{
    self,
    types::{LlvmType, array, literal_struct, ptr},
};
use mlir::builtin::UnrealizedConversionCastOp;
use mlir::rewrite::conversion::{TypeConversion, TypeConverter};
use mlir::{Builder, Context, DYNAMIC, FloatKind, Loc, Type, TypeKind, TypeRef, Value, row_major_strides};

use super::descriptor::{Descriptor, WORD_BITS, pointer_in, word};
use super::unranked::Unranked;

/// The converter to types of the llvm dialect: `index` to `i64`, memrefs of identity layout to descriptors,
/// floats that LLVM lacks to integers of their width, other scalars to themselves, complex numbers to structs, vectors of
/// several dimensions to arrays of vectors.
pub fn type_converter() -> TypeConverter {
    converter_of_width(0)
}

/// Like [`type_converter`], for indices of this width; 0 stands for 64.
pub(super) fn converter_of_width(bits: u32) -> TypeConverter {
    let bits = if bits == 0 { WORD_BITS } else { bits };
    let mut types = TypeConverter::new();
    types.add_conversion(move |types, ty| match *ty.kind() {
        TypeKind::Index => TypeConversion::To(ty.cx().int_ty(bits)),
        TypeKind::Complex(part) => match scalar(ty.cx().type_ref(part)) {
            TypeConversion::To(part) => TypeConversion::To(literal_struct(ty.cx(), &[part, part])),
            other => other,
        },
        TypeKind::MemRef { .. } => {
            descriptor_type(types, ty).map_or(TypeConversion::Unsupported, TypeConversion::To)
        }
        TypeKind::UnrankedMemRef { element, .. } => match types.convert(ty.cx(), element) {
            Some(_) => TypeConversion::To(unranked_type(ty.cx(), ty.cx().int_ty(bits))),
            None => TypeConversion::Unsupported,
        },
        TypeKind::Dialect(ref data) if data.dialect() == llvm::DIALECT.name => TypeConversion::To(ty.id()),
        TypeKind::Vector { .. } => {
            vector_type(types, ty).map_or(TypeConversion::Unsupported, TypeConversion::To)
        }
        _ => scalar(ty),
    });
    // The values that replace a memref in a signature make up a descriptor again: its fields, or a pointer to
    // the elements and the unknown sizes. The second field is a pointer, too.
    types.add_target_materialization(whole);
    types.add_source_materialization(move |b, ty, pieces, loc| {
        if pieces.len() == 1 && !has_pointer(b, pieces, 0) {
            return None;
        }
        let descriptor = descriptor_of(b.cx().type_ref(ty), b.cx().int_ty(bits))?;
        let descriptor = whole(b, descriptor, pieces, ty, loc)?;
        let cast = UnrealizedConversionCastOp::build(b, loc, &[ty], &[descriptor]);
        Some(b.body().result(*cast, 0))
    });
    types
}

fn has_pointer(b: &Builder<'_>, pieces: &[Value], at: usize) -> bool {
    pieces.get(at).is_some_and(|&piece| is_pointer(b.cx(), b.body().ty(piece)))
}

/// The shape and the layout of a memref, if its type tells all of them.
fn known_layout(memref: TypeRef<'_>) -> Option<(&[i64], mlir::StridedLayout)> {
    let (shape, layout) = (memref.shape()?, memref.strided_layout()?);
    let is_known = ![shape, &layout.strides, &[layout.offset]].concat().contains(&DYNAMIC);
    is_known.then_some((shape, layout))
}

/// The type of the pointer that stands for a memref whose type tells all the rest.
pub(super) fn bare_pointer(memref: TypeRef<'_>) -> Option<Type> {
    known_layout(memref.is_memref().then_some(memref)?)?;
    Some(pointer_in(memref.cx(), address_space(memref)?))
}

/// The descriptor of a memref of known shape and layout, given the pointer to its elements.
pub(super) fn of_static_shape(
    b: &mut Builder<'_>,
    loc: Loc,
    (descriptor, memref): (Type, Type),
    pointer: Value,
) -> Option<Value> {
    let memref = b.cx().type_ref(memref);
    let (shape, layout) = known_layout(memref)?;
    let mut whole = Descriptor::poison(b, loc, descriptor);
    whole.set_pointers(b, loc, [pointer; 2]);
    let offset = whole.number(b, loc, layout.offset);
    whole.set_offset(b, loc, offset);
    for (axis, (&size, &stride)) in shape.iter().zip(&*layout.strides).enumerate() {
        let size = whole.number(b, loc, size);
        whole.set_size(b, loc, axis, size);
        let stride = whole.number(b, loc, stride);
        whole.set_stride(b, loc, axis, stride);
    }
    Some(whole.value())
}

/// The descriptor of a memref that the parameters of a function make up.
fn whole(b: &mut Builder<'_>, ty: Type, pieces: &[Value], memref: Type, loc: Loc) -> Option<Value> {
    match (has_pointer(b, pieces, 0), has_pointer(b, pieces, 1)) {
        (true, false) if pieces.len() == 1 => of_static_shape(b, loc, (ty, memref), pieces[0]),
        (true, false) => {
            let shape = b.cx().type_ref(memref).shape()?;
            let (sizes, strides) = sizes_and_strides(b, loc, shape, &pieces[1..])?;
            Some(Descriptor::build(b, loc, ty, [pieces[0]; 2], &sizes, &strides).value())
        }
        (true, true) => Descriptor::pack(b, loc, ty, pieces).map(Descriptor::value),
        (false, true) => Some(Unranked::of_rank(b, loc, ty, pieces[0]).at(b, loc, pieces[1]).value()),
        (false, false) => None,
    }
}

fn scalar(ty: TypeRef<'_>) -> TypeConversion {
    match ty.kind() {
        TypeKind::Float(kind) => match kind {
            FloatKind::TF32 => TypeConversion::Unsupported,
            _ if kind.width() <= 8 => TypeConversion::To(ty.cx().int_ty(kind.width())),
            _ => TypeConversion::To(ty.id()),
        },
        TypeKind::Index => TypeConversion::To(ty.cx().int_ty(WORD_BITS)),
        TypeKind::Integer { width, .. } => TypeConversion::To(ty.cx().int_ty(*width)),
        TypeKind::Function { .. } => TypeConversion::To(ptr(ty.cx())),
        _ => TypeConversion::Skip,
    }
}

/// The type of an element in a vector.
fn vector_element(ty: TypeRef<'_>) -> Option<Type> {
    match scalar(ty) {
        TypeConversion::To(element) => Some(element),
        _ => Some(ty.id()).filter(|&element| element == ptr(ty.cx())),
    }
}

/// A vector of one dimension; for several, arrays of such vectors, and for none a vector of one element. Only the last
/// dimension may be scalable.
fn vector_type(types: &TypeConverter, ty: TypeRef<'_>) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, element } = ty.kind() else { return None };
    let cx = ty.cx();
    let part = cx.type_ref(*element);
    let element = if part.is_index() { types.convert(cx, *element) } else { vector_element(part) }?;
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

fn is_pointer(cx: &Context, ty: Type) -> bool {
    matches!(llvm::types::data(cx.type_ref(ty)), Some(LlvmType::Ptr { .. }))
}

/// The address space of a memref; `None` if it is no number.
pub(super) fn address_space(memref: TypeRef<'_>) -> Option<u32> {
    let (TypeKind::MemRef { memory_space, .. } | TypeKind::UnrankedMemRef { memory_space, .. }) =
        memref.kind()
    else {
        return None;
    };
    let Some(space) = memory_space else { return Some(0) };
    let space = memref.cx().attr_ref(*space);
    let ty = space.ty();
    if ty.is_index() || ty.is_signless_integer() { u32::try_from(space.as_int()?).ok() } else { None }
}

/// `struct<(ptr, ptr, i64, array<rank x i64>, array<rank x i64>)>`; without the arrays for rank 0.
fn descriptor_type(types: &TypeConverter, memref: TypeRef<'_>) -> Option<Type> {
    let cx = memref.cx();
    memref.strided_layout()?;
    types.convert(cx, memref.element_type().id())?;
    descriptor_of(memref, types.convert(cx, cx.index_ty())?)
}

fn descriptor_of(memref: TypeRef<'_>, index: Type) -> Option<Type> {
    let cx = memref.cx();
    memref.strided_layout()?;
    let pointer = pointer_in(cx, address_space(memref)?);
    let mut fields = vec![pointer, pointer, index];
    if memref.rank() > 0 {
        let numbers = array(cx, memref.rank().unsigned_abs(), index);
        fields.extend([numbers, numbers]);
    }
    Some(literal_struct(cx, &fields))
}

/// `struct<(i64, ptr)>`: the rank and the address of a descriptor.
pub(super) fn unranked_type(cx: &Context, index: Type) -> Type {
    literal_struct(cx, &[index, ptr(cx)])
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
    let converted = types.convert(cx, ty.id())?;
    let index = types.convert(cx, cx.index_ty())?;
    Some(match ty.kind() {
        TypeKind::MemRef { shape, .. } => {
            let pointer = pointer_in(cx, address_space(ty)?);
            let numbers = std::iter::repeat_n(index, 1 + 2 * shape.len());
            [pointer, pointer].into_iter().chain(numbers).collect()
        }
        TypeKind::UnrankedMemRef { .. } => vec![index, ptr(cx)],
        _ => vec![converted],
    })
}

/// The size in bytes of an element in memory, as MLIR's data layout has it.
pub(super) fn type_bytes(element: TypeRef<'_>) -> Option<i64> {
    let cx = element.cx();
    let word = i64::from(WORD_BITS / 8);
    Some(match element.kind() {
        TypeKind::Index => word,
        TypeKind::Complex(part) => {
            let part = type_bytes(cx.type_ref(*part))?;
            part.checked_mul(2)?
        }
        TypeKind::Vector { shape, element, .. } => {
            let (last, outer) = shape.split_last()?;
            let last = i64::try_from(u64::try_from(*last).ok()?.checked_next_power_of_two()?).ok()?;
            let count = outer.iter().try_fold(last, |n, &m| n.checked_mul(m))?;
            count.checked_mul(type_bytes(cx.type_ref(*element))?)?
        }
        TypeKind::MemRef { shape, .. } => word * (3 + 2 * shape.len() as i64),
        TypeKind::UnrankedMemRef { .. } => 2 * word,
        _ => i64::from(element.bit_width()?.div_ceil(8)),
    })
}
