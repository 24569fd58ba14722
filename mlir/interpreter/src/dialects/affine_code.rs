//! Affine maps and sets as sequences of steps, so that evaluating one in each iteration of a loop needs no lookup.

use std::collections::hash_map::Entry;

use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::{AffineExpr, AffineMap, Context, IntegerSet};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::extents::Extents;
use crate::state::{Slot, State};
use crate::value::Res;

/// One step: a leaf, or two earlier ones combined.
#[derive(Clone, Copy)]
enum Step {
    Input(Slot),
    Constant(i64),
    Binary(AffineBinary, u32, u32),
}

/// Expressions over the values of slots.
pub(super) struct AffineCode {
    steps: Vec<Step>,
    /// The indices of the steps that compute the results.
    results: Vec<u32>,
}

impl AffineCode {
    /// Decodes the results of a map; its operands are in these slots, dimensions before symbols.
    pub(super) fn of_map(cx: &Context, map: &AffineMap, operands: &[Slot]) -> Res<Self> {
        Self::new(cx, map.dims, &mut map.results.iter().copied(), operands)
    }

    /// The constraints of a set.
    pub(super) fn of_set(cx: &Context, set: &IntegerSet, operands: &[Slot]) -> Res<Self> {
        Self::new(cx, set.dims, &mut set.constraints.iter().map(|&(expr, _)| expr), operands)
    }

    fn new(
        cx: &Context,
        dims: u32,
        results: &mut dyn Iterator<Item = AffineExpr>,
        operands: &[Slot],
    ) -> Res<Self> {
        let mut code = AffineCode { steps: Vec::new(), results: Vec::new() };
        let mut done: FxHashMap<AffineExpr, u32> = FxHashMap::default();
        for root in results {
            // An explicit stack instead of recursion, because a sum is as deep as it has terms.
            let mut pending = vec![root];
            while let Some(&expr) = pending.last() {
                let input = |position: u32| {
                    let slot = operands.get(position as usize).copied();
                    slot.map(Step::Input).ok_or("has fewer operands than its map takes")
                };
                let step = match *cx.affine_kind(expr) {
                    AffineExprKind::Dim(position) => input(position)?,
                    AffineExprKind::Symbol(position) => input(dims.saturating_add(position))?,
                    AffineExprKind::Constant(value) => Step::Constant(value),
                    AffineExprKind::Binary(op, lhs, rhs) => match (done.get(&lhs), done.get(&rhs)) {
                        (Some(&l), Some(&r)) => Step::Binary(op, l, r),
                        _ => {
                            pending.extend([rhs, lhs]);
                            continue;
                        }
                    },
                };
                pending.pop();
                if let Entry::Vacant(entry) = done.entry(expr) {
                    entry.insert(code.steps.len() as u32);
                    code.steps.push(step);
                }
            }
            code.results.extend(done.get(&root));
        }
        Ok(code)
    }

    /// The results.
    pub(super) fn evaluate(&self, state: &State<'_>) -> Res<Extents> {
        let narrow = |op: AffineBinary, lhs: i64, rhs: i64| op.evaluate(lhs, rhs);
        let values = match self.values(state, narrow)? {
            // A sum may exceed 64 bits and come back into range.
            None => self.values(state, wide)?,
            values => values,
        };
        values.ok_or_else(|| "computes an index that overflows or divides by a number below 1".to_owned())
    }

    /// The results, computed with numbers of type `T`; `None` if one does not fit.
    fn values<T: Copy + From<i64> + TryInto<i64>>(
        &self,
        state: &State<'_>,
        apply: impl Fn(AffineBinary, T, T) -> Option<T>,
    ) -> Res<Option<Extents>> {
        let mut values: SmallVec<[T; 16]> = SmallVec::with_capacity(self.steps.len());
        for &step in &self.steps {
            let value = match step {
                Step::Input(slot) => Some(state.index(slot)?.into()),
                Step::Constant(value) => Some(value.into()),
                Step::Binary(op, lhs, rhs) => apply(op, values[lhs as usize], values[rhs as usize]),
            };
            let Some(value) = value else { return Ok(None) };
            values.push(value);
        }
        Ok(self.results.iter().map(|&at| values[at as usize].try_into().ok()).collect())
    }

    /// The largest result.
    pub(super) fn maximum(&self, state: &State<'_>) -> Res<i64> {
        self.evaluate(state)?.into_iter().max().ok_or_else(|| "has a map without results".to_owned())
    }

    /// The smallest result.
    pub(super) fn minimum(&self, state: &State<'_>) -> Res<i64> {
        self.evaluate(state)?.into_iter().min().ok_or_else(|| "has a map without results".to_owned())
    }

    /// The same expressions with only some of the results.
    pub(super) fn only(&self, results: std::ops::Range<usize>) -> Self {
        AffineCode {
            steps: self.steps.clone(),
            results: self.results.get(results).unwrap_or_default().to_vec(),
        }
    }
}

/// `lhs op rhs`. Sums and products may have up to 128 bits, since they wrap modulo 2^64 in compiled code; a
/// dividend must fit in 64.
fn wide(op: AffineBinary, lhs: i128, rhs: i128) -> Option<i128> {
    match op {
        AffineBinary::Add => lhs.checked_add(rhs),
        AffineBinary::Mul => lhs.checked_mul(rhs),
        AffineBinary::Mod | AffineBinary::FloorDiv | AffineBinary::CeilDiv => {
            op.evaluate(lhs.try_into().ok()?, rhs.try_into().ok()?).map(i128::from)
        }
    }
}
