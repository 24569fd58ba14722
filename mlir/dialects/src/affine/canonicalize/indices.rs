//! Folds and patterns of `affine.delinearize_index` and `affine.linearize_index`.

use mlir::affine::AffineBinary;
use mlir::hooks::{CanonicalizationPatterns, Fold};
use mlir::opdef::{FoldResult, Folded};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineMap, Attr, Handle, Loc, Op, OpRef, OpView, Value};

use super::super::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp, AffineLinearizeIndexOpOptions,
};
use super::applied::indices_of;
use crate::matching::{build_index, constant_index};
use crate::offsets_sizes_strides::{Mixed, mixed, split};
use crate::rewriting::check;

/// The extents of all results or indices; `None` for the first if it is unbounded.
type Padded = Vec<Option<Mixed>>;

fn padded(basis: Vec<Mixed>, count: usize) -> Padded {
    let missing = count.saturating_sub(basis.len());
    std::iter::repeat_n(None, missing).chain(basis.into_iter().map(Some)).collect()
}

fn delinearize_basis(view: AffineDelinearizeIndexOp<'_>) -> Vec<Mixed> {
    mixed(&view.static_basis(), view.dynamic_basis())
}

fn linearize_basis(view: AffineLinearizeIndexOp<'_>) -> Vec<Mixed> {
    mixed(&view.static_basis(), view.dynamic_basis())
}

/// Builds an `affine.delinearize_index`.
fn delinearize(rw: &mut PatternRewriter<'_>, loc: Loc, index: Value, basis: &[Option<Mixed>]) -> Vec<Value> {
    let types = vec![rw.cx().index_ty(); basis.len()];
    let basis: Vec<Mixed> = basis.iter().copied().flatten().collect();
    let (known, values) = split(&basis);
    let op = AffineDelinearizeIndexOp::build(rw, loc, &types, index, &values, &known);
    rw.body().results(*op).collect()
}

/// Builds an `affine.linearize_index`.
fn linearize(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    indices: &[Value],
    basis: &[Option<Mixed>],
    disjoint: bool,
) -> Value {
    let basis: Vec<Mixed> = basis.iter().copied().flatten().collect();
    let (known, values) = split(&basis);
    let options = AffineLinearizeIndexOpOptions { multi_index: indices, dynamic_basis: &values, disjoint };
    AffineLinearizeIndexOp::build_with(rw, loc, &known, options)
}

impl Fold for AffineDelinearizeIndexOp<'_> {
    /// Gives the index itself if there is only one result, or constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let basis = delinearize_basis(self);
        if simple(op, &basis).is_some() {
            return None;
        }
        if op.num_results() == 1 {
            return Folded::value(self.linear_index());
        }
        let mut rest = indices_of(op.cx(), operands.get(..1)?)[0]?;
        // The outermost extent must be constant too, although nothing is divided by it.
        if !basis.iter().all(|n| n.constant(op).is_some()) {
            return None;
        }
        let divisors = padded(basis, op.num_results()).split_off(1);
        let mut results = Vec::with_capacity(op.num_results());
        for divisor in divisors.into_iter().rev() {
            let Some(Mixed::Known(divisor)) = divisor else { return None };
            results.push(AffineBinary::Mod.evaluate(rest, divisor)?);
            rest = AffineBinary::FloorDiv.evaluate(rest, divisor)?;
        }
        results.push(rest);
        let attr = |&n: &i64| FoldResult::Attr(op.cx().index_attr(n));
        Some(Folded::Results(results.iter().rev().map(attr).collect()))
    }
}

impl CanonicalizationPatterns for AffineDelinearizeIndexOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(cancel_tail);
        patterns.add(drop_unit_results);
        patterns.add(split_last);
    }
}

impl Fold for AffineLinearizeIndexOp<'_> {
    /// Gives the only index, or a constant.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let basis = linearize_basis(self);
        if simple(op, &basis).is_some() {
            return None;
        }
        let indices: Vec<Value> = self.multi_index().collect();
        if let [index] = indices[..] {
            return Folded::value(index);
        }
        if self.dynamic_basis().len() > 0 {
            return None;
        }
        let mut result = 0i64;
        let mut stride = 1i64;
        let extents = padded(basis, indices.len());
        let known = indices_of(op.cx(), operands.get(..indices.len())?);
        for (&index, extent) in known.iter().zip(extents).rev() {
            result = result.checked_add(index?.checked_mul(stride)?)?;
            match extent {
                Some(Mixed::Known(extent)) => stride = stride.checked_mul(extent)?,
                Some(Mixed::Value(_)) => return None,
                None => {}
            }
        }
        Folded::attr(op.cx().index_attr(result))
    }
}

impl CanonicalizationPatterns for AffineLinearizeIndexOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(cancel_portion);
        patterns.add(drop_leading_zero);
        patterns.add(drop_unit_indices);
    }
}

/// The basis with constant operands as numbers, if there are any.
fn simple(op: OpRef<'_>, basis: &[Mixed]) -> Option<Vec<Mixed>> {
    // A static extent of `affine.delinearize_index` must be positive.
    let least = if op.is::<AffineDelinearizeIndexOp>() { 1 } else { mlir::DYNAMIC + 1 };
    let simplified = |n: &Mixed| n.constant(op).filter(|&k| k >= least).map_or(*n, Mixed::Known);
    let new: Vec<Mixed> = basis.iter().map(simplified).collect();
    (new != basis).then_some(new)
}

/// Makes constant extents static. In MLIR this is a fold and thus precedes every pattern.
pub(super) fn use_constant_basis(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = rw.op(op);
    let known = view
        .attr(AffineDelinearizeIndexOp::STATIC_BASIS_ATTR)
        .and_then(|a| a.as_dense_array::<i64>())
        .ok_or(NoMatch)?;
    let range = view.operand_group(1);
    let basis = mixed(&known, view.operands().skip(range.start).take(range.len()));
    let (known, values) = split(&simple(view, &basis).ok_or(NoMatch)?);
    let attr = rw.cx().dense_array_attr::<i64>(&known);
    rw.set_attr(op, AffineDelinearizeIndexOp::STATIC_BASIS_ATTR, Some(attr));
    rw.set_operand_group(op, 1, &values);
    Ok(())
}

/// `delinearize(linearize disjoint)` whose innermost extents match: uses the innermost indices directly.
fn cancel_tail(op: Handle<AffineDelinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let made = rw.defining::<AffineLinearizeIndexOp>(view.linear_index())?;
    check(made.disjoint())?;
    let indices: Vec<Value> = made.multi_index().collect();
    let from = linearize_basis(made);
    let to = delinearize_basis(view);
    let results = rw.body().num_results(*op);
    let matches = from.iter().rev().zip(to.iter().rev()).take_while(|(a, b)| a == b).count();
    check(matches != 0)?;
    if matches == from.len() && matches == to.len() && indices.len() == results {
        return rw.replace_by_all(*op, &indices);
    }
    let made_loc = made.loc();
    let loc = view.loc();
    let (outer, inner) = indices.split_at(indices.len() - matches);
    let from = padded(from, indices.len());
    let to = padded(to, results);
    let index = linearize(rw, made_loc, outer, &from[..outer.len()], true);
    let mut values = delinearize(rw, loc, index, &to[..results - matches]);
    values.extend(inner);
    rw.replace_by_all(*op, &values)
}

/// The result for an extent of 1 is zero.
fn drop_unit_results(op: Handle<AffineDelinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let index = view.linear_index();
    let loc = view.loc();
    let basis = padded(delinearize_basis(view), rw.body().num_results(*op));
    let is_unit = |n: &Option<Mixed>| n.and_then(|n| n.constant(rw.op(*op))) == Some(1);
    let units: Vec<bool> = basis.iter().map(is_unit).collect();
    check(units.contains(&true))?;
    let zero = build_index(rw, loc, 0);
    let kept: Padded = basis.into_iter().zip(&units).filter(|(_, unit)| !**unit).map(|(n, _)| n).collect();
    let rest = if kept.is_empty() { Vec::new() } else { delinearize(rw, loc, index, &kept) };
    let mut rest = rest.into_iter();
    let values: Vec<Value> =
        units.iter().map(|&unit| if unit { zero } else { rest.next().unwrap_or(zero) }).collect();
    rw.replace_by_all(*op, &values)
}

/// `delinearize(linearize disjoint)` whose innermost extent is the product of several: delinearizes the innermost index
/// separately.
fn split_last(op: Handle<AffineDelinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let made = rw.defining::<AffineLinearizeIndexOp>(view.linear_index())?;
    check(made.disjoint())?;
    let indices: Vec<Value> = made.multi_index().collect();
    let from = linearize_basis(made);
    let to = padded(delinearize_basis(view), rw.body().num_results(*op));
    let Some(&Mixed::Known(target)) = from.last() else { return Err(NoMatch) };
    let mut size = 1i64;
    let mut count = 0;
    for extent in to.iter().rev().copied() {
        let Some(Mixed::Known(extent)) = extent else { return Err(NoMatch) };
        size = size.checked_mul(extent).ok_or(NoMatch)?;
        count += 1;
        if size >= target {
            break;
        }
    }
    check(size == target && count >= 2)?;
    let made_loc = made.loc();
    let loc = view.loc();
    let (&last, outer) = indices.split_last().ok_or(NoMatch)?;
    let from = padded(from, indices.len());
    let (to_outer, to_last) = to.split_at(to.len() - count);
    let index = linearize(rw, made_loc, outer, &from[..outer.len()], true);
    let mut values = delinearize(rw, loc, index, to_outer);
    values.extend(delinearize(rw, loc, last, to_last));
    rw.replace_by_all(*op, &values)
}

/// A leading index of zero adds nothing.
fn drop_leading_zero(op: Handle<AffineLinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let indices: Vec<Value> = view.multi_index().collect();
    let &first = indices.first().ok_or(NoMatch)?;
    check(constant_index(view.op_ref(), first) == Some(0))?;
    if indices.len() == 1 {
        return rw.replace_by(*op, first);
    }
    let basis = padded(linearize_basis(view), indices.len());
    let disjoint = view.disjoint();
    rw.replace_with(*op, |rw, loc| linearize(rw, loc, &indices[1..], &basis[1..], disjoint))
}

/// An index with extent 1 adds nothing if it is zero, which it must be if the indices are disjoint.
fn drop_unit_indices(op: Handle<AffineLinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let indices: Vec<Value> = view.multi_index().collect();
    let basis = padded(linearize_basis(view), indices.len());
    let disjoint = view.disjoint();
    let known = view.op_ref();
    let stays = |&(index, extent): &(Value, Option<Mixed>)| {
        extent.and_then(|n| n.constant(known)) != Some(1)
            || !(disjoint || constant_index(known, index) == Some(0))
    };
    let count = indices.len();
    let (indices, basis): (Vec<Value>, Padded) = indices.into_iter().zip(basis).filter(stays).unzip();
    check(indices.len() != count)?;
    let loc = rw.body().loc(*op);
    let index = if indices.is_empty() {
        build_index(rw, loc, 0)
    } else {
        linearize(rw, loc, &indices, &basis, disjoint)
    };
    rw.replace_by(*op, index)
}

/// Consecutive indices that are consecutive results of one `affine.delinearize_index` with the same extents.
struct Run {
    delinearize: Op,
    /// The positions of the first index and the first result.
    index: usize,
    result: usize,
    length: usize,
}

/// Replaces runs of delinearized parts by the index that was split into them.
fn cancel_portion(op: Handle<AffineLinearizeIndexOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let indices: Vec<Value> = view.multi_index().collect();
    let basis = padded(linearize_basis(view), indices.len());
    let disjoint = view.disjoint();
    let runs = runs(rw, &indices, &basis, disjoint);
    check(!runs.is_empty())?;
    let loc = rw.body().loc(*op);
    let mut new_indices: Vec<Value> = Vec::new();
    let mut new_basis: Padded = Vec::new();
    let mut replacements = Vec::new();
    let mut end = 0;
    for run in runs {
        new_indices.extend(&indices[end..run.index]);
        new_basis.extend(&basis[end..run.index]);
        end = run.index + run.length;
        rw.set_before(run.delinearize);
        let merged = &basis[run.index..end];
        let size = product(rw, loc, merged);
        new_basis.push(size);
        new_indices.push(merge_run(rw, &run, merged, size, &mut replacements)?);
    }
    new_indices.extend(&indices[end..]);
    new_basis.extend(&basis[end..]);
    rw.set_before(*op);
    let index = linearize(rw, loc, &new_indices, &new_basis, disjoint);
    rw.replace_op(*op, &[index]);
    for (old, values) in replacements {
        rw.replace_op(old, &values);
    }
    Ok(())
}

/// The index that replaces a run. Other uses of the parts are recorded in `replacements`.
fn merge_run(
    rw: &mut PatternRewriter<'_>,
    run: &Run,
    merged: &[Option<Mixed>],
    size: Option<Mixed>,
    replacements: &mut Vec<(Op, Vec<Value>)>,
) -> Result<Value, NoMatch> {
    let view = rw.view::<AffineDelinearizeIndexOp>(run.delinearize)?;
    let whole = view.linear_index();
    let loc = view.loc();
    let results = rw.body().num_results(run.delinearize);
    if run.length == results {
        return Ok(whole);
    }
    let mut basis = padded(delinearize_basis(view), results);
    basis.splice(run.result..run.result + run.length, [size]);
    let mut values = delinearize(rw, loc, whole, &basis);
    let combined = values[run.result];
    let parts = delinearize(rw, loc, combined, merged);
    values.splice(run.result..run.result + 1, parts);
    replacements.push((run.delinearize, values));
    Ok(combined)
}

fn runs(rw: &PatternRewriter<'_>, indices: &[Value], basis: &[Option<Mixed>], disjoint: bool) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut at = 0;
    while at < indices.len() {
        let run = run_at(rw, indices, basis, at, disjoint);
        match run.filter(|run| run.length > 1 && runs.iter().all(|r| r.delinearize != run.delinearize)) {
            Some(run) => {
                at += run.length;
                runs.push(run);
            }
            None => at += 1,
        }
    }
    runs
}

fn run_at(
    rw: &PatternRewriter<'_>,
    indices: &[Value],
    basis: &[Option<Mixed>],
    index: usize,
    disjoint: bool,
) -> Option<Run> {
    let view = rw.defining::<AffineDelinearizeIndexOp>(indices[index]).ok()?;
    let results: Vec<Value> = view.multi_index().collect();
    let result = results.iter().position(|&r| r == indices[index])?;
    let extents = padded(delinearize_basis(view), results.len());
    let front = index == 0 && result == 0;
    let known = disjoint && extents[result].is_none() && result == 0;
    if extents[result] != basis[index] && !front && !known {
        return None;
    }
    let more = indices[index + 1..].iter().zip(&basis[index + 1..]);
    let rest = results[result + 1..].iter().zip(&extents[result + 1..]);
    let length = 1 + more.zip(rest).take_while(|(a, b)| a == b).count();
    Some(Run { delinearize: view.id(), index, result, length })
}

/// The product of extents; `None` if the first is missing.
fn product(rw: &mut PatternRewriter<'_>, loc: Loc, extents: &[Option<Mixed>]) -> Option<Mixed> {
    let cx = rw.cx();
    let mut result = cx.affine_constant(1);
    let mut values = Vec::new();
    for &extent in extents {
        // Constants are static by now.
        let factor = match extent? {
            Mixed::Known(known) => cx.affine_constant(known),
            Mixed::Value(value) => {
                values.push(value);
                cx.affine_symbol(values.len() as u32 - 1)
            }
        };
        result = cx.affine_mul(result, factor);
    }
    if let Some(known) = cx.affine_as_constant(result) {
        return Some(Mixed::Known(known));
    }
    let map = cx.affine_map_attr(AffineMap::new(0, values.len() as u32, [result]));
    Some(Mixed::Value(AffineApplyOp::build(rw, loc, map, &values)))
}
