//! What all crates share: source files, spans, diagnostics, and arenas of entity ids.
//!
//! Nothing here knows a language. Diagnostics are values, which [`render`] turns into text. Only
//! [`file`](mod@file) and [`tool`], which programs call, and the modules that these use do I/O and choose
//! exit statuses.
//!
//! ```
//! use support::{Diagnostic, SourceMap, Span, render};
//!
//! let mut sources = SourceMap::new();
//! let file = sources.add("sum.txt", "1 +\n");
//! let error = Diagnostic::error(Span::new(file, 3, 3), "expected a number");
//! assert!(render::plain(&sources, &error).starts_with("sum.txt:1:4: error: expected a number"));
//! ```

pub mod arena;
pub mod args;
pub mod clock;
pub mod diagnostic;
pub mod file;
pub mod json;
pub mod order;
#[cfg(not(unix))]
mod portable;
pub mod render;
pub mod source;
#[cfg(unix)]
pub mod staged;
#[cfg(unix)]
pub mod stdio;
pub mod suggest;
#[cfg(unix)]
mod system;
#[cfg(unix)]
pub mod temporary;
pub mod tool;

#[cfg(not(unix))]
use portable::system;
#[cfg(not(unix))]
pub use portable::{staged, stdio, temporary};

pub use arena::Arena;
pub use diagnostic::{Diagnostic, Label, Severity};
pub use source::{FileId, LineColumn, LineFinder, SourceMap, Span};
