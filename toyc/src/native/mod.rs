//! Functions of a Toy program, called from Rust on arrays of [`ndarray`].
//!
//! ```
//! use ndarray::{ArrayD, array};
//! use toyc::native::Program;
//!
//! let f = Program::parse("def f(x, y) { return transpose(x) * y; }")?.function("f")?;
//! let (a, b) = (array![[1., 2., 3.], [4., 5., 6.]], array![[1., 2.], [3., 4.], [5., 6.]]);
//! let c: ArrayD<f64> = f.call((&a, &b))?;
//! assert_eq!(c, array![[1., 8.], [6., 20.], [15., 36.]].into_dyn());
//! # Ok::<(), toyc::native::Error>(())
//! ```
//!
//! Elements are of `f64` or `f32`. Arguments are a tuple or a list: see [`Inputs`].
//!
//! The first call with arguments of some shapes compiles the function for them, to one loop nest if possible, which
//! takes some milliseconds. Later calls with the same shapes run the compiled code: see [`Function`]. The program's
//! output goes to C's standard output.
//!
//! Inputs are not copied: the code is compiled for their order, which may be row-major (C's), column-major (Fortran's, and
//! that of a transpose), or that of a view of other memory, with a distance between neighbours along each dimension. Only
//! when views of one shape come with ever new distances, they are copied after a while.
//!
//! A Toy program has no undefined behaviour, and no shape reaches code that was not compiled for it, so nothing here is
//! `unsafe`. A program that runs out of memory for its own values ends the process with a message.
//!
//! Each specialization is compiled from the source in a context of its own, so that what is compiled and thrown away
//! leaves nothing behind, and threads compile side by side. Compilation runs on a stack of known size, as a thread of a
//! host may have much less than the permitted nesting needs.

mod arguments;
mod cache;
mod error;
mod function;
mod input;
mod open;
mod program;
mod recycling;
mod room;
mod shared;
mod specialization;

pub use error::Error;
pub use function::Function;
pub use input::{Input, Inputs};
pub use program::Program;
pub use recycling::Recycling;
pub use shared::Options;
pub use specialization::Specialization;
