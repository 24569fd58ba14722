//! The surroundings of the body being rewritten: symbols that its operations refer to.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::definitions::op::Traits;
use crate::ir::entities::Region;
use crate::ir::symbol_table::{SymbolTable, is_unknown_table, symbol_name};
use crate::ir::view::OpRef;

/// The symbol tables around isolated operations that are being rewritten, each indexed on first use.
///
/// They are valid for one run of a pass, during which the surrounding bodies do not change.
#[derive(Default)]
pub struct OuterSymbols {
    /// Keyed by the address of the body and the region with the symbols.
    tables: Mutex<FxHashMap<(usize, Region), Arc<SymbolTable>>>,
}

impl OuterSymbols {
    /// An empty index.
    pub fn new() -> Self {
        Self::default()
    }
}

/// The operation whose body is being rewritten, with access to its surroundings and the symbol tables there.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    header: OpRef<'a>,
    symbols: &'a OuterSymbols,
}

impl<'a> Scope<'a> {
    /// The surroundings of the body of `header`.
    pub fn new(header: OpRef<'a>, symbols: &'a OuterSymbols) -> Self {
        Scope { header, symbols }
    }

    /// The operation.
    pub(super) fn header(self) -> OpRef<'a> {
        self.header
    }

    /// Calls `found` with the symbol of this name in the table nearest to the operation.
    fn with_symbol<R>(self, name: &str, found: impl FnOnce(OpRef<'_>) -> R) -> Option<R> {
        let mut at = self.header;
        // A conversion does not know the operation that holds the outermost body; its symbols are those beside
        // `at`.
        while let Some(parent) = at.parent_op() {
            if is_unknown_table(parent) {
                return None;
            }
            if parent.has_trait(Traits::SYMBOL_TABLE) {
                break;
            }
            at = parent;
        }
        let cx = at.cx();
        let body = at.body();
        let region = body.region_of(body.block_of(at.id())?)?;
        let key = (std::ptr::from_ref(body).addr(), region);
        let mut tables = self.symbols.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let index = tables.entry(key).or_insert_with(|| SymbolTable::new(cx, body, region).into()).clone();
        drop(tables);
        Some(found(at.sibling(index.lookup(cx, name)?)))
    }
}

/// Calls `found` with the symbol of this name in the table nearest to an operation of the body being rewritten.
pub(super) fn with_symbol<R>(
    from: OpRef<'_>,
    scope: Option<Scope<'_>>,
    name: &str,
    found: impl FnOnce(OpRef<'_>) -> R,
) -> Option<R> {
    let mut at = from;
    let inside = loop {
        match at.parent_op() {
            Some(parent) if is_unknown_table(parent) => return None,
            Some(parent) if parent.has_trait(Traits::SYMBOL_TABLE) => break true,
            Some(parent) => at = parent,
            None => break false,
        }
    };
    let scope = if inside { None } else { Some(scope?) };
    match scope {
        Some(scope) if !scope.header.has_trait(Traits::SYMBOL_TABLE) => scope.with_symbol(name, found),
        // The table itself is being changed, so it has no index.
        _ => {
            let region = at.body().region_of(at.body().block_of(at.id())?)?;
            let mut symbols = at.body().region_ops(region).map(|op| at.sibling(op));
            symbols.find(|&op| symbol_name(op) == Some(name)).map(found)
        }
    }
}
