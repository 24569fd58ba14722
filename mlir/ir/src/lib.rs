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
//!
//! # The faces of an operation
//!
//! An operation is an id in a [`Body`]. Rust's borrows decide the rest: what reads the IR borrows it, and what is held
//! while the IR changes borrows nothing. Each of the two exists for any operation, and for one that is known to be, say,
//! a cast:
//!
//! | | of any operation | of a known one |
//! |---|---|---|
//! | an id, to hold while the IR changes | [`Op`] | [`Handle<CastOp>`](Handle), which dereferences to the [`Op`] |
//! | a view, to read | [`OpRef<'a>`](OpRef) | `CastOp<'a>`, which dereferences to the [`OpRef`] |
//! | a description, before it exists | [`OpState`] | the parameters of `CastOp::build` |
//! | operands by name, without the operation | [`Adaptor<'a>`](Adaptor) | `CastOpAdaptor<'a>` |
//!
//! A [`Builder`] turns a description into an operation. ODS generates everything on the right from the operation's
//! record. From one to another:
//!
//! | have | want | write |
//! |---|---|---|
//! | `Op` | `OpRef` | [`OpRef::new(cx, body, op)`](OpRef::new) |
//! | `OpRef` | `CastOp` | [`op.cast::<CastOp>()`](OpRef::cast) |
//! | `CastOp` | `Handle` | [`cast.handle()`](OpView::handle) |
//! | `Handle` | `CastOp` | [`handle.view(b)`](Handle::view), [`handle.read(cx, body)`](Handle::read) |
//! | `Handle` | `Op` | `*handle` |
//! | `OpRef`, `CastOp` | `Op` | [`op.id()`](OpRef::id) |
//!
//! The builder, a handle and an id. A builder returns the handle, or the value of an operation that has one result and
//! no region:
//!
//! ```
//! use mlir::builtin::UnrealizedConversionCastOp as CastOp;
//! use mlir::{Context, Handle, Loc, Module, Op, Registry};
//!
//! let cx = Context::new(Registry::new());
//! let mut module = Module::new(&cx, Loc::UNKNOWN);
//! let mut b = module.builder(&cx);
//! let source: Handle<CastOp> = CastOp::build(&mut b, Loc::UNKNOWN, &[cx.index_ty()], &[]);
//! let value = source.view(&b).result(0);
//! let cast = CastOp::build(&mut b, Loc::UNKNOWN, &[cx.f64_ty()], &[value]);
//! // Both are still good after the IR has changed.
//! let id: Op = *source;
//! b.set_before(id);
//! assert_eq!(cast.view(&b).inputs().collect::<Vec<_>>(), [value]);
//! ```
//!
//! The views. They go wherever the operation is reached from, here from the block of a module that was read:
//!
//! ```
//! # use mlir::builtin::UnrealizedConversionCastOp as CastOp;
//! # use mlir::{Context, Loc, Module, OpRef, OpView, Registry};
//! # let cx = Context::new(Registry::new());
//! # let mut module = Module::new(&cx, Loc::UNKNOWN);
//! # CastOp::build(&mut module.builder(&cx), Loc::UNKNOWN, &[cx.index_ty()], &[]);
//! let module: OpRef<'_> = module.op(&cx);
//! let body = module.region(0).entry().expect("a module has a block");
//! let op: OpRef<'_> = body.ops().next().expect("the cast");
//! assert_eq!((op.name(), op.num_results()), (CastOp::NAME, 1));
//! let cast: CastOp<'_> = op.cast().expect("it is a cast");
//! assert_eq!(cast.inputs().len(), 0);
//! // The methods of `OpRef` are there too.
//! assert!(cast.ty(cast.result(0)).is_index());
//! assert_eq!(*cast.handle(), cast.id());
//! ```
//!
//! The state, for code that is generic over operations; parsers and builders fill it:
//!
//! ```
//! # use mlir::builtin::UnrealizedConversionCastOp as CastOp;
//! # use mlir::{Context, Loc, Module, OpState, OpType, Registry};
//! # let cx = Context::new(Registry::new());
//! # let mut module = Module::new(&cx, Loc::UNKNOWN);
//! # let mut b = module.builder(&cx);
//! let mut state = OpState::of(&cx, CastOp::DEF, Loc::UNKNOWN);
//! state.result_types.push(cx.index_ty());
//! let op = b.create(state);
//! assert_eq!(b.body().num_results(op), 1);
//! ```
//!
//! An adaptor, which a conversion pattern gets with operands that have been converted already:
//!
//! ```
//! # use mlir::builtin::{UnrealizedConversionCastOp as CastOp, UnrealizedConversionCastOpAdaptor as CastOpAdaptor};
//! # use mlir::{Context, Loc, Module, Registry};
//! # let cx = Context::new(Registry::new());
//! # let mut module = Module::new(&cx, Loc::UNKNOWN);
//! # let mut b = module.builder(&cx);
//! # let source = CastOp::build(&mut b, Loc::UNKNOWN, &[cx.index_ty()], &[]);
//! # let value = source.view(&b).result(0);
//! let operands = [value];
//! let adaptor: CastOpAdaptor<'_> = CastOpAdaptor::new(&cx, &operands);
//! assert_eq!(adaptor.inputs(), [value]);
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

pub mod dataflow;

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

pub use analysis::{dominance, effects};
// Generated bit enums use it through this crate, so dialects need no dependency of their own.
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
pub use verifier::verify_alone;
