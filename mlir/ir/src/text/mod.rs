//! The textual form of the IR, byte-compatible with MLIR 22's.
//!
//! - `lexer`, [`parser`], [`printer`].
//! - [`assembly`], `arguments`: declarative formats and hand-written syntax of operations. [`function`]: that of
//!   functions.
//! - [`data`]: types and attributes of dialects. [`properties`]: properties. [`hooks`]: what authors write by hand.
//! - [`verify`](mod@verify), `diagnose`: errors that show operations and source text.

pub(crate) mod arguments;
pub mod assembly;
pub mod data;
mod diagnose;
pub mod function;
pub mod hooks;
mod lexer;
pub mod parser;
pub mod printer;
pub mod properties;
pub mod verify;

pub use hooks::{AttributeParser, KeepsText, TypeParser};
pub use parser::{
    AttrParser, Delimiter, MapOperands, OpParser, ParseError, ParseResult, Parsed, Parts, RegionArg,
    UnresolvedOperand, parse_attr_str, parse_module, parse_module_in, parse_type_str,
};
pub use printer::{
    DataPrinter, OpPrinter, PrintData, PrintOptions, Printer, RegionStyle, SinglePrinter, attr_to_string,
    list_module, loc_to_string, print_module, print_op, type_to_string, write_module,
};
pub use support::Span;
