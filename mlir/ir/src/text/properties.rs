//! Properties whose values have a dialect's own type, and the syntax of properties.
//!
//! [`PropKind`] tells the parser and the printer how a declarative format writes a value.
//!
//! A property is stored as the attribute that MLIR converts it to. Any attribute given for it is converted to that one
//! when the operation is created or changed; a number too large for the property is an error, where MLIR truncates it.
//! Accessors, builders, constraints and formats use the value itself. A property that MLIR stores in a C++ class is a
//! Rust type that implements [`PropertyValue`]; its values are compared and hashed as attributes, so a record's own
//! conversions and hashes in C++ are refused. A required property that is missing is an error; MLIR uses whatever its
//! storage is initialized to. Default values are set when an operation is created, so that the generic form shows them.

use crate::text::data::params::Parameter;
use crate::text::parser::attr_parser::AttrParser;
use crate::text::parser::basics::ParseResult;
use crate::text::printer::state::Printer;
use crate::values::context::{AttrRef, Context};
use crate::values::dialect_data::Interface;
use crate::values::ids::Attr;

pub use crate::definitions::property::{CustomProp, EnumProp, PropKind};

/// A type for properties of operations: `Property<"Fraction">` in a record is the type `Fraction`.
///
/// [`Parameter`] defines its syntax in a declarative format and when two values are equal; parameters of types and
/// attributes may have the same type. Operations store and compare the attribute, which is also in the generic form and
/// in bytecode, so two values must be equal exactly if `to_attr` converts them to the same attribute.
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
        syntax: &ValueSyntax {
            parse: |p| Ok(Self::parse_optional(p)?.map(|value| value.to_attr(p.cx()))),
            expected: Self::EXPECTED,
            print: |attr, p| match Self::from_attr(attr) {
                Ok(value) => value.print(p),
                Err(_) => p.attr(attr.id()),
            },
        },
    });

    /// The attribute that stores the value; [`PropertyValue::from_attr`] is the inverse.
    fn to_attr(&self, cx: &Context) -> Attr;

    /// The value that an attribute holds.
    ///
    /// # Errors
    /// If it holds none; the error says what was expected.
    fn from_attr(attr: AttrRef<'_>) -> Result<Self, String>;
}

/// The value that an attribute of a verified operation holds.
///
/// # Panics
/// If it holds none, as in an operation that is not verified.
pub fn value_of<T: PropertyValue>(attr: AttrRef<'_>) -> T {
    T::from_attr(attr).expect("a verified operation has values of its properties")
}

/// Parses a value by a function of a dialect's crate, into the attribute that stores it.
///
/// # Errors
/// Those of `parse`.
pub fn parsed<T>(
    p: &mut AttrParser<'_, '_>,
    parse: impl FnOnce(&mut AttrParser<'_, '_>) -> ParseResult<T>,
    to_attr: fn(&T, &Context) -> Attr,
) -> ParseResult<Attr> {
    parse(p).map(|value| to_attr(&value, p.cx()))
}

/// Like [`parsed`], but the value may be absent.
///
/// # Errors
/// Those of `parse`.
pub fn parsed_optional<T>(
    p: &mut AttrParser<'_, '_>,
    parse: impl FnOnce(&mut AttrParser<'_, '_>) -> ParseResult<Option<T>>,
    to_attr: fn(&T, &Context) -> Attr,
) -> ParseResult<Option<Attr>> {
    Ok(parse(p)?.map(|value| to_attr(&value, p.cx())))
}

/// The syntax of a [`PropertyValue`], as functions of the attributes that store its values.
pub struct ValueSyntax {
    /// Parses a value; `None`, without consuming anything, if none starts here.
    pub(crate) parse: ParseValueFn,
    /// The error if a value is missing.
    pub(crate) expected: &'static str,
    /// Prints a value.
    pub(crate) print: fn(AttrRef<'_>, &mut Printer<'_>),
}

impl ValueSyntax {
    pub(crate) fn of(property: &CustomProp) -> &'static ValueSyntax {
        property
            .syntax
            .downcast_ref()
            .expect("a property of a type of its own is made by `PropertyValue::KIND`")
    }
}

impl PropSyntax {
    pub(crate) fn of(syntax: Interface) -> &'static PropSyntax {
        syntax.downcast_ref().expect("a property is written by a `PropSyntax`")
    }
}

/// Parses a property's value into the attribute that stores it; `None`, without consuming anything, if none starts
/// here.
pub type ParseValueFn = fn(&mut AttrParser<'_, '_>) -> ParseResult<Option<Attr>>;

/// Functions that parse and print a property (the fields `parser`, `optionalParser` and `printer` of its record), by
/// the attributes that store its values. If one is missing, the default syntax is used.
#[derive(Debug)]
pub struct PropSyntax {
    /// Parses a value.
    pub parse: Option<fn(&mut AttrParser<'_, '_>) -> ParseResult<Attr>>,
    /// Parses a value that may be absent.
    pub parse_optional: Option<ParseValueFn>,
    /// Prints a value.
    pub print: Option<fn(AttrRef<'_>, &mut Printer<'_>)>,
}
