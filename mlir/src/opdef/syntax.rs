//! Inherent attributes: whether they may be absent, and how an operation's own form writes them.

use super::AttrConstraint;
use crate::attributes::{Attr, AttrKind, AttrRef, EnumAttr};
use crate::context::Context;
use crate::data::DataDef;
use crate::properties::PropKind;
use crate::types::Type;

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
    /// It must be there.
    Required,
    /// It may be absent.
    Optional,
    /// It is set to this value on creation if it is absent; custom text leaves it out when it has this value.
    Default(fn(&Context) -> Attr),
    /// It may stay absent, which means this value; custom text leaves it out when it has this value.
    DefaultOptional(fn(&Context) -> Attr),
}

impl AttrSpec {
    /// What an operation keeps of an attribute that is given for this one: of a property the attribute that holds its
    /// value, if it stands for one.
    #[inline]
    pub fn kept(&self, cx: &Context, attr: Attr) -> Attr {
        match self.syntax {
            AttrSyntax::Property(kind) => kind.convert(cx.attr_ref(attr)).unwrap_or(attr),
            _ => attr,
        }
    }

    /// True for what satisfies the constraint. That of a property is about the value, so the attribute must hold one.
    pub fn accepts(&self, attr: AttrRef<'_>) -> bool {
        let holds = match self.syntax {
            AttrSyntax::Property(kind) => kind.accepts(attr),
            _ => true,
        };
        holds && (self.constraint.accepts)(attr)
    }

    /// True for attributes of the kind that is kept here, whatever else the constraint wants of them.
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
                AttrKind::Dialect(data) => data.def().is_some_and(|d| std::ptr::eq(d, def)),
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
    /// As an attribute, with its type where it has one.
    Any,
    /// Without the type, which is always this one.
    Typed(fn(&Context) -> Type),
    /// As `[1, 2]`: a dense array of this element type.
    DenseArray(fn(&Context) -> Type),
    /// As an attribute with an interface, which is what the constraint asks for; others are refused by the parser.
    Interface,
    /// As an attribute of this kind; others are refused by the parser.
    Kind(AttrStorage),
    /// As `@name`.
    SymbolName,
    /// By presence alone.
    Unit,
    /// By a keyword of an enum whose attribute holds an integer.
    Enum(&'static EnumSpec),
    /// As the value of a property that is kept as an attribute.
    Property(&'static PropKind),
    /// As the parameters of a dialect's attribute, without `#dialect.mnemonic`.
    Data(&'static DataDef),
    /// As an enum that is a dialect's attribute, without `#dialect.mnemonic`: `<fast>`.
    EnumAttr(&'static EnumAttrSpec),
}

/// The kinds of attributes that a format tells apart (`storageType`).
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
    /// True for kinds that no type is written after, so that where one is wanted nothing is taken for a typed number.
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

/// An enum that is stored as a dialect's attribute.
#[derive(Debug)]
pub struct EnumAttrSpec {
    /// The dialect.
    pub dialect: &'static str,
    /// The word after `#dialect.`.
    pub mnemonic: &'static str,
    /// The record, as diagnostics name it.
    pub record: &'static str,
    /// The cases.
    pub cases: &'static EnumSpec,
    /// Whether the case stands in angle brackets.
    pub angle: bool,
}

/// An enum: stored as an integer, written as a keyword.
#[derive(Debug)]
pub struct EnumSpec {
    /// Its name as diagnostics say it: `::mlir::arith::FastMathFlags`.
    pub name: &'static str,
    /// What it is, as diagnostics say it.
    pub summary: &'static str,
    /// Spelling and value of each case.
    pub cases: &'static [(&'static str, i64)],
    /// The width of the integer attribute.
    pub width: u32,
    /// Separator of a bit enum's cases; `None` when cases exclude each other.
    pub separator: Option<&'static str>,
    /// Whether the text of a bit enum names a group of bits rather than each of them (`printBitEnumPrimaryGroups`).
    pub primary_groups: bool,
    /// Whether several cases of a bit enum stand in quotes in an operation's own syntax (`printBitEnumQuoted`).
    pub quoted: bool,
    /// Whether its record is an attribute constraint too (`I32EnumAttr`, not `I32Enum`): MLIR's older and newer
    /// enums differ in how parameters are written and in what is said of mistakes.
    pub from_attr: bool,
    /// Whether MLIR keeps it as an attribute of a class of its own, which holds nothing but its cases
    /// (`genSpecializedAttr`).
    pub specialized: bool,
}

impl EnumSpec {
    /// Whether a number is one of the cases, or of a bit enum several of them.
    pub fn has(&self, value: i64) -> bool {
        match self.separator {
            Some(_) => value & !self.cases.iter().fold(0, |all, (_, case)| all | case) == 0,
            None => self.cases.iter().any(|&(_, case)| case == value),
        }
    }

    /// The value of a keyword.
    pub fn value(&self, keyword: &str) -> Option<i64> {
        self.cases.iter().find(|(name, _)| *name == keyword).map(|&(_, value)| value)
    }

    /// The value of a text: a keyword, or for a bit enum several of them.
    pub fn symbolize(&self, text: &str) -> Option<i64> {
        match self.separator {
            Some(separator) => self.value(text).or_else(|| {
                text.split(separator.trim())
                    .try_fold(0, |all, case| Some(all | self.value(case.trim()).filter(|&v| v != 0)?))
            }),
            None => self.value(text),
        }
    }

    /// The spellings, as lists in diagnostics.
    pub fn spellings(&self) -> String {
        let cases: Vec<&str> = self.cases.iter().map(|(case, _)| *case).collect();
        cases.join(", ")
    }

    /// The text of a value: its keyword, or the keywords of all cases whose bits it has.
    pub fn spell(&self, value: i64) -> String {
        let Some(separator) = self.separator else {
            let case = self.cases.iter().find(|(_, v)| *v == value);
            return case.map_or_else(|| value.to_string(), |(name, _)| (*name).to_string());
        };
        if value == 0 {
            return self.cases.iter().find(|(_, v)| *v == 0).map_or("", |(name, _)| name).to_string();
        }
        let (mut rest, mut names) = (value, Vec::new());
        if self.primary_groups {
            for (name, group) in self.cases.iter().rev().filter(|(_, v)| v.count_ones() > 1) {
                if rest & group == *group {
                    names.push(*name);
                    rest &= !group;
                }
            }
        }
        let skip_groups = self.primary_groups;
        let present = self
            .cases
            .iter()
            .filter(|(_, v)| *v != 0 && rest & v == *v && !(skip_groups && v.count_ones() > 1));
        names.extend(present.map(|(name, _)| *name));
        names.join(separator)
    }

    /// The text of a value as a parameter of an attribute or a type.
    pub fn spell_parameter(&self, value: i64) -> String {
        let text = self.spell(value);
        let quote = match self.separator {
            _ if self.from_attr => false,
            Some(_) => self.quoted && value != 0 && self.value(&text).is_none(),
            None => !crate::text::printer::is_bare_identifier(&text),
        };
        if quote { format!("\"{text}\"") } else { text }
    }
}
