//! The `affine-scalrep` pass: forwards stored values to loads, and removes stores that are overwritten, loads that
//! repeat others, and buffers that are only written.
//!
//! Only operations of one block, and operations nested in these, are compared, so that every path from one to the
//! other is known.

use std::cell::RefCell;
use std::collections::HashSet;

use dialects::memref::DeallocOp;
use mlir::opdef::EffectKind;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Block, Body, Context, Op, OpRef, Type, Value};
use rustc_hash::FxHashMap;

use super::records::AffineScalarReplacement;
use crate::analysis::dependence::Common;
use crate::analysis::linear::{Elements, Linear};
use crate::analysis::memory::{allocates, may_affect, may_alias};
use crate::analysis::{Access, Budget, may_depend_within};

impl RunPass for AffineScalarReplacement {
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        replace_by_scalars(op.cx(), op.body_mut());
        Ok(())
    }
}

/// Forwards stores to loads, then removes unused stores, unused buffers and repeated loads.
pub(crate) fn replace_by_scalars(cx: &Context, body: &mut Body) {
    // The order of operations is queried often.
    for block in blocks(body) {
        body.renumber(block);
    }
    let mut memrefs = Vec::new();
    for (load, store) in Accesses::of(cx, body).forwarded() {
        let (Some(load), Some(store)) =
            (Access::of(OpRef::new(cx, body, load)), Access::of(OpRef::new(cx, body, store)))
        else {
            continue;
        };
        let (load, memref, value) = (load.op.id(), load.memref, store.moved_value());
        memrefs.push(memref);
        replace_load(body, load, value);
    }
    for store in Accesses::of(cx, body).overwritten() {
        body.erase_op(store);
    }
    for memref in memrefs {
        erase_if_only_written(cx, body, memref);
    }
    for (load, first) in Accesses::of(cx, body).repeated() {
        let value = body.result(first, 0);
        replace_load(body, load, value);
    }
}

fn blocks(body: &Body) -> Vec<Block> {
    let ops = body.all_ops_pre();
    let nested = ops.iter().flat_map(|&op| body.regions_of(op));
    body.roots().iter().chain(nested).flat_map(|&region| body.blocks(region)).collect()
}

fn replace_load(body: &mut Body, load: Op, value: Value) {
    let result = body.result(load, 0);
    body.replace_all_uses(result, value);
    body.erase_op(load);
}

/// How much one search in a function may cost: beyond that, it finds nothing more. Examining an operation costs 1.
const MAX_COST: u64 = 30_000_000;

/// The cost of writing down the constraints of a dependence.
const CONSTRAINTS: usize = 200;

/// The accesses of a function, by the elements that they touch.
struct Accesses<'a> {
    /// All accesses, in the order of the text.
    all: Vec<Access<'a>>,
    subscripts: Vec<Option<Vec<Linear>>>,
    /// The number of an operation among all.
    numbers: FxHashMap<Op, usize>,
    /// The numbers of the accesses that move the same type and have the same memref and subscripts.
    same: FxHashMap<(Value, Type, Vec<Linear>), Vec<usize>>,
    budget: RefCell<Budget>,
}

impl<'a> Accesses<'a> {
    fn of(cx: &'a Context, body: &'a Body) -> Self {
        let ops = body.all_ops_pre().into_iter();
        let all: Vec<_> = ops.filter_map(|op| Access::of(OpRef::new(cx, body, op))).collect();
        let mut elements = Elements::default();
        let mut accesses = Accesses {
            subscripts: all.iter().map(|a| elements.subscripts(a)).collect(),
            numbers: all.iter().enumerate().map(|(number, a)| (a.op.id(), number)).collect(),
            same: FxHashMap::default(),
            all,
            budget: RefCell::new(Budget::new(MAX_COST)),
        };
        for number in 0..accesses.all.len() {
            if let Some(key) = accesses.key(number) {
                accesses.same.entry(key).or_default().push(number);
            }
        }
        accesses
    }

    fn key(&self, number: usize) -> Option<(Value, Type, Vec<Linear>)> {
        let access = &self.all[number];
        let ty = access.op.body().ty(access.moved_value());
        Some((access.memref, ty, self.subscripts[number].clone()?))
    }

    /// The other accesses to the same element: those before this access and those after it.
    fn same_element(&self, number: usize) -> (&[usize], &[usize]) {
        let same = self.key(number).and_then(|key| self.same.get(&key));
        let Some(same) = same else { return (&[], &[]) };
        let (before, from) = same.split_at(same.partition_point(|&other| other < number));
        (before, from.get(1..).unwrap_or_default())
    }

    fn numbers(&self, writes: bool) -> impl Iterator<Item = usize> {
        (0..self.all.len()).filter(move |&number| self.all[number].is_write == writes)
    }

    /// Pays for examining an operation; false once the budget is spent.
    fn spend(&self) -> bool {
        self.budget.borrow_mut().spend(0, 0).is_some()
    }

    /// The last load or store of the same element before an access, if it comes before it on every path and nothing
    /// writes in between. For an earlier one, at least as much is in between.
    fn reaching(&self, number: usize, write: bool) -> Option<usize> {
        let (before, _) = self.same_element(number);
        let precedes = |&other: &usize| {
            self.all[other].is_write == write && precedes(self.all[other].op, self.all[number].op).is_some()
        };
        let mut candidates = before.iter().rev().copied().take_while(|_| self.spend());
        let last = candidates.find(precedes)?;
        self.nothing_between(last, number, EffectKind::Write).then_some(last)
    }

    /// The loads of stored values, with the stores.
    fn forwarded(&self) -> Vec<(Op, Op)> {
        let found = self.numbers(false).filter_map(|load| Some((load, self.reaching(load, true)?)));
        found.map(|(load, store)| (self.all[load].op.id(), self.all[store].op.id())).collect()
    }

    /// The stores that are followed by another store to the same element, with no read in between.
    fn overwritten(&self) -> Vec<Op> {
        let block = |number: usize| self.all[number].op.body().block_of(self.all[number].op.id());
        let overwritten = |&store: &usize| {
            let (_, after) = self.same_element(store);
            let mut candidates = after.iter().copied().take_while(|_| self.spend());
            let next = candidates.find(|&other| self.all[other].is_write && block(other) == block(store));
            next.is_some_and(|next| self.nothing_between(store, next, EffectKind::Read))
        };
        self.numbers(true).filter(overwritten).map(|store| self.all[store].op.id()).collect()
    }

    /// The loads of a value that was loaded before, with the first load of it. No first load is itself repeated.
    fn repeated(&self) -> Vec<(Op, Op)> {
        let mut firsts: FxHashMap<usize, usize> = FxHashMap::default();
        let mut found = Vec::new();
        for load in self.numbers(false) {
            let Some(last) = self.reaching(load, false) else { continue };
            let first = firsts.get(&last).copied().unwrap_or(last);
            firsts.insert(load, first);
            found.push((self.all[load].op.id(), self.all[first].op.id()));
        }
        found
    }

    /// Whether no path from an access to a later one has an effect of a kind on the elements of the latter in between.
    fn nothing_between(&self, first: usize, second: usize, kind: EffectKind) -> bool {
        let from = &self.all[first];
        let to = &self.all[second];
        let body = from.op.body();
        let Some(last) = precedes(from.op, to.op) else { return false };
        let shared = Common::of(from, to).variables.len();
        let harmless = |op: Op| {
            let interferes = || self.interferes(from.op.sibling(op), second, kind, shared);
            self.spend() && (op == to.op.id() || !interferes())
        };
        let mut at = body.next_op(from.op.id());
        while let Some(op) = at {
            if op == to.op.id() {
                return true;
            }
            // An operation that contains the second access may repeat all of its body before it.
            let all_harmless = match body.regions_of(op) {
                [] => harmless(op),
                _ => body.walk_pre(op).into_iter().all(harmless),
            };
            if !all_harmless {
                return false;
            }
            if op == last {
                return true;
            }
            at = body.next_op(op);
        }
        false
    }

    /// Whether an operation, without those inside it, may have an effect on the elements of an access in the same
    /// iteration of the outermost `shared` loops.
    fn interferes(&self, op: OpRef<'_>, access: usize, kind: EffectKind, shared: usize) -> bool {
        let to = &self.all[access];
        let Some(&number) = self.numbers.get(&op.id()) else { return may_affect(op, kind, to.memref) };
        let from = &self.all[number];
        if from.is_write != (kind == EffectKind::Write) {
            return false;
        }
        if from.memref != to.memref {
            return may_alias(op, from.memref, to.memref);
        }
        if self.are_apart(number, access) {
            return false;
        }
        let loops = Common::of(from, to).variables.len();
        let mut budget = self.budget.borrow_mut();
        (shared + 1..=loops + 1).any(|depth| {
            budget.spend(CONSTRAINTS, 0).is_none() || may_depend_within(&mut budget, from, to, depth)
        })
    }

    /// Whether two scalar accesses touch different elements in all iterations, because of different constants.
    fn are_apart(&self, a: usize, b: usize) -> bool {
        let (Some(x), Some(y)) = (&self.subscripts[a], &self.subscripts[b]) else { return false };
        let differ =
            |(x, y): (&Linear, &Linear)| x.terms.is_empty() && y.terms.is_empty() && x.constant != y.constant;
        self.all[a].is_scalar() && self.all[b].is_scalar() && x.iter().zip(y).any(differ)
    }
}

/// The operation of the first access's block that contains the second, if it is after the first.
fn precedes(first: OpRef<'_>, second: OpRef<'_>) -> Option<Op> {
    let body = first.body();
    let ancestor = body.ancestor_in_block(body.block_of(first.id())?, second.id())?;
    (ancestor != first.id() && body.is_before_scan(first.id(), ancestor)).then_some(ancestor)
}

/// Erases a buffer that is only stored to and freed.
fn erase_if_only_written(cx: &Context, body: &mut Body, memref: Value) {
    let Some(def) = body.defining_op(memref).filter(|&def| body.is_live(def)) else { return };
    let view = OpRef::new(cx, body, def);
    let mut users: Vec<Op> = body.users(memref).collect();
    let mut seen = HashSet::new();
    users.retain(|&user| seen.insert(user));
    let only_written = |&user: &Op| {
        let user = view.sibling(user);
        let store = Access::of(user).is_some_and(|a| a.is_write && a.moved_value() != memref);
        store || user.is::<DeallocOp>()
    };
    if allocates(view) && users.iter().all(only_written) {
        users.into_iter().for_each(|user| body.erase_op(user));
        body.erase_op(def);
    }
}
