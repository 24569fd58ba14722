//! Splitting an index into several and joining several into one, and undefined values.

use dialects::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use dialects::ub::{PoisonOp, UnreachableOp};

use super::llvm::undefined;
use super::sizes::Mixed;
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        AffineDelinearizeIndexOp => delinearize,
        AffineLinearizeIndexOp => linearize,
        PoisonOp => poison,
        UnreachableOp as OpRef => |_, _| Err("was reached".to_owned()),
    }
}

/// The inner results are remainders; the outermost one is the last quotient.
fn delinearize<'p>(d: &mut Decoder<'_, 'p>, op: AffineDelinearizeIndexOp<'p>) -> Res {
    let basis = Mixed::of(d, op.static_basis(), op.dynamic_basis());
    let index = d.slot(op.linear_index());
    let results = d.slots_of(op.multi_index());
    d.compute(move |s| {
        let mut rest = s.index(index)?;
        let basis = basis.values(s)?;
        let Some((&outermost, inner)) = results.split_first() else { return Ok(()) };
        for (&result, &extent) in inner.iter().rev().zip(basis.iter().rev()) {
            if extent <= 0 {
                return Err(format!("has a basis that contains {extent}"));
            }
            s.set(result, rest.rem_euclid(extent));
            rest = rest.div_euclid(extent);
        }
        s.set(outermost, rest);
        Ok(())
    });
    Ok(())
}

/// The extent of the outermost index is optional and has no effect.
fn linearize<'p>(d: &mut Decoder<'_, 'p>, op: AffineLinearizeIndexOp<'p>) -> Res {
    let basis = Mixed::of(d, op.static_basis(), op.dynamic_basis());
    let indices = d.slots_of(op.multi_index());
    let result = d.slot(op.linear_index());
    d.define(result, move |s| {
        let basis = basis.values(s)?;
        let mut sum = Some(0i64);
        let mut stride = Some(1i64);
        for (place, &index) in indices.iter().rev().enumerate() {
            let term = s.index(index)?.checked_mul(stride.unwrap_or(0)).filter(|_| stride.is_some());
            sum = sum.zip(term).and_then(|(sum, term)| sum.checked_add(term));
            let extent = basis.len().checked_sub(place + 1).and_then(|at| basis.get(at));
            stride = extent.zip(stride).and_then(|(&extent, stride)| stride.checked_mul(extent));
        }
        sum.map(Value::from).ok_or_else(|| "computes an index that does not fit in 64 bits".to_owned())
    });
    Ok(())
}

fn poison<'p>(d: &mut Decoder<'_, 'p>, op: PoisonOp<'p>) -> Res {
    const WHY: &str = "it is the result of 'ub.poison'";
    if op.ty(op.result()).is_vector() {
        return undefined(d, *op, WHY);
    }
    let result = d.slot(op.result());
    d.define(result, |_| Ok(Value::Undefined(WHY)));
    Ok(())
}
