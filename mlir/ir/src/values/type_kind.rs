//! The kinds of types: the values that a context interns.

use super::dialect_data::DialectValue;
use super::floats::FloatKind;
use super::ids::{Attr, Ident, Type};

/// The extent of a dimension that is not known statically (`?`), and a dynamic stride or offset.
pub const DYNAMIC: i64 = i64::MIN;

/// Whether an integer type is signed, unsigned or neither.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signedness {
    /// `i32`
    Signless,
    /// `si32`
    Signed,
    /// `ui32`
    Unsigned,
}

/// The value of a type. Builtin types are variants; every other type is [`TypeKind::Dialect`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// `i32`, `si8`, `ui1`
    Integer {
        /// Width in bits, at most 2^24 - 1.
        width: u32,
        /// Signless, signed or unsigned.
        signedness: Signedness,
    },
    /// `index`
    Index,
    /// `f64` and the like
    Float(FloatKind),
    /// `none`
    None,
    /// `complex<f64>`
    Complex(Type),
    /// `tuple<i32, f64>`
    Tuple(Box<[Type]>),
    /// `(i32) -> f64`
    Function {
        /// Argument types.
        inputs: Box<[Type]>,
        /// Result types.
        results: Box<[Type]>,
    },
    /// `vector<4x[8]xf32>`
    Vector {
        /// Extents, all positive; none for a rank-0 vector.
        shape: Box<[i64]>,
        /// Which dimensions are scalable; as long as `shape`.
        scalable: Box<[bool]>,
        /// Element type.
        element: Type,
    },
    /// `tensor<2x?xf64, encoding>`
    RankedTensor {
        /// Extents; [`DYNAMIC`] where unknown.
        shape: Box<[i64]>,
        /// Element type.
        element: Type,
        /// Encoding attribute.
        encoding: Option<Attr>,
    },
    /// `tensor<*xf64>`
    UnrankedTensor {
        /// Element type.
        element: Type,
    },
    /// `memref<2x?xf64, layout, space>`
    MemRef {
        /// Extents; [`DYNAMIC`] where unknown.
        shape: Box<[i64]>,
        /// Element type.
        element: Type,
        /// An affine map or strided layout; `None` for the identity.
        layout: Option<Attr>,
        /// Memory space; `None` for the default.
        memory_space: Option<Attr>,
    },
    /// `memref<*xf64, space>`
    UnrankedMemRef {
        /// Element type.
        element: Type,
        /// Memory space; `None` for the default.
        memory_space: Option<Attr>,
    },
    /// `!dialect<"text">` of an unregistered dialect
    Opaque {
        /// The dialect.
        dialect: Ident,
        /// The text after `!dialect.`, or between the angle brackets.
        text: Ident,
    },
    /// A type of a registered dialect.
    Dialect(DialectValue),
}
