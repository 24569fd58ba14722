//! The binary form of the IR: MLIR's bytecode, versions 0 to 6, exchangeable with MLIR 22.
//!
//! A file has the magic number, a version, the name of its producer, and sections: strings, dialects with the names of
//! operations, attributes and types with their offsets, operations, resources with theirs, and properties. Attributes,
//! types and locations refer to each other by number; operations refer to all of them.
//!
//! - `reader`: bytes to a module. It is total: any input yields a module or an error, in memory bounded by the input.
//! - `writer`: a module to bytes.
//! - `encoding`: the constants of the format. `layout`: the order of an operation's properties.
//!
//! The builtin dialect's types, attributes and locations have an encoding of their own, as do attributes of dialects
//! that define one (`dialects`); everything else is written as text.

mod dialects;
mod encoding;
mod layout;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

pub use dialects::{BytecodeAttributes, Piece, PieceKind};
pub use encoding::{MAGIC, VERSION, is_bytecode};
pub use layout::BytecodeDialectInterface;
pub use reader::read_module;
pub use writer::{WriteOptions, write_module};
