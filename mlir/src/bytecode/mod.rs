//! The binary form of the IR: MLIR's bytecode, versions 0 to 6, exchangeable with MLIR 22.
//!
//! A file is the magic number, a version, the name of its producer and sections: strings, dialects with names of
//! operations, attributes and types with their offsets, operations, resources with theirs, properties. Attributes,
//! types and locations refer to each other by number; operations refer to all of them.
//!
//! - `reader`: bytes to a module. It is total: any input gives a module or an error, in memory bounded by the input.
//! - `writer`: a module to bytes.
//! - `layout`: how properties of an operation follow each other, which both need.
//!
//! The builtin dialect's types, attributes and locations have an encoding of their own; attributes of other dialects
//! do where the dialect gives them one (`dialects`), and are written as text otherwise.

mod dialects;
mod layout;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

use crate::context::Context;
use crate::types::{Type, TypeKind};

pub use dialects::{BytecodeAttributes, Piece, PieceKind};
pub use layout::BytecodeDialectInterface;
pub use reader::{ReadError, read_module};
pub use writer::{WriteOptions, write_module};

/// The first bytes of every file.
pub const MAGIC: [u8; 4] = [b'M', b'L', 0xEF, b'R'];

/// The version that is written unless another one is asked for, and the latest that is read.
pub const VERSION: u64 = 6;

/// True for the contents of a bytecode file.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// The width of a number of this type.
fn bit_width(cx: &Context, ty: Type) -> Option<u32> {
    match cx.type_kind(ty) {
        TypeKind::Index => Some(64),
        _ => cx.type_ref(ty).bit_width(),
    }
}

/// How many bytes an element of a dense attribute takes; `None` if elements of this type are strings.
fn element_bytes(cx: &Context, ty: Type) -> Option<usize> {
    match *cx.type_kind(ty) {
        TypeKind::Complex(part) => Some(2 * element_bytes(cx, part)?),
        _ => bit_width(cx, ty).map(|width| width.div_ceil(8).max(1) as usize),
    }
}

/// What each version of the format brought.
mod version {
    /// Dialects may have versions.
    pub(super) const DIALECT_VERSIONS: u64 = 1;
    /// Isolated regions are sections, so that a reader can skip them.
    pub(super) const LAZY_LOADING: u64 = 2;
    /// The order of uses is kept.
    pub(super) const USE_LIST_ORDER: u64 = 3;
    /// Unknown locations of block arguments are left out; the names of operations are counted.
    pub(super) const ELIDED_ARGUMENT_LOCATIONS: u64 = 4;
    /// Properties are apart from attributes.
    pub(super) const PROPERTIES: u64 = 5;
    /// Lengths of groups of operands and results are properties in a form of their own.
    pub(super) const SEGMENT_PROPERTIES: u64 = 6;
}

/// The kinds of sections.
mod section {
    pub(super) const STRING: u8 = 0;
    pub(super) const DIALECT: u8 = 1;
    pub(super) const DATA: u8 = 2;
    pub(super) const DATA_OFFSET: u8 = 3;
    pub(super) const IR: u8 = 4;
    pub(super) const RESOURCE: u8 = 5;
    pub(super) const RESOURCE_OFFSET: u8 = 6;
    pub(super) const DIALECT_VERSIONS: u8 = 7;
    pub(super) const PROPERTIES: u8 = 8;
    /// How many kinds there are.
    pub(super) const COUNT: usize = 9;
    /// Set in the kind of a section that says how it is aligned.
    pub(super) const ALIGNED: u8 = 0x80;
    /// Fills up to an alignment.
    pub(super) const PADDING: u8 = 0xCB;
}

/// What an operation's encoding has.
mod mask {
    pub(super) const ATTRIBUTES: u8 = 1;
    pub(super) const RESULTS: u8 = 2;
    pub(super) const OPERANDS: u8 = 4;
    pub(super) const SUCCESSORS: u8 = 8;
    pub(super) const REGIONS: u8 = 16;
    pub(super) const USE_LIST_ORDERS: u8 = 32;
    pub(super) const PROPERTIES: u8 = 64;
}

/// The kinds of resources.
mod resource {
    pub(super) const BLOB: u8 = 0;
    pub(super) const BOOL: u8 = 1;
    pub(super) const STRING: u8 = 2;
}

/// The numbers of the builtin dialect's attributes and locations.
mod attr_code {
    pub(super) const ARRAY: u64 = 0;
    pub(super) const DICTIONARY: u64 = 1;
    pub(super) const STRING: u64 = 2;
    pub(super) const TYPED_STRING: u64 = 3;
    pub(super) const FLAT_SYMBOL_REF: u64 = 4;
    pub(super) const SYMBOL_REF: u64 = 5;
    pub(super) const TYPE: u64 = 6;
    pub(super) const UNIT: u64 = 7;
    pub(super) const INTEGER: u64 = 8;
    pub(super) const FLOAT: u64 = 9;
    pub(super) const CALL_SITE_LOC: u64 = 10;
    pub(super) const FILE_LOC: u64 = 11;
    pub(super) const FUSED_LOC: u64 = 12;
    pub(super) const FUSED_LOC_WITH_METADATA: u64 = 13;
    pub(super) const NAME_LOC: u64 = 14;
    pub(super) const UNKNOWN_LOC: u64 = 15;
    pub(super) const DENSE_RESOURCE: u64 = 16;
    pub(super) const DENSE_ARRAY: u64 = 17;
    pub(super) const DENSE_ELEMENTS: u64 = 18;
    pub(super) const DENSE_STRINGS: u64 = 19;
    pub(super) const SPARSE_ELEMENTS: u64 = 20;
    pub(super) const DISTINCT: u64 = 21;
    pub(super) const FILE_RANGE_LOC: u64 = 22;
}

/// The numbers of the builtin dialect's types.
mod type_code {
    pub(super) const INTEGER: u64 = 0;
    pub(super) const INDEX: u64 = 1;
    pub(super) const FUNCTION: u64 = 2;
    pub(super) const BF16: u64 = 3;
    pub(super) const F16: u64 = 4;
    pub(super) const F32: u64 = 5;
    pub(super) const F64: u64 = 6;
    pub(super) const F80: u64 = 7;
    pub(super) const F128: u64 = 8;
    pub(super) const COMPLEX: u64 = 9;
    pub(super) const MEMREF: u64 = 10;
    pub(super) const MEMREF_WITH_SPACE: u64 = 11;
    pub(super) const NONE: u64 = 12;
    pub(super) const RANKED_TENSOR: u64 = 13;
    pub(super) const RANKED_TENSOR_WITH_ENCODING: u64 = 14;
    pub(super) const TUPLE: u64 = 15;
    pub(super) const UNRANKED_MEMREF: u64 = 16;
    pub(super) const UNRANKED_MEMREF_WITH_SPACE: u64 = 17;
    pub(super) const UNRANKED_TENSOR: u64 = 18;
    pub(super) const VECTOR: u64 = 19;
    pub(super) const SCALABLE_VECTOR: u64 = 20;
}
