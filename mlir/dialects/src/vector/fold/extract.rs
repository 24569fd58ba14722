//! Folds of `vector.extract`: through whatever puts its source together.

use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, AttrRef, OpRef, TypeRef, Value};

use super::super::parts::{POISON, integers};
use super::super::places::{place, position, strides};
use super::super::types::VectorType;
use super::super::{
    BroadcastOp, ExtractOp, ExtractStridedSliceOp, FromElementsOp, InsertOp, InsertStridedSliceOp,
    ShapeCastOp, ShuffleOp, TransposeOp,
};
use super::{Part, constant, is_known, is_poison_constant, poison};
use crate::elements::{element_at, resized_splat, selected, splat_value};
use crate::memref::fold::defined_by;
use crate::offsets_sizes_strides::{Mixed, known};

/// What an extraction becomes.
enum Found {
    /// A value that exists.
    Value(Value),
    /// A part of another vector.
    Part(Part),
}

/// The shape of a vector; that of a scalar is empty.
fn shape_of(ty: TypeRef<'_>) -> &[i64] {
    ty.shape().unwrap_or_default()
}

/// The part at a known position.
fn at(source: Value, position: &[i64]) -> Option<Found> {
    Some(Found::Part(Part { source, position: position.iter().map(|&n| Mixed::Known(n)).collect() }))
}

/// A part of a constant.
fn of_constant(source: AttrRef<'_>, part: &Part, result: TypeRef<'_>) -> Option<Attr> {
    if let Some(element) = splat_value(source) {
        return if result.is_vector() { resized_splat(source, result) } else { Some(element) };
    }
    let ty = VectorType::of(source.ty()).filter(|ty| !ty.is_scalable())?;
    let start = place(&part.known()?, &strides(ty.shape));
    if !result.is_vector() {
        return element_at(source, &position(start, &strides(ty.shape)));
    }
    let count = VectorType::of(result)?.num_elements();
    selected(source, start..start + count, result)
}

/// Looks through extractions at known positions.
fn of_extract(op: OpRef<'_>, part: &Part) -> Option<Found> {
    let mut before = defined_by::<ExtractOp>(op, part.source)?;
    let mut whole = part.known()?;
    loop {
        let outer = before.static_position();
        is_known(&outer).then_some(())?;
        whole = [outer, whole].concat();
        match defined_by::<ExtractOp>(op, before.source()) {
            Some(next) => before = next,
            None => return at(before.source(), &whole),
        }
    }
}

/// Whether all numbers of which neither is negative are equal.
fn overlap(a: &[i64], b: &[i64]) -> bool {
    a.iter().zip(b).all(|(&a, &b)| a < 0 || b < 0 || a == b)
}

/// Looks through insertions and transpositions. The dimensions of the result follow the position as negative numbers:
/// if they are in order at the end, the result is not transposed.
fn of_inserts_and_transposes(op: OpRef<'_>, part: &Part) -> Option<Found> {
    let indices = part.known()?;
    let inner: Vec<i64> = (indices.len() as i64 + 1..=op.ty(part.source).rank()).map(|dim| -dim).collect();
    let mut count = indices.len();
    let mut place = [indices, inner.clone()].concat();
    let mut source = part.source;
    loop {
        if let Some(transpose) = defined_by::<TransposeOp>(op, source) {
            let mut before = place.clone();
            for (&dim, &index) in transpose.permutation().iter().zip(&place) {
                *before.get_mut(usize::try_from(dim).ok()?)? = index;
            }
            place = before;
            source = transpose.vector();
            continue;
        }
        let Some(insert) = defined_by::<InsertOp>(op, source) else { break };
        let inserted = insert.static_position();
        if is_known(&inserted) && place.starts_with(&inserted) {
            let rest = &place[inserted.len()..];
            if rest == inner && inserted.len() == count {
                return Some(Found::Value(insert.value_to_store()));
            }
            let kept = rest.len().checked_sub(inner.len())?;
            return (rest[kept..] == inner).then(|| at(insert.value_to_store(), &rest[..kept]))?;
        }
        if inserted.starts_with(&place) || overlap(&place, &inserted) {
            return None;
        }
        source = insert.dest();
    }
    count = count.min(place.len());
    (source != part.source && place[count..] == inner).then(|| at(source, &place[..count]))?
}

/// The operand of a broadcast, or of a shape cast that only adds leading dimensions of extent 1.
pub(crate) fn before_broadcast(op: OpRef<'_>, value: Value) -> Option<Value> {
    if let Some(broadcast) = defined_by::<BroadcastOp>(op, value) {
        return Some(broadcast.source());
    }
    let cast = defined_by::<ShapeCastOp>(op, value)?;
    let (from, to) = (VectorType::of(op.ty(cast.source()))?, VectorType::of(op.ty(value))?);
    to.ends_with(from).then(|| cast.source())
}

/// Looks through a broadcast.
fn of_broadcast(op: OpRef<'_>, part: &Part, result: TypeRef<'_>) -> Option<Found> {
    let input = before_broadcast(op, part.source)?;
    if op.ty(input) == result {
        return Some(Found::Value(input));
    }
    let (from, to) = (shape_of(op.ty(input)), shape_of(result));
    from.ends_with(to).then_some(())?;
    let added = shape_of(op.ty(part.source)).len().checked_sub(from.len())?;
    let index = |(at, &extent): (usize, &i64)| match extent {
        1 => Some(Mixed::Known(0)),
        _ => part.position.get(at + added).copied(),
    };
    let position = from[..from.len() - to.len()].iter().enumerate().map(index).collect::<Option<_>>()?;
    Some(Found::Part(Part { source: input, position }))
}

/// The element of one of the vectors that a shuffle chooses from.
fn of_shuffle(op: OpRef<'_>, part: &Part) -> Option<Found> {
    let indices = part.known()?;
    let shuffle = defined_by::<ShuffleOp>(op, part.source)?;
    let &[index] = indices.as_slice() else { return None };
    let &[first] = shape_of(op.ty(shuffle.v1())) else { return None };
    let chosen = *shuffle.mask().get(usize::try_from(index).ok()?)?;
    if chosen < first { at(shuffle.v1(), &[chosen]) } else { at(shuffle.v2(), &[chosen - first]) }
}

/// Whether it is known how far apart neighbours are in the dimensions before the last `kept` ones.
fn has_known_strides(ty: VectorType<'_>, kept: usize) -> bool {
    !ty.scalable[..ty.rank() - kept].iter().skip(1).any(|&scalable| scalable)
}

/// Looks through a shape cast that keeps the dimensions of the result.
fn of_shape_cast(op: OpRef<'_>, part: &Part, result: TypeRef<'_>) -> Option<Found> {
    let indices = part.known()?;
    let cast = defined_by::<ShapeCastOp>(op, part.source)?;
    let (from, to) = (VectorType::of(op.ty(cast.source()))?, VectorType::of(op.ty(part.source))?);
    let kept = match VectorType::of(result) {
        Some(ty) => from.ends_with(ty).then_some(ty.rank())?,
        None => 0,
    };
    let known =
        indices.len() + kept == to.rank() && has_known_strides(from, kept) && has_known_strides(to, kept);
    known.then_some(())?;
    let place = place(&indices, &strides(&to.shape[..indices.len()]));
    at(cast.source(), &position(place, &strides(&from.shape[..from.rank() - kept])))
}

/// Looks through a slice that has all of the dimensions of the result.
fn of_slice(op: OpRef<'_>, part: &Part, result: TypeRef<'_>) -> Option<Found> {
    let mut indices = part.known()?;
    let slice = defined_by::<ExtractStridedSliceOp>(op, part.source)?;
    let (from, to) = (shape_of(op.ty(slice.source())), shape_of(op.ty(part.source)));
    let mut offsets = integers(slice.offsets_attr());
    while let Some(last) = offsets.len().checked_sub(1)
        && offsets[last] == 0
        && to.get(last) == from.get(last)
    {
        offsets.pop();
    }
    (shape_of(result).len() + offsets.len() <= from.len()).then_some(())?;
    indices.iter_mut().zip(offsets).for_each(|(index, offset)| *index += offset);
    at(slice.source(), &indices)
}

/// Finds the slice that was inserted where the part is. If there are others in between, they are elsewhere.
fn of_inserted_slices(op: OpRef<'_>, part: &Part, result: TypeRef<'_>) -> Option<Found> {
    let indices = part.known()?;
    let inner = shape_of(result).len();
    let mut insert = defined_by::<InsertStridedSliceOp>(op, part.source)?;
    loop {
        let (slice, whole) = (shape_of(op.ty(insert.value_to_store())), shape_of(op.ty(insert.dest())));
        let added = whole.len().checked_sub(slice.len())?;
        let outer = slice.len().checked_sub(inner)?;
        let offsets = integers(insert.offsets_attr());
        let inside = |(dim, (&index, &start)): (usize, (&i64, &i64))| {
            let size = dim.checked_sub(added).map_or(1, |dim| slice[dim]);
            (start..start + size).contains(&index)
        };
        if indices.iter().zip(&offsets).enumerate().all(inside) {
            (slice[outer..] == whole[outer + added..]).then_some(())?;
            let places = indices.iter().zip(&offsets).skip(added).map(|(index, start)| index - start);
            return at(insert.value_to_store(), &places.collect::<Vec<_>>());
        }
        insert = defined_by(op, insert.dest())?;
    }
}

/// The scalar that became the element.
fn of_elements(op: OpRef<'_>, part: &Part, result: TypeRef<'_>) -> Option<Found> {
    let indices = part.known()?;
    let before = defined_by::<FromElementsOp>(op, part.source)?;
    let ty = op.ty(part.source);
    (result == ty.element_type()).then_some(())?;
    let place = usize::try_from(place(&indices, &strides(shape_of(ty)))).ok()?;
    before.elements().nth(place).map(Found::Value)
}

impl ExtractOp<'_> {
    fn find(self, part: &Part) -> Option<Found> {
        let op = *self;
        let result = op.ty(self.result());
        of_extract(op, part)
            .or_else(|| of_inserts_and_transposes(op, part))
            .or_else(|| of_broadcast(op, part, result))
            .or_else(|| of_shuffle(op, part))
            .or_else(|| of_shape_cast(op, part, result))
            .or_else(|| of_slice(op, part, result))
            .or_else(|| of_inserted_slices(op, part, result))
            .or_else(|| of_elements(op, part, result))
    }
}

impl Fold for ExtractOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let result = op.ty(self.result());
        let given = Part::of_extract(self);
        if given.position.is_empty() && op.ty(self.source()) == result {
            return Folded::value(self.source());
        }
        let source = constant(op, operands, 0);
        if is_poison_constant(source) {
            return poison(op);
        }
        let part = given.with_constants(op, operands.get(1..)?);
        if known(&part.position).contains(&POISON) {
            return poison(op);
        }
        if let Some(attr) = source.and_then(|source| of_constant(source, &part, result)) {
            return Folded::attr(attr);
        }
        match self.find(&part) {
            Some(Found::Value(value)) => Folded::value(value),
            Some(Found::Part(found)) => found.replacing(op, &given, 0),
            None => part.replacing(op, &given, 0),
        }
    }
}
