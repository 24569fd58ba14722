//! What all crates share: source files, spans, diagnostics, and arenas of entity ids.
//!
//! Nothing here knows a language. Diagnostics are values, which [`render`] turns into text. Only
//! [`file`](mod@file) and [`tool`], which programs call, and the modules that these use do I/O and choose
//! exit statuses.

pub mod arena;
pub mod args;
pub mod diagnostic;
pub mod file;
pub mod json;
pub mod order;
pub mod render;
pub mod source;
pub mod staged;
pub mod stdio;
pub mod suggest;
pub mod temporary;
pub mod tool;

pub use arena::Arena;
pub use diagnostic::{Diagnostic, Label, Severity};
pub use source::{FileId, LineColumn, LineFinder, SourceMap, Span};
