//! Aliases: `#map`, `#set`, `#loc` and those that dialects ask for.
//!
//! A first walk over the IR runs the printing code with a [`Collector`] in place. Every attribute, type and location
//! that would be printed is visited once; it gets a depth that is greater than that of everything with an alias
//! inside it. Aliases are ordered by depth, types before attributes, then by name, then by first use, and numbered
//! in that order. Those that only trailing locations use can be resolved late and are defined after the IR.

use rustc_hash::FxHashMap;

use super::{Elision, Printer};
use crate::attributes::{Attr, AttrKind};
use crate::context::Context;
use crate::dialect_data::DialectValue;
use crate::interfaces::OpAsmDialectInterface;
use crate::ir::OpRef;
use crate::location::{Loc, LocNumbers};
use crate::types::{Type, TypeKind};

const NONE: u32 = u32::MAX;

/// A tuple with more elements than this gets an alias.
const LARGE_TUPLE: usize = 16;

/// What can have an alias.
#[derive(Clone, Copy)]
enum Symbol {
    Attr(Attr),
    Type(Type),
    Loc(Loc),
}

/// A number for each symbol that has one, by the symbol's id.
#[derive(Default)]
struct Numbers {
    attrs: Vec<u32>,
    types: Vec<u32>,
    locs: LocNumbers,
}

impl Numbers {
    fn get(&self, symbol: Symbol) -> Option<u32> {
        let (table, id) = match symbol {
            Symbol::Attr(a) => (&self.attrs, a.0),
            Symbol::Type(t) => (&self.types, t.0),
            Symbol::Loc(l) => return self.locs.get(l).checked_sub(1),
        };
        table.get(id as usize).copied().filter(|&n| n != NONE)
    }

    fn set(&mut self, symbol: Symbol, number: u32) {
        let (table, id) = match symbol {
            Symbol::Attr(a) => (&mut self.attrs, a.0 as usize),
            Symbol::Type(t) => (&mut self.types, t.0 as usize),
            Symbol::Loc(l) => return *self.locs.slot(l) = number + 1,
        };
        if table.len() <= id {
            table.resize(id + 1, NONE);
        }
        table[id] = number;
    }
}

/// The aliases in the order of their definitions.
#[derive(Default)]
pub(super) struct Aliases {
    numbers: Numbers,
    list: Vec<Alias>,
}

struct Alias {
    symbol: Symbol,
    /// With `#` or `!`.
    text: String,
    deferred: bool,
}

/// What is known about a symbol that was visited.
struct Visited {
    symbol: Symbol,
    name: Option<String>,
    /// 0 if there is no alias in it.
    depth: u32,
    deferrable: bool,
    children: Vec<u32>,
}

/// A symbol whose parts are being visited.
struct Frame {
    deferrable: bool,
    depth: u32,
    children: Vec<u32>,
}

/// What the first walk finds.
#[derive(Default)]
pub(super) struct Collector {
    numbers: Numbers,
    visited: Vec<Visited>,
    frames: Vec<Frame>,
    dialects: Vec<&'static OpAsmDialectInterface>,
    /// Some type may have or hold an alias.
    in_types: bool,
}

impl Collector {
    pub(super) fn new(cx: &Context) -> Self {
        let dialects: Vec<&'static OpAsmDialectInterface> =
            cx.dialects().iter().filter_map(|d| d.interface()).collect();
        let may_hold = |t: &TypeKind| match t {
            TypeKind::MemRef { layout, memory_space, .. } => {
                layout.iter().chain(memory_space).any(|&a| !is_plain(cx, a, true))
            }
            TypeKind::UnrankedMemRef { memory_space, .. } => memory_space.is_some(),
            TypeKind::RankedTensor { encoding, .. } => encoding.is_some(),
            TypeKind::Tuple(types) => types.len() > LARGE_TUPLE,
            TypeKind::Dialect(_) => true,
            _ => false,
        };
        let in_types = !dialects.is_empty() || cx.types.iter().any(may_hold);
        Collector { dialects, in_types, ..Collector::default() }
    }

    /// False when nothing that an operation without regions prints can have an alias, but its location.
    fn concerns(&self, op: OpRef<'_>) -> bool {
        let plain = |a: Attr| self.dialects.is_empty() && is_plain(op.cx(), a, self.in_types);
        self.in_types
            || op.num_regions() != 0
            || !op.body().inherent(op.id()).iter().flatten().all(|&a| plain(a))
            || !op.discardable().iter().all(|&(_, a)| plain(a))
    }

    /// False when nothing in the context can have an alias, so that the first walk is not needed.
    pub(super) fn is_needed(&self, cx: &Context, threads: bool) -> bool {
        let aliased = |a: &AttrKind| match a {
            AttrKind::AffineMap(_) | AttrKind::IntegerSet(_) | AttrKind::Location(_) => true,
            AttrKind::Distinct { .. } => true,
            AttrKind::Dialect(data) => mnemonic_alias(data).is_some(),
            _ => false,
        };
        let large = |t: &TypeKind| match t {
            TypeKind::Tuple(types) => types.len() > LARGE_TUPLE,
            TypeKind::Dialect(data) => mnemonic_alias(data).is_some(),
            _ => false,
        };
        !self.dialects.is_empty() || cx.attrs.any(aliased, threads) || cx.types.any(large, threads)
    }

    /// Records a symbol in the one around it.
    fn record(&mut self, number: u32) {
        let depth = self.visited[number as usize].depth;
        if let Some(frame) = self.frames.last_mut() {
            frame.children.push(number);
            frame.depth = frame.depth.max(depth);
        }
    }

    /// The alias of a symbol and everything inside it must be known when it is read.
    fn mark_not_deferrable(&mut self, number: u32) {
        let mut pending = vec![number];
        while let Some(number) = pending.pop() {
            let visited = &mut self.visited[number as usize];
            if std::mem::take(&mut visited.deferrable) {
                pending.extend(&visited.children);
            }
        }
    }

    fn name(&self, cx: &Context, symbol: Symbol) -> Option<String> {
        let name = self.dialects.iter().find_map(|d| match symbol {
            Symbol::Attr(a) => (d.attr_alias)(cx.attr_ref(a)),
            Symbol::Type(t) => (d.type_alias)(cx.type_ref(t)),
            Symbol::Loc(_) => None,
        });
        if let Some(name) = name.filter(|n| !n.is_empty()) {
            return Some(super::text::sanitize(&name, "$_-").into_owned());
        }
        let builtin = match symbol {
            Symbol::Loc(_) => Some("loc"),
            Symbol::Attr(a) => match cx.attr_kind(a) {
                AttrKind::AffineMap(_) => Some("map"),
                AttrKind::IntegerSet(_) => Some("set"),
                AttrKind::Distinct { referenced, .. } if *cx.attr_kind(*referenced) != AttrKind::Unit => {
                    Some("distinct")
                }
                AttrKind::Dialect(data) => mnemonic_alias(data),
                _ => None,
            },
            Symbol::Type(t) => match cx.type_kind(t) {
                TypeKind::Tuple(types) if types.len() > LARGE_TUPLE => Some("tuple"),
                TypeKind::Dialect(data) => mnemonic_alias(data),
                _ => None,
            },
        };
        builtin.map(str::to_owned)
    }

    /// Orders and numbers what was found.
    pub(super) fn finish(self) -> Aliases {
        let mut found: Vec<Visited> = self.visited.into_iter().filter(|v| v.name.is_some()).collect();
        let is_attr = |v: &Visited| !matches!(v.symbol, Symbol::Type(_));
        found.sort_by(|a, b| (a.depth, is_attr(a), &a.name).cmp(&(b.depth, is_attr(b), &b.name)));
        let mut used: FxHashMap<String, u32> = FxHashMap::default();
        let mut aliases = Aliases::default();
        for v in found {
            let Some(name) = v.name else { continue };
            let prefix = if matches!(v.symbol, Symbol::Type(_)) { '!' } else { '#' };
            aliases.numbers.set(v.symbol, aliases.list.len() as u32);
            let text = format!("{prefix}{}", unique(name, &mut used));
            aliases.list.push(Alias { symbol: v.symbol, text, deferred: v.deferrable });
        }
        aliases
    }
}

/// True for attributes that have no alias and none inside; `in_types` tells whether their types may have one.
fn is_plain(cx: &Context, attr: Attr, in_types: bool) -> bool {
    match cx.attr_kind(attr) {
        AttrKind::Unit
        | AttrKind::Integer { .. }
        | AttrKind::WideInteger { .. }
        | AttrKind::Float { .. }
        | AttrKind::SymbolRef { .. }
        | AttrKind::DenseArray { .. }
        | AttrKind::Strided { .. }
        | AttrKind::String { ty: None, .. } => true,
        AttrKind::Type(_) | AttrKind::DenseElements { .. } => !in_types,
        _ => false,
    }
}

/// The mnemonic, where the record says that it is an alias.
fn mnemonic_alias(data: &DialectValue) -> Option<&'static str> {
    data.def().filter(|d| d.alias).map(|d| d.mnemonic)
}

/// The name, with a number behind it if it was used before.
fn unique(name: String, used: &mut FxHashMap<String, u32>) -> String {
    if !used.contains_key(&name) {
        used.insert(name.clone(), 0);
        return name;
    }
    let separator = if name.ends_with(|c: char| c.is_ascii_digit()) { "_" } else { "" };
    loop {
        let count = used.get_mut(&name).expect("a name that is not new was used");
        *count += 1;
        let numbered = format!("{name}{separator}{count}");
        if !used.contains_key(&numbered) {
            used.insert(numbered.clone(), 0);
            return numbered;
        }
    }
}

impl Printer<'_> {
    /// True when aliases are collected and an operation can be skipped, its location apart.
    pub(super) fn skips(&self, op: OpRef<'_>) -> bool {
        self.collector.as_ref().is_some_and(|c| !c.concerns(op))
    }

    /// Visits an attribute while aliases are collected.
    pub(super) fn visit_attr(&mut self, attr: Attr, deferrable: Option<bool>) {
        match self.cx.attr_kind(attr) {
            AttrKind::Location(loc) => self.visit_loc(*loc, deferrable),
            _ => self.visit(Symbol::Attr(attr), deferrable),
        }
    }

    /// Visits a type while aliases are collected.
    pub(super) fn visit_type(&mut self, ty: Type, deferrable: Option<bool>) {
        self.visit(Symbol::Type(ty), deferrable);
    }

    /// Visits a location while aliases are collected.
    pub(super) fn visit_loc(&mut self, loc: Loc, deferrable: Option<bool>) {
        self.visit(Symbol::Loc(loc), deferrable);
    }

    /// Visits a symbol and its parts once. Parts are as deferrable as what they are part of.
    fn visit(&mut self, symbol: Symbol, deferrable: Option<bool>) {
        let cx = self.cx;
        let Some(collector) = &mut self.collector else { return };
        let inherited = collector.frames.last().is_some_and(|f| f.deferrable);
        let deferrable = deferrable.unwrap_or(inherited);
        if let Some(number) = collector.numbers.get(symbol) {
            if !deferrable {
                collector.mark_not_deferrable(number);
            }
            return collector.record(number);
        }
        let number = collector.visited.len() as u32;
        collector.numbers.set(symbol, number);
        let name = collector.name(cx, symbol);
        let depth = u32::from(name.is_some());
        collector.visited.push(Visited { symbol, name, depth, deferrable, children: Vec::new() });
        collector.frames.push(Frame { deferrable, depth: 0, children: Vec::new() });
        self.visit_parts(symbol);
        let Some(collector) = &mut self.collector else { return };
        if let Some(frame) = collector.frames.pop() {
            let visited = &mut collector.visited[number as usize];
            visited.children = frame.children;
            if frame.depth != 0 {
                visited.depth = frame.depth + 1;
            }
        }
        collector.record(number);
    }

    fn visit_parts(&mut self, symbol: Symbol) {
        match symbol {
            Symbol::Attr(attr) => self.visit_attr_parts(attr),
            Symbol::Type(ty) => match self.cx.type_kind(ty) {
                TypeKind::MemRef { element, layout, memory_space, .. } => {
                    self.ty(*element);
                    if let Some(layout) = layout.filter(|&l| !super::types::is_identity_layout(self.cx, l)) {
                        self.attr(layout);
                    }
                    memory_space.iter().for_each(|&space| self.attr(space));
                }
                // The text is thrown away; what it mentions is visited.
                _ => self.type_body(ty),
            },
            Symbol::Loc(loc) => self.visit_loc_parts(loc),
        }
    }

    fn visit_attr_parts(&mut self, attr: Attr) {
        match self.cx.attr_kind(attr) {
            AttrKind::Dialect(data) => {
                data.print(self);
                data.self_type().iter().for_each(|&ty| self.ty(ty));
            }
            AttrKind::Dictionary(entries) => entries.iter().for_each(|&(_, a)| self.attr(a)),
            AttrKind::Array(elements) => elements.iter().for_each(|&a| self.attr(a)),
            AttrKind::Type(ty) | AttrKind::DenseElements { ty, .. } | AttrKind::DenseResource { ty, .. } => {
                self.ty(*ty);
            }
            AttrKind::SparseElements { ty, indices, values } => {
                self.ty(*ty);
                [*indices, *values].iter().for_each(|&a| self.attr(a));
            }
            AttrKind::Distinct { referenced, .. } => self.attr(*referenced),
            AttrKind::String { ty, .. } | AttrKind::Opaque { ty, .. } => {
                ty.iter().for_each(|&ty| self.ty(ty));
            }
            AttrKind::Unit
            | AttrKind::Integer { .. }
            | AttrKind::WideInteger { .. }
            | AttrKind::Float { .. }
            | AttrKind::SymbolRef { .. }
            | AttrKind::DenseArray { .. }
            | AttrKind::AffineMap(_)
            | AttrKind::IntegerSet(_)
            | AttrKind::Strided { .. }
            | AttrKind::Location(_) => {}
        }
    }

    /// Prints the alias of an attribute; false if it has none.
    pub(super) fn attr_alias(&mut self, attr: Attr) -> bool {
        if self.aliases.list.is_empty() {
            return false;
        }
        match self.cx.attr_kind(attr) {
            AttrKind::Location(loc) => self.alias(Symbol::Loc(*loc)),
            _ => self.alias(Symbol::Attr(attr)),
        }
    }

    /// Prints the alias of a type; false if it has none.
    pub(super) fn type_alias(&mut self, ty: Type) -> bool {
        self.alias(Symbol::Type(ty))
    }

    /// Prints the alias of a location; false if it has none.
    pub(super) fn loc_alias(&mut self, loc: Loc) -> bool {
        self.alias(Symbol::Loc(loc))
    }

    fn alias(&mut self, symbol: Symbol) -> bool {
        let number = self.aliases.numbers.get(symbol);
        match number.and_then(|n| self.aliases.list.get(n as usize)) {
            Some(alias) => {
                self.out.push_str(&alias.text);
                true
            }
            None => false,
        }
    }

    /// Prints the definitions of the aliases that are deferred, or of those that are not.
    pub(super) fn alias_definitions(&mut self, deferred: bool) {
        for i in 0..self.aliases.list.len() {
            let alias = &self.aliases.list[i];
            if alias.deferred != deferred {
                continue;
            }
            self.out.push_str(&alias.text);
            self.out.push_str(" = ");
            match alias.symbol {
                Symbol::Attr(attr) => self.attr_body(attr, Elision::Never),
                Symbol::Type(ty) => self.type_body(ty),
                Symbol::Loc(loc) => self.location(loc),
            }
            self.out.push('\n');
        }
    }
}
