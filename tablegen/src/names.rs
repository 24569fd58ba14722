//! Interned names: identifiers compare and hash as one integer.

use std::sync::Arc;

use rustc_hash::FxHashMap;

/// An interned name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sym(u32);

/// The interner.
#[derive(Default)]
pub(crate) struct Names {
    map: FxHashMap<Arc<str>, Sym>,
    list: Vec<Arc<str>>,
}

impl Names {
    /// The symbol of a text.
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        if let Some(&sym) = self.map.get(text) {
            return sym;
        }
        let text: Arc<str> = text.into();
        let sym = Sym(self.list.len() as u32);
        self.list.push(text.clone());
        self.map.insert(text, sym);
        sym
    }

    /// The symbol of a text that was interned before.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.map.get(text).copied()
    }

    /// The text of a symbol.
    pub(crate) fn text(&self, sym: Sym) -> &Arc<str> {
        &self.list[sym.0 as usize]
    }
}
