//! Assignments, loops and choices.

use super::super::evaluate::{Machine, Tensor, Value};
use super::super::syntax::{Expr, Statement};
use super::{Generator, Scope};

/// How deep blocks nest.
const MAX_DEPTH: usize = 3;

impl Generator {
    /// A new value for one of the variables.
    pub(super) fn assignment(&mut self, scope: &mut Scope) -> Option<Statement> {
        let free: Vec<usize> = (0..scope.variables.len())
            .filter(|&at| !scope.counted.contains(&scope.variables[at].0))
            .collect();
        let &at = self.random.pick(&free)?;
        let (name, old) = scope.variables[at].clone();
        let (expr, value) = match &old {
            Value::Tensor(tensor) => {
                let shape = tensor.shape().to_vec();
                let depth = self.random.below(3);
                let (expr, value) = if self.random.chance(60) {
                    self.with_operator(scope, (Expr::Name(name.clone()), tensor.clone()))
                } else {
                    self.expr(scope, depth, Some(&shape))
                };
                (expr, Value::Tensor(value))
            }
            Value::Struct(ty, _) => self.struct_expr(scope, 2, ty, true)?,
        };
        if !old.has_shape_of(&value) {
            return None;
        }
        scope.variables[at].1 = value;
        Some(Statement::Assign(name, expr))
    }

    /// A statement with blocks, which is run for the values of the variables after it, and what it needs before it.
    pub(super) fn with_block(&mut self, scope: &mut Scope) -> Vec<Statement> {
        if scope.depth == MAX_DEPTH {
            return Vec::new();
        }
        let mut statements = Vec::new();
        let statement = match self.random.below(8) {
            0..=3 => self.for_loop(scope),
            4 => {
                let name = self.fresh_name(scope);
                let number = Expr::Number(self.random.below(4) as f64);
                if let Expr::Number(value) = number {
                    scope.variables.push((name.clone(), Value::Tensor(Tensor::number(value))));
                }
                statements.push(Statement::Var(name.clone(), None, number));
                self.while_loop(scope, name)
            }
            _ => {
                let condition = self.small_number(scope);
                let then = self.block(scope, None);
                let otherwise = if self.random.chance(60) { self.block(scope, None) } else { Vec::new() };
                Statement::If(condition, then, otherwise)
            }
        };
        let mut variables = scope.variables.clone();
        let mut machine = Machine::new(&self.items, scope.budget);
        if machine.run(&statement, &mut variables).is_ok() {
            scope.budget = machine.budget();
            scope.variables = variables;
            statements.push(statement);
        }
        statements
    }

    /// A number from -1 to 3, or one that is computed.
    fn small_number(&mut self, scope: &mut Scope) -> Expr {
        if self.random.chance(60) {
            return self.expr(scope, 1, Some(&[])).0;
        }
        let number = self.random.below(5) as f64 - 1.0;
        if number < 0.0 { Expr::Negation(Box::new(Expr::Number(-number))) } else { Expr::Number(number) }
    }

    fn for_loop(&mut self, scope: &mut Scope) -> Statement {
        let from = self.small_number(scope);
        // Bounds that are computed are near each other.
        let count = Expr::Number([0.0, 1.0, 2.0, 2.0, 3.0, 2.5, 4.0][self.random.below(7)]);
        let to = match &from {
            Expr::Number(from) if self.random.chance(50) => Expr::Number(from + 3.0),
            _ => Expr::Binary('+', Box::new(from.clone()), Box::new(count)),
        };
        let name = self.fresh_name(scope);
        let body = self.block(scope, Some(name.clone()));
        Statement::For(name, from, to, body)
    }

    /// A loop that subtracts from a number, which is declared before it, until it is 0.
    fn while_loop(&mut self, scope: &mut Scope, name: String) -> Statement {
        scope.counted.push(name.clone());
        let mut body = self.block(scope, None);
        scope.counted.pop();
        let less = Expr::Binary('-', Box::new(Expr::Name(name.clone())), Box::new(Expr::Number(1.0)));
        let at = self.random.below(body.len() + 1);
        body.insert(at, Statement::Assign(name.clone(), less));
        Statement::While(Expr::Name(name), body)
    }

    /// The statements of a block, which may count a variable.
    fn block(&mut self, scope: &Scope, counted: Option<String>) -> Vec<Statement> {
        let mut inner = Scope {
            variables: scope.variables.clone(),
            counted: scope.counted.clone(),
            depth: scope.depth + 1,
            budget: scope.budget / 4,
        };
        if let Some(name) = counted {
            inner.counted.push(name.clone());
            inner.variables.push((name, Value::Tensor(self.tensor(&[]))));
        }
        let mut body = Vec::new();
        for _ in 0..=self.random.below(2) {
            body.extend(self.assignment(&mut inner));
        }
        let count = self.random.below(3);
        body.extend(self.statements(count, &mut inner));
        body
    }
}
