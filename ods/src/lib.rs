//! From TableGen records to models of operations, and from those to Rust.
//!
//! The records are the single source of truth of an operation. [`model`] reads them into [`model::Model`], with a
//! diagnostic for everything that is wrong; [`rust`] writes thin views, builders and static tables for the engine in
//! the `mlir` crate; [`compile()`] does both in a dialect's build script. [`prelude`] holds the standard `.td` files.
//!
//! This room never depends on `mlir`: the generated text does.

pub mod advice;
pub mod compile;
pub mod deprecated;
pub mod directives;
pub mod doc;
pub mod format;
mod literal;
pub mod model;
mod names;
pub mod predicate;
pub mod prelude;
pub mod records;
pub mod rust;
mod rust_syntax;
mod rust_text;
mod rust_type;
pub mod select;

pub use compile::{compile, generate};
