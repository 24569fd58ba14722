//! The walk that finds what gets an alias, and the printing of aliases; see `collector`.

use super::collector::{Frame, Symbol, Visited};
use super::options::Elision;
use super::state::Printer;
use crate::ir::view::OpRef;
use crate::values::attr_kind::AttrKind;
use crate::values::ids::{Attr, Loc, Type};
use crate::values::type_kind::TypeKind;

impl Printer<'_> {
    /// True if aliases are being collected and an operation can be skipped, except for its location.
    pub(super) fn skips(&self, op: OpRef<'_>) -> bool {
        self.collector.as_ref().is_some_and(|c| !c.concerns(op, self.options.generic))
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
        if self.collector.as_ref().is_some_and(|c| !c.ignores_types()) {
            self.visit(Symbol::Type(ty), deferrable);
        }
    }

    /// Visits a location while aliases are collected.
    pub(super) fn visit_loc(&mut self, loc: Loc, deferrable: Option<bool>) {
        self.visit(Symbol::Loc(loc), deferrable);
    }

    /// Visits a symbol and its parts once. Parts are as deferrable as the whole.
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
                // The text is discarded; only the symbols in it matter.
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
