//! The names in a part of a program.

use rustc_hash::FxHashSet;

use crate::ast::*;

/// The names that something uses.
#[derive(Default)]
pub(super) struct Names {
    pub(super) variables: FxHashSet<Name>,
    pub(super) functions: FxHashSet<Name>,
    pub(super) structs: FxHashSet<Name>,
    /// The variables that get new values.
    pub(super) assigned: FxHashSet<Name>,
}

impl Names {
    /// Adds the names in a definition.
    pub(super) fn add_item(&mut self, item: &Item) {
        match item {
            Item::Function(function) => self.add_function(function),
            Item::Struct(decl) => self.add_struct(decl),
        }
    }

    fn add_struct(&mut self, decl: &StructDecl) {
        self.structs.extend(decl.fields.iter().filter_map(|field| Some(field.ty.as_ref()?.name.clone())));
    }

    pub(super) fn add_function(&mut self, function: &Function) {
        let types = function.params.iter().filter_map(|param| Some(param.ty.as_ref()?.name.clone()));
        self.structs.extend(types);
        function.body.statements.iter().for_each(|statement| self.add_statement(statement));
    }

    /// Adds the names in a statement.
    pub(super) fn add_statement(&mut self, statement: &Statement) {
        statement.each(&mut |statement| {
            match &statement.kind {
                StatementKind::Var(decl) => self.structs.extend(decl.ty.as_ref().map(|ty| ty.name.clone())),
                StatementKind::Assign(assignment) => {
                    self.variables.insert(assignment.name.name.clone());
                    self.assigned.insert(assignment.name.name.clone());
                }
                StatementKind::Unpack(unpack) if !unpack.declares => {
                    let names = unpack.names.iter().map(|name| name.name.clone());
                    self.variables.extend(names.clone());
                    self.assigned.extend(names);
                }
                _ => {}
            }
            statement.kind.values().into_iter().for_each(|value| self.add_expr(value));
        });
    }

    fn add_expr(&mut self, expr: &Expr) {
        let mut pending = vec![expr];
        while let Some(expr) = pending.pop() {
            match &expr.kind {
                ExprKind::Number(_) | ExprKind::Tensor(_) | ExprKind::Text(_) => {}
                ExprKind::Variable(name) => {
                    self.variables.insert(name.clone());
                }
                ExprKind::List(list) => pending.extend(&list.elements),
                ExprKind::Struct(literal) => {
                    self.structs.extend(literal.name.as_ref().map(|name| name.name.clone()));
                    pending.extend(&literal.parts);
                }
                ExprKind::Call(call) => {
                    self.functions.insert(call.callee.name.clone());
                    pending.extend(&call.args);
                }
                ExprKind::Negation(negation) => pending.push(&negation.operand),
                ExprKind::Field(access) => pending.push(&access.base),
                ExprKind::Index(index) => pending.extend([&index.base].into_iter().chain(index.exprs())),
                ExprKind::Chain(chain) => {
                    pending.push(&chain.first);
                    pending.extend(chain.rest.iter().map(|link| &link.operand));
                }
            }
        }
    }
}
