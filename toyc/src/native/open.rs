//! Sizes that are known when code is called: which must be equal, and what shapes the results have.

use smallvec::SmallVec;
use toy_dialect::entry::{Argument, Order};
use toy_dialect::sizes::{Extent, MAX_ELEMENTS, Place, Sizes};

use super::arguments::{Arguments, Pointers};
use super::error::Error;
use crate::signature::Signature;

/// The sizes of the arguments and of the results of code.
pub(super) struct OpenSizes {
    sizes: Sizes,
    results: Vec<Vec<Extent>>,
    /// The shapes of all values.
    shapes: Vec<Vec<Extent>>,
}

impl OpenSizes {
    pub(super) fn new((sizes, results): (Sizes, Vec<Vec<Extent>>)) -> Self {
        OpenSizes { shapes: sizes.open_shapes(), sizes, results }
    }

    /// The shapes of the results.
    ///
    /// # Errors
    /// If sizes of the arguments differ where they must be equal, an argument is too small, or a value has too many
    /// elements for any memory.
    pub(super) fn results(
        &self,
        arguments: &Arguments<'_>,
        signature: &Signature,
    ) -> Result<Vec<Vec<usize>>, Error> {
        let list = arguments.list();
        let size = |place: &Place| {
            let given = &list[place.argument];
            // Memory in the other order is a parameter of the reversed shape.
            let is_reversed = given.has_order(&Order::ColumnMajor);
            let axis = if is_reversed { given.shape.len() - 1 - place.axis } else { place.axis };
            (axis, given.shape[axis])
        };
        let symbols: Vec<usize> = self.sizes.symbols.iter().map(|place| size(place).1).collect();
        let name = |argument: usize| signature.arguments().swap_remove(argument);
        for (place, wanted) in self.sizes.equations() {
            let (axis, given) = size(&place);
            let wanted = wanted.value(&symbols);
            if wanted != Some(given as i64) {
                let given = list[place.argument].shape.to_vec();
                let mut shape = given.clone();
                shape[axis] = wanted.unwrap_or(0).max(0) as usize;
                return Err(Error::Shape { argument: name(place.argument), wanted: shape, given });
            }
        }
        let is_short = |extent: &&Extent| extent.value(&symbols).is_none_or(|number| number < 0);
        if let Some(short) = self.sizes.bounds().iter().find(is_short) {
            let at = short.symbols().next().unwrap_or(0);
            let argument = self.sizes.symbols.get(at).map_or(0, |place| place.argument);
            return Err(Error::TooSmall { argument: name(argument), given: list[argument].shape.to_vec() });
        }
        let extents = |shape: &Vec<Extent>| -> Vec<usize> {
            shape.iter().map(|extent| extent.value(&symbols).unwrap_or(i64::MAX).max(0) as usize).collect()
        };
        let is_too_large = |shape: &&Vec<Extent>| {
            let count =
                shape.iter().try_fold(1i64, |count, extent| count.checked_mul(extent.value(&symbols)?));
            count.is_none_or(|count| count > MAX_ELEMENTS)
        };
        if let Some(shape) = self.shapes.iter().find(is_too_large) {
            return Err(Error::Memory { shape: extents(shape) });
        }
        Ok(self.results.iter().map(extents).collect())
    }

    /// The sizes that follow the pointer to each argument and to each result.
    pub(super) fn passed(
        &self,
        arguments: &Arguments<'_>,
        wanted: &[Argument],
        results: &[Vec<usize>],
    ) -> Vec<SmallVec<[i64; 4]>> {
        let given = arguments.list().iter().zip(wanted).map(|(given, wanted)| {
            let sizes = given.shape.iter().zip(&wanted.shape);
            let mut open: SmallVec<[i64; 4]> =
                sizes.filter(|(_, wanted)| **wanted < 0).map(|(&size, _)| size as i64).collect();
            if wanted.order == Order::ColumnMajor {
                open.reverse();
            }
            open
        });
        let returned = self.results.iter().zip(results).map(|(extents, shape)| {
            let sizes = extents.iter().zip(shape).filter(|(extent, _)| extent.as_known().is_none());
            sizes.map(|(_, &size)| size as i64).collect()
        });
        given.chain(returned).collect()
    }
}

/// Each pointer, followed by pointers to the sizes that are passed with it.
pub(super) fn with_sizes(pointers: &[*mut f64], sizes: &[SmallVec<[i64; 4]>]) -> Pointers {
    let mut all = Pointers::new();
    for (&pointer, sizes) in pointers.iter().zip(sizes) {
        all.push(pointer);
        all.extend(sizes.iter().map(|size| std::ptr::from_ref(size).cast_mut().cast()));
    }
    all
}
