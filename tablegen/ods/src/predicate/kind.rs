//! The kinds of expressions.

/// The kind of an expression's value, which determines its Rust type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `bool`
    Bool,
    /// An integer, `i64`.
    Int,
    /// An integer that may need more than 64 bits, `i128`.
    Wide,
    /// A float, `f64`.
    Float,
    /// A float of single precision, `f32`.
    Single,
    /// A string, `&str`.
    Str,
    /// A character.
    Char,
    /// A type, `TypeRef`.
    Type,
    /// An attribute, `AttrRef`.
    Attr,
    /// One operand or result.
    Value,
    /// An operand or result that may be absent.
    OptionalValue,
    /// A range of operands or results.
    Values,
    /// An operation.
    Op,
    /// A region.
    Region,
    /// The builder, which creates types and attributes.
    Builder,
    /// Several types.
    Types,
    /// Several attributes.
    Attrs,
    /// Several integers.
    Ints,
    /// The elements of an array attribute, `&[Attr]`.
    Array,
    /// The elements of a dense array.
    Dense(Dense),
    /// The extents of a shape, if it has any.
    Shape,
    /// An affine map.
    Map,
    /// An integer set.
    Set,
    /// A case of an enumeration, or several of its bits.
    Case,
    /// A list literal.
    List,
    /// Unknown: a function or constant of the dialect's author. Compatible with everything.
    Any,
}

/// The elements of a dense array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is the Rust type of that name")]
pub enum Dense {
    Bool,
    I8,
    I16,
    I32,
    I64,
    F32,
    F64,
}

impl Dense {
    /// All of them.
    pub const ALL: [Dense; 7] =
        [Dense::Bool, Dense::I8, Dense::I16, Dense::I32, Dense::I64, Dense::F32, Dense::F64];

    /// The Rust type.
    pub fn rust(self) -> &'static str {
        match self {
            Dense::Bool => "bool",
            Dense::I8 => "i8",
            Dense::I16 => "i16",
            Dense::I32 => "i32",
            Dense::I64 => "i64",
            Dense::F32 => "f32",
            Dense::F64 => "f64",
        }
    }
}

impl Kind {
    /// The words for it in a diagnostic.
    pub fn words(self) -> &'static str {
        match self {
            Kind::Bool => "a condition",
            Kind::Int => "an integer",
            Kind::Wide => "an integer",
            Kind::Float => "a float",
            Kind::Single => "a float of single precision",
            Kind::Str => "a string",
            Kind::Char => "a character",
            Kind::Type => "a type",
            Kind::Attr => "an attribute",
            Kind::Value => "a value",
            Kind::OptionalValue => "an optional value",
            Kind::Values => "a range of values",
            Kind::Op => "an operation",
            Kind::Region => "a region",
            Kind::Builder => "a builder",
            Kind::Types => "a list of types",
            Kind::Attrs => "a list of attributes",
            Kind::Ints => "a list of integers",
            Kind::Array => "a list of attributes",
            Kind::Dense(Dense::Bool) => "a list of conditions",
            Kind::Dense(Dense::F32 | Dense::F64) => "a list of floats",
            Kind::Dense(_) => "a list of integers",
            Kind::Shape => "a shape",
            Kind::Map => "an affine map",
            Kind::Set => "an integer set",
            Kind::Case => "a case of an enumeration",
            Kind::List => "a list",
            Kind::Any => "anything",
        }
    }

    /// The element of a list.
    pub fn element(self) -> Option<Kind> {
        match self {
            Kind::Types => Some(Kind::Type),
            Kind::Attrs => Some(Kind::Attr),
            Kind::Ints => Some(Kind::Int),
            Kind::Values => Some(Kind::Value),
            Kind::Any => Some(Kind::Any),
            _ => None,
        }
    }

    /// Whether `==` is defined for this kind.
    pub fn has_equality(self) -> bool {
        !matches!(self, Kind::Op | Kind::Region | Kind::Builder | Kind::List | Kind::Char)
    }

    /// Whether a value of this kind can be used as a `wanted`.
    pub fn fits(self, wanted: Kind) -> bool {
        self == wanted || self == Kind::Any || wanted == Kind::Any
    }
}
