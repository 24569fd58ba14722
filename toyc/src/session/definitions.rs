//! The functions and structs of a session, the last of each name, and which of them others need.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashSet;
use support::Span;

use super::names::Names;
use super::value::Value;
use crate::arrays::Array;
use crate::ast::*;
use crate::compiler::Returned;

/// The functions and structs that are defined.
#[derive(Default)]
pub(super) struct Definitions {
    functions: BTreeMap<Name, Rc<Function>>,
    structs: BTreeMap<Name, Rc<StructDecl>>,
}

/// The previous owners of the names of items, in the order in which the items were entered.
#[derive(Default)]
pub(super) struct Replaced {
    functions: Vec<(Name, Option<Rc<Function>>)>,
    structs: Vec<(Name, Option<Rc<StructDecl>>)>,
}

/// Restores the previous owner of a name.
fn put<T>(all: &mut BTreeMap<Name, Rc<T>>, name: Name, before: Option<Rc<T>>) {
    match before {
        Some(before) => all.insert(name, before),
        None => all.remove(&name),
    };
}

impl Definitions {
    /// Enters items, which replace those with the same names; returns the replaced ones. Of several items of one name,
    /// the first is entered.
    pub(super) fn enter(&mut self, items: &[Item]) -> Replaced {
        let mut replaced = Replaced::default();
        for item in items.iter().rev() {
            match item {
                Item::Function(function) => {
                    let name = function.name.name.clone();
                    let before = self.functions.insert(name.clone(), function.clone().into());
                    replaced.functions.push((name, before));
                }
                Item::Struct(decl) => {
                    let name = decl.name.name.clone();
                    let before = self.structs.insert(name.clone(), decl.clone().into());
                    replaced.structs.push((name, before));
                }
            }
        }
        replaced
    }

    /// Takes back the items that were entered last.
    pub(super) fn restore(&mut self, replaced: Replaced) {
        replaced
            .functions
            .into_iter()
            .rev()
            .for_each(|(name, before)| put(&mut self.functions, name, before));
        replaced.structs.into_iter().rev().for_each(|(name, before)| put(&mut self.structs, name, before));
    }

    /// The names of the structs that were replaced by others.
    pub(super) fn changed_structs(&self, replaced: Replaced) -> Vec<Name> {
        let fields = |decl: &StructDecl| {
            let name = |ident: &Ident| ident.name.clone();
            decl.fields.iter().map(|f| (f.ty.as_ref().map(name), name(&f.name))).collect::<Vec<_>>()
        };
        let is_changed = |(name, before): &(Name, Option<Rc<StructDecl>>)| {
            let fields = |decl: Option<&Rc<StructDecl>>| decl.map(|decl| fields(decl));
            before.is_some() && fields(before.as_ref()) != fields(self.structs.get(name))
        };
        let changed = replaced.structs.into_iter().filter(is_changed);
        changed.map(|(name, _)| name).collect()
    }

    pub(super) fn function(&self, name: &str) -> Option<&Function> {
        self.functions.get(name).map(|function| &**function)
    }

    /// The names of all functions and structs.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.functions.keys().chain(self.structs.keys()).map(|name| &**name)
    }

    /// The names of the fields of all structs.
    pub(super) fn fields(&self) -> impl Iterator<Item = &str> {
        self.structs.values().flat_map(|decl| &decl.fields).map(|field| &*field.name.name)
    }

    /// A name that no function has, similar to this one.
    pub(super) fn free_name(&self, name: &str) -> String {
        let mut free = name.to_owned();
        while self.functions.contains_key(&*free) {
            free.push('_');
        }
        free
    }

    /// New items with everything that they need, directly or indirectly.
    pub(super) fn module(&self, needed: Names, new: Vec<Item>, span: Span) -> Module {
        let mut reached =
            Reached { definitions: self, needed, structs: Vec::new(), seen: FxHashSet::default() };
        let functions = reached.functions();
        reached.all_structs();
        let mut items: Vec<Item> = Vec::new();
        let mut placed = FxHashSet::default();
        for decl in &reached.structs {
            placed.insert((decl.span.file, decl.span.start));
            items.push(Item::Struct(StructDecl::clone(decl)));
        }
        for function in functions {
            placed.insert((function.span.file, function.span.start));
            items.push(Item::Function(function.clone()));
        }
        // New items that nothing needs, and those with the name of another one, which must be reported.
        let place = |item: &Item| match item {
            Item::Struct(decl) => (decl.span.file, decl.span.start),
            Item::Function(function) => (function.span.file, function.span.start),
        };
        items.extend(new.into_iter().filter(|item| !placed.contains(&place(item))));
        Module { items, span }
    }

    /// A value that is returned, made up of tensors.
    pub(super) fn value(
        &self,
        returned: Returned,
        tensors: &mut dyn Iterator<Item = Array>,
    ) -> Option<Value> {
        match returned {
            Returned::Tensor => tensors.next().map(Value::Tensor),
            Returned::Struct(name) => {
                let field = |field: &StructField| {
                    let value = self.value(returned_as(field), tensors)?;
                    Some((field.name.name.to_string(), value))
                };
                let fields = self.structs.get(&name)?.fields.iter().map(field).collect::<Option<_>>()?;
                Some(Value::Struct { name: name.to_string(), fields })
            }
        }
    }

    /// The text of the type of what is returned, given those of its tensors.
    pub(super) fn type_text(
        &self,
        returned: Returned,
        tensors: &mut dyn Iterator<Item = String>,
    ) -> Option<String> {
        match returned {
            Returned::Tensor => tensors.next(),
            Returned::Struct(name) => {
                let field = |field: &StructField| {
                    let text = self.type_text(returned_as(field), tensors)?;
                    Some(format!("{}: {text}", field.name.name))
                };
                let fields = self.structs.get(&name)?.fields.iter().map(field);
                let fields: Vec<String> = fields.collect::<Option<_>>()?;
                Some(format!("{name} {{ {} }}", fields.join(", ")))
            }
        }
    }
}

fn returned_as(field: &StructField) -> Returned {
    field.ty.as_ref().map_or(Returned::Tensor, |ty| Returned::Struct(ty.name.clone()))
}

/// A walk from the needed items to the items that they need.
struct Reached<'a> {
    definitions: &'a Definitions,
    needed: Names,
    /// Each comes after those that it holds.
    structs: Vec<&'a Rc<StructDecl>>,
    seen: FxHashSet<&'a Name>,
}

impl<'a> Reached<'a> {
    /// The called functions; the walk continues with what they need.
    fn functions(&mut self) -> Vec<&'a Function> {
        let mut functions = Vec::new();
        let mut seen = FxHashSet::default();
        let mut pending: Vec<Name> = self.needed.functions.iter().cloned().collect();
        // The same input gives the same module.
        pending.sort();
        while let Some(name) = pending.pop() {
            let Some(function) = self.definitions.functions.get(&name) else { continue };
            if !seen.insert(name) {
                continue;
            }
            functions.push(&**function);
            let mut names = Names::default();
            names.add_function(function);
            self.needed.structs.extend(names.structs);
            let mut callees: Vec<Name> = names.functions.into_iter().collect();
            callees.sort();
            pending.extend(callees);
        }
        functions
    }

    fn all_structs(&mut self) {
        let mut names: Vec<Name> = self.needed.structs.iter().cloned().collect();
        names.sort();
        // Depth first, without recursion: structs that another one holds come before it.
        for name in names {
            let mut path: Vec<(&'a Name, &'a Rc<StructDecl>, usize)> = Vec::new();
            path.extend(self.enter(&name));
            while let Some((_, decl, next)) = path.last_mut() {
                let decl: &'a Rc<StructDecl> = decl;
                let Some(field) = decl.fields.get(*next) else {
                    self.structs.push(decl);
                    path.pop();
                    continue;
                };
                *next += 1;
                let inner = field.ty.as_ref().and_then(|ty| self.enter(&ty.name));
                path.extend(inner);
            }
        }
    }

    /// A struct that was not entered yet.
    fn enter(&mut self, name: &Name) -> Option<(&'a Name, &'a Rc<StructDecl>, usize)> {
        let (name, decl) = self.definitions.structs.get_key_value(name)?;
        self.seen.insert(name).then_some((name, decl, 0))
    }
}
