//! The types of functions with buffers.

use mlir::{Attr, Context, Type, TypeKind, TypeRef};

use super::functions::Function;
use super::options::{MemorySpace, Options};

/// The memory space of a tensor in a signature.
fn memory_space(options: &Options, tensor: TypeRef<'_>) -> Option<Attr> {
    match (options.memory_space, tensor.kind()) {
        (MemorySpace::Encoding, TypeKind::RankedTensor { encoding, .. }) => *encoding,
        _ => None,
    }
}

/// The type of an argument, with a buffer instead of a tensor.
pub(super) fn argument_type(cx: &Context, options: &Options, function: &Function, at: usize) -> Type {
    let ty = cx.type_ref(function.inputs[at]);
    if !ty.is_tensor() {
        return ty.id();
    }
    let buffer = options.function_layout.of(ty, memory_space(options, ty));
    let layout = function.attrs.get(at).and_then(|attrs| attrs.layout);
    match (cx.type_kind(buffer), layout) {
        (TypeKind::MemRef { shape, element, memory_space, .. }, Some(layout)) => cx.ty(TypeKind::MemRef {
            shape: shape.clone(),
            element: *element,
            layout: Some(layout),
            memory_space: *memory_space,
        }),
        _ => buffer,
    }
}

/// The type of a result, with a buffer instead of a tensor.
pub(super) fn result_type(cx: &Context, options: &Options, ty: Type) -> Type {
    let ty = cx.type_ref(ty);
    if ty.is_tensor() { options.function_layout.of(ty, memory_space(options, ty)) } else { ty.id() }
}
