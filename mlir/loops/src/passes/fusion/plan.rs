//! Chooses where in a consumer the iterations of a producer run.

use std::cell::RefCell;

use mlir::{Body, Context, Op, OpRef, Value};
use rustc_hash::FxHashSet;

use crate::analysis::row;
use crate::analysis::slice::{Bound, SliceLoop, slice};
use crate::analysis::{Access, Budget, Instance};
use crate::util::For;
use crate::util::body::induction_variable;
use crate::util::trip_count::constant_trip_count;

use super::executions::Executions;
use super::legal::{Placement, point, shape};
use super::memory::Class;
use super::nest::{Nest, Touch, common_loops, cost, loops_around, trips};
use crate::passes::records::AffineLoopFusionOptions;

/// How many pairs of accesses are examined to place a producer.
const MOST_PAIRS: usize = 64;

/// How many pairs of accesses may need to keep their order.
const MOST_CONFLICTS: usize = 2_000;

/// How many runs of a loop around the innermost one may be brought inside: so many streams of memory are prefetched.
const MOST_STREAMS: u64 = 16;

/// Where and how a producer is fused.
#[derive(Debug)]
pub(super) struct Plan {
    /// The consumer's loops around the producer's iterations, outermost first.
    pub(super) around: Vec<For>,
    /// The iterations of the producer's loops; all iterations of loops that are not listed.
    pub(super) slice: Vec<SliceLoop>,
    /// Whether executions are repeated, so that the memory that they write must be private.
    pub(super) repeats: bool,
    /// Whether an iteration writes everything of the producer's results that it reads.
    pub(super) complete: bool,
}

/// Two nests that may be fused.
#[derive(Clone, Copy)]
pub(super) struct Candidate<'a> {
    pub(super) cx: &'a Context,
    pub(super) body: &'a Body,
    pub(super) producer: &'a Nest,
    pub(super) consumer: &'a Nest,
    pub(super) options: &'a AffineLoopFusionOptions,
    /// Whether both nests only read the same memory.
    pub(super) siblings: bool,
    /// Whether the memory that the producer writes may become private to the consumer: nothing else writes it.
    pub(super) local: bool,
    /// Whether other operations read what the producer writes.
    pub(super) has_other_readers: bool,
    /// The budget of all questions.
    pub(super) budget: &'a RefCell<Budget>,
}

impl Candidate<'_> {
    /// How to fuse, if that is possible and pays off: if nothing is repeated, as deep as possible; otherwise at the
    /// deepest place that does not repeat too much. Maximal fusion takes the deepest place in any case.
    pub(super) fn plan(&self) -> Option<Plan> {
        if !self.is_comparable() {
            return None;
        }
        let pairs = self.pairs()?;
        let ops = pairs.iter().map(|(_, c)| c.op);
        let loops = common_loops(self.cx, self.body, self.consumer.root, ops);
        let depths = (1..=loops.len()).rev().filter(|&depth| !self.hides_vectors(loops[depth - 1]));
        let slices: Vec<(usize, Slices)> =
            depths.filter_map(|depth| Some((depth, self.slices(&pairs, &loops[..depth])?))).collect();
        let moved = |(depth, slices): &(usize, Slices)| self.moved(&loops[..*depth], slices);
        let repeated =
            |(depth, slices): &(usize, Slices)| self.repeated(&loops[..*depth], &slices.union, false);
        if self.has_other_readers
            && let Some((depth, slices)) = slices.first().filter(|(_, slices)| self.only_copies(slices))
            && let Some(plan) = self.repeated(&loops[..*depth], &slices.union, true)
        {
            return Some(plan);
        }
        if self.siblings {
            return slices.iter().find_map(moved);
        }
        if self.options.maximal {
            return slices.iter().find_map(|at| moved(at).or_else(|| repeated(at)));
        }
        slices.iter().find_map(moved).or_else(|| slices.iter().find_map(repeated))
    }

    /// Whether a loop carries values and the producer computes elementary functions: dozens of operations each, which
    /// become vectors only in a loop that carries nothing.
    fn hides_vectors(&self, lp: For) -> bool {
        !self.options.maximal && self.producer.is_heavy && lp.read(self.cx, self.body).inits().len() > 0
    }

    fn executions(&self) -> Executions<'_> {
        Executions::new(self.cx, self.body, self.producer.root, self.budget)
    }

    /// Whether accesses to the same memory use the same memref, and are not too many.
    fn is_comparable(&self) -> bool {
        let p = &self.producer.accesses;
        let c = &self.consumer.accesses;
        let mut conflicts = 0;
        let alike = p.iter().all(|p| {
            let mut others = c.iter().filter(|c| p.class == c.class && (p.write || c.write));
            others.all(|c| {
                conflicts += 1;
                p.memref == c.memref
            })
        });
        alike && conflicts <= MOST_CONFLICTS
    }

    /// Accesses of the producer and of the consumer to the same memory, each form once: writes and reads, or for
    /// siblings reads and reads.
    fn pairs(&self) -> Option<Vec<(Touch, Touch)>> {
        let once = |list: Vec<Touch>| {
            let mut seen = FxHashSet::default();
            let new = |t: &Touch| seen.insert(shape(self.cx, self.body, t));
            list.into_iter().filter(new).collect::<Vec<_>>()
        };
        let written = |class: Class| self.producer.writes_to(class) || self.consumer.writes_to(class);
        let from = self.producer.accesses.iter().copied();
        let from = once(
            from.filter(|t| if self.siblings { !t.write && !written(t.class) } else { t.write }).collect(),
        );
        let classes: FxHashSet<Class> = from.iter().map(|t| t.class).collect();
        let to = once(self.consumer.reads().copied().filter(|t| classes.contains(&t.class)).collect());
        let mut pairs = Vec::new();
        for &p in &from {
            pairs.extend(to.iter().filter(|c| c.class == p.class).map(|&c| (p, c)));
        }
        (!pairs.is_empty() && pairs.len() <= MOST_PAIRS).then_some(pairs)
    }

    /// The slices of all pairs, and their union.
    fn slices(&self, pairs: &[(Touch, Touch)], around: &[For]) -> Option<Slices> {
        let access = |op: Op| Access::of(OpRef::new(self.cx, self.body, op));
        let mut each: Vec<Vec<SliceLoop>> = Vec::new();
        for (p, c) in pairs {
            let mut budget = self.budget.borrow_mut();
            each.push(slice(&mut budget, &access(p.op)?, &access(c.op)?, around.len())?);
        }
        let mut all = self.executions();
        let mut to = all.add_iteration(*around.last()?)?;
        let mut variables: Vec<Value> = Vec::new();
        for part in each.iter().flatten() {
            if !variables.contains(&part.variable) {
                variables.push(part.variable);
            }
        }
        let fixed = all.variables(&to, around)?;
        let mut union = Vec::new();
        for variable in variables {
            let parts: Vec<&SliceLoop> = each.iter().flatten().filter(|p| p.variable == variable).collect();
            let part = united(&mut all, &mut to, &parts);
            union.extend(part.filter(|part| restricts(&mut all, &mut to, part, &fixed)));
        }
        for slice in &mut each {
            slice.retain(|part| restricts(&mut all, &mut to, part, &fixed));
        }
        let mut others: Vec<Vec<SliceLoop>> = Vec::new();
        for slice in each {
            if slice != union && !others.contains(&slice) {
                others.push(slice);
            }
        }
        let is_point = union.iter().all(|part| point(&mut all, &mut to, part).is_some());
        Some(Slices { is_point, union, others })
    }

    fn placement<'b>(&'b self, around: &'b [For], slice: &'b [SliceLoop], complete: bool) -> Placement<'b> {
        let Candidate { cx, body, producer, consumer, budget, .. } = *self;
        Placement { cx, body, producer, consumer, around, slice, complete, budget }
    }

    /// Whether everything that an iteration of the consumer needs is one element that the producer reads elsewhere, or
    /// already has: reading it there costs no more than reading the producer's result.
    fn only_copies(&self, slices: &Slices) -> bool {
        let nest = self.producer;
        let [store] = &nest.writes().collect::<Vec<_>>()[..] else { return false };
        let loops = loops_around(self.cx, self.body, nest.root, store.op).len();
        let copies = nest.accesses.len() <= 2 && nest.size == 2 * loops + nest.accesses.len();
        copies && slices.others.is_empty() && slices.union.len() == loops && slices.is_point
    }

    /// Whether the loops of a slice carry no values; carried values would need all previous iterations.
    fn can_slice(&self, slice: &[SliceLoop]) -> bool {
        let all = self.executions();
        let plain = |part: &SliceLoop| all.loop_of(part.variable).is_some_and(|lp| lp.inits().len() == 0);
        !slice.is_empty() && slice.iter().all(plain)
    }

    /// Whether a slice would turn the producer's loops inside out: a long loop would run inside the one that goes along
    /// memory, and each of its iterations would touch another line of the cache.
    fn turns_inside_out(&self, slice: &[SliceLoop]) -> bool {
        if self.options.maximal {
            return false;
        }
        self.producer.writes().any(|touch| {
            // From the outside in: whether a long loop that is not sliced is around this one.
            let mut is_long = false;
            loops_around(self.cx, self.body, self.producer.root, touch.op).into_iter().any(|lp| {
                let is_sliced = induction_variable(self.body, *lp)
                    .is_some_and(|variable| slice.iter().any(|part| part.variable == variable));
                is_long |= !is_sliced && trips(self.cx, self.body, lp).is_none_or(|n| n > MOST_STREAMS);
                is_sliced && is_long
            })
        })
    }

    /// A place where the producer moves.
    fn moved(&self, around: &[For], slices: &Slices) -> Option<Plan> {
        let union = std::iter::once((&slices.union, !self.siblings));
        let mut all = union.chain(slices.others.iter().map(|s| (s, false)));
        let (slice, complete) = all.find(|(slice, complete)| {
            self.can_slice(slice)
                && !self.turns_inside_out(slice)
                && self.placement(around, slice, *complete).can_move()
        })?;
        Some(Plan { around: around.to_vec(), slice: slice.clone(), repeats: false, complete })
    }

    /// A place where executions of the producer are repeated, or left out if nothing reads what they write.
    fn repeated(&self, around: &[For], slice: &[SliceLoop], is_free: bool) -> Option<Plan> {
        let untouched = |t: &Touch| !self.consumer.writes_to(t.class);
        let all = self.executions();
        let possible = self.local
            && self.can_slice(slice)
            && !self.turns_inside_out(slice)
            && !slice.iter().all(|part| runs_once(&all, part.variable))
            && self.producer.accesses.iter().all(untouched)
            && (is_free || self.pays_off(around, slice))
            && self.placement(around, slice, true).needs_nothing_else();
        possible.then(|| Plan {
            around: around.to_vec(),
            slice: slice.to_vec(),
            repeats: true,
            complete: true,
        })
    }

    /// Whether the repetition is within the tolerance.
    fn pays_off(&self, around: &[For], slice: &[SliceLoop]) -> bool {
        if self.options.maximal {
            return true;
        }
        let whole = |lp: For| trips(self.cx, self.body, lp);
        let costs = || {
            let producer = cost(self.cx, self.body, self.producer.root, &whole)?;
            let consumer = cost(self.cx, self.body, self.consumer.root, &whole)?;
            let repeats = around.iter().try_fold(1u64, |n, &lp| Some(n.saturating_mul(whole(lp)?)))?;
            let mut all = self.executions();
            let mut to = all.add_iteration(*around.last()?)?;
            let lengths: Vec<(Value, Option<u64>)> =
                slice.iter().map(|part| (part.variable, length(&mut all, &mut to, part))).collect();
            let partial = |lp: For| {
                let iv = induction_variable(self.body, *lp)?;
                let known =
                    lengths.iter().find(|(variable, _)| *variable == iv).and_then(|(_, length)| *length);
                known.or_else(|| whole(lp))
            };
            let once = cost(self.cx, self.body, self.producer.root, &partial)?;
            let saved = if self.has_other_readers { 0 } else { producer };
            let added = once.saturating_mul(repeats).saturating_sub(saved);
            Some((added as f64, producer.saturating_add(consumer) as f64))
        };
        costs().is_some_and(|(added, before)| added <= self.options.compute_tolerance * before)
    }
}

/// The slices for one place.
struct Slices {
    /// Whether an iteration needs at most one iteration of each of the producer's loops that are sliced.
    is_point: bool,
    /// All iterations that a consumer's iteration needs.
    union: Vec<SliceLoop>,
    /// The slices of single accesses, where they differ.
    others: Vec<Vec<SliceLoop>>,
}

/// Bounds that include all of these; `None` if they cannot be compared.
fn united(all: &mut Executions<'_>, to: &mut Instance, parts: &[&SliceLoop]) -> Option<SliceLoop> {
    let (first, rest) = parts.split_first()?;
    let mut union = (*first).clone();
    for part in rest {
        union.lower = outer(all, to, &union.lower, &part.lower, 1)?;
        union.upper = outer(all, to, &union.upper, &part.upper, -1)?;
    }
    Some(union)
}

/// The lesser of two bounds, or with sign -1 the greater one.
fn outer(all: &mut Executions<'_>, to: &mut Instance, a: &Bound, b: &Bound, sign: i64) -> Option<Bound> {
    let x = all.rows(to, a)?;
    let y = all.rows(to, b)?;
    if x == y {
        return Some(a.clone());
    }
    let ([x], [y]) = (&x[..], &y[..]) else { return None };
    let distance = row::sum(y, sign, x, sign.checked_neg()?)?;
    if row::coefficients(&distance).iter().any(|&c| c != 0) {
        return None;
    }
    Some(if distance.first().is_some_and(|&d| d >= 0) { a.clone() } else { b.clone() })
}

/// Whether a slice can leave out iterations, or needs no loop: its bounds depend on the consumer's variables, or it has
/// only one iteration.
fn restricts(all: &mut Executions<'_>, to: &mut Instance, part: &SliceLoop, variables: &[usize]) -> bool {
    depends_on(all, to, part, variables) || point(all, to, part).is_some()
}

fn runs_once(all: &Executions<'_>, variable: Value) -> bool {
    all.loop_of(variable).is_some_and(|lp| constant_trip_count(lp) == Some(1))
}

/// Whether the bounds of a slice depend on some variables.
fn depends_on(all: &mut Executions<'_>, to: &mut Instance, part: &SliceLoop, variables: &[usize]) -> bool {
    let bounds = [&part.lower, &part.upper];
    bounds.into_iter().any(|bound| {
        let rows = all.rows(to, bound).unwrap_or_default();
        // A quotient is a variable of its own.
        let known = |v: usize| variables.contains(&v);
        rows.iter().any(|r| (0..all.space.system.variables).any(|v| known(v) && row::coefficient(r, v) != 0))
            || uses_quotient(all, &rows, to)
    })
}

/// Whether rows have variables that are neither induction variables nor symbols.
fn uses_quotient(all: &Executions<'_>, rows: &[row::Row], to: &Instance) -> bool {
    let symbols: Vec<usize> = all.space.symbols().map(|(_, v)| v).collect();
    let known: Vec<usize> = to.induction_variables().filter_map(|v| to.variable(v)).chain(symbols).collect();
    let new = |v: usize| !known.contains(&v);
    rows.iter().any(|r| (0..all.space.system.variables).any(|v| new(v) && row::coefficient(r, v) != 0))
}

/// How many iterations a slice's loop runs, if that is a constant.
fn length(all: &mut Executions<'_>, to: &mut Instance, part: &SliceLoop) -> Option<u64> {
    if point(all, to, part).is_some() {
        return Some(1);
    }
    let low = all.rows(to, &part.lower)?;
    let high = all.rows(to, &part.upper)?;
    let pairs = low.iter().flat_map(|l| high.iter().map(move |h| row::sum(h, 1, l, -1)));
    let constant =
        |r: row::Row| row::coefficients(&r).iter().all(|&c| c == 0).then(|| r.first().copied().unwrap_or(0));
    pairs.flatten().filter_map(constant).min().map(|n| n.max(0).unsigned_abs())
}
