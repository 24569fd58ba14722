//! The vector dialect: elements and parts of vectors, their shapes, and masks. Vectors are the same values as those of the
//! llvm dialect and as tensors, so that element-wise operations need nothing of their own. All shapes are known when a
//! function is decoded; those that depend on the machine are not supported.

use std::ops::Range;

use dialects::vector::parts::integers;
use dialects::vector::{
    BitCastOp, BroadcastOp, ConstantMaskOp, CreateMaskOp, DeinterleaveOp, ExtractOp, ExtractStridedSliceOp,
    FromElementsOp, InsertOp, InsertStridedSliceOp, InterleaveOp, MaskOp, ShapeCastOp, ShuffleOp, StepOp,
    ToElementsOp, TransposeOp, TypeCastOp, YieldOp,
};
use mlir::{OpRef, TypeRef, Value as SsaValue, row_major_strides};

use super::arith::bitcast;
use super::scf::{end_region, run_once};
use super::sizes::Mixed;
use super::table::{Table, table};
use crate::code::Flow;
use crate::decode::Decoder;
use crate::elements::scalar_layout;
use crate::extents::{Extents, count, indices_at};
use crate::memref::MemRef;
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

/// What an element is that no element was selected for.
const UNSELECTED: Value = Value::Undefined("it was not selected");

/// What an element is whose position is not in the vector.
const OUTSIDE: Value = Value::Undefined("its position is outside the vector");

pub(super) fn table() -> Table {
    table! {
        BitCastOp as OpRef => bitcast,
        BroadcastOp => broadcast,
        ConstantMaskOp => constant_mask,
        CreateMaskOp => create_mask,
        DeinterleaveOp => deinterleave,
        ExtractOp => extract,
        ExtractStridedSliceOp => extract_slice,
        FromElementsOp => from_elements,
        InsertOp => insert,
        InsertStridedSliceOp => insert_slice,
        InterleaveOp => interleave,
        MaskOp => |d, op| run_once(d, *op, op.mask_region()),
        ShapeCastOp => |d, op| rearrange(d, *op, op.result(), &[op.source()], |i| Some((0, i))),
        ShuffleOp => shuffle,
        StepOp => |d, op| compute(d, *op, op.result(), |_| Ok(|i| Ok((i as i64).into()))),
        ToElementsOp => to_elements,
        TransposeOp => transpose,
        TypeCastOp => type_cast,
        YieldOp as OpRef => end_region,
    }
}

/// The mask of the operation around one that may be masked, and the operation's values for what the mask hides.
pub(super) fn masking(op: OpRef<'_>) -> Option<(SsaValue, Option<SsaValue>)> {
    let around = op.parent_op()?.cast::<MaskOp>()?;
    Some((around.mask(), around.passthru()))
}

/// The sizes of a vector; `None` for a scalar.
pub(super) fn sizes_of(ty: TypeRef<'_>) -> Res<Option<Extents>> {
    if !ty.is_vector() {
        return Ok(None);
    }
    scalar_layout(ty)?;
    Ok(ty.shape().map(Extents::from))
}

/// The row-major distance between elements along each dimension.
pub(super) fn strides_of(sizes: &[i64]) -> Res<Extents> {
    row_major_strides(sizes).ok_or_else(|| "has more elements than an index can count".to_owned())
}

/// The position of an element from its indices and the distances between elements.
pub(super) fn position(indices: &[i64], strides: &[i64]) -> usize {
    indices.iter().zip(strides).map(|(&index, &stride)| index * stride).sum::<i64>() as usize
}

/// A vector of these sizes, or a scalar: the element at each position.
pub(super) fn built(
    state: &State<'_>,
    sizes: Option<&Extents>,
    mut element: impl FnMut(usize) -> Res<Value>,
) -> Res<Value> {
    let Some(sizes) = sizes else { return element(0) };
    let mut made = Elements::with_sizes(&state.memory, sizes.clone())?;
    for at in 0..count(sizes).unwrap_or(0) {
        made.push(element(at)?);
    }
    Ok(made.into())
}

/// Emits a computation of `count` parts in steps of some parts each, at least one step, between which a program can be
/// interrupted.
pub(super) fn in_steps<'p>(
    d: &mut Decoder<'_, 'p>,
    count: usize,
    compute: impl Fn(&mut State<'_>, Range<usize>) -> Res + 'p,
) {
    const STEP: usize = 1 << 16;
    let next = d.temporary();
    let start = d.label();
    d.define(next, |_| Ok(Value::Int(0)));
    d.place(start);
    d.emit(move |s| {
        let first = usize::try_from(s.int(next)?).unwrap_or(count);
        let end = first.saturating_add(STEP).min(count);
        compute(s, first..end)?;
        s.set(next, Value::Int(end as u128));
        Ok(if end < count { Flow::Jump(start) } else { Flow::Next })
    });
}

/// Emits an instruction that computes the elements of a result from their positions; `begin` reads what they need.
fn compute<'p, F: FnMut(usize) -> Res<Value>>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    result: SsaValue,
    begin: impl Fn(&State<'_>) -> Res<F> + 'p,
) -> Res {
    let sizes = sizes_of(op.ty(result))?;
    let result = d.slot(result);
    d.define(result, move |s| {
        let element = begin(s)?;
        built(s, sizes.as_ref(), element)
    });
    Ok(())
}

/// Emits an instruction whose result has elements of the sources: for each position, the number of the source and the
/// position in it, or nothing.
fn rearrange<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    result: SsaValue,
    sources: &[SsaValue],
    place: impl Fn(usize) -> Option<(usize, usize)> + 'p,
) -> Res {
    let sizes = sizes_of(op.ty(result))?;
    let sources = d.slots_of(sources.iter().copied());
    let result = d.slot(result);
    d.define(result, move |s| {
        built(s, sizes.as_ref(), |i| match place(i).and_then(|(which, at)| Some((sources.get(which)?, at))) {
            Some((&source, at)) => s.get(source).lane(at).cloned(),
            None => Ok(UNSELECTED),
        })
    });
    Ok(())
}

/// The sizes of a value that is a vector.
fn extents(op: OpRef<'_>, value: SsaValue) -> Res<Extents> {
    Ok(sizes_of(op.ty(value))?.unwrap_or_default())
}

/// Missing dimensions are in front; those of size 1 are repeated.
fn broadcast<'p>(d: &mut Decoder<'_, 'p>, op: BroadcastOp<'p>) -> Res {
    let from = extents(*op, op.source())?;
    let into = extents(*op, op.vector())?;
    let strides = strides_of(&from)?;
    let lead = into.len().saturating_sub(from.len());
    rearrange(d, *op, op.vector(), &[op.source()], move |i| {
        let indices = indices_at(&into, i);
        let dims = indices.iter().skip(lead).zip(&from);
        let inner: Extents = dims.map(|(&index, &size)| if size == 1 { 0 } else { index }).collect();
        Some((0, position(&inner, &strides)))
    })
}

fn transpose<'p>(d: &mut Decoder<'_, 'p>, op: TransposeOp<'p>) -> Res {
    let strides = strides_of(&extents(*op, op.vector())?)?;
    let into = extents(*op, op.result())?;
    let stride = |dim: i64| usize::try_from(dim).ok().and_then(|dim| strides.get(dim).copied());
    let permuted = op.permutation().into_iter().map(stride).collect::<Option<Extents>>();
    let permuted = permuted.ok_or("has no permutation")?;
    rearrange(d, *op, op.result(), &[op.vector()], move |i| {
        Some((0, position(&indices_at(&into, i), &permuted)))
    })
}

/// Selects along the first dimension of both vectors one after the other.
fn shuffle<'p>(d: &mut Decoder<'_, 'p>, op: ShuffleOp<'p>) -> Res {
    let first = extents(*op, op.v1())?;
    let part = count(first.get(1..).unwrap_or_default()).unwrap_or(0).max(1);
    let length = usize::try_from(first.first().copied().unwrap_or(1)).unwrap_or(0);
    let mask = op.mask();
    rearrange(d, *op, op.vector(), &[op.v1(), op.v2()], move |i| {
        let row = usize::try_from(*mask.get(i / part)?).ok()?;
        let (which, row) = row.checked_sub(length).map_or((0, row), |row| (1, row));
        Some((which, row * part + i % part))
    })
}

fn interleave<'p>(d: &mut Decoder<'_, 'p>, op: InterleaveOp<'p>) -> Res {
    rearrange(d, *op, op.result(), &[op.lhs(), op.rhs()], |i| Some((i % 2, i / 2)))
}

fn deinterleave<'p>(d: &mut Decoder<'_, 'p>, op: DeinterleaveOp<'p>) -> Res {
    rearrange(d, *op, op.res1(), &[op.source()], |i| Some((0, 2 * i)))?;
    rearrange(d, *op, op.res2(), &[op.source()], |i| Some((0, 2 * i + 1)))
}

/// The position in a vector of sizes `sizes` where a part begins, from the indices of the leading dimensions; `None` if it
/// is outside. Also the number of elements of the part.
fn part(indices: &[i64], sizes: &[i64]) -> (Option<usize>, usize) {
    let length = count(sizes.get(indices.len()..).unwrap_or_default()).unwrap_or(0);
    let row = indices.iter().zip(sizes).try_fold(0usize, |row, (&index, &size)| {
        let index = if (0..size).contains(&index) { usize::try_from(index).ok()? } else { return None };
        row.checked_mul(usize::try_from(size).ok()?)?.checked_add(index)
    });
    (row.and_then(|row| row.checked_mul(length)), length)
}

/// What is outside the vector is poison, as in LLVM: only a use of it is an error.
fn extract<'p>(d: &mut Decoder<'_, 'p>, op: ExtractOp<'p>) -> Res {
    let sizes = extents(*op, op.source())?;
    let at = Mixed::of(d, op.static_position(), op.dynamic_position());
    let source = d.slot(op.source());
    let result = sizes_of(op.ty(op.result()))?;
    let slot = d.slot(op.result());
    d.define(slot, move |s| {
        let (start, _) = part(&at.values(s)?, &sizes);
        built(s, result.as_ref(), |i| match start {
            Some(start) => s.get(source).lane(start + i).cloned(),
            None => Ok(OUTSIDE),
        })
    });
    Ok(())
}

fn insert<'p>(d: &mut Decoder<'_, 'p>, op: InsertOp<'p>) -> Res {
    let sizes = extents(*op, op.dest())?;
    let at = Mixed::of(d, op.static_position(), op.dynamic_position());
    let [value, dest] = [op.value_to_store(), op.dest()].map(|value| d.slot(value));
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let (start, length) = part(&at.values(s)?, &sizes);
        built(s, Some(&sizes), |i| match start {
            Some(start) if (start..start + length).contains(&i) => s.get(value).lane(i - start).cloned(),
            Some(_) => s.get(dest).lane(i).cloned(),
            None => Ok(OUTSIDE),
        })
    });
    Ok(())
}

/// Strides are 1.
fn extract_slice<'p>(d: &mut Decoder<'_, 'p>, op: ExtractStridedSliceOp<'p>) -> Res {
    let strides = strides_of(&extents(*op, op.source())?)?;
    let result = op.result(0);
    let into = extents(*op, result)?;
    let start = position(&integers(op.offsets_attr()), &strides);
    rearrange(d, *op, result, &[op.source()], move |i| {
        Some((0, start + position(&indices_at(&into, i), &strides)))
    })
}

/// Strides are 1; the slice has the last dimensions.
fn insert_slice<'p>(d: &mut Decoder<'_, 'p>, op: InsertStridedSliceOp<'p>) -> Res {
    let inner = extents(*op, op.value_to_store())?;
    let strides = strides_of(&inner)?;
    let whole = extents(*op, op.dest())?;
    let offsets = integers(op.offsets_attr());
    let lead = whole.len().saturating_sub(inner.len());
    rearrange(d, *op, op.result(), &[op.dest(), op.value_to_store()], move |i| {
        let indices = indices_at(&whole, i);
        let moved = indices.iter().zip(&offsets).map(|(&index, &offset)| index - offset);
        let moved: Extents = moved.collect();
        let (outer, part) = moved.split_at(lead.min(moved.len()));
        let inside = outer.iter().all(|&index| index == 0)
            && part.iter().zip(&inner).all(|(&index, &size)| (0..size).contains(&index));
        Some(if inside { (1, position(part, &strides)) } else { (0, i) })
    })
}

fn from_elements<'p>(d: &mut Decoder<'_, 'p>, op: FromElementsOp<'p>) -> Res {
    let elements: Vec<SsaValue> = op.elements().collect();
    rearrange(d, *op, op.dest(), &elements, |i| Some((i, 0)))
}

fn to_elements<'p>(d: &mut Decoder<'_, 'p>, op: ToElementsOp<'p>) -> Res {
    extents(*op, op.source())?;
    let source = d.slot(op.source());
    let results: Vec<Slot> = d.slots_of(op.elements());
    d.compute(move |s| {
        for (at, &result) in results.iter().enumerate() {
            let element = s.get(source).lane(at)?.clone();
            s.set(result, element);
        }
        Ok(())
    });
    Ok(())
}

/// Whether each index is less than the bound of its dimension; a vector without dimensions has a bound, too.
fn is_below(sizes: &[i64], bounds: &[i64], position: usize) -> Value {
    let mut indices = indices_at(sizes, position);
    indices.resize(bounds.len(), 0);
    indices.iter().zip(bounds).all(|(index, bound)| index < bound).into()
}

fn constant_mask<'p>(d: &mut Decoder<'_, 'p>, op: ConstantMaskOp<'p>) -> Res {
    let result = op.result(0);
    let sizes = extents(*op, result)?;
    let bounds = std::rc::Rc::new((sizes, op.mask_dim_sizes()));
    compute(d, *op, result, move |_| {
        let bounds = bounds.clone();
        Ok(move |i| Ok(is_below(&bounds.0, &bounds.1, i)))
    })
}

fn create_mask<'p>(d: &mut Decoder<'_, 'p>, op: CreateMaskOp<'p>) -> Res {
    let result = op.result(0);
    let sizes = extents(*op, result)?;
    let bounds = d.slots_of(op.operands());
    compute(d, *op, result, move |s| {
        let bounds = super::sizes::indices(s, &bounds)?;
        let sizes = sizes.clone();
        Ok(move |i| Ok(is_below(&sizes, &bounds, i)))
    })
}

/// The same memory, whose elements are the last dimensions together.
fn type_cast<'p>(d: &mut Decoder<'_, 'p>, op: TypeCastOp<'p>) -> Res {
    let sizes: Extents = op.ty(op.result()).shape().unwrap_or_default().into();
    let memref = d.slot(op.memref());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let source = s.get(memref).memref()?;
        let view = MemRef::row_major(source.aligned, sizes.clone())?;
        Ok(MemRef { allocated: source.allocated, offset: source.offset, ..view }.into())
    });
    Ok(())
}
