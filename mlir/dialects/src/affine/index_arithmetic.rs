//! `affine.delinearize_index` and `affine.linearize_index` as arithmetic, and the extents that they use.

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{Builder, Handle, Loc, Value};

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::arith::{
    AddIOp, AddIOpOptions, CmpIOp, CmpIPredicate, DivSIOp, FloorDivSIOp, IntegerOverflowFlags, MulIOp,
    MulIOpOptions, RemSIOp, SelectOp,
};
use crate::matching::build_index;
use crate::offsets_sizes_strides::{Mixed, mixed};

/// The extents of all results but the first, on which no result depends.
pub fn delinearize_basis(op: AffineDelinearizeIndexOp<'_>) -> Vec<Mixed> {
    let count = op.multi_index().len().saturating_sub(1);
    last(mixed(&op.static_basis(), op.dynamic_basis()), count)
}

/// The extents of all indices but the first, on which the result does not depend.
pub fn linearize_basis(op: AffineLinearizeIndexOp<'_>) -> Vec<Mixed> {
    let count = op.multi_index().len().saturating_sub(1);
    last(mixed(&op.static_basis(), op.dynamic_basis()), count)
}

fn last(mut extents: Vec<Mixed>, count: usize) -> Vec<Mixed> {
    extents.split_off(extents.len().saturating_sub(count))
}

/// `lhs + rhs`; indices do not wrap.
fn add(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value) -> Value {
    let options = AddIOpOptions { overflow_flags: Some(IntegerOverflowFlags::NSW) };
    AddIOp::build_with(b, loc, lhs, rhs, options)
}

/// `lhs * rhs`; indices do not wrap.
fn multiply(b: &mut Builder<'_>, loc: Loc, lhs: Value, rhs: Value, flags: IntegerOverflowFlags) -> Value {
    let options = MulIOpOptions { overflow_flags: Some(flags) };
    MulIOp::build_with(b, loc, lhs, rhs, options)
}

/// For each extent, the product of the following ones, outermost first.
fn strides(
    b: &mut Builder<'_>,
    loc: Loc,
    basis: &[Mixed],
    flags: IntegerOverflowFlags,
) -> Result<Vec<Value>, NoMatch> {
    let mut known = 1i64;
    let mut values = None;
    let mut strides = Vec::with_capacity(basis.len());
    for &extent in basis.iter().rev() {
        match (extent, values) {
            (Mixed::Known(size), _) => known = known.checked_mul(size).ok_or(NoMatch)?,
            (Mixed::Value(size), None) => values = Some(size),
            (Mixed::Value(size), Some(product)) => {
                values = Some(multiply(b, loc, product, size, flags));
            }
        }
        strides.push(match values {
            None => build_index(b, loc, known),
            Some(product) if known == 1 => product,
            Some(product) => {
                let known = build_index(b, loc, known);
                multiply(b, loc, product, known, flags)
            }
        });
    }
    strides.reverse();
    Ok(strides)
}

/// Replaces the operation by quotients and remainders.
///
/// # Errors
/// If a product of extents is too large.
pub fn expand_delinearize(op: Handle<AffineDelinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let index = view.linear_index();
    let basis = delinearize_basis(view);
    if basis.is_empty() {
        return rw.replace_by(*op, index);
    }
    let flags = IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW;
    let strides = strides(rw, loc, &basis, flags)?;
    let zero = build_index(rw, loc, 0);
    let mut parts = vec![FloorDivSIOp::build(rw, loc, index, strides[0])];
    for (at, &stride) in strides.iter().enumerate() {
        // The remainder is not negative, even if the index is.
        let remainder = RemSIOp::build(rw, loc, index, stride);
        let negative = CmpIOp::build(rw, loc, CmpIPredicate::Slt, remainder, zero);
        let corrected = add(rw, loc, remainder, stride);
        let rest = SelectOp::build(rw, loc, negative, corrected, remainder);
        parts.push(match strides.get(at + 1) {
            Some(&next) => DivSIOp::build(rw, loc, rest, next),
            None => rest,
        });
    }
    rw.replace_by_all(*op, &parts)
}

/// Replaces the operation by a sum of products.
///
/// # Errors
/// If a product of extents is too large.
pub fn expand_linearize(op: Handle<AffineLinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let disjoint = view.disjoint();
    let indices: Vec<Value> = view.multi_index().collect();
    let Some((&last, outer)) = indices.split_last() else {
        let zero = build_index(rw, loc, 0);
        return rw.replace_by(*op, zero);
    };
    let basis = linearize_basis(view);
    let flags = if disjoint {
        IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW
    } else {
        IntegerOverflowFlags::NSW
    };
    let strides = strides(rw, loc, &basis, flags)?;
    let mut terms: Vec<Value> = (outer.iter().zip(&strides))
        .map(|(&index, &stride)| multiply(rw, loc, index, stride, IntegerOverflowFlags::NSW))
        .collect();
    terms.push(last);
    let sum = terms[1..].iter().fold(terms[0], |sum, &term| add(rw, loc, sum, term));
    rw.replace_by(*op, sum)
}
