//! Every operand is defined before its use, on every path to it.

use std::cell::OnceCell;

use rustc_hash::FxHashMap;

use crate::analysis::dominance::Dominance;
use crate::ir::body::{Body, ValueDef};
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Op, Value};
use crate::ir::view::OpRef;
use crate::values::context::Context;

/// Checks all operations of an isolated operation's body.
pub(super) fn check_body(cx: &Context, body: &Body, owner: &OpRef<'_>, errors: &mut Vec<Diag>) {
    let checker = Checker::new(cx, body, Some(owner), Dominance::new(cx, body, Some(*owner)));
    let mut pending: Vec<Op> = body.roots().iter().flat_map(|&root| body.region_ops(root)).collect();
    pending.reverse();
    while let Some(op) = pending.pop() {
        checker.uses(op, &|_| true, errors);
        let at = pending.len();
        pending.extend(body.regions_of(op).iter().flat_map(|&region| body.region_ops(region)));
        pending[at..].reverse();
    }
}

/// Checks all operations inside an operation that is not isolated.
pub(super) fn check_op(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let (cx, body) = (op.cx(), op.body());
    let checker = Checker::new(cx, body, op.outer(), Dominance::of_op(cx, body, op.id()));
    // Values defined outside were not analysed.
    let inside = |v: Value| body.is_defined_inside(op.id(), v);
    for inner in body.walk_pre(op.id()).into_iter().skip(1) {
        checker.uses(inner, &inside, errors);
    }
}

struct Checker<'a> {
    cx: &'a Context,
    body: &'a Body,
    owner: Option<&'a OpRef<'a>>,
    dominance: Dominance<'a>,
    /// The number of each block in its region, computed when a message needs one.
    numbers: OnceCell<FxHashMap<Block, usize>>,
}

impl<'a> Checker<'a> {
    fn new(cx: &'a Context, body: &'a Body, owner: Option<&'a OpRef<'a>>, dominance: Dominance<'a>) -> Self {
        Checker { cx, body, owner, dominance, numbers: OnceCell::new() }
    }

    /// Checks the operands of one operation that `known` accepts.
    fn uses(&self, op: Op, known: &dyn Fn(Value) -> bool, errors: &mut Vec<Diag>) {
        let Checker { cx, body, owner, ref dominance, .. } = *self;
        // Unreachable code is not checked.
        if body.block_of(op).is_none_or(|b| !dominance.is_reachable(b)) {
            return;
        }
        for (index, value) in body.operands(op).enumerate() {
            if !dominance.value_dominates(value, op) && known(value) {
                let message = format!("operand #{index} does not dominate this use");
                let diag = OpRef::with_outer(cx, body, op, owner).plain_error(message);
                errors.push(self.with_definition(value, op, diag));
            }
        }
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
