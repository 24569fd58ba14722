//! The accesses of all parts along the first dimension, one after the other.

use dialects::matching::build_index;
use dialects::vector::types::vector;
use dialects::vector::{BroadcastOp, ExtractOp, InsertOp, TransferReadOp, TransferWriteOp};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Builder, Handle, Op, Value};

use super::guard::{guarded, indices_at, mask_rank};
use super::options::Options;
use crate::vector::access::{Access, Moved};
use crate::vector::build::{extract, first_extent, vector_of};

pub(super) fn patterns(patterns: &mut PatternSet, options: Options) {
    patterns.add(move |op: Handle<TransferReadOp>, rw: &mut PatternRewriter<'_>| read(*op, rw, options));
    patterns.add(move |op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>| write(*op, rw, options));
}

/// The access, and how many parts it has.
fn unrolled(rw: &PatternRewriter<'_>, op: Op, options: Options) -> Result<(Access, i64), NoMatch> {
    let access = Access::of(rw, op)?;
    let ty = vector_of(rw.cx(), access.vector)?;
    let is_left = access.is_tensor(rw) && !options.lower_tensors;
    if ty.rank() <= options.target_rank || is_left || !access.same_elements(rw) {
        return Err(rw.no_match("of few dimensions, or of other elements"));
    }
    let count = first_extent(ty)?;
    Ok((access, count))
}

/// The access to a part, with the part of the mask.
fn part(b: &mut Builder<'_>, access: &Access, at: i64, indices: Vec<Value>) -> Access {
    let mut part = access.without_first(b, indices);
    if let Some(mask) = access.mask {
        if access.dims[0].is_none() {
            part.mask = Some(mask);
        } else if mask_rank(b, mask) > 1 {
            part.mask = Some(extract(b, access.loc, mask, &[at]));
        }
    }
    part
}

/// A position, with an operand for each number that is not known.
#[derive(Clone, Default)]
struct Position {
    operands: Vec<Value>,
    numbers: Vec<i64>,
}

impl Position {
    fn at(&self, index: i64) -> Position {
        let numbers = self.numbers.iter().copied().chain([index]).collect();
        Position { operands: self.operands.clone(), numbers }
    }
}

/// Reads the parts. If the vector is only put into another one, the parts are put there at once.
fn read(op: Op, rw: &mut PatternRewriter<'_>, options: Options) -> Matched {
    let (access, count) = unrolled(rw, op, options)?;
    let loc = access.loc;
    let Moved::Read { padding } = access.moved else { return Err(NoMatch) };
    let result = rw.body().result(op, 0);
    let mut uses = rw.body().uses(result);
    let user = match (uses.next(), uses.next()) {
        (Some(one), None) => Some(rw.body().use_owner(one).0),
        _ => None,
    };
    drop(uses);
    let outer = user.and_then(|user| {
        let insert = rw.op(user).cast::<InsertOp>().filter(|insert| insert.value_to_store() == result)?;
        let (operands, numbers) = (insert.dynamic_position().collect(), insert.static_position().to_vec());
        Some((user, insert.dest(), Position { operands, numbers }))
    });
    let (mut all, position) = match &outer {
        Some((_, dest, position)) => (*dest, position.clone()),
        None => (BroadcastOp::build(rw, loc, access.vector, padding), Position::default()),
    };
    let ty = rw.body().ty(all);
    for at in 0..count {
        let step = build_index(rw, loc, at);
        let so_far = all;
        let inside = |b: &mut Builder<'_>| {
            let indices = indices_at(b, &access, step);
            let part = part(b, &access, at, indices);
            let read = part.build(b);
            let mut value = b.body().result(read, 0);
            if b.cx().type_ref(part.vector).rank() == 0 {
                value = extract(b, loc, value, &[]);
            }
            let position = position.at(at);
            Some(InsertOp::build(b, loc, value, so_far, &position.operands, &position.numbers))
        };
        all = guarded(rw, &access, step, Some(ty), inside, |_| Some(so_far)).ok_or(NoMatch)?;
    }
    match outer {
        Some((insert, _, _)) => {
            rw.replace_op(insert, &[all]);
            rw.erase_op(op);
            Ok(())
        }
        None => rw.replace_by(op, all),
    }
}

/// Writes the parts. If the vector is a part of another one, its parts are taken from there.
fn write(op: Op, rw: &mut PatternRewriter<'_>, options: Options) -> Matched {
    let (access, count) = unrolled(rw, op, options)?;
    let loc = access.loc;
    let Moved::Written { value } = access.moved else { return Err(NoMatch) };
    let (from, position) = match rw.defining::<ExtractOp>(value) {
        Ok(outer) => {
            let operands = outer.dynamic_position().collect();
            (outer.source(), Position { operands, numbers: outer.static_position().to_vec() })
        }
        Err(_) => (value, Position::default()),
    };
    let is_tensor = access.is_tensor(rw);
    let ty = is_tensor.then(|| rw.body().ty(access.base));
    let mut base = access.base;
    for at in 0..count {
        let step = build_index(rw, loc, at);
        let so_far = base;
        let inside = |b: &mut Builder<'_>| {
            let indices = indices_at(b, &access, step);
            let position = position.at(at);
            let mut value = ExtractOp::build(b, loc, from, &position.operands, &position.numbers);
            let ty = b.body().ty(value);
            if !b.cx().type_ref(ty).is_vector() {
                let ty = vector(b.cx(), [], ty);
                value = BroadcastOp::build(b, loc, ty, value);
            }
            let mut part = part(b, &access, at, indices);
            part.moved = Moved::Written { value };
            part.base = so_far;
            let write = part.build(b);
            b.body().results(write).next()
        };
        let outside = |_: &mut Builder<'_>| is_tensor.then_some(so_far);
        base = guarded(rw, &access, step, ty, inside, outside).unwrap_or(base);
    }
    let results: Vec<Value> = is_tensor.then_some(base).into_iter().collect();
    rw.replace_op(op, &results);
    Ok(())
}
