//! Properties: inherent data of an operation that is not an attribute but a value of the host language.
//!
//! A property is stored in the operation's slots as the attribute that its value converts to, which the generic form
//! shows. Several attributes can stand for the same value (`4 : i32` for an `int64_t`, `true` for a flag): whenever an
//! operation is created or changed, [`PropKind::convert`] turns them into the one that is stored, so two values of a
//! property are equal if and only if their slots are. Nothing here knows which operation a property belongs to.

use crate::values::attr_kind::AttrKind;
use crate::values::context::AttrRef;
use crate::values::dialect_data::Interface;
use crate::values::enum_spec::{EnumAttr, EnumAttrSpec, EnumSpec};
use crate::values::ids::Attr;
use crate::values::type_kind::{Signedness, TypeKind};

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
    /// A flag: `unit` if it is set, `false` otherwise.
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
        /// Whether it is written bare, not as `some<value>`.
        bare: bool,
    },
    /// A value of a type defined by the dialect's crate.
    Custom(&'static CustomProp),
    /// A value parsed and printed by functions of the dialect's crate.
    Written {
        /// The value.
        inner: &'static PropKind,
        /// The functions, a [`PropSyntax`](crate::text::properties::PropSyntax).
        syntax: Interface,
    },
}

/// A property that is a case of an enumeration.
#[derive(Debug)]
pub struct EnumProp {
    /// The cases.
    pub cases: &'static EnumSpec,
    /// The name of the enumeration, for messages.
    pub name: &'static str,
    /// The attributes it accepts, for messages: `IntegerAttr storage for ::Color`.
    pub expected: &'static str,
    /// The word before the case, which then is in angle brackets.
    pub mnemonic: Option<&'static str>,
    /// The dialect attribute that may hold it instead of an integer.
    pub attr: Option<&'static EnumAttrSpec>,
    /// Whether it is stored as that attribute.
    pub in_attr: bool,
}

/// The functions of a [`PropertyValue`](crate::text::properties::PropertyValue), as functions of the attributes that
/// store its values.
#[derive(Debug)]
pub struct CustomProp {
    /// Converts an attribute, like [`PropKind::convert`].
    pub convert: fn(AttrRef<'_>) -> Result<Attr, String>,
    /// Its syntax, a [`ValueSyntax`](crate::text::properties::ValueSyntax).
    pub syntax: Interface,
}

impl PropKind {
    /// The attribute that stores the value that `attr` stands for.
    ///
    /// # Errors
    /// If the attribute does not stand for such a value; the message says what was expected, in MLIR's
    /// words.
    pub fn convert(&self, attr: AttrRef<'_>) -> Result<Attr, String> {
        let expected = |condition: bool, what: &str| {
            if condition { Ok(attr.id()) } else { Err(format!("expected {what}")) }
        };
        let cx = attr.cx();
        match self {
            PropKind::Int { bits, signed } => integer(attr, *bits, *signed),
            PropKind::Bool => expected(attr.is_bool(), "BoolAttr for key `value`"),
            PropKind::Unit => match attr.as_bool() {
                Some(true) => Ok(cx.unit_attr()),
                Some(false) => Ok(attr.id()),
                None => expected(attr.is_unit(), "UnitAttr or BoolAttr for key `value`"),
            },
            PropKind::String => match attr.kind() {
                AttrKind::String { ty: None, .. } => Ok(attr.id()),
                AttrKind::String { value, .. } => {
                    Ok(cx.attr(AttrKind::String { value: value.clone(), ty: None }))
                }
                _ => Err("expected string property to come from string attribute".to_owned()),
            },
            PropKind::Enum(e) => e.convert(attr),
            PropKind::IntArray(bits) => {
                if attr.is_dense_array_of(*bits) {
                    Ok(attr.id())
                } else {
                    Err(format!("expected DenseI{bits}ArrayAttr for key `value`"))
                }
            }
            PropKind::Array(inner) => {
                let all = attr.as_array().ok_or("expected array attribute")?;
                each(attr, all, inner)
            }
            PropKind::Optional { inner, .. } => match attr.as_array() {
                None => Err("expected optional properties to materialize as arrays".to_owned()),
                Some([_, _, ..]) => {
                    Err("expected optional properties to become 0- or 1-element arrays".to_owned())
                }
                Some(all) => each(attr, all, inner),
            },
            PropKind::Custom(c) => (c.convert)(attr),
            PropKind::Written { inner, .. } => inner.convert(attr),
        }
    }

    /// True for an attribute that stands for a value of such a property. [`PropKind::convert`] takes any number for an
    /// enumeration, as MLIR does; this accepts only cases.
    pub fn accepts(&self, attr: AttrRef<'_>) -> bool {
        let all = |inner: &PropKind, all: &[Attr]| all.iter().all(|&a| inner.accepts(attr.cx().attr_ref(a)));
        match self {
            PropKind::Enum(e) => e.value(attr).is_some_and(|value| e.cases.has(value)),
            PropKind::Array(inner) => attr.as_array().is_some_and(|a| all(inner, a)),
            PropKind::Optional { inner, .. } => {
                attr.as_array().is_some_and(|a| a.len() <= 1 && all(inner, a))
            }
            PropKind::Written { inner, .. } => inner.accepts(attr),
            _ => self.convert(attr).is_ok(),
        }
    }
}

/// Converts an integer to this width.
fn integer(attr: AttrRef<'_>, bits: u32, signed: bool) -> Result<Attr, String> {
    let AttrKind::Integer { value, ty } = attr.kind() else {
        return Err("expected IntegerAttr for key `value`".to_owned());
    };
    let cx = attr.cx();
    let value = match cx.type_kind(*ty) {
        // A signless attribute is sign-extended; an unsigned property reads it as unsigned.
        TypeKind::Integer { width, signedness: Signedness::Signless }
            if !signed && *value < 0 && *width < 127 =>
        {
            value + (1 << width)
        }
        _ => *value,
    };
    let (low, high) =
        if signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, (1i128 << bits) - 1) };
    if (low..=high).contains(&value) {
        Ok(cx.int_attr(value, cx.int_ty(bits)))
    } else {
        let sign = if signed { "" } else { "u" };
        Err(format!("expected a value of {sign}int{bits}_t, but got {value}"))
    }
}

/// The array of the converted elements; the array itself if they are unchanged.
fn each(array: AttrRef<'_>, elements: &[Attr], inner: &PropKind) -> Result<Attr, String> {
    let cx = array.cx();
    let mut converted: Option<Vec<Attr>> = None;
    for (i, &element) in elements.iter().enumerate() {
        let kept = inner.convert(cx.attr_ref(element))?;
        if kept != element {
            converted.get_or_insert_with(|| elements.to_vec())[i] = kept;
        }
    }
    Ok(converted.map_or(array.id(), |all| cx.array_attr(&all)))
}

impl EnumProp {
    /// The number that an attribute stands for.
    fn value(&self, attr: AttrRef<'_>) -> Option<i64> {
        match attr.as_dialect::<EnumAttr>() {
            Some(held) => self.attr.is_some_and(|spec| std::ptr::eq(spec, held.spec)).then_some(held.value),
            None => attr.as_int(),
        }
    }

    fn convert(&self, attr: AttrRef<'_>) -> Result<Attr, String> {
        let value = self.value(attr).ok_or_else(|| format!("expected {}", self.expected))?;
        let cx = attr.cx();
        Ok(match self.attr.filter(|_| self.in_attr) {
            // Other numbers stay unchanged, for the verifier to refuse.
            _ if !self.cases.has(value) => attr.id(),
            Some(spec) => cx.enum_attr(spec, value),
            None => cx.int_attr_of_width(value, self.cases.width),
        })
    }
}
