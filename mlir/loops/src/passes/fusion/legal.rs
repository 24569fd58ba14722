//! Whether the iterations of a producer may run inside those of a consumer.

use std::cell::RefCell;

use mlir::{Body, Context, Op, Value};
use rustc_hash::FxHashSet;

use crate::analysis::row::{self, Row};
use crate::analysis::slice::SliceLoop;
use crate::analysis::space::Instance;
use crate::analysis::system::{Budget, System};
use crate::util::For;
use crate::util::body::induction_variable;

use super::executions::Executions;
use super::nest::{Nest, Touch, loops_around, trips};

/// How many different pairs of accesses are tested for one placement.
const MOST_TESTS: usize = 200;

/// The iterations of a producer's loops for each iteration of a consumer's outer loops.
pub(super) struct Placement<'a> {
    pub(super) cx: &'a Context,
    pub(super) body: &'a Body,
    pub(super) producer: &'a Nest,
    pub(super) consumer: &'a Nest,
    /// The consumer's loops around the producer's iterations, outermost first.
    pub(super) around: &'a [For],
    pub(super) slice: &'a [SliceLoop],
    /// Whether an iteration contains everything of the producer's results that it reads.
    pub(super) complete: bool,
    /// The budget of all questions.
    pub(super) budget: &'a RefCell<Budget>,
}

impl<'a> Placement<'a> {
    fn executions(&self) -> Executions<'a> {
        Executions::new(self.cx, self.body, self.producer.root, self.budget)
    }

    fn innermost(&self) -> Option<For> {
        self.around.last().copied()
    }

    /// Whether the producer can move: each of its executions belongs to exactly one iteration of the consumer, and no
    /// two accesses that depend on each other are reordered.
    pub(super) fn can_move(&self) -> bool {
        self.keeps_order_with_consumer() && self.runs_all_once() && self.keeps_own_order()
    }

    /// One write of each of the producer's blocks.
    fn places_of_writes(&self) -> Vec<Op> {
        let mut seen = FxHashSet::default();
        self.producer.writes().map(|t| t.op).filter(|&op| seen.insert(self.body.block_of(op))).collect()
    }

    fn runs_all_once(&self) -> bool {
        let places = self.places_of_writes();
        places.iter().all(|&op| self.runs_at_most_once(op).unwrap_or(false))
            && places.iter().all(|&op| self.runs_at_least_once(op).unwrap_or(false))
    }

    /// Whether no execution belongs to two iterations.
    pub(super) fn runs_at_most_once(&self, op: Op) -> Option<bool> {
        let mut all = self.executions();
        let from = all.add(op)?;
        let innermost = self.innermost()?;
        let mut a = all.add_iteration(innermost)?;
        let mut b = all.add_iteration(innermost)?;
        all.belongs(&from, &mut a, self.slice)?;
        all.belongs(&from, &mut b, self.slice)?;
        let a = all.variables(&a, self.around)?;
        let b = all.variables(&b, self.around)?;
        Some(!all.may_come_after(&a, &b))
    }

    /// Whether each execution belongs to an iteration.
    fn runs_at_least_once(&self, op: Op) -> Option<bool> {
        let mut all = self.executions();
        let from = all.add(op)?;
        let mut domain = all.space.system.clone();
        let mut to = all.add_iteration(self.innermost()?)?;
        all.belongs(&from, &mut to, self.slice)?;
        let symbols: FxHashSet<usize> = all.space.symbols().map(|(_, variable)| variable).collect();
        let known = domain.variables;
        let (shadow, exact) = all.project(|v| v < known || symbols.contains(&v))?;
        domain.variables = shadow.variables;
        let outside = |row: &Row, sign: i64| {
            let mut domain = domain.clone();
            // sign * row <= -1
            domain.add_inequality(row::sum(row, sign.checked_neg()?, &[-1], 1)?);
            Some(!all.is_empty(&domain))
        };
        let mut missed = false;
        for row in &shadow.inequalities {
            missed |= outside(row, 1)?;
        }
        for row in &shadow.equalities {
            missed |= outside(row, 1)? || outside(row, -1)?;
        }
        Some(exact && !missed)
    }

    /// Whether no execution of the producer comes after an execution of the consumer that depends on it, and none
    /// before one on which it depends.
    fn keeps_order_with_consumer(&self) -> bool {
        let mut seen = FxHashSet::default();
        self.producer.accesses.iter().all(|p| {
            self.consumer.accesses.iter().all(|c| {
                let flow = p.write && !c.write && self.complete;
                let conflict = p.class == c.class && (p.write || c.write) && !flow;
                !conflict
                    || !seen.insert((self.shape(p), self.shape(c)))
                    || (seen.len() <= MOST_TESTS && self.pair_keeps_order(p, c) == Some(true))
            })
        })
    }

    /// The properties of an access; accesses with the same properties need only one test.
    fn shape(&self, touch: &Touch) -> (Option<mlir::Block>, mlir::Attr, Vec<Value>, bool) {
        shape(self.cx, self.body, touch)
    }

    fn pair_keeps_order(&self, p: &Touch, c: &Touch) -> Option<bool> {
        if p.memref != c.memref {
            return Some(false);
        }
        let mut all = self.executions();
        let mut from = all.add(p.op)?;
        let mut to = all.add(c.op)?;
        let mut at = all.add_iteration(self.innermost()?)?;
        all.belongs(&from, &mut at, self.slice)?;
        all.same_element((p.op, &mut from), (c.op, &mut to))?;
        // The consumer's access may be outside the inner loops.
        let around = loops_around(self.cx, self.body, self.consumer.root, c.op);
        let shared = self.around.iter().zip(&around).take_while(|(a, b)| a == b).count();
        let loops = &self.around[..shared];
        let at = all.variables(&at, loops)?;
        let to = all.variables(&to, loops)?;
        if shared == self.around.len() {
            return Some(!all.may_come_after(&at, &to));
        }
        if all.may_come_after(&at, &to) {
            return Some(false);
        }
        Some(self.is_after(c.op, self.around[shared]) || !all.may_meet(&at, &to)?)
    }

    /// Whether an operation runs after a loop, in an iteration of the loops around both.
    fn is_after(&self, op: Op, lp: For) -> bool {
        let block = self.body.block_of(*lp);
        let ancestor = block.and_then(|block| self.body.ancestor_in_block(block, op));
        ancestor.is_some_and(|op| self.body.is_before_scan(*lp, op))
    }

    /// Whether no two accesses of the producer that depend on each other are reordered.
    fn keeps_own_order(&self) -> bool {
        self.is_in_order().unwrap_or(false) || self.own_accesses_are_apart()
    }

    /// Whether the producer's outer loops advance together with the consumer's. Loops that run once do not matter.
    fn is_in_order(&self) -> Option<bool> {
        let repeats = |lp: &For| trips(self.cx, self.body, *lp) != Some(1);
        let outer: Vec<For> = common(self).into_iter().filter(repeats).collect();
        let around: Vec<For> = self.around.iter().copied().filter(repeats).collect();
        if outer.len() < around.len() {
            return Some(false);
        }
        let mut all = self.executions();
        let mut to = all.add_iteration(self.innermost()?)?;
        let variables = all.variables(&to, &around)?;
        for (lp, variable) in outer.iter().zip(variables) {
            let iv = induction_variable(self.body, **lp)?;
            let Some(part) = self.slice.iter().find(|s| s.variable == iv) else { return Some(false) };
            let Some(row) = point(&mut all, &mut to, part) else { return Some(false) };
            let rest = row::sum(&row, 1, &row::unit(variable), -1)?;
            if row::coefficients(&rest).iter().any(|&c| c != 0) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether accesses of the producer that belong to different iterations touch different elements.
    fn own_accesses_are_apart(&self) -> bool {
        let accesses = &self.producer.accesses;
        let mut seen = FxHashSet::default();
        accesses.iter().filter(|t| t.write).all(|a| {
            accesses.iter().filter(|b| b.class == a.class).all(|b| {
                !seen.insert((self.shape(a), self.shape(b)))
                    || (seen.len() <= MOST_TESTS
                        && self.are_apart(a, b) == Some(true)
                        && self.are_apart(b, a) == Some(true))
            })
        })
    }

    fn are_apart(&self, a: &Touch, b: &Touch) -> Option<bool> {
        if a.memref != b.memref {
            return Some(false);
        }
        let mut all = self.executions();
        let mut first = all.add(a.op)?;
        let mut second = all.add(b.op)?;
        let innermost = self.innermost()?;
        let mut from = all.add_iteration(innermost)?;
        let mut to = all.add_iteration(innermost)?;
        all.belongs(&first, &mut from, self.slice)?;
        all.belongs(&second, &mut to, self.slice)?;
        self.apply_privacy(&mut all, (a, &first), (b, &second))?;
        all.same_element((a.op, &mut first), (b.op, &mut second))?;
        let from = all.variables(&from, self.around)?;
        let to = all.variables(&to, self.around)?;
        Some(!all.may_come_after(&from, &to))
    }

    /// Requires that two accesses of a private buffer are in the same iteration, since no value passes to another.
    fn apply_privacy(
        &self,
        all: &mut Executions<'a>,
        (a, first): (&Touch, &Instance),
        (_, second): (&Touch, &Instance),
    ) -> Option<()> {
        let Some(&(_, within)) = self.producer.private.iter().find(|(memref, _)| *memref == a.memref) else {
            return Some(());
        };
        let mut loops = loops_around(self.cx, self.body, self.producer.root, *within);
        loops.push(within);
        let first = all.variables(first, &loops)?;
        let second = all.variables(second, &loops)?;
        for (a, b) in first.into_iter().zip(second) {
            all.space.system.add_equality(row::sum(&row::unit(a), 1, &row::unit(b), -1)?);
        }
        Some(())
    }

    /// Whether the executions of an iteration read nothing that the producer's other executions write.
    pub(super) fn needs_nothing_else(&self) -> bool {
        let mut reads = self.producer.reads().filter(|r| self.producer.writes_to(r.class));
        reads.all(|r| {
            self.producer.writes().filter(|w| w.class == r.class).all(|w| self.is_inside(w, r) == Some(true))
        })
    }

    /// Whether an execution reads only elements that executions of the same iteration write, if the producer writes
    /// them at all.
    fn is_inside(&self, w: &Touch, r: &Touch) -> Option<bool> {
        if w.memref != r.memref {
            return Some(false);
        }
        let mut all = self.executions();
        let mut from = all.add(w.op)?;
        let mut to = all.add(r.op)?;
        let mut at = all.add_iteration(self.innermost()?)?;
        all.belongs(&to, &mut at, self.slice)?;
        self.apply_privacy(&mut all, (w, &from), (r, &to))?;
        all.same_element((w.op, &mut from), (r.op, &mut to))?;
        for part in self.slice {
            let Some(variable) = from.variable(part.variable) else { continue };
            for low in all.rows(&mut at, &part.lower)? {
                let below = row::sum(&low, 1, &row::unit(variable), -1)?;
                if !all.is_empty(&with(&all.space.system, row::sum(&below, 1, &[-1], 1)?)) {
                    return Some(false);
                }
            }
            for high in all.rows(&mut at, &part.upper)? {
                if !all.is_empty(&with(&all.space.system, row::sum(&row::unit(variable), 1, &high, -1)?)) {
                    return Some(false);
                }
            }
        }
        Some(true)
    }
}

/// The properties of a pair of accesses; pairs with the same properties need only one test.
pub(super) fn shape(
    cx: &Context,
    body: &Body,
    touch: &Touch,
) -> (Option<mlir::Block>, mlir::Attr, Vec<Value>, bool) {
    let op = mlir::OpRef::new(cx, body, touch.op);
    let access = crate::analysis::Access::of(op);
    let (map, operands) = access.map_or_else(
        || (cx.unit_attr(), Vec::new()),
        |a| (cx.affine_map_attr(a.map.clone()), std::iter::once(a.memref).chain(a.indices).collect()),
    );
    (body.block_of(touch.op), map, operands, touch.write)
}

fn with(system: &System, inequality: Row) -> System {
    let mut system = system.clone();
    system.add_inequality(inequality);
    system
}

/// The loops around all writes of the producer.
fn common(placement: &Placement<'_>) -> Vec<For> {
    let writes = placement.producer.writes().map(|t| t.op);
    super::nest::common_loops(placement.cx, placement.body, placement.producer.root, writes)
}

/// The only iteration of a slice's loop, if it has one.
pub(super) fn point(all: &mut Executions<'_>, to: &mut Instance, part: &SliceLoop) -> Option<Row> {
    let low = all.rows(to, &part.lower)?;
    let high = all.rows(to, &part.upper)?;
    let ([low], [high]) = (&low[..], &high[..]) else { return None };
    let length = row::sum(high, 1, low, -1)?;
    let single = length.first() == Some(&1) && row::coefficients(&length).iter().all(|&c| c == 0);
    single.then(|| low.clone())
}
