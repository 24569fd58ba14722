//! The `symbol-dce` pass: erases symbols that nothing can refer to.
//!
//! A symbol is live if it may be visible outside, or if something live refers to it. All tables inside the operation
//! are processed together, since references lead from one into nested ones. An unregistered operation that may be a
//! symbol table is an error, since it is not known which symbols the names in it refer to.

use mlir::interfaces::SymbolOpInterface;
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::symbol_table::{
    Visibility, is_unknown_table, op_symbol_refs, symbol_name, visibility, walk_table_users,
};
use mlir::{Attr, AttrKind, Body, Context, Diag, Ident, Op, OpRef};
use rustc_hash::FxHashMap;

use crate::passes::SymbolDce;

impl RunPass for SymbolDce {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let header = op.header();
        if !header.has_trait(Traits::SYMBOL_TABLE) {
            let message = " was scheduled to run under SymbolDCE, but does not define a symbol table";
            return state.fail(header.error(message));
        }
        // A table that no symbol encloses, or a private one, is not accessible from outside.
        let hidden = match header.parent_op() {
            Some(_) if header.has_trait(Traits::SYMBOL) => visibility(header) == Visibility::Private,
            _ => true,
        };
        match erase_dead_symbols(op.cx(), op.body_mut(), hidden) {
            Ok(erased) => {
                state.count("num-dce'd", erased);
                Ok(())
            }
            Err(unknown) => state.fail(unknown),
        }
    }
}

/// One operation directly in a table.
struct TableOp {
    op: Op,
    table: usize,
    /// The table, if the operation is one.
    inner: Option<usize>,
    symbol: bool,
    /// Whether it can be erased if nothing refers to it, provided that all references are known.
    discardable: bool,
    private: bool,
    refs: Vec<Attr>,
    /// Whether the operation, or one inside it, may be an unknown symbol table.
    unknown: bool,
    live: bool,
}

struct Table {
    entries: Vec<usize>,
    names: FxHashMap<Ident, usize>,
    /// The index of the entry that is this table.
    parent: Option<usize>,
    /// Whether only public symbols of this table can be referred to from outside.
    hidden: bool,
}

#[derive(Default)]
struct Tables {
    tables: Vec<Table>,
    entries: Vec<TableOp>,
}

/// Erases dead symbols of the table whose body is `body` and of nested tables; returns their number.
///
/// If `hidden`, only public symbols can be referred to from outside `body`.
///
/// # Errors
/// If a live operation may be an unknown symbol table.
fn erase_dead_symbols(cx: &Context, body: &mut Body, hidden: bool) -> Result<u64, Diag> {
    let mut tables = Tables::default();
    tables.collect(cx, body, None, hidden);
    if let Err(at) = tables.mark(cx) {
        return Err(tables.unknown(cx, body, at));
    }
    Ok(tables.erase(body, 0))
}

impl Tables {
    fn collect(&mut self, cx: &Context, body: &Body, parent: Option<usize>, hidden: bool) -> usize {
        let number = self.tables.len();
        self.tables.push(Table { entries: Vec::new(), names: FxHashMap::default(), parent, hidden });
        let region = body.roots().first().copied();
        for op in region.into_iter().flat_map(|r| body.region_ops(r)) {
            let view = OpRef::new(cx, body, op);
            let at = self.entries.len();
            let name = view.has_trait(Traits::SYMBOL).then(|| symbol_name(view)).flatten();
            let nested = body.nested(op);
            let is_table = nested.is_some() && view.has_trait(Traits::SYMBOL_TABLE);
            let mut refs = Vec::new();
            let mut unknown = false;
            walk_table_users(view, &mut |user| {
                unknown |= is_unknown_table(user);
                op_symbol_refs(cx, user.body(), user.id(), &mut |attr| refs.push(attr));
            });
            self.entries.push(TableOp {
                op,
                table: number,
                inner: None,
                symbol: name.is_some(),
                discardable: name.is_some() && (SymbolOpInterface::of(view).can_discard_on_use_empty)(view),
                private: visibility(view) == Visibility::Private,
                refs,
                unknown,
                live: false,
            });
            self.tables[number].entries.push(at);
            if let Some(name) = name {
                self.tables[number].names.entry(cx.ident(name)).or_insert(at);
            }
            if let Some(nested) = nested.filter(|_| is_table) {
                let hidden = hidden || name.is_none() || visibility(view) == Visibility::Private;
                let inner = self.collect(cx, nested, Some(at), hidden);
                self.entries[at].inner = Some(inner);
            }
        }
        number
    }

    /// Marks live entries.
    ///
    /// # Errors
    /// The first live entry that may contain an unknown symbol table.
    fn mark(&mut self, cx: &Context) -> Result<(), usize> {
        let mut pending = Vec::new();
        let mut open = vec![0];
        loop {
            while let Some(table) = open.pop() {
                let hidden = self.tables[table].hidden;
                for &at in &self.tables[table].entries {
                    let e = &mut self.entries[at];
                    if !(e.discardable && (hidden || e.private)) && !std::mem::replace(&mut e.live, true) {
                        pending.push(at);
                    }
                }
            }
            let Some(at) = pending.pop() else { return Ok(()) };
            if self.entries[at].unknown {
                return Err(at);
            }
            open.extend(self.entries[at].inner);
            let mut found = Vec::new();
            for &attr in &self.entries[at].refs {
                self.resolve(cx, at, attr, &mut found);
            }
            for at in found {
                if !std::mem::replace(&mut self.entries[at].live, true) {
                    pending.push(at);
                }
            }
        }
    }

    /// Adds the symbols on the path of a reference to `found`, if all of them exist.
    fn resolve(&self, cx: &Context, from: usize, attr: Attr, found: &mut Vec<usize>) {
        let AttrKind::SymbolRef { root, nested } = cx.attr_kind(attr) else { return };
        let first = found.len();
        let mut table = Some(self.entries[from].table);
        for name in std::iter::once(root).chain(nested) {
            let Some(&at) = table.and_then(|table| self.tables[table].names.get(name)) else {
                found.truncate(first);
                return;
            };
            found.push(at);
            table = self.entries[at].inner;
        }
    }

    /// The error about an entry that may contain an unknown symbol table; `body` is that of the outermost table.
    fn unknown(&self, cx: &Context, body: &Body, at: usize) -> Diag {
        let around = |table: usize| self.tables[table].parent;
        let entry = &self.entries[at];
        let path: Vec<usize> =
            std::iter::successors(around(entry.table), |&at| around(self.entries[at].table)).collect();
        let inside =
            path.into_iter().rev().fold(body, |body, at| body.nested(self.entries[at].op).unwrap_or(body));
        OpRef::new(cx, inside, entry.op).plain_error(
            "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses",
        )
    }

    fn erase(&self, body: &mut Body, table: usize) -> u64 {
        let mut erased = 0;
        for &at in &self.tables[table].entries {
            let e = &self.entries[at];
            if e.symbol && !e.live {
                body.erase_op(e.op);
                erased += 1;
            } else if let Some(inner) = e.inner
                && let Some(nested) = body.nested_mut(e.op)
            {
                erased += self.erase(nested, inner);
            }
        }
        erased
    }
}
