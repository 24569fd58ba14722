//! The static tables that describe types and attributes, one [`DataDef`] for each, and what the generated storage has
//! in common.

use std::any::Any;
use std::fmt;
use std::hash::Hash;

use super::params;
use super::params::Parameter;
use crate::definitions::op::{AttrConstraint, TypeConstraint};
use crate::text::parser::attr_parser::AttrParser;
use crate::text::parser::basics::ParseResult;
use crate::text::printer::dialect_data::{DataPrinter, PrintData};
use crate::text::printer::state::Printer;
use crate::values::context::{AttrRef, Context, TypeRef};
use crate::values::dialect_data::{DialectData, DialectValue, Interface, Parameters};
use crate::values::ids::{Attr, Type};

/// The definition of a type or an attribute of a dialect.
pub struct DataDef {
    /// The record's name, for messages.
    pub name: &'static str,
    /// The dialect.
    pub dialect: &'static str,
    /// The word after the dialect's name; empty for a base of other definitions.
    pub mnemonic: &'static str,
    /// The parameters in order.
    pub params: &'static [ParamSpec],
    /// The parameter that holds the type of an attribute (`AttributeSelfTypeParameter`), written after it in text.
    pub self_type: Option<u8>,
    /// The parameter that holds the type of an attribute, wherever it is written (`TypedAttrInterface`).
    pub typed: Option<u8>,
    /// Whether the mnemonic is printed as an alias (`genMnemonicAlias`).
    pub alias: bool,
    /// The implementations of interfaces.
    pub interfaces: &'static [Interface],
    /// The syntax of the parameters.
    pub assembly: DataAssembly,
    /// Checks the values of the parameters and creates the type or attribute.
    pub make: &'static (dyn Fn(&Context, &mut Params) -> Result<Made, String> + Send + Sync),
}

/// A type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attr),
}

/// The syntax of the parameters after the mnemonic.
pub enum DataAssembly {
    /// No parameters are written.
    Mnemonic,
    /// By a declarative format.
    Declarative(&'static [DataElement]),
    /// By hand-written functions; that of an attribute gets the expected type.
    Custom(fn(&mut AttrParser<'_, '_>, Option<Type>) -> ParseResult<Made>),
}

/// The value of a parameter of any type.
pub type AnyValue = Box<dyn Any>;

/// A parameter.
pub struct ParamSpec {
    /// Its name.
    pub name: &'static str,
    /// Its type as in the record, for messages.
    pub ty: &'static str,
    /// Parses a value; `None`, without consuming anything, if none starts here.
    pub parse: &'static (dyn Fn(&mut AttrParser<'_, '_>) -> ParseResult<Option<AnyValue>> + Send + Sync),
    /// The error if a value is missing.
    pub expected: &'static str,
    /// Prints a value.
    pub print: &'static (dyn Fn(&dyn Any, &mut Printer<'_>) + Send + Sync),
    /// Whether two values are equal.
    pub same: fn(&dyn Any, &dyn Any) -> bool,
    /// The value of an optional parameter that is omitted.
    pub default: Option<&'static (dyn Fn(&Context) -> AnyValue + Send + Sync)>,
    /// The constraint on its value, if that is a type or attribute.
    pub constraint: ParamConstraint,
}

/// The constraint on the value of a parameter.
#[derive(Clone, Copy)]
pub enum ParamConstraint {
    /// Nothing.
    None,
    /// A constraint on a type.
    Type(&'static TypeConstraint),
    /// A constraint on an attribute.
    Attr(&'static AttrConstraint),
}

impl ParamSpec {
    /// A required parameter with values of type `T`.
    pub const fn of<T: Parameter>(name: &'static str, ty: &'static str) -> Self {
        ParamSpec {
            name,
            ty,
            parse: &params::parse::<T>,
            expected: T::EXPECTED,
            print: &params::print::<T>,
            same: params::same::<T>,
            default: None,
            constraint: ParamConstraint::None,
        }
    }

    /// A parameter that hand-written functions parse and print.
    pub const fn opaque<T: Any + Eq>(name: &'static str, ty: &'static str) -> Self {
        ParamSpec {
            name,
            ty,
            parse: &|_| Ok(None),
            expected: "expected a value",
            print: &|_, _| {},
            same: params::same::<T>,
            default: None,
            constraint: ParamConstraint::None,
        }
    }
}

/// A parsed value in the engine's representation.
///
/// # Errors
/// Those of parsing.
pub fn boxed<T: Any>(value: ParseResult<Option<T>>) -> ParseResult<Option<AnyValue>> {
    Ok(value?.map(|v| Box::new(v) as AnyValue))
}

/// A parsed value of an optional parameter in the engine's representation.
///
/// # Errors
/// Those of parsing.
pub fn boxed_some<T: Any>(value: ParseResult<Option<T>>) -> ParseResult<Option<AnyValue>> {
    Ok(value?.map(|v| Box::new(Some(v)) as AnyValue))
}

/// Parses a type that `fits`, if one starts here.
///
/// # Errors
/// If it is malformed or does not fit.
pub fn parse_type_of(p: &mut AttrParser<'_, '_>, fits: fn(TypeRef<'_>) -> bool) -> ParseResult<Option<Type>> {
    let span = p.span();
    match Type::parse_optional(p)? {
        Some(ty) if !fits(p.cx().type_ref(ty)) => Err(p.error(span, "invalid kind of type specified")),
        found => Ok(found),
    }
}

/// Parses an attribute that `fits`, if one starts here.
///
/// # Errors
/// If it is malformed or does not fit.
pub fn parse_attr_of(p: &mut AttrParser<'_, '_>, fits: fn(AttrRef<'_>) -> bool) -> ParseResult<Option<Attr>> {
    let span = p.span();
    match Attr::parse_optional(p)? {
        Some(attr) if !fits(p.cx().attr_ref(attr)) => {
            Err(p.error(span, "invalid kind of attribute specified"))
        }
        found => Ok(found),
    }
}

/// Parses a type of the kind of `S`; the dialect's name and the mnemonic may be omitted.
///
/// # Errors
/// If it is malformed or of another kind.
pub fn parse_own_type<S: Storage>(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Type>> {
    if p.peek_type() {
        return parse_type_of(p, |t| t.as_dialect::<S>().is_some());
    }
    if p.starts_data(S::DEF) {
        p.data(S::DEF, None).map(|made| if let Made::Type(ty) = made { Some(ty) } else { None })
    } else {
        Ok(None)
    }
}

/// Parses an attribute of the kind of `S`; the dialect's name and the mnemonic may be omitted.
///
/// # Errors
/// If it is malformed or of another kind.
pub fn parse_own_attr<S: Storage>(p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Attr>> {
    if p.peek_attr_name() {
        return parse_attr_of(p, |a| a.as_dialect::<S>().is_some());
    }
    if p.starts_data(S::DEF) {
        p.data(S::DEF, None).map(|made| if let Made::Attr(attr) = made { Some(attr) } else { None })
    } else {
        Ok(None)
    }
}

/// The values of a parameter that holds one, a list, or an optional one.
fn each<T: Any + Copy>(value: &dyn Any) -> &[T] {
    if let Some(list) = value.downcast_ref::<Box<[T]>>() {
        return list;
    }
    let one = value.downcast_ref::<T>();
    one.or_else(|| value.downcast_ref::<Option<T>>()?.as_ref()).map_or(&[], std::slice::from_ref)
}

/// Prints types without the dialect's name and the mnemonic.
pub fn print_own_type(value: &dyn Any, p: &mut Printer<'_>) {
    p.separated(each::<Type>(value).iter().copied(), Printer::stripped_ty);
}

/// Prints attributes without the dialect's name and the mnemonic.
pub fn print_own_attr(value: &dyn Any, p: &mut Printer<'_>) {
    p.separated(each::<Attr>(value).iter().copied(), Printer::stripped_attr);
}

/// An element of a format of parameters. Numbers are indices of parameters of the [`DataDef`].
pub enum DataElement {
    /// A keyword or punctuation.
    Literal(&'static str),
    /// `` ` ` ``: prints a space.
    Space,
    /// ` `` `: prints no space before what follows.
    NoSpace,
    /// `` `\n` ``: prints a newline.
    Newline,
    /// `$name`
    Param(u8),
    /// `params`: values separated by commas.
    Params(&'static [u8]),
    /// `struct(...)`: `name = value` separated by commas, in any order.
    Struct(&'static [StructField]),
    /// `custom<...>(...)`
    Custom(&'static DataCustom),
    /// `(...)?` and `(...) : (...)?`
    Group(&'static DataGroup),
}

/// A field of a `struct` directive.
pub struct StructField {
    /// The parameter.
    pub param: u8,
    /// The custom directive for its value, if there is one.
    pub custom: Option<&'static DataCustom>,
}

/// A hand-written directive.
pub struct DataCustom {
    /// Parses it.
    pub parse: fn(&mut AttrParser<'_, '_>, &mut Params) -> ParseResult<()>,
    /// Prints it.
    pub print: fn(&dyn Parameters, &mut Printer<'_>),
    /// The parameters that it sets.
    pub binds: &'static [u8],
}

/// An optional group.
pub struct DataGroup {
    /// The group is printed if one of these parameters differs from its default.
    pub anchors: &'static [u8],
    /// True if it is printed when all anchors have their defaults.
    pub inverted: bool,
    /// The elements if the group is present.
    pub then: &'static [DataElement],
    /// The elements otherwise.
    pub otherwise: &'static [DataElement],
}

/// The value of a parameter, if it is a `T`.
pub fn param<T: Any>(values: &dyn Parameters, index: usize) -> Option<&T> {
    values.param(index).downcast_ref()
}

/// The values of the parameters parsed so far.
#[derive(Default)]
pub struct Params(Vec<Option<AnyValue>>);

impl Params {
    /// No values, for `count` parameters.
    pub fn new(count: usize) -> Self {
        Params((0..count).map(|_| None).collect())
    }

    /// True when the parameter has a value.
    pub fn has(&self, index: usize) -> bool {
        self.0.get(index).is_some_and(Option::is_some)
    }

    /// Sets the value of a parameter.
    pub fn set(&mut self, index: usize, value: Option<AnyValue>) {
        if let Some(slot) = self.0.get_mut(index) {
            *slot = value;
        }
    }

    /// The value of a parameter, if it has one.
    pub fn get<T: Any>(&self, index: usize) -> Option<&T> {
        self.0.get(index)?.as_ref()?.downcast_ref()
    }

    /// Takes the value of a parameter, if it has one.
    pub fn take<T: Any>(&mut self, index: usize) -> Option<T> {
        let value = self.0.get_mut(index)?.take()?;
        value.downcast().ok().map(|v| *v)
    }

    /// Puts back what [`Params::take`] returned.
    pub fn put<T: Any>(&mut self, index: usize, value: Option<T>) {
        self.set(index, value.map(|v| Box::new(v) as AnyValue));
    }

    /// Sets omitted parameters to their defaults.
    pub fn add_defaults(&mut self, def: &DataDef, cx: &Context) {
        for (slot, spec) in self.0.iter_mut().zip(def.params) {
            if slot.is_none() {
                *slot = spec.default.map(|default| default(cx));
            }
        }
    }
}

/// The storage that ODS generates for each such type or attribute: its parameters as a Rust value.
pub trait Storage: Parameters + Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The table.
    const DEF: &'static DataDef;

    /// Takes the values of all parameters; `None` if one is missing.
    fn from_params(params: &mut Params) -> Option<Self>;

    /// The author's verifier (`genVerifyDecl`).
    ///
    /// # Errors
    /// A message if the values are invalid.
    fn verify_data(&self, _cx: &Context) -> Result<(), String> {
        Ok(())
    }

    /// Prints what follows the mnemonic.
    fn print_params(&self, p: &mut Printer<'_>) {
        p.data(Self::DEF, self);
    }
}

/// Checks values against the constraints of their parameters, then by the author's verifier.
///
/// # Errors
/// A message if the values are invalid.
pub fn verify<S: Storage>(cx: &Context, storage: &S) -> Result<(), String> {
    for (i, spec) in S::DEF.params.iter().enumerate() {
        let value = storage.param(i);
        let failed = match spec.constraint {
            ParamConstraint::None => None,
            ParamConstraint::Type(c) => {
                let ty = value.downcast_ref::<Type>().copied();
                ty.is_some_and(|ty| !(c.accepts)(cx.type_ref(ty))).then_some(c.summary)
            }
            ParamConstraint::Attr(c) => {
                let attr = value.downcast_ref::<Attr>().copied();
                attr.is_some_and(|attr| !(c.accepts)(cx.attr_ref(attr))).then_some(c.summary)
            }
        };
        if let Some(summary) = failed {
            return Err(format!("failed to verify '{}': {summary}", spec.name));
        }
    }
    storage.verify_data(cx)
}

fn make<S: Storage>(cx: &Context, params: &mut Params) -> Result<S, String> {
    params.add_defaults(S::DEF, cx);
    let missing = S::DEF.params.iter().enumerate().find(|&(i, _)| !params.has(i));
    if let Some((_, spec)) = missing {
        return Err(format!("is missing parameter '{}'", spec.name));
    }
    let storage = S::from_params(params).ok_or("has a parameter of the wrong kind")?;
    verify(cx, &storage).map(|()| storage)
}

/// Creates the type with these parameters.
///
/// # Errors
/// A message if the values are invalid.
pub fn make_type<S: Storage>(cx: &Context, params: &mut Params) -> Result<Made, String> {
    make::<S>(cx, params).map(|s| Made::Type(cx.dialect_ty(s)))
}

/// Creates the attribute with these parameters.
///
/// # Errors
/// A message if the values are invalid.
pub fn make_attr<S: Storage>(cx: &Context, params: &mut Params) -> Result<Made, String> {
    make::<S>(cx, params).map(|s| Made::Attr(cx.dialect_attr(s)))
}

impl DataDef {
    /// The table of a dialect's type or attribute, if a record describes it.
    pub fn of(data: &DialectValue) -> Option<&'static DataDef> {
        data.def().map(DataDef::of_table)
    }

    /// A table from the layers below, which know it as an [`Interface`].
    pub(crate) fn of_table(table: Interface) -> &'static DataDef {
        table.downcast_ref().expect("the table of a type or an attribute is a `DataDef`")
    }
}

impl<S: Storage> DialectData for S {
    fn dialect(&self) -> &'static str {
        S::DEF.dialect
    }

    fn mnemonic(&self) -> &'static str {
        S::DEF.mnemonic
    }

    fn printer(&self) -> Interface {
        &const { DataPrinter::of::<S>() }
    }

    fn def(&self) -> Option<Interface> {
        Some(S::DEF)
    }

    fn mnemonic_alias(&self) -> Option<&'static str> {
        S::DEF.alias.then_some(S::DEF.mnemonic)
    }

    fn parameters(&self) -> Option<&dyn Parameters> {
        Some(self)
    }

    fn self_type(&self) -> Option<Type> {
        self.param(S::DEF.typed?.into()).downcast_ref().copied()
    }

    fn interfaces(&self) -> &'static [Interface] {
        S::DEF.interfaces
    }
}

impl<S: Storage> PrintData for S {
    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(S::DEF.mnemonic);
        self.print_params(p);
    }

    fn print_stripped(&self, p: &mut Printer<'_>) {
        self.print_params(p);
    }
}
