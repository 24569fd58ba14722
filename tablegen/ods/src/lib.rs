//! From TableGen records to models of operations, and from those to Rust.
//!
//! Records are the single source of truth for operations. [`model`] reads them into a [`model::Model`], with a
//! diagnostic for everything that is wrong; [`rust`] writes thin views, builders and static tables for the engine in
//! the `mlir` crate; [`compile()`] does both in a dialect's build script. [`prelude`] holds the standard `.td` files.
//!
//! This crate never depends on `mlir`: the generated text does.
//!
//! ```
//! let mut sources = support::SourceMap::new();
//! let records = r#"
//!     include "mlir/IR/OpBase.td"
//!     def D : Dialect { let name = "d"; }
//!     def NopOp : Op<D, "nop"> { let assemblyFormat = "attr-dict"; }
//! "#;
//! let main = sources.add("ops.td", records);
//! let (rust, problems) = ods::compile::generate_from_text(&mut sources, main);
//! assert!(problems.is_empty());
//! assert!(rust.expect("it is correct").contains("pub struct NopOp<'a>"));
//! ```

// The modules are in layers: each uses only those above it and in its own group.

// Names, and the Rust in records as text.
pub mod names;
mod rust_syntax;
mod rust_text;

// Reading records.
mod literal;
pub mod prelude;
pub mod records;

// The expression language of predicates.
pub mod predicate;

// Records to models, models to Rust, and the check of generated names.
pub mod model;
pub mod rust;

mod check;

// Records to Markdown and other texts.
pub mod advice;
pub mod deprecated;
pub mod directives;
pub mod doc;
pub mod select;
pub mod understood;

// The entry points.
pub mod compile;

pub use compile::{compile, generate};
