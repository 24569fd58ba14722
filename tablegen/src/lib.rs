//! The TableGen language: `.td` text to records.
//!
//! TableGen describes many similar things without repeating what they share: classes with parameters, records derived
//! from them, and a small functional language to compute fields. This room implements the language as
//! `llvm-tblgen` 22 does and knows nothing about what records are used for. It does no input or output of its own: a
//! [`Loader`] finds included files, and problems come back as diagnostics.
//!
//! ```
//! use support::{FileId, SourceMap};
//! struct NoIncludes;
//! impl tablegen::Loader for NoIncludes {
//!     fn load(&self, _: &str, _: FileId, _: &SourceMap) -> Option<(String, String)> { None }
//! }
//! let mut sources = SourceMap::new();
//! let main = sources.add("a.td", "class A<int n> { int twice = !mul(n, 2); } def four : A<2>;");
//! let (records, problems) = tablegen::parse(&mut sources, main, &NoIncludes);
//! assert!(problems.is_empty());
//! let four = records.def("four").expect("it is defined");
//! assert_eq!(four.value("twice").and_then(|v| v.as_int()), Some(4));
//! ```

mod bang;
mod bang_data;
mod bang_record;
mod eval;
mod instantiate;
mod lexer;
mod names;
mod parse;
mod preprocess;
pub mod print;
mod records;
mod regex;
mod resolve;
mod show;
mod value;

pub use records::{Class, Dag, DagArg, Field, Record, RecordId, Records, Type, Value};

use support::{Diagnostic, FileId, SourceMap};

/// Where `include "x.td"` finds files.
pub trait Loader {
    /// The file that `path` means in an include that stands in `from`: the name diagnostics show, and the text.
    ///
    /// The answer may depend on the directory of `from`, but on nothing else of it: it is asked for once.
    fn load(&self, path: &str, from: FileId, sources: &SourceMap) -> Option<(String, String)>;

    /// Paths that would be found where `path` is not, to suggest the nearest. None unless a loader knows better.
    fn candidates(&self, _path: &str) -> Vec<String> {
        Vec::new()
    }
}

/// Parses and evaluates a file.
///
/// The diagnostics hold errors, warnings, and as notes what `dump` statements say. The records are complete only where
/// none of them is an error.
pub fn parse(sources: &mut SourceMap, main: FileId, loader: &dyn Loader) -> (Records, Vec<Diagnostic>) {
    parse_with(sources, main, loader, &[])
}

/// As [`parse`], with macros defined beforehand.
pub fn parse_with(
    sources: &mut SourceMap,
    main: FileId,
    loader: &dyn Loader,
    macros: &[String],
) -> (Records, Vec<Diagnostic>) {
    let reader = preprocess::Reader::new(sources, main, loader, macros);
    let mut eval = parse::parse(reader);
    let diagnostics = std::mem::take(&mut eval.diagnostics);
    (Records::new(eval), diagnostics)
}
