//! Functions and their statements.

use super::super::evaluate::{self, Value};
use super::super::syntax::{Declared, Expr, Function, Item, Statement};
use super::expressions::Want;
use super::{BUDGET, Generator, Scope};

const FUNCTION_NAMES: &[&str] = &[
    "scale", "mix", "turn", "show", "fold", "helper", "a", "twice_2", "Norm", "under_", "define", "variant",
];
/// The budget of the calls in a function other than `main`.
const CALLS: usize = 150;
/// With more operations than this, the optimizer keeps calls of the function.
pub(crate) const KEPT: usize = 64;

/// The only result of a call.
pub(super) fn only(mut results: Vec<Value>) -> Option<Value> {
    results.pop().filter(|_| results.is_empty())
}

impl Generator {
    /// Makes the functions that `main` may call.
    pub(super) fn helpers(&mut self) {
        for index in 0..self.random.below(7) {
            let function = self.function(index);
            self.items.push(Item::Function(function));
        }
        if self.random.chance(20) {
            for index in 0..=self.random.below(2) {
                let function = self.large(format!("large_{index}"));
                self.items.push(Item::Function(function));
            }
        }
        if self.random.chance(12) {
            self.chain();
        }
    }

    /// Parameters, with the values for which the function is generated.
    fn params(&mut self, count: usize, scope: &mut Scope) -> Vec<Declared> {
        let mut params = Vec::new();
        for _ in 0..count {
            let ty = self.random.chance(30).then(|| self.a_struct()).flatten();
            let value = match (scope.variables.first(), &ty) {
                (Some((_, Value::Tensor(first))), None) if self.random.chance(60) => {
                    let shape = first.shape().to_vec();
                    Value::Tensor(self.tensor(&shape))
                }
                _ => self.some_value(ty.as_deref()),
            };
            let name = self.fresh_name(scope);
            params.push(Declared { ty, name: name.clone() });
            scope.variables.push((name, value));
        }
        params
    }

    fn function(&mut self, index: usize) -> Function {
        let mut scope = Scope { budget: CALLS, ..Scope::default() };
        let count = self.random.below(4);
        let params = self.params(count, &mut scope);
        let count = self.random.below(4);
        let mut body = self.statements(count, &mut scope);
        match self.random.below(10) {
            0..=4 => {
                let mut values = vec![self.expr(&mut scope, 3, None).0];
                if self.random.chance(30) {
                    for _ in 0..=self.random.below(2) {
                        values.push(self.result(&mut scope));
                    }
                    self.random.shuffle(&mut values);
                }
                body.push(Statement::Return(values));
            }
            5 | 6 => body.push(self.return_struct(&mut scope)),
            7 => body.push(Statement::Return(Vec::new())),
            _ => {
                let (value, _) = self.expr(&mut scope, 2, None);
                body.push(Statement::Print(value));
            }
        }
        let name = FUNCTION_NAMES.get((index * 5 + 1) % FUNCTION_NAMES.len()).copied().unwrap_or("f");
        Function { name: name.to_owned(), params, body }
    }

    /// Returns a struct, or a tensor, if there are no structs.
    fn return_struct(&mut self, scope: &mut Scope) -> Statement {
        let ty = self.a_struct();
        let value = ty.and_then(|ty| self.named_struct(scope, 2, ty));
        let value = value.map_or_else(|| self.expr(scope, 3, None).0, |(expr, _)| expr);
        Statement::Return(vec![value])
    }

    /// A tensor or a struct.
    fn result(&mut self, scope: &mut Scope) -> Expr {
        let ty = self.random.chance(30).then(|| self.a_struct()).flatten();
        let made = ty.and_then(|ty| self.named_struct(scope, 1, ty));
        made.map_or_else(|| self.expr(scope, 2, None).0, |(expr, _)| expr)
    }

    /// A value of a struct; a literal names it.
    fn named_struct(&mut self, scope: &mut Scope, depth: usize, ty: String) -> Option<(Expr, Value)> {
        let (mut expr, value) = self.struct_expr(scope, depth, &ty, true)?;
        if let Expr::Struct(name, _) = &mut expr {
            *name = Some(ty);
        }
        Some((expr, value))
    }

    /// Variables for the results of a call with several.
    fn unpacking(&mut self, scope: &mut Scope) -> Option<Statement> {
        let (call, values) = (0..4).find_map(|_| self.call(scope, 1, Want::Several))?;
        if self.random.chance(40) {
            let mut names: Vec<String> = Vec::new();
            for value in &values {
                let fits = |(name, old): &&(String, Value)| {
                    let is_free = !scope.counted.contains(name) && !names.contains(name);
                    is_free && old.ty() == value.ty() && old.has_shape_of(value)
                };
                let fitting: Vec<&String> =
                    scope.variables.iter().filter(fits).map(|(name, _)| name).collect();
                names.extend(self.random.pick(&fitting).map(|name| (*name).clone()));
            }
            if names.len() == values.len() {
                for (name, value) in names.iter().zip(values) {
                    if let Some(old) = scope.variables.iter_mut().find(|(other, _)| other == name) {
                        old.1 = value;
                    }
                }
                return Some(Statement::Unpack(false, names, call));
            }
        }
        let mut names = Vec::new();
        for value in values {
            let name = self.fresh_name(scope);
            names.push(name.clone());
            scope.variables.push((name, value));
        }
        Some(Statement::Unpack(true, names, call))
    }

    /// Functions that each call the previous one with their own arguments, or with similar ones.
    fn chain(&mut self) {
        let length = 4 + self.random.below(20);
        let mut scope = Scope::default();
        let count = 1 + self.random.below(3);
        let params = self.params(count, &mut scope);
        let variables = scope.variables.len();
        for index in 0..length {
            scope.variables.truncate(variables);
            scope.budget = BUDGET / 2;
            let mut body = Vec::new();
            if self.random.chance(10) {
                body.push(self.variable(&mut scope));
            }
            let value = match index.checked_sub(1) {
                None => Some(self.expr(&mut scope, 2, None).0),
                Some(before) => self.link(&mut scope, before, &params),
            };
            let Some(value) = value else { return };
            body.push(Statement::Return(vec![value]));
            let function = Function { name: format!("step_{index}"), params: params.clone(), body };
            self.items.push(Item::Function(function));
        }
    }

    /// A call of a function of the chain, with an operation on its result.
    fn link(&mut self, scope: &mut Scope, before: usize, params: &[Declared]) -> Option<Expr> {
        let wanted: Vec<(String, Value)> = scope.variables.iter().take(params.len()).cloned().collect();
        let mut arguments = Vec::new();
        for (name, value) in wanted {
            let changed = match &value {
                _ if self.random.chance(60) => None,
                Value::Tensor(tensor) => {
                    let (expr, value) = self.with_operator(scope, (Expr::Name(name.clone()), tensor.clone()));
                    Some((expr, Value::Tensor(value)))
                }
                Value::Struct(ty, _) => self.struct_expr(scope, 1, ty, true),
            };
            arguments.push(changed.unwrap_or((Expr::Name(name), value)));
        }
        let (call, value) = self.try_call(scope, format!("step_{before}"), arguments)?;
        let mut call = (call, only(value)?.tensor().ok()?);
        for _ in 0..self.random.below(3) {
            call = self.with_operator(scope, call);
        }
        Some(call.0)
    }

    /// A function with more operations than the optimizer inlines.
    fn large(&mut self, name: String) -> Function {
        let mut scope = Scope { budget: CALLS, ..Scope::default() };
        let count = 1 + self.random.below(3);
        let params = self.params(count, &mut scope);
        let shape = self.expr(&mut scope, 0, None).1.shape().to_vec();
        let mut body = Vec::new();
        if self.random.chance(30) {
            body.extend(self.call_statement(&mut scope));
        }
        let mut left = KEPT + 1 + self.random.below(20);
        let mut value = self.expr(&mut scope, 1, Some(&shape));
        while left > 0 {
            let part = left.min(5 + self.random.below(30));
            left -= part;
            for _ in 0..part {
                value = self.with_operator(&mut scope, value);
            }
            if left > 0 && self.random.chance(60) {
                let name = self.fresh_name(&scope);
                body.push(Statement::Var(name.clone(), None, value.0));
                scope.variables.push((name.clone(), Value::Tensor(value.1.clone())));
                value.0 = Expr::Name(name);
            }
        }
        body.push(if self.random.chance(80) {
            Statement::Return(vec![value.0])
        } else {
            Statement::Print(value.0)
        });
        Function { name, params, body }
    }

    /// The main function.
    pub(super) fn main(&mut self, count: usize) -> Function {
        let mut scope = Scope { budget: BUDGET, ..Scope::default() };
        let mut body = self.statements(count, &mut scope);
        let (value, _) = self.expr(&mut scope, 3, None);
        body.push(Statement::Print(value));
        if self.random.chance(20) {
            body.push(Statement::Return(Vec::new()));
        }
        Function { name: "main".to_owned(), params: Vec::new(), body }
    }

    pub(super) fn statements(&mut self, count: usize, scope: &mut Scope) -> Vec<Statement> {
        let mut body = Vec::new();
        for _ in 0..count {
            match self.random.below(19) {
                17 | 18 => body.extend(self.unpacking(scope)),
                12 | 13 => body.extend(self.assignment(scope)),
                14..=16 => body.extend(self.with_block(scope)),
                0..=4 => body.push(self.variable(scope)),
                5 | 6 => body.extend(self.struct_variable(scope)),
                7 | 8 => {
                    let (value, _) = self.expr(scope, 3, None);
                    body.push(Statement::Print(value));
                }
                9 | 10 => body.extend(self.call_statement(scope)),
                _ => body.push(Statement::Comment("var no<1> = [2; } def 你好".to_owned())),
            }
        }
        body
    }

    fn variable(&mut self, scope: &mut Scope) -> Statement {
        let name = self.fresh_name(scope);
        if self.random.chance(10) {
            return self.filled_variable(name, scope);
        }
        let (expr, value) = self.expr(scope, 3, None);
        let shape = self.random.chance(40).then(|| self.shape_of_size(value.len()));
        let value = evaluate::reshape(value, shape.as_deref()).unwrap_or_default();
        scope.variables.push((name.clone(), Value::Tensor(value)));
        Statement::Var(name, shape, expr)
    }

    /// A variable whose shape is filled with a number.
    fn filled_variable(&mut self, name: String, scope: &mut Scope) -> Statement {
        let depth = self.random.below(3);
        let (expr, number) = self.expr(scope, depth, Some(&[]));
        let mut shape = self.shape();
        if shape.is_empty() {
            shape.push(1 + self.random.below(5));
        }
        let value = evaluate::reshape(number, Some(&shape)).unwrap_or_default();
        scope.variables.push((name.clone(), Value::Tensor(value)));
        Statement::Var(name, Some(shape), expr)
    }

    fn struct_variable(&mut self, scope: &mut Scope) -> Option<Statement> {
        let ty = self.a_struct()?;
        let name = self.fresh_name(scope);
        if self.random.chance(40) {
            let (expr, value) = self.named_struct(scope, 3, ty)?;
            scope.variables.push((name.clone(), value));
            return Some(Statement::Var(name, None, expr));
        }
        let (expr, value) = self.struct_expr(scope, 3, &ty, true)?;
        scope.variables.push((name.clone(), value));
        Some(Statement::Struct(ty, name, expr))
    }

    /// A call whose result, if any, is unused.
    fn call_statement(&mut self, scope: &mut Scope) -> Option<Statement> {
        (0..4).find_map(|_| self.call(scope, 1, Want::Any)).map(|(expr, _)| Statement::Expr(expr))
    }
}
