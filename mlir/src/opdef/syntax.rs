//! What attributes are made of, as far as their syntax in an operation's own form goes: kinds and enums.

use crate::attributes::AttrRef;

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
    DenseArray,
    Typed,
    AffineMap,
    IntegerSet,
}

impl AttrStorage {
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
}

impl EnumSpec {
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
