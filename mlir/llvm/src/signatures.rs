//! The types of functions that Rust can call, such as `fn(i64, &[f64]) -> f64`.
#![allow(unsafe_code)]
// `fn(A)` and `for<'a> fn(&'a A)` are different types, of which no value is of both.
#![allow(coherence_leak_check)]

use std::ffi::c_void;

use crate::passed::{Borrowed, Frame, Kind, Passed};

/// The compiled form of a function: it takes a pointer for each parameter, and one for the result.
pub(crate) type Packed = unsafe extern "C" fn(*const *mut c_void);

/// The type of a function that [`Jit::function`](crate::Jit::function) finds, such as `fn(i64, &[f64]) -> f64`: of up to
/// eight parameters that are passed by value, or of up to four any of which may be references.
pub trait Signature {
    /// What is called: `dyn Fn(i64, &[f64]) -> f64`.
    type Call: ?Sized;

    /// The parameters, and the result.
    #[doc(hidden)]
    fn kinds() -> (Vec<Kind>, Kind);

    /// # Safety
    /// A function of these kinds is behind the packed one, exists as long as what is returned, and every call of it is
    /// defined.
    #[doc(hidden)]
    unsafe fn callable(packed: Packed) -> Box<Self::Call>;
}

/// Implements [`Signature`] for one list of parameters, or for all lists in which each is a value or a reference.
macro_rules! signatures {
    ([] [$($bounds:tt)*] [$($lifetime:lifetime)*] [$($name:ident: $ty:ty, $passed:ident;)*]) => {
        impl<$($bounds)* R: Passed> Signature for for<$($lifetime),*> fn($($ty),*) -> R {
            type Call = dyn for<$($lifetime),*> Fn($($ty),*) -> R + Send + Sync;

            fn kinds() -> (Vec<Kind>, Kind) {
                (vec![$(<$name as $passed>::kind()),*], R::kind())
            }

            /// # Safety
            /// See the trait.
            #[allow(non_snake_case, reason = "parameters have the names of their types")]
            unsafe fn callable(packed: Packed) -> Box<Self::Call> {
                Box::new(move |$($name),*| {
                    let mut frame = Frame::new();
                    $($name.pass(&mut frame);)*
                    let result = frame.result::<R>();
                    // SAFETY: there is a pointer to a value of its type for each parameter, and one to room for the
                    // result, which the call writes; the caller of `callable` promises the rest.
                    unsafe {
                        packed(frame.pointers());
                        R::read(result)
                    }
                })
            }
        }
    };
    ([$name:ident $lifetime:lifetime $($rest:tt)*] [$($bounds:tt)*] [$($lifetimes:tt)*] [$($done:tt)*]) => {
        signatures! { [$($rest)*] [$($bounds)* $name: Passed,] [$($lifetimes)*] [$($done)* $name: $name, Passed;] }
        signatures! {
            [$($rest)*]
            [$($bounds)* $name: Borrowed + ?Sized,]
            [$($lifetimes)* $lifetime]
            [$($done)* $name: &$lifetime $name, Borrowed;]
        }
        signatures! {
            [$($rest)*]
            [$($bounds)* $name: Borrowed + ?Sized,]
            [$($lifetimes)* $lifetime]
            [$($done)* $name: &$lifetime mut $name, Borrowed;]
        }
    };
    (values $($name:ident)*) => {
        signatures! { [] [$($name: Passed,)*] [] [$($name: $name, Passed;)*] }
    };
}

signatures! { [] [] [] [] }
signatures! { [A 'a] [] [] [] }
signatures! { [A 'a B 'b] [] [] [] }
signatures! { [A 'a B 'b C 'c] [] [] [] }
signatures! { [A 'a B 'b C 'c D 'd] [] [] [] }
signatures! { values A B C D E }
signatures! { values A B C D E F }
signatures! { values A B C D E F G }
signatures! { values A B C D E F G H }
