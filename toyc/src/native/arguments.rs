//! Arrays as arguments: their addresses, the orders of their elements, and copies of arrays in an
//! order that code cannot read.

use std::hash::{Hash, Hasher};

use ndarray::{ArrayView, Dimension};
use rustc_hash::FxHasher;
use smallvec::SmallVec;
use toy_dialect::entry::{Argument, Order};

use super::error::Error;

/// The pointers that a call passes; up to this many parameters need no allocation.
pub(super) type Pointers = SmallVec<[*mut f64; 8]>;

/// The arguments of a call.
pub(super) struct Arguments<'a> {
    list: SmallVec<[Given<'a>; 8]>,
    /// Copies of arrays.
    copies: Vec<Vec<f64>>,
}

/// One argument.
pub(super) struct Given<'a> {
    pub(super) shape: &'a [usize],
    order: Order,
    /// The address of the elements; `None` if they are not in this order.
    data: Option<*const f64>,
}

impl<'a> Arguments<'a> {
    /// The arguments of a call, each in its own order.
    pub(super) fn new<D: Dimension>(views: &'a [ArrayView<'a, f64, D>]) -> Self {
        Self::ordered(views, |_, found| found.unwrap_or_default())
    }

    /// The arguments of a call, in the orders for which code was compiled.
    pub(super) fn for_code<D: Dimension>(views: &'a [ArrayView<'a, f64, D>], code: &[Argument]) -> Self {
        Self::ordered(views, |index, _| code.get(index).map_or(Order::RowMajor, |argument| argument.order))
    }

    fn ordered<D: Dimension>(
        views: &'a [ArrayView<'a, f64, D>],
        choose: impl Fn(usize, Option<Order>) -> Order,
    ) -> Self {
        let given = views.iter().enumerate().map(|(index, view)| {
            let found = Order::of(view.shape(), view.strides());
            let order = choose(index, found);
            Given { shape: view.shape(), order, data: (found == Some(order)).then(|| view.as_ptr()) }
        });
        Arguments { list: given.collect(), copies: Vec::new() }
    }

    /// Copies those of the views from which this was made that code cannot read in place.
    ///
    /// # Errors
    /// If there is no memory for a copy.
    pub(super) fn copy_others<D: Dimension>(&mut self, views: &[ArrayView<'_, f64, D>]) -> Result<(), Error> {
        for (given, view) in self.list.iter_mut().zip(views).filter(|(given, _)| given.data.is_none()) {
            let copy = copy(view, given.order)?;
            given.data = Some(copy.as_ptr());
            self.copies.push(copy);
        }
        Ok(())
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

    /// The key for which a function is compiled, to be called with these.
    pub(super) fn to_key(&self) -> Vec<Argument> {
        self.list.iter().map(|given| Argument::new(given.shape, given.order)).collect()
    }

    /// Whether code that was compiled for `wanted` can read these.
    pub(super) fn fit(&self, wanted: &[Argument]) -> bool {
        let fits = |given: &Given<'_>, wanted: &Argument| {
            given.order == wanted.order && wanted.has_shape(given.shape)
        };
        self.list.len() == wanted.len() && self.list.iter().zip(wanted).all(|(a, b)| fits(a, b))
    }

    /// The addresses of the elements. They do not change while this lives.
    ///
    /// # Panics
    /// If arrays that must be copied have not been.
    pub(super) fn pointers(&self) -> Pointers {
        let place = |given: &Given<'_>| given.data.expect("what is in no order has been copied").cast_mut();
        self.list.iter().map(place).collect()
    }
}

/// The elements of a view in an order.
fn copy<D: Dimension>(view: &ArrayView<'_, f64, D>, order: Order) -> Result<Vec<f64>, Error> {
    let mut elements = Vec::new();
    let reserved = elements.try_reserve_exact(view.len());
    reserved.map_err(|_| Error::Memory { shape: view.shape().to_vec() })?;
    match order {
        Order::RowMajor => elements.extend(view.iter()),
        Order::ColumnMajor => elements.extend(view.view().reversed_axes().iter()),
    }
    Ok(elements)
}
