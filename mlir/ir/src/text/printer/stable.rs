//! Names of values that stay the same while a body is rewritten.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::entities::Value;

/// The names of the values of a body: those that they have when it is first printed. Values created later get names
/// that no other value has had.
#[derive(Default)]
pub(crate) struct StableNames {
    of_values: FxHashMap<Value, Box<str>>,
    used: FxHashSet<Box<str>>,
    next: u32,
    /// Whether the body has been printed before. In one text, values that do not see each other may have equal
    /// names.
    is_begun: bool,
}

impl StableNames {
    /// The name of a value, given the name that it would get now; neither has a `%`.
    pub(super) fn name(&mut self, value: Value, now: &str) -> &str {
        if !self.of_values.contains_key(&value) {
            let mut name: Box<str> = now.into();
            let is_number = now.starts_with(|c: char| c.is_ascii_digit());
            while !self.used.insert(name.clone()) && self.is_begun {
                let next = self.next;
                name = if is_number { next.to_string() } else { format!("{now}_{next}") }.into();
                self.next += 1;
            }
            self.of_values.insert(value, name);
        }
        self.of_values.get(&value).map_or("", |name| &**name)
    }

    /// All values of a text have names.
    pub(super) fn printed(&mut self) {
        self.is_begun = true;
    }
}
