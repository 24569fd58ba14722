//! Arrays as arguments: where they are, how their elements are ordered, and copies of those that are in no order that code
//! can read.

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
    /// The arguments of a call, each in the order that it has.
    pub(super) fn new<D: Dimension>(views: &'a [ArrayView<'a, f64, D>]) -> Self {
        Self::ordered(views, |_, found| found.unwrap_or_default())
    }

    /// The arguments of a call, in the orders that code was compiled for.
    pub(super) fn for_code<D: Dimension>(views: &'a [ArrayView<'a, f64, D>], code: &[Argument]) -> Self {
        Self::ordered(views, |index, _| code.get(index).map_or(Order::RowMajor, |argument| argument.order))
    }

    fn ordered<D: Dimension>(
        views: &'a [ArrayView<'a, f64, D>],
        choose: impl Fn(usize, Option<Order>) -> Order,
    ) -> Self {
        let mut this = Arguments { list: SmallVec::new(), copies: Vec::new() };
        for (index, view) in views.iter().enumerate() {
            let found = Order::of(view.shape(), view.strides());
            let order = choose(index, found);
            let data = if found == Some(order) { view.as_ptr() } else { this.copy(view, order) };
            this.list.push(Given { shape: view.shape(), order, data });
        }
        this
    }

    /// Where the elements of a copy are, which stay there.
    fn copy<D: Dimension>(&mut self, view: &ArrayView<'_, f64, D>, order: Order) -> *const f64 {
        let view = match order {
            Order::RowMajor => view.view(),
            Order::ColumnMajor => view.view().reversed_axes(),
        };
        let copy = view.as_standard_layout().into_owned().into_dyn();
        let data = copy.as_ptr();
        self.copies.push(copy);
        data
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
        self.list.iter().map(|given| Argument::new(given.shape, given.order)).collect()
    }

    /// Whether code that was compiled for `wanted` can read these.
    pub(super) fn fit(&self, wanted: &[Argument]) -> bool {
        let fits = |given: &Given<'_>, wanted: &Argument| {
            given.order == wanted.order && wanted.has_shape(given.shape)
        };
        self.list.len() == wanted.len() && self.list.iter().zip(wanted).all(|(a, b)| fits(a, b))
    }

    /// Where the elements are. They stay there while this lives.
    pub(super) fn pointers(&self) -> Pointers {
        self.list.iter().map(|given| given.data.cast_mut()).collect()
    }
}
