//! Canonicalization of `cf.switch`: known flags, and redundant cases.

use std::collections::HashSet;

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Block, Handle, Op, Value};

use crate::matching::constant_integer;

use super::branches::{pass_through, single_predecessor};
use super::canonicalize::replace_by_branch;
use super::switch::Case;
use super::{SwitchOp, SwitchOpOptions};
use crate::branches::case_values;
use crate::rewriting::check;

impl SwitchOp<'_> {
    fn parts(self) -> Parts {
        let op = *self;
        Parts {
            flag: self.flag(),
            dest: self.default_destination(),
            operands: self.default_operands().collect(),
            num_cases: op.successors().len().saturating_sub(1),
            cases: self.cases(),
        }
    }
}

impl CanonicalizationPatterns for SwitchOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(only_default);
        patterns.add(drop_like_default);
        patterns.add(known_flag);
        patterns.add(pass_by);
        patterns.add(decided_before);
        patterns.add(excluded_before);
    }
}

/// The parts of a switch.
struct Parts {
    flag: Value,
    dest: Block,
    operands: Vec<Value>,
    num_cases: usize,
    cases: Vec<Case>,
}

impl Parts {
    /// Replaces a switch by one with these parts.
    fn replace(&self, rw: &mut PatternRewriter<'_>, op: Op) -> Matched {
        let loc = rw.body().loc(op);
        let cx = rw.cx();
        let numbers: Vec<i128> = self.cases.iter().map(|case| case.value).collect();
        let values = case_values(cx, rw.body().ty(self.flag), &numbers);
        let groups: Vec<&[Value]> = self.cases.iter().map(|case| &case.operands[..]).collect();
        let dests: Vec<Block> = self.cases.iter().map(|case| case.dest).collect();
        let options =
            SwitchOpOptions { default_operands: &self.operands, case_operands: &groups, case_values: values };
        SwitchOp::build_with(rw, loc, self.flag, self.dest, &dests, options);
        rw.erase_op(op);
        Ok(())
    }

    /// Replaces a switch by a branch to the successor for a number.
    fn replace_for(&self, rw: &mut PatternRewriter<'_>, op: Op, number: i128) -> Matched {
        match self.cases.iter().find(|case| case.value == number) {
            Some(case) => replace_by_branch(rw, op, case.dest, &case.operands),
            None => replace_by_branch(rw, op, self.dest, &self.operands),
        }
    }
}

/// A switch without cases is a branch.
fn only_default(op: Handle<SwitchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = op.view(rw).parts();
    check(parts.num_cases == 0)?;
    replace_by_branch(rw, *op, parts.dest, &parts.operands)
}

/// Drops cases that are the same as the default.
fn drop_like_default(op: Handle<SwitchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut parts = op.view(rw).parts();
    let count = parts.cases.len();
    parts.cases.retain(|case| case.dest != parts.dest || case.operands != parts.operands);
    check(parts.cases.len() < count)?;
    parts.replace(rw, *op)
}

/// A constant flag decides.
fn known_flag(op: Handle<SwitchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = op.view(rw).parts();
    let number = constant_integer(rw.op(*op), parts.flag).ok_or(NoMatch)?;
    parts.replace_for(rw, *op, number)
}

/// Skips blocks that only branch on.
fn pass_by(op: Handle<SwitchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut parts = op.view(rw).parts();
    let mut changed = false;
    for case in &mut parts.cases {
        if let Ok((dest, operands)) = pass_through(rw, case.dest, &case.operands) {
            (case.dest, case.operands) = (dest, operands);
            changed = true;
        }
    }
    if let Ok((dest, operands)) = pass_through(rw, parts.dest, &parts.operands) {
        (parts.dest, parts.operands) = (dest, operands);
        changed = true;
    }
    check(changed)?;
    parts.replace(rw, *op)
}

/// The switch on the same flag that is the only predecessor of an operation's block.
fn switch_before(rw: &PatternRewriter<'_>, op: Op, flag: Value) -> Result<(Block, Parts), NoMatch> {
    let block = rw.body().block_of(op).ok_or(NoMatch)?;
    let before = single_predecessor(rw.body(), block).ok_or(NoMatch)?;
    let last = rw.body().last_op(before).ok_or(NoMatch)?;
    let parts = rw.view::<SwitchOp>(last)?.parts();
    check(parts.flag == flag)?;
    Ok((block, parts))
}

/// Replaces a switch whose block is reached only by a case of a switch on the same flag.
fn decided_before(op: Handle<SwitchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let parts = op.view(rw).parts();
    let (block, before) = switch_before(rw, *op, parts.flag)?;
    check(before.dest != block)?;
    match before.cases.iter().find(|case| case.dest == block) {
        Some(case) => parts.replace_for(rw, *op, case.value),
        None => replace_by_branch(rw, *op, parts.dest, &parts.operands),
    }
}

/// Removes impossible cases from a switch whose block is reached only by the default of a switch on
/// the same flag.
fn excluded_before(op: Handle<SwitchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut parts = op.view(rw).parts();
    let (block, before) = switch_before(rw, *op, parts.flag)?;
    check(before.dest == block)?;
    let excluded: HashSet<i128> = before.cases.iter().map(|case| case.value).collect();
    let count = parts.cases.len();
    parts.cases.retain(|case| !excluded.contains(&case.value));
    check(parts.cases.len() < count)?;
    parts.replace(rw, *op)
}
