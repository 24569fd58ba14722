//! Translations between the IR and other languages, as `mlir-translate` has them. A tool gives a list of them to
//! [`main_with`](crate::main_with); each is an option of its own.

use crate::execution::Execution;
use mlir::opdef::Custom;
use mlir::text::Parsed;
use mlir::{Context, Diag, Module};
use support::{Diagnostic, SourceMap, Span};

/// What a tool does besides running passes.
#[derive(Clone, Copy)]
pub struct Extensions {
    /// The translations from and to other languages.
    pub translations: &'static [Translation],
    /// How it runs modules, if it does.
    pub execution: Option<Execution>,
    /// The directives of formats that loaded dialects may use, by name.
    pub directives: &'static [(&'static str, Custom)],
}

/// A translation, and the option that asks for it.
pub struct Translation {
    /// The name of the option.
    pub name: &'static str,
    /// What the option does, for the help.
    pub help: &'static str,
    /// The function to call.
    pub direction: Direction,
    /// Options of the translation, each off unless it is given: the name, and what it does.
    pub options: &'static [(&'static str, &'static str)],
}

impl Translation {
    /// The function that reads a part of an input, if it is one to the IR.
    pub(crate) fn import(&self) -> Option<Import> {
        match self.direction {
            Direction::ToMlir(import) => Some(import),
            Direction::FromMlir(_) => None,
        }
    }
}

/// Reads a part of an input, with options.
pub type Import = fn(&Context, &SourceMap, Span, &[&'static str]) -> Result<Parsed, Vec<Diagnostic>>;

/// Which side of a translation is the IR.
pub enum Direction {
    /// Writes a verified module, after the passes; adds its diagnostics. `None` if one of them is an error.
    FromMlir(fn(&Context, &Module, &mut Vec<Diag>) -> Option<Vec<u8>>),
    /// Reads a part of an input, which need not be UTF-8, into a module, with the translation's options that are given.
    /// The errors, if there is none.
    ToMlir(Import),
}
