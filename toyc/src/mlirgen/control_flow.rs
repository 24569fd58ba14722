//! Assignments, loops and choices: variables are values, so a statement that assigns to some gives new ones.
//!
//! A region carries the tensors of the variables that are assigned to in it, those in structs one by one.

use mlir::{Loc, LocKind, Op, Type, Value};
use support::Span;
use toy_dialect as toy;

use super::FunctionGen;
use crate::ast;
use crate::hir::{self, Carried, Ty};

impl FunctionGen<'_, '_> {
    /// The new value of a variable. Its location also has the declaration, for an error about its shape.
    pub(super) fn assign(&mut self, name: &ast::Ident, variable: Carried<'_>, value: Value, at: Span) {
        let locations = [self.shared.loc(at), self.shared.loc(variable.name.span)];
        let loc = self.shared.cx.loc(LocKind::Fused { locations: &locations, metadata: None });
        let mut old = Vec::new();
        let mut new = Vec::new();
        self.take_apart(loc, self.variables[variable.id.0 as usize], variable.ty, &mut old);
        self.take_apart(loc, value, variable.ty, &mut new);
        let mut names = Vec::new();
        self.tensor_names(variable.name.name.to_string(), variable.ty, &mut names);
        let values = names.iter().zip(old).zip(new).map(|((name, old), new)| {
            toy::AssignOp::build(self.b, loc, self.shared.unranked, name, old, new)
        });
        let values: Vec<Value> = values.collect();
        let value = self.put_together(loc, variable.ty, &mut values.into_iter());
        self.set(Carried { name, ..variable }, value);
    }

    /// Gives a variable a value.
    fn set(&mut self, variable: Carried<'_>, value: Value) {
        self.variables[variable.id.0 as usize] = value;
        self.name(variable.name, value, variable.ty, None);
    }

    pub(super) fn for_loop(&mut self, lp: &hir::For<'_>, at: Span) {
        let loc = self.shared.loc(at);
        let from = self.expr(&lp.from);
        let to = self.expr(&lp.to);
        let carried = &*lp.body.carried;
        let inits = self.tensors(loc, carried);
        let types = vec![self.shared.unranked; inits.len()];
        let op = *toy::ForOp::build(self.b, loc, &types, from, to, &inits);
        let number = self.shared.cx.tensor_ty(&[], self.shared.cx.f64_ty());
        let place = self.shared.loc(lp.variable.span);
        let mut args = self.enter(op, 0, &[(number, place)], &types, loc).into_iter();
        if let Some(number) = args.next() {
            self.name(lp.variable, number, Ty::Tensor, None);
            self.variables.push(number);
        }
        self.bind(at, carried, args);
        self.block(&lp.body, carried, loc);
        self.leave(op, at, carried);
    }

    pub(super) fn while_loop(&mut self, lp: &hir::While<'_>, at: Span) {
        let loc = self.shared.loc(at);
        let carried = &*lp.body.carried;
        let inits = self.tensors(loc, carried);
        let types = vec![self.shared.unranked; inits.len()];
        let op = *toy::WhileOp::build(self.b, loc, &types, &inits);
        let args = self.enter(op, 0, &[], &types, loc);
        self.bind(at, carried, args.into_iter());
        let condition = self.expr(&lp.condition);
        self.mark_end(loc);
        toy::ConditionOp::build(self.b, loc, condition);
        let args = self.enter(op, 1, &[], &types, loc);
        self.bind(at, carried, args.into_iter());
        self.block(&lp.body, carried, loc);
        self.leave(op, at, carried);
    }

    pub(super) fn choice(&mut self, choice: &hir::If<'_>, at: Span) {
        let loc = self.shared.loc(at);
        let condition = self.expr(&choice.condition);
        let mut carried = choice.then.carried.clone();
        carried.extend(&choice.otherwise.carried);
        carried.sort_by_key(|variable| variable.id.0);
        carried.dedup_by_key(|variable| variable.id.0);
        let before: Vec<Value> = carried.iter().map(|c| self.variables[c.id.0 as usize]).collect();
        let count = carried.iter().map(|c| self.tensor_count(c.ty)).sum();
        let types = vec![self.shared.unranked; count];
        let op = *toy::IfOp::build(self.b, loc, &types, condition);
        self.enter(op, 0, &[], &[], loc);
        self.block(&choice.then, &carried, loc);
        if count > 0 || !choice.otherwise.statements.is_empty() {
            for (variable, value) in carried.iter().zip(before) {
                self.variables[variable.id.0 as usize] = value;
            }
            self.enter(op, 1, &[], &[], loc);
            self.block(&choice.otherwise, &carried, loc);
        }
        self.leave(op, at, &carried);
    }

    /// Continues in a new block of a region, whose arguments have these types.
    fn enter(
        &mut self,
        op: Op,
        region: usize,
        first: &[(Type, Loc)],
        types: &[Type],
        loc: Loc,
    ) -> Vec<Value> {
        let region = self.b.body().regions_of(op)[region];
        let args: Vec<(Type, Loc)> = first.iter().copied().chain(types.iter().map(|&ty| (ty, loc))).collect();
        let block = self.b.create_block(region, &args);
        let args = self.b.body().block_args(block).to_vec();
        if let Some(names) = &self.shared.names {
            names.begin_block(self.b, loc);
        }
        args
    }

    /// Marks the end of a block for debuggers.
    fn mark_end(&mut self, loc: Loc) {
        if let Some(names) = &self.shared.names {
            names.end_block(self.b, loc);
        }
    }

    /// The statements of a region, which yields what it carries.
    fn block(&mut self, block: &hir::Block<'_>, carried: &[Carried<'_>], loc: Loc) {
        block.statements.iter().for_each(|statement| self.statement(statement));
        let values = self.tensors(loc, carried);
        self.mark_end(loc);
        toy::YieldOp::build(self.b, loc, &values);
    }

    /// Continues after an operation, whose results are the variables.
    fn leave(&mut self, op: Op, at: Span, carried: &[Carried<'_>]) {
        self.b.set_after(op);
        let results: Vec<Value> = self.b.body().results(op).collect();
        self.bind(at, carried, results.into_iter());
    }

    /// Gives variables the values that these tensors are, at a statement.
    fn bind(&mut self, at: Span, carried: &[Carried<'_>], mut tensors: impl Iterator<Item = Value>) {
        let loc = self.shared.loc(at);
        for &variable in carried {
            let value = self.put_together(loc, variable.ty, &mut tensors);
            let name = ast::Ident { name: variable.name.name.clone(), span: at };
            self.set(Carried { name: &name, ..variable }, value);
        }
    }

    /// The tensors of variables.
    fn tensors(&mut self, loc: Loc, variables: &[Carried<'_>]) -> Vec<Value> {
        let mut tensors = Vec::new();
        for variable in variables {
            self.take_apart(loc, self.variables[variable.id.0 as usize], variable.ty, &mut tensors);
        }
        tensors
    }

    /// How many tensors a value of a type has.
    fn tensor_count(&self, ty: Ty) -> usize {
        match ty {
            Ty::Tensor => 1,
            Ty::Struct(id) => {
                let fields = &self.shared.program.structure(id).fields;
                fields.iter().map(|field| self.tensor_count(field.ty)).sum()
            }
        }
    }

    /// Adds the names of the tensors of a value to a list: `p.x` for a field.
    fn tensor_names(&self, name: String, ty: Ty, out: &mut Vec<String>) {
        let Ty::Struct(id) = ty else { return out.push(name) };
        for field in &self.shared.program.structure(id).fields {
            self.tensor_names(format!("{name}.{}", field.name), field.ty, out);
        }
    }

    /// Adds the tensors of a value to a list. Structs nest as deep as the checker allows.
    fn take_apart(&mut self, loc: Loc, value: Value, ty: Ty, out: &mut Vec<Value>) {
        let Ty::Struct(id) = ty else { return out.push(value) };
        let shared = self.shared;
        for (index, field) in shared.program.structure(id).fields.iter().enumerate() {
            let element = shared.ty(field.ty);
            let element = toy::StructAccessOp::build(self.b, loc, element, value, index as i64);
            self.take_apart(loc, element, field.ty, out);
        }
    }

    /// The value that these tensors are.
    fn put_together(&mut self, loc: Loc, ty: Ty, tensors: &mut dyn Iterator<Item = Value>) -> Value {
        let Ty::Struct(id) = ty else { return tensors.next().expect("each variable has its tensors") };
        let shared = self.shared;
        let fields = shared.program.structure(id).fields.iter();
        let parts: Vec<Value> = fields.map(|field| self.put_together(loc, field.ty, tensors)).collect();
        toy::StructCreateOp::build(self.b, loc, shared.structs[id.index()], &parts)
    }
}
