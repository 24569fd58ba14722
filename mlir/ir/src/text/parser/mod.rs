//! The parser: hand-written recursive descent over the tokens of `lexer`.
//!
//! - `basics`: types used everywhere. `core`: the state of a parse: token, diagnostics, nesting, lists.
//! - `types`, `attrs`, `number`, `dense`, `sparse`, `affine`, `location`: builtin types and attributes. `type_cache`:
//!   texts of types seen before.
//! - `aliases`: the aliases of a file. `alias_cost`: bounds their expansion.
//! - `values`, with `scope`: names of values and blocks, forward references.
//! - `ops`: operations, regions and blocks. `old_text`: help for text from 2019.
//! - `properties`: `<{...}>`.
//! - `format`, with `parts` and `format_attrs`: declarative formats of operations, run as programs. `data`: formats
//!   of types and attributes.
//! - `attr_parser`, `op_parser`: the parsers that dialect hooks use.
//! - `module`: whole files. `parallel`, with `deferral`: on several threads.
//!
//! The first error ends a parse. Nesting is bounded, so no input overflows the stack.

mod affine;
mod alias_cost;
mod aliases;
pub(crate) mod attr_parser;
mod attrs;
pub(crate) mod basics;
mod core;
mod data;
mod deferral;
mod dense;
mod format;
mod format_attrs;
mod location;
pub(crate) mod module;
mod number;
mod old_text;
pub(crate) mod op_parser;
mod ops;
mod parallel;
pub(crate) mod parts;
mod properties;
mod scope;
mod sparse;
#[cfg(test)]
mod tests;
mod type_cache;
mod types;
mod values;

pub use affine::MapOperands;
pub use attr_parser::AttrParser;
pub use basics::{Delimiter, ParseError, ParseResult, RegionArg, UnresolvedOperand};
pub use module::{Parsed, parse_attr_str, parse_module, parse_module_in, parse_type_str};
pub use op_parser::OpParser;
pub use parts::Parts;
