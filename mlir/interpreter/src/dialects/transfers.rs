//! DMA transfers between memory spaces. They are complete as soon as they start: nothing runs concurrently.

use dialects::affine::{AffineDmaStartOp, AffineDmaWaitOp};
use dialects::memref::{DmaStartOp, DmaWaitOp};
use mlir::{AffineMap, OpRef, TypeKind, TypeRef, Value as SsaValue};

use super::affine_code::AffineCode;
use super::sizes::{indices, overflow};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::extents::{Extents, count, indices_at};
use crate::layout::Layout;
use crate::memref::MemRef;
use crate::state::{Slot, State};
use crate::value::Res;

pub(super) fn table() -> Table {
    table! {
        AffineDmaStartOp => affine_start,
        AffineDmaWaitOp as OpRef => |_, _| Ok(()),
        DmaStartOp => start,
        DmaWaitOp as OpRef => |_, _| Ok(()),
    }
}

/// How the indices of a place are computed.
enum Subscripts {
    Values(Vec<Slot>),
    Map(AffineCode),
}

/// A place in memory.
struct Place<'p> {
    memref: Slot,
    ty: TypeRef<'p>,
    subscripts: Subscripts,
    /// The number of the memory space.
    space: i128,
}

/// Takes operands one after the other.
struct Operands<'p> {
    op: OpRef<'p>,
    rest: std::vec::IntoIter<SsaValue>,
}

impl<'p> Operands<'p> {
    fn of(op: OpRef<'p>) -> Self {
        Operands { op, rest: op.operands().collect::<Vec<_>>().into_iter() }
    }

    fn one(&mut self) -> Res<SsaValue> {
        self.rest.next().ok_or_else(|| "has too few operands".to_owned())
    }

    fn many(&mut self, number: usize) -> Res<Vec<SsaValue>> {
        (0..number).map(|_| self.one()).collect()
    }

    /// A memref and its subscripts: an index for each dimension, or an operand for each input of the map.
    fn place(&mut self, d: &mut Decoder<'_, '_>, map: Option<&AffineMap>) -> Res<Place<'p>> {
        let memref = self.one()?;
        let ty = self.op.ty(memref);
        let TypeKind::MemRef { memory_space, .. } = ty.kind() else {
            return Err("moves something other than a memref".to_owned());
        };
        let space = memory_space.map_or(Some(0), |space| ty.cx().attr_ref(space).as_int().map(i128::from));
        let space = space
            .ok_or_else(|| format!("moves memory of type '{ty}', whose memory space is not a number"))?;
        let indices = self.many(map.map_or(ty.rank() as usize, AffineMap::num_inputs))?;
        let indices = d.slots_of(indices);
        let subscripts = match map {
            None => Subscripts::Values(indices),
            Some(map) => Subscripts::Map(AffineCode::of_map(d.cx(), map, &indices)?),
        };
        Ok(Place { memref: d.slot(memref), ty, subscripts, space })
    }

    /// The stride and the number of elements per stride, if given.
    fn stride(&mut self, d: &mut Decoder<'_, '_>) -> Res<Option<(Slot, Slot)>> {
        match self.rest.len() {
            0 => Ok(None),
            _ => Ok(Some((d.slot(self.one()?), d.slot(self.one()?)))),
        }
    }
}

fn start<'p>(d: &mut Decoder<'_, 'p>, op: DmaStartOp<'p>) -> Res {
    let mut operands = Operands::of(*op);
    let source = operands.place(d, None)?;
    let target = operands.place(d, None)?;
    let length = d.slot(operands.one()?);
    operands.place(d, None)?;
    let stride = operands.stride(d)?;
    transfer(d, source, target, length, stride)
}

fn affine_start<'p>(d: &mut Decoder<'_, 'p>, op: AffineDmaStartOp<'p>) -> Res {
    let mut operands = Operands::of(*op);
    let [source, target, tag] = op.maps();
    let source = operands.place(d, Some(source))?;
    let target = operands.place(d, Some(target))?;
    operands.place(d, Some(tag))?;
    let length = d.slot(operands.one()?);
    let stride = operands.stride(d)?;
    transfer(d, source, target, length, stride)
}

/// The elements of a memref in row-major order, starting at a place.
struct Row {
    memref: MemRef,
    first: usize,
    /// The number of elements in a block, and the distance between the starts of blocks.
    step: Option<(usize, usize)>,
}

impl Row {
    fn of(state: &State<'_>, place: &Place<'_>) -> Res<Self> {
        let indices: Extents = match &place.subscripts {
            Subscripts::Map(code) => code.evaluate(state)?,
            Subscripts::Values(slots) => indices(state, slots)?,
        };
        let memref = state.get(place.memref).memref()?.clone();
        // Only checks the bounds.
        memref.element(&indices, 1)?;
        let position = |at: usize, (&index, &size): (&i64, &i64)| {
            at.checked_mul(usize::try_from(size).ok()?)?.checked_add(usize::try_from(index).ok()?)
        };
        let first = indices.iter().zip(&memref.sizes).try_fold(0, position).ok_or_else(overflow)?;
        Ok(Row { memref, first, step: None })
    }

    /// The address of the element with this number.
    fn address(&self, number: usize, size: u64) -> Res<u64> {
        let distance = match self.step {
            Some((together, stride)) => {
                (number / together).checked_mul(stride).and_then(|d| d.checked_add(number % together))
            }
            None => Some(number),
        };
        let all = count(&self.memref.sizes).ok_or_else(overflow)?;
        let at = distance.and_then(|distance| self.first.checked_add(distance)).filter(|&at| at < all);
        let at = at.ok_or_else(|| {
            format!(
                "moves more elements than there are in memory of sizes {:?}",
                self.memref.sizes.as_slice()
            )
        })?;
        self.memref.element(&indices_at(&self.memref.sizes, at), size)
    }
}

/// Copies elements. A stride applies to the slower memory, which is the one whose space has the lower number.
fn transfer<'p>(
    d: &mut Decoder<'_, 'p>,
    source: Place<'p>,
    target: Place<'p>,
    length: Slot,
    stride: Option<(Slot, Slot)>,
) -> Res {
    let size = Layout::of_elements(source.ty)?.size();
    if stride.is_some() && source.space == target.space {
        return Err(
            "has a stride, but both memories are in the same space, so it is unclear which one it applies to"
                .to_owned(),
        );
    }
    d.compute(move |s| {
        let mut from = Row::of(s, &source)?;
        let mut into = Row::of(s, &target)?;
        if let Some((stride, together)) = stride {
            let number =
                |slot| usize::try_from(s.index(slot)?).map_err(|_| "has a negative stride".to_owned());
            let step = (number(together)?, number(stride)?);
            if step.0 == 0 {
                return Err("moves no elements per stride".to_owned());
            }
            let slower = if source.space < target.space { &mut from } else { &mut into };
            slower.step = Some(step);
        }
        let length = s.index(length)?;
        for number in 0..usize::try_from(length).map_err(|_| format!("moves {length} elements"))? {
            s.memory.copy(into.address(number, size)?, from.address(number, size)?, size)?;
        }
        Ok(())
    });
    Ok(())
}
