//! Interned names: identifiers compare and hash as one integer.

use std::sync::Arc;

use rustc_hash::FxHashMap;

/// An interned name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sym(u32);

impl Sym {
    /// A number that no other name has; never 0.
    pub(crate) fn number(self) -> u64 {
        u64::from(self.0) + 1
    }
}

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

    /// The text of a symbol.
    pub(crate) fn text(&self, sym: Sym) -> &Arc<str> {
        &self.list[sym.0 as usize]
    }
}

/// The number of names from which an index is used.
const INDEXED: usize = 256;
/// How many names are compared at once.
const BLOCK: usize = 16;

/// The position of each of several distinct names. A few names are searched block by block, which is faster than
/// hashing.
#[derive(Clone, Default, Debug)]
pub(crate) struct Positions {
    names: Vec<Sym>,
    index: FxHashMap<Sym, u32>,
}

impl Positions {
    /// The position of a name.
    pub(crate) fn find(&self, name: Sym) -> Option<usize> {
        if self.names.len() < INDEXED {
            let mut blocks = self.names.chunks_exact(BLOCK);
            let mut start = 0;
            for block in &mut blocks {
                if block.iter().fold(false, |found, &n| found | (n == name)) {
                    return block.iter().position(|&n| n == name).map(|at| start + at);
                }
                start += BLOCK;
            }
            return blocks.remainder().iter().position(|&n| n == name).map(|at| start + at);
        }
        self.index.get(&name).map(|&i| i as usize)
    }

    /// Adds a name that is new.
    pub(crate) fn push(&mut self, name: Sym) {
        self.names.push(name);
        match self.names.len() {
            INDEXED => self.index = self.names.iter().enumerate().map(|(i, &n)| (n, i as u32)).collect(),
            n if n > INDEXED => {
                self.index.insert(name, n as u32 - 1);
            }
            _ => {}
        }
    }

    /// Makes room for more names.
    pub(crate) fn reserve(&mut self, more: usize) {
        self.names.reserve_exact(more);
    }
}
