//! Properties. C++ in a record gets its counterpart in Rust, or is refused with the reason; nothing is ignored.

pub(crate) mod default;
pub(super) mod record;
mod rust;

/// The type of a property's value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PropType {
    /// An integer.
    Int {
        /// Its Rust type.
        rust: &'static str,
        /// Its width.
        bits: u32,
    },
    /// `bool`
    Bool,
    /// A flag.
    Unit,
    /// A string.
    Str,
    /// A case of an enumeration.
    Enum(EnumProp),
    /// Integers.
    IntArray {
        /// The Rust type of an element.
        rust: &'static str,
        /// The width of an element.
        bits: u32,
    },
    /// Several values.
    Array(Box<PropType>),
    /// A value or nothing.
    Optional {
        /// The value.
        inner: Box<PropType>,
        /// Whether it is written without brackets.
        bare: bool,
    },
    /// A value of a type of the author's, which implements `mlir::properties::PropertyValue`.
    Custom {
        /// Its path.
        path: String,
    },
    /// A value that the author's functions write.
    Written {
        /// The value.
        inner: Box<PropType>,
        /// The functions; if one is missing, the default is used.
        by: Functions,
        /// Whether a parser can tell if a value comes next.
        optional: bool,
    },
}

/// Paths of functions that parse and print a property.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Functions {
    /// The function that parses it.
    pub parser: Option<String>,
    /// The function that parses it if it may be absent.
    pub optional_parser: Option<String>,
    /// The function that prints it.
    pub printer: Option<String>,
}

/// A case of an enumeration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnumProp {
    /// The enumeration.
    pub name: String,
    /// Its width.
    pub width: i64,
    /// The attributes from which it can be created, for messages.
    pub expected: String,
    /// The word before a case in angle brackets.
    pub mnemonic: Option<String>,
    /// The static of the dialect attribute that may hold it.
    pub attr: Option<String>,
    /// Whether that attribute holds it.
    pub in_attr: bool,
}

impl PropType {
    /// Whether a parser can tell if a value comes next.
    pub fn parses_optionally(&self) -> bool {
        match self {
            PropType::Custom { .. } => false,
            PropType::Written { optional, .. } => *optional,
            _ => true,
        }
    }

    /// Its type without the functions that parse and print it.
    fn value(&self) -> &PropType {
        match self {
            PropType::Written { inner, .. } => inner.value(),
            other => other,
        }
    }

    /// The name of its enumeration.
    pub fn enumeration(&self) -> Option<&str> {
        match self.value() {
            PropType::Enum(e) => Some(&e.name),
            _ => None,
        }
    }
}
