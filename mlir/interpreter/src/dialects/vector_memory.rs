//! Vectors in memory, and in tensors: transfers, loads and stores, gathers and scatters. Each element is read or written
//! on its own. An element that was never written is undefined, so that it may be copied.

use dialects::affine::{AffineVectorLoadOp, AffineVectorStoreOp};
use dialects::vector::transfers::Transfer;
use dialects::vector::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp, StoreOp,
    TransferReadOp, TransferWriteOp,
};
use mlir::{AffineMap, OpRef, TypeRef, Value as SsaValue};

use super::affine_code::AffineCode;
use super::sizes::{indices, overflow};
use super::table::{Table, table};
use super::vector::{masking, position, sizes_of, strides_of};
use crate::decode::Decoder;
use crate::elements::{scalar_layout, scalar_type};
use crate::extents::{Extents, count, for_each_index};
use crate::layout::{Layout, int_width};
use crate::number::signed;
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        AffineVectorLoadOp => |d, op| {
            let at = Indices::of_map(d, op.map(), op.indices())?;
            load(d, *op, (op.memref(), op.result()), at, Lanes::default())
        },
        AffineVectorStoreOp => |d, op| {
            let at = Indices::of_map(d, op.map(), op.indices())?;
            store(d, *op, (op.memref(), op.value()), at, Lanes::default())
        },
        CompressStoreOp => |d, op| {
            let at = Indices::Values(d.slots_of(op.indices()));
            let lanes = Lanes { mask: Some(d.slot(op.mask())), places: Places::Packed, ..Lanes::default() };
            store(d, *op, (op.base(), op.value_to_store()), at, lanes)
        },
        ExpandLoadOp => |d, op| {
            let at = Indices::Values(d.slots_of(op.indices()));
            let [mask, other] = [op.mask(), op.pass_thru()].map(|value| Some(d.slot(value)));
            let lanes = Lanes { mask, other, places: Places::Packed, ..Lanes::default() };
            load(d, *op, (op.base(), op.result()), at, lanes)
        },
        GatherOp => gather,
        LoadOp => |d, op| {
            let at = Indices::Values(d.slots_of(op.indices()));
            load(d, *op, (op.base(), op.result()), at, Lanes::default())
        },
        MaskedLoadOp => |d, op| {
            let at = Indices::Values(d.slots_of(op.indices()));
            let [mask, other] = [op.mask(), op.pass_thru()].map(|value| Some(d.slot(value)));
            load(d, *op, (op.base(), op.result()), at, Lanes { mask, other, ..Lanes::default() })
        },
        MaskedStoreOp => |d, op| {
            let at = Indices::Values(d.slots_of(op.indices()));
            let lanes = Lanes { mask: Some(d.slot(op.mask())), ..Lanes::default() };
            store(d, *op, (op.base(), op.value_to_store()), at, lanes)
        },
        ScatterOp => scatter,
        StoreOp => |d, op| {
            let at = Indices::Values(d.slots_of(op.indices()));
            store(d, *op, (op.base(), op.value_to_store()), at, Lanes::default())
        },
        TransferReadOp => transfer_read,
        TransferWriteOp => transfer_write,
    }
}

/// How the indices of the first element are computed.
enum Indices {
    Values(Vec<Slot>),
    Map(AffineCode),
}

impl Indices {
    fn of_map(
        d: &mut Decoder<'_, '_>,
        map: &AffineMap,
        operands: impl IntoIterator<Item = SsaValue>,
    ) -> Res<Self> {
        let operands = d.slots_of(operands);
        AffineCode::of_map(d.cx(), map, &operands).map(Indices::Map)
    }

    fn values(&self, state: &State<'_>) -> Res<Extents> {
        match self {
            Indices::Values(slots) => indices(state, slots),
            Indices::Map(code) => code.evaluate(state),
        }
    }
}

/// Where the elements of a vector are.
#[derive(Default)]
enum Places {
    /// Along the dimensions of the memory for those of the vector; `None` where one element is repeated.
    Along(Vec<Option<usize>>),
    /// One after the other along the last dimension, but those that the mask excludes take no place.
    Packed,
    /// At these distances along the last dimension, numbers of this width.
    Indexed(Slot, u32),
    /// Along the last dimensions.
    #[default]
    Last,
}

/// Which elements of a vector are in memory, where they are, and what the others are.
#[derive(Default)]
struct Lanes {
    mask: Option<Slot>,
    /// The mask of the operation around, of the same shape.
    around: Option<Slot>,
    places: Places,
    /// For each dimension of the vector, whether elements may be outside the memory; they may not if it is not listed.
    may_be_outside: Vec<bool>,
    /// What elements are that the masks exclude, or that are outside, at their positions or everywhere.
    other: Option<Slot>,
    outside: Option<Slot>,
}

/// An operation that reads or writes the elements of a vector.
struct Access {
    base: Slot,
    at: Indices,
    /// The layout of an element of the memory, which may be a vector itself.
    layout: Layout,
    /// The sizes of the vector without the dimensions of such elements.
    sizes: Extents,
    /// The number of elements of such an element.
    inner: usize,
    /// The distance in the mask along each dimension of the vector.
    mask_strides: Extents,
    lanes: Lanes,
}

impl Access {
    fn new<'p>(
        d: &mut Decoder<'_, 'p>,
        (base, vector): (TypeRef<'p>, TypeRef<'p>),
        slot: SsaValue,
        at: Indices,
        mut lanes: Lanes,
    ) -> Res<Self> {
        let element = base.element_type();
        let mut sizes = sizes_of(vector)?.unwrap_or_default();
        let part = sizes_of(element)?.unwrap_or_default();
        let outer = sizes.len().saturating_sub(part.len());
        let last: Extents = sizes.drain(outer..).collect();
        if last != part || scalar_type(element) != vector.element_type() {
            return Err(format!("moves elements of type '{element}' as a value of type '{vector}'"));
        }
        let rank = usize::try_from(base.rank()).unwrap_or(0);
        if matches!(lanes.places, Places::Last) {
            let lead =
                rank.checked_sub(sizes.len()).ok_or("has a vector of more dimensions than the memory")?;
            lanes.places = Places::Along((lead..rank).map(Some).collect());
        }
        let mask_strides = match &lanes.places {
            Places::Along(dims) => mask_strides(&sizes, dims)?,
            _ => strides_of(&sizes)?,
        };
        let layout = Layout::of(element)?;
        let inner = count(&part).unwrap_or(0);
        Ok(Access { base: d.slot(slot), at, layout, sizes, inner, mask_strides, lanes })
    }

    /// Calls `f` for each element of the vector's outer dimensions with its number, and its indices in the memory, if it
    /// is there.
    fn for_each(&self, state: &State<'_>, mut f: impl FnMut(usize, Place<'_>) -> Res) -> Res {
        let start = self.at.values(state)?;
        let memory = self.memory_sizes(state)?;
        let mut number = 0;
        let mut packed = 0;
        for_each_index(&self.sizes, &mut |at| {
            let mut included = true;
            for mask in [self.lanes.mask, self.lanes.around].into_iter().flatten() {
                included &= state.get(mask).lane(position(at, &self.mask_strides))?.int()? & 1 == 1;
            }
            let lane = number;
            number += 1;
            if !included {
                return f(lane, Place::Excluded);
            }
            let mut place = start.clone();
            let mut outside = false;
            let moved = |index: &mut i64, by: i64| -> Res {
                *index = index.checked_add(by).ok_or_else(overflow)?;
                Ok(())
            };
            match &self.lanes.places {
                Places::Packed => {
                    moved(place.last_mut().ok_or(NO_DIMENSION)?, packed)?;
                    packed += 1;
                }
                Places::Indexed(distances, width) => {
                    let distance = signed(state.get(*distances).lane(lane)?.int()?, *width);
                    let distance = i64::try_from(distance).map_err(|_| overflow())?;
                    moved(place.last_mut().ok_or(NO_DIMENSION)?, distance)?;
                }
                Places::Along(dims) => {
                    for (which, (&index, &dim)) in at.iter().zip(dims).enumerate() {
                        let Some(dim) = dim else { continue };
                        moved(place.get_mut(dim).ok_or(NO_DIMENSION)?, index)?;
                        let may = self.lanes.may_be_outside.get(which).copied().unwrap_or(false);
                        outside |= may && memory.get(dim).is_some_and(|&size| place[dim] >= size);
                    }
                }
                Places::Last => {}
            }
            f(lane, if outside { Place::Outside } else { Place::At(&place) })
        })
    }

    fn memory_sizes(&self, state: &State<'_>) -> Res<Extents> {
        match state.get(self.base) {
            Value::MemRef(memref) => Ok(memref.sizes.clone()),
            tensor => Ok(tensor.elements()?.sizes().into()),
        }
    }

    /// Reads the elements, of a vector of these sizes.
    fn read(&self, state: &State<'_>, sizes: &Extents) -> Res<Elements> {
        let base = state.get(self.base);
        let tensor = if let Value::MemRef(_) = base { None } else { Some(base.elements()?) };
        let mut values = Elements::with_sizes(&state.memory, sizes.clone())?;
        self.for_each(state, |number, place| {
            let at = match place {
                Place::At(at) => at,
                Place::Outside | Place::Excluded => {
                    let outside = self.lanes.outside.filter(|_| matches!(place, Place::Outside));
                    let other = outside.or(self.lanes.other).or(self.lanes.outside);
                    let is_padding = other == self.lanes.outside;
                    for part in 0..self.inner {
                        let at = if is_padding { part } else { number * self.inner + part };
                        let value = other.map(|slot| state.get(slot).lane(at));
                        values.push(value.transpose()?.cloned().unwrap_or(EXCLUDED));
                    }
                    return Ok(());
                }
            };
            let element = match &tensor {
                Some(tensor) => tensor.values().get(tensor.position(at)?).cloned().unwrap_or_default(),
                None => {
                    let address = base.memref()?.element(at, self.layout.size())?;
                    self.layout.load_any(&state.memory, address)?
                }
            };
            for part in 0..self.inner {
                values.push(element.lane(part)?.clone());
            }
            Ok(())
        })?;
        Ok(values)
    }

    /// The places of all elements of a vector that are written, and their numbers.
    fn places(&self, state: &State<'_>, vector: Slot) -> Res<Vec<(usize, Extents)>> {
        state.get(vector).elements()?;
        let mut places = Vec::new();
        self.for_each(state, |number, place| {
            if let Place::At(at) = place {
                places.push((number, at.into()));
            }
            Ok(())
        })?;
        Ok(places)
    }

    /// The elements of the vector that are an element of the memory.
    fn part(&self, state: &State<'_>, vector: Slot, number: usize) -> Res<Value> {
        let Layout::Vector { sizes, .. } = &self.layout else {
            return state.get(vector).lane(number).cloned();
        };
        let parts = (0..self.inner).map(|part| state.get(vector).lane(number * self.inner + part).cloned());
        let parts = parts.collect::<Res<Vec<_>>>()?;
        Ok(Elements::new(&state.memory, sizes.clone(), parts)?.into())
    }

    fn write(&self, state: &mut State<'_>, vector: Slot) -> Res {
        for (number, at) in self.places(state, vector)? {
            let value = self.part(state, vector, number)?;
            let address = state.get(self.base).memref()?.element(&at, self.layout.size())?;
            self.layout.store(&mut state.memory, address, &value)?;
        }
        Ok(())
    }

    /// The tensor with other elements.
    fn written(&self, state: &State<'_>, vector: Slot) -> Res<Value> {
        let old = state.get(self.base).elements()?;
        let mut made = Elements::new(&state.memory, old.sizes().into(), old.values().iter().cloned())?;
        for (number, at) in self.places(state, vector)? {
            let place = made.position(&at)?;
            let value = self.part(state, vector, number)?;
            if let Some(element) = made.values_mut().get_mut(place) {
                *element = value;
            }
        }
        Ok(made.into())
    }
}

const NO_DIMENSION: &str = "has memory without a dimension for its elements";

/// What an element is that a mask excludes, if nothing is given for it.
const EXCLUDED: Value = Value::Undefined("it is an element that a mask excludes");

/// Where an element is.
enum Place<'a> {
    At(&'a [i64]),
    /// Outside the memory, where it may be.
    Outside,
    Excluded,
}

/// The distances in a mask, which has the dimensions in the order of the memory, without repeated ones.
fn mask_strides(sizes: &[i64], dims: &[Option<usize>]) -> Res<Extents> {
    let mut order: Vec<(usize, usize)> =
        dims.iter().enumerate().filter_map(|(at, &dim)| Some((dim?, at))).collect();
    order.sort_unstable();
    let mut strides = Extents::from_elem(0, sizes.len());
    let mut stride = 1i64;
    for (_, at) in order.into_iter().rev() {
        strides[at] = stride;
        stride = stride.checked_mul(sizes[at]).ok_or_else(overflow)?;
    }
    Ok(strides)
}

/// Emits the reading of a vector.
fn read<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, result: SsaValue, access: Access) -> Res {
    scalar_layout(op.ty(result))?;
    let sizes = sizes_of(op.ty(result))?.ok_or("has a result that is no vector")?;
    let result = d.slot(result);
    d.define(result, move |s| access.read(s, &sizes).map(Value::from));
    Ok(())
}

/// Emits the writing of a vector, to memory or into a tensor, which is then the result.
fn write<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, vector: SsaValue, access: Access) -> Res {
    let vector = d.slot(vector);
    match op.results().next() {
        Some(result) => {
            let result = d.slot(result);
            d.define(result, move |s| access.written(s, vector));
        }
        None => d.compute(move |s| access.write(s, vector)),
    }
    Ok(())
}

/// Vectors are loaded and stored as a whole, where compiled programs have no space between elements.
fn check_whole(vector: TypeRef<'_>) -> Res {
    if Layout::of(vector.element_type())?.is_packed() && vector.num_elements() != Some(1) {
        return Err(format!("moves '{vector}', whose elements are not whole bytes, which is not supported"));
    }
    Ok(())
}

fn load<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    (base, result): (SsaValue, SsaValue),
    at: Indices,
    lanes: Lanes,
) -> Res {
    check_whole(op.ty(result))?;
    let access = Access::new(d, (op.ty(base), op.ty(result)), base, at, lanes)?;
    read(d, op, result, access)
}

fn store<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    (base, value): (SsaValue, SsaValue),
    at: Indices,
    lanes: Lanes,
) -> Res {
    check_whole(op.ty(value))?;
    let access = Access::new(d, (op.ty(base), op.ty(value)), base, at, lanes)?;
    write(d, op, value, access)
}

fn gather<'p>(d: &mut Decoder<'_, 'p>, op: GatherOp<'p>) -> Res {
    let at = Indices::Values(d.slots_of(op.offsets()));
    let around = masking(*op).map(|(mask, _)| d.slot(mask));
    let [mask, other] = [op.mask(), op.pass_thru()].map(|value| Some(d.slot(value)));
    let width = int_width(scalar_type(op.ty(op.indices())))?;
    let places = Places::Indexed(d.slot(op.indices()), width);
    let lanes = Lanes { mask, around, other, places, ..Lanes::default() };
    let access = Access::new(d, (op.ty(op.base()), op.ty(op.result())), op.base(), at, lanes)?;
    read(d, *op, op.result(), access)
}

fn scatter<'p>(d: &mut Decoder<'_, 'p>, op: ScatterOp<'p>) -> Res {
    let at = Indices::Values(d.slots_of(op.offsets()));
    let width = int_width(scalar_type(op.ty(op.indices())))?;
    let places = Places::Indexed(d.slot(op.indices()), width);
    let lanes = Lanes { mask: Some(d.slot(op.mask())), places, ..Lanes::default() };
    let types = (op.ty(op.base()), op.ty(op.value_to_store()));
    let access = Access::new(d, types, op.base(), at, lanes)?;
    write(d, *op, op.value_to_store(), access)
}

/// What both transfers have in common.
fn transfer(d: &mut Decoder<'_, '_>, transfer: Transfer<'_>) -> Res<Lanes> {
    let dims = transfer.dims().ok_or("has a map that is no selection of dimensions")?;
    Ok(Lanes {
        mask: transfer.mask.map(|mask| d.slot(mask)),
        around: masking(transfer.op).map(|(mask, _)| d.slot(mask)),
        places: Places::Along(dims),
        may_be_outside: transfer.in_bounds().into_iter().map(|inside| !inside).collect(),
        ..Lanes::default()
    })
}

fn transfer_read<'p>(d: &mut Decoder<'_, 'p>, op: TransferReadOp<'p>) -> Res {
    let at = Indices::Values(d.slots_of(op.indices()));
    let mut lanes = transfer(d, op.transfer())?;
    lanes.outside = Some(d.slot(op.padding()));
    lanes.other = masking(*op).and_then(|(_, passthru)| passthru).map(|value| d.slot(value));
    let access = Access::new(d, (op.ty(op.base()), op.ty(op.vector())), op.base(), at, lanes)?;
    read(d, *op, op.vector(), access)
}

fn transfer_write<'p>(d: &mut Decoder<'_, 'p>, op: TransferWriteOp<'p>) -> Res {
    let at = Indices::Values(d.slots_of(op.indices()));
    let lanes = transfer(d, op.transfer())?;
    let types = (op.ty(op.base()), op.ty(op.value_to_store()));
    let access = Access::new(d, types, op.base(), at, lanes)?;
    write(d, *op, op.value_to_store(), access)
}
