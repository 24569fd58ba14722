//! Symbols: operations that are found by name, and the attributes that refer to them.
//!
//! A symbol is an operation with a string attribute `sym_name`, directly in the region of an operation with
//! [`Traits::SYMBOL_TABLE`]. References are symbol reference attributes, possibly nested in other attributes. A single
//! lookup by name is linear; [`SymbolTable`] and [`SymbolTables`] are for many.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::body::Body;
use super::entities::{Op, Region};
use super::view::OpRef;
use crate::definitions::op::Traits;
use crate::values::attr_kind::AttrKind;
use crate::values::context::Context;
use crate::values::ids::{Attr, Ident};

/// The attribute that names a symbol.
pub const NAME: &str = "sym_name";
/// The attribute that holds the visibility of a symbol.
pub const VISIBILITY: &str = "sym_visibility";

/// The visibility of a symbol: who may refer to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Anyone, including code that the compiler does not see.
    Public,
    /// Only operations inside the same table.
    Private,
    /// Anyone who can name the table, but only in code that the compiler sees.
    Nested,
}

impl Visibility {
    /// The keyword, as in the attribute.
    pub fn keyword(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Private => "private",
            Visibility::Nested => "nested",
        }
    }
}

/// The name of an operation that is a symbol.
pub fn symbol_name(op: OpRef<'_>) -> Option<&str> {
    op.attr(NAME)?.as_str()
}

/// The visibility of a symbol; public by default.
pub fn visibility(op: OpRef<'_>) -> Visibility {
    match op.attr(VISIBILITY).and_then(|a| a.as_str()) {
        Some("private") => Visibility::Private,
        Some("nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}

/// Sets the visibility of a symbol; the default needs no attribute.
pub fn set_visibility(cx: &Context, body: &mut Body, op: Op, visibility: Visibility) {
    let attr = (visibility != Visibility::Public).then(|| cx.string_attr(visibility.keyword()));
    body.set_attr(cx, op, VISIBILITY, attr);
}

/// The closest symbol table: the operation itself or one around it.
pub fn nearest(op: OpRef<'_>) -> Option<OpRef<'_>> {
    let mut op = op;
    while !op.has_trait(Traits::SYMBOL_TABLE) {
        if is_unknown_table(op) {
            return None;
        }
        op = op.parent_op()?;
    }
    Some(op)
}

/// Whether an operation could be a symbol table: it is of an unregistered dialect and has one region.
pub fn is_unknown_table(op: OpRef<'_>) -> bool {
    let dialect = || op.name().split('.').next().unwrap_or_default();
    op.def().is_none() && op.num_regions() == 1 && op.cx().dialect(dialect()).is_none()
}

/// The symbols directly in the first region of a table, in order, with their names.
///
/// The operations are in [`table_body`].
pub fn symbols(table: OpRef<'_>) -> Vec<(&str, Op)> {
    let Some((body, region)) = table_region(table) else { return Vec::new() };
    let named = body.region_ops(region).filter_map(|op| {
        let name = symbol_name(OpRef::new(table.cx(), body, op))?;
        Some((name, op))
    });
    named.collect()
}

/// The body that holds the regions of an operation.
pub fn table_body(table: OpRef<'_>) -> &Body {
    table.body().nested(table.id()).unwrap_or(table.body())
}

fn table_region(table: OpRef<'_>) -> Option<(&Body, Region)> {
    match table.body().nested(table.id()) {
        Some(nested) => Some((nested, *nested.roots().first()?)),
        None => Some((table.body(), *table.body().regions_of(table.id()).first()?)),
    }
}

/// The symbol of this name directly in a table, found by linear search; an operation in [`table_body`].
pub fn lookup(table: OpRef<'_>, name: &str) -> Option<Op> {
    let (body, region) = table_region(table)?;
    body.region_ops(region).find(|&op| symbol_name(OpRef::new(table.cx(), body, op)) == Some(name))
}

/// The symbols of one table, indexed by name.
#[derive(Debug, Default)]
pub struct SymbolTable {
    names: FxHashMap<Ident, Op>,
    /// Reserved names, each with the next suffix to try.
    reserved: FxHashMap<Ident, u32>,
}

impl SymbolTable {
    /// The symbols in a region of `body`; of those with the same name, the first.
    pub fn new(cx: &Context, body: &Body, region: Region) -> Self {
        let mut names = FxHashMap::default();
        for op in body.region_ops(region) {
            if let Some(name) = symbol_name(OpRef::new(cx, body, op)) {
                names.entry(cx.ident(name)).or_insert(op);
            }
        }
        SymbolTable { names, ..Self::default() }
    }

    /// The symbols of the table whose body this is.
    pub fn inside(cx: &Context, body: &Body) -> Self {
        body.roots().first().map_or_else(Self::default, |&region| Self::new(cx, body, region))
    }

    /// The symbols in the first region of an operation.
    pub fn of(table: OpRef<'_>) -> Self {
        table_region(table).map_or_else(Self::default, |(body, region)| Self::new(table.cx(), body, region))
    }

    /// The symbol of this name.
    pub fn lookup(&self, cx: &Context, name: &str) -> Option<Op> {
        self.get(cx.ident(name))
    }

    /// The symbol of this interned name.
    pub fn get(&self, name: Ident) -> Option<Op> {
        self.names.get(&name).copied()
    }

    /// Adds a symbol that is already in the table's region; if another has its name, renames it to `name_0`, `name_1`,
    /// ..., none of which is reserved.
    ///
    /// Returns its new name; `None` if the operation has none.
    pub fn insert(&mut self, cx: &Context, body: &mut Body, op: Op) -> Option<Ident> {
        let name = symbol_name(OpRef::new(cx, body, op))?.to_string();
        let mut unique = cx.ident(&name);
        if self.names.get(&unique).is_some_and(|&other| other != op) {
            unique = self.reserve(cx, &name);
            body.set_attr(cx, op, NAME, Some(cx.string_attr(cx.str(unique))));
        }
        self.names.insert(unique, op);
        Some(unique)
    }

    /// Reserves an unused name for a new symbol: `wanted`, or `wanted_0`, `wanted_1`, ...
    pub fn reserve(&mut self, cx: &Context, wanted: &str) -> Ident {
        let base = cx.ident(wanted);
        let mut number = self.reserved.get(&base).copied().unwrap_or(0);
        let mut name = base;
        while self.names.contains_key(&name) || self.reserved.contains_key(&name) {
            name = cx.ident(&format!("{wanted}_{number}"));
            number += 1;
        }
        self.reserved.insert(base, number);
        self.reserved.entry(name).or_insert(0);
        name
    }

    /// Forgets a symbol that is about to be erased.
    pub fn remove(&mut self, cx: &Context, body: &Body, op: Op) {
        let Some(name) = symbol_name(OpRef::new(cx, body, op)) else { return };
        let name = cx.ident(name);
        if self.names.get(&name) == Some(&op) {
            self.names.remove(&name);
        }
    }
}

/// An index of symbol tables, each built on first use, for verifying symbol users.
#[derive(Default)]
pub struct SymbolTables {
    /// Keyed by the address of the body and the operation that is the table.
    tables: Mutex<FxHashMap<(usize, Op), std::sync::Arc<SymbolTable>>>,
}

impl SymbolTables {
    /// An empty index.
    pub fn new() -> Self {
        Self::default()
    }

    /// Calls `found` with the symbol of this name in a table.
    pub fn lookup_in<R>(
        &self,
        table: OpRef<'_>,
        name: &str,
        found: impl FnOnce(OpRef<'_>) -> R,
    ) -> Option<R> {
        let key = (std::ptr::from_ref(table.body()).addr(), table.id());
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let index = tables.entry(key).or_insert_with(|| SymbolTable::of(table).into()).clone();
        drop(tables);
        let op = index.lookup(table.cx(), name)?;
        Some(found(OpRef::with_outer(table.cx(), table_body(table), op, outer_of(&table))))
    }

    /// Calls `found` with the symbol of this name in the table nearest to `from`.
    pub fn lookup_nearest<R>(
        &self,
        from: OpRef<'_>,
        name: &str,
        found: impl FnOnce(OpRef<'_>) -> R,
    ) -> Option<R> {
        self.lookup_in(nearest(from)?, name, found)
    }

    /// Calls `found` with the symbol that a reference on `from` names: looked up in the nearest table and from there
    /// along the nested names.
    pub fn resolve<R>(
        &self,
        from: OpRef<'_>,
        reference: Attr,
        found: impl FnOnce(OpRef<'_>) -> R,
    ) -> Option<R> {
        let table = nearest(from)?;
        let cx = from.cx();
        let AttrKind::SymbolRef { root, nested } = cx.attr_kind(reference) else { return None };
        let path: Vec<Ident> = std::iter::once(*root).chain(nested.iter().copied()).collect();
        self.lookup_path(table, &path, found)
    }

    fn lookup_path<R>(
        &self,
        table: OpRef<'_>,
        path: &[Ident],
        found: impl FnOnce(OpRef<'_>) -> R,
    ) -> Option<R> {
        let (&first, rest) = path.split_first()?;
        let name = table.cx().str(first);
        if rest.is_empty() {
            return self.lookup_in(table, name, found);
        }
        self.lookup_in(table, name, |inner| self.lookup_path(inner, rest, found))?
    }
}

/// The `outer` operation for views of the operations inside a table.
fn outer_of<'a>(table: &'a OpRef<'a>) -> Option<&'a OpRef<'a>> {
    if table.body().nested(table.id()).is_some() { Some(table) } else { table.outer() }
}

/// Calls `f` for each symbol reference in an attribute, outermost first.
pub fn symbol_refs(cx: &Context, attr: Attr, f: &mut dyn FnMut(Attr)) {
    let mut pending = vec![attr];
    while let Some(attr) = pending.pop() {
        match cx.attr_kind(attr) {
            AttrKind::SymbolRef { .. } => f(attr),
            AttrKind::Array(items) => pending.extend(items.iter().rev()),
            AttrKind::Dictionary(entries) => pending.extend(entries.iter().rev().map(|&(_, a)| a)),
            _ => {}
        }
    }
}

/// Calls `f` for each symbol reference on an operation itself.
pub fn op_symbol_refs(cx: &Context, body: &Body, op: Op, f: &mut dyn FnMut(Attr)) {
    let attrs = body.inherent(op).iter().flatten().copied().chain(body.discardable(op));
    for attr in attrs {
        symbol_refs(cx, attr, f);
    }
}

/// Calls `f` for an operation and for those inside it whose references are looked up in the same table.
pub fn walk_table_users(op: OpRef<'_>, f: &mut dyn FnMut(OpRef<'_>)) {
    let cx = op.cx();
    let mut pending = vec![(op.body(), op.id())];
    while let Some((body, at)) = pending.pop() {
        let view = OpRef::new(cx, body, at);
        f(view);
        if view.has_trait(Traits::SYMBOL_TABLE) {
            continue;
        }
        let (inner, regions) = match body.nested(at) {
            Some(nested) => (nested, nested.roots()),
            None => (body, body.regions_of(at)),
        };
        pending.extend(regions.iter().flat_map(|&r| inner.region_ops(r)).map(|o| (inner, o)));
    }
}

/// Calls `f` for each symbol reference on the operations of `body` and of all bodies inside it, with the body and
/// the operation that holds it.
///
/// References inside a nested symbol table count too: they may name symbols of outer tables.
pub fn walk_symbol_refs(cx: &Context, body: &Body, f: &mut dyn FnMut(&Body, Op, Attr)) {
    let mut bodies = vec![body];
    while let Some(body) = bodies.pop() {
        for op in body.all_ops_pre() {
            op_symbol_refs(cx, body, op, &mut |attr| f(body, op, attr));
            bodies.extend(body.nested(op));
        }
    }
}

/// How often each name is used inside `body`, nested bodies included; every part of a nested reference counts.
pub fn count_uses(cx: &Context, body: &Body) -> FxHashMap<Ident, usize> {
    let mut counts = FxHashMap::default();
    walk_symbol_refs(cx, body, &mut |_, _, attr| {
        if let AttrKind::SymbolRef { root, nested } = cx.attr_kind(attr) {
            for &name in std::iter::once(root).chain(nested) {
                *counts.entry(name).or_default() += 1;
            }
        }
    });
    counts
}

/// The uses of a symbol of a table: the operations in the table's own body that refer to it or contain one that does.
pub fn symbol_uses(cx: &Context, body: &Body, name: Ident) -> Vec<Op> {
    let refers = |attr: Attr| matches!(cx.attr_kind(attr), AttrKind::SymbolRef { root, .. } if *root == name);
    let holds = |op: &Op| {
        let mut found = false;
        op_symbol_refs(cx, body, *op, &mut |attr| found |= refers(attr));
        if let Some(nested) = body.nested(*op).filter(|_| !found) {
            walk_symbol_refs(cx, nested, &mut |_, _, attr| found |= refers(attr));
        }
        found
    };
    body.all_ops_pre().into_iter().filter(holds).collect()
}

/// Replaces every reference to the symbol `from` inside `body` by one to `to`, nested bodies included.
pub fn replace_uses(cx: &Context, body: &mut Body, from: Ident, to: Ident) {
    replace_all_uses(cx, body, &FxHashMap::from_iter([(from, to)]));
}

/// Replaces every reference to one of these symbols inside `body`, nested bodies included.
pub fn replace_all_uses(cx: &Context, body: &mut Body, names: &FxHashMap<Ident, Ident>) {
    Renaming { cx, names, memo: FxHashMap::default() }.replace_in(body);
}

/// Attributes nested deeper than this are left alone; the parser accepts none.
const MAX_ATTR_DEPTH: usize = 512;

/// A change of the symbols that attributes refer to.
struct Renaming<'a> {
    cx: &'a Context,
    names: &'a FxHashMap<Ident, Ident>,
    memo: FxHashMap<Attr, Attr>,
}

impl Renaming<'_> {
    fn replace_in(&mut self, body: &mut Body) {
        let ops = body.all_ops_pre();
        for &op in &ops {
            for slot in 0..body.inherent(op).len() {
                if let Some(attr) = body.inherent(op)[slot] {
                    let changed = self.renamed(attr);
                    if changed != attr {
                        body.set_inherent(op, slot, Some(changed));
                    }
                }
            }
            if let Some(dictionary) = body.discardable(op) {
                let changed = self.renamed(dictionary);
                body.set_discardable(op, Some(changed));
            }
        }
        for op in ops {
            if let Some(nested) = body.nested_mut(op) {
                self.replace_in(nested);
            }
        }
    }

    fn renamed(&mut self, attr: Attr) -> Attr {
        if let Some(&known) = self.memo.get(&attr) {
            return known;
        }
        let new = self.made(attr, 0);
        self.memo.insert(attr, new);
        new
    }

    fn made(&self, attr: Attr, depth: usize) -> Attr {
        let cx = self.cx;
        if depth > MAX_ATTR_DEPTH {
            return attr;
        }
        match cx.attr_kind(attr) {
            AttrKind::SymbolRef { root, nested } => match self.names.get(root) {
                Some(&to) => cx.attr(AttrKind::SymbolRef { root: to, nested: nested.clone() }),
                None => attr,
            },
            AttrKind::Array(items) => {
                let new: Vec<Attr> = items.iter().map(|&a| self.made(a, depth + 1)).collect();
                if new[..] == items[..] { attr } else { cx.array_attr(&new) }
            }
            AttrKind::Dictionary(entries) => {
                let new: Vec<(Ident, Attr)> =
                    entries.iter().map(|&(n, a)| (n, self.made(a, depth + 1))).collect();
                if new[..] == entries[..] { attr } else { cx.dictionary_attr(&new) }
            }
            _ => attr,
        }
    }
}

/// Renames a symbol of `body` and updates the references to it inside `body`.
pub fn rename(cx: &Context, body: &mut Body, symbol: Op, to: &str) {
    let Some(from) = symbol_name(OpRef::new(cx, body, symbol)).map(|n| cx.ident(n)) else { return };
    body.set_attr(cx, symbol, NAME, Some(cx.string_attr(to)));
    replace_uses(cx, body, from, cx.ident(to));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Fun, context, module};

    /// Functions that call each other: each with its name and those of its callees.
    fn calls(cx: &Context, functions: &[(&str, &[&str])]) -> crate::ir::module::Module {
        let fun = |&(name, callees): &(&str, &[&str])| {
            let mut f = Fun::new(cx, name);
            let block = f.block(&[]);
            for callee in callees {
                let mut state = f.state("t.call");
                state.set_attr(cx, "callee", cx.symbol_ref_attr(callee));
                f.create(block, state);
            }
            f.op(block, "t.ret", &[], &[]);
            f
        };
        module(cx, functions.iter().map(fun).collect())
    }

    #[test]
    fn names_to_come_are_given_once() {
        let cx = context();
        let module = calls(&cx, &[("a", &[]), ("b_0", &[])]);
        let mut table = SymbolTable::of(module.op(&cx));
        let mut reserve = |name| cx.str(table.reserve(&cx, name)).to_owned();
        assert_eq!([reserve("a"), reserve("a"), reserve("a_0")], ["a_0", "a_1", "a_0_0"]);
        assert_eq!([reserve("b"), reserve("b"), reserve("b")], ["b", "b_1", "b_2"]);
    }

    #[test]
    fn a_renamed_symbol_gets_no_reserved_name() {
        let cx = context();
        let mut module = calls(&cx, &[("a", &[])]);
        let mut table = SymbolTable::of(module.op(&cx));
        assert_eq!(cx.str(table.reserve(&cx, "a")), "a_0");
        let twin = Fun::new(&cx, "a").state;
        let op = module.body_mut().create_op(&cx, twin);
        let name = table.insert(&cx, module.body_mut(), op).expect("it is a symbol");
        assert_eq!((cx.str(name), cx.str(table.reserve(&cx, "a"))), ("a_1", "a_2"));
    }

    #[test]
    fn symbols_are_found_counted_and_renamed() {
        let cx = context();
        let mut module = calls(&cx, &[("a", &["b", "b"]), ("b", &["a"]), ("c", &[])]);
        let names: Vec<&str> = symbols(module.op(&cx)).into_iter().map(|s| s.0).collect();
        assert_eq!(names, ["a", "b", "c"]);
        assert!(lookup(module.op(&cx), "b").is_some() && lookup(module.op(&cx), "d").is_none());
        let b = cx.ident("b");
        let c = cx.ident("c");
        let counts = count_uses(&cx, module.body());
        assert_eq!((counts.get(&b), counts.get(&c)), (Some(&2), None));

        let op = lookup(module.op(&cx), "b").expect("it is there");
        rename(&cx, module.body_mut(), op, "z");
        let counts = count_uses(&cx, module.body());
        assert_eq!((counts.get(&b), counts.get(&cx.ident("z"))), (None, Some(&2)));
        assert_eq!(lookup(module.op(&cx), "z"), Some(op));
        assert_eq!(symbol_uses(&cx, module.body(), cx.ident("z")).len(), 1);
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let cx = context();
        let mut module = calls(&cx, &[("a", &[]), ("a_0", &[])]);
        let mut table = SymbolTable::of(module.op(&cx));
        let twin = Fun::new(&cx, "a").state;
        let body = module.body_mut();
        let op = body.create_op(&cx, twin);
        let name = table.insert(&cx, body, op).expect("it is a symbol");
        assert_eq!(cx.str(name), "a_1");
        assert_eq!(table.lookup(&cx, "a_1"), Some(op));
        table.remove(&cx, body, op);
        assert_eq!(table.lookup(&cx, "a_1"), None);
        set_visibility(&cx, body, op, Visibility::Private);
        assert_eq!(visibility(OpRef::new(&cx, body, op)), Visibility::Private);
    }
}
