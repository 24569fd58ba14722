//! The least and greatest values of a variable of a system.

use super::omega::Emptiness;
use super::row;
use super::system::{Budget, System};

/// The range of a variable: every value is within it. A missing bound means that the variable is unbounded or that its
/// bound is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Range {
    /// The least value.
    pub lower: Option<i64>,
    /// The greatest value.
    pub upper: Option<i64>,
}

impl System {
    /// The constant bounds of a variable. If there is any point, they are the least and the greatest value, unless the
    /// tests for emptiness give up; then they may be wider.
    pub fn range(&self, variable: usize) -> Range {
        self.range_within(&mut Budget::default(), variable)
    }

    /// Like [`System::range`], with a budget.
    pub fn range_within(&self, budget: &mut Budget, variable: usize) -> Range {
        let Some((shadow, exact)) = self.project_within(budget, |v| v == variable) else {
            return Range::default();
        };
        let mut range = Range::default();
        for (row, equality) in
            shadow.equalities.iter().map(|r| (r, true)).chain(shadow.inequalities.iter().map(|r| (r, false)))
        {
            let c = i128::from(row::coefficient(row, variable));
            let constant = i128::from(row[0]);
            if c == 0 {
                continue;
            }
            // c * x + constant >= 0
            let least = -constant.div_euclid(c.abs());
            let most = constant.div_euclid(c.abs());
            if c > 0 || equality {
                let bound = if c > 0 { least } else { -((-constant).div_euclid(c.abs())) };
                raise(&mut range.lower, bound);
            }
            if c < 0 || equality {
                let bound = if c < 0 { most } else { (-constant).div_euclid(c.abs()) };
                reduce(&mut range.upper, bound);
            }
        }
        if !exact {
            range = Range {
                lower: range.lower.map(|at| self.first(budget, variable, at, range.upper, 1)),
                upper: range.upper.map(|at| self.first(budget, variable, at, range.lower, -1)),
            };
        }
        range
    }

    /// The first value from `from` on, upwards or downwards, that the variable has at some point; `from` if none is
    /// found.
    fn first(
        &self,
        budget: &mut Budget,
        variable: usize,
        from: i64,
        limit: Option<i64>,
        direction: i64,
    ) -> i64 {
        // Whether a value between `from` and `to` occurs.
        let mut occurs = |to: i64| {
            let mut system = self.clone();
            let mut bound = row::unit(variable);
            bound[variable + 1] = -direction;
            bound[0] = to.checked_mul(direction)?;
            system.add_inequality(bound);
            match system.emptiness_within(budget) {
                Emptiness::NotEmpty => Some(true),
                Emptiness::Empty => Some(false),
                Emptiness::Unknown => None,
            }
        };
        let mut search = || {
            if occurs(from)? {
                return Some(from);
            }
            // No value in `from..=without` occurs; some value in `from..=with` does.
            let mut without = from;
            let mut distance = 1i64;
            let mut with = loop {
                let at = from.checked_add(direction.checked_mul(distance)?)?;
                let beyond = limit.is_some_and(|l| if direction > 0 { at > l } else { at < l });
                if beyond && !occurs(limit?)? {
                    return None;
                }
                if beyond {
                    break limit?;
                }
                if occurs(at)? {
                    break at;
                }
                without = at;
                distance = distance.checked_mul(2)?;
            };
            while with.abs_diff(without) > 1 {
                let middle = without + direction * i64::try_from(with.abs_diff(without) / 2).ok()?;
                if occurs(middle)? { with = middle } else { without = middle }
            }
            Some(with)
        };
        search().unwrap_or(from)
    }
}

fn raise(bound: &mut Option<i64>, to: i128) {
    if let Ok(to) = i64::try_from(to) {
        *bound = Some(bound.map_or(to, |b| b.max(to)));
    }
}

fn reduce(bound: &mut Option<i64>, to: i128) {
    if let Ok(to) = i64::try_from(to) {
        *bound = Some(bound.map_or(to, |b| b.min(to)));
    }
}
