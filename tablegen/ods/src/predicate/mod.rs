//! The expression language of predicates: the counterpart in Rust of MLIR's C++ inside `CPred<"...">`.
//!
//! It is small on purpose: placeholders, method chains, calls, comparisons, `&&`, `||`, `!`, closures as arguments
//! and literals. The text is parsed and checked here, so that a mistake is reported in the `.td` file, at the
//! word that is wrong, and never by rustc in generated code. [`catalogue`] lists what can be called.

mod cpp;
mod expr;
mod kind;
mod lexer;
mod parser;
mod scope;

pub mod catalogue;
mod constant;
mod text;

pub mod emit;
pub mod opaque;

pub use constant::arithmetic;
pub use expr::{Binary, Expr, ExprError, Node};
pub use kind::{Dense, Kind};
pub use parser::{CHILD, Text, parse, parse_text};
pub use scope::{Defined, EnumCases, Scope, What};
