//! Branches between blocks, including those of the llvm dialect.

use dialects::cf::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use mlir::{AttrRef, OpRef, Value as SsaValue};
use rustc_hash::FxHashMap;

use super::table::{Table, table};
use crate::decode::Decoder;
use crate::layout::int_width;
use crate::number::truncate;
use crate::value::Res;

pub(super) fn table() -> Table {
    table! {
        AssertOp => assert,
        BranchOp as OpRef => branch,
        CondBranchOp => |d, op| conditional(d, *op, op.condition()),
        SwitchOp => |d, op| switch(d, *op, op.flag(), op.case_values()),
    }
}

fn assert<'p>(d: &mut Decoder<'_, 'p>, op: AssertOp<'p>) -> Res {
    let condition = d.slot(op.arg());
    let message = op.msg();
    d.compute(
        move |state| if state.bit(condition)? { Ok(()) } else { Err(format!("assertion failed: {message}")) },
    );
    Ok(())
}

pub(super) fn branch<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let edge = d.successors(op)?.into_iter().next().ok_or("has no successor")?;
    d.jump(edge);
    Ok(())
}

pub(super) fn conditional<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, condition: SsaValue) -> Res {
    let condition = d.slot(condition);
    let Ok([yes, no]) = <[_; 2]>::try_from(d.successors(op)?) else {
        return Err("needs two successors".to_owned());
    };
    d.emit(move |state| {
        let edge = if state.bit(condition)? { &yes } else { &no };
        Ok(edge.take(state))
    });
    Ok(())
}

/// A branch on a value. The first successor is the default; the others belong to the case values in order.
pub(super) fn switch<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    flag: SsaValue,
    case_values: Option<AttrRef<'_>>,
) -> Res {
    let width = int_width(op.ty(flag))?;
    let flag = d.slot(flag);
    let edges = d.successors(op)?;
    let cases = edges.len().saturating_sub(1);
    let mut targets = FxHashMap::default();
    if let Some(values) = case_values {
        let values = values.dense_integers().ok_or("has case values that are not integers")?;
        for (index, value) in values.take(cases).enumerate() {
            targets.entry(truncate(value as u128, width)).or_insert(index + 1);
        }
    }
    d.emit(move |state| {
        let index = targets.get(&state.int(flag)?).copied().unwrap_or(0);
        let edge = edges.get(index).ok_or("selects a successor that does not exist")?;
        Ok(edge.take(state))
    });
    Ok(())
}
