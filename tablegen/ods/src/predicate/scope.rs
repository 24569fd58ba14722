//! The definitions in records that expressions may refer to.

use std::collections::{BTreeMap, BTreeSet};

/// The definitions in records that expressions may refer to.
#[derive(Clone, Default, Debug)]
pub struct Scope {
    /// Enumerations by name.
    pub enums: BTreeMap<String, EnumCases>,
    /// The classes of types, attributes and interfaces; `None` if they have already been checked.
    pub classes: Option<BTreeSet<String>>,
    /// The values of the cases of enumerations by symbol, also of those that cannot become Rust.
    pub cases: BTreeMap<String, BTreeMap<String, i64>>,
    /// What records define under each of these names: those of several dialects may have the same.
    pub defined: BTreeMap<String, Vec<Defined>>,
}

/// The cases of an enumeration.
#[derive(Clone, Default, Debug)]
pub struct EnumCases {
    /// Whether several can be set.
    pub bits: bool,
    /// Each case in Rust, by the names that records use.
    pub names: BTreeMap<String, String>,
}

/// A class that a record defines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defined {
    /// Its name in C++, with its namespace: `::mlir::quant::QuantizedType`.
    pub path: String,
    /// What it is.
    pub what: What,
}

/// The kinds of classes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// An interface.
    Interface,
    /// An attribute that holds a case of an enumeration: the dialect's name, and the attribute's.
    EnumAttr(String, String),
    /// An integer attribute whose values are the cases of an enumeration.
    IntAttr {
        /// The integer's width.
        width: i64,
        /// The values of the cases.
        values: Vec<i64>,
        /// Whether several cases can be set.
        bits: bool,
    },
    /// A type or attribute with these parameters: names, and types in C++.
    Data(Vec<(String, String)>),
}

impl Scope {
    /// The classes that a path of C++ may mean, which may leave out namespaces.
    pub fn meant<'s>(&'s self, path: &str) -> impl Iterator<Item = &'s Defined> + use<'s> {
        let wanted = path.trim_start_matches("::").to_owned();
        let name = wanted.rsplit("::").next().unwrap_or("");
        let all = self.defined.get(name).map_or(&[][..], Vec::as_slice);
        all.iter().filter(move |d| {
            let rest = d.path.strip_suffix(wanted.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.ends_with("::"))
        })
    }
}

/// The parameter that an accessor of C++ reads, such as `getElementType`.
pub(super) fn parameter_of<'d>(defined: &'d Defined, accessor: &str) -> Option<&'d str> {
    let What::Data(parameters) = &defined.what else { return None };
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let wanted = plain(accessor.strip_prefix("get")?);
    parameters.iter().map(|(name, _)| name.as_str()).find(|name| plain(name) == wanted)
}
