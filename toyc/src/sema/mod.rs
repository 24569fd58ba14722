//! Checks of names and types.
//!
//! Everything here is decided from the tree alone, before any IR exists, so that the errors point at the source and
//! come all at once. Shapes are checked later, where they are inferred; only what a literal says about its own is
//! compared here.
//!
//! - `types`: tensors and structs.
//! - `recursion`: who calls whom.
//! - `body`: one function.

mod body;
mod recursion;
pub mod types;

use rustc_hash::FxHashMap;
use support::suggest::nearest;
use support::{Diagnostic, Span};
use toy_dialect::scalarize::MAX_TENSORS;

use self::types::Types;
use crate::ast::*;
use crate::parser::Errors;

/// Structs that nest deeper are refused; the text of their types must be readable.
const MAX_STRUCT_DEPTH: usize = 32;

/// What the names in a module stand for that parsed without errors, and the errors in it: of names, calls,
/// declarations, types and returns.
///
/// Without errors the module is fit for MLIR generation. Takes time linear in the size of the module.
pub fn check(module: &Module) -> (Types<'_>, Vec<Diagnostic>) {
    let mut checker = Checker {
        types: Types::default(),
        functions: FxHashMap::default(),
        fields: FxHashMap::default(),
        errors: Errors::default(),
    };
    checker.declare(module);
    for (index, decl) in module.structs().enumerate() {
        checker.fields_of(index, decl);
    }
    checker.main_function(module);
    // What a function returns is known before its callers are looked at.
    for function in recursion::callees_first(&mut checker.errors, module) {
        body::check(&mut checker, function);
    }
    (checker.types, checker.errors.finish())
}

/// The declarations of a module, with the errors found so far.
struct Checker<'a> {
    types: Types<'a>,
    functions: FxHashMap<&'a str, &'a Function>,
    /// Every field name of every struct.
    fields: FxHashMap<&'a str, Span>,
    errors: Errors,
}

impl<'a> Checker<'a> {
    /// The known name nearest to `name`, as help. Looks only while errors are still shown one by one, so that
    /// many misspelt names among many known ones stay linear.
    fn did_you_mean<'n>(&self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<String> {
        // Any two names of one letter are near each other; that says nothing.
        if self.errors.full() || name.len() < 2 {
            return None;
        }
        nearest(name, known).map(|known| format!("did you mean '{known}'?"))
    }

    /// Enters every struct and function under its name and reports names that are taken.
    fn declare(&mut self, module: &'a Module) {
        for decl in module.structs() {
            if let Some(first) = self.types.declare(decl) {
                self.errors.push(twice("struct", &decl.name, first.name.span));
            }
            for field in &decl.fields {
                self.fields.entry(&field.name.name).or_insert(field.name.span);
            }
        }
        for function in module.functions() {
            let name = &*function.name.name;
            if Builtin::from_name(name).is_some() {
                let error = Diagnostic::error(
                    function.name.span,
                    format!("'{name}' is built in and cannot be redefined"),
                )
                .with_label("this name is taken")
                .with_help("choose another name");
                self.errors.push(error);
            } else if let Some(first) = self.functions.get(name) {
                self.errors.push(twice("function", &function.name, first.name.span));
            } else {
                self.functions.insert(name, function);
            }
        }
    }

    /// A struct has fields, of different names, and holds only structs declared before it.
    fn fields_of(&mut self, own_index: usize, decl: &'a StructDecl) {
        let struct_name = &decl.name;
        if decl.fields.is_empty() {
            let error =
                Diagnostic::error(struct_name.span, format!("struct '{}' has no fields", struct_name.name))
                    .with_label("needs at least one field")
                    .with_help("declare one: var value;");
            self.errors.push(error);
        }
        let mut seen: FxHashMap<&str, Span> = FxHashMap::default();
        let (tensors, depth) = self.types.measure(own_index);
        if tensors > MAX_TENSORS || depth > MAX_STRUCT_DEPTH {
            let (message, label) = match depth > MAX_STRUCT_DEPTH {
                true => ("structs nest too deep", format!("{depth} structs inside each other")),
                false => ("struct is too large", format!("holds {tensors} tensors")),
            };
            let help = format!("at most {MAX_STRUCT_DEPTH} structs nest, with {MAX_TENSORS} tensors in them");
            let error = Diagnostic::error(struct_name.span, message).with_label(label).with_help(help);
            self.errors.push(error);
            self.types.refuse(own_index);
        }
        for field in &decl.fields {
            if let Some(&first) = seen.get(&*field.name.name) {
                self.errors.push(twice("field", &field.name, first));
            } else {
                seen.insert(&field.name.name, field.name.span);
            }
            let Some(ty) = &field.ty else { continue };
            self.struct_exists(ty);
            let Some(index) = self.types.struct_named(&ty.name).filter(|&index| index >= own_index) else {
                continue;
            };
            let other = self.types.decl(index);
            let error = if index == own_index {
                Diagnostic::error(ty.span, format!("struct '{}' contains itself", ty.name))
                    .with_label("a value of it would have no end")
                    .with_help("hold a tensor ('var') or another struct here")
            } else {
                Diagnostic::error(ty.span, format!("struct '{}' is declared after it is used", ty.name))
                    .with_label("not known here yet")
                    .with_secondary(other.name.span, "declared here")
                    .with_help(format!("move struct '{}' above struct '{}'", ty.name, struct_name.name))
            };
            self.errors.push(error);
        }
    }

    /// Reports a type name that no struct has.
    fn struct_exists(&mut self, ty: &Ident) {
        if self.types.struct_named(&ty.name).is_some() {
            return;
        }
        let error = Diagnostic::error(ty.span, format!("unknown struct '{}'", ty.name))
            .with_label("no struct of this name in the file");
        let known = self.did_you_mean(&ty.name, self.types.struct_names());
        let help = known.unwrap_or_else(|| "declare it with 'struct', or use 'var' for a tensor".into());
        self.errors.push(error.with_help(help));
    }

    /// Programs start at `main`, which takes and returns nothing.
    fn main_function(&mut self, module: &Module) {
        let Some(main) = self.functions.get("main") else {
            let is_near = |name: &str| {
                name.eq_ignore_ascii_case("main") || nearest(&name.to_lowercase(), ["main"]).is_some()
            };
            let near = module.functions().find(|f| is_near(&f.name.name));
            let error = match near {
                Some(f) => Diagnostic::error(f.name.span, "program has no function 'main'")
                    .with_label("did you mean 'main' here?"),
                None => Diagnostic::error(module.span.at_end(), "program has no function 'main'")
                    .with_label("the file ends without one"),
            };
            self.errors.push(error.with_help("programs start at main: def main() { ... }"));
            return;
        };
        if let (Some(first), Some(last)) = (main.params.first(), main.params.last()) {
            let error = Diagnostic::error(first.span.to(last.span), "'main' takes no parameters")
                .with_label("nothing calls 'main' with arguments")
                .with_help("declare variables in its body instead");
            self.errors.push(error);
        }
        if let Some((_, Some(value))) = main.first_return() {
            let error = Diagnostic::error(value.span, "'main' returns no value")
                .with_label("nothing receives this value")
                .with_help("print it instead, or write 'return;'");
            self.errors.push(error);
        }
    }
}

/// A second declaration of a name.
fn twice(what: &str, name: &Ident, first: Span) -> Diagnostic {
    Diagnostic::error(name.span, format!("{what} '{}' is declared twice", name.name))
        .with_label("declared again here")
        .with_secondary(first, "first declared here")
        .with_help("rename one of them")
}

#[cfg(test)]
mod tests;
