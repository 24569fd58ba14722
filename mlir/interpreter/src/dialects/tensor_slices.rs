//! Slices of tensors, and gather and scatter, whose coordinates are in a tensor.

use dialects::tensor::{ExtractSliceOp, GatherOp, InsertSliceOp, ParallelInsertSliceOp, ScatterOp};
use mlir::ValueRef;

use super::sizes::{Mixed, Part};
use super::table::{Table, table};
use super::tensor::make;
use crate::decode::Decoder;
use crate::extents::{Extents, for_each_index};
use crate::layout::int_width;
use crate::number::signed;
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        ExtractSliceOp => extract_slice,
        GatherOp => gather,
        InsertSliceOp => insert_slice,
        ParallelInsertSliceOp => parallel_insert_slice,
        ScatterOp => scatter,
    }
}

/// The offsets, sizes and strides of an operation on a part of a tensor.
macro_rules! part_of {
    ($d:ident, $op:ident) => {
        [
            Mixed::of($d, $op.static_offsets(), $op.offsets()),
            Mixed::of($d, $op.static_sizes(), $op.sizes()),
            Mixed::of($d, $op.static_strides(), $op.strides()),
        ]
    };
}

fn extract_slice<'p>(d: &mut Decoder<'_, 'p>, op: ExtractSliceOp<'p>) -> Res {
    let numbers = part_of!(d, op);
    let source = d.slot(op.source());
    let dropped = op.dropped_dims().ok_or("has a result whose rank does not match its sizes")?;
    make(d, op.value(op.result()), move |s| {
        let source = s.get(source).elements()?;
        let part = Part::of(s, &numbers, source.sizes())?;
        let mut made = Elements::with_sizes(&s.memory, part.kept(&dropped))?;
        part.for_each(|at| {
            made.push(source.values()[source.position(at)?].clone());
            Ok(())
        })?;
        Ok(made)
    })
}

fn insert_slice<'p>(d: &mut Decoder<'_, 'p>, op: InsertSliceOp<'p>) -> Res {
    let numbers = part_of!(d, op);
    let [source, dest] = [op.source(), op.dest()].map(|value| d.slot(value));
    let dropped = op.dropped_dims().ok_or("has a source whose rank does not match its sizes")?;
    make(d, op.value(op.result()), move |s| inserted(s, source, dest, &numbers, &dropped))
}

/// Inserts into the shared tensor, which the next iteration also sees.
fn parallel_insert_slice<'p>(d: &mut Decoder<'_, 'p>, op: ParallelInsertSliceOp<'p>) -> Res {
    let numbers = part_of!(d, op);
    let [source, dest] = [op.source(), op.dest()].map(|value| d.slot(value));
    let dropped = op.dropped_dims().ok_or("has a source whose rank does not match its sizes")?;
    d.define(dest, move |s| inserted(s, source, dest, &numbers, &dropped).map(Value::from));
    Ok(())
}

/// The destination with the source in a part of it.
fn inserted(
    state: &State<'_>,
    source: Slot,
    dest: Slot,
    numbers: &[Mixed; 3],
    dropped: &[bool],
) -> Res<Elements> {
    let source = state.get(source).elements()?;
    let dest = state.get(dest).elements()?;
    let part = Part::of(state, numbers, dest.sizes())?;
    if part.kept(dropped).as_slice() != source.sizes() {
        let sizes = part.sizes.as_slice();
        return Err(format!("inserts a tensor of sizes {:?} into a part of sizes {sizes:?}", source.sizes()));
    }
    if part.sizes.iter().zip(&part.strides).any(|(&size, &stride)| size > 1 && stride == 0) {
        return Err("inserts several elements at one position".to_owned());
    }
    let mut made = Elements::new(&state.memory, dest.sizes().into(), dest.values().iter().cloned())?;
    let mut values = source.values().iter();
    part.for_each(|at| {
        let place = dest.position(at)?;
        if let (Some(element), Some(value)) = (made.values_mut().get_mut(place), values.next()) {
            *element = value.clone();
        }
        Ok(())
    })?;
    Ok(made)
}

/// The slices of a tensor at the coordinates of a gather or scatter.
struct Slices {
    /// The dimensions that have a coordinate.
    dims: Vec<usize>,
    /// The width of a coordinate in bits.
    width: u32,
}

impl Slices {
    fn of(dims: &[i64], coordinates: ValueRef<'_>) -> Res<Self> {
        let dims = dims
            .iter()
            .map(|&dim| usize::try_from(dim).map_err(|_| "names a dimension that does not exist".to_owned()));
        let width = int_width(coordinates.ty().element_type())?;
        Ok(Slices { dims: dims.collect::<Result<_, _>>()?, width })
    }

    /// The sizes of all slices: those of the coordinates, then those of one slice, in which the dimensions with a
    /// coordinate are 1 or, if the rank is to be `rank`, absent.
    fn sizes(&self, whole: &[i64], coordinates: &Elements, rank: usize) -> Extents {
        let batch = coordinates.sizes().split_last().map_or(&[][..], |(_, batch)| batch);
        let reduced = batch.len() + whole.len() != rank;
        let mut sizes: Extents = batch.into();
        for (dim, &size) in whole.iter().enumerate() {
            if !self.dims.contains(&dim) {
                sizes.push(size);
            } else if !reduced {
                sizes.push(1);
            }
        }
        sizes
    }

    /// Calls `f` for each element of each slice with its indices in the whole.
    fn for_each(&self, whole: &[i64], coordinates: &Elements, mut f: impl FnMut(&[i64]) -> Res) -> Res {
        let mut sizes: Extents = whole.into();
        for &dim in &self.dims {
            *sizes.get_mut(dim).ok_or("names a dimension that does not exist")? = 1;
        }
        for place in coordinates.values().chunks(self.dims.len().max(1)) {
            let place = place.iter().map(|value| Ok(signed(value.int()?, self.width) as i64));
            let place = place.collect::<Res<Extents>>()?;
            for_each_index(&sizes, &mut |at| {
                let mut indices: Extents = at.into();
                for (&dim, &index) in self.dims.iter().zip(&place) {
                    indices[dim] = index;
                }
                f(&indices)
            })?;
        }
        Ok(())
    }
}

fn gather<'p>(d: &mut Decoder<'_, 'p>, op: GatherOp<'p>) -> Res {
    let slices = Slices::of(&op.gather_dims(), op.value(op.indices()))?;
    let source = d.slot(op.source());
    let indices = d.slot(op.indices());
    let result = op.value(op.result());
    let rank = result.ty().rank() as usize;
    make(d, result, move |s| {
        let source = s.get(source).elements()?;
        let indices = s.get(indices).elements()?;
        let sizes = slices.sizes(source.sizes(), &indices, rank);
        let mut made = Elements::with_sizes(&s.memory, sizes)?;
        slices.for_each(source.sizes(), &indices, |at| {
            made.push(source.values()[source.position(at)?].clone());
            Ok(())
        })?;
        Ok(made)
    })
}

fn scatter<'p>(d: &mut Decoder<'_, 'p>, op: ScatterOp<'p>) -> Res {
    let slices = Slices::of(&op.scatter_dims(), op.value(op.indices()))?;
    let [source, dest, indices] = [op.source(), op.dest(), op.indices()].map(|value| d.slot(value));
    make(d, op.value(op.result()), move |s| {
        let [source, dest, indices] = [source, dest, indices].map(|slot| s.get(slot).elements());
        let source = source?;
        let dest = dest?;
        let indices = indices?;
        let sizes = slices.sizes(dest.sizes(), &indices, source.sizes().len());
        if sizes.as_slice() != source.sizes() {
            return Err(format!(
                "scatters a tensor of sizes {:?} where {sizes:?} is expected",
                source.sizes()
            ));
        }
        let mut made = Elements::new(&s.memory, dest.sizes().into(), dest.values().iter().cloned())?;
        let mut values = source.values().iter();
        slices.for_each(dest.sizes(), &indices, |at| {
            let place = dest.position(at)?;
            if let (Some(element), Some(value)) = (made.values_mut().get_mut(place), values.next()) {
                *element = value.clone();
            }
            Ok(())
        })?;
        Ok(made)
    })
}
