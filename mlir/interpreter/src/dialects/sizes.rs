//! Sizes, offsets, strides and indices of operations: constants that are known when a function is decoded, mixed with
//! values of the program.

use mlir::{DYNAMIC, Value as SsaValue};

use crate::decode::Decoder;
use crate::extents::{Extents, for_each_index};
use crate::state::{Slot, State};
use crate::value::Res;

/// Reads slots as indices.
pub(super) fn indices(state: &State<'_>, slots: &[Slot]) -> Res<Extents> {
    slots.iter().map(|&slot| state.index(slot)).collect()
}

/// The extents of a type; `dynamic` has the slots of the dynamic ones.
pub(super) fn extents(state: &State<'_>, shape: &[i64], dynamic: &[Slot]) -> Res<Extents> {
    let mut dynamic = dynamic.iter();
    let mut extent = |&static_extent: &i64| {
        let extent = match static_extent {
            DYNAMIC => state.index(*dynamic.next().ok_or("has too few sizes")?)?,
            extent => extent,
        };
        if extent < 0 { Err(format!("has a dimension of size {extent}")) } else { Ok(extent) }
    };
    shape.iter().map(&mut extent).collect()
}

/// A list of numbers: constants, and slots for the others.
pub(super) struct Mixed {
    known: Vec<i64>,
    dynamic: Vec<Slot>,
}

impl Mixed {
    /// A list with a slot for each `DYNAMIC` in `known`.
    pub(super) fn new(known: &[i64], dynamic: &[Slot]) -> Self {
        Mixed { known: known.to_vec(), dynamic: dynamic.to_vec() }
    }

    /// A list with an operand for each `DYNAMIC` in `known`.
    pub(super) fn of(
        d: &mut Decoder<'_, '_>,
        known: Vec<i64>,
        dynamic: impl IntoIterator<Item = SsaValue>,
    ) -> Self {
        Mixed { known, dynamic: d.slots_of(dynamic) }
    }

    /// A slot for each number: the constants get slots of their own, which are set here.
    pub(super) fn slots(&self, d: &mut Decoder<'_, '_>) -> Vec<Slot> {
        let mut dynamic = self.dynamic.iter().copied();
        let mut slot = |&known: &i64| {
            let given = if known == DYNAMIC { dynamic.next() } else { None };
            if let Some(slot) = given {
                return slot;
            }
            let slot = d.temporary();
            d.define(slot, move |_| Ok(known.into()));
            slot
        };
        self.known.iter().map(&mut slot).collect()
    }

    /// The list, with the present values of the slots.
    pub(super) fn values(&self, state: &State<'_>) -> Res<Extents> {
        let mut dynamic = self.dynamic.iter();
        let value = |&known: &i64| match known {
            DYNAMIC => state.index(*dynamic.next().ok_or("has too few operands")?),
            known => Ok(known),
        };
        self.known.iter().map(value).collect()
    }
}

/// A slice of a memref or tensor.
pub(super) struct Part {
    pub(super) offsets: Extents,
    pub(super) sizes: Extents,
    pub(super) strides: Extents,
}

impl Part {
    /// The slice of a memref or tensor of sizes `whole`.
    ///
    /// # Errors
    /// If it is out of bounds.
    pub(super) fn of(state: &State<'_>, [offsets, sizes, strides]: &[Mixed; 3], whole: &[i64]) -> Res<Self> {
        let part = Part {
            offsets: offsets.values(state)?,
            sizes: sizes.values(state)?,
            strides: strides.values(state)?,
        };
        non_negative(&part.sizes)?;
        for (dim, &extent) in whole.iter().enumerate() {
            let offset = part.offsets[dim];
            let size = part.sizes[dim];
            let stride = part.strides[dim];
            let last = (size - 1).checked_mul(stride).and_then(|span| span.checked_add(offset));
            let last = last.ok_or_else(overflow)?;
            let within = |index: i64| (0..extent).contains(&index);
            if size > 0 && !(within(offset) && within(last)) {
                return Err(format!(
                    "takes elements {offset} to {last} of dimension {dim}, which has size {extent}"
                ));
            }
        }
        Ok(part)
    }

    /// The sizes without those of the dimensions that the type drops.
    pub(super) fn kept(&self, dropped: &[bool]) -> Extents {
        self.sizes.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(&size, _)| size).collect()
    }

    /// Calls `f` for each element in order with its indices in the whole.
    pub(super) fn for_each(&self, mut f: impl FnMut(&[i64]) -> Res) -> Res {
        let mut indices = Extents::from_elem(0, self.sizes.len());
        for_each_index(&self.sizes, &mut |at| {
            for (dim, index) in indices.iter_mut().enumerate() {
                *index = self.offsets[dim] + at[dim] * self.strides[dim];
            }
            f(&indices)
        })
    }
}

pub(super) fn non_negative(sizes: &[i64]) -> Res {
    match sizes.iter().find(|&&size| size < 0) {
        Some(size) => Err(format!("has a dimension of size {size}")),
        None => Ok(()),
    }
}

pub(super) fn overflow() -> String {
    "computes a position that does not fit in 64 bits".to_owned()
}
