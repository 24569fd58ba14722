//! Rewrites of reads and writes whose vector does not have the last dimensions of the memory in order.

use dialects::vector::masks::masking;
use dialects::vector::types::vector;
use dialects::vector::{BroadcastOp, TransferReadOp, TransferWriteOp};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Builder, Handle, Loc, Value};

use super::access::{Access, Moved};
use super::build::{transpose, type_of, vector_of};

/// The patterns that leave vectors of the last dimensions.
pub(crate) fn permutations(patterns: &mut PatternSet) {
    patterns.add(permute_read).add(permute_write).add(reduce_rank).add(add_dimensions);
}

/// Where each dimension of the vector goes, so that they are in the order of the memory's last dimensions; repeated
/// ones go where there is room. `None` if the vector skips a dimension of the memory.
fn permutation(access: &Access) -> Option<Vec<usize>> {
    let (inputs, results) = (access.indices.len(), access.dims.len());
    let start = inputs.saturating_sub(results);
    let lead = results.saturating_sub(inputs);
    let mut taken = vec![false; inputs.max(results)];
    let mut places = vec![None; results];
    for (place, dim) in places.iter_mut().zip(&access.dims) {
        if let &Some(dim) = dim {
            let at = dim.checked_sub(start)? + lead;
            *taken.get_mut(at)? = true;
            *place = Some(at);
        }
    }
    let mut free = (0..taken.len()).filter(|&at| !taken[at]);
    places.into_iter().map(|place| place.or_else(|| free.next())).collect()
}

/// The elements in another order: each goes to its place.
fn moved<T: Clone>(all: &[T], places: &[usize]) -> Option<Vec<T>> {
    let mut out: Vec<Option<T>> = vec![None; all.len()];
    for (each, &place) in all.iter().zip(places) {
        *out.get_mut(place)? = Some(each.clone());
    }
    out.into_iter().collect()
}

/// The access of an operation that no `vector.mask` masks.
fn access(rw: &PatternRewriter<'_>, op: mlir::Op) -> Result<Access, NoMatch> {
    let access = Access::of(rw, op)?;
    let plain = masking(rw, op).is_none() && !access.dims.is_empty();
    if plain { Ok(access) } else { Err(rw.no_match("masked, or of no dimension")) }
}

/// Reads in the order of the memory, and permutes the vector.
fn permute_read(op: Handle<TransferReadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut access = access(rw, *op)?;
    let places = permutation(&access).ok_or(NoMatch)?;
    if places.is_sorted() {
        return Err(rw.no_match("there is nothing to permute"));
    }
    let ty = vector_of(rw.cx(), access.vector)?;
    let dims: Vec<(i64, bool)> = ty.dims().collect();
    access.vector = vector(ty.cx, moved(&dims, &places).ok_or(NoMatch)?, ty.element);
    access.dims = moved(&access.dims, &places).ok_or(NoMatch)?;
    access.in_bounds = moved(&access.in_bounds, &places).ok_or(NoMatch)?;
    let read = access.build(rw);
    let read = rw.body().result(read, 0);
    let order: Vec<i64> = places.iter().map(|&at| at as i64).collect();
    let value = transpose(rw, access.loc, read, &order)?;
    rw.replace_by(*op, value)
}

/// Replaces a write by another one.
fn replace_write(rw: &mut PatternRewriter<'_>, access: &Access) -> Matched {
    let new = access.build(rw);
    let results: Vec<Value> = rw.body().results(new).collect();
    rw.replace_op(access.op, &results);
    Ok(())
}

/// Permutes the vector, and writes in the order of the memory.
fn permute_write(op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut access = access(rw, *op)?;
    if access.is_minor_identity() {
        return Err(rw.no_match("there is nothing to permute"));
    }
    let places = permutation(&access).ok_or(NoMatch)?;
    let from: Vec<i64> = (0..places.len() as i64).collect();
    let order = moved(&from, &places).ok_or(NoMatch)?;
    access.dims = moved(&access.dims, &places).ok_or(NoMatch)?;
    access.in_bounds = moved(&access.in_bounds, &places).ok_or(NoMatch)?;
    let Moved::Written { value } = access.moved else { return Err(NoMatch) };
    access.moved = Moved::Written { value: transpose(rw, access.loc, value, &order)? };
    replace_write(rw, &access)
}

/// A vector with more leading dimensions of extent 1.
fn add_leading(b: &mut Builder<'_>, loc: Loc, value: Value, count: usize) -> Result<Value, NoMatch> {
    let cx = b.cx();
    let ty = vector_of(cx, b.body().ty(value))?;
    let dims = std::iter::repeat_n((1, false), count).chain(ty.dims());
    let ty = vector(cx, dims, ty.element);
    Ok(BroadcastOp::build(b, loc, ty, value))
}

/// Writes also along the dimensions of the memory that the vector skips, one element each.
fn add_dimensions(op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut access = access(rw, *op)?;
    if permutation(&access).is_some() {
        return Err(rw.no_match("the vector skips no dimension"));
    }
    let dims = access.dims.iter().copied().collect::<Option<Vec<usize>>>().ok_or(NoMatch)?;
    let first = dims.iter().copied().min().ok_or(NoMatch)?;
    let skipped: Vec<Option<usize>> =
        (first..access.indices.len()).filter(|at| !dims.contains(at)).map(Some).collect();
    let count = skipped.len();
    let Moved::Written { value } = access.moved else { return Err(NoMatch) };
    access.moved = Moved::Written { value: add_leading(rw, access.loc, value, count)? };
    if let Some(mask) = access.mask {
        let wide = add_leading(rw, access.loc, mask, count)?;
        let rank = type_of(rw, wide)?.rank();
        let order: Vec<i64> = (count..rank).chain(0..count).map(|at| at as i64).collect();
        access.mask = Some(transpose(rw, access.loc, wide, &order)?);
    }
    access.dims.splice(0..0, skipped);
    access.in_bounds.splice(0..0, vec![true; count]);
    replace_write(rw, &access)
}

/// Reads without the leading dimensions that only repeat, and repeats the vector.
fn reduce_rank(op: Handle<TransferReadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = access(rw, *op)?;
    let lead = access.dims.iter().take_while(|dim| dim.is_none()).count();
    let rest = &access.dims[lead..];
    let start = access.indices.len().checked_sub(rest.len()).ok_or(NoMatch)?;
    let in_order = rest.iter().enumerate().all(|(at, dim)| dim.is_none_or(|dim| dim == start + at));
    if lead == 0 || !in_order {
        return Err(rw.no_match("no leading dimension only repeats, or others are out of order"));
    }
    let ty = vector_of(rw.cx(), access.vector)?;
    let reduced = Access {
        vector: vector(ty.cx, ty.dims().skip(lead), ty.element),
        dims: rest.to_vec(),
        in_bounds: access.in_bounds[lead..].to_vec(),
        ..access.clone()
    };
    let read = reduced.build(rw);
    let read = rw.body().result(read, 0);
    let value = BroadcastOp::build(rw, access.loc, access.vector, read);
    rw.replace_by(*op, value)
}
