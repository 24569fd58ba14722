//! The file metadata behind a module: the blobs that its attributes refer to.

use rustc_hash::FxHashSet;

use super::Printer;

impl Printer<'_> {
    /// Prints `{-# dialect_resources: {...} #-}` with the blobs that were referred to, if there are any.
    pub(super) fn resource_definitions(&mut self) {
        let mut seen = FxHashSet::default();
        let mut keys = std::mem::take(&mut self.resources);
        keys.retain(|key| seen.insert(*key));
        let cx = self.cx;
        let blobs = keys.iter().filter_map(|&key| Some((cx.str(key), cx.resource(key)?)));
        let blobs: Vec<_> = blobs.collect();
        if blobs.is_empty() {
            return;
        }
        self.write_text("\n{-#\n  dialect_resources: {\n    builtin: {\n");
        for (i, (key, blob)) in blobs.iter().enumerate() {
            self.write_text(if i == 0 { "      " } else { ",\n      " });
            self.keyword_or_string(key);
            self.write_text(": \"0x");
            let digit = |d: u8| char::from_digit(d.into(), 16).unwrap_or('0').to_ascii_uppercase();
            for byte in blob.iter() {
                self.write_char(digit(byte >> 4));
                self.write_char(digit(byte & 15));
            }
            self.write_char('"');
        }
        self.write_text("\n    }\n  }\n#-}\n");
    }
}
