//! From TableGen records to models of operations, and from those to Rust.
//!
//! The records are the single source of truth of an operation. [`model`] reads them into [`model::Model`], with a
//! diagnostic for everything that is wrong; [`rust`] writes thin views, builders and static tables for the engine in
//! the `mlir` crate; [`compile()`] does both in a dialect's build script. [`prelude`] holds the standard `.td` files.
//!
//! This room never depends on `mlir`: the generated text does.

// The modules stand in layers: each uses only those above it and in its own group.

// Names, and the Rust in records as text.
mod names;
mod rust_syntax;
mod rust_text;
mod rust_type;

// Reading records.
mod literal;
pub mod prelude;
pub mod records;

// The expression language of predicates.
pub mod predicate;

// Records to models, models to Rust, and what can be wrong only then.
pub mod model;
pub mod rust;

mod check;

// Records to Markdown and other texts.
pub mod advice;
pub mod deprecated;
pub mod directives;
pub mod doc;
pub mod select;

// The ways in.
pub mod compile;

pub use compile::{compile, generate};
