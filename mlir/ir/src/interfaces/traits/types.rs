//! Traits about the types of operands and results.

use std::mem::discriminant;

use crate::ir::diag::Diag;
use crate::ir::view::OpRef;
use crate::values::context::TypeRef;
use crate::values::ids::Attr;
use crate::values::type_kind::{DYNAMIC, TypeKind};

type Types<'a> = Vec<TypeRef<'a>>;

/// True if all types are equal; then every trait that compares types holds.
fn all_one(op: OpRef<'_>) -> bool {
    let mut types = op.operand_types().chain(op.result_types());
    types.next().is_none_or(|first| types.all(|ty| ty == first))
}

fn operands(op: OpRef<'_>) -> Types<'_> {
    op.operands().map(|v| op.ty(v)).collect()
}

fn results(op: OpRef<'_>) -> Types<'_> {
    op.results().map(|v| op.ty(v)).collect()
}

/// Operands and results.
fn both(op: OpRef<'_>) -> Types<'_> {
    op.results().chain(op.operands()).map(|v| op.ty(v)).collect()
}

fn some_operands(op: OpRef<'_>) -> Result<(), Diag> {
    match op.num_operands() {
        0 => Err(op.error("expected 1 or more operands, but found 0")),
        _ => Ok(()),
    }
}

fn some_results(op: OpRef<'_>) -> Result<(), Diag> {
    match op.num_results() {
        0 => Err(op.error("expected 1 or more results")),
        _ => Ok(()),
    }
}

fn require(op: OpRef<'_>, holds: bool, message: &str) -> Result<(), Diag> {
    if holds { Ok(()) } else { Err(op.error(message)) }
}

/// True when every type is like the first.
fn alike(types: &[TypeRef<'_>], like: impl Fn(TypeRef<'_>, TypeRef<'_>) -> bool) -> bool {
    let Some((&first, rest)) = types.split_first() else { return true };
    rest.iter().all(|&t| like(first, t))
}

fn element(t: TypeRef<'_>, u: TypeRef<'_>) -> bool {
    t.element_type() == u.element_type()
}

/// The encoding of a ranked tensor's type.
pub fn encoding(ty: TypeRef<'_>) -> Option<Attr> {
    match ty.kind() {
        TypeKind::RankedTensor { encoding, .. } => *encoding,
        _ => None,
    }
}

/// True unless both are shaped and their known extents differ, or only one is shaped.
pub fn compatible_shape(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    if a.is_shaped() != b.is_shaped() {
        return false;
    }
    let (Some(x), Some(y)) = (a.shape(), b.shape()) else { return true };
    let fits = |(&m, &n): (&i64, &i64)| m == n || m == DYNAMIC || n == DYNAMIC;
    x.len() == y.len() && x.iter().zip(y).all(fits)
}

/// True when all shapes may be equal: either none is a scalable vector or all are, and known extents agree.
fn compatible_shapes(types: &[TypeRef<'_>]) -> bool {
    if types.iter().all(|t| !t.is_shaped()) {
        return true;
    }
    let scalable = types.iter().filter(|t| is_scalable(**t)).count();
    if !types.iter().all(|t| t.is_shaped()) || (scalable != 0 && scalable != types.len()) {
        return false;
    }
    let mut shapes = types.iter().filter_map(|t| t.shape());
    let Some(first) = shapes.next() else { return true };
    let mut known = first.to_vec();
    shapes.all(|shape| {
        shape.len() == known.len()
            && known.iter_mut().zip(shape).all(|(known, &extent)| {
                if *known == DYNAMIC {
                    *known = extent;
                }
                extent == DYNAMIC || extent == *known
            })
    })
}

fn is_scalable(ty: TypeRef<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.iter().any(|&s| s))
}

/// `SameTypeOperands`: all operands have one type.
///
/// # Errors
/// If they differ, or there are none.
pub fn same_type_operands(op: OpRef<'_>) -> Result<(), Diag> {
    some_operands(op)?;
    let message = "requires all operands to have the same type";
    require(op, all_one(op) || alike(&operands(op), |t, u| t == u), message)
}

/// `SameOperandsAndResultType`: all operands and results have one type, apart from unknown extents.
///
/// # Errors
/// If they differ, or there are none.
pub fn same_operands_and_result_type(op: OpRef<'_>) -> Result<(), Diag> {
    some_operands(op)?;
    some_results(op)?;
    if all_one(op) {
        return Ok(());
    }
    let all = both(op);
    let same = alike(&all, |t, u| element(t, u) && compatible_shape(t, u));
    require(op, same, "requires the same type for all operands and results")?;
    let message = "requires the same encoding for all operands and results";
    // If the first type has no encoding, none is compared.
    let ranked = |t: TypeRef<'_>| matches!(t.kind(), TypeKind::RankedTensor { .. });
    let one =
        |t: TypeRef<'_>, u: TypeRef<'_>| encoding(t).is_none() || !ranked(u) || encoding(t) == encoding(u);
    require(op, alike(&all, one), message)
}

/// `SameOperandsShape`: all operands have one shape.
///
/// # Errors
/// If they differ, or there are none.
pub fn same_operands_shape(op: OpRef<'_>) -> Result<(), Diag> {
    some_operands(op)?;
    let holds = all_one(op) || compatible_shapes(&operands(op));
    require(op, holds, "requires the same shape for all operands")
}

/// `SameOperandsAndResultShape`: all operands and results have one shape.
///
/// # Errors
/// If they differ, or there are none.
pub fn same_operands_and_result_shape(op: OpRef<'_>) -> Result<(), Diag> {
    some_operands(op)?;
    some_results(op)?;
    let holds = all_one(op) || compatible_shapes(&both(op));
    require(op, holds, "requires the same shape for all operands and results")
}

/// `SameOperandsElementType`: all operands have one element type.
///
/// # Errors
/// If they differ, or there are none.
pub fn same_operands_element_type(op: OpRef<'_>) -> Result<(), Diag> {
    some_operands(op)?;
    let holds = all_one(op) || alike(&operands(op), element);
    require(op, holds, "requires the same element type for all operands")
}

/// `SameOperandsAndResultElementType`: all operands and results have one element type.
///
/// # Errors
/// If they differ, or there are none.
pub fn same_operands_and_result_element_type(op: OpRef<'_>) -> Result<(), Diag> {
    some_operands(op)?;
    some_results(op)?;
    let holds = all_one(op) || alike(&both(op), element);
    require(op, holds, "requires the same element type for all operands and results")
}

/// `SameOperandsAndResultRank`: all operands and results that have a rank have the same.
///
/// # Errors
/// If ranks differ, or there are no operands.
pub fn same_operands_and_result_rank(op: OpRef<'_>) -> Result<(), Diag> {
    some_operands(op)?;
    let rank = |t: &TypeRef<'_>| if t.is_shaped() { t.shape().map(<[i64]>::len) } else { None };
    let operands: Vec<usize> = operands(op).iter().filter_map(rank).collect();
    let results: Vec<usize> = results(op).iter().filter_map(rank).collect();
    let Some(&first) = operands.first().or(results.first()) else { return Ok(()) };
    require(op, operands.iter().all(|&r| r == first), "operands don't have matching ranks")?;
    require(op, results.iter().all(|&r| r == first), "result type has different rank than operands")
}

/// `ResultsAreFloatLike`: results are floats or shaped types of floats.
///
/// # Errors
/// If one is not.
pub fn results_are_float_like(op: OpRef<'_>) -> Result<(), Diag> {
    let holds = results(op).iter().all(|t| t.element_type().is_float());
    require(op, holds, "requires a float type")
}

/// `Elementwise`: if any operand or result is a vector or tensor, all results are, and have one shape.
///
/// # Errors
/// If scalars and shaped values are mixed in any other way.
pub fn elementwise(op: OpRef<'_>) -> Result<(), Diag> {
    let mappable = |t: &TypeRef<'_>| {
        use TypeKind::{RankedTensor, UnrankedTensor, Vector};
        matches!(t.kind(), Vector { .. } | RankedTensor { .. } | UnrankedTensor { .. })
    };
    // Usually, all are scalars.
    if !op.operands().chain(op.results()).any(|v| mappable(&op.ty(v))) {
        return Ok(());
    }
    let operands: Types<'_> = operands(op).into_iter().filter(mappable).collect();
    let results: Types<'_> = results(op).into_iter().filter(mappable).collect();
    if operands.is_empty() {
        let message = "if a result is non-scalar, then at least one operand must be non-scalar";
        return Err(op.error(message));
    }
    if results.is_empty() {
        let message = "if an operand is non-scalar, then there must be at least one non-scalar result";
        return Err(op.error(message));
    }
    if results.len() != op.num_results() {
        return Err(op.error("if an operand is non-scalar, then all results must be non-scalar"));
    }
    let all = [operands, results].concat();
    let same =
        alike(&all, |t, u| discriminant(t.kind()) == discriminant(u.kind())) && compatible_shapes(&all);
    require(op, same, "all non-scalar operands/results must have the same shape and base type")
}

/// `ResultsBroadcastableShape`: the shapes of the operands broadcast together, and the results have that shape.
///
/// # Errors
/// If they do not broadcast, or the results have another shape.
pub fn results_broadcastable_shape(op: OpRef<'_>) -> Result<(), Diag> {
    let operands = operands(op);
    let results = results(op);
    let tensors = operands.iter().chain(&results).any(|t| t.is_tensor());
    let vectors = operands.iter().chain(&results).any(|t| t.is_vector());
    require(op, !(tensors && vectors), "cannot broadcast vector with tensor")?;
    let unranked = |t: &TypeRef<'_>| t.is_shaped() && t.shape().is_none();
    let any_unranked = operands.iter().any(unranked);
    let shapes = operands.iter().filter(|t| !unranked(t)).map(|t| t.shape().unwrap_or(&[]));
    let mut expected: Vec<i64> = Vec::new();
    for shape in shapes {
        match broadcast(&expected, shape) {
            Some(wider) => expected = wider,
            None => return Err(op.error("operands don't have broadcast-compatible shapes")),
        }
    }
    for result in results.iter().filter(|t| !unranked(t)) {
        let actual = result.shape().unwrap_or(&[]);
        if !fits(&expected, actual, any_unranked) {
            return Err(op.error(format!(
                "result type '{}' not broadcast compatible with broadcasted operands's shapes '{}'",
                extents(actual),
                extents(&expected)
            )));
        }
    }
    Ok(())
}

/// A shape in messages: `2x?`.
fn extents(shape: &[i64]) -> String {
    let one = |&n: &i64| if n == DYNAMIC { "?".to_string() } else { n.to_string() };
    shape.iter().map(one).collect::<Vec<_>>().join("x")
}

/// The shape to which two shapes broadcast, aligned at their last dimension; `None` if they do not.
fn broadcast(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut out = long.to_vec();
    let lead = long.len() - short.len();
    for (x, &y) in out[lead..].iter_mut().zip(short) {
        *x = match (*x, y) {
            (m, n) if m == n => m,
            (1, n) | (n, 1) => n,
            // An unknown extent takes the other's, since it must equal that or be 1.
            (DYNAMIC, n) | (n, DYNAMIC) => n,
            _ => return None,
        };
    }
    Some(out)
}

fn fits(expected: &[i64], actual: &[i64], any_unranked: bool) -> bool {
    // Unranked operands may only add dimensions, so the result has at least the rank of the others.
    if any_unranked && actual.len() < expected.len() {
        return false;
    }
    if !any_unranked && actual.len() != expected.len() {
        return false;
    }
    let lead = actual.len().saturating_sub(expected.len());
    actual[lead..]
        .iter()
        .zip(expected)
        .all(|(&a, &e)| a == e || a == DYNAMIC || e == DYNAMIC || (any_unranked && e == 1))
}
