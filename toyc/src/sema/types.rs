//! The types of values, tensors or declared structs, and the errors where one is used for the other. A type that is not
//! known because of an error that was reported is `None`.

use std::collections::hash_map;

use rustc_hash::FxHashMap;
use support::{Diagnostic, Span};

use crate::ast::*;
use crate::catalogue::DiagnosticCode;
use crate::hir::{self, StructId, Ty};

/// The structs of a module.
#[derive(Debug, Default)]
pub(super) struct Types<'a> {
    decls: Vec<&'a StructDecl>,
    by_name: FxHashMap<&'a str, StructId>,
    /// How many tensors each struct holds, and how deep structs nest in it.
    sizes: Vec<(usize, usize)>,
}

impl<'a> Types<'a> {
    /// Adds a struct; returns the existing struct of the same name, if any.
    pub(super) fn declare(&mut self, decl: &'a StructDecl) -> Option<&'a StructDecl> {
        let id = StructId::new(self.decls.len());
        self.decls.push(decl);
        match self.by_name.get(&*decl.name.name) {
            Some(&first) => Some(self.decl(first)),
            None => {
                self.by_name.insert(&decl.name.name, id);
                None
            }
        }
    }

    /// Counts the tensors in a struct, and how deep structs nest in it; earlier structs have been counted.
    pub(super) fn measure(&mut self, id: StructId) -> (usize, usize) {
        let mut size = (0usize, 1);
        for field in &self.decl(id).fields {
            let (tensors, depth) = match self.declared(field.ty.as_ref()) {
                Some(Ty::Struct(inner)) => self.sizes.get(inner.index()).copied().unwrap_or((1, 1)),
                Some(Ty::Tensor) | None => (1, 0),
            };
            size = (size.0.saturating_add(tensors), size.1.max(depth + 1));
        }
        self.sizes.push(size);
        size
    }

    /// Counts a refused struct as one tensor, so that structs that contain it are not refused as well.
    pub(super) fn refuse(&mut self, id: StructId) {
        self.sizes[id.index()] = (1, 1);
    }

    /// The structs in their order.
    pub(super) fn structs(&self) -> impl Iterator<Item = StructId> + use<> {
        (0..self.decls.len()).map(StructId::new)
    }

    /// A struct.
    pub(super) fn decl(&self, id: StructId) -> &'a StructDecl {
        self.decls[id.index()]
    }

    /// The struct of this name.
    pub(super) fn struct_named(&self, name: &str) -> Option<StructId> {
        self.by_name.get(name).copied()
    }

    /// The names of the structs, each once.
    pub(super) fn struct_names(&self) -> impl Iterator<Item = &'a str> {
        self.by_name.keys().copied()
    }

    /// The type declared by a struct's name, or by `var` or nothing.
    pub(super) fn declared(&self, ty: Option<&Ident>) -> Option<Ty> {
        match ty {
            None => Some(Ty::Tensor),
            Some(name) => self.struct_named(&name.name).map(Ty::Struct),
        }
    }

    /// The structs with the types of their fields; `None` if one is unknown.
    pub(super) fn resolved(&self) -> Option<Vec<hir::Struct<'a>>> {
        let field = |field: &'a StructField| {
            Some(hir::Field { name: &field.name.name, ty: self.declared(field.ty.as_ref())? })
        };
        let decls = self.decls.iter().map(|decl| {
            let fields = decl.fields.iter().map(field).collect::<Option<_>>()?;
            Some(hir::Struct { name: &decl.name.name, fields })
        });
        decls.collect()
    }

    /// A field of a struct: its position, and its type.
    pub(super) fn field(&self, id: StructId, name: &str) -> Option<(usize, Option<Ty>)> {
        let fields = &self.decl(id).fields;
        let at = fields.iter().position(|f| *f.name.name == *name)?;
        Some((at, self.declared(fields[at].ty.as_ref())))
    }

    /// The fields through which a struct holds another one, from the outermost in; `None` if it does not.
    pub(super) fn way_to(&self, from: StructId, to: StructId) -> Option<Vec<&'a Ident>> {
        // Each struct held so far, with the field that holds it and the struct of that field.
        let mut held_by: FxHashMap<StructId, (&'a Ident, StructId)> = FxHashMap::default();
        let mut todo = vec![from];
        while let Some(id) = todo.pop() {
            for ty in self.decl(id).fields.iter().filter_map(|field| field.ty.as_ref()) {
                let Some(inner) = self.struct_named(&ty.name) else { continue };
                if let hash_map::Entry::Vacant(entry) = held_by.entry(inner) {
                    entry.insert((ty, id));
                    todo.push(inner);
                }
            }
        }
        let mut way = Vec::new();
        let mut at = to;
        while way.is_empty() || at != from {
            let &(ty, outer) = held_by.get(&at)?;
            way.push(ty);
            at = outer;
        }
        way.reverse();
        Some(way)
    }

    /// The name of a type in a sentence.
    fn noun(&self, ty: Ty) -> String {
        match ty {
            Ty::Struct(id) => format!("struct '{}'", self.decl(id).name.name),
            Ty::Tensor => "tensor".to_string(),
        }
    }

    /// The error for a value where another type is needed; `None` if it fits.
    pub(super) fn mismatch(&self, span: Span, given: Option<Ty>, wanted: Option<Ty>) -> Option<Diagnostic> {
        let (given, wanted) = given.zip(wanted)?;
        if given == wanted {
            return None;
        }
        let (entry, message) = match wanted {
            Ty::Struct(_) => {
                (DiagnosticCode::ExpectedStruct, format!("expected a value of {}", self.noun(wanted)))
            }
            Ty::Tensor => (DiagnosticCode::ExpectedTensor, "expected a tensor".to_string()),
        };
        let label = match given {
            Ty::Struct(_) => format!("this is a value of {}", self.noun(given)),
            Ty::Tensor => "this is a tensor".to_string(),
        };
        let mut error = entry.at(span, message).with_label(label);
        if let Ty::Struct(id) = wanted {
            error = error.with_secondary(self.decl(id).name.span, "declared here");
        }
        let help = match (given, wanted) {
            (Ty::Struct(id), Ty::Tensor) => {
                let tensors = self.decl(id).fields.iter().filter(|f| f.ty.is_none());
                let fields: Vec<String> = tensors.take(4).map(|f| format!("'.{}'", f.name.name)).collect();
                if fields.is_empty() {
                    "use a tensor in it".to_string()
                } else {
                    format!("use one of its fields: {}", fields.join(", "))
                }
            }
            (Ty::Tensor, _) => "write a struct literal: { ... } with one value for each field".to_string(),
            _ => "structs have the same type only if they come from one declaration".to_string(),
        };
        Some(error.with_help(help))
    }
}
