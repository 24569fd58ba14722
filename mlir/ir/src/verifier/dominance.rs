//! Every operand is defined before its use, on every path to it.
//!
//! Dominance is computed only where a value is not defined in a block around its use.

use std::cell::OnceCell;

use rustc_hash::FxHashMap;

use crate::analysis::dominance::Dominance;
use crate::ir::body::{Body, ValueDef};
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::OpRef;
use crate::values::context::Context;

/// Checks all operations of an isolated operation's body.
pub(super) fn check_body(cx: &Context, body: &Body, owner: &OpRef<'_>, errors: &mut Vec<Diag>) {
    Checker::new(cx, body, Some(owner), None).regions(body.roots(), errors);
}

/// Checks all operations inside an operation that is not isolated.
pub(super) fn check_op(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let cx = op.cx();
    let body = op.body();
    Checker::new(cx, body, op.outer(), Some(op.id())).regions(body.regions_of(op.id()), errors);
}

/// A remaining step, on a stack instead of recursion.
enum Step {
    /// An operation and those after it in its block.
    Ops(Op),
    /// Everything inside the operation is checked.
    OpEnd(Op),
    /// A block and those after it in its region.
    Blocks(Block),
    /// All operations of a block are checked; with the number of values that were available before it.
    BlockEnd(usize),
}

/// Checks operations in order, outermost first.
///
/// Usually, a value is defined earlier in a block around its use, which is quick to check. Other uses are looked up
/// in the dominator tree, which is computed for the first of them.
struct Checker<'a> {
    cx: &'a Context,
    body: &'a Body,
    owner: Option<&'a OpRef<'a>>,
    /// The operation around all the operations that are checked; `None` if these are all operations of the body.
    around: Option<Op>,
    /// By value: whether it is defined in a block around the operation being checked, before it.
    is_available: Vec<bool>,
    /// The available values, in order.
    available: Vec<Value>,
    dominance: OnceCell<Dominance<'a>>,
    /// The number of each block in its region, computed when a message needs one.
    numbers: OnceCell<FxHashMap<Block, usize>>,
}

impl<'a> Checker<'a> {
    fn new(cx: &'a Context, body: &'a Body, owner: Option<&'a OpRef<'a>>, around: Option<Op>) -> Self {
        Checker {
            cx,
            body,
            owner,
            around,
            is_available: vec![false; body.value_capacity()],
            available: Vec::with_capacity(body.value_capacity()),
            dominance: OnceCell::new(),
            numbers: OnceCell::new(),
        }
    }

    /// Checks all operations in these regions.
    fn regions(&mut self, regions: &'a [Region], errors: &mut Vec<Diag>) {
        let body = self.body;
        let entries = |regions: &'a [Region]| {
            regions.iter().rev().filter_map(|&r| body.entry_block(r)).map(Step::Blocks)
        };
        // Room for a few nested loops.
        let mut pending: Vec<Step> = Vec::with_capacity(16);
        pending.extend(entries(regions));
        while let Some(step) = pending.pop() {
            match step {
                Step::Ops(first) => {
                    let mut at = Some(first);
                    while let Some(op) = at {
                        at = body.next_op(op);
                        self.uses(op, errors);
                        let inner = body.regions_of(op);
                        if inner.is_empty() {
                            self.define(body.results(op));
                        } else {
                            pending.extend(at.take().map(Step::Ops));
                            pending.push(Step::OpEnd(op));
                            pending.extend(entries(inner));
                        }
                    }
                }
                Step::OpEnd(op) => self.define(body.results(op)),
                Step::Blocks(block) => {
                    pending.extend(body.next_block(block).map(Step::Blocks));
                    pending.push(Step::BlockEnd(self.available.len()));
                    pending.extend(body.first_op(block).map(Step::Ops));
                    self.define(body.block_args(block).iter().copied());
                }
                Step::BlockEnd(before) => {
                    for value in self.available.drain(before..) {
                        self.is_available[value.index()] = false;
                    }
                }
            }
        }
    }

    /// Makes values available up to the end of the block.
    fn define(&mut self, values: impl Iterator<Item = Value>) {
        for value in values {
            self.is_available[value.index()] = true;
            self.available.push(value);
        }
    }

    /// Checks the operands of one operation.
    fn uses(&self, op: Op, errors: &mut Vec<Diag>) {
        let body = self.body;
        for (index, value) in body.operands(op).enumerate() {
            if !self.is_available[value.index()] && !self.dominates(value, op) {
                let message = format!("operand #{index} does not dominate this use");
                let diag = OpRef::with_outer(self.cx, body, op, self.owner).plain_error(message);
                errors.push(self.with_definition(value, op, diag));
            }
        }
    }

    /// Whether the operation may use the value.
    fn dominates(&self, value: Value, user: Op) -> bool {
        let body = self.body;
        // Values defined outside are not analysed.
        if self.around.is_some_and(|around| !body.is_defined_inside(around, value)) {
            return true;
        }
        let dominance = self.dominance.get_or_init(|| match self.around {
            Some(op) => Dominance::of_op(self.cx, body, op),
            None => Dominance::new(self.cx, body, self.owner.copied()),
        });
        // Unreachable code is not checked.
        let unreachable = body.block_of(user).is_none_or(|b| !dominance.is_reachable(b));
        unreachable || dominance.value_dominates(value, user)
    }

    /// Adds where the value is defined, in MLIR's words.
    fn with_definition(&self, value: Value, user: Op, diag: Diag) -> Diag {
        let body = self.body;
        let (Some(block), Some(user_block)) = (body.value_block(value), body.block_of(user)) else {
            return diag;
        };
        let relation = relation(body, block, user_block);
        match body.def(value) {
            ValueDef::Result { op, .. } => {
                let place = match relation {
                    _ if block == user_block => "in the same block",
                    "" => "is neither in a parent nor in a child region",
                    relation => relation,
                };
                diag.with_note(body.loc(op), format!("operand defined here (op {place})"))
            }
            ValueDef::Argument { .. } => {
                let number = self.number(block);
                let region = body.region_of(block);
                let parent =
                    region.and_then(|r| body.region_parent(r)).map(|op| OpRef::new(self.cx, body, op));
                let loc = parent.or(self.owner.copied()).map_or(body.loc(user), |o| o.loc());
                let place =
                    if relation.is_empty() { "neither in a parent nor in a child region" } else { relation };
                diag.with_note(loc, format!("operand defined as a block argument (block #{number} {place})"))
            }
        }
    }

    /// The number of a block in its region.
    fn number(&self, block: Block) -> usize {
        let numbers = self.numbers.get_or_init(|| {
            let body = self.body;
            let nested = body.all_ops_pre().into_iter().flat_map(|op| body.regions_of(op));
            let regions = body.roots().iter().chain(nested);
            regions.flat_map(|&r| body.blocks(r).enumerate()).map(|(number, b)| (b, number)).collect()
        });
        numbers.get(&block).copied().unwrap_or(0)
    }
}

/// The position of `def` relative to `user`; empty if neither contains the other.
fn relation(body: &Body, def: Block, user: Block) -> &'static str {
    let (Some(def_region), Some(user_region)) = (body.region_of(def), body.region_of(user)) else {
        return "";
    };
    if def_region == user_region {
        return "in the same region";
    }
    let within = |inner, outer| body.regions_around(inner).any(|around| around == outer);
    if within(user_region, def_region) {
        "in a parent region"
    } else if within(def_region, user_region) {
        "in a child region"
    } else {
        ""
    }
}
