//! What debuggers call things: the names of functions, calls and variables, which the program itself does not need.
//!
//! A function's location is a name; a call's has the callee's as well, since inlined code has no other trace of it. A
//! variable is an operation, [`toy::VariableOp`].

use mlir::{Loc, LocKind};
use support::Span;
use toy_dialect as toy;

use crate::ast;
use crate::sema::types::Ty;

use super::{FunctionGen, Shared, Typed};

/// The most members of a struct variable, those of inner structs included, that debuggers are told about.
const MAX_MEMBERS: usize = 256;

/// The most characters of a path to a member.
const MAX_PATH: usize = 1024;

/// The location of a function: its name, at its head.
pub(super) fn definition(shared: &Shared<'_>, function: &ast::Function) -> Loc {
    let name = shared.cx.ident(&function.name.name);
    shared.cx.loc(LocKind::Name { name, child: shared.loc(function.span) })
}

/// Where a function ends.
pub(super) fn end(shared: &Shared<'_>, function: &ast::Function) -> Loc {
    let span = function.span;
    shared.loc(Span { start: span.end.saturating_sub(1).max(span.start), ..span })
}

/// The location of a call, with the definition of what is called.
pub(super) fn call(shared: &Shared<'_>, loc: Loc, callee: &ast::Function) -> Loc {
    let locations = [loc, definition(shared, callee)];
    shared.cx.loc(LocKind::Fused { locations: &locations, metadata: None })
}

impl FunctionGen<'_, '_> {
    /// Names the arguments.
    pub(super) fn name_parameters(&mut self, function: &ast::Function) {
        for (position, parameter) in (1..).zip(&function.params) {
            if let Some(&typed) = self.variables.get(&parameter.name.name) {
                self.name(&parameter.name, typed, Some(position));
            }
        }
    }

    /// Says that from here on a name stands for a value; of a parameter also the position.
    pub(super) fn name(&mut self, name: &ast::Ident, typed: Typed, parameter: Option<i64>) {
        if !self.shared.debug_info {
            return;
        }
        let members = match typed.ty {
            Ty::Struct(index) => match members(self.shared, index) {
                Some(members) => Some(members),
                None => return,
            },
            Ty::Tensor | Ty::Unknown => None,
        };
        let cx = self.shared.cx;
        let members = members.map(|paths| {
            let paths: Vec<_> = paths.iter().map(|path| cx.string_attr(path)).collect();
            cx.array_attr(&paths)
        });
        let options = toy::VariableOpOptions { parameter, members, ..Default::default() };
        let loc = self.shared.loc(name.span);
        toy::VariableOp::build_with(self.b, loc, &name.name, &[typed.value], options);
    }
}

/// The paths to the tensors in a struct, in order; `None` if there are too many.
fn members(shared: &Shared<'_>, index: usize) -> Option<Vec<String>> {
    let mut found = Vec::new();
    let fields = |path: &str, index| {
        let fields = shared.types.decl(index).fields.iter().rev();
        let paths = fields.map(|field| {
            let name = &*field.name.name;
            let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            (path, shared.types.declared(field.ty.as_ref()))
        });
        paths.collect::<Vec<_>>()
    };
    let mut pending = fields("", index);
    while let Some((path, ty)) = pending.pop() {
        if found.len() + pending.len() >= MAX_MEMBERS || path.len() > MAX_PATH {
            return None;
        }
        match ty {
            Ty::Struct(index) => pending.extend(fields(&path, index)),
            Ty::Tensor | Ty::Unknown => found.push(path),
        }
    }
    Some(found)
}
