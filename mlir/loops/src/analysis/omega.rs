//! Whether a system of linear constraints has an integer solution.
//!
//! The method is Pugh's Omega test ("The Omega test: a fast and practical integer programming algorithm for dependence
//! analysis", 1991): equalities are solved exactly, here by unimodular changes of variables; then inequalities are
//! eliminated by Fourier-Motzkin. Where that is inexact, there is no solution if the real shadow has no points, and
//! there is one if the dark shadow has a point. In between, points close to a lower bound are tried.

use super::row::{self, Row};
use super::system::{Budget, Simplified, System};

/// The answer of the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emptiness {
    /// No integer point satisfies the constraints.
    Empty,
    /// An integer point satisfies them.
    NotEmpty,
    /// The test gave up: numbers were too large, or it took too many steps.
    Unknown,
}

impl System {
    /// Whether there is an integer point.
    pub fn emptiness(&self) -> Emptiness {
        self.emptiness_within(&mut Budget::default())
    }

    /// Like [`System::emptiness`], with a budget.
    pub fn emptiness_within(&self, budget: &mut Budget) -> Emptiness {
        Solver { budget }.try_solve(self.clone()).unwrap_or(Emptiness::Unknown)
    }

    /// Whether there is certainly no integer point.
    pub fn is_empty(&self) -> bool {
        self.emptiness() == Emptiness::Empty
    }
}

struct Solver<'b> {
    budget: &'b mut Budget,
}

impl Solver<'_> {
    /// `None` if the test gives up.
    fn try_solve(&mut self, mut system: System) -> Option<Emptiness> {
        loop {
            self.budget.spend(system.equalities.len() + system.inequalities.len(), system.variables)?;
            // Equalities first: each takes a variable out of the inequalities.
            if system.simplify_equalities()? == Simplified::Contradiction {
                return Some(Emptiness::Empty);
            }
            if !system.equalities.is_empty() {
                self.solve_equality(&mut system)?;
                continue;
            }
            if system.simplify()? == Simplified::Contradiction {
                return Some(Emptiness::Empty);
            }
            if !system.equalities.is_empty() {
                continue;
            }
            let Some((variable, exact)) = cheapest(&system) else { return Some(Emptiness::NotEmpty) };
            if !exact {
                return self.split_shadows(system, variable);
            }
            let (lower, upper, _) = system.cost(variable);
            self.budget.spend(lower.saturating_mul(upper), system.variables)?;
            system.eliminate(variable)?;
        }
    }

    /// Removes an equality: makes a coefficient 1 or -1 by Euclid's algorithm on its coefficients, then substitutes.
    fn solve_equality(&mut self, system: &mut System) -> Option<()> {
        let smallest = |row: &Row| {
            let all = row::coefficients(row).iter().enumerate().filter(|(_, c)| **c != 0);
            all.map(|(v, c)| (c.unsigned_abs(), v)).min()
        };
        let rows = system.equalities.iter().enumerate();
        let (_, _, at) = rows.filter_map(|(at, row)| smallest(row).map(|(c, v)| (c, v, at))).min()?;
        loop {
            let equality = &system.equalities[at];
            let (size, variable) = smallest(equality)?;
            if size == 1 {
                return system.substitute(at, variable);
            }
            self.budget.spend(system.equalities.len() + system.inequalities.len(), system.variables)?;
            // x := x - sum of q_i * x_i, a bijection of the integer points, leaves a_i - q_i * a in the equality.
            let by = row::coefficient(equality, variable);
            let mut quotients: Vec<i64> =
                row::coefficients(equality).iter().map(|c| c.checked_div(by)).collect::<Option<_>>()?;
            *quotients.get_mut(variable)? = 0;
            quotients.insert(0, 0);
            system.map_rows_with(variable, |row, c| row::sum(row, 1, &quotients, c.checked_neg()?))?;
        }
    }

    /// Eliminates a variable inexactly: there is a point if the dark shadow or a splinter has one.
    fn split_shadows(&mut self, mut system: System, variable: usize) -> Option<Emptiness> {
        let whole = system.clone();
        let (lower, upper, rest) = system.split(variable);
        let pairs = lower.len().saturating_mul(upper.len());
        self.budget.spend(pairs.saturating_mul(2).saturating_add(rest.len()), system.variables)?;
        let mut shadows = [rest.clone(), rest];
        for l in &lower {
            for u in &upper {
                let a = row::coefficient(l, variable);
                let b = row::coefficient(u, variable).checked_neg()?;
                let gap = (i128::from(a) - 1) * (i128::from(b) - 1);
                shadows[0].push(row::tightened_sum(u, a, l, b, 0)?);
                shadows[1].push(row::tightened_sum(u, a, l, b, -gap)?);
            }
        }
        let [real, dark] =
            shadows.map(|inequalities| System { inequalities, ..System::new(whole.variables) });
        if self.try_solve(real)? == Emptiness::Empty {
            return Some(Emptiness::Empty);
        }
        if self.try_solve(dark)? == Emptiness::NotEmpty {
            return Some(Emptiness::NotEmpty);
        }
        let steepest = upper.iter().map(|u| i128::from(row::coefficient(u, variable)).abs()).max()?;
        for l in &lower {
            let a = i128::from(row::coefficient(l, variable));
            let last = (a * steepest - a - steepest).div_euclid(steepest);
            for offset in 0..=last {
                let mut equality = l.clone();
                equality[0] = i64::try_from(i128::from(equality[0]) - offset).ok()?;
                let mut splinter = whole.clone();
                splinter.add_equality(equality);
                if self.try_solve(splinter)? == Emptiness::NotEmpty {
                    return Some(Emptiness::NotEmpty);
                }
            }
        }
        Some(Emptiness::Empty)
    }
}

/// The variable whose elimination costs least, exact ones first, and whether it is exact; `None` if no variable occurs.
fn cheapest(system: &System) -> Option<(usize, bool)> {
    let costs = (0..system.variables).filter_map(|v| {
        let (lower, upper, exact) = system.cost(v);
        let exact = exact || lower == 0 || upper == 0;
        (lower + upper > 0).then_some((!exact, lower.saturating_mul(upper), v))
    });
    costs.min().map(|(inexact, _, v)| (v, !inexact))
}
