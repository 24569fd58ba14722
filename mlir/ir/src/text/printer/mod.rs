//! The printer: types, attributes and operations as `mlir-opt` prints them.
//!
//! A module is printed in up to two walks: the first only *collects* aliases (`#map`, `#loc`), by running the same
//! code with the text discarded; the second prints. The operations of the outermost region are written out in pieces,
//! which several threads print. Names of values are assigned before a piece is printed, region by region, into tables
//! indexed by entity number.
//!
//! - `options`: options. `state`: the printer of types and attributes. `output`: the receiver of pieces.
//! - `types`, `attributes`, `affine`, `locations`, `floats`, `text`, `words`: builtin types and attributes; strings.
//! - `data`, `dialect_data`, `enums`: types and attributes of dialects. `properties`, `format`: declarative formats.
//! - `op`, `region`, `names`: operations. `pieces`, `resources`: modules.
//! - `collector`, `aliases`: aliases. `shown`, `display`: text in messages. `listing`, with `stable`: text together
//!   with the places from which its lines come.

mod affine;
mod aliases;
mod attributes;
mod collector;
mod data;
pub(crate) mod dialect_data;
mod display;
mod enums;
mod floats;
mod format;
pub(crate) mod listing;
mod locations;
mod names;
pub(crate) mod op;
pub(crate) mod options;
mod output;
mod pieces;
mod properties;
mod region;
mod resources;
pub(crate) mod shown;
mod single;
pub(crate) mod stable;
pub(crate) mod state;
#[cfg(test)]
mod tests;
mod text;
mod types;
mod words;

use std::io;

use crate::ir::module::Module;
use crate::ir::view::OpRef;
use crate::values::context::Context;

pub use dialect_data::{DataPrinter, PrintData};
pub use listing::list_module;
pub use op::OpPrinter;
pub use options::{PrintOptions, RegionStyle};
pub use single::SinglePrinter;
pub use state::{Printer, attr_to_string, loc_to_string, type_to_string};
pub use words::{is_bare_identifier, quote};

/// The text of a module with the definitions of its aliases, ending in a newline.
pub fn print_module(cx: &Context, module: &Module, options: &PrintOptions) -> String {
    let mut out = String::new();
    let sink = &mut |piece: String| if out.is_empty() { out = piece } else { out.push_str(&piece) };
    op::print_top_level(module.op(cx), &module.external_resources, options, sink);
    out
}

/// Writes the text of [`print_module`] without ever holding all of it.
///
/// # Errors
/// The first error of `to`; nothing is written after it.
pub fn write_module(
    cx: &Context,
    module: &Module,
    options: &PrintOptions,
    to: &mut (dyn io::Write + Send),
) -> io::Result<()> {
    let mut result = Ok(());
    let sink = &mut |piece: String| {
        if result.is_ok() {
            result = to.write_all(piece.as_bytes());
        }
    };
    op::print_top_level(module.op(cx), &module.external_resources, options, sink);
    result
}

/// The text of an operation, without a final newline. A top-level operation comes with the definitions of its aliases.
pub fn print_op(op: OpRef<'_>, options: &PrintOptions) -> String {
    op::print_op(op, options)
}
