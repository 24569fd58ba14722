//! The kinds of attributes: the values that a context interns.

use super::affine::kind::{AffineMap, IntegerSet};
use super::dialect_data::DialectValue;
use super::ids::{Attr, Ident, Loc, Type};

/// The value of an attribute. Builtin attributes are variants; every other attribute is
/// [`AttrKind::Dialect`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AttrKind {
    /// `unit`
    Unit,
    /// `42 : i32`, `true`, `7 : index`
    Integer {
        /// The value, sign-extended from the type's width (zero-extended for unsigned types).
        value: i128,
        /// An integer or index type.
        ty: Type,
    },
    /// An integer that needs more than 128 bits.
    WideInteger {
        /// Two's complement in the width of the type, the least significant byte first; unused bits are zero.
        bytes: Box<[u8]>,
        /// An integer type.
        ty: Type,
    },
    /// `1.5 : f64`
    Float {
        /// The bits in the format of the type.
        bits: u128,
        /// A float type.
        ty: Type,
    },
    /// `"text"`, or `"text" : !some.type`
    String {
        /// The text; may hold any bytes, as MLIR's strings do.
        value: Box<[u8]>,
        /// The type, if one is attached.
        ty: Option<Type>,
    },
    /// `@root::@nested`
    SymbolRef {
        /// The first symbol.
        root: Ident,
        /// The symbols nested in it, outermost first.
        nested: Box<[Ident]>,
    },
    /// A type as an attribute.
    Type(Type),
    /// `[a, b]`
    Array(Box<[Attr]>),
    /// `{a = 1, b}`, sorted by name
    Dictionary(Box<[(Ident, Attr)]>),
    /// `dense<[1, 2]> : tensor<2xi32>`
    DenseElements {
        /// A shaped type with static shape.
        ty: Type,
        /// The elements.
        data: DenseData,
    },
    /// `sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>`
    SparseElements {
        /// A shaped type with static shape.
        ty: Type,
        /// Dense elements of i64: the indices of each value.
        indices: Attr,
        /// Dense elements: the nonzero values.
        values: Attr,
    },
    /// `dense_resource<key> : tensor<2xi32>`
    DenseResource {
        /// The key of the blob in the file metadata.
        key: Ident,
        /// A shaped type with static shape.
        ty: Type,
    },
    /// `array<i64: 1, 2>`
    DenseArray {
        /// An integer or float type of whole bytes, or `i1`.
        element: Type,
        /// The elements, little-endian, `i1` as one byte.
        data: Box<[u8]>,
    },
    /// `affine_map<(d0) -> (d0)>`
    AffineMap(AffineMap),
    /// `affine_set<(d0) : (d0 >= 0)>`
    IntegerSet(IntegerSet),
    /// `strided<[4, 1], offset: ?>`
    Strided {
        /// The offset; [`crate::values::type_kind::DYNAMIC`] where unknown.
        offset: i64,
        /// One stride for each dimension; [`crate::values::type_kind::DYNAMIC`] where unknown.
        strides: Box<[i64]>,
    },
    /// `loc(...)` as an attribute
    Location(Loc),
    /// `distinct[0]<attribute>`: equal to no other, whatever it refers to
    Distinct {
        /// Unique in the context.
        id: u64,
        /// The attribute that it refers to.
        referenced: Attr,
    },
    /// `#dialect<"text">` of an unregistered dialect
    Opaque {
        /// The dialect.
        dialect: Ident,
        /// The text after `#dialect.`, or between the angle brackets.
        text: Ident,
        /// The type, if one is attached.
        ty: Option<Type>,
    },
    /// An attribute of a registered dialect.
    Dialect(DialectValue),
}

/// The elements of a dense attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DenseData {
    /// Every element has these bytes (little-endian, whole bytes; `i1` is one byte, 0 or 1).
    ///
    /// A dense attribute whose elements are all equal is always stored this way, as in MLIR.
    Splat(Box<[u8]>),
    /// The bytes of all elements in row-major order, each as for a splat.
    Bytes(Box<[u8]>),
    /// String elements; a single one is a splat.
    Strings(Box<[Box<[u8]>]>),
}
