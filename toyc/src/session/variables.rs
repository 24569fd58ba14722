//! The variables of a session.

use std::collections::BTreeMap;

use super::value::Value;
use crate::ast::Name;

/// The variables with their values, and the memory that the values take.
#[derive(Default)]
pub(super) struct Variables {
    values: BTreeMap<String, Value>,
    bytes: u64,
}

impl Variables {
    /// The bytes of all values.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// A variable, with its name.
    pub(super) fn get(&self, name: &str) -> Option<(&str, &Value)> {
        self.values.get_key_value(name).map(|(name, value)| (&**name, value))
    }

    /// All variables, by name.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.values.iter().map(|(name, value)| (&**name, value))
    }

    /// Gives a variable a value.
    pub(super) fn set(&mut self, name: &str, value: Value) {
        self.bytes += value.bytes();
        let before = self.values.insert(name.to_owned(), value);
        self.bytes -= before.map_or(0, |value| value.bytes());
    }

    /// Removes the variables of a struct of these names, or with such a value inside.
    pub(super) fn remove_made_of(&mut self, structs: &[Name], mut removed: impl FnMut(&str)) {
        self.values.retain(|name, value| {
            let is_kept = !structs.iter().any(|of| value.is_made_of(of));
            if !is_kept {
                removed(name);
                self.bytes -= value.bytes();
            }
            is_kept
        });
    }
}
