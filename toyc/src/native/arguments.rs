//! Arrays as arguments: their addresses, the orders of their elements, and copies of arrays in an
//! order that code cannot read.

use std::hash::{Hash, Hasher};

use ndarray::{ArrayD, ArrayView, Dimension};
use rustc_hash::FxHasher;
use smallvec::SmallVec;
use toy_dialect::element_types::FloatKind;
use toy_dialect::entry::{Argument, Order};

use super::error::Error;
use crate::arrays::{Array, Element, View};

/// The pointers that a call passes, whatever the elements are; up to this many parameters need no allocation.
pub(super) type Pointers = SmallVec<[*mut f64; 8]>;

/// An array that can be passed: a view of `f32` or `f64`.
pub trait Input: sealed::Sealed {
    #[doc(hidden)]
    fn shape(&self) -> &[usize];

    #[doc(hidden)]
    fn strides(&self) -> &[isize];

    #[doc(hidden)]
    fn kind(&self) -> FloatKind;

    /// The address of the first element.
    #[doc(hidden)]
    fn start(&self) -> *const f64;

    /// The elements in an order.
    #[doc(hidden)]
    fn copied(&self, order: Order) -> Result<Elements, Error>;
}

mod sealed {
    /// What can be passed.
    pub trait Sealed {}
}

impl<T: Element, D: Dimension> sealed::Sealed for ArrayView<'_, T, D> {}
impl sealed::Sealed for View<'_> {}

impl<T: Element, D: Dimension> Input for ArrayView<'_, T, D> {
    fn shape(&self) -> &[usize] {
        self.shape()
    }

    fn strides(&self) -> &[isize] {
        self.strides()
    }

    fn kind(&self) -> FloatKind {
        T::KIND
    }

    fn start(&self) -> *const f64 {
        self.as_ptr().cast()
    }

    fn copied(&self, order: Order) -> Result<Elements, Error> {
        let mut elements = Vec::new();
        let reserved = elements.try_reserve_exact(self.len());
        reserved.map_err(|_| Error::Memory { shape: self.shape().to_vec() })?;
        match order {
            Order::RowMajor => elements.extend(self.iter().copied()),
            Order::ColumnMajor => elements.extend(self.view().reversed_axes().iter().copied()),
        }
        let array = ArrayD::from_shape_vec(vec![elements.len()], elements);
        Ok(Elements(T::array(array.expect("a row has as many elements as its shape"))))
    }
}

impl Input for View<'_> {
    fn shape(&self) -> &[usize] {
        self.shape()
    }

    fn strides(&self) -> &[isize] {
        self.strides()
    }

    fn kind(&self) -> FloatKind {
        self.kind()
    }

    fn start(&self) -> *const f64 {
        match self {
            View::F64(view) => view.start(),
            View::F32(view) => view.start(),
        }
    }

    fn copied(&self, order: Order) -> Result<Elements, Error> {
        match self {
            View::F64(view) => view.copied(order),
            View::F32(view) => view.copied(order),
        }
    }
}

/// A copy of an argument's elements, as a row.
pub struct Elements(Array);

impl Elements {
    fn start(&self) -> *const f64 {
        match &self.0 {
            Array::F64(row) => row.as_ptr(),
            Array::F32(row) => row.as_ptr().cast(),
        }
    }
}

/// The arguments of a call.
pub(super) struct Arguments<'a> {
    list: SmallVec<[Given<'a>; 8]>,
    /// Copies of arrays.
    copies: Vec<Elements>,
}

/// One argument.
pub(super) struct Given<'a> {
    pub(super) shape: &'a [usize],
    pub(super) kind: FloatKind,
    pub(super) order: Order,
    /// The address of the elements; `None` if they are not in this order.
    data: Option<*const f64>,
}

impl<'a> Arguments<'a> {
    /// The arguments of a call, each in its own order.
    pub(super) fn new<V: Input>(views: &'a [V]) -> Self {
        Self::ordered(views, |_, found| found.unwrap_or_default())
    }

    /// The arguments of a call, in the orders for which code was compiled.
    pub(super) fn for_code<V: Input>(views: &'a [V], code: &[Argument]) -> Self {
        Self::ordered(views, |index, _| code.get(index).map_or(Order::RowMajor, |argument| argument.order))
    }

    fn ordered<V: Input>(views: &'a [V], choose: impl Fn(usize, Option<Order>) -> Order) -> Self {
        let given = views.iter().enumerate().map(|(index, view)| {
            let found = Order::of(view.shape(), view.strides());
            let order = choose(index, found);
            let data = (found == Some(order)).then(|| view.start());
            Given { shape: view.shape(), kind: view.kind(), order, data }
        });
        Arguments { list: given.collect(), copies: Vec::new() }
    }

    /// Copies those of the views from which this was made that code cannot read in place.
    ///
    /// # Errors
    /// If there is no memory for a copy.
    pub(super) fn copy_others<V: Input>(&mut self, views: &[V]) -> Result<(), Error> {
        for (given, view) in self.list.iter_mut().zip(views).filter(|(given, _)| given.data.is_none()) {
            let copy = view.copied(given.order)?;
            given.data = Some(copy.start());
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
        self.list.iter().for_each(|given| (given.shape, given.kind, given.order).hash(&mut hasher));
        hasher.finish()
    }

    /// The key for which a function is compiled, to be called with these.
    pub(super) fn to_key(&self) -> Vec<Argument> {
        self.list.iter().map(|given| Argument::new(given.shape, given.kind, given.order)).collect()
    }

    /// Whether code that was compiled for `wanted` can read these.
    pub(super) fn fit(&self, wanted: &[Argument]) -> bool {
        let fits = |given: &Given<'_>, wanted: &Argument| {
            given.order == wanted.order && given.kind == wanted.kind && wanted.has_shape(given.shape)
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
