//! Operations, blocks, regions and values.
//!
//! - [`body`], with `links`: the arenas and every structural change to them; [`entities`]: ids. `changes`: a record of
//!   which bodies changed. `name_set`: which operations a body may have. `attributes`: how they change.
//! - [`view`]: borrowed views for reading. `handle`: typed ids to hold while the IR changes. [`walk`]: traversals.
//! - [`builder`]: creates operations at an insertion point, observed by a listener; [`state`]: the parts of a new
//!   operation.
//! - [`adaptor`]: operands and attributes by name without an operation. `segments`: their groups.
//! - [`clone`](mod@clone): copies operations and regions within a body or into another one.
//! - [`module`]: a top-level operation that owns its body; [`resources`]: the other contents of its file.
//! - [`symbol_table`]: symbols and references to them. `discardable`: a dialect's attributes for any operation.
//! - [`diag`]: diagnostics at locations. [`hooks`]: what authors of dialects write to check, fold and infer.

pub(crate) mod adaptor;
mod attributes;
pub(crate) mod body;
pub(crate) mod builder;
mod changes;
pub(crate) mod clone;
pub(crate) mod diag;
mod discardable;
pub(crate) mod entities;
pub(crate) mod handle;
pub(crate) mod hooks;
mod links;
pub(crate) mod module;
pub(crate) mod name_set;
pub(crate) mod resources;
pub(crate) mod segments;
pub(crate) mod state;
pub mod symbol_table;
pub(crate) mod view;
pub(crate) mod walk;

pub use adaptor::Adaptor;
pub use body::{Body, ValueDef};
pub use builder::{Builder, Filled, InsertPoint, Listener};
pub use clone::IrMapping;
pub use diag::Diag;
pub use discardable::DiscardableAttr;
pub use entities::{Block, Op, Region, Use, Value};
pub use handle::Handle;
pub use module::Module;
pub use state::OpState;
pub use view::{BlockRef, OpRef, OpType, OpView, RegionRef, ValueRef};
