//! The types of values, tensors or declared structs, and the errors for one in place of the other.

use std::collections::hash_map;

use rustc_hash::FxHashMap;
use support::{Diagnostic, Span};

use crate::ast::*;
use crate::catalogue::Entry;

/// The type of a value. Shapes are inferred later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ty {
    /// A tensor of some shape.
    Tensor,
    /// A value of a struct: its index among the structs of the file.
    Struct(usize),
    /// A value with an error that has been reported.
    Unknown,
}

/// The structs of a module, and the results of its functions.
#[derive(Debug, Default)]
pub(crate) struct Types<'a> {
    decls: Vec<&'a StructDecl>,
    by_name: FxHashMap<&'a str, usize>,
    /// How many tensors each struct holds, and how deep structs nest in it.
    sizes: Vec<(usize, usize)>,
    /// The types of functions that return a value.
    results: FxHashMap<&'a str, Ty>,
}

impl<'a> Types<'a> {
    /// Adds a struct; returns the existing struct of the same name, if any.
    pub(super) fn declare(&mut self, decl: &'a StructDecl) -> Option<&'a StructDecl> {
        let index = self.decls.len();
        self.decls.push(decl);
        match self.by_name.get(&*decl.name.name) {
            Some(&first) => Some(self.decls[first]),
            None => {
                self.by_name.insert(&decl.name.name, index);
                None
            }
        }
    }

    /// Counts the tensors in a struct, and how deep structs nest in it; earlier structs have been counted.
    pub(super) fn measure(&mut self, index: usize) -> (usize, usize) {
        let mut size = (0usize, 1);
        for field in &self.decls[index].fields {
            let (tensors, depth) = match self.declared(field.ty.as_ref()) {
                Ty::Struct(inner) => self.sizes.get(inner).copied().unwrap_or((1, 1)),
                Ty::Tensor | Ty::Unknown => (1, 0),
            };
            size = (size.0.saturating_add(tensors), size.1.max(depth + 1));
        }
        self.sizes.push(size);
        size
    }

    /// Counts a refused struct as one tensor, so that structs that contain it are not refused as well.
    pub(super) fn refuse(&mut self, index: usize) {
        self.sizes[index] = (1, 1);
    }

    /// Sets the result of a function.
    pub(super) fn set_result(&mut self, function: &'a str, ty: Ty) {
        self.results.entry(function).or_insert(ty);
    }

    /// The type of calls of a function, if it has been checked.
    pub(crate) fn result(&self, function: &str) -> Option<Ty> {
        self.results.get(function).copied()
    }

    /// How many structs there are.
    pub(crate) fn num_structs(&self) -> usize {
        self.decls.len()
    }

    /// A struct.
    pub(crate) fn decl(&self, index: usize) -> &'a StructDecl {
        self.decls[index]
    }

    /// The index of a struct of this name.
    pub(crate) fn struct_named(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }

    /// The names of the structs, each once.
    pub(super) fn struct_names(&self) -> impl Iterator<Item = &'a str> {
        self.by_name.keys().copied()
    }

    /// The type declared by a struct's name, or by `var` or nothing.
    pub(crate) fn declared(&self, ty: Option<&Ident>) -> Ty {
        match ty {
            None => Ty::Tensor,
            Some(name) => self.struct_named(&name.name).map_or(Ty::Unknown, Ty::Struct),
        }
    }

    /// A field of a struct: its position, and its type.
    pub(crate) fn field(&self, index: usize, name: &str) -> Option<(usize, Ty)> {
        let fields = &self.decls[index].fields;
        let at = fields.iter().position(|f| *f.name.name == *name)?;
        Some((at, self.declared(fields[at].ty.as_ref())))
    }

    /// The fields through which a struct holds another one, from the outermost in; `None` if it does not.
    pub(super) fn way_to(&self, from: usize, to: usize) -> Option<Vec<&'a Ident>> {
        // Each struct held so far, with the field that holds it and the struct of that field.
        let mut held_by: FxHashMap<usize, (&'a Ident, usize)> = FxHashMap::default();
        let mut todo = vec![from];
        while let Some(index) = todo.pop() {
            for ty in self.decls[index].fields.iter().filter_map(|field| field.ty.as_ref()) {
                let Some(inner) = self.struct_named(&ty.name) else { continue };
                if let hash_map::Entry::Vacant(entry) = held_by.entry(inner) {
                    entry.insert((ty, index));
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
            Ty::Struct(index) => format!("struct '{}'", self.decls[index].name.name),
            Ty::Tensor | Ty::Unknown => "tensor".to_string(),
        }
    }

    /// The error for a value where another type is needed; `None` if it fits.
    pub(super) fn mismatch(&self, span: Span, given: Ty, wanted: Ty) -> Option<Diagnostic> {
        if given == wanted || given == Ty::Unknown || wanted == Ty::Unknown {
            return None;
        }
        let (entry, message) = match wanted {
            Ty::Struct(_) => (Entry::ExpectedStruct, format!("expected a value of {}", self.noun(wanted))),
            Ty::Tensor | Ty::Unknown => (Entry::ExpectedTensor, "expected a tensor".to_string()),
        };
        let label = match given {
            Ty::Struct(_) => format!("this is a value of {}", self.noun(given)),
            Ty::Tensor | Ty::Unknown => "this is a tensor".to_string(),
        };
        let mut error = entry.at(span, message).with_label(label);
        if let Ty::Struct(index) = wanted {
            error = error.with_secondary(self.decls[index].name.span, "declared here");
        }
        let help = match (given, wanted) {
            (Ty::Struct(index), Ty::Tensor) => {
                let tensors = self.decls[index].fields.iter().filter(|f| f.ty.is_none());
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
