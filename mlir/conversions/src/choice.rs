//! Options of passes that choose one of some names.

use mlir::pass::{OptionKind, PassOptions};

/// A value that an option chooses by name.
pub(crate) trait Choice: Copy + PartialEq + 'static {
    /// Each value with its name.
    const NAMES: &'static [(&'static str, Self)];
}

/// Reads and prints a choice.
pub(crate) struct Chosen;

impl<C: Choice> OptionKind<C> for Chosen {
    fn read(given: &PassOptions, name: &str) -> Result<Option<C>, String> {
        let Some(text) = given.text(name) else { return Ok(None) };
        let found = C::NAMES.iter().find(|(name, _)| *name == text).map(|(_, value)| *value);
        let wrong = || {
            let mut all: Vec<&str> = C::NAMES.iter().map(|(name, _)| *name).collect();
            let last = all.pop().unwrap_or_default();
            format!("option '{name}' must be {} or {last}, but got '{text}'", all.join(", "))
        };
        found.map(Some).ok_or_else(wrong)
    }

    fn show(name: &'static str, value: &C) -> Option<(&'static str, String)> {
        C::NAMES.iter().find(|(_, each)| each == value).map(|(text, _)| (name, (*text).to_owned()))
    }
}
