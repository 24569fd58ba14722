//! The constants of the format: versions, sections, and the codes of the builtin dialect.

use crate::values::context::Context;
use crate::values::ids::Type;
use crate::values::type_kind::TypeKind;

/// The first bytes of every file.
pub const MAGIC: [u8; 4] = [b'M', b'L', 0xEF, b'R'];

/// The version that is written by default, and the latest that is read.
pub const VERSION: u64 = 6;

/// True for the contents of a bytecode file.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// The width of a number of this type.
pub(super) fn bit_width(cx: &Context, ty: Type) -> Option<u32> {
    match cx.type_kind(ty) {
        TypeKind::Index => Some(64),
        _ => cx.type_ref(ty).bit_width(),
    }
}

/// The size of an element of a dense attribute in bytes; `None` if its elements are strings.
pub(super) fn element_bytes(cx: &Context, ty: Type) -> Option<usize> {
    match *cx.type_kind(ty) {
        TypeKind::Complex(part) => Some(2 * element_bytes(cx, part)?),
        _ => bit_width(cx, ty).map(|width| width.div_ceil(8).max(1) as usize),
    }
}

/// What each version of the format introduced.
pub(super) mod version {
    /// Dialects may have versions.
    pub(crate) const DIALECT_VERSIONS: u64 = 1;
    /// Isolated regions are sections, so that a reader can skip them.
    pub(crate) const LAZY_LOADING: u64 = 2;
    /// The order of uses is kept.
    pub(crate) const USE_LIST_ORDER: u64 = 3;
    /// Unknown locations of block arguments are omitted; the number of operation names is stored.
    pub(crate) const ELIDED_ARGUMENT_LOCATIONS: u64 = 4;
    /// Properties are separate from attributes.
    pub(crate) const PROPERTIES: u64 = 5;
    /// Segment sizes are properties with an encoding of their own.
    pub(crate) const SEGMENT_PROPERTIES: u64 = 6;
}

/// The kinds of sections.
pub(super) mod section {
    pub(crate) const STRING: u8 = 0;
    pub(crate) const DIALECT: u8 = 1;
    pub(crate) const DATA: u8 = 2;
    pub(crate) const DATA_OFFSET: u8 = 3;
    pub(crate) const IR: u8 = 4;
    pub(crate) const RESOURCE: u8 = 5;
    pub(crate) const RESOURCE_OFFSET: u8 = 6;
    pub(crate) const DIALECT_VERSIONS: u8 = 7;
    pub(crate) const PROPERTIES: u8 = 8;
    /// The number of kinds.
    pub(crate) const COUNT: usize = 9;
    /// Set in the kind of a section that has an alignment.
    pub(crate) const ALIGNED: u8 = 0x80;
    /// Padding up to an alignment.
    pub(crate) const PADDING: u8 = 0xCB;
}

/// Which parts an operation's encoding has.
pub(super) mod mask {
    pub(crate) const ATTRIBUTES: u8 = 1;
    pub(crate) const RESULTS: u8 = 2;
    pub(crate) const OPERANDS: u8 = 4;
    pub(crate) const SUCCESSORS: u8 = 8;
    pub(crate) const REGIONS: u8 = 16;
    pub(crate) const USE_LIST_ORDERS: u8 = 32;
    pub(crate) const PROPERTIES: u8 = 64;
}

/// The kinds of resources.
pub(super) mod resource {
    pub(crate) const BLOB: u8 = 0;
    pub(crate) const BOOL: u8 = 1;
    pub(crate) const STRING: u8 = 2;
}

/// The numbers of the builtin dialect's attributes and locations.
pub(super) mod attr_code {
    pub(crate) const ARRAY: u64 = 0;
    pub(crate) const DICTIONARY: u64 = 1;
    pub(crate) const STRING: u64 = 2;
    pub(crate) const TYPED_STRING: u64 = 3;
    pub(crate) const FLAT_SYMBOL_REF: u64 = 4;
    pub(crate) const SYMBOL_REF: u64 = 5;
    pub(crate) const TYPE: u64 = 6;
    pub(crate) const UNIT: u64 = 7;
    pub(crate) const INTEGER: u64 = 8;
    pub(crate) const FLOAT: u64 = 9;
    pub(crate) const CALL_SITE_LOC: u64 = 10;
    pub(crate) const FILE_LOC: u64 = 11;
    pub(crate) const FUSED_LOC: u64 = 12;
    pub(crate) const FUSED_LOC_WITH_METADATA: u64 = 13;
    pub(crate) const NAME_LOC: u64 = 14;
    pub(crate) const UNKNOWN_LOC: u64 = 15;
    pub(crate) const DENSE_RESOURCE: u64 = 16;
    pub(crate) const DENSE_ARRAY: u64 = 17;
    pub(crate) const DENSE_ELEMENTS: u64 = 18;
    pub(crate) const DENSE_STRINGS: u64 = 19;
    pub(crate) const SPARSE_ELEMENTS: u64 = 20;
    pub(crate) const DISTINCT: u64 = 21;
    pub(crate) const FILE_RANGE_LOC: u64 = 22;
}

/// The numbers of the builtin dialect's types.
pub(super) mod type_code {
    pub(crate) const INTEGER: u64 = 0;
    pub(crate) const INDEX: u64 = 1;
    pub(crate) const FUNCTION: u64 = 2;
    pub(crate) const BF16: u64 = 3;
    pub(crate) const F16: u64 = 4;
    pub(crate) const F32: u64 = 5;
    pub(crate) const F64: u64 = 6;
    pub(crate) const F80: u64 = 7;
    pub(crate) const F128: u64 = 8;
    pub(crate) const COMPLEX: u64 = 9;
    pub(crate) const MEMREF: u64 = 10;
    pub(crate) const MEMREF_WITH_SPACE: u64 = 11;
    pub(crate) const NONE: u64 = 12;
    pub(crate) const RANKED_TENSOR: u64 = 13;
    pub(crate) const RANKED_TENSOR_WITH_ENCODING: u64 = 14;
    pub(crate) const TUPLE: u64 = 15;
    pub(crate) const UNRANKED_MEMREF: u64 = 16;
    pub(crate) const UNRANKED_MEMREF_WITH_SPACE: u64 = 17;
    pub(crate) const UNRANKED_TENSOR: u64 = 18;
    pub(crate) const VECTOR: u64 = 19;
    pub(crate) const SCALABLE_VECTOR: u64 = 20;
}
