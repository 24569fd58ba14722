//! The results of functions: those that a function returns, and the variables that get those of a call.

use support::{Diagnostic, Span};

use super::body::{Body, Origin, Wanted, add};
use super::control_flow::loop_variable;
use crate::ast::*;
use crate::catalogue::DiagnosticCode;
use crate::hir::{self, Carried, Ty};

impl<'a> Body<'_, 'a> {
    /// What the function that a call calls returns; nothing if it is built in, or not known.
    pub(super) fn results_of(&self, call: &Call) -> Vec<Option<Ty>> {
        let id = self.checker.by_name.get(&*call.callee.name);
        id.map_or_else(Vec::new, |id| self.checker.results[id.0].clone())
    }

    /// `return a, b`
    pub(super) fn return_values(&mut self, values: &'a [Expr]) -> Option<hir::StatementKind<'a>> {
        let mut returned = self.checker.list(values.len());
        let mut types = Vec::new();
        for value in values {
            let forwarded = match &value.kind {
                ExprKind::Call(call) if values.len() == 1 => self.results_of(call),
                _ => Vec::new(),
            };
            // A call that is returned alone gives all of its results.
            let checked = if forwarded.len() > 1 {
                types.extend(forwarded);
                self.expr(value, Wanted::Unstated)
            } else {
                let checked = self.value(value, Wanted::Unstated);
                types.push(checked.ty);
                checked
            };
            add(&mut returned, checked.expr);
        }
        let results = &mut self.checker.results[self.id.0];
        if results.is_empty() {
            *results = types;
        }
        returned.map(hir::StatementKind::Return)
    }

    /// `var a, b = f(x)` or `a, b = f(x)`
    pub(super) fn unpack(&mut self, unpack: &'a Unpack) -> Option<hir::StatementKind<'a>> {
        let value = &unpack.value;
        let call = if let ExprKind::Call(call) = &value.kind { Some(call) } else { None };
        let results = call.map_or_else(Vec::new, |call| self.results_of(call));
        let (checked, is_known) = match call {
            _ if results.len() > 1 => (self.expr(value, Wanted::Unstated), true),
            // The function may have errors.
            Some(call) if results.is_empty() && self.checker.by_name.contains_key(&*call.callee.name) => {
                (self.value(value, Wanted::Unstated), false)
            }
            _ => {
                let checked = self.value(value, Wanted::Unstated);
                (checked, true)
            }
        };
        let count = results.len().max(1);
        let fits = !is_known || count == unpack.names.len();
        if !fits && (checked.ty.is_some() || count > 1) {
            self.wrong_result_count(unpack, call.map(AsRef::as_ref), count);
        }
        let mut targets = self.checker.list(unpack.names.len());
        for (at, name) in unpack.names.iter().enumerate() {
            let ty = results.get(at).copied().flatten().filter(|_| fits);
            add(&mut targets, self.target(unpack, name, ty));
        }
        let call = checked.expr.filter(|_| fits && is_known)?;
        Some(hir::StatementKind::Unpack(Box::new(hir::Unpack { targets: targets?, call })))
    }

    /// A variable that gets a result.
    fn target(&mut self, unpack: &'a Unpack, name: &'a Ident, ty: Option<Ty>) -> Option<hir::Target<'a>> {
        if unpack.declares {
            self.declare(name, ty, Origin::Result);
            return ty.map(|ty| hir::Target::New(name, ty));
        }
        let Some(variable) = self.variables.get(&*name.name) else {
            self.undeclared(name);
            return None;
        };
        let (id, declared, wanted, origin) = (variable.id, variable.name, variable.ty, variable.origin);
        if matches!(origin, Origin::Loop) {
            self.error(loop_variable(name, declared.span));
        }
        if let Some(error) = self.checker.types.mismatch(name.span, ty, wanted) {
            let label = format!("'{}' is declared here", name.name);
            self.error(error.with_secondary(declared.span, label));
            return None;
        }
        let variable = Carried { id, name: declared, ty: wanted? };
        if let Some(block) = self.blocks.last_mut() {
            block.assigned.insert(id.0, variable);
        }
        ty.map(|_| hir::Target::Old(name, variable))
    }

    /// Reports a call with several results where one value is needed.
    pub(super) fn several_values(&mut self, call: &Call, span: Span) {
        let count = self.results_of(call).len();
        let name = &call.callee.name;
        let error = DiagnosticCode::ResultCount
            .at(span, format!("'{name}' returns {count} values"))
            .with_label("one value is needed here")
            .with_help(format!("give each a name first: var {} = {name}(...);", names(count)));
        let error = self.with_return(error, call);
        self.error(error);
    }

    /// Reports another number of variables than of results.
    fn wrong_result_count(&mut self, unpack: &Unpack, call: Option<&Call>, count: usize) {
        let wanted = unpack.names.len();
        let word = if unpack.declares { "declared" } else { "assigned to" };
        let s = if count == 1 { "" } else { "s" };
        let message = match call {
            Some(call) => format!("'{}' returns {count} value{s}", call.callee.name),
            None => "this is one value".to_owned(),
        };
        let var = if unpack.declares { "var " } else { "" };
        let error = DiagnosticCode::ResultCount
            .at(unpack.value.span, format!("{message}, and {wanted} variables are {word}"))
            .with_label(format!("{count} value{s}"))
            .with_secondary(unpack.place(), format!("{wanted} variables"))
            .with_help(match call {
                Some(_) => format!("write a variable for each: {var}{} = ...;", names(count)),
                None => format!("only the results of a call have several names: {var}a = ...;"),
            });
        let error = match call {
            Some(call) => self.with_return(error, call),
            None => error,
        };
        self.error(error);
    }

    /// An error about the results of a call, with the place where they are returned.
    fn with_return(&self, error: Diagnostic, call: &Call) -> Diagnostic {
        let callee = self.checker.function(&call.callee.name);
        match callee.and_then(Function::first_return) {
            Some((statement, _)) => error.with_secondary(statement.span, "they are returned here"),
            None => error,
        }
    }
}

/// `a, b, c`: as many names as there are results, up to a few.
fn names(count: usize) -> String {
    const NAMES: [&str; 4] = ["a", "b", "c", "d"];
    match NAMES.get(..count) {
        Some(names) => names.join(", "),
        None => format!("{}, ...", NAMES.join(", ")),
    }
}
