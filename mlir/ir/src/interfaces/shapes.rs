//! Inference of the shapes of results: `InferShapedTypeOpInterface`.

use crate::definitions::op::{InferArgs, Types};
use crate::ir::builder::Builder;
use crate::ir::entities::Value;
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::{Attr, Type};
use crate::values::type_kind::TypeKind;

/// What is known of the type of a result; MLIR's class of the same name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShapedTypeComponents {
    /// The extents; `None` for an unknown rank.
    pub shape: Option<Vec<i64>>,
    /// The type of the elements.
    pub element: Option<Type>,
    /// An attribute of the type, such as a tensor's encoding.
    pub attribute: Option<Attr>,
}

impl ShapedTypeComponents {
    /// A shape, of elements of this type.
    pub fn ranked(shape: impl Into<Vec<i64>>, element: Type) -> Self {
        ShapedTypeComponents { shape: Some(shape.into()), element: Some(element), attribute: None }
    }
}

/// An operation that determines the shapes of its results from its operands.
#[derive(Clone, Copy)]
pub struct InferShapedTypeOpInterface {
    /// Infers the components of each result's type.
    pub infer_return_type_components: fn(&InferArgs<'_>) -> Result<Vec<ShapedTypeComponents>, String>,
    /// Builds operations that compute the shape of each result from these operands; `None` if that is impossible.
    pub reify_return_type_shapes: fn(OpRef<'_>, &mut Builder<'_>, &[Value]) -> Option<Vec<Value>>,
}

impl InferShapedTypeOpInterface {
    /// Nothing is inferred.
    pub const DEFAULT: InferShapedTypeOpInterface = InferShapedTypeOpInterface {
        infer_return_type_components: |_| {
            Err("the shapes of the results cannot be inferred from the operands".to_owned())
        },
        reify_return_type_shapes: |_, _, _| None,
    };
}

/// Tensor types of these components, the result types of an operation with `InferTensorType`.
///
/// # Errors
/// If an element type is unknown.
pub fn tensor_types(cx: &Context, components: Vec<ShapedTypeComponents>) -> Result<Types, String> {
    let tensor = |c: ShapedTypeComponents| {
        let element = c.element.ok_or("the element type cannot be inferred from the operands")?;
        Ok(match c.shape {
            Some(shape) => {
                cx.ty(TypeKind::RankedTensor { shape: shape.into(), element, encoding: c.attribute })
            }
            None => cx.unranked_tensor_ty(element),
        })
    };
    components.into_iter().map(tensor).collect()
}
