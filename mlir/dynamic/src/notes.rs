//! What of a dialect is not checked.

/// Why a part of a dialect is not what its records say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Unchecked {
    /// A condition is not understood, in whole or in part.
    Condition,
    /// A trait is C++.
    Trait,
    /// A verifier is C++.
    Verifier,
    /// The custom syntax is C++: only the generic form is read and printed.
    Syntax,
    /// A default value is not understood.
    Default,
    /// The definition could not be read at all.
    Missing,
}

impl Unchecked {
    /// Its name in the report.
    pub fn name(self) -> &'static str {
        match self {
            Unchecked::Condition => "condition",
            Unchecked::Trait => "trait",
            Unchecked::Verifier => "verifier",
            Unchecked::Syntax => "syntax",
            Unchecked::Default => "default",
            Unchecked::Missing => "missing",
        }
    }
}

/// An entry of the report of a dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What is not checked.
    pub what: Unchecked,
    /// The operation, type or attribute.
    pub of: String,
    /// Why.
    pub why: String,
}
