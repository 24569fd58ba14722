//! The types of buffers for tensors.

use mlir::{Attr, AttrKind, Context, DYNAMIC, Type, TypeKind, TypeRef};

/// A memref type.
pub(super) fn memref(
    cx: &Context,
    shape: &[i64],
    element: Type,
    layout: Option<Attr>,
    memory_space: Option<Attr>,
) -> Type {
    cx.ty(TypeKind::MemRef { shape: shape.into(), element, layout, memory_space })
}

/// The memref type for a tensor whose elements may be anywhere: offset and strides are dynamic.
pub(super) fn with_dynamic_layout(tensor: TypeRef<'_>, memory_space: Option<Attr>) -> Type {
    let strides = |rank: usize| AttrKind::Strided { offset: DYNAMIC, strides: vec![DYNAMIC; rank].into() };
    of_layout(tensor, memory_space, |cx, rank| Some(cx.attr(strides(rank))))
}

/// The memref type for a tensor whose elements are in row-major order, without gaps.
pub(super) fn with_identity_layout(tensor: TypeRef<'_>, memory_space: Option<Attr>) -> Type {
    of_layout(tensor, memory_space, |_, _| None)
}

fn of_layout(
    tensor: TypeRef<'_>,
    memory_space: Option<Attr>,
    layout: impl Fn(&Context, usize) -> Option<Attr>,
) -> Type {
    let cx = tensor.cx();
    let element = tensor.element_type().id();
    match tensor.shape() {
        Some(shape) => memref(cx, shape, element, layout(cx, shape.len()), memory_space),
        None => cx.ty(TypeKind::UnrankedMemRef { element, memory_space }),
    }
}

/// The memory space of a memref.
pub(super) fn memory_space(ty: TypeRef<'_>) -> Option<Attr> {
    match ty.kind() {
        TypeKind::MemRef { memory_space, .. } | TypeKind::UnrankedMemRef { memory_space, .. } => {
            *memory_space
        }
        _ => None,
    }
}

/// The layout attribute of a memref; `None` for the identity.
pub(super) fn layout(ty: TypeRef<'_>) -> Option<Attr> {
    match ty.kind() {
        TypeKind::MemRef { layout, .. } => *layout,
        _ => None,
    }
}
