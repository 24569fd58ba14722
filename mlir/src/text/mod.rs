//! The textual form of the IR: lexer, parser and printer, byte-compatible with MLIR 22.

pub mod parser;
pub mod printer;

pub use parser::{AttrParser, OpParser, ParseError, ParseResult, Parts};
pub use printer::{
    OpPrinter, PrintOptions, Printer, RegionStyle, attr_to_string, print_module, print_op, type_to_string,
};
