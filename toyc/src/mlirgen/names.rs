//! The names that debuggers show for functions, calls and variables; the program itself does not need them.
//!
//! A function's location is a name; a call's location has the callee's name as well, since inlined code has no other
//! trace of it. A variable is an operation, [`toy::VariableOp`].

use mlir::{Builder, Context, Ident, Loc, LocKind, Value};
use support::{SourceMap, Span};
use toy_dialect as toy;

use crate::ast;
use crate::hir::{self, StructId, Ty};

/// How many members of a struct variable, including those of inner structs, are described to debuggers.
const MAX_MEMBERS: usize = 256;

/// How many characters a path to a member may have.
const MAX_PATH: usize = 1024;

/// The data that is needed to name things in a file.
pub(super) struct Names<'a> {
    pub(super) cx: &'a Context,
    pub(super) sources: &'a SourceMap,
    /// The name of the file.
    pub(super) file: Ident,
    pub(super) program: &'a hir::Module<'a>,
}

impl Names<'_> {
    fn loc(&self, span: Span) -> Loc {
        let at = self.sources.start(span);
        self.cx.loc(LocKind::point(self.file, at.line, at.column))
    }

    /// The location of a function: its name, at its head.
    pub(super) fn definition(&self, function: &ast::Function) -> Loc {
        let name = self.cx.ident(&function.name.name);
        self.cx.loc(LocKind::Name { name, child: self.loc(function.span) })
    }

    /// The place where a function ends.
    pub(super) fn end(&self, function: &ast::Function) -> Loc {
        let span = function.span;
        self.loc(Span { start: span.end.saturating_sub(1).max(span.start), ..span })
    }

    /// The location of a call, with the definition of the callee.
    pub(super) fn call(&self, loc: Loc, callee: &ast::Function) -> Loc {
        let locations = [loc, self.definition(callee)];
        self.cx.loc(LocKind::Fused { locations: &locations, metadata: None })
    }

    /// Marks the beginning of a statement that has no operation once it is inlined.
    pub(super) fn statement(&self, b: &mut Builder<'_>, loc: Loc) {
        toy::VariableOp::build(b, loc, "", &[]);
    }

    /// Marks the beginning of a block: what is named in it is not visible after it.
    pub(super) fn begin_block(&self, b: &mut Builder<'_>, loc: Loc) {
        toy::VariableOp::build(b, loc, toy::BLOCK_BEGIN, &[]);
    }

    /// Marks the end of a block.
    pub(super) fn end_block(&self, b: &mut Builder<'_>, loc: Loc) {
        toy::VariableOp::build(b, loc, toy::BLOCK_END, &[]);
    }

    /// Binds a name to a value from here on, and for a parameter also to its position.
    pub(super) fn variable(
        &self,
        b: &mut Builder<'_>,
        name: &ast::Ident,
        (value, ty): (Value, Ty),
        parameter: Option<i64>,
    ) {
        let members = match ty {
            Ty::Struct(id) => match self.members(id) {
                Some(members) => Some(members),
                None => return,
            },
            Ty::Tensor => None,
        };
        let members = members.map(|paths| {
            let paths: Vec<_> = paths.iter().map(|path| self.cx.string_attr(path)).collect();
            self.cx.array_attr(&paths)
        });
        let options = toy::VariableOpOptions { parameter, members, ..Default::default() };
        toy::VariableOp::build_with(b, self.loc(name.span), &name.name, &[value], options);
    }

    /// The paths to the tensors in a struct, in order; `None` if there are too many.
    fn members(&self, id: StructId) -> Option<Vec<String>> {
        let mut found = Vec::new();
        let mut pending = self.fields("", id);
        while let Some((path, ty)) = pending.pop() {
            if found.len() + pending.len() >= MAX_MEMBERS || path.len() > MAX_PATH {
                return None;
            }
            match ty {
                Ty::Struct(id) => pending.extend(self.fields(&path, id)),
                Ty::Tensor => found.push(path),
            }
        }
        Some(found)
    }

    /// The fields of a struct at a path, the last one first.
    fn fields(&self, path: &str, id: StructId) -> Vec<(String, Ty)> {
        let fields = self.program.structure(id).fields.iter().rev();
        let paths = fields.map(|field| {
            let name = field.name;
            let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            (path, field.ty)
        });
        paths.collect()
    }
}
