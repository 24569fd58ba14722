//! The IR core: what MLIR is made of, in Rust.
//!
//! A [`Context`] interns types, attributes, locations and operation names. Operations live in a [`Body`]: dense
//! arenas addressed by ids, one body for each isolated operation. Reading goes through borrowed views
//! ([`OpRef`] and the typed views that ODS generates); writing goes through [`Builder`] and the rewriters.
//! Every registered operation is described by a static [`opdef::OpDef`] table, and one generic engine builds,
//! verifies, parses and prints it from that table.
//!
//! This crate names only operations of the builtin dialect. It never prints and never exits.
//!
//! ```
//! use mlir::text::{PrintOptions, parse_module, print_module};
//! use mlir::{Context, Registry, verify};
//! use support::SourceMap;
//!
//! let cx = Context::new(Registry::new());
//! let mut sources = SourceMap::new();
//! let file = sources.add("names.mlir", "module @outer { module @inner {} }");
//! let module = parse_module(&cx, &sources, file).expect("it is correct");
//! assert!(verify(module.op(&cx)).is_ok());
//! let text = print_module(&cx, &module, &PrintOptions::default());
//! assert_eq!(text, "module @outer {\n  module @inner {\n  }\n}\n");
//! ```

// Generated code calls this crate `mlir`, also that of the builtin dialect.
extern crate self as mlir;

// The layers, from the bottom up: each uses only those listed before it. The tables of `definitions` are public as
// `opdef`. The public `verify` is in `text`, since its errors show operations.
mod values;

mod definitions;

mod ir;

pub mod interfaces;

pub mod builtin;

mod analysis;

mod verifier;

pub mod text;

pub mod bytecode;

pub mod rewrite;

pub mod pass;

#[cfg(test)]
mod testing;

/// The static tables that describe operations, one [`OpDef`](opdef::OpDef) for each; ODS generates them.
pub mod opdef {
    pub use crate::definitions::*;
    pub use crate::text::arguments::*;
    pub use crate::text::assembly::*;
    pub use crate::values::dialect_data::Interface;
}

/// What the author of a dialect writes by hand for an operation, a type, an attribute or the dialect itself, where the
/// record asks for it.
///
/// Each hook is a trait that fixes the signature. It is implemented for the view that ODS generates (`AddOp<'_>`) or
/// for the struct that stands for a dialect (`PolyDialect`). The generated tables call it, so if a hook is missing or
/// has the wrong signature, rustc names it and shows what to write. A hook that the record does not ask for is never
/// called, and only the engine calls hooks.
pub mod hooks {
    pub use crate::ir::hooks::*;
    pub use crate::rewrite::hooks::*;
    pub use crate::text::hooks::*;
}

// Generated bit enums use it through this crate, so dialects need no dependency of their own.
pub use analysis::{dominance, effects};
pub use bitflags;
pub use interfaces::traits::{self, OpTrait};
pub use ir::{
    Adaptor, Block, BlockRef, Body, Builder, Diag, DiscardableAttr, Filled, Handle, InsertPoint, IrMapping,
    Listener, Module, Op, OpRef, OpState, OpType, OpView, Region, RegionRef, Use, Value, ValueDef, ValueRef,
    symbol_table,
};
pub use text::verify::{verify, verify_with};
pub use text::{data, properties};
pub use values::affine::{AffineExpr, AffineMap, IntegerSet};
pub use values::attributes::{Attr, AttrKind, AttrRef};
pub use values::context::{Context, Ident, OpName, Registry};
pub use values::dialect_data::{DialectData, DialectValue};
pub use values::location::{Loc, LocKind};
pub use values::types::{DYNAMIC, FloatKind, Signedness, Type, TypeKind, TypeRef};
pub use values::{
    StridedLayout, affine, attributes, debug_log, enums, floats, rewrite_record, row_major_strides,
};
