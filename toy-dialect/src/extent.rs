//! Sizes in terms of symbols, and what must hold for them: see [`sizes`](crate::sizes).

use mlir::{AffineExpr, Context};

/// The size of an axis, or a position on it: a number and multiples of symbols.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Extent {
    number: i64,
    /// The factor of each symbol; the last one is not 0.
    factors: Vec<i64>,
}

impl Extent {
    /// A known number.
    pub fn known(number: i64) -> Self {
        Extent { number, factors: Vec::new() }
    }

    /// The number, and the factor of each symbol; those of the symbols that follow are 0.
    pub fn parts(&self) -> (i64, &[i64]) {
        (self.number, &self.factors)
    }

    pub(crate) fn symbol(at: usize) -> Self {
        let mut factors = vec![0; at];
        factors.push(1);
        Extent { number: 0, factors }
    }

    /// The number, if no symbol matters.
    pub fn as_known(&self) -> Option<i64> {
        self.factors.is_empty().then_some(self.number)
    }

    /// The sum of this and a multiple of another.
    pub(crate) fn plus(&self, other: &Extent, times: i64) -> Self {
        let len = self.factors.len().max(other.factors.len());
        let factor = |of: &Extent, at: usize| of.factors.get(at).copied().unwrap_or(0);
        let sum = |a: i64, b: i64| a.saturating_add(b.saturating_mul(times));
        let mut factors: Vec<i64> = (0..len).map(|at| sum(factor(self, at), factor(other, at))).collect();
        while factors.last() == Some(&0) {
            factors.pop();
        }
        Extent { number: sum(self.number, other.number), factors }
    }

    /// This and a number.
    pub(crate) fn moved(&self, by: i64) -> Self {
        self.plus(&Extent::known(by), 1)
    }

    /// The expression in which symbol `i` is the symbol of that number.
    pub fn affine(&self, cx: &Context) -> AffineExpr {
        let terms = self.factors.iter().enumerate().filter(|&(_, &factor)| factor != 0);
        terms.fold(cx.affine_constant(self.number), |sum, (at, &factor)| {
            cx.affine_add(sum, cx.affine_mul(cx.affine_symbol(at as u32), cx.affine_constant(factor)))
        })
    }

    /// The symbols that it depends on.
    pub fn symbols(&self) -> impl Iterator<Item = usize> {
        self.factors.iter().enumerate().filter(|&(_, &factor)| factor != 0).map(|(at, _)| at)
    }

    /// The number for given symbols; `None` if it does not fit.
    pub fn value(&self, symbols: &[usize]) -> Option<i64> {
        self.factors.iter().zip(symbols).try_fold(self.number, |sum, (&factor, &symbol)| {
            sum.checked_add(factor.checked_mul(i64::try_from(symbol).ok()?)?)
        })
    }
}

/// What must hold for symbols.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// Each symbol that is determined by others.
    pub(crate) solved: Vec<Option<Extent>>,
    /// These are not negative.
    pub(crate) bounds: Vec<Extent>,
}

impl Facts {
    pub(crate) fn resolved(&self, extent: &Extent) -> Extent {
        let factors = extent.factors.iter().enumerate();
        factors.fold(Extent::known(extent.number), |sum, (at, &factor)| {
            let solved = self.solved.get(at).cloned().flatten();
            sum.plus(&solved.unwrap_or_else(|| Extent::symbol(at)), factor)
        })
    }

    /// Makes two sizes equal; false if they cannot be.
    pub(crate) fn equate(&mut self, a: &Extent, b: &Extent) -> bool {
        let [a, b] = [a, b].map(|extent| self.resolved(extent));
        let distance = a.plus(&b, -1);
        if let Some(number) = distance.as_known() {
            return number == 0;
        }
        let unit = |factor: &i64| factor.unsigned_abs() == 1;
        let Some(at) = distance.factors.iter().rposition(unit) else { return false };
        // symbol * factor + rest = 0
        let factor = distance.factors[at];
        let rest = distance.plus(&Extent::symbol(at), -factor);
        let solution = Extent::known(0).plus(&rest, -factor);
        if solution.as_known().is_some_and(|number| number < 1) {
            return false;
        }
        self.solved.resize(self.solved.len().max(at + 1), None);
        self.solved[at] = Some(solution);
        for other in 0..self.solved.len() {
            if let Some(solved) = self.solved[other].take() {
                self.solved[other] = Some(self.resolved(&solved));
            }
        }
        true
    }

    /// Requires that a number is not negative; false if it cannot be.
    pub(crate) fn bound(&mut self, extent: Extent) -> bool {
        match self.resolved(&extent).as_known() {
            Some(number) => number >= 0,
            None => {
                if !self.bounds.contains(&extent) {
                    self.bounds.push(extent);
                }
                true
            }
        }
    }
}
