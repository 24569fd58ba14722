//! `take`: elements at positions that another tensor has.

use crate::codes;
use crate::given::{Fault, Given, whole};
use crate::moved::along;

/// Where elements are taken.
#[derive(Clone, Debug)]
pub struct Gather {
    /// The axis along which positions count; without one, they count all elements in row-major order.
    pub axis: Option<usize>,
    /// The number of positions that there are.
    pub size: i64,
    /// The number of axes of the positions that are taken.
    pub rank: usize,
}

impl Gather {
    /// Splits the index of an element of the result: that of its position, and the rest on both sides.
    pub fn split<'i, T>(&self, index: &'i [T]) -> (&'i [T], &'i [T], &'i [T]) {
        let (before, rest) = index.split_at(self.axis.unwrap_or(0));
        let (position, after) = rest.split_at(self.rank);
        (before, position, after)
    }
}

/// What is known of it.
///
/// # Errors
/// If there is no such axis.
pub fn gather(given: &Given) -> Result<Gather, Fault> {
    let shape = &given.shapes[0];
    let axis = along(given)?;
    let size = axis.map_or_else(|| shape.iter().product(), |axis| shape[axis]);
    Ok(Gather { axis, size, rank: given.shapes[1].len() })
}

/// The shape of the positions in place of the axis.
pub(crate) fn shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let gather = gather(given)?;
    let positions = &given.shapes[1];
    if gather.size == 0 && !positions.contains(&0) {
        return Err(Fault {
            code: codes::WRONG_INDEX,
            message: "'take' of no elements".to_owned(),
            operand: 0,
            help: "there are no elements along this axis".to_owned(),
        });
    }
    let shape = &given.shapes[0];
    given.countable(match gather.axis {
        Some(axis) => [&shape[..axis], positions, &shape[axis + 1..]].concat(),
        None => positions.clone(),
    })
}

/// The index of a position below a size.
///
/// # Errors
/// If there is none.
pub fn index(position: f64, size: i64) -> Result<i64, String> {
    let found = whole(position).filter(|index| (-size..size).contains(index));
    let index = found.ok_or_else(|| dialects::llvm::runtime::wrong_position(position, size))?;
    Ok(if index < 0 { index + size } else { index })
}
