//! Prints the file metadata after a module: the blobs that its attributes refer to, and the external resources.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::state::Printer;
use crate::ir::resources::{ResourceGroup, ResourceValue};

/// The number of characters for a byte of a string.
fn printed_length(byte: u8) -> usize {
    match byte {
        b'\\' => 2,
        b'"' => 3,
        b if b.is_ascii_graphic() || b == b' ' => 1,
        _ => 3,
    }
}

impl<'a> Printer<'a> {
    /// Prints `{-# dialect_resources: {...}, external_resources: {...} #-}`: the blobs that were referred to, and the
    /// external resources; nothing if there are none.
    pub(super) fn metadata(&mut self, external: &[ResourceGroup]) {
        let mut blobs = self.blobs();
        if blobs.is_empty() && external.is_empty() {
            return;
        }
        let limit = self.options.elide_resource_strings_larger;
        let fits = |length: usize| limit.is_none_or(|limit| length <= limit);
        let blob_length = |bytes: &[u8]| bytes.len() * 2 + "\"0x\"".len();
        blobs.retain(|(_, blob)| fits(blob_length(blob)));
        let fits = |value: &ResourceValue| {
            fits(match value {
                ResourceValue::Blob(bytes) => blob_length(bytes),
                ResourceValue::Bool(value) => value.to_string().len(),
                ResourceValue::Text(text) => text.iter().map(|&b| printed_length(b)).sum::<usize>() + 2,
            })
        };
        let with_entries =
            |group: &&ResourceGroup| limit.is_none() || group.entries.iter().any(|(_, v)| fits(v));
        let external: Vec<&ResourceGroup> = external.iter().filter(with_entries).collect();
        self.write_text("\n{-#");
        if blobs.is_empty() && external.is_empty() {
            self.write_text("\n");
        }
        if !blobs.is_empty() {
            self.write_text("\n  dialect_resources: {\n    builtin: {");
            for (i, (key, blob)) in blobs.iter().enumerate() {
                self.resource_key(i, key);
                self.hex_string(blob.iter().copied());
            }
            self.write_text("\n    }\n  }");
        }
        if !external.is_empty() {
            self.write_text(if blobs.is_empty() { "\n" } else { ",\n" });
            self.write_text("  external_resources: {\n");
            for (i, group) in external.iter().enumerate() {
                self.write_text(if i == 0 { "    " } else { ",\n    " });
                self.keyword_or_string(&group.owner);
                self.write_text(": {");
                let entries = group.entries.iter().filter(|(_, value)| fits(value));
                for (i, (key, value)) in entries.enumerate() {
                    self.resource_key(i, key);
                    self.resource_value(value);
                }
                self.write_text("\n    }");
            }
            self.write_text("\n  }");
        }
        self.write_text("\n#-}\n");
    }

    /// The blobs that were referred to, by key, each once.
    fn blobs(&mut self) -> Vec<(&'a str, Arc<[u8]>)> {
        let mut seen = FxHashSet::default();
        let mut keys = std::mem::take(&mut self.resources);
        keys.retain(|key| seen.insert(*key));
        let cx = self.cx;
        keys.into_iter().filter_map(|key| Some((cx.str(key), cx.resource(key)?))).collect()
    }

    fn resource_key(&mut self, index: usize, key: &str) {
        self.write_text(if index == 0 { "\n      " } else { ",\n      " });
        self.keyword_or_string(key);
        self.write_text(": ");
    }

    fn resource_value(&mut self, value: &ResourceValue) {
        match value {
            ResourceValue::Blob(bytes) => self.hex_string(bytes.iter().copied()),
            ResourceValue::Bool(value) => self.write_text(if *value { "true" } else { "false" }),
            ResourceValue::Text(text) => self.bytes(text),
        }
    }
}
