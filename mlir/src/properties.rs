//! Properties: inherent data of an operation that is a value of the host language and no attribute.
//!
//! A property is kept in the operation's slots as the attribute that MLIR converts it to, which the generic form
//! shows. [`PropKind`] says which attributes those are; the parser and the printer read from it how a declarative
//! format writes the value.

use crate::attributes::{AttrKind, AttrRef};
use crate::opdef::{EnumAttrSpec, EnumSpec};

/// What a property holds.
#[derive(Debug)]
pub enum PropKind {
    /// An integer: an integer attribute of this width.
    Int {
        /// The width.
        bits: u32,
        /// Whether there are negative values.
        signed: bool,
    },
    /// `true`, `false`: a boolean attribute.
    Bool,
    /// A flag: `unit` where it is set, `false` otherwise.
    Unit,
    /// A string attribute.
    String,
    /// A case of an enumeration.
    Enum(EnumProp),
    /// Integers of this width: a dense array.
    IntArray(u32),
    /// Values: an array attribute.
    Array(&'static PropKind),
    /// A value or nothing: an array attribute with at most one element.
    Optional {
        /// The value.
        inner: &'static PropKind,
        /// Whether it is written as it is, and not as `some<value>`.
        bare: bool,
    },
}

/// A property that is a case of an enumeration.
#[derive(Debug)]
pub struct EnumProp {
    /// The cases.
    pub cases: &'static EnumSpec,
    /// The name of the enumeration, for messages.
    pub name: &'static str,
    /// The word before the case, which then stands in angle brackets.
    pub mnemonic: Option<&'static str>,
    /// The attribute of a dialect that may hold it instead of an integer.
    pub attr: Option<&'static EnumAttrSpec>,
    /// Whether it is that attribute which holds it.
    pub in_attr: bool,
}

impl PropKind {
    /// True for an attribute that such a property can be kept as.
    pub fn accepts(&self, attr: AttrRef<'_>) -> bool {
        let elements = |inner: &PropKind| {
            attr.as_array().is_some_and(|all| all.iter().all(|&a| inner.accepts(attr.cx().attr_ref(a))))
        };
        match self {
            PropKind::Int { bits, signed } => {
                let AttrKind::Integer { value, .. } = attr.kind() else { return false };
                // A signless integer is sign-extended: of an unsigned one the topmost bit is the sign.
                let (low, high) =
                    (-(1i128 << (bits - 1)), (1i128 << if *signed { bits - 1 } else { *bits }) - 1);
                (low..=high).contains(value)
            }
            PropKind::Bool => attr.is_bool(),
            PropKind::Unit => attr.is_unit() || attr.is_bool(),
            PropKind::String => attr.as_str().is_some(),
            PropKind::Enum(e) => match attr.as_dialect::<crate::attributes::EnumAttr>() {
                Some(held) => e.attr.is_some_and(|spec| std::ptr::eq(spec, held.spec)),
                None => attr.is_integer_attr() && attr.as_int().is_some_and(|v| e.cases.holds(v)),
            },
            PropKind::IntArray(bits) => attr.is_dense_array_of(*bits),
            PropKind::Array(inner) => elements(inner),
            PropKind::Optional { inner, .. } => {
                attr.as_array().is_some_and(|all| all.len() <= 1) && elements(inner)
            }
        }
    }
}

impl EnumSpec {
    /// True for the value of a case, or for a bit enum of several.
    pub(crate) fn holds(&self, value: i64) -> bool {
        match self.separator {
            Some(_) => value & !self.cases.iter().fold(0, |all, (_, bits)| all | bits) == 0,
            None => self.cases.iter().any(|&(_, v)| v == value),
        }
    }
}
