//! Helpers of this crate's tests: parsing texts in memory.
#![allow(dead_code, reason = "each test file uses what it needs")]

use expect_test::Expect;
use support::{Diagnostic, FileId, SourceMap};
use tablegen::{Loaded, NotLoaded, Records};

/// Included files by name.
pub(crate) struct Files(pub(crate) &'static [(&'static str, &'static str)]);

impl tablegen::Loader for Files {
    fn load(&self, path: &str, _: FileId, _: &SourceMap) -> Result<Loaded, NotLoaded> {
        let (name, text) = self.0.iter().find(|(name, _)| *name == path).ok_or(NotLoaded::Missing)?;
        Ok(Loaded { name: name.to_string(), bytes: text.as_bytes().to_vec() })
    }
}

/// Parses a text that includes nothing.
pub(crate) fn parse(text: &str) -> (SourceMap, Records, Vec<Diagnostic>) {
    parse_with(text, &[])
}

/// Parses a text with files it may include.
pub(crate) fn parse_with(
    text: &str,
    files: &'static [(&'static str, &'static str)],
) -> (SourceMap, Records, Vec<Diagnostic>) {
    let mut sources = SourceMap::new();
    let main = sources.add("t.td", text);
    let (records, diagnostics) = tablegen::parse(&mut sources, main, &Files(files));
    (sources, records, diagnostics)
}

/// All messages as text.
pub(crate) fn messages(sources: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    diagnostics.iter().map(|d| support::render::plain(sources, d)).collect()
}

/// The records of a text that must not have errors.
#[track_caller]
pub(crate) fn records(text: &str) -> Records {
    let (sources, records, diagnostics) = parse(text);
    assert!(diagnostics.is_empty(), "{}", messages(&sources, &diagnostics));
    records
}

/// The messages for each text; the quoted source identifies the text.
#[track_caller]
pub(crate) fn check(texts: &[&str], expected: Expect) {
    let mut out = String::new();
    for text in texts {
        let (sources, _, diagnostics) = parse(text);
        assert!(!diagnostics.is_empty(), "no message for {text}");
        out += &messages(&sources, &diagnostics);
    }
    expected.assert_eq(&out);
}
