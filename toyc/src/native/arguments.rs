//! The arguments of a call: their addresses, the orders of their elements, and copies of arrays in an order that code
//! cannot read.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use smallvec::SmallVec;
use toy_dialect::element_types::FloatKind;
use toy_dialect::entry::{Argument, Order, steps_of};

use super::error::Error;
use super::input::Input;
use super::room::Elements;

/// The pointers that a call passes, whatever the elements are; up to this many parameters need no allocation.
pub(super) type Pointers = SmallVec<[*mut f64; 8]>;

/// The arguments of a call.
pub(super) struct Arguments<'a> {
    list: SmallVec<[Given<'a>; 8]>,
    /// Copies of arrays.
    copies: Vec<Elements>,
}

/// One argument.
pub(super) struct Given<'a> {
    input: &'a dyn Input,
    pub(super) shape: &'a [usize],
    strides: &'a [isize],
    pub(super) kind: FloatKind,
    /// The order in which code reads it, if that is a contiguous one, and otherwise the one that it has.
    contiguous: Option<Order>,
    /// Whether the elements must be copied into that order.
    is_copied: bool,
    /// The address of the element that lies first; null as long as elements must still be copied.
    data: *const f64,
}

impl<'a> Given<'a> {
    fn new(input: &'a dyn Input) -> Self {
        let (shape, strides) = (input.shape(), input.strides());
        let contiguous = Order::contiguous(shape, strides);
        let data = match contiguous {
            Some(_) => input.start(),
            None => first(input.start(), input.kind(), shape, strides),
        };
        Given { input, shape, strides, kind: input.kind(), contiguous, is_copied: false, data }
    }

    /// Makes this an argument in a contiguous order, into which the elements are copied if they have another.
    fn set_order(&mut self, order: &Order) {
        if self.contiguous.as_ref() != Some(order) {
            self.contiguous = Some(order.clone());
            self.is_copied = true;
        }
    }

    fn is_strided(&self) -> bool {
        self.contiguous.is_none()
    }

    /// Whether its elements have this order, in which they are read.
    pub(super) fn has_order(&self, wanted: &Order) -> bool {
        match (&self.contiguous, wanted) {
            (None, Order::Strided(steps)) => steps_of(self.shape, self.strides).eq(steps.iter().copied()),
            (order, wanted) => order.as_ref() == Some(wanted),
        }
    }

    /// Whether code for an argument is for one of this shape, elements and order.
    fn fits(&self, wanted: &Argument) -> bool {
        self.is_alike(wanted) && self.has_order(&wanted.order)
    }

    /// Whether code for an argument is for one of this shape and elements.
    pub(super) fn is_alike(&self, wanted: &Argument) -> bool {
        self.kind == wanted.kind && wanted.has_shape(self.shape)
    }

    fn to_argument(&self) -> Argument {
        let order = self.contiguous.clone().unwrap_or_else(|| Order::of(self.shape, self.strides));
        Argument::new(self.shape, self.kind, order)
    }
}

/// The address of the element that lies first, from that of the element at index 0.
fn first(start: *const f64, kind: FloatKind, shape: &[usize], strides: &[isize]) -> *const f64 {
    let back = steps_of(shape, strides).zip(shape).filter(|&(step, _)| step < 0);
    let back: i64 =
        back.map(|(step, &extent)| step.wrapping_mul(extent as i64 - 1)).fold(0, i64::wrapping_add);
    // An array without elements, which is refused later, may have any strides.
    start.wrapping_byte_offset(back.wrapping_mul(i64::from(kind.width() / 8)) as isize)
}

impl<'a> Arguments<'a> {
    /// The arguments of a call, each in its own order.
    pub(super) fn new(inputs: &[&'a dyn Input]) -> Self {
        Arguments { list: inputs.iter().map(|&input| Given::new(input)).collect(), copies: Vec::new() }
    }

    /// The arguments of a call, in the contiguous orders for which code was compiled.
    pub(super) fn for_code(inputs: &[&'a dyn Input], code: &[Argument]) -> Self {
        let mut arguments = Arguments::new(inputs);
        for (given, wanted) in arguments.list.iter_mut().zip(code) {
            if !matches!(wanted.order, Order::Strided(_)) {
                given.set_order(&wanted.order);
            }
        }
        arguments
    }

    /// Whether one of them is a view of other memory.
    pub(super) fn are_strided(&self) -> bool {
        self.list.iter().any(Given::is_strided)
    }

    /// Makes arguments in row-major order of the views of other memory.
    pub(super) fn make_contiguous(&mut self) {
        self.list
            .iter_mut()
            .filter(|given| given.is_strided())
            .for_each(|given| given.set_order(&Order::RowMajor));
    }

    /// Copies what is in another order than code reads.
    ///
    /// # Errors
    /// If there is no memory for a copy.
    pub(super) fn copy_others(&mut self) -> Result<(), Error> {
        for given in self.list.iter_mut().filter(|given| given.is_copied) {
            let order =
                given.contiguous.as_ref().expect("only those are copied that are read in such an order");
            let copy = given.input.copied(order)?;
            given.data = copy.start();
            given.is_copied = false;
            self.copies.push(copy);
        }
        Ok(())
    }

    /// The arguments in order.
    pub(super) fn list(&self) -> &[Given<'a>] {
        &self.list
    }

    /// A hash of the shapes, types of elements and orders.
    pub(super) fn hash(&self) -> u64 {
        let mut hasher = FxHasher::default();
        for given in &self.list {
            (given.shape, given.kind, &given.contiguous).hash(&mut hasher);
            if given.is_strided() {
                steps_of(given.shape, given.strides).for_each(|step| step.hash(&mut hasher));
            }
        }
        hasher.finish()
    }

    /// A hash of the same but for the distances in views of other memory.
    pub(super) fn hash_without_steps(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.list.iter().for_each(|given| (given.shape, given.kind, &given.contiguous).hash(&mut hasher));
        hasher.finish()
    }

    /// The key for which a function is compiled, to be called with these.
    pub(super) fn to_key(&self) -> Vec<Argument> {
        self.list.iter().map(Given::to_argument).collect()
    }

    /// Whether code that was compiled for `wanted` can read these.
    pub(super) fn fit(&self, wanted: &[Argument]) -> bool {
        self.list.len() == wanted.len()
            && self.list.iter().zip(wanted).all(|(given, wanted)| given.fits(wanted))
    }

    /// The addresses of the elements. They do not change while this lives.
    ///
    /// # Panics
    /// If arrays that must be copied have not been.
    pub(super) fn pointers(&self) -> Pointers {
        assert!(self.list.iter().all(|given| !given.is_copied), "what is in another order has been copied");
        self.list.iter().map(|given| given.data.cast_mut()).collect()
    }
}
