//! Checks of names and types.
//!
//! Everything here is decided from the tree alone, before any IR exists, so that errors point at the source and are all
//! reported at once. Shapes are checked later, where they are inferred; only those of literals are checked here.
//!
//! - `types`: tensors and structs.
//! - `recursion`: the call graph.
//! - `body`: one function. `control_flow`: assignments, loops and choices in it. `results`: what it returns, and the
//!   results of calls. `structs`: literals.
//! - `checker`: state and helpers that these share.

mod arguments;
mod body;
mod checker;
mod control_flow;
mod integers;
mod printing;
mod recursion;
mod results;
mod structs;
mod types;

use rustc_hash::{FxHashMap, FxHashSet};
use support::suggest::nearest;
use support::{Diagnostic, Severity, Span};
use toy_dialect::scalarize::MAX_TENSORS;

use self::checker::{Checker, twice};
use self::recursion::{CallGraph, MAX_SHOWN};
use self::types::Types;
use crate::ast::*;
use crate::builtins::Builtin;
use crate::catalogue::DiagnosticCode;
use crate::hir::{self, FunctionId, StructId};
use crate::reported::Errors;

/// Structs that nest deeper are refused; the text of their types must be readable.
const MAX_STRUCT_DEPTH: usize = 32;

/// The place where a program starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Start {
    /// At `main`, which must exist.
    #[default]
    Main,
    /// At `main`; a file without one only defines functions.
    MainIfAny,
    /// At any function, so that none is unused.
    Anywhere,
}

/// A module that parsed without errors, resolved, with warnings about it.
///
/// Takes time linear in the size of the module.
///
/// # Errors
/// What is wrong with its names, calls, declarations, types and returns. So many are shown one by one as `max_errors`
/// says.
pub(crate) fn check(
    module: &Module,
    start: Start,
    max_errors: usize,
) -> Result<(hir::Module<'_>, Vec<Diagnostic>), Vec<Diagnostic>> {
    let functions: Vec<&Function> = module.functions().collect();
    let mut checker = Checker {
        types: Types::default(),
        results: vec![Vec::new(); functions.len()],
        functions,
        by_name: FxHashMap::default(),
        builtins: Builtin::all().map(|builtin| (builtin.name, builtin)).collect(),
        used_structs: FxHashSet::default(),
        endless_structs: FxHashSet::default(),
        errors: Errors::new(Severity::Error, max_errors),
        warnings: Errors::new(Severity::Warning, max_errors),
    };
    checker.declare(module);
    for (id, decl) in checker.types.structs().zip(module.structs()) {
        checker.fields_of(id, decl);
    }
    checker.main_function(module, start);
    let calls = CallGraph::new(module, &checker.by_name);
    let mut functions: Vec<_> = checker.functions.iter().map(|_| None).collect();
    // The result of a function is known before its callers are checked.
    for id in calls.callees_first(&mut checker.errors) {
        functions[id.0] = body::check(&mut checker, id);
    }
    if let Some(&main) = checker.by_name.get("main")
        && start != Start::Anywhere
    {
        checker.unused_functions(&calls, main);
    }
    checker.unused_structs();
    let Checker { types, errors, warnings, .. } = checker;
    // Warnings may only be consequences of errors.
    if !errors.is_empty() {
        return Err(errors.finish());
    }
    let resolved = types.resolved().zip(functions.into_iter().collect());
    let (structs, functions) = resolved.expect("what is not resolved has an error");
    Ok((hir::Module { structs, functions }, warnings.finish()))
}

impl<'a> Checker<'a> {
    /// Enters every struct and function under its name, and reports names that are already in use.
    fn declare(&mut self, module: &'a Module) {
        for decl in module.structs() {
            if let Some(first) = self.types.declare(decl) {
                self.errors.push(twice(
                    DiagnosticCode::DuplicateStruct,
                    "struct",
                    &decl.name,
                    first.name.span,
                ));
            }
        }
        for id in (0..self.functions.len()).map(FunctionId) {
            let function = self.functions[id.0];
            let name = &*function.name.name;
            if Builtin::reserved(name).is_some() {
                let error = DiagnosticCode::BuiltinRedefined
                    .at(function.name.span, format!("'{name}' is built in and cannot be redefined"))
                    .with_label("this name is taken")
                    .with_help("choose another name");
                self.errors.push(error);
            } else if let Some(first) = self.function(name) {
                self.errors.push(twice(
                    DiagnosticCode::DuplicateFunction,
                    "function",
                    &function.name,
                    first.name.span,
                ));
            } else {
                self.by_name.insert(name, id);
            }
        }
    }

    /// A struct has fields, of different names, and holds only structs declared before it.
    fn fields_of(&mut self, own: StructId, decl: &'a StructDecl) {
        let struct_name = &decl.name;
        if decl.fields.is_empty() {
            let error = DiagnosticCode::EmptyStruct
                .at(struct_name.span, format!("struct '{}' has no fields", struct_name.name))
                .with_label("needs at least one field")
                .with_help("declare one: var value;");
            self.errors.push(error);
        }
        let mut seen: FxHashMap<&str, Span> = FxHashMap::default();
        let (tensors, depth) = self.types.measure(own);
        if tensors > MAX_TENSORS || depth > MAX_STRUCT_DEPTH {
            let (entry, message, label) = if depth > MAX_STRUCT_DEPTH {
                let label = format!("{depth} structs inside each other");
                (DiagnosticCode::StructNestingTooDeep, "structs nest too deep", label)
            } else {
                (DiagnosticCode::StructTooLarge, "struct is too large", format!("holds {tensors} tensors"))
            };
            let help = format!("at most {MAX_STRUCT_DEPTH} structs nest, with {MAX_TENSORS} tensors in them");
            let error = entry.at(struct_name.span, message).with_label(label).with_help(help);
            self.errors.push(error);
            self.types.refuse(own);
        }
        for field in &decl.fields {
            if let Some(&first) = seen.get(&*field.name.name) {
                self.errors.push(twice(DiagnosticCode::DuplicateField, "field", &field.name, first));
            } else {
                seen.insert(&field.name.name, field.name.span);
            }
            let Some(ty) = &field.ty else { continue };
            self.struct_exists(ty);
            if let Some(held) = self.types.struct_named(&ty.name).filter(|held| *held >= own) {
                self.held_too_early(own, ty, held);
            }
        }
    }

    /// Reports a field that holds its own struct, or one that is declared later.
    fn held_too_early(&mut self, own: StructId, ty: &'a Ident, held: StructId) {
        if self.endless_structs.contains(&own) && self.endless_structs.contains(&held) {
            return;
        }
        let own_name = &self.types.decl(own).name.name;
        // How the later struct holds this one; searched for only while errors are still shown individually.
        let way = if held == own {
            Some(Vec::new())
        } else if self.errors.many() {
            None
        } else {
            self.types.way_to(held, own)
        };
        let Some(way) = way else {
            let error = DiagnosticCode::StructBeforeDeclaration
                .at(ty.span, format!("struct '{}' is declared after it is used", ty.name))
                .with_label("not known here yet")
                .with_secondary(self.types.decl(held).name.span, "declared here")
                .with_help(format!("move struct '{}' above struct '{own_name}'", ty.name));
            return self.errors.push(error);
        };
        let mut error = DiagnosticCode::RecursiveStruct
            .at(ty.span, format!("struct '{own_name}' contains itself"))
            .with_label("a value of it would have no end")
            .with_help("hold a tensor ('var') or another struct here");
        let holders = std::iter::once(ty).chain(way.iter().copied());
        for (step, (holder, inner)) in holders.zip(&way).enumerate() {
            self.endless_structs.extend(self.types.struct_named(&inner.name));
            if step < MAX_SHOWN {
                let text = format!("struct '{}' holds struct '{}'", holder.name, inner.name);
                error = error.with_secondary(inner.span, text);
            }
        }
        self.endless_structs.insert(held);
        self.errors.push(error);
    }

    /// Warns of functions that the program never reaches from `main`.
    fn unused_functions(&mut self, calls: &CallGraph<'_>, main: FunctionId) {
        for function in calls.unreachable_from(main) {
            let name = &function.name;
            let warning = DiagnosticCode::UnusedFunction
                .at(name.span, format!("function '{}' is never reached", name.name))
                .with_label("no calls lead here from 'main'")
                .with_help("call it, or remove it");
            self.warnings.push(warning);
        }
    }

    /// Warns about structs that are never used.
    fn unused_structs(&mut self) {
        for id in self.types.structs().filter(|id| !self.used_structs.contains(id)) {
            let name = &self.types.decl(id).name;
            let warning = DiagnosticCode::UnusedStruct
                .at(name.span, format!("struct '{}' is never used", name.name))
                .with_label("nothing is declared with it")
                .with_help("remove it, or declare a variable, parameter or field with it");
            self.warnings.push(warning);
        }
    }

    /// Programs start at `main`, which takes and returns nothing.
    fn main_function(&mut self, module: &Module, start: Start) {
        let Some(main) = self.function("main") else {
            if start != Start::Main {
                return;
            }
            let is_near = |name: &str| {
                name.eq_ignore_ascii_case("main") || nearest(&name.to_lowercase(), ["main"]).is_some()
            };
            let near = module.functions().find(|f| is_near(&f.name.name));
            let error = match near {
                Some(f) => DiagnosticCode::MissingMain
                    .at(f.name.span, "program has no function 'main'")
                    .with_label("did you mean 'main' here?"),
                None => DiagnosticCode::MissingMain
                    .at(module.last_character(), "program has no function 'main'")
                    .with_label("the program ends without one"),
            };
            let help = if module.functions().next().is_none() || near.is_some() {
                "programs start at main: def main() { ... }"
            } else {
                "programs start at main: def main() { ... }; -entry and -export start at another function"
            };
            self.errors.push(error.with_help(help));
            return;
        };
        if let (Some(first), Some(last)) = (main.params.first(), main.params.last()) {
            let error = DiagnosticCode::MainParameters
                .at(first.span().to(last.span()), "'main' takes no parameters")
                .with_label("nothing calls 'main' with arguments")
                .with_help("declare variables in its body instead");
            self.errors.push(error);
        }
        if let Some((_, [value, ..])) = main.first_return() {
            let error = DiagnosticCode::MainResult
                .at(value.span, "'main' returns no value")
                .with_label("nothing receives this value")
                .with_help("print it instead, or write 'return;'");
            self.errors.push(error);
        }
    }
}

#[cfg(test)]
mod control_flow_tests;
#[cfg(test)]
mod tests;
