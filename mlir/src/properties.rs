//! Properties: inherent data of an operation that is a value of the host language and no attribute.
//!
//! A property is kept in the operation's slots as the attribute that its value converts to, which the generic form
//! shows. Other attributes can stand for the same value (`4 : i32` for an `int64_t`, `true` for a flag):
//! [`PropKind::convert`] makes of all of them the one that is kept, wherever an operation is created or changed, so two
//! values of a property are equal if and only if their slots are. The parser and the printer read from [`PropKind`] how
//! a declarative format writes the value. Nothing here knows which operation a property belongs to.

use crate::attributes::{Attr, AttrKind, AttrRef, EnumAttr};
use crate::context::Context;
use crate::data::Parameter;
use crate::opdef::{EnumAttrSpec, EnumSpec};
use crate::text::{AttrParser, ParseResult, Printer};
use crate::types::{Signedness, TypeKind};

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
    /// A value of a type that a dialect's crate defines.
    Custom(&'static CustomProp),
    /// A value that functions of a dialect's crate write.
    Written {
        /// The value.
        inner: &'static PropKind,
        /// The functions.
        syntax: &'static PropSyntax,
    },
}

/// A property that is a case of an enumeration.
#[derive(Debug)]
pub struct EnumProp {
    /// The cases.
    pub cases: &'static EnumSpec,
    /// The name of the enumeration, for messages.
    pub name: &'static str,
    /// What attributes it can be made of, for messages: `IntegerAttr storage for ::Color`.
    pub expected: &'static str,
    /// The word before the case, which then stands in angle brackets.
    pub mnemonic: Option<&'static str>,
    /// The attribute of a dialect that may hold it instead of an integer.
    pub attr: Option<&'static EnumAttrSpec>,
    /// Whether it is that attribute which holds it.
    pub in_attr: bool,
}

/// A type that properties of operations may have: `Property<"Fraction">` in a record is the type `Fraction`.
///
/// How it is written in a declarative format, and when two values are equal, its [`Parameter`] says; parameters of types
/// and attributes may have the same type. The attribute is what operations keep and compare, and what the generic form
/// and bytecode hold, so values are equal if and only if the attributes are which `to_attr` makes of them.
///
/// ```
/// use mlir::data::Parameter;
/// use mlir::properties::PropertyValue;
/// use mlir::text::{AttrParser, ParseResult, Printer};
/// use mlir::{Attr, AttrRef, Context, Registry};
///
/// /// Kept as `array<i64: 1, 2>`, written as `1 over 2`.
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// pub struct Fraction(i64, i64);
///
/// impl Parameter for Fraction {
///     const EXPECTED: &'static str = "expected a fraction";
///
///     fn parse_optional(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Self>> {
///         let Some(top) = i64::parse_optional(p)? else { return Ok(None) };
///         p.keyword("over")?;
///         match i64::parse_optional(p)? {
///             Some(bottom) => Ok(Some(Fraction(top, bottom))),
///             None => Err(p.error_here("expected a number")),
///         }
///     }
///
///     fn print(&self, p: &mut Printer<'_>) {
///         p.write_text(&format!("{} over {}", self.0, self.1));
///     }
/// }
///
/// impl PropertyValue for Fraction {
///     fn to_attr(&self, cx: &Context) -> Attr {
///         cx.dense_array_attr(&[self.0, self.1])
///     }
///
///     fn from_attr(attr: AttrRef<'_>) -> Result<Self, String> {
///         match attr.as_dense_array::<i64>().as_deref() {
///             Some(&[top, bottom]) if bottom != 0 => Ok(Fraction(top, bottom)),
///             _ => Err("expected two integers the second of which is not zero".to_owned()),
///         }
///     }
/// }
///
/// let cx = Context::new(Registry::new());
/// let attr = Fraction(1, 2).to_attr(&cx);
/// assert_eq!(Fraction::from_attr(cx.attr_ref(attr)), Ok(Fraction(1, 2)));
/// ```
pub trait PropertyValue: Parameter {
    /// The table's entry for a property of this type.
    const KIND: PropKind = PropKind::Custom(&CustomProp {
        convert: |attr| Ok(Self::from_attr(attr)?.to_attr(attr.cx())),
        parse: |p| Ok(Self::parse_optional(p)?.map(|value| value.to_attr(p.cx()))),
        expected: Self::EXPECTED,
        print: |attr, p| match Self::from_attr(attr) {
            Ok(value) => value.print(p),
            Err(_) => p.attr(attr.id()),
        },
    });

    /// The attribute that holds the value, from which [`PropertyValue::from_attr`] gets it back.
    fn to_attr(&self, cx: &Context) -> Attr;

    /// The value that an attribute stands for.
    ///
    /// # Errors
    /// The attribute stands for none: what was expected, as a diagnostic says it.
    fn from_attr(attr: AttrRef<'_>) -> Result<Self, String>;
}

/// The value that an attribute of a verified operation holds.
///
/// # Panics
/// When it holds none, so that the operation is not verified.
pub fn value_of<T: PropertyValue>(attr: AttrRef<'_>) -> T {
    T::from_attr(attr).expect("a verified operation has values of its properties")
}

/// Parses a value by a function of a dialect's crate, into the attribute that holds it.
///
/// # Errors
/// Those of the function.
pub fn parsed<T>(
    p: &mut AttrParser<'_, '_>,
    parse: impl FnOnce(&mut AttrParser<'_, '_>) -> ParseResult<T>,
    to_attr: fn(&T, &Context) -> Attr,
) -> ParseResult<Attr> {
    parse(p).map(|value| to_attr(&value, p.cx()))
}

/// As [`parsed`], of a value that may be absent.
///
/// # Errors
/// Those of the function.
pub fn parsed_optional<T>(
    p: &mut AttrParser<'_, '_>,
    parse: impl FnOnce(&mut AttrParser<'_, '_>) -> ParseResult<Option<T>>,
    to_attr: fn(&T, &Context) -> Attr,
) -> ParseResult<Option<Attr>> {
    Ok(parse(p)?.map(|value| to_attr(&value, p.cx())))
}

/// The functions of a [`PropertyValue`], over the attributes that hold its values.
#[derive(Debug)]
pub struct CustomProp {
    /// As [`PropKind::convert`].
    pub convert: fn(AttrRef<'_>) -> Result<Attr, String>,
    /// Parses a value, or takes nothing where none starts.
    pub parse: ParseValueFn,
    /// What is missing where a value has to stand and does not.
    pub expected: &'static str,
    /// Prints a value.
    pub print: fn(AttrRef<'_>, &mut Printer<'_>),
}

/// Parses a property's value into the attribute that holds it, or takes nothing where none starts.
pub type ParseValueFn = fn(&mut AttrParser<'_, '_>) -> ParseResult<Option<Attr>>;

/// Functions that write a property (the fields `parser`, `optionalParser` and `printer` of its record), over the
/// attributes that hold its values. Where one is not given, the property is written as without it.
#[derive(Debug)]
pub struct PropSyntax {
    /// Parses a value.
    pub parse: Option<fn(&mut AttrParser<'_, '_>) -> ParseResult<Attr>>,
    /// Parses a value that may be absent.
    pub parse_optional: Option<ParseValueFn>,
    /// Prints a value.
    pub print: Option<fn(AttrRef<'_>, &mut Printer<'_>)>,
}

impl PropKind {
    /// The attribute that holds the value which an attribute stands for.
    ///
    /// # Errors
    /// The attribute stands for no such value: what was expected, in MLIR's words.
    pub fn convert(&self, attr: AttrRef<'_>) -> Result<Attr, String> {
        let expected = |condition: bool, what: &str| match condition {
            true => Ok(attr.id()),
            false => Err(format!("expected {what}")),
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
                expected(attr.is_dense_array_of(*bits), &format!("DenseI{bits}ArrayAttr for key `value`"))
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

    /// True for an attribute that stands for a value of such a property. Unlike [`PropKind::convert`], which takes any
    /// number for a case of an enumeration, as MLIR does, this asks for a case.
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

/// An integer of this width from an integer of any.
fn integer(attr: AttrRef<'_>, bits: u32, signed: bool) -> Result<Attr, String> {
    let AttrKind::Integer { value, ty } = attr.kind() else {
        return Err("expected IntegerAttr for key `value`".to_owned());
    };
    let cx = attr.cx();
    let value = match cx.type_kind(*ty) {
        // What has no sign is kept as if it had one.
        TypeKind::Integer { width, signedness: Signedness::Signless }
            if !signed && *value < 0 && *width < 127 =>
        {
            value + (1 << width)
        }
        _ => *value,
    };
    let (low, high) = match signed {
        true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        false => (0, (1i128 << bits) - 1),
    };
    match (low..=high).contains(&value) {
        true => Ok(cx.int_attr(value, cx.int_ty(bits))),
        false => {
            let sign = if signed { "" } else { "u" };
            Err(format!("expected a value of {sign}int{bits}_t, but got {value}"))
        }
    }
}

/// The array of what the elements of an array convert to; the array itself where they are that already.
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
            // What is no case stays as it is, for the verifier to refuse.
            _ if !self.cases.has(value) => attr.id(),
            Some(spec) => cx.enum_attr(spec, value),
            None => cx.int_attr_of_width(value, self.cases.width),
        })
    }
}
