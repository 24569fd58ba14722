//! Makes a random valid program.
//!
//! Every function is made for arguments of some shapes, with their values at hand, so that each expression is
//! evaluated as soon as it is made, and thrown away if it is not valid or not exact. A call may pass other shapes than
//! the callee was made for whenever the callee allows them.

use ndarray::IxDyn;
use runtime::eval;

use super::Random;
use super::evaluate::{self, Machine, Tensor};
use super::syntax::{Expr, Function, Program, Statement};

const FUNCTION_NAMES: &[&str] = &[
    "scale", "mix", "turn", "show", "fold", "helper", "a", "twice_2", "Norm", "under_", "define", "variant",
];
/// The same in every function, and some are functions' names too.
const VARIABLE_NAMES: &[&str] =
    &["a", "b", "c", "d", "x", "y", "mix", "show", "result", "tmp_1", "printed", "returned"];
/// Operations that running the program may take, and with inlining the size of what is compiled.
const BUDGET: usize = 600;
/// How many elements a tensor has at most, but for the rare large literal.
const MAX_ELEMENTS: usize = 24;

/// A program and what it prints.
pub struct Case {
    /// The program.
    pub program: Program,
    /// The exact text.
    pub expected: String,
}

/// Makes the program of the seed.
pub fn generate(seed: u64) -> Case {
    let mut generator = Generator { random: Random::new(seed), functions: Vec::new() };
    let count = generator.random.below(7);
    for index in 0..count {
        let function = generator.function(index);
        generator.functions.push(function);
    }
    // Some programs are too long to run with what was drawn; a shorter main always exists.
    for statements in (0..=8).rev() {
        let main = generator.main(statements);
        let mut program = Program { functions: generator.functions.clone() };
        program.functions.push(main);
        generator.random.shuffle(&mut program.functions);
        if let Ok(expected) = evaluate::output(&program, BUDGET) {
            return Case { program, expected };
        }
    }
    let program =
        Program { functions: vec![Function { name: "main".into(), params: Vec::new(), body: Vec::new() }] };
    Case { program, expected: String::new() }
}

struct Generator {
    random: Random,
    /// Those that may be called from the function that is being made.
    functions: Vec<Function>,
}

/// The variables of the function that is being made.
#[derive(Default)]
struct Scope {
    variables: Vec<(String, Tensor)>,
    /// Calls and operators in a `return` or `print` are what makes chains; too many make programs too long.
    budget: usize,
}

impl Generator {
    fn function(&mut self, index: usize) -> Function {
        let mut scope = Scope { budget: BUDGET / 8, ..Scope::default() };
        let mut params = Vec::new();
        for _ in 0..self.random.below(4) {
            let shape = match scope.variables.first() {
                Some((_, first)) if self.random.chance(60) => first.shape().to_vec(),
                _ => self.shape(),
            };
            let name = self.fresh_name(&scope);
            params.push(name.clone());
            scope.variables.push((name, self.tensor(&shape)));
        }
        let count = self.random.below(4);
        let mut body = self.statements(count, &mut scope);
        match self.random.below(10) {
            0..=6 => {
                let (value, _) = self.expr(&mut scope, 3, None);
                body.push(Statement::Return(Some(value)));
            }
            7 => body.push(Statement::Return(None)),
            _ => {
                let (value, _) = self.expr(&mut scope, 2, None);
                body.push(Statement::Print(value));
            }
        }
        let name = FUNCTION_NAMES.get((index * 5 + 1) % FUNCTION_NAMES.len()).copied().unwrap_or("f");
        Function { name: name.to_owned(), params, body }
    }

    fn main(&mut self, count: usize) -> Function {
        let mut scope = Scope { budget: BUDGET, ..Scope::default() };
        let mut body = self.statements(count, &mut scope);
        let (value, _) = self.expr(&mut scope, 3, None);
        body.push(Statement::Print(value));
        if self.random.chance(20) {
            body.push(Statement::Return(None));
        }
        Function { name: "main".to_owned(), params: Vec::new(), body }
    }

    fn statements(&mut self, count: usize, scope: &mut Scope) -> Vec<Statement> {
        let mut body = Vec::new();
        for _ in 0..count {
            match self.random.below(10) {
                0..=4 => body.push(self.variable(scope)),
                5 | 6 => {
                    let (value, _) = self.expr(scope, 3, None);
                    body.push(Statement::Print(value));
                }
                7 | 8 => body.extend(self.call_statement(scope)),
                _ => body.push(Statement::Comment("var no<1> = [2; } def 你好".to_owned())),
            }
        }
        body
    }

    fn variable(&mut self, scope: &mut Scope) -> Statement {
        let name = self.fresh_name(scope);
        let (expr, value) = self.expr(scope, 3, None);
        let shape = self.random.chance(40).then(|| self.shape_of_size(value.len()));
        let value = evaluate::reshape(value, shape.as_deref()).unwrap_or_default();
        scope.variables.push((name.clone(), value));
        Statement::Var(name, shape, expr)
    }

    /// A call whose result, if it has one, is not used.
    fn call_statement(&mut self, scope: &mut Scope) -> Option<Statement> {
        (0..4).find_map(|_| self.call(scope, 1)).map(|(expr, _)| Statement::Expr(expr))
    }

    /// An expression, of the wanted shape if there is one, and its value.
    fn expr(&mut self, scope: &mut Scope, depth: usize, want: Option<&[usize]>) -> (Expr, Tensor) {
        for _ in 0..4 {
            if depth == 0 {
                break;
            }
            let made = match self.random.below(10) {
                0..=2 => self.binary(scope, depth - 1, want),
                3 if self.random.chance(50) => self.negation(scope, depth - 1, want),
                3 | 4 => self.transpose(scope, depth - 1, want),
                5..=7 => self.call(scope, depth - 1).and_then(|(expr, value)| Some((expr, value?))),
                _ => self.name(scope, want),
            };
            if let Some((expr, value)) = made
                && want.is_none_or(|shape| shape == value.shape())
            {
                return (expr, value);
            }
        }
        self.name(scope, want).unwrap_or_else(|| self.literal(want))
    }

    fn name(&mut self, scope: &Scope, want: Option<&[usize]>) -> Option<(Expr, Tensor)> {
        let fitting: Vec<&(String, Tensor)> = scope
            .variables
            .iter()
            .filter(|(_, value)| want.is_none_or(|shape| shape == value.shape()))
            .collect();
        let (name, value) = self.random.pick(&fitting)?;
        Some((Expr::Name(name.clone()), value.clone()))
    }

    fn literal(&mut self, want: Option<&[usize]>) -> (Expr, Tensor) {
        let shape = want.map_or_else(|| self.shape(), <[usize]>::to_vec);
        let value = self.tensor(&shape);
        let elements: Vec<f64> = value.iter().copied().collect();
        match elements.first() {
            Some(&number) if shape.is_empty() => (Expr::Number(number), value),
            _ => (Expr::Literal(shape, elements), value),
        }
    }

    fn transpose(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let reversed = want.map(|shape| shape.iter().rev().copied().collect::<Vec<_>>());
        let (expr, value) = self.expr(scope, depth, reversed.as_deref());
        Some((Expr::Transpose(Box::new(expr)), eval::transpose(&value)))
    }

    fn binary(&mut self, scope: &mut Scope, depth: usize, want: Option<&[usize]>) -> Option<(Expr, Tensor)> {
        let (left, left_value) = match self.random.chance(10) {
            true => self.expr(scope, depth, Some(&[])),
            false => self.expr(scope, depth, want),
        };
        // A number goes with every shape.
        let (right, right_value) = match (left_value.ndim(), self.random.chance(15)) {
            (0, _) => self.expr(scope, depth, want),
            (_, true) => self.expr(scope, depth, Some(&[])),
            (_, false) => self.expr(scope, depth, Some(left_value.shape())),
        };
        // A quotient is seldom exact; more are tried than sums.
        let operator = *self.random.pick(&['+', '-', '*', '/', '/'])?;
        let value = evaluate::binary(operator, &left_value, &right_value).ok()?;
        Some((Expr::Binary(operator, Box::new(left), Box::new(right)), value))
    }

    fn negation(
        &mut self,
        scope: &mut Scope,
        depth: usize,
        want: Option<&[usize]>,
    ) -> Option<(Expr, Tensor)> {
        let (expr, value) = self.expr(scope, depth, want);
        Some((Expr::Negation(Box::new(expr)), eval::neg(&value)))
    }

    /// A call that is valid here: arguments are drawn, and the call is tried.
    fn call(&mut self, scope: &mut Scope, depth: usize) -> Option<(Expr, Option<Tensor>)> {
        let callee = self.random.below(self.functions.len());
        let (name, count) = self.functions.get(callee).map(|f| (f.name.clone(), f.params.len()))?;
        let mut arguments = Vec::new();
        let mut values: Vec<Tensor> = Vec::new();
        for _ in 0..count {
            let same = values.first().filter(|_| self.random.chance(60)).map(|value| value.shape().to_vec());
            let (argument, value) = self.expr(scope, depth, same.as_deref());
            arguments.push(argument);
            values.push(value);
        }
        let mut machine = Machine::new(&self.functions, scope.budget);
        let result = machine.call(&name, values).ok()?;
        scope.budget = machine.budget();
        Some((Expr::Call(name, arguments), result))
    }

    fn fresh_name(&mut self, scope: &Scope) -> String {
        let taken = |name: &str| scope.variables.iter().any(|(other, _)| other == name);
        let free: Vec<&str> = VARIABLE_NAMES.iter().copied().filter(|name| !taken(name)).collect();
        self.random
            .pick(&free)
            .map_or_else(|| format!("v{}", scope.variables.len()), |name| (*name).to_owned())
    }

    /// A shape of rank 0 to 4; the frequent ones recur, so that values fit each other.
    fn shape(&mut self) -> Vec<usize> {
        const FREQUENT: &[&[usize]] = &[&[2, 3], &[3, 2], &[2, 2], &[3], &[], &[2, 1, 3], &[2, 2, 1, 2]];
        if self.random.chance(2) {
            return vec![11, 10];
        }
        if self.random.chance(60) {
            return self.random.pick(FREQUENT).map(|shape| shape.to_vec()).unwrap_or_default();
        }
        let rank = self.random.below(5);
        let mut shape = Vec::new();
        for _ in 0..rank {
            let room = MAX_ELEMENTS / shape.iter().product::<usize>();
            shape.push(1 + self.random.below(room.min(4)));
        }
        shape
    }

    /// A shape of rank 1 to 4 with the number of elements.
    fn shape_of_size(&mut self, mut size: usize) -> Vec<usize> {
        let mut shape = Vec::new();
        for _ in 0..self.random.below(4) {
            let divisors: Vec<usize> = (1..=size).filter(|divisor| size.is_multiple_of(*divisor)).collect();
            let divisor = self.random.pick(&divisors).copied().unwrap_or(1);
            shape.push(divisor);
            size /= divisor;
        }
        shape.push(size);
        self.random.shuffle(&mut shape);
        shape
    }

    /// Small numbers, mostly whole.
    #[allow(clippy::cast_precision_loss)] // Below 100.
    fn tensor(&mut self, shape: &[usize]) -> Tensor {
        Tensor::from_shape_simple_fn(IxDyn(shape), || match self.random.below(6) {
            0 => self.random.below(20) as f64 / 4.0,
            1 => self.random.below(100) as f64,
            _ => self.random.below(10) as f64,
        })
    }
}
