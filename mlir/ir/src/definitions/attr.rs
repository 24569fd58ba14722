//! Inherent attributes: whether they may be absent, and how custom text writes them.

use super::op::{AttrConstraint, MakeAttr, MakeType};
use super::property::PropKind;
use crate::values::attr_kind::AttrKind;
use crate::values::context::{AttrRef, Context};
use crate::values::dialect_data::Interface;
use crate::values::enum_spec::{EnumAttr, EnumAttrSpec, EnumSpec};
use crate::values::ids::Attr;

/// An inherent attribute.
pub struct AttrSpec {
    /// Its name.
    pub name: &'static str,
    /// What it must satisfy.
    pub constraint: &'static AttrConstraint,
    /// Whether it may be absent.
    pub presence: Presence,
    /// How a declarative format writes it.
    pub syntax: AttrSyntax,
}

/// Whether an attribute may be absent.
#[derive(Clone, Copy)]
pub enum Presence {
    /// It must be present.
    Required,
    /// It may be absent.
    Optional,
    /// If absent, it is set to this value on creation; custom text omits it when it has this value.
    Default(MakeAttr),
    /// It may stay absent, which means this value; custom text omits it when it has this value.
    DefaultOptional(MakeAttr),
}

impl AttrSpec {
    /// The attribute that an operation stores when this one is given: for a property, the one that
    /// holds its value, if the value is valid.
    #[inline]
    pub fn kept(&self, cx: &Context, attr: Attr) -> Attr {
        match self.syntax {
            AttrSyntax::Property(kind) => kind.convert(cx.attr_ref(attr)).unwrap_or(attr),
            _ => attr,
        }
    }

    /// True if the attribute satisfies the constraint. The constraint of a property is about its
    /// value, so the attribute must hold one.
    pub fn accepts(&self, attr: AttrRef<'_>) -> bool {
        let holds = match self.syntax {
            AttrSyntax::Property(kind) => kind.accepts(attr),
            _ => true,
        };
        holds && (self.constraint.accepts)(attr)
    }

    /// The error for an attribute that breaks the constraint.
    pub(crate) fn violation(&self, op: &str) -> String {
        format!(
            "'{op}' op attribute '{}' failed to satisfy constraint: {}",
            self.name, self.constraint.summary
        )
    }

    /// True if the attribute is of the kind stored here, whether or not it satisfies the constraint.
    pub fn stores(&self, attr: AttrRef<'_>) -> bool {
        let cx = attr.cx();
        match self.syntax {
            AttrSyntax::Any | AttrSyntax::Property(_) => true,
            AttrSyntax::Typed(ty) => match cx.type_ref(ty(cx)) {
                ty if ty.is_integer(1) => attr.is_bool(),
                ty if ty.is_int_or_index() => attr.is_integer_attr(),
                ty => !ty.is_float() || attr.is_float_attr(),
            },
            AttrSyntax::DenseArray(element) => match attr.kind() {
                AttrKind::DenseArray { element: e, .. } => *e == element(cx),
                _ => false,
            },
            AttrSyntax::Kind(kind) => kind.accepts(attr),
            AttrSyntax::Interface => (self.constraint.accepts)(attr),
            AttrSyntax::SymbolName => attr.is_string(),
            AttrSyntax::Unit => attr.is_unit(),
            AttrSyntax::Enum(spec) if spec.specialized => {
                attr.is_integer_of(spec.width) && attr.as_int().is_some_and(|value| spec.has(value))
            }
            AttrSyntax::Enum(_) => attr.is_integer_attr(),
            AttrSyntax::Data(def) => match attr.kind() {
                AttrKind::Dialect(data) => data.is_of(def),
                _ => false,
            },
            AttrSyntax::EnumAttr(spec) => {
                attr.as_dialect::<EnumAttr>().is_some_and(|e| std::ptr::eq(e.spec, spec))
            }
        }
    }
}

/// How a declarative format writes an attribute.
#[derive(Clone, Copy)]
pub enum AttrSyntax {
    /// As an attribute, with its type if it has one.
    Any,
    /// Without the type, which is always this one.
    Typed(MakeType),
    /// As `[1, 2]`: a dense array of this element type.
    DenseArray(MakeType),
    /// As an attribute that has an interface, as the constraint demands; the parser refuses others.
    Interface,
    /// As an attribute of this kind; the parser refuses others.
    Kind(AttrStorage),
    /// As `@name`.
    SymbolName,
    /// By presence alone.
    Unit,
    /// As a keyword of an enum that is stored as an integer attribute.
    Enum(&'static EnumSpec),
    /// As the value of a property.
    Property(&'static PropKind),
    /// As the parameters of a dialect's attribute, without `#dialect.mnemonic`: a
    /// [`DataDef`](crate::text::data::def::DataDef).
    Data(Interface),
    /// As an enum that is a dialect's attribute, without `#dialect.mnemonic`: `<fast>`.
    EnumAttr(&'static EnumAttrSpec),
}

/// The kinds of attributes that a format distinguishes (`storageType`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is the attribute of that name")]
pub enum AttrStorage {
    String,
    Array,
    SymbolRef,
    FlatSymbolRef,
    Dictionary,
    Type,
    Integer,
    Float,
    Elements,
    DenseElements,
    DenseIntElements,
    DenseArray,
    Typed,
    AffineMap,
    IntegerSet,
}

impl AttrStorage {
    /// True for kinds whose text never ends with a type, so that text in their place is not taken for a typed number.
    pub fn is_untyped(self) -> bool {
        match self {
            AttrStorage::String
            | AttrStorage::Array
            | AttrStorage::SymbolRef
            | AttrStorage::FlatSymbolRef
            | AttrStorage::Dictionary
            | AttrStorage::Type => true,
            AttrStorage::Integer
            | AttrStorage::Float
            | AttrStorage::Elements
            | AttrStorage::DenseElements
            | AttrStorage::DenseIntElements
            | AttrStorage::DenseArray
            | AttrStorage::Typed
            | AttrStorage::AffineMap
            | AttrStorage::IntegerSet => false,
        }
    }

    /// True for attributes of this kind.
    pub fn accepts(self, attr: AttrRef<'_>) -> bool {
        match self {
            AttrStorage::String => attr.is_string(),
            AttrStorage::Array => attr.is_array(),
            AttrStorage::SymbolRef => attr.is_symbol_ref(),
            AttrStorage::FlatSymbolRef => attr.is_flat_symbol_ref(),
            AttrStorage::Dictionary => attr.is_dictionary(),
            AttrStorage::Type => attr.is_type_attr(),
            AttrStorage::Integer => attr.is_integer_attr(),
            AttrStorage::Float => attr.is_float_attr(),
            AttrStorage::Elements => attr.is_elements(),
            AttrStorage::DenseElements => attr.is_dense_elements(),
            AttrStorage::DenseIntElements => {
                attr.is_dense_elements() && attr.ty().element_type().is_int_or_index()
            }
            AttrStorage::Typed => attr.is_typed(),
            AttrStorage::DenseArray => attr.is_dense_array(),
            AttrStorage::AffineMap => attr.is_affine_map(),
            AttrStorage::IntegerSet => attr.is_integer_set(),
        }
    }
}
