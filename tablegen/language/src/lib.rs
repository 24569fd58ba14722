//! The TableGen language: `.td` text to records.
//!
//! TableGen describes many similar things without repeating what they share: classes with parameters, records derived
//! from them, and a small functional language to compute fields. This crate implements the language as
//! `llvm-tblgen` 22 does and knows nothing about what records are used for. It does no I/O of its own: a [`Loader`] finds
//! included files, and problems are returned as diagnostics.
//!
//! ```
//! use support::{FileId, SourceMap};
//! struct NoIncludes;
//! impl tablegen::Loader for NoIncludes {
//!     fn load(&self, _: &str, _: FileId, _: &SourceMap) -> Result<tablegen::Loaded, tablegen::NotLoaded> {
//!         Err(tablegen::NotLoaded::Missing)
//!     }
//! }
//! let mut sources = SourceMap::new();
//! let main = sources.add("a.td", "class A<int n> { int twice = !mul(n, 2); } def four : A<2>;");
//! let (records, problems) = tablegen::parse(&mut sources, main, &NoIncludes);
//! assert!(problems.is_empty());
//! let four = records.def("four").expect("it is defined");
//! assert_eq!(four.value("twice").and_then(|v| v.as_int()), Some(4));
//! ```

// The modules are in layers: each uses only those above it and those in its own group.

// Text: bytes, names, tokens, includes, and LLVM's regular expressions.
mod bytes;
mod lexer;
mod names;
mod preprocess;
mod regex;

// Values, and the evaluator's state.
mod eval;
mod value;

// Evaluation, as methods of that state: text, resolution, operators, instantiation.
mod bang;
mod bang_data;
mod bang_record;
mod bang_scalar;
mod instantiate;
mod resolve;
mod show;

// The parser, which evaluates as it goes.
mod parse;

// The interface: finished records, and their text.
pub mod print;
mod records;

pub use bytes::bytes_of;
pub use preprocess::{Loaded, Loader, NotLoaded};
pub use records::{Class, Dag, DagArg, Field, Record, Records, Type, Value};
pub use value::RecordId;

use support::{Diagnostic, FileId, SourceMap};

/// Parses and evaluates a file.
///
/// The diagnostics are errors, warnings, and the output of `dump` statements as notes. The records are complete only if
/// none of them is an error.
pub fn parse(sources: &mut SourceMap, main: FileId, loader: &dyn Loader) -> (Records, Vec<Diagnostic>) {
    parse_with(sources, main, loader, &[])
}

/// Like [`parse`], with some macros defined from the start.
pub fn parse_with(
    sources: &mut SourceMap,
    main: FileId,
    loader: &dyn Loader,
    macros: &[String],
) -> (Records, Vec<Diagnostic>) {
    let reader = preprocess::Reader::new(sources, main, loader, macros);
    let mut eval = parse::parse(reader);
    let mut diagnostics = std::mem::take(&mut eval.diagnostics);
    diagnostics.iter_mut().for_each(say_in_unicode);
    (Records::new(eval), diagnostics)
}

/// Replaces bytes in messages that are not UTF-8: messages may quote strings.
fn say_in_unicode(diagnostic: &mut Diagnostic) {
    if let std::borrow::Cow::Owned(text) = bytes::lossy(&diagnostic.message) {
        diagnostic.message = text;
    }
    diagnostic.notes.iter_mut().for_each(say_in_unicode);
}
