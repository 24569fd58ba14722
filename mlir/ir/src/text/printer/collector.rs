//! Collects aliases: `#map`, `#set`, `#loc` and those that dialects suggest.
//!
//! A first walk over the IR runs the printing code with a [`Collector`] in place. Every attribute, type and location
//! that would be printed is visited once and gets a depth greater than that of every alias inside it. Aliases are
//! ordered by depth, types before attributes, then by name, then by first use, and are numbered in that order. Those
//! used only in trailing locations can be resolved late and are defined after the IR.

use rustc_hash::FxHashMap;

use super::words::sanitize;
use crate::interfaces::OpAsmDialectInterface;
use crate::ir::view::OpRef;
use crate::values::attr_kind::AttrKind;
use crate::values::context::Context;
use crate::values::enum_spec::EnumAttr;
use crate::values::ids::{Attr, Loc, Type};
use crate::values::loc_kind::LocNumbers;
use crate::values::type_kind::TypeKind;

const NONE: u32 = u32::MAX;

/// A tuple with more elements gets an alias.
const LARGE_TUPLE: usize = 16;

/// An entity that can have an alias.
#[derive(Clone, Copy)]
pub(super) enum Symbol {
    Attr(Attr),
    Type(Type),
    Loc(Loc),
}

/// A map from symbols to numbers, indexed by the symbol's id.
#[derive(Default)]
pub(super) struct Numbers {
    pub(super) attrs: Vec<u32>,
    pub(super) types: Vec<u32>,
    pub(super) locs: LocNumbers,
}

impl Numbers {
    pub(super) fn get(&self, symbol: Symbol) -> Option<u32> {
        let (table, id) = match symbol {
            Symbol::Attr(a) => (&self.attrs, a.0),
            Symbol::Type(t) => (&self.types, t.0),
            Symbol::Loc(l) => return self.locs.get(l).checked_sub(1),
        };
        table.get(id as usize).copied().filter(|&n| n != NONE)
    }

    pub(super) fn set(&mut self, symbol: Symbol, number: u32) {
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

/// The aliases, in the order of their definitions.
#[derive(Default)]
pub(super) struct Aliases {
    pub(super) numbers: Numbers,
    pub(super) list: Vec<Alias>,
}

pub(super) struct Alias {
    pub(super) symbol: Symbol,
    /// With `#` or `!`.
    pub(super) text: String,
    pub(super) deferred: bool,
}

/// The results of visiting a symbol.
pub(super) struct Visited {
    pub(super) symbol: Symbol,
    pub(super) name: Option<String>,
    /// 0 if it contains no alias.
    pub(super) depth: u32,
    pub(super) deferrable: bool,
    pub(super) children: Vec<u32>,
}

/// A symbol whose parts are being visited.
pub(super) struct Frame {
    pub(super) deferrable: bool,
    pub(super) depth: u32,
    pub(super) children: Vec<u32>,
}

/// The results of the first walk.
#[derive(Default)]
pub(super) struct Collector {
    pub(super) numbers: Numbers,
    pub(super) visited: Vec<Visited>,
    pub(super) frames: Vec<Frame>,
    pub(super) dialects: Vec<&'static OpAsmDialectInterface>,
    /// Whether any type may have or contain an alias.
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

    /// False if nothing that an operation without regions prints, except its location, can have a new alias.
    pub(super) fn concerns(&self, op: OpRef<'_>, generic: bool) -> bool {
        if self.in_types || op.num_regions() != 0 {
            return true;
        }
        let known = |a: Attr| {
            let number = self.numbers.get(Symbol::Attr(a));
            number.is_some_and(|n| !self.visited[n as usize].deferrable)
        };
        let plain = |a: Attr| known(a) || self.dialects.is_empty() && is_plain(op.cx(), a, self.in_types);
        let mut inherent = op.body().inherent(op.id()).iter().enumerate();
        let inherent_plain = inherent
            .all(|(slot, attr)| attr.is_none_or(|a| plain(a) || !generic && is_spelled_out(op, slot)));
        !inherent_plain || !op.discardable().iter().all(|&(_, a)| plain(a))
    }

    /// True if no type can have or contain an alias.
    pub(super) fn ignores_types(&self) -> bool {
        !self.in_types
    }

    /// False if nothing in the context can have an alias, so the first walk is not needed.
    pub(super) fn is_needed(&self, cx: &Context, threads: bool) -> bool {
        let aliased = |a: &AttrKind| match a {
            AttrKind::AffineMap(_) | AttrKind::IntegerSet(_) | AttrKind::Location(_) => true,
            AttrKind::Distinct { .. } => true,
            AttrKind::Dialect(data) => data.mnemonic_alias().is_some(),
            _ => false,
        };
        let large = |t: &TypeKind| match t {
            TypeKind::Tuple(types) => types.len() > LARGE_TUPLE,
            TypeKind::Dialect(data) => data.mnemonic_alias().is_some(),
            _ => false,
        };
        !self.dialects.is_empty() || cx.attrs.any(aliased, threads) || cx.types.any(large, threads)
    }

    /// Records a symbol as part of the enclosing one.
    pub(super) fn record(&mut self, number: u32) {
        let depth = self.visited[number as usize].depth;
        if let Some(frame) = self.frames.last_mut() {
            frame.children.push(number);
            frame.depth = frame.depth.max(depth);
        }
    }

    /// Requires the alias of a symbol, and those inside it, to be defined before the IR.
    pub(super) fn mark_not_deferrable(&mut self, number: u32) {
        if !self.visited[number as usize].deferrable {
            return;
        }
        let mut pending = vec![number];
        while let Some(number) = pending.pop() {
            let visited = &mut self.visited[number as usize];
            if std::mem::take(&mut visited.deferrable) {
                pending.extend(&visited.children);
            }
        }
    }

    pub(super) fn name(&self, cx: &Context, symbol: Symbol) -> Option<String> {
        let name = self.dialects.iter().find_map(|d| match symbol {
            Symbol::Attr(a) => (d.attr_alias)(cx.attr_ref(a)),
            Symbol::Type(t) => (d.type_alias)(cx.type_ref(t)),
            Symbol::Loc(_) => None,
        });
        if let Some(name) = name.filter(|n| !n.is_empty()) {
            return Some(sanitize(&name, "$_-").into_owned());
        }
        let builtin = match symbol {
            Symbol::Loc(_) => Some("loc"),
            Symbol::Attr(a) => match cx.attr_kind(a) {
                AttrKind::AffineMap(_) => Some("map"),
                AttrKind::IntegerSet(_) => Some("set"),
                AttrKind::Distinct { referenced, .. } if *cx.attr_kind(*referenced) != AttrKind::Unit => {
                    Some("distinct")
                }
                AttrKind::Dialect(data) => data.mnemonic_alias(),
                _ => None,
            },
            Symbol::Type(t) => match cx.type_kind(t) {
                TypeKind::Tuple(types) if types.len() > LARGE_TUPLE => Some("tuple"),
                TypeKind::Dialect(data) => data.mnemonic_alias(),
                _ => None,
            },
        };
        builtin.map(str::to_owned)
    }

    /// A collector for the operations after those seen so far, for another thread.
    pub(super) fn fresh(&self) -> Self {
        Collector { dialects: self.dialects.clone(), in_types: self.in_types, ..Collector::default() }
    }

    /// Adds the findings of a fresh collector from the operations that come next.
    pub(super) fn join(&mut self, next: Collector) {
        let start = self.visited.len() as u32;
        let mut numbers = Vec::with_capacity(next.visited.len());
        for visited in next.visited {
            let known = self.numbers.get(visited.symbol);
            numbers.push(known.unwrap_or(self.visited.len() as u32));
            match known {
                Some(number) if !visited.deferrable => self.mark_not_deferrable(number),
                Some(_) => {}
                None => {
                    self.numbers.set(visited.symbol, self.visited.len() as u32);
                    self.visited.push(visited);
                }
            }
        }
        for visited in &mut self.visited[start as usize..] {
            visited.children.iter_mut().for_each(|child| *child = numbers[*child as usize]);
        }
    }

    /// Orders and numbers the aliases.
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

/// True for an inherent attribute that the operation's custom printer never prints as an attribute.
fn is_spelled_out(op: OpRef<'_>, slot: usize) -> bool {
    let Some(def) = op.def() else { return false };
    let name = def.attributes[slot].name;
    def.assembly.by_hand().is_some_and(|custom| custom.spelled_out.contains(&name))
}

/// True for attributes that neither have an alias nor contain one; `in_types` tells whether their types may.
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
        AttrKind::Dialect(data) => data.downcast::<EnumAttr>().is_some(),
        _ => false,
    }
}

/// The name, with a number after it if it has been used before.
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
