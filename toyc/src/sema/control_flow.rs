//! Assignments, loops and choices: which variables they assign to, and where these can be seen.
//!
//! A variable can be seen from its declaration to the end of its block. No two that can be seen at one place have the
//! same name.

use support::{Diagnostic, Span};

use super::body::{Body, Origin, Scope};
use crate::ast::*;
use crate::catalogue::DiagnosticCode;
use crate::hir::{self, Carried, Ty};

impl<'a> Body<'_, 'a> {
    /// `name = value`
    pub(super) fn assignment(&mut self, assignment: &'a Assignment) -> Option<hir::StatementKind<'a>> {
        let name = &assignment.name;
        let Some(variable) = self.variables.get(&*name.name) else {
            self.mismatch(&assignment.value, None);
            self.undeclared(name);
            return None;
        };
        let (id, declared, ty) = (variable.id, variable.name, variable.ty);
        if matches!(variable.origin, Origin::Loop) {
            self.error(loop_variable(name, declared.span));
        }
        let place = || Some((declared.span, format!("'{}' is declared here", name.name)));
        let value = self.value_of(&assignment.value, ty, place).expr;
        let variable = Carried { id, name: declared, ty: ty? };
        if let Some(block) = self.blocks.last_mut() {
            block.assigned.insert(id.0, variable);
        }
        Some(hir::StatementKind::Assign(Box::new(hir::Assign { name, variable, value: value? })))
    }

    /// Reports an assignment to a name that no variable has.
    pub(super) fn undeclared(&mut self, name: &'a Ident) {
        if !self.undefined.insert(&name.name) {
            return;
        }
        let known = self.checker.did_you_mean(&name.name, self.variables.keys().copied());
        let error = DiagnosticCode::UndefinedVariable
            .at(name.span, format!("undefined variable '{}'", name.name))
            .with_label("assigned to, but not declared")
            .with_help(known.unwrap_or_else(|| format!("declare it: var {} = ...;", name.name)));
        self.error(error);
    }

    /// `for i in a..b { ... }`
    pub(super) fn for_loop(&mut self, lp: &'a ForLoop) -> Option<hir::StatementKind<'a>> {
        let from = self.number(&lp.from, "a 'for' counts between numbers");
        let to = self.number(&lp.to, "a 'for' counts between numbers");
        let body = self.block(&lp.body, Some(&lp.variable));
        let lp = hir::For { variable: &lp.variable, from: from?, to: to?, body: body? };
        Some(hir::StatementKind::For(Box::new(lp)))
    }

    /// `while c { ... }`
    pub(super) fn while_loop(&mut self, lp: &'a Branch) -> Option<hir::StatementKind<'a>> {
        let condition = self.number(&lp.condition, "a condition is a number");
        let body = self.block(&lp.body, None);
        Some(hir::StatementKind::While(Box::new(hir::While { condition: condition?, body: body? })))
    }

    /// `if c { ... } else if d { ... } else { ... }`: the second condition is in the block of the first `else`.
    pub(super) fn choice(
        &mut self,
        branches: &'a [Branch],
        last: Option<&'a Block>,
    ) -> Option<hir::StatementKind<'a>> {
        let (first, rest) = branches.split_first()?;
        let condition = self.number(&first.condition, "a condition is a number");
        let then = self.block(&first.body, None);
        let otherwise = match (rest.first(), last) {
            (Some(next), _) => {
                self.begin();
                let kind = self.choice(rest, last);
                let carried = self.end();
                kind.map(|kind| {
                    let statement = hir::Statement { at: next.condition.span, kind };
                    hir::Block { carried, statements: vec![statement] }
                })
            }
            (None, Some(block)) => self.block(block, None),
            (None, None) => Some(hir::Block { carried: Vec::new(), statements: Vec::new() }),
        };
        let choice = hir::If { condition: condition?, then: then?, otherwise: otherwise? };
        Some(hir::StatementKind::If(Box::new(choice)))
    }

    /// A value that decides how the program goes on. Its shape is checked where it is inferred.
    fn number(&mut self, expr: &'a Expr, why: &str) -> Option<hir::Expr<'a>> {
        self.value_of(expr, Some(Ty::Tensor), || Some((expr.span, why.to_owned()))).expr
    }

    /// Reports a return that is not the end of its function.
    pub(super) fn return_in_block(&mut self, at: Span) {
        let error = DiagnosticCode::ReturnInBlock
            .at(at, "'return' inside of a block")
            .with_label("a function returns at its end")
            .with_help("assign the value to a variable, and return it as the last statement of the function");
        self.error(error);
    }

    fn begin(&mut self) {
        self.blocks.push(Scope { first: self.declared, ..Scope::default() });
    }

    /// Ends the innermost block: its variables are gone, and the variables around it that it assigns to are returned.
    fn end(&mut self) -> Vec<Carried<'a>> {
        let Some(scope) = self.blocks.pop() else { return Vec::new() };
        for name in scope.names {
            if let Some(variable) = self.variables.remove(name) {
                self.unused(name, &variable);
            }
        }
        let carried: Vec<Carried<'a>> = scope.assigned.range(..scope.first).map(|(_, &c)| c).collect();
        if let Some(around) = self.blocks.last_mut() {
            around.assigned.extend(carried.iter().map(|&variable| (variable.id.0, variable)));
        }
        carried
    }

    /// A block, which may count a variable.
    fn block(&mut self, block: &'a Block, variable: Option<&'a Ident>) -> Option<hir::Block<'a>> {
        self.begin();
        if let Some(name) = variable {
            self.declare(name, Some(Ty::Tensor), Origin::Loop);
        }
        let statements = self.statements(block);
        let carried = self.end();
        Some(hir::Block { carried, statements: statements? })
    }
}

/// A value for the variable that a loop counts.
pub(super) fn loop_variable(name: &Ident, declared: Span) -> Diagnostic {
    DiagnosticCode::LoopVariable
        .at(name.span, format!("the loop counts '{}' itself", name.name))
        .with_label("this value would be gone in the next iteration")
        .with_secondary(declared, "counted here")
        .with_help("declare a variable of its own, or count in a 'while'")
}
