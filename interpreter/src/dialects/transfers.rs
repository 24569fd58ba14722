//! Transfers between memories, which are over as soon as they are started: nothing else runs meanwhile.

use dialects::affine::{AffineDmaStartOp, AffineDmaWaitOp};
use dialects::memref::{DmaStartOp, DmaWaitOp};
use mlir::{AttrRef, OpRef, TypeKind};

use super::affine_code::AffineCode;
use super::sizes::{indices, overflow};
use super::table::{Table, table};
use crate::decode::{Decoder, attribute, operand_type};
use crate::extents::{Extents, count, indices_at};
use crate::layout::Layout;
use crate::memref::MemRef;
use crate::state::{Slot, State};

pub(super) fn table() -> Table {
    table! {
        AffineDmaStartOp => affine_start,
        AffineDmaWaitOp => |_, _| Ok(()),
        DmaStartOp => start,
        DmaWaitOp => |_, _| Ok(()),
    }
}

/// What tells the indices of a place.
enum Subscripts {
    Values(Vec<Slot>),
    Map(AffineCode),
}

/// A place in memory.
struct Place {
    memref: Slot,
    subscripts: Subscripts,
    /// The number of the memory space.
    space: i128,
}

/// Takes operands one after the other.
struct Operands<'p> {
    op: OpRef<'p>,
    slots: Vec<Slot>,
    next: usize,
}

impl Operands<'_> {
    fn one(&mut self) -> Result<Slot, String> {
        let slot = self.slots.get(self.next).copied().ok_or("has too few operands")?;
        self.next += 1;
        Ok(slot)
    }

    fn many(&mut self, number: usize) -> Result<Vec<Slot>, String> {
        (0..number).map(|_| self.one()).collect()
    }

    /// A memref, and its subscripts: as many indices as it has dimensions, or what a map takes.
    fn place(&mut self, d: &Decoder<'_, '_>, map: Option<&str>) -> Result<Place, String> {
        let ty = operand_type(self.op, self.next)?;
        let TypeKind::MemRef { memory_space, .. } = ty.kind() else {
            return Err("moves no memory".to_owned());
        };
        let space = memory_space
            .map_or(Some(0), |space| AttrRef::as_int(self.op.cx().attr_ref(space)).map(i128::from));
        let space = space.ok_or_else(|| format!("moves memory of type '{ty}', whose space has no number"))?;
        let memref = self.one()?;
        let subscripts = match map {
            None => Subscripts::Values(self.many(ty.rank() as usize)?),
            Some(name) => {
                let map = attribute(self.op, name)?.as_affine_map().ok_or("has no affine map")?;
                Subscripts::Map(AffineCode::of_map(d.cx(), map, &self.many(map.num_inputs())?)?)
            }
        };
        Ok(Place { memref, subscripts, space })
    }

    /// The stride and how many elements are taken at each of its steps, if they are there.
    fn stride(&mut self) -> Result<Option<(Slot, Slot)>, String> {
        match self.slots.len() - self.next.min(self.slots.len()) {
            0 => Ok(None),
            _ => Ok(Some((self.one()?, self.one()?))),
        }
    }
}

fn start<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let mut operands = Operands { op, slots: d.operands(op), next: 0 };
    let (source, target) = (operands.place(d, None)?, operands.place(d, None)?);
    let length = operands.one()?;
    operands.place(d, None)?;
    let stride = operands.stride()?;
    transfer(d, op, source, target, length, stride)
}

fn affine_start<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let mut operands = Operands { op, slots: d.operands(op), next: 0 };
    let (source, target) = (operands.place(d, Some("src_map"))?, operands.place(d, Some("dst_map"))?);
    operands.place(d, Some("tag_map"))?;
    let length = operands.one()?;
    let stride = operands.stride()?;
    transfer(d, op, source, target, length, stride)
}

/// Elements of a memref in row-major order from a place on.
struct Row {
    memref: MemRef,
    first: usize,
    /// How many elements are taken together, and how far apart those are that begin.
    step: Option<(usize, usize)>,
}

impl Row {
    fn of(state: &State<'_>, place: &Place) -> Result<Self, String> {
        let indices: Extents = match &place.subscripts {
            Subscripts::Map(code) => code.evaluate(state)?,
            Subscripts::Values(slots) => indices(state, slots)?,
        };
        let memref = state.get(place.memref).memref()?.clone();
        // An index out of bounds is an error here.
        memref.element(&indices, 1)?;
        let position = |at: usize, (&index, &size): (&i64, &i64)| {
            at.checked_mul(usize::try_from(size).ok()?)?.checked_add(usize::try_from(index).ok()?)
        };
        let first = indices.iter().zip(&memref.sizes).try_fold(0, position).ok_or_else(overflow)?;
        Ok(Row { memref, first, step: None })
    }

    /// The address of an element.
    fn address(&self, number: usize, size: u64) -> Result<u64, String> {
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

/// Copies elements. A stride is that of the slower memory, which is the one whose space has the lower number.
fn transfer<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    source: Place,
    target: Place,
    length: Slot,
    stride: Option<(Slot, Slot)>,
) -> Result<(), String> {
    let size = Layout::of_elements(operand_type(op, 0)?)?.size();
    if stride.is_some() && source.space == target.space {
        return Err("has a stride, and both memories are of one space: it is not said which of them has it"
            .to_owned());
    }
    d.compute(move |s| {
        let (mut from, mut into) = (Row::of(s, &source)?, Row::of(s, &target)?);
        if let Some((stride, together)) = stride {
            let number =
                |slot| usize::try_from(s.index(slot)?).map_err(|_| "has a negative stride".to_owned());
            let step = (number(together)?, number(stride)?);
            if step.0 == 0 {
                return Err("moves no elements at each step of its stride".to_owned());
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
