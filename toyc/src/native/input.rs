//! What can be passed in a call: numbers and arrays, in tuples and lists.

use ndarray::{ArrayBase, Data, Dimension};
use smallvec::{SmallVec, smallvec};
use toy_dialect::element_types::FloatKind;
use toy_dialect::entry::Order;

use super::error::Error;
use super::room::{Elements, copied};
use crate::arrays::{Element, View};

/// An argument of a call: a number of type `f64` or `f32`, an array or a view of them, a reference to one, or a
/// [`View`].
pub trait Input: sealed::Input {
    #[doc(hidden)]
    fn shape(&self) -> &[usize];

    #[doc(hidden)]
    fn strides(&self) -> &[isize];

    #[doc(hidden)]
    fn kind(&self) -> FloatKind;

    /// The address of the first element.
    #[doc(hidden)]
    fn start(&self) -> *const f64;

    /// The elements, one after the other in an order.
    #[doc(hidden)]
    fn copied(&self, order: &Order) -> Result<Elements, Error>;
}

/// The arguments of a call: a tuple of up to twelve, or a slice, an array or a vector of arguments of one type.
///
/// ```
/// use ndarray::{ArrayD, array};
/// use toyc::native::Program;
/// let f = Program::parse("def f(x, s, y) { return x * s + y; }")?.function("f")?;
/// let (x, y) = (array![[1., 2.], [3., 4.]], array![10., 20.]);
/// let z: ArrayD<f64> = f.call((&x, 2.0, y.view()))?;
/// assert_eq!(z, array![[12., 24.], [16., 28.]].into_dyn());
/// assert_eq!(f.call(&[&x, &x, &x])?, (&x * &x + &x).into_dyn());
/// # Ok::<(), toyc::native::Error>(())
/// ```
pub trait Inputs: sealed::Inputs {
    #[doc(hidden)]
    fn list(&self) -> List<'_>;
}

/// Arguments whose types do not matter any more; up to this many need no allocation.
pub(super) type List<'a> = SmallVec<[&'a dyn Input; 8]>;

mod sealed {
    /// What can be passed.
    pub trait Input {}

    /// What can be a list of that.
    pub trait Inputs {}
}

impl<I: Input> sealed::Input for &I {}

impl<I: Input> Input for &I {
    fn shape(&self) -> &[usize] {
        (**self).shape()
    }

    fn strides(&self) -> &[isize] {
        (**self).strides()
    }

    fn kind(&self) -> FloatKind {
        (**self).kind()
    }

    fn start(&self) -> *const f64 {
        (**self).start()
    }

    fn copied(&self, order: &Order) -> Result<Elements, Error> {
        (**self).copied(order)
    }
}

impl<T: Element, S: Data<Elem = T>, D: Dimension> sealed::Input for ArrayBase<S, D> {}

impl<T: Element, S: Data<Elem = T>, D: Dimension> Input for ArrayBase<S, D> {
    fn shape(&self) -> &[usize] {
        (**self).shape()
    }

    fn strides(&self) -> &[isize] {
        (**self).strides()
    }

    fn kind(&self) -> FloatKind {
        T::KIND
    }

    fn start(&self) -> *const f64 {
        self.as_ptr().cast()
    }

    fn copied(&self, order: &Order) -> Result<Elements, Error> {
        let view = self.view().into_dyn();
        let view = if *order == Order::ColumnMajor { view.reversed_axes() } else { view };
        Ok(Elements(T::array(copied(&view)?)))
    }
}

impl sealed::Input for View<'_> {}

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

    fn copied(&self, order: &Order) -> Result<Elements, Error> {
        match self {
            View::F64(view) => Input::copied(view, order),
            View::F32(view) => Input::copied(view, order),
        }
    }
}

macro_rules! number {
    ($($ty:ty)*) => {$(
        impl sealed::Input for $ty {}

        impl Input for $ty {
            fn shape(&self) -> &[usize] {
                &[]
            }

            fn strides(&self) -> &[isize] {
                &[]
            }

            fn kind(&self) -> FloatKind {
                <$ty as Element>::KIND
            }

            fn start(&self) -> *const f64 {
                std::ptr::from_ref(self).cast()
            }

            fn copied(&self, order: &Order) -> Result<Elements, Error> {
                Input::copied(&ndarray::aview0(self), order)
            }
        }
    )*};
}

number!(f64 f32);

macro_rules! lists {
    ($([$($parameters:tt)*] $ty:ty;)*) => {$(
        impl<$($parameters)*> sealed::Inputs for $ty {}

        impl<$($parameters)*> Inputs for $ty {
            fn list(&self) -> List<'_> {
                self.iter().map(|input| input as &dyn Input).collect()
            }
        }
    )*};
}

lists! {
    [I: Input] &[I];
    [I: Input] &Vec<I>;
    [I: Input, const N: usize] &[I; N];
}

macro_rules! tuples {
    () => { tuple!(); };
    ($first:ident $($rest:ident)*) => {
        tuple!($first $($rest)*);
        tuples!($($rest)*);
    };
}

macro_rules! tuple {
    ($($name:ident)*) => {
        impl<$($name: Input),*> sealed::Inputs for ($($name,)*) {}

        impl<$($name: Input),*> Inputs for ($($name,)*) {
            #[allow(non_snake_case, reason = "a type and its value have one name")]
            fn list(&self) -> List<'_> {
                let ($($name,)*) = self;
                smallvec![$($name as &dyn Input),*]
            }
        }
    };
}

tuples!(A B C D E F G H I J K L);
