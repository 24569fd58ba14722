//! Exports functions of a Toy program to programs in C: requests, their resolution in the program, and a header.
//!
//! ```
//! use toyc::export::{Request, header, resolve};
//!
//! let mut compiler = toyc::Compiler::new();
//! compiler.start = toyc::Start::Anywhere;
//! let file = compiler.add("a.toy", "def f(x, s) { return transpose(x) * s; }");
//! let request = Request::parse("f:2x3,scalar").expect("well-formed");
//! let exports = resolve(&compiler, file, &[request]).expect("there is such a function");
//! assert_eq!((&*exports[0].name, &*exports[0].results[0].shape), ("f_2x3_scalar", &[3, 2][..]));
//! let text = header("a.toy", &exports, &[]);
//! assert!(text.contains("void f_2x3_scalar(const double *TOY_RESTRICT x, double s, double *TOY_RESTRICT result);"));
//! ```

mod declaration;
mod dispatch;
mod distinct;
mod exported;
mod header;
mod names;
mod request;
mod resolve;

pub use distinct::check_distinct;
pub use exported::Exported;
pub use header::header;
pub use names::belongs_to_c;
pub use request::{Passed, Request};
pub use resolve::{Refused, resolve};
