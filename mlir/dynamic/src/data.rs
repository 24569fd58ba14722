//! Types and attributes: their values, and the tables that the engine parses, prints and verifies them with.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};

use mlir::data::{
    AnyValue, DataAssembly, DataDef, DataElement, DataGroup, Float32, Float64, Made, ParamConstraint,
    ParamSpec, Parameter, Parameters, Params, StructField, parse_list,
};
use mlir::opdef::{EnumSpec, Interface};
use mlir::text::{AttrParser, DataPrinter, ParseResult, PrintData, Printer};
use mlir::{AffineMap, Attr, Context, DialectData, IntegerSet, Type};
use ods::model::Data;
use ods::model::data::{Assembly, Param, ParamDefault};
use ods::model::format::data::{Group, Node};
use ods::model::param_type::ParamType;

use crate::eval::{Compiler, Frame};
use crate::leak;
use crate::loader::Loader;
use crate::names::{Class, Names};
use crate::notes::Unchecked;
use crate::parameter::{Info, Table, Value};
use crate::value::Val;

/// How the value of a parameter is written.
#[derive(Clone)]
enum Kind {
    Int { bits: u32, signed: bool },
    Bool,
    Single,
    Double,
    Str,
    Type(Option<TypeCheck>),
    Attr(Option<AttrCheck>),
    OwnType(Table, bool),
    OwnAttr(Table, bool),
    Map,
    Set,
    Enum(&'static EnumSpec),
    List(Box<Kind>),
    Optional(Box<Kind>),
}

type TypeCheck = fn(mlir::TypeRef<'_>) -> bool;
type AttrCheck = fn(mlir::AttrRef<'_>) -> bool;

mod checks {
    include!(concat!(env!("OUT_DIR"), "/checks.rs"));
}

impl Kind {
    /// The kind of a type in a record; why there is none otherwise.
    fn of(ty: &ParamType, names: &Names, qualified: bool) -> Result<Kind, String> {
        let check =
            |condition: &str| checks::TYPES.iter().find(|(text, _)| *text == condition).map(|(_, f)| *f);
        let attr_check =
            |condition: &str| checks::ATTRS.iter().find(|(text, _)| *text == condition).map(|(_, f)| *f);
        Ok(match ty {
            ParamType::Int(name) => {
                let bits = name.trim_start_matches(['i', 'u']).parse().unwrap_or(64);
                Kind::Int { bits, signed: name.starts_with('i') }
            }
            ParamType::Bool => Kind::Bool,
            ParamType::Float("f32") => Kind::Single,
            ParamType::Float(_) => Kind::Double,
            ParamType::Str => Kind::Str,
            ParamType::Type(condition) => Kind::Type(condition.and_then(check)),
            ParamType::Attr(condition) => Kind::Attr(condition.and_then(attr_check)),
            ParamType::Affine("AffineMap") => Kind::Map,
            ParamType::Affine(_) => Kind::Set,
            ParamType::Own(known) => {
                let table =
                    names.data.get(&known.class).ok_or_else(|| format!("'{}' is unknown", known.class))?;
                if known.is_type { Kind::OwnType(table, qualified) } else { Kind::OwnAttr(table, qualified) }
            }
            ParamType::Enum(name) => {
                Kind::Enum(names.enums.get(name).ok_or_else(|| format!("'{name}' is unknown"))?)
            }
            ParamType::Array(element) => Kind::List(Box::new(Kind::of(element, names, qualified)?)),
            ParamType::Option(inner) => Kind::Optional(Box::new(Kind::of(inner, names, qualified)?)),
            ParamType::Rust(path) => return Err(format!("values of '{path}' are written by C++")),
        })
    }

    /// The error where a value is missing.
    fn expected(&self) -> &'static str {
        match self {
            Kind::Int { .. } => i64::EXPECTED,
            Kind::Bool => bool::EXPECTED,
            Kind::Single | Kind::Double => Float64::EXPECTED,
            Kind::Str => <Box<str>>::EXPECTED,
            Kind::Type(_) => Type::EXPECTED,
            Kind::Attr(_) => Attr::EXPECTED,
            Kind::OwnType(..) | Kind::OwnAttr(..) => "expected '<'",
            Kind::Map => AffineMap::EXPECTED,
            Kind::Set => IntegerSet::EXPECTED,
            Kind::Enum(_) => "expected keyword",
            Kind::List(inner) | Kind::Optional(inner) => inner.expected(),
        }
    }

    /// Parses a value, if one starts here.
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> ParseResult<Option<Value>> {
        let span = p.span();
        Ok(match self {
            Kind::Int { bits, signed } => match p.optional_wide_integer()? {
                None => None,
                Some(value) => match integer(value, *bits, *signed) {
                    Some(value) => Some(Value::Int(value)),
                    None => return Err(p.error(span, "integer value too large")),
                },
            },
            Kind::Bool => bool::parse_optional(p)?.map(Value::Bool),
            Kind::Single => Float32::parse_optional(p)?.map(Value::Single),
            Kind::Double => Float64::parse_optional(p)?.map(Value::Double),
            Kind::Str => <Box<str>>::parse_optional(p)?.map(Value::Str),
            Kind::Type(check) => {
                let ty = Type::parse_optional(p)?;
                if let (Some(ty), Some(check)) = (ty, check)
                    && !check(p.cx().type_ref(ty))
                {
                    return Err(p.error(span, "invalid kind of type specified"));
                }
                ty.map(Value::Type)
            }
            Kind::Attr(check) => {
                let attr = Attr::parse_optional(p)?;
                if let (Some(attr), Some(check)) = (attr, check)
                    && !check(p.cx().attr_ref(attr))
                {
                    return Err(p.error(span, "invalid kind of attribute specified"));
                }
                attr.map(Value::Attr)
            }
            Kind::OwnType(table, _) => own(p, table, p.peek_type())?,
            Kind::OwnAttr(table, _) => own(p, table, p.peek_attr_name())?,
            Kind::Map => AffineMap::parse_optional(p)?.map(Value::Map),
            Kind::Set => IntegerSet::parse_optional(p)?.map(Value::Set),
            Kind::Enum(spec) => p.optional_enum_value(spec)?.map(|value| Value::Int(value.into())),
            Kind::List(element) => parse_list(p, element.expected(), |p| element.parse(p))?.map(Value::List),
            Kind::Optional(inner) => inner.parse(p)?,
        })
    }

    /// Prints a value.
    fn print(&self, value: &Value, p: &mut Printer<'_>) {
        match (self, value) {
            (_, Value::Nothing) => {}
            (Kind::Enum(spec), Value::Int(value)) => {
                let text = i64::try_from(*value).map(|value| spec.spell_parameter(value)).unwrap_or_default();
                p.write_text(&text);
            }
            (_, Value::Int(value)) => p.write_text(&value.to_string()),
            (_, Value::Bool(value)) => value.print(p),
            (_, Value::Single(value)) => value.print(p),
            (_, Value::Double(value)) => value.print(p),
            (_, Value::Str(value)) => value.print(p),
            (Kind::OwnType(_, false), Value::Type(ty)) => p.stripped_ty(*ty),
            (Kind::OwnAttr(_, false), Value::Attr(attr)) => p.stripped_attr(*attr),
            (_, Value::Type(ty)) => p.ty(*ty),
            (_, Value::Attr(attr)) => p.attr(*attr),
            (_, Value::Map(map)) => p.affine_map(map),
            (_, Value::Set(set)) => p.integer_set(set),
            (Kind::List(element), Value::List(all)) => {
                for (i, value) in all.iter().enumerate() {
                    if i != 0 {
                        p.write_text(", ");
                    }
                    element.print(value, p);
                }
            }
            (Kind::Optional(inner), value) => inner.print(value, p),
            (_, Value::List(_)) => {}
        }
    }

    /// The value of a parameter that is left out.
    fn empty(&self) -> Value {
        match self {
            Kind::Int { .. } | Kind::Enum(_) => Value::Int(0),
            Kind::Bool => Value::Bool(false),
            Kind::Single => Value::Single(Float32::from(0.0)),
            Kind::Double => Value::Double(Float64::from(0.0)),
            Kind::Str => Value::Str("".into()),
            Kind::List(_) => Value::List(Box::default()),
            _ => Value::Nothing,
        }
    }

    /// The value that an expression gives.
    fn converted(&self, value: &Val<'_>) -> Option<Value> {
        Some(match self {
            Kind::Int { .. } | Kind::Enum(_) => Value::Int(value.wide()?),
            Kind::Bool => Value::Bool(value.truth()?),
            Kind::Single => Value::Single(value.single()?.into()),
            Kind::Double => Value::Double(value.float()?.into()),
            Kind::Str => Value::Str(value.text()?.into()),
            Kind::Type(_) | Kind::OwnType(..) => Value::Type(value.as_type()?.id()),
            Kind::Attr(_) | Kind::OwnAttr(..) => Value::Attr(value.as_attr()?.id()),
            Kind::Map => Value::Map(value.as_map()?.clone()),
            Kind::Set => Value::Set(value.as_set()?.clone()),
            Kind::List(element) => {
                let all: Option<Vec<Value>> = value.list()?.iter().map(|v| element.converted(v)).collect();
                Value::List(all?.into())
            }
            Kind::Optional(inner) => inner.converted(value)?,
        })
    }
}

/// A number of this many bits; a negative one may be written for an unsigned one with the same bits.
fn integer(value: i128, bits: u32, signed: bool) -> Option<i128> {
    let size = 1i128.checked_shl(bits).filter(|_| bits < 127)?;
    let range = if signed { -(size / 2)..size / 2 } else { 0..size };
    if range.contains(&value) {
        return Some(value);
    }
    let wraps = !signed && (1 - 10i128.pow(bits / 4)..0).contains(&value);
    wraps.then_some(value.rem_euclid(size))
}

/// Parses a type or an attribute of one table; `is_full` if its name is written.
fn own(p: &mut AttrParser<'_, '_>, table: Table, is_full: bool) -> ParseResult<Option<Value>> {
    let Some(def) = table.get() else { return Ok(None) };
    if !is_full && !p.starts_data(def) {
        return Ok(None);
    }
    let span = p.span();
    if !is_full {
        return Ok(Some(match p.data(def, None)? {
            Made::Type(ty) => Value::Type(ty),
            Made::Attr(attr) => Value::Attr(attr),
        }));
    }
    if p.peek_type() {
        let ty = p.ty()?;
        return match Class::Data(table).has(&Val::Type(p.cx().type_ref(ty))) {
            Some(true) => Ok(Some(Value::Type(ty))),
            _ => Err(p.error(span, "invalid kind of type specified")),
        };
    }
    let attr = p.attr(None)?;
    match Class::Data(table).has(&Val::Attr(p.cx().attr_ref(attr))) {
        Some(true) => Ok(Some(Value::Attr(attr))),
        _ => Err(p.error(span, "invalid kind of attribute specified")),
    }
}

/// A type or an attribute of a loaded dialect.
#[derive(Clone)]
pub(crate) struct Loaded {
    def: &'static DataDef,
    values: Box<[Value]>,
}

impl fmt::Debug for Loaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Loaded").field("def", &self.def.name).field("values", &self.values).finish()
    }
}

impl PartialEq for Loaded {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.def, other.def) && self.values == other.values
    }
}

impl Eq for Loaded {}

impl Hash for Loaded {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.def).hash(state);
        self.values.hash(state);
    }
}

impl Parameters for Loaded {
    fn param(&self, index: usize) -> &dyn Any {
        match self.values.get(index) {
            Some(value) => value,
            None => &(),
        }
    }
}

impl DialectData for Loaded {
    fn dialect(&self) -> &'static str {
        self.def.dialect
    }

    fn mnemonic(&self) -> &'static str {
        self.def.mnemonic
    }

    fn printer(&self) -> Interface {
        &const { DataPrinter::of::<Loaded>() }
    }

    fn def(&self) -> Option<Interface> {
        Some(self.def)
    }

    fn mnemonic_alias(&self) -> Option<&'static str> {
        self.def.alias.then_some(self.def.mnemonic)
    }

    fn parameters(&self) -> Option<&dyn Parameters> {
        Some(self)
    }

    fn self_type(&self) -> Option<Type> {
        match self.values.get(usize::from(self.def.typed?))? {
            Value::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    fn interfaces(&self) -> &'static [Interface] {
        self.def.interfaces
    }
}

impl PrintData for Loaded {
    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(self.def.mnemonic);
        p.data(self.def, self);
    }

    fn print_stripped(&self, p: &mut Printer<'_>) {
        p.data(self.def, self);
    }
}

impl Loader<'_> {
    /// Fills the table of a type or an attribute. One that cannot be written in full has no syntax: it is refused where
    /// it is read.
    pub(crate) fn data(&mut self, d: &Data) -> Option<Table> {
        let table = *self.names.data.get(&d.class)?;
        let prefix = format!("{}.", d.dialect);
        let full = leak::text(&format!("{}{}", if d.is_type { "!" } else { "#" }, d.full_name));
        let mut kinds = Vec::new();
        for p in &d.params {
            let qualified = qualified(&d.assembly, p, &d.params);
            match Kind::of(&p.ty, self.names, qualified) {
                Ok(kind) => kinds.push(kind),
                Err(why) => {
                    self.unchecked(Unchecked::Syntax, full, &format!("parameter '{}': {why}", p.name));
                    return None;
                }
            }
        }
        if d.verifier {
            self.unchecked(Unchecked::Verifier, full, "its verifier is C++");
        }
        let params = d.params.iter().zip(kinds);
        let params: Vec<ParamSpec> = params.map(|(p, kind)| self.param(d, p, kind)).collect();
        let assembly = match &d.assembly {
            Assembly::Mnemonic => DataAssembly::Mnemonic,
            Assembly::Declarative(nodes) => match elements(nodes) {
                Ok(elements) => DataAssembly::Declarative(elements),
                Err(directive) => {
                    self.unchecked(Unchecked::Syntax, full, &format!("directive '{directive}' is C++"));
                    return None;
                }
            },
            Assembly::Custom => {
                self.unchecked(Unchecked::Syntax, full, "its syntax is C++");
                return None;
            }
        };
        let interfaces = d.interfaces.iter().filter_map(|i| self.interface_name(i.record));
        let info: Interface = leak::one(Info { interfaces: leak::list(interfaces) });
        let is_type = d.is_type;
        let def = DataDef {
            name: leak::text(&d.name),
            dialect: leak::text(&d.dialect),
            mnemonic: leak::text(d.full_name.strip_prefix(&prefix).unwrap_or(&d.full_name)),
            params: leak::list(params),
            self_type: d.self_type().and_then(|i| u8::try_from(i).ok()),
            typed: d.typed.and_then(|i| u8::try_from(i).ok()),
            alias: d.alias,
            interfaces: leak::list([info]),
            assembly,
            make: leak::one(move |cx: &Context, params: &mut Params| make(table, is_type, cx, params)),
        };
        table.set(leak::one(def)).ok().map(|()| table)
    }

    fn param(&mut self, d: &Data, p: &Param, kind: Kind) -> ParamSpec {
        let kind: &'static Kind = leak::one(kind);
        let default: Option<&'static (dyn Fn(&Context) -> AnyValue + Send + Sync)> = match &p.default {
            ParamDefault::None => None,
            ParamDefault::Empty => Some(leak::one(|_: &Context| Box::new(kind.empty()) as AnyValue)),
            ParamDefault::NoneType => Some(&|cx| Box::new(Value::Type(cx.none_ty()))),
            ParamDefault::Value(e) => {
                let mut compiler = Compiler::new(self.names, Vec::new());
                let code = compiler.compile(e);
                let reasons = compiler.reasons;
                for reason in &reasons {
                    self.unchecked(
                        Unchecked::Default,
                        &d.full_name,
                        &format!("the default of '{}': {reason}", p.name),
                    );
                }
                reasons.is_empty().then(|| {
                    let code: &'static _ = leak::one(code);
                    leak::one(move |cx: &Context| {
                        let value = code.value(&Frame { cx, this: None, op: None });
                        let value = value.and_then(|value| kind.converted(&value));
                        Box::new(value.unwrap_or(Value::Nothing)) as AnyValue
                    }) as &'static (dyn Fn(&Context) -> AnyValue + Send + Sync)
                })
            }
        };
        let constraint = match (p.constraint, kind) {
            (None, _) => ParamConstraint::None,
            (Some(id), Kind::Type(_) | Kind::OwnType(..)) => ParamConstraint::Type(self.type_constraint(id)),
            (Some(id), _) => ParamConstraint::Attr(self.attr_constraint(id)),
        };
        ParamSpec {
            name: leak::text(&p.name),
            ty: leak::text(&p.written),
            parse: leak::one(|p: &mut AttrParser<'_, '_>| {
                Ok(kind.parse(p)?.map(|v| Box::new(v) as AnyValue))
            }),
            expected: kind.expected(),
            print: leak::one(|value: &dyn Any, p: &mut Printer<'_>| {
                if let Some(value) = value.downcast_ref::<Value>() {
                    kind.print(value, p);
                }
            }),
            same: |a, b| a.downcast_ref::<Value>().is_some_and(|a| Some(a) == b.downcast_ref()),
            default,
            constraint,
        }
    }
}

/// Checks the values of the parameters and makes the type or attribute.
fn make(table: Table, is_type: bool, cx: &Context, params: &mut Params) -> Result<Made, String> {
    let def = *table.get().ok_or("is not loaded")?;
    params.add_defaults(def, cx);
    let mut values = Vec::with_capacity(def.params.len());
    for (i, spec) in def.params.iter().enumerate() {
        // The type of an attribute comes from the parser as it is.
        let own_type = params.get::<Type>(i).copied().map(Value::Type);
        let value = own_type.or_else(|| params.take::<Value>(i));
        let value = value.ok_or_else(|| format!("is missing parameter '{}'", spec.name))?;
        let failed = match (spec.constraint, &value) {
            (ParamConstraint::Type(c), Value::Type(ty)) => {
                (!(c.accepts)(cx.type_ref(*ty))).then_some(c.summary)
            }
            (ParamConstraint::Attr(c), Value::Attr(attr)) => {
                (!(c.accepts)(cx.attr_ref(*attr))).then_some(c.summary)
            }
            _ => None,
        };
        if let Some(summary) = failed {
            return Err(format!("failed to verify '{}': {summary}", spec.name));
        }
        values.push(value);
    }
    let loaded = Loaded { def, values: values.into() };
    Ok(if is_type { Made::Type(cx.dialect_ty(loaded)) } else { Made::Attr(cx.dialect_attr(loaded)) })
}

/// Whether a format writes a parameter in full.
fn qualified(assembly: &Assembly, param: &Param, params: &[Param]) -> bool {
    fn any(nodes: &[Node], wanted: usize) -> bool {
        nodes.iter().any(|n| match n {
            Node::Param { index, qualified } => *index == wanted && *qualified,
            Node::Group(g) => any(&g.then, wanted) || any(&g.otherwise, wanted),
            _ => false,
        })
    }
    let index = params.iter().position(|p| p.name == param.name);
    matches!((assembly, index), (Assembly::Declarative(nodes), Some(index)) if any(nodes, index))
}

fn number(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}

fn numbers(all: &[usize]) -> &'static [u8] {
    leak::list(all.iter().map(|&i| number(i)))
}

/// The elements of a format; the name of a directive that is C++ otherwise.
fn elements(nodes: &[Node]) -> Result<&'static [DataElement], &str> {
    let all: Result<Vec<DataElement>, &str> = nodes.iter().map(element).collect();
    all.map(leak::list)
}

fn element(node: &Node) -> Result<DataElement, &str> {
    Ok(match node {
        Node::Literal(text) => DataElement::Literal(leak::text(text)),
        Node::Space => DataElement::Space,
        Node::NoSpace => DataElement::NoSpace,
        Node::Newline => DataElement::Newline,
        Node::Param { index, .. } => DataElement::Param(number(*index)),
        Node::Params(all) => DataElement::Params(numbers(all)),
        Node::Struct(fields) => {
            if let Some(custom) = fields.iter().find_map(|f| f.custom.as_ref()) {
                return Err(&custom.name);
            }
            let field = |index: usize| StructField { param: number(index), custom: None };
            DataElement::Struct(leak::list(fields.iter().map(|f| field(f.index))))
        }
        Node::Custom(custom) => return Err(&custom.name),
        Node::Group(Group { then, otherwise, anchors, inverted }) => {
            DataElement::Group(leak::one(DataGroup {
                anchors: numbers(anchors),
                inverted: *inverted,
                then: elements(then)?,
                otherwise: elements(otherwise)?,
            }))
        }
    })
}
