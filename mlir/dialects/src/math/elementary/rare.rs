//! Functions for what is rarely computed.
//!
//! They are called, so that what surrounds a call stays short, and are marked by an attribute of LLVM's function: the
//! backend then lets vectors of numbers take the usual way unless one of them needs the other.

use mlir::symbol_table::SymbolTable;
use mlir::{Context, FloatKind, Ident};

use super::angular::Angular;

/// The functions that a module calls.
pub struct RareFunctions {
    names: SymbolTable,
    called: Vec<(Angular, FloatKind, Ident)>,
}

impl RareFunctions {
    /// None yet, in a module with these names.
    pub fn new(names: SymbolTable) -> Self {
        RareFunctions { names, called: Vec::new() }
    }

    /// The name of a function, which is called from now on.
    pub(super) fn name(&mut self, cx: &Context, function: Angular, kind: FloatKind) -> Ident {
        let known = self.called.iter().find(|&&(called, of, _)| (called, of) == (function, kind));
        if let Some(&(_, _, name)) = known {
            return name;
        }
        let wanted = match function {
            Angular::Sine => "sine",
            Angular::Cosine => "cosine",
            Angular::Tangent => "tangent",
        };
        let width = if kind == FloatKind::F32 { 32 } else { 64 };
        let name = self.names.reserve(cx, &format!("__{wanted}_of_large_f{width}"));
        self.called.push((function, kind, name));
        name
    }

    /// The functions that are called, and forgets them.
    pub(super) fn taken(&mut self) -> Vec<(Angular, FloatKind, Ident)> {
        std::mem::take(&mut self.called)
    }
}
