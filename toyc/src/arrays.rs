//! Arrays of either type of elements, as callers pass and get them.

use std::borrow::Cow;

use ndarray::{ArrayD, ArrayView, ArrayViewD, Dimension};
use toy_dialect::element_types::Elements;
pub use toy_dialect::element_types::FloatKind;

mod sealed {
    /// The types of elements that there are.
    pub trait Sealed {}

    impl Sealed for f32 {}
    impl Sealed for f64 {}
}

/// A type of elements: `f32` or `f64`.
pub trait Element: sealed::Sealed + Copy + Default + Into<f64> + Send + Sync + 'static {
    /// The type in programs.
    const KIND: FloatKind;

    /// An array of these elements.
    fn array(array: ArrayD<Self>) -> Array;

    /// The array, if its elements are of this type.
    fn of(array: Array) -> Option<ArrayD<Self>>;
}

/// An array that owns its elements.
#[derive(Clone, PartialEq, Debug)]
pub enum Array {
    /// Of `f64`.
    F64(ArrayD<f64>),
    /// Of `f32`.
    F32(ArrayD<f32>),
}

/// A view of an array, to pass arrays of different ranks and elements in one list.
///
/// ```
/// use ndarray::{arr0, array};
/// use toyc::arrays::View;
/// let (x, s) = (array![[1f32, 2.], [3., 4.]], arr0(10.));
/// let list: [View; 2] = [x.view().into(), s.view().into()];
/// assert_eq!((list[0].shape(), list[1].shape()), (&[2, 2][..], &[][..]));
/// ```
#[derive(Clone, Debug)]
pub enum View<'a> {
    /// Of `f64`.
    F64(ArrayViewD<'a, f64>),
    /// Of `f32`.
    F32(ArrayViewD<'a, f32>),
}

macro_rules! element {
    ($ty:ident, $kind:ident) => {
        impl Element for $ty {
            const KIND: FloatKind = FloatKind::$kind;

            fn array(array: ArrayD<Self>) -> Array {
                Array::$kind(array)
            }

            fn of(array: Array) -> Option<ArrayD<Self>> {
                if let Array::$kind(array) = array { Some(array) } else { None }
            }
        }

        impl From<ArrayD<$ty>> for Array {
            fn from(array: ArrayD<$ty>) -> Self {
                Array::$kind(array)
            }
        }

        impl<'a, D: Dimension> From<ArrayView<'a, $ty, D>> for View<'a> {
            fn from(view: ArrayView<'a, $ty, D>) -> Self {
                View::$kind(view.into_dyn())
            }
        }
    };
}

element!(f64, F64);
element!(f32, F32);

/// Does the same with the array in either case.
macro_rules! each {
    ($of:expr, $ty:ident, $array:ident => $do:expr) => {
        match $of {
            $ty::F64($array) => $do,
            $ty::F32($array) => $do,
        }
    };
}

impl Array {
    /// Numbers as elements of a type.
    pub fn rounded(numbers: ArrayD<f64>, kind: FloatKind) -> Array {
        match kind {
            FloatKind::F32 => Array::F32(numbers.mapv(|x| x as f32)),
            _ => Array::F64(numbers),
        }
    }

    /// The shape.
    pub fn shape(&self) -> &[usize] {
        each!(self, Array, array => array.shape())
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        each!(self, Array, array => array.len())
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The type of the elements.
    pub fn kind(&self) -> FloatKind {
        match self {
            Array::F64(_) => FloatKind::F64,
            Array::F32(_) => FloatKind::F32,
        }
    }

    /// The elements.
    pub fn view(&self) -> View<'_> {
        each!(self, Array, array => array.view().into())
    }

    /// The elements as `f64`, which represents each of them.
    pub fn to_f64(&self) -> Cow<'_, ArrayD<f64>> {
        match self {
            Array::F64(array) => Cow::Borrowed(array),
            Array::F32(array) => Cow::Owned(array.mapv(f64::from)),
        }
    }

    /// The same, of an array that is needed no more.
    pub fn into_f64(self) -> ArrayD<f64> {
        match self {
            Array::F64(array) => array,
            Array::F32(array) => array.mapv(f64::from),
        }
    }
}

impl View<'_> {
    /// The shape.
    pub fn shape(&self) -> &[usize] {
        each!(self, View, view => view.shape())
    }

    /// A copy of the elements, in row-major order.
    pub fn to_array(&self) -> Array {
        each!(self, View, view => view.as_standard_layout().into_owned().into())
    }

    /// How many elements lie between neighbours along each axis.
    pub fn strides(&self) -> &[isize] {
        each!(self, View, view => view.strides())
    }

    /// The type of the elements.
    pub fn kind(&self) -> FloatKind {
        match self {
            View::F64(_) => FloatKind::F64,
            View::F32(_) => FloatKind::F32,
        }
    }
}

/// The type of the numbers in a call that have no type of their own: as in a program, they adapt to the arrays beside them.
///
/// ```
/// use toyc::arrays::{FloatKind::{F32, F64}, kind_beside};
/// assert_eq!([kind_beside([F32]), kind_beside([F32, F64]), kind_beside([])], [F32, F64, F64]);
/// ```
pub fn kind_beside(arrays: impl IntoIterator<Item = FloatKind>) -> FloatKind {
    Elements::From(0).kind(&arrays.into_iter().collect::<Vec<_>>(), |_| false)
}

/// The type of a tensor as programs print it: `tensor<2x3xf64>`.
pub fn tensor_type<T: ToString>(shape: &[T], kind: FloatKind) -> String {
    let extents: String = shape.iter().map(|extent| format!("{}x", extent.to_string())).collect();
    format!("tensor<{extents}{}>", kind.keyword())
}
