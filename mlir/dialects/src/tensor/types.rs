//! Types of tensors: comparing and merging their static extents.

use mlir::{Attr, DYNAMIC, Type, TypeKind, TypeRef};

/// The encoding of a tensor type.
pub(super) fn encoding(ty: TypeRef<'_>) -> Option<Attr> {
    match ty.kind() {
        TypeKind::RankedTensor { encoding, .. } => *encoding,
        _ => None,
    }
}

/// A tensor type with another shape.
pub(super) fn with_shape(tensor: TypeRef<'_>, shape: &[i64]) -> Type {
    let TypeKind::RankedTensor { element, encoding, .. } = tensor.kind() else { return tensor.id() };
    tensor.cx().ty(TypeKind::RankedTensor { shape: shape.into(), element: *element, encoding: *encoding })
}

/// Whether two types are ranked tensors of the same rank that differ at most in their extents and encodings.
fn same_but_for_extents(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    a.is_ranked_tensor()
        && b.is_ranked_tensor()
        && a.element_type() == b.element_type()
        && a.rank() == b.rank()
}

/// Whether `target` is at least as static as `source`.
pub(crate) fn preserves_static_information(source: TypeRef<'_>, target: TypeRef<'_>) -> bool {
    let from = source.shape().unwrap_or_default();
    let to = target.shape().unwrap_or_default();
    same_but_for_extents(source, target)
        && encoding(source) == encoding(target)
        && from.iter().zip(to).all(|(&s, &t)| s == DYNAMIC || t != DYNAMIC)
}

/// Whether a cast only makes a type less static, so that users of the result can use the operand instead.
pub(super) fn forgets_only(source: TypeRef<'_>, result: TypeRef<'_>) -> bool {
    let from = source.shape().unwrap_or_default();
    let to = result.shape().unwrap_or_default();
    same_but_for_extents(source, result) && from.iter().zip(to).all(|(&s, &r)| s != DYNAMIC || r == DYNAMIC)
}

/// The merged static information of both types; `None` if they contradict each other.
pub(super) fn join(a: TypeRef<'_>, b: TypeRef<'_>) -> Option<Type> {
    let (Some(x), Some(y)) = (a.shape(), b.shape()) else {
        return Some(if a.has_rank() { a.id() } else { b.id() });
    };
    let extent = |(&m, &n): (&i64, &i64)| match (m, n) {
        (DYNAMIC, n) => Some(n),
        (m, DYNAMIC) => Some(m),
        (m, n) => (m == n).then_some(m),
    };
    let shape = x.iter().zip(y).map(extent).collect::<Option<Vec<i64>>>()?;
    (x.len() == y.len()).then(|| a.cx().tensor_ty(&shape, a.element_type().id()))
}
