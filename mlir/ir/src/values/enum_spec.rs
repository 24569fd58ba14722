//! Enumerations as records describe them.
//!
//! One implementation parses and prints all of them from this data.

use std::hash::{Hash, Hasher};

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
    /// What is written before the case: `<`, `{type = `, or a space.
    pub open: &'static str,
    /// What is written after it.
    pub close: &'static str,
}

/// An enum: stored as an integer, written as a keyword.
#[derive(Debug)]
pub struct EnumSpec {
    /// Its name in diagnostics: `::mlir::arith::FastMathFlags`.
    pub name: &'static str,
    /// Its summary, for diagnostics.
    pub summary: &'static str,
    /// Spelling and value of each case.
    pub cases: &'static [(&'static str, i64)],
    /// The width of the integer attribute.
    pub width: u32,
    /// Separator of a bit enum's cases; `None` when cases exclude each other.
    pub separator: Option<&'static str>,
    /// The cases of a bit enum that are groups of bits, if they are printed rather than each bit
    /// (`printBitEnumPrimaryGroups`).
    pub primary_groups: &'static [&'static str],
    /// Whether several cases of a bit enum are quoted in an operation's custom syntax (`printBitEnumQuoted`).
    pub quoted: bool,
    /// Whether its record is also an attribute constraint (`I32EnumAttr`, not `I32Enum`): MLIR's older and newer enums
    /// differ in the syntax of parameters and in messages.
    pub from_attr: bool,
    /// Whether MLIR gives it an attribute class of its own that holds nothing but its cases (`genSpecializedAttr`).
    pub specialized: bool,
}

impl EnumSpec {
    /// Whether a number is one of the cases or, for a bit enum, a union of cases.
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

    /// The value of a text: a keyword or, for a bit enum, several.
    pub fn symbolize(&self, text: &str) -> Option<i64> {
        match self.separator {
            Some(separator) => self.value(text).or_else(|| {
                text.split(separator.trim())
                    .try_fold(0, |all, case| Some(all | self.value(case.trim()).filter(|&v| v != 0)?))
            }),
            None => self.value(text),
        }
    }

    /// The spellings as a list for diagnostics.
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
        let mut rest = value;
        let mut names = Vec::new();
        let is_group = |name: &str| self.primary_groups.contains(&name);
        for (name, group) in self.cases.iter().rev().filter(|(name, _)| is_group(name)) {
            if rest & group == *group {
                names.push(*name);
                rest &= !group;
            }
        }
        let present = self.cases.iter().filter(|(name, v)| *v != 0 && rest & v == *v && !is_group(name));
        names.extend(present.map(|(name, _)| *name));
        names.join(separator)
    }
}

/// A case, or a set of cases, of an enum that is a dialect's attribute: `#arith.fastmath<nnan,nsz>`.
#[derive(Clone, Copy, Debug)]
pub struct EnumAttr {
    /// Which enum.
    pub spec: &'static EnumAttrSpec,
    /// The value of the case, or the bits of the cases.
    pub value: i64,
}

impl PartialEq for EnumAttr {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.spec, other.spec) && self.value == other.value
    }
}

impl Eq for EnumAttr {}

impl Hash for EnumAttr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.spec.mnemonic.hash(state);
        self.value.hash(state);
    }
}
