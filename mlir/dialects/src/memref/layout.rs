//! Layouts of memrefs, and types with other layouts.

use mlir::{Attr, AttrKind, Context, DYNAMIC, StridedLayout, Type, TypeKind, TypeRef};

/// The product of two numbers that may be dynamic, as MLIR computes it: 0 times dynamic is 0, and overflow wraps
/// around.
pub(super) fn mul(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        _ => a.wrapping_mul(b),
    }
}

/// The sum of two numbers that may be dynamic.
pub(super) fn add(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_add(b) }
}

/// Whether the layout of a memref is the identity, judging only by its form.
pub fn is_identity(ty: TypeRef<'_>) -> bool {
    let TypeKind::MemRef { layout, .. } = ty.kind() else { return false };
    match layout.map(|layout| ty.cx().attr_kind(layout)) {
        None => true,
        Some(AttrKind::Strided { offset, strides }) => *offset == 0 && **strides == [1],
        Some(AttrKind::AffineMap(map)) => map.is_identity(ty.cx()),
        Some(_) => false,
    }
}

/// The memory space of a memref.
pub(crate) fn memory_space(ty: TypeRef<'_>) -> Option<Attr> {
    match ty.kind() {
        TypeKind::MemRef { memory_space, .. } | TypeKind::UnrankedMemRef { memory_space, .. } => {
            *memory_space
        }
        _ => None,
    }
}

/// The layout of a memref, as written.
pub(crate) fn layout(ty: TypeRef<'_>) -> Option<Attr> {
    match ty.kind() {
        TypeKind::MemRef { layout, .. } => *layout,
        _ => None,
    }
}

/// The attribute of a strided layout.
pub(crate) fn strided_attr(cx: &Context, layout: StridedLayout) -> Attr {
    cx.attr(AttrKind::Strided { offset: layout.offset, strides: layout.strides.into() })
}

/// A memref type with another shape and layout.
pub(crate) fn with_shape(ty: TypeRef<'_>, shape: &[i64], layout: Option<Attr>) -> Type {
    let element = ty.element_type().id();
    let memory_space = memory_space(ty);
    ty.cx().ty(TypeKind::MemRef { shape: shape.into(), element, layout, memory_space })
}

/// Like [`with_shape`], with a strided layout.
pub(crate) fn with_strides(ty: TypeRef<'_>, shape: &[i64], layout: StridedLayout) -> Type {
    with_shape(ty, shape, Some(strided_attr(ty.cx(), layout)))
}
