//! State and helpers that the checks of declarations and of functions share.

use rustc_hash::{FxHashMap, FxHashSet};
use support::suggest::nearest;
use support::{Diagnostic, Span};

use super::types::Types;
use crate::ast::*;
use crate::builtins::Builtin;
use crate::catalogue::DiagnosticCode;
use crate::hir::{FunctionId, StructId, Ty};
use crate::reported::Errors;

/// Words with which other languages declare variables.
const FOREIGN_WORDS: [&str; 12] =
    ["let", "const", "auto", "val", "mut", "final", "int", "float", "double", "number", "tensor", "matrix"];

/// The declarations of a module, with the errors found so far.
pub(super) struct Checker<'a> {
    pub(super) types: Types<'a>,
    /// All functions in the order of the text.
    pub(super) functions: Vec<&'a Function>,
    /// Those that calls name: the first of each name.
    pub(super) by_name: FxHashMap<&'a str, FunctionId>,
    /// The built-in functions, by their names.
    pub(super) builtins: FxHashMap<&'static str, Builtin>,
    /// What each function returns that has been checked.
    pub(super) results: Vec<Vec<Option<Ty>>>,
    /// Structs that are the type of a variable, parameter or field.
    pub(super) used_structs: FxHashSet<StructId>,
    /// Structs that have already been reported to contain themselves.
    pub(super) endless_structs: FxHashSet<StructId>,
    pub(super) errors: Errors,
    pub(super) warnings: Errors,
}

impl<'a> Checker<'a> {
    /// A list of that many resolved parts to fill; none once there is an error, since then only errors are wanted.
    pub(super) fn list<T>(&self, length: usize) -> Option<Vec<T>> {
        self.errors.is_empty().then(|| Vec::with_capacity(length))
    }

    /// The function of this name.
    pub(super) fn function(&self, name: &str) -> Option<&'a Function> {
        self.by_name.get(name).map(|id| self.functions[id.0])
    }

    /// The known name nearest to `name`, as help. It is searched for only while errors are still shown
    /// individually, so that many misspelt names among many known ones take linear time.
    pub(super) fn did_you_mean<'n>(
        &self,
        name: &str,
        known: impl IntoIterator<Item = &'n str>,
    ) -> Option<String> {
        // Any two names of one letter are near each other, which means nothing.
        if self.errors.many() || name.len() < 2 {
            return None;
        }
        nearest(name, known).map(|known| format!("did you mean '{known}'?"))
    }

    /// What to write for a name of another language, from one of the tables of `foreign`; searched for like the nearest.
    pub(super) fn foreign(
        &self,
        name: &str,
        find: impl FnOnce(&str) -> Option<&'static str>,
    ) -> Option<String> {
        if self.errors.many() { None } else { find(name).map(str::to_owned) }
    }

    /// Reports a type name that no struct has.
    pub(super) fn struct_exists(&mut self, ty: &Ident) {
        if let Some(id) = self.types.struct_named(&ty.name) {
            self.used_structs.insert(id);
            return;
        }
        let error = DiagnosticCode::UnknownStruct
            .at(ty.span, format!("unknown struct '{}'", ty.name))
            .with_label("no struct of this name in the file");
        let known = self.did_you_mean(&ty.name, self.types.struct_names());
        let help = match known {
            _ if FOREIGN_WORDS.contains(&&*ty.name) => "variables are declared with 'var'".to_owned(),
            Some(known) => known,
            None => "declare it with 'struct', or use 'var' for a tensor".to_owned(),
        };
        self.errors.push(error.with_help(help));
    }
}

/// A second declaration of a name.
pub(super) fn twice(entry: DiagnosticCode, what: &str, name: &Ident, first: Span) -> Diagnostic {
    entry
        .at(name.span, format!("{what} '{}' is declared twice", name.name))
        .with_label("declared again here")
        .with_secondary(first, "first declared here")
        .with_help("rename one of them")
}

/// The error for a call with another number of arguments than a function takes.
pub(super) fn wrong_count(call: &Call, span: Span, least: usize, most: Option<usize>) -> Diagnostic {
    let given = call.args.len();
    let s = if most.unwrap_or(least) == 1 { "" } else { "s" };
    let wanted = match most {
        None => format!("at least {least}"),
        Some(most) if least == most => most.to_string(),
        Some(most) => format!("{least} to {most}"),
    };
    let name = &call.callee.name;
    DiagnosticCode::ArgumentCount
        .at(span, format!("'{name}' takes {wanted} argument{s}, {given} given"))
        .with_label("wrong number of arguments")
}
