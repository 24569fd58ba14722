//! Systems of linear constraints over integers, and projection by Fourier-Motzkin elimination.
//!
//! Work is bounded, and overflow is checked: if something cannot be computed, the result is `None`, never a wrong
//! answer.

use super::row::{self, Row};

/// A conjunction of linear equalities and inequalities over integer variables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct System {
    /// How many variables.
    pub variables: usize,
    /// Rows that must be zero.
    pub equalities: Vec<Row>,
    /// Rows that must not be negative.
    pub inequalities: Vec<Row>,
}

/// The simplification of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Simplified {
    /// No integer point satisfies it.
    Contradiction,
    /// It has the same integer points as before.
    Equivalent,
}

/// How many constraints an elimination may produce.
const MAX_ROWS: usize = 2000;

/// How much a question may still cost, in computed coefficients. The cost of one system is deducted from the budget of
/// the next, so that several questions about related systems take bounded time together.
#[derive(Debug)]
pub struct Budget(u64);

impl Default for Budget {
    /// Enough for a question about two accesses.
    fn default() -> Self {
        Budget(2_000_000)
    }
}

impl Budget {
    /// A budget for many questions: a second or two for a hundred million.
    pub fn new(coefficients: u64) -> Self {
        Budget(coefficients)
    }

    /// Pays for `rows` of this many variables; `None` if that is too much.
    pub fn spend(&mut self, rows: usize, variables: usize) -> Option<()> {
        let work = (rows as u64).saturating_add(1).saturating_mul(variables as u64 + 1);
        self.0 = self.0.checked_sub(work)?;
        Some(())
    }
}

impl System {
    /// A system without constraints.
    pub fn new(variables: usize) -> Self {
        System { variables, ..System::default() }
    }

    /// Adds a variable, and returns its number.
    pub fn add_variable(&mut self) -> usize {
        self.variables += 1;
        self.variables - 1
    }

    /// Requires `row == 0`.
    pub fn add_equality(&mut self, row: Row) {
        self.equalities.push(row);
    }

    /// Requires `row >= 0`.
    pub fn add_inequality(&mut self, row: Row) {
        self.inequalities.push(row);
    }

    /// Requires `row == 0` or `row >= 0`.
    pub fn add(&mut self, row: Row, equality: bool) {
        if equality { self.add_equality(row) } else { self.add_inequality(row) }
    }

    /// Whether a point satisfies every constraint; `None` on overflow.
    pub fn contains(&self, point: &[i64]) -> Option<bool> {
        let mut all = true;
        for row in &self.equalities {
            all &= row::evaluate(row, point)? == 0;
        }
        for row in &self.inequalities {
            all &= row::evaluate(row, point)? >= 0;
        }
        Some(all)
    }

    /// Divides each row by the greatest common divisor of its coefficients, drops rows that a single other row
    /// implies, and turns opposite inequalities without room between them into equalities. `None` on overflow.
    pub(super) fn simplify(&mut self) -> Option<Simplified> {
        use Simplified::Contradiction;
        let mut kept = Vec::with_capacity(self.inequalities.len());
        for mut row in self.inequalities.drain(..) {
            let constant = row.first().copied().unwrap_or(0);
            match row::content(&row) {
                0 if row::coefficients(&row).iter().any(|&c| c != 0) => return None,
                0 if constant < 0 => return Some(Contradiction),
                0 => continue,
                1 => {}
                by => row.iter_mut().for_each(|c| *c = c.div_euclid(by)),
            }
            kept.push(padded(row, self.variables));
        }
        // Of parallel inequalities, the one with the least constant implies the others.
        kept.sort_unstable_by(|a, b| a[1..].cmp(&b[1..]).then(a[0].cmp(&b[0])));
        kept.dedup_by(|later, first| later[1..] == first[1..]);
        let mut equal = vec![false; kept.len()];
        for (at, row) in kept.iter().enumerate() {
            if row[1..].contains(&i64::MIN) {
                return None;
            }
            let opposite = |r: &Row| r[1..].iter().copied().cmp(row[1..].iter().map(|c| -c));
            let Ok(other) = kept.binary_search_by(opposite) else { continue };
            let room = i128::from(row[0]) + i128::from(kept[other][0]);
            if room < 0 {
                return Some(Contradiction);
            }
            if room == 0 {
                (equal[at], equal[other]) = (true, true);
                if at < other {
                    self.equalities.push(row.clone());
                }
            }
        }
        let mut equal = equal.into_iter();
        kept.retain(|_| !equal.next().unwrap_or(false));
        self.inequalities = kept;
        self.simplify_equalities()
    }

    /// Like [`System::simplify`], for equalities alone.
    pub(super) fn simplify_equalities(&mut self) -> Option<Simplified> {
        let mut kept: Vec<Row> = Vec::with_capacity(self.equalities.len());
        for mut row in self.equalities.drain(..) {
            let constant = row.first().copied().unwrap_or(0);
            match row::content(&row) {
                0 if row::coefficients(&row).iter().any(|&c| c != 0) => return None,
                0 if constant != 0 => return Some(Simplified::Contradiction),
                0 => continue,
                1 => {}
                by if constant.checked_rem(by)? != 0 => return Some(Simplified::Contradiction),
                by => row.iter_mut().for_each(|c| *c /= by),
            }
            kept.push(padded(row, self.variables));
        }
        kept.sort_unstable();
        kept.dedup();
        self.equalities = kept;
        Some(Simplified::Equivalent)
    }

    /// Applies `f` to every row with a variable, and to its coefficient.
    pub(super) fn map_rows_with(
        &mut self,
        variable: usize,
        f: impl Fn(&Row, i64) -> Option<Row>,
    ) -> Option<()> {
        for row in self.equalities.iter_mut().chain(&mut self.inequalities) {
            let c = row::coefficient(row, variable);
            if c != 0 {
                *row = f(row, c)?;
            }
        }
        Some(())
    }

    /// Replaces a variable with coefficient 1 or -1 in an equality that is removed.
    pub(super) fn substitute(&mut self, equality: usize, variable: usize) -> Option<()> {
        let with = self.equalities.swap_remove(equality);
        let sign = row::coefficient(&with, variable);
        self.map_rows_with(variable, |row, c| row::sum(row, 1, &with, c.checked_mul(sign)?.checked_neg()?))
    }

    /// The inequalities that bound a variable below, those that bound it above, and the others.
    pub(super) fn split(&mut self, variable: usize) -> (Vec<Row>, Vec<Row>, Vec<Row>) {
        let mut lower = Vec::new();
        let mut upper = Vec::new();
        let mut rest = Vec::new();
        for row in self.inequalities.drain(..) {
            let c = row::coefficient(&row, variable);
            if c > 0 {
                &mut lower
            } else if c < 0 {
                &mut upper
            } else {
                &mut rest
            }
            .push(row);
        }
        (lower, upper, rest)
    }

    /// The number of inequalities that bound a variable below and above, and whether eliminating it is exact: all its
    /// coefficients on one side are 1 or -1.
    pub(super) fn cost(&self, variable: usize) -> (usize, usize, bool) {
        let mut lower = 0;
        let mut upper = 0;
        let mut unit_lower = true;
        let mut unit_upper = true;
        for row in &self.inequalities {
            let c = row::coefficient(row, variable);
            if c > 0 {
                lower += 1;
                unit_lower &= c == 1;
            } else if c < 0 {
                upper += 1;
                unit_upper &= c == -1;
            }
        }
        (lower, upper, unit_lower || unit_upper)
    }

    /// Eliminates a variable. The remaining points include all those of the projection, and the flag says whether
    /// there are no others. `None` on overflow and if there are too many constraints.
    pub(super) fn eliminate(&mut self, variable: usize) -> Option<bool> {
        let found = self.equalities.iter().enumerate();
        let with = found.filter(|(_, r)| row::coefficient(r, variable) != 0);
        if let Some((at, c)) =
            with.map(|(at, r)| (at, row::coefficient(r, variable))).min_by_key(|(_, c)| c.unsigned_abs())
        {
            if c.unsigned_abs() == 1 {
                self.substitute(at, variable)?;
                return Some(true);
            }
            return self.eliminate_scaled(at, variable).map(|()| false);
        }
        let (_, _, exact) = self.cost(variable);
        let (lower, upper, rest) = self.split(variable);
        if lower.len().checked_mul(upper.len())?.checked_add(rest.len())? > MAX_ROWS {
            return None;
        }
        self.inequalities = rest;
        for l in &lower {
            for u in &upper {
                let a = row::coefficient(l, variable);
                let b = row::coefficient(u, variable);
                self.inequalities.push(row::tightened_sum(u, a, l, b.checked_neg()?, 0)?);
            }
        }
        Some(exact)
    }

    /// Replaces a variable with coefficient `c` in an equality by scaling the other rows by `c`. The condition that
    /// the rest of the equality is a multiple of `c` is lost.
    fn eliminate_scaled(&mut self, equality: usize, variable: usize) -> Option<()> {
        let with = self.equalities.swap_remove(equality);
        let c = row::coefficient(&with, variable);
        self.map_rows_with(variable, |row, other| {
            let factor = other.checked_mul(c.signum())?.checked_neg()?;
            row::sum(row, c.checked_abs()?, &with, factor)
        })
    }

    /// Eliminates every variable that `keep` does not accept, the cheapest first; they remain as variables without
    /// constraints. The flag says whether the result is exactly the projection; otherwise it includes the projection.
    /// `None` on overflow and if there are too many constraints.
    pub fn project(&self, keep: impl Fn(usize) -> bool) -> Option<(System, bool)> {
        self.project_within(&mut Budget::default(), keep)
    }

    /// Like [`System::project`], with a budget.
    pub fn project_within(
        &self,
        budget: &mut Budget,
        keep: impl Fn(usize) -> bool,
    ) -> Option<(System, bool)> {
        let mut system = self.clone();
        let mut exact = true;
        let mut pending: Vec<usize> = (0..self.variables).filter(|&v| !keep(v)).collect();
        loop {
            budget.spend(system.equalities.len() + system.inequalities.len(), system.variables)?;
            if system.simplify()? == Simplified::Contradiction {
                let mut empty = System::new(self.variables);
                empty.add_inequality(vec![-1]);
                return Some((empty, true));
            }
            let order = |v: usize| {
                let equalities = system.equalities.iter().map(|r| row::coefficient(r, v).unsigned_abs());
                let (lower, upper, exact) = system.cost(v);
                match equalities.filter(|&c| c != 0).min() {
                    Some(1) => (0, 0),
                    _ if exact => (1, lower * upper),
                    Some(_) => (2, 0),
                    None => (3, lower * upper),
                }
            };
            let next = pending.iter().enumerate().min_by_key(|&(_, &v)| order(v)).map(|(at, _)| at);
            let Some(at) = next else { return Some((system, exact)) };
            let variable = pending.swap_remove(at);
            let (lower, upper, _) = system.cost(variable);
            budget.spend(lower.saturating_mul(upper), system.variables)?;
            exact &= system.eliminate(variable)?;
        }
    }
}

fn padded(mut row: Row, variables: usize) -> Row {
    row.resize(variables + 1, 0);
    row
}
