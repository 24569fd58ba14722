//! Every operand is defined before its use on every way to it.

use crate::context::Context;
use crate::diag::Diag;
use crate::dominance::Dominance;
use crate::ir::{Block, Body, Op, OpRef, Value, ValueDef};

/// Checks all operations of an isolated operation's body.
pub(super) fn check_body(cx: &Context, body: &Body, owner: &OpRef<'_>, errors: &mut Vec<Diag>) {
    let dominance = Dominance::new(cx, body, Some(*owner));
    for &root in body.roots() {
        for op in body.region_ops(root) {
            check_inside(cx, body, op, Some(owner), &dominance, errors);
        }
    }
}

/// Checks all operations inside an operation that is not isolated.
pub(super) fn check_op(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let (cx, body) = (op.cx(), op.body());
    let dominance = Dominance::of_op(cx, body, op.id());
    let inside = |v: Value| body.value_block(v).is_some_and(|b| is_inside(body, b, op.id()));
    for inner in body.walk_pre(op.id()).into_iter().skip(1) {
        check_uses(cx, body, inner, op.outer(), &dominance, &inside, errors);
    }
}

fn is_inside(body: &Body, block: Block, op: Op) -> bool {
    let parent = |b: &Block| body.block_of(body.region_parent(body.region_of(*b)?)?);
    let mut blocks = std::iter::successors(Some(block), parent);
    blocks.any(|b| body.region_of(b).and_then(|r| body.region_parent(r)) == Some(op))
}

fn check_inside(
    cx: &Context,
    body: &Body,
    op: Op,
    owner: Option<&OpRef<'_>>,
    dominance: &Dominance<'_>,
    errors: &mut Vec<Diag>,
) {
    if body.regions_of(op).is_empty() {
        return check_uses(cx, body, op, owner, dominance, &|_| true, errors);
    }
    for inner in body.walk_pre(op) {
        check_uses(cx, body, inner, owner, dominance, &|_| true, errors);
    }
}

/// Checks the operands of one operation; those that `known` does not accept are defined where nothing was analysed.
fn check_uses(
    cx: &Context,
    body: &Body,
    op: Op,
    owner: Option<&OpRef<'_>>,
    dominance: &Dominance<'_>,
    known: &dyn Fn(Value) -> bool,
    errors: &mut Vec<Diag>,
) {
    // Nothing is asked of code that is never reached.
    if body.block_of(op).is_none_or(|b| !dominance.is_reachable(b)) {
        return;
    }
    for (index, value) in body.operands(op).enumerate() {
        if !dominance.value_dominates(value, op) && known(value) {
            let message = format!("operand #{index} does not dominate this use");
            let diag = match owner {
                Some(outer) => OpRef::with_outer(cx, body, op, Some(outer)),
                None => OpRef::new(cx, body, op),
            };
            let diag = diag.plain_error(message);
            errors.push(with_definition(cx, body, value, op, owner, diag));
        }
    }
}

/// Adds where the value is defined, as MLIR says it.
fn with_definition(
    cx: &Context,
    body: &Body,
    value: Value,
    user: Op,
    owner: Option<&OpRef<'_>>,
    diag: Diag,
) -> Diag {
    let (Some(block), Some(user_block)) = (body.value_block(value), body.block_of(user)) else { return diag };
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
            let region = body.region_of(block);
            let number = region.and_then(|r| body.blocks(r).position(|b| b == block)).unwrap_or(0);
            let parent = region.and_then(|r| body.region_parent(r)).map(|op| OpRef::new(cx, body, op));
            let loc = parent.or(owner.copied()).map_or(body.loc(user), |o| o.loc());
            let place =
                if relation.is_empty() { "neither in a parent nor in a child region" } else { relation };
            diag.with_note(loc, format!("operand defined as a block argument (block #{number} {place})"))
        }
    }
}

/// Where `def` is, seen from `user`; empty if neither is around the other.
fn relation(body: &Body, def: Block, user: Block) -> &'static str {
    let (Some(def_region), Some(user_region)) = (body.region_of(def), body.region_of(user)) else {
        return "";
    };
    if def_region == user_region {
        return "in the same region";
    }
    let up = |b: &Block| body.block_of(body.region_parent(body.region_of(*b)?)?);
    let within = |inner: Block, outer| {
        std::iter::successors(Some(inner), up).any(|b| body.region_of(b) == Some(outer))
    };
    if within(user, def_region) {
        "in a parent region"
    } else if within(def, user_region) {
        "in a child region"
    } else {
        ""
    }
}
