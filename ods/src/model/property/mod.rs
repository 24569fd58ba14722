//! Properties: what their records mean. What C++ a record may hold is given its counterpart in Rust, or refused with the
//! reason; nothing of it is passed over.

mod default;
mod record;
mod rust;

use support::Span;
use tablegen::Record;

use super::constraint::Constraints;
use super::operator::{AttrSyntax, Attribute, TypeSuffix};
use crate::predicate::emit::{Env, emit_as};
use crate::predicate::{Expr, Kind, Node};
use crate::records::{self, Reader};

pub(crate) use default::{is_absence, to_rust as default_to_rust};

/// Properties nest at most this deep.
const MAX_DEPTH: u32 = 8;

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
        /// The Rust type of one.
        rust: &'static str,
        /// The width of one.
        bits: u32,
    },
    /// Values.
    Array(Box<PropType>),
    /// A value or nothing.
    Optional {
        /// The value.
        inner: Box<PropType>,
        /// Whether it is written as it is.
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
        /// The functions; what is not there is as without them.
        by: Functions,
        /// Whether a parser can tell if a value starts at some place.
        optional: bool,
    },
}

/// Paths of functions that write a property.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Functions {
    /// What parses it.
    pub parser: Option<String>,
    /// What parses it where it may be absent.
    pub optional_parser: Option<String>,
    /// What prints it.
    pub printer: Option<String>,
}

/// A case of an enumeration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnumProp {
    /// The enumeration.
    pub name: String,
    /// Its width.
    pub width: i64,
    /// What attributes it can be made of, for messages.
    pub expected: String,
    /// The word before a case in angle brackets.
    pub mnemonic: Option<String>,
    /// The static of the dialect's attribute that may hold it.
    pub attr: Option<String>,
    /// Whether it is that attribute which holds it.
    pub in_attr: bool,
}

impl PropType {
    /// Whether a parser can tell if a value starts at some place.
    pub fn parses_optionally(&self) -> bool {
        match self {
            PropType::Custom { .. } => false,
            PropType::Written { optional, .. } => *optional,
            _ => true,
        }
    }

    /// What it holds, whoever writes it.
    fn value(&self) -> &PropType {
        match self {
            PropType::Written { inner, .. } => inner.value(),
            other => other,
        }
    }

    /// The enumeration of its values.
    pub fn enumeration(&self) -> Option<&str> {
        match self.value() {
            PropType::Enum(e) => Some(&e.name),
            _ => None,
        }
    }
}

/// The property of a record, as the attribute that holds it; `None` after its mistakes were reported.
pub fn build(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    name: String,
    record: &Record,
    description: String,
    span: Span,
) -> Option<Attribute> {
    let ty = record::read(r, record, &name, span)?;
    let rust = predicate(r, constraints, record, &ty, "this", span, 0)?;
    let presence = default::presence(r, constraints, record, &ty, (&name, span))?;
    Some(Attribute {
        name,
        constraint: constraints.intern_rust(record, super::constraint::Subject::Attr, rust),
        presence,
        syntax: AttrSyntax::Property,
        value_type: None,
        from_storage: None,
        to_storage: None,
        enumeration: None,
        dialect_attr: None,
        property: Some(ty),
        type_suffix: TypeSuffix::Never,
        description,
    })
}

/// The condition on the value that an attribute holds, and on those inside it, as Rust.
fn predicate(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    record: &Record,
    ty: &PropType,
    attr: &str,
    span: Span,
    depth: u32,
) -> Option<String> {
    let mut conditions = Vec::new();
    let own = match records::def(record, "predicate") {
        Some(id) => constraints.predicate(r, id)?,
        None => Expr::synthetic(Node::Bool(true)),
    };
    if !matches!(own.node, Node::Bool(true)) {
        let Some((kind, rust)) = ty.binding(attr) else {
            let message = "a predicate cannot be about an optional property: confine the property inside it";
            r.error(span, message);
            return None;
        };
        let env = Env::of_self(kind, &rust).with_scope(&constraints.scope);
        match emit_as(&own, &env, Kind::Bool) {
            Ok(rust) => conditions.push(rust),
            Err(e) => {
                constraints.report(r, e, record.span);
                return None;
            }
        }
    }
    if depth < MAX_DEPTH
        && let Some(element) = element(r, record)
        && let PropType::Array(inner) | PropType::Optional { inner, .. } = ty
    {
        let element = r.get(element);
        let inner = predicate(r, constraints, element, inner, "e", span, depth + 1)?;
        if inner != "true" {
            let all = format!("{attr}.as_array().unwrap_or_default().iter()");
            conditions.push(format!("{all}.map(|&e| {attr}.cx().attr_ref(e)).all(|e| {inner})"));
        }
    }
    Some(match conditions.as_slice() {
        [] => "true".to_owned(),
        [one] => one.clone(),
        [own, inner @ ..] => format!("({own}) && {}", inner.join(" && ")),
    })
}

/// The property inside a list or an optional one, also where that is decorated.
fn element(r: &Reader<'_>, record: &Record) -> Option<tablegen::RecordId> {
    let mut at = record;
    for _ in 0..MAX_DEPTH {
        match records::def(at, "baseProperty") {
            Some(base) => at = r.get(base),
            None => return records::def(at, "element"),
        }
    }
    None
}
