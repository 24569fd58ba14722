//! Rewrites of operations that change the shape of vectors, to parts that move one by one.

use dialects::vector::types::{VectorType, vector};
use dialects::vector::{
    BitCastOp, BroadcastOp, DeinterleaveOp, InterleaveOp, ScalableExtractOp, ScalableInsertOp, ShapeCastOp,
    ShuffleOp, TransposeOp,
};
use dialects::{ub, vector as dialect};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Builder, Handle, Loc, Type, Value};

use super::TransposeLowering;
use super::build::{
    MOST_OPERATIONS, extract, insert, integers, leading_positions, positions, type_of, whole, without, zero,
};

pub(crate) fn broadcasts(patterns: &mut PatternSet) {
    patterns.add(broadcast);
}

/// To one of fewer dimensions, many times.
fn broadcast(op: Handle<BroadcastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let ty = type_of(rw, view.vector())?;
    let from = type_of(rw, source)?;
    let result = whole(ty);
    if from.rank() <= 1 && ty.rank() == 1 {
        let scalar = extract(rw, loc, source, &vec![0; from.rank()]);
        let all = BroadcastOp::build(rw, loc, result, scalar);
        return rw.replace_by(*op, all);
    }
    if from.rank() == 0 || from.rank() < ty.rank() {
        let count = unrolled(ty)?;
        let row = BroadcastOp::build(rw, loc, without(ty, 0), source);
        let all = ub::PoisonOp::build(rw, loc, result);
        let all = (0..count).fold(all, |all, at| insert(rw, loc, row, all, &[at]));
        return rw.replace_by(*op, all);
    }
    let differs = from.shape.iter().zip(ty.shape).position(|(a, b)| a != b);
    let Some(differs) = differs else { return rw.replace_by(*op, source) };
    let count = unrolled(ty)?;
    let part = without(ty, 0);
    if differs > 0 && ty.scalable[0] {
        return Err(rw.no_match("there is no loop over a scalable dimension"));
    }
    let mut all = ub::PoisonOp::build(rw, loc, result);
    let mut row = None;
    for at in 0..count {
        let this = match row {
            Some(row) => row,
            None => {
                let inner = extract(rw, loc, source, &[if differs == 0 { 0 } else { at }]);
                BroadcastOp::build(rw, loc, part, inner)
            }
        };
        row = (differs == 0).then_some(this);
        all = insert(rw, loc, this, all, &[at]);
    }
    rw.replace_by(*op, all)
}

/// How many parts the first dimension has, scalable or not.
fn unrolled(ty: VectorType<'_>) -> Result<i64, NoMatch> {
    ty.shape.first().copied().filter(|&extent| extent <= MOST_OPERATIONS).ok_or(NoMatch)
}

pub(crate) fn bitcasts(patterns: &mut PatternSet) {
    patterns.add(unroll_bitcast);
}

/// Builds an operation for each part of its operand along the leading dimensions, and puts the results together.
fn unroll(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    result: Type,
    positions: impl Iterator<Item = Vec<i64>>,
    operands: &[Value],
    poison: bool,
    mut build: impl FnMut(&mut Builder<'_>, &[Value]) -> Value,
) -> Result<Value, NoMatch> {
    let mut all = if poison { ub::PoisonOp::build(rw, loc, result) } else { zero(rw, loc, result)? };
    for at in positions {
        let parts: Vec<Value> = operands.iter().map(|&operand| extract(rw, loc, operand, &at)).collect();
        let part = build(rw, &parts);
        all = insert(rw, loc, part, all, &at);
    }
    Ok(all)
}

fn unroll_bitcast(op: Handle<BitCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let ty = type_of(rw, view.result())?;
    let at = leading_positions(ty, 1)?;
    let part = ty.part(fixed_lead(ty));
    let all = unroll(rw, loc, whole(ty), at, &[source], true, |b, x| BitCastOp::build(b, loc, part, x[0]))?;
    rw.replace_by(*op, all)
}

pub(crate) fn interleaves(patterns: &mut PatternSet) {
    patterns.add(unroll_interleave).add(unroll_deinterleave);
}

/// How many leading dimensions are unrolled: all but the last one, up to a scalable one.
fn fixed_lead(ty: VectorType<'_>) -> usize {
    let outer = ty.rank().saturating_sub(1);
    ty.scalable[..outer].iter().position(|&s| s).unwrap_or(outer)
}

fn unroll_interleave(op: Handle<InterleaveOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, operands) = (view.loc(), [view.lhs(), view.rhs()]);
    let ty = type_of(rw, view.result())?;
    let at = leading_positions(ty, 1)?;
    let part = ty.part(fixed_lead(ty));
    let build = |b: &mut Builder<'_>, x: &[Value]| InterleaveOp::build(b, loc, part, x[0], x[1]);
    let all = unroll(rw, loc, whole(ty), at, &operands, false, build)?;
    rw.replace_by(*op, all)
}

fn unroll_deinterleave(op: Handle<DeinterleaveOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let ty = type_of(rw, view.res1())?;
    let at = leading_positions(ty, 1)?;
    let part = ty.part(fixed_lead(ty));
    let start = zero(rw, loc, whole(ty))?;
    let mut all = [start; 2];
    for at in at {
        let from = extract(rw, loc, source, &at);
        let both = *DeinterleaveOp::build(rw, loc, part, part, from);
        for (index, all) in all.iter_mut().enumerate() {
            let half = rw.body().result(both, index);
            *all = insert(rw, loc, half, *all, &at);
        }
    }
    rw.replace_by_all(*op, &all)
}

pub(crate) fn shape_casts(patterns: &mut PatternSet) {
    patterns.add(shape_cast).add(scalable_shape_cast);
}

/// Adds a number to a position in a space of these extents.
fn advance(position: &mut [i64], extents: &[i64], mut by: i64) {
    for (place, extent) in position.iter_mut().zip(extents).rev() {
        let sum = *place + by;
        *place = sum % extent;
        by = sum / extent;
        if by == 0 {
            break;
        }
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn product(extents: &[i64]) -> i64 {
    extents.iter().fold(1, |n: i64, &extent| n.saturating_mul(extent))
}

/// Both shapes are the same from some dimension on. Parts of these dimensions move, as large as possible.
fn shape_cast(op: Handle<ShapeCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let (from, to) = (type_of(rw, source)?, type_of(rw, view.result())?);
    if from.is_scalable() || to.is_scalable() {
        return Err(rw.no_match("a dimension is scalable"));
    }
    let same = from.shape.iter().rev().zip(to.shape.iter().rev()).take_while(|(a, b)| a == b).count();
    let (lead_from, lead_to) = (from.rank() - same, to.rank() - same);
    let result = whole(to);
    if lead_from == 0 || lead_to == 0 {
        let all = ub::PoisonOp::build(rw, loc, result);
        let part = extract(rw, loc, source, &vec![0; from.rank().saturating_sub(to.rank())]);
        let all = insert(rw, loc, part, all, &vec![0; to.rank().saturating_sub(from.rank())]);
        return rw.replace_by(*op, all);
    }
    let (lead_from, lead_to) = (lead_from - 1, lead_to - 1);
    let common = gcd(from.shape[lead_from], to.shape[lead_to]);
    if common == 1 {
        return move_parts(op, rw, [lead_from + 1, lead_to + 1]);
    }
    let slices = product(from.shape) / (common * product(&from.shape[lead_from + 1..]));
    if slices > MOST_OPERATIONS {
        return Err(rw.no_match("there are too many parts"));
    }
    let mut sizes = from.shape[lead_from..].to_vec();
    sizes[0] = common;
    let ones = vec![1; sizes.len()];
    let slice = vector(from.cx, sizes.iter().map(|&n| (n, false)), from.element);
    let (read, write) = (from.shape[lead_from] / common, to.shape[lead_to] / common);
    let mut all = ub::PoisonOp::build(rw, loc, result);
    let empty = ub::PoisonOp::build(rw, loc, to.part(lead_to));
    let (mut at_from, mut at_to) = (vec![0; lead_from], vec![0; lead_to]);
    let (mut taken, mut put) = (source, empty);
    let offsets = |at: i64| {
        let mut offsets = vec![0; sizes.len()];
        offsets[0] = at * common;
        integers(from.cx, &offsets)
    };
    let [sizes, ones] = [&sizes, &ones].map(|numbers| integers(from.cx, numbers));
    for index in 0..slices {
        if index % read == 0 {
            taken = extract(rw, loc, source, &at_from);
            advance(&mut at_from, &from.shape[..lead_from], 1);
        }
        let piece =
            dialect::ExtractStridedSliceOp::build(rw, loc, slice, taken, offsets(index % read), sizes, ones);
        if index % write == 0 {
            put = empty;
        }
        put = dialect::InsertStridedSliceOp::build(rw, loc, piece, put, offsets(index % write), ones);
        if index % write + 1 == write {
            all = insert(rw, loc, put, all, &at_to);
            advance(&mut at_to, &to.shape[..lead_to], 1);
        }
    }
    rw.replace_by(*op, all)
}

/// Moves what is behind the leading dimensions.
fn move_parts(op: Handle<ShapeCastOp>, rw: &mut PatternRewriter<'_>, lead: [usize; 2]) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let (from, to) = (type_of(rw, source)?, type_of(rw, view.result())?);
    let at_from = positions(&from.shape[..lead[0]])?;
    let at_to = positions(&to.shape[..lead[1]])?;
    let mut all = ub::PoisonOp::build(rw, loc, whole(to));
    for (a, b) in at_from.zip(at_to) {
        let part = extract(rw, loc, source, &a);
        all = insert(rw, loc, part, all, &b);
    }
    rw.replace_by(*op, all)
}

/// Whether only the last dimension is scalable.
fn is_trailing_scalable(ty: VectorType<'_>) -> bool {
    let count = ty.scalable.iter().filter(|&&s| s).count();
    count == 1 && ty.scalable.last() == Some(&true)
}

/// Parts as long as the shorter of the two last dimensions.
fn scalable_shape_cast(op: Handle<ShapeCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let (from, to) = (type_of(rw, source)?, type_of(rw, view.result())?);
    if !is_trailing_scalable(from) || !is_trailing_scalable(to) {
        return Err(rw.no_match("not only the last dimensions are scalable"));
    }
    let (last_from, last_to) = (from.shape[from.rank() - 1], to.shape[to.rank() - 1]);
    let step = last_from.min(last_to);
    let count = product(from.shape);
    if step == 0 || count / step > MOST_OPERATIONS {
        return Err(rw.no_match("there are too many parts"));
    }
    let piece = vector(from.cx, [(step, true)], from.element);
    let mut all = ub::PoisonOp::build(rw, loc, whole(to));
    let (mut at_from, mut at_to) = (vec![0; from.rank()], vec![0; to.rank()]);
    let (mut taken, mut put): (Option<Value>, Option<Value>) = (None, None);
    for _ in 0..count / step {
        let (a, b) = (at_from[from.rank() - 1], at_to[to.rank() - 1]);
        let whole = match taken {
            Some(whole) => whole,
            None if from.rank() != 1 => extract(rw, loc, source, &at_from[..from.rank() - 1]),
            None => source,
        };
        taken = Some(whole);
        let mut part = whole;
        if step < last_from {
            part = ScalableExtractOp::build(rw, loc, piece, whole, a);
        }
        if step < last_to {
            let into = match put {
                Some(into) => into,
                None if to.rank() != 1 => extract(rw, loc, all, &at_to[..to.rank() - 1]),
                None => all,
            };
            part = ScalableInsertOp::build(rw, loc, part, into, b);
        }
        put = Some(part);
        // A row that is full goes into its place.
        if to.rank() == 1 {
            all = part;
        } else if b + step >= last_to {
            all = insert(rw, loc, part, all, &at_to[..to.rank() - 1]);
        }
        advance(&mut at_from, from.shape, step);
        advance(&mut at_to, to.shape, step);
        if at_from[from.rank() - 1] == 0 {
            taken = None;
        }
        if at_to[to.rank() - 1] == 0 {
            put = None;
        }
    }
    rw.replace_by(*op, all)
}

pub(crate) fn transposes(patterns: &mut PatternSet, lowering: TransposeLowering) {
    patterns.add(move |op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>| transpose(op, rw, lowering));
    patterns.add(move |op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>| by_shuffle(op, rw, lowering));
}

/// The two dimensions that a permutation swaps, if all others have extent 1.
fn slice_of_two(ty: VectorType<'_>, order: &[i64]) -> Option<[usize; 2]> {
    let mut large = (0..ty.rank()).filter(|&at| ty.shape[at] > 1);
    let (Some(a), Some(b), None) = (large.next(), large.next(), large.next()) else { return None };
    let place = |dim: usize| order.iter().position(|&at| at == dim as i64);
    (place(a)? > place(b)?).then_some([a, b])
}

/// The parts behind the dimensions that move, one by one.
fn transpose(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>, lowering: TransposeLowering) -> Matched {
    let view = op.view(rw);
    let (loc, input, order) = (view.loc(), view.vector(), view.permutation().to_vec());
    let (from, to) = (type_of(rw, input)?, type_of(rw, view.result())?);
    if lowering.is_shuffle() && slice_of_two(from, &order).is_some() {
        return Err(rw.no_match("this is a shuffle"));
    }
    let stays = order.iter().enumerate().rev().take_while(|(at, dim)| *at as i64 == **dim).count();
    let moved = &order[..order.len() - stays];
    let lead = &from.shape[..moved.len()];
    if from.scalable[..moved.len()].contains(&true) {
        return Err(rw.no_match("a scalable dimension cannot be unrolled"));
    }
    let all = positions(lead)?;
    let mut result = ub::PoisonOp::build(rw, loc, whole(to));
    for at in all {
        let place: Vec<i64> = moved.iter().map(|&dim| at[dim as usize]).collect();
        let part = extract(rw, loc, input, &at);
        result = insert(rw, loc, part, result, &place);
    }
    rw.replace_by(*op, result)
}

/// A matrix as one shuffle, or of 16 rows and columns as a network of them.
fn by_shuffle(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>, lowering: TransposeLowering) -> Matched {
    let view = op.view(rw);
    let (loc, input, order) = (view.loc(), view.vector(), view.permutation().to_vec());
    let (from, to) = (type_of(rw, input)?, type_of(rw, view.result())?);
    let result = whole(to);
    if !lowering.is_shuffle() || from.is_scalable() {
        return Err(rw.no_match("not by shuffles"));
    }
    let [a, b] = slice_of_two(from, &order).ok_or(NoMatch)?;
    let (m, n) = (from.shape[a], from.shape[b]);
    if m.checked_mul(n).is_none_or(|count| count > MOST_OPERATIONS) {
        return Err(rw.no_match("there are too many elements"));
    }
    let flat = vector(from.cx, [(m * n, false)], from.element);
    let mut value = ShapeCastOp::build(rw, loc, flat, input);
    if lowering == TransposeLowering::Shuffle16x16 && m == 16 && n == 16 {
        let square = vector(from.cx, [(m, false), (n, false)], from.element);
        value = ShapeCastOp::build(rw, loc, square, value);
        value = network(rw, loc, value, square)?;
    } else {
        let mask: Vec<i64> = (0..n).flat_map(|j| (0..m).map(move |i| i * n + j)).collect();
        value = ShuffleOp::build(rw, loc, value, value, &mask);
    }
    let value = ShapeCastOp::build(rw, loc, result, value);
    rw.replace_by(*op, value)
}

/// The transposition of 16 rows of 16 elements in four rounds, each of which moves larger blocks.
fn network(rw: &mut PatternRewriter<'_>, loc: Loc, source: Value, ty: Type) -> Result<Value, NoMatch> {
    let mut rows: Vec<Value> = (0..16).map(|at| extract(rw, loc, source, &[at])).collect();
    // Elements, then pairs of them, in each group of four.
    let unpack = |base: [i64; 4]| -> Vec<i64> {
        (0..16).step_by(4).flat_map(|at| base.map(|index| index + at)).collect()
    };
    // Groups of four of both rows.
    let groups = |chosen: [i64; 4]| -> Vec<i64> {
        let base = [0, 0, 16, 16];
        (0..4).flat_map(|at| (0..4).map(move |lane| base[at] + 4 * chosen[at] + lane)).collect()
    };
    let round =
        |rw: &mut PatternRewriter<'_>, rows: &[Value], pairs: &[(usize, usize)], masks: &[Vec<i64>; 2]| {
            let mut out = Vec::with_capacity(rows.len());
            for &(a, b) in pairs {
                for mask in masks {
                    out.push(ShuffleOp::build(rw, loc, rows[a], rows[b], mask));
                }
            }
            out
        };
    let next: Vec<(usize, usize)> = (0..8).map(|at| (2 * at, 2 * at + 1)).collect();
    rows = round(rw, &rows, &next, &[unpack([0, 16, 1, 17]), unpack([2, 18, 3, 19])]);
    let pairs = [(0, 2), (1, 3), (4, 6), (5, 7), (8, 10), (9, 11), (12, 14), (13, 15)];
    rows = round(rw, &rows, &pairs, &[unpack([0, 1, 16, 17]), unpack([2, 3, 18, 19])]);
    let (even, odd) = (groups([0, 2, 0, 2]), groups([1, 3, 1, 3]));
    let mut quads = Vec::with_capacity(16);
    for half in [0, 8] {
        for mask in [&even, &odd] {
            quads.extend((half..half + 4).map(|at| ShuffleOp::build(rw, loc, rows[at], rows[at + 4], mask)));
        }
    }
    let mut all = Vec::with_capacity(16);
    for mask in [&even, &odd] {
        all.extend((0..8).map(|at| ShuffleOp::build(rw, loc, quads[at], quads[at + 8], mask)));
    }
    let mut result = zero(rw, loc, ty)?;
    for (at, row) in all.into_iter().enumerate() {
        result = insert(rw, loc, row, result, &[at as i64]);
    }
    Ok(result)
}
