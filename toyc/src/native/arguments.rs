//! Arrays as arguments: where they are, how their elements are ordered, and copies of those in neither order.

use std::hash::{Hash, Hasher};

use ndarray::{ArrayD, ArrayView, Dimension};
use rustc_hash::FxHasher;
use smallvec::SmallVec;
use toy_dialect::entry::{Argument, Order};

/// The pointers that a call passes; those of as many parameters need no memory of their own.
pub(super) type Pointers = SmallVec<[*mut f64; 8]>;

/// The arguments of a call.
pub(super) struct Arguments<'a> {
    list: SmallVec<[Given<'a>; 8]>,
    /// What had to be copied.
    copies: Vec<ArrayD<f64>>,
}

/// One argument.
pub(super) struct Given<'a> {
    pub(super) shape: &'a [usize],
    order: Order,
    data: *const f64,
}

impl<'a> Arguments<'a> {
    /// The arguments of a call, in row-major order, or in the order that they have if that is column-major and `any_order`
    /// is true.
    pub(super) fn new<D: Dimension>(views: &'a [ArrayView<'a, f64, D>], any_order: bool) -> Self {
        let mut this = Arguments { list: SmallVec::new(), copies: Vec::new() };
        for view in views {
            let order = order(view.shape(), view.strides());
            let (order, data) = match order.filter(|&order| any_order || order == Order::RowMajor) {
                Some(order) => (order, view.as_ptr()),
                None => {
                    let copy = view.as_standard_layout().into_owned().into_dyn();
                    let data = copy.as_ptr();
                    // Its elements stay where they are.
                    this.copies.push(copy);
                    (Order::RowMajor, data)
                }
            };
            this.list.push(Given { shape: view.shape(), order, data });
        }
        this
    }

    /// The arguments in order.
    pub(super) fn list(&self) -> &[Given<'a>] {
        &self.list
    }

    /// A hash of the shapes and orders.
    pub(super) fn hash(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.list.iter().for_each(|given| (given.shape, given.order).hash(&mut hasher));
        hasher.finish()
    }

    /// What a function is compiled for, to be called with these.
    pub(super) fn to_key(&self) -> Vec<Argument> {
        self.list.iter().map(|given| argument(given.shape, given.order)).collect()
    }

    /// Whether code that was compiled for `wanted` can read these.
    pub(super) fn fit(&self, wanted: &[Argument]) -> bool {
        self.list.len() == wanted.len()
            && self
                .list
                .iter()
                .zip(wanted)
                .all(|(given, wanted)| given.order == wanted.order && has_shape(wanted, given.shape))
    }

    /// Where the elements are. They stay there while this lives.
    pub(super) fn pointers(&self) -> Pointers {
        self.list.iter().map(|given| given.data.cast_mut()).collect()
    }
}

/// What a function is compiled for.
pub(super) fn argument(shape: &[usize], order: Order) -> Argument {
    Argument { shape: shape.iter().map(|&extent| extent as i64).collect(), order }
}

/// Whether an argument has a shape.
pub(super) fn has_shape(argument: &Argument, shape: &[usize]) -> bool {
    argument.shape.len() == shape.len() && argument.shape.iter().zip(shape).all(|(&a, &b)| a == b as i64)
}

/// The order of contiguous elements; `None` if they are in neither order or not contiguous. The step of a dimension of one
/// element does not matter.
fn order(shape: &[usize], steps: &[isize]) -> Option<Order> {
    let pairs = || shape.iter().copied().zip(steps.iter().copied());
    if is_dense(pairs().rev()) {
        Some(Order::RowMajor)
    } else if is_dense(pairs()) {
        Some(Order::ColumnMajor)
    } else {
        None
    }
}

/// Whether each dimension steps over all that those before it hold, without a gap.
fn is_dense(mut dimensions: impl Iterator<Item = (usize, isize)>) -> bool {
    let mut inner = 1;
    dimensions.all(|(extent, step)| {
        let fits = extent == 1 || step == inner;
        inner *= extent as isize;
        fits
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_told_apart() {
        assert_eq!(order(&[2, 3], &[3, 1]), Some(Order::RowMajor));
        assert_eq!(order(&[2, 3], &[1, 2]), Some(Order::ColumnMajor));
        assert_eq!(order(&[2, 3], &[6, 2]), None);
        assert_eq!(order(&[2, 3], &[-3, 1]), None);
        assert_eq!(order(&[2, 3], &[0, 1]), None);
        assert_eq!(order(&[5], &[1]), Some(Order::RowMajor));
        assert_eq!(order(&[], &[]), Some(Order::RowMajor));
        assert_eq!(order(&[1, 7, 1], &[9, 1, -4]), Some(Order::RowMajor));
        assert_eq!(order(&[2, 3, 4], &[1, 2, 6]), Some(Order::ColumnMajor));
    }
}
