//! The Toy compiler as a library: text to syntax tree to IR, and the IR down to the llvm dialect.
//!
//! [`parse`] gives the tree of a file with its syntax errors, [`check`] the errors of names and types. Nothing here
//! prints: errors are [`support::Diagnostic`] values.
//!
//! ```
//! let mut sources = support::SourceMap::new();
//! let file = sources.add("one.toy", "def main() { print([1, 2] + [3, 4]); }");
//! let (module, errors) = toyc::parse(&sources, file);
//! assert!(errors.is_empty() && toyc::check(&module).1.is_empty());
//! assert!(toyc::ast_dump::dump(&module, &sources).starts_with("  Module:\n"));
//! ```

pub mod ast;
pub mod ast_dump;
pub mod builtins;
pub mod catalogue;
pub mod lexer;
pub mod mlirgen;
pub mod operands;
pub mod parser;
pub mod pipeline;
pub mod sema;

pub use parser::{parse, parse_up_to};
pub use sema::{check, check_up_to};

#[cfg(test)]
mod test_util;
