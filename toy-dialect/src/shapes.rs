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

/// The size of an axis, counted from the last one, which is 1; that of a missing axis is 1.
fn extent(shape: &[i64], axis: usize) -> i64 {
    shape.len().checked_sub(axis).map_or(1, |at| shape[at])
}

/// The known part of the shape of an element-wise result by numpy's rules: shapes are aligned at their last axes, and an
/// axis that is missing or of size 1 repeats.
///
/// # Errors
/// If the operands do not fit: the axis where they differ, counted from the last one, which is 1.
pub(crate) fn broadcast_shape(a: &[i64], b: &[i64]) -> Result<Vec<i64>, usize> {
    let rank = a.len().max(b.len());
    let axes = (1..=rank).rev();
    axes.map(|axis| match (extent(a, axis), extent(b, axis)) {
        (1, other) | (other, 1) => Ok(other),
        (DYNAMIC, known) | (known, DYNAMIC) => Ok(known),
        (x, y) if x == y => Ok(x),
        _ => Err(axis),
    })
    .collect()
}

/// The known part of the shape to which the operands of an element-wise operation broadcast; `None` if no shape is known.
///
/// # Errors
/// If two of them do not fit.
pub(crate) fn broadcast_operands(op: OpRef<'_>) -> Result<Option<Vec<i64>>, Diag> {
    let shape = |index: usize| op.ty(op.operand(index)).shape();
    let mut all: Option<Vec<i64>> = None;
    for right in 0..op.num_operands() {
        let Some(other) = shape(right) else { continue };
        for left in 0..right {
            let fits = shape(left).map_or(Ok(Vec::new()), |shape| broadcast_shape(shape, other));
            fits.map_err(|axis| mismatch(op, [left, right], axis))?;
        }
        let so_far = all.unwrap_or_default();
        // Shapes that fit each other in pairs fit all together.
        all = broadcast_shape(&so_far, other).ok();
    }
    Ok(all)
}

/// The trait of element-wise operations of several operands: `Toy_Broadcast` in `Ops.td`.
pub(crate) struct Broadcast;

impl OpTrait for Broadcast {
    /// Known shapes of the operands fit each other and the result.
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let Some(operands) = broadcast_operands(op)? else { return Ok(()) };
        let Some(result) = op.ty(op.result(0)).shape() else { return Ok(()) };
        // An operand of unknown shape may have any to which the others broadcast.
        let whole = if op.operand_types().all(|ty| op.cx().type_ref(ty).has_rank()) {
            Some(operands.clone())
        } else {
            broadcast_shape(&operands, result).ok()
        };
        if whole.is_some_and(|whole| common_shape(&whole, result).is_some()) {
            return Ok(());
        }
        Err(op.error(format_args!(
            "gives a value of shape {} for operands of shape {}",
            shape_text(result),
            shape_text(&operands)
        )))
    }
}

/// The location of an operand's definition, looking through the casts of inlined calls.
pub(crate) fn origin(op: OpRef<'_>, index: usize) -> Loc {
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

/// The error for two operands whose sizes differ at an axis, counted from the last one, which is 1.
fn mismatch(op: OpRef<'_>, operands: [usize; 2], axis: usize) -> Diag {
    let [left, right] = operands.map(|index| op.ty(op.operand(index)).shape().unwrap_or_default());
    let l = shape_text(left);
    let r = shape_text(right);
    let names = if op.num_operands() == 2 { ["left", "right", ""] } else { ["first", "second", "third"] };
    let [x_name, y_name] = operands.map(|index| names[index]);
    let what = Elementwise::of(op).map_or(op.name(), |operation| operation.symbol());
    let (code, differ) = if left.len() == right.len() {
        (codes::SHAPE_MISMATCH, "shapes")
    } else {
        (codes::RANK_MISMATCH, "ranks")
    };
    let x = extent(left, axis);
    let y = extent(right, axis);
    op.plain_error(format!("operands of '{what}' have different {differ}: {l} and {r}"))
        .with_code(code)
        .with_note(origin(op, operands[0]), format!("the {x_name} operand has shape {l}"))
        .with_note(origin(op, operands[1]), format!("the {y_name} operand has shape {r}"))
        .with_help(format!(
            "shapes are aligned at their last axes, where sizes must be equal or 1; axis -{axis} has {x} and {y}"
        ))
}
