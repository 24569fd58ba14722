//! Shapes: when two of them are compatible, and how messages write them.

use mlir::{DYNAMIC, Diag, Loc, OpRef, OpTrait, TypeRef};

use crate::elementwise::Elementwise;
use crate::{CastOp, codes};

/// `<2, 3>`, as in the language; `<>` for a number, `?` for an unknown extent.
pub(crate) fn shape_text(shape: &[i64]) -> String {
    let extent = |&extent: &i64| if extent == DYNAMIC { "?".to_string() } else { extent.to_string() };
    format!("<{}>", shape.iter().map(extent).collect::<Vec<_>>().join(", "))
}

/// The combined shape of two compatible shapes; `None` if they differ.
pub(crate) fn common_shape(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let common = |(&x, &y): (&i64, &i64)| match (x, y) {
        (DYNAMIC, known) | (known, DYNAMIC) => Some(known),
        (x, y) => (x == y).then_some(x),
    };
    (a.len() == b.len()).then(|| a.iter().zip(b).map(common).collect())?
}

/// The known part of the shape of an element-wise result; `None` if the operands do not fit. A scalar fits any shape.
pub(crate) fn broadcast_shape(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    match (a, b) {
        ([], shape) | (shape, []) => Some(shape.to_vec()),
        _ => common_shape(a, b),
    }
}

/// The trait of element-wise operations of two operands: `Toy_NumberBroadcast` in `Ops.td`.
pub(crate) struct NumberBroadcast;

impl OpTrait for NumberBroadcast {
    /// Known shapes of the operands fit each other and the result.
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let lhs = op.ty(op.operand(0));
        let rhs = op.ty(op.operand(1));
        let operands = match (lhs.shape(), rhs.shape()) {
            (Some(l), Some(r)) => Some(broadcast_shape(l, r).ok_or_else(|| mismatch(op, lhs, rhs))?),
            // A scalar says nothing about the result.
            (known, other) => known.or(other).filter(|shape| !shape.is_empty()).map(<[i64]>::to_vec),
        };
        match (operands, op.ty(op.result(0)).shape()) {
            (Some(operands), Some(shape)) if common_shape(&operands, shape).is_none() => {
                Err(op.error(format_args!(
                    "gives a value of shape {} for operands of shape {}",
                    shape_text(shape),
                    shape_text(&operands)
                )))
            }
            _ => Ok(()),
        }
    }
}

/// The location of an operand's definition, looking through the casts of inlined calls.
fn origin(op: OpRef<'_>, index: usize) -> Loc {
    let mut value = op.value(op.operand(index));
    while let Some(cast) = value.defined_by::<CastOp>() {
        value = op.value(cast.input());
    }
    value.loc()
}

/// Whether a tensor of one static shape can be given another: it has as many elements, or is a scalar, which fills it.
pub(crate) fn can_reshape(from: TypeRef<'_>, to: TypeRef<'_>) -> bool {
    from.shape() == Some(&[]) || from.num_elements() == to.num_elements()
}

/// The error for a value whose number of elements differs from that of its new shape.
pub(crate) fn count_mismatch(op: OpRef<'_>, from: TypeRef<'_>, to: TypeRef<'_>) -> Diag {
    let count = |t: TypeRef<'_>| t.num_elements().map_or("too many".to_string(), |n| n.to_string());
    let text = |t: TypeRef<'_>| shape_text(t.shape().unwrap_or_default());
    let given = text(from);
    let wanted = text(to);
    op.plain_error(format!(
        "cannot reshape {given} ({} elements) to {wanted} ({} elements)",
        count(from),
        count(to)
    ))
    .with_code(codes::RESHAPE_COUNT)
    .with_note(origin(op, 0), format!("the value has shape {given}"))
    .with_help("a declared shape must have as many elements as the value; only a scalar fills any shape")
}

/// The error for two operands of different shapes.
pub(crate) fn mismatch(op: OpRef<'_>, lhs: TypeRef<'_>, rhs: TypeRef<'_>) -> Diag {
    let text = |ty: TypeRef<'_>| shape_text(ty.shape().unwrap_or_default());
    let l = text(lhs);
    let r = text(rhs);
    let what = Elementwise::of(op).map_or_else(|| op.name().to_owned(), Elementwise::symbol);
    let (code, differ) = if lhs.rank() == rhs.rank() {
        (codes::SHAPE_MISMATCH, "shapes")
    } else {
        (codes::RANK_MISMATCH, "ranks")
    };
    op.plain_error(format!("operands of '{what}' have different {differ}: {l} and {r}"))
        .with_code(code)
        .with_note(origin(op, 0), format!("the left operand has shape {l}"))
        .with_note(origin(op, 1), format!("the right operand has shape {r}"))
        .with_help("element-wise operators need operands of the same shape, or a scalar; 'var x<...> = ...' reshapes a value")
}
