//! The IR core: what MLIR is made of, in Rust.
//!
//! A [`Context`] interns types, attributes, locations and operation names. Operations live in a [`Body`]: dense
//! arenas addressed by ids, one body for each isolated operation. Reading goes through borrowed views
//! ([`OpRef`] and the typed views that ODS generates); writing goes through [`Builder`] and the rewriters.
//! Every registered operation is described by a static [`opdef::OpDef`] table, and one generic engine builds,
//! verifies, parses and prints it from that table.
//!
//! This room knows no operation but those of the builtin dialect, never prints and never exits.

// The generated code of the builtin dialect names this crate as that of every other dialect does.
extern crate self as mlir;

pub mod affine;
pub mod attributes;
mod big;
pub mod builtin;
pub mod bytecode;
pub mod context;
pub mod data;
pub mod debug_log;
pub mod dense_array;
pub mod diag;
pub mod dialect_data;
mod discardable;
pub mod dominance;
pub mod effects;
pub mod enums;
pub mod floats;
pub mod hooks;
pub mod interfaces;
mod intern;
pub mod ir;
pub mod location;
pub mod opdef;
pub mod options;
pub mod pass;
pub mod properties;
pub mod resources;
pub mod rewrite;
mod segments;
mod strided;
pub mod symbol_table;
#[cfg(test)]
mod testing;
pub mod text;
pub mod threads;
pub mod traits;
pub mod types;
pub mod verify;

// Generated flags are of this crate; dialects need no dependency of their own.
pub use bitflags;

pub use affine::{AffineExpr, AffineMap, IntegerSet};
pub use attributes::{Attr, AttrKind, AttrRef};
pub use context::{Context, Ident, OpName, Registry};
pub use diag::Diag;
pub use dialect_data::{DialectData, DialectValue};
pub use discardable::DiscardableAttr;
pub use ir::{
    Adaptor, Block, BlockRef, Body, Builder, Handle, InsertPoint, IrMapping, Module, Op, OpRef, OpState,
    OpType, OpView, Region, RegionRef, Use, Value, ValueRef,
};
pub use location::{Loc, LocKind};
pub use strided::StridedLayout;
pub use traits::OpTrait;
pub use types::{DYNAMIC, FloatKind, Signedness, Type, TypeKind, TypeRef};
