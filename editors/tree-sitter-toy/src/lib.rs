//! The grammar of Toy for editors: they color, fold and select by the syntax tree, which is parsed again after each
//! change and has a place for every token even where the text is wrong.
//!
//! `grammar.js` is the grammar; the parser is generated from it. This crate gives it to programs in Rust, and has the
//! tests that compare it with the compiler's own parser. The compiler does not use it.
//!
//! ```
//! let mut parser = tree_sitter::Parser::new();
//! parser.set_language(&tree_sitter_toy::LANGUAGE.into())?;
//! let tree = parser.parse("def main() { print(-2); }", None).expect("nothing cancels it");
//! let main = tree.root_node().child(0).expect("there is a function");
//! assert_eq!(main.kind(), "function_definition");
//! # Ok::<(), tree_sitter::LanguageError>(())
//! ```

#![allow(unsafe_code, reason = "the parser is C")]

use tree_sitter_language::LanguageFn;

unsafe extern "C" {
    fn tree_sitter_toy() -> *const ();
}

/// The language, for `tree_sitter::Parser::set_language`.
// SAFETY: the generated function takes nothing, and returns a pointer to a constant table in its file.
pub const LANGUAGE: LanguageFn = unsafe { LanguageFn::from_raw(tree_sitter_toy) };

/// The query by which editors color programs.
pub const HIGHLIGHTS: &str = include_str!("../queries/highlights.scm");
