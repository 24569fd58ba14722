//! The textual form of the IR: lexer, parser and printer, byte-compatible with MLIR 22.

pub mod function;
mod lexer;
pub mod parser;
pub mod printer;

pub use parser::{
    AttrParser, Delimiter, OpParser, ParseError, ParseResult, Parsed, Parts, RegionArg, UnresolvedOperand,
    parse_attr_str, parse_module, parse_module_in, parse_type_str,
};
pub(crate) use printer::show_ops;
pub use printer::{
    OpPrinter, PrintOptions, Printer, RegionStyle, attr_to_string, loc_to_string, print_module, print_op,
    type_to_string, write_module,
};
