//! The executions of a producer's operations that belong to an iteration of a consumer's loops.

use std::cell::RefCell;

use dialects::affine::AffineForOp;
use mlir::{Body, Context, Op, OpRef, Value};

use crate::analysis::Emptiness;
use crate::analysis::access::Access;
use crate::analysis::row::{self, Row};
use crate::analysis::slice::{Bound, SliceLoop};
use crate::analysis::space::{Enclosing, Instance, Space, enclosing};
use crate::analysis::system::{Budget, System};
use crate::util::For;
use crate::util::body::{block_of, induction_variable};

/// Constraints over executions of operations in two nests, all in the same iteration of the loops around both.
pub(super) struct Executions<'a> {
    pub(super) space: Space<'a>,
    nest: OpRef<'a>,
    around: Instance,
    budget: &'a RefCell<Budget>,
}

/// The cost of writing down constraints, beside that of the questions about them.
const CONSTRAINTS: usize = 100;

impl<'a> Executions<'a> {
    /// No executions. `root` is the outermost loop of a nest, and `budget` limits the cost of questions.
    pub(super) fn new(cx: &'a Context, body: &'a Body, root: For, budget: &'a RefCell<Budget>) -> Self {
        let nest = OpRef::new(cx, body, *root);
        let mut space = Space::new(nest);
        let around = space.add_instance(&enclosing(nest));
        Executions { space, nest, around, budget }
    }

    /// Whether there is certainly no solution.
    pub(super) fn is_empty(&self, system: &System) -> bool {
        let mut budget = self.budget.borrow_mut();
        budget.spend(CONSTRAINTS, system.variables).is_some()
            && system.emptiness_within(&mut budget) == Emptiness::Empty
    }

    /// The projection on some variables, and whether it is exact.
    pub(super) fn project(&self, keep: impl Fn(usize) -> bool) -> Option<(System, bool)> {
        let mut budget = self.budget.borrow_mut();
        budget.spend(CONSTRAINTS, self.space.system.variables)?;
        self.space.system.project_within(&mut budget, keep)
    }

    /// Adds an execution of an operation.
    pub(super) fn add(&mut self, op: Op) -> Option<Instance> {
        self.tied(&enclosing(self.nest.sibling(op)))
    }

    /// Adds an iteration of a loop.
    pub(super) fn add_iteration(&mut self, lp: For) -> Option<Instance> {
        let end = block_of(self.nest.body(), *lp).and_then(|block| self.nest.body().last_op(block))?;
        self.add(end)
    }

    fn tied(&mut self, around: &[Enclosing<'a>]) -> Option<Instance> {
        let instance = self.space.add_instance(around);
        for value in self.around.induction_variables() {
            let a = self.around.variable(value)?;
            let b = instance.variable(value)?;
            self.space.system.add_equality(row::sum(&row::unit(a), 1, &row::unit(b), -1)?);
        }
        Some(instance)
    }

    /// Requires that an execution of the producer belongs to an iteration of the consumer.
    pub(super) fn belongs(
        &mut self,
        producer: &Instance,
        consumer: &mut Instance,
        slice: &[SliceLoop],
    ) -> Option<()> {
        for part in slice {
            let Some(variable) = producer.variable(part.variable) else { continue };
            self.within(variable, consumer, part)?;
        }
        Some(())
    }

    /// Requires that a variable is within the bounds of a slice.
    pub(super) fn within(
        &mut self,
        variable: usize,
        consumer: &mut Instance,
        part: &SliceLoop,
    ) -> Option<()> {
        for low in self.rows(consumer, &part.lower)? {
            self.space.system.add_inequality(row::sum(&row::unit(variable), 1, &low, -1)?);
        }
        for high in self.rows(consumer, &part.upper)? {
            let below = row::sum(&high, 1, &row::unit(variable), -1)?;
            self.space.system.add_inequality(row::sum(&below, 1, &[-1], 1)?);
        }
        Some(())
    }

    /// The rows of a bound in an iteration.
    pub(super) fn rows(&mut self, iteration: &mut Instance, bound: &Bound) -> Option<Vec<Row>> {
        self.space.results(iteration, &bound.map, bound.operands.iter().copied()).into_iter().collect()
    }

    /// Requires that two executions access the same element.
    pub(super) fn same_element(
        &mut self,
        (a, from): (Op, &mut Instance),
        (b, to): (Op, &mut Instance),
    ) -> Option<()> {
        let access = |op| Access::of(self.nest.sibling(op));
        let a = access(a)?;
        let b = access(b)?;
        let x = a.subscripts(&mut self.space, from)?;
        let y = b.subscripts(&mut self.space, to)?;
        for (x, y) in x.iter().zip(&y) {
            self.space.system.add_equality(row::sum(x, 1, y, -1)?);
        }
        Some(())
    }

    /// The variables of the induction variables of loops.
    pub(super) fn variables(&self, instance: &Instance, loops: &[For]) -> Option<Vec<usize>> {
        let variable = |lp: &For| instance.variable(induction_variable(self.nest.body(), **lp)?);
        loops.iter().map(variable).collect()
    }

    /// Whether an iteration `a` of some loops, outermost first, may come after an iteration `b`.
    pub(super) fn may_come_after(&self, a: &[usize], b: &[usize]) -> bool {
        let mut system = self.space.system.clone();
        for (&a, &b) in a.iter().zip(b) {
            let Some(distance) = row::sum(&row::unit(a), 1, &row::unit(b), -1) else { return true };
            let Some(later) = row::sum(&distance, 1, &[-1], 1) else { return true };
            system.add_inequality(later);
            if !self.is_empty(&system) {
                return true;
            }
            system.inequalities.pop();
            system.add_equality(distance);
        }
        false
    }

    /// Whether some variables may all be equal to others.
    pub(super) fn may_meet(&self, a: &[usize], b: &[usize]) -> Option<bool> {
        let mut system = self.space.system.clone();
        for (&a, &b) in a.iter().zip(b) {
            system.add_equality(row::sum(&row::unit(a), 1, &row::unit(b), -1)?);
        }
        Some(!self.is_empty(&system))
    }

    /// The loop of an induction variable.
    pub(super) fn loop_of(&self, variable: Value) -> Option<AffineForOp<'a>> {
        let body = self.nest.body();
        let region = body.value_block(variable).and_then(|b| body.region_of(b))?;
        self.nest.sibling(body.region_parent(region)?).cast()
    }
}
