//! What a program prints, computed with the reference evaluator on ndarray.

use std::collections::HashMap;

pub use runtime::eval::Tensor;
use runtime::eval::{self, EvalError};
use runtime::format;

use super::syntax::{Expr, Function, Program, Statement};

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The program is not valid: the compiler has to reject it.
    Invalid(String),
    /// A number left the range in which every operation is exact.
    Inexact,
    /// More operations than a test should have.
    TooLong,
}

impl From<EvalError> for Stop {
    fn from(error: EvalError) -> Self {
        Self::Invalid(error.to_string())
    }
}

/// Numbers are multiples of this.
const UNIT: f64 = 1.0 / 64.0;
/// And smaller than this, so that a sum or difference of two is exact.
const LIMIT: f64 = (1u64 << 44) as f64;
/// Calls may be nested this deep; validity itself has no such limit.
const MAX_DEPTH: usize = 200;

/// Runs the program and returns what it prints.
pub fn output(program: &Program, budget: usize) -> Result<String, Stop> {
    let mut machine = Machine::new(&program.functions, budget);
    machine.call("main", Vec::new())?;
    Ok(machine.printed)
}

/// Calls functions.
pub struct Machine<'a> {
    functions: HashMap<&'a str, &'a Function>,
    budget: usize,
    depth: usize,
    /// What has been printed so far.
    pub printed: String,
}

impl<'a> Machine<'a> {
    /// A machine that stops after `budget` operations.
    pub fn new(functions: &'a [Function], budget: usize) -> Self {
        let functions = functions.iter().map(|function| (function.name.as_str(), function)).collect();
        Self { functions, budget, depth: 0, printed: String::new() }
    }

    /// How many operations are left.
    pub fn budget(&self) -> usize {
        self.budget
    }

    /// Calls the function; the result is `None` for one that returns nothing.
    pub fn call(&mut self, name: &str, arguments: Vec<Tensor>) -> Result<Option<Tensor>, Stop> {
        let function =
            *self.functions.get(name).ok_or_else(|| Stop::Invalid(format!("no function `{name}`")))?;
        if arguments.len() != function.params.len() {
            return Err(Stop::Invalid(format!("`{name}` with {} arguments", arguments.len())));
        }
        if self.depth == MAX_DEPTH {
            return Err(Stop::TooLong);
        }
        self.depth += 1;
        let mut variables: HashMap<&str, Tensor> =
            function.params.iter().map(String::as_str).zip(arguments).collect();
        let mut result = None;
        for statement in &function.body {
            match statement {
                Statement::Var(name, shape, value) => {
                    let value = self.value(value, &variables)?;
                    variables.insert(name, reshape(value, shape.as_deref())?);
                }
                Statement::Print(value) => {
                    let value = self.value(value, &variables)?;
                    self.printed += &format::text(&value.view());
                }
                Statement::Expr(value) => {
                    self.evaluate(value, &variables)?;
                }
                Statement::Return(Some(value)) => result = Some(self.value(value, &variables)?),
                Statement::Return(None) | Statement::Comment(_) => {}
            }
        }
        self.depth -= 1;
        Ok(result)
    }

    fn value(&mut self, expr: &Expr, variables: &HashMap<&str, Tensor>) -> Result<Tensor, Stop> {
        self.evaluate(expr, variables)?
            .ok_or_else(|| Stop::Invalid("a call without a result as a value".to_owned()))
    }

    fn evaluate(&mut self, expr: &Expr, variables: &HashMap<&str, Tensor>) -> Result<Option<Tensor>, Stop> {
        self.budget = self.budget.checked_sub(1).ok_or(Stop::TooLong)?;
        Ok(Some(match expr {
            Expr::Number(value) => eval::constant(&[], vec![*value])?,
            Expr::Literal(shape, values) => eval::constant(shape, values.clone())?,
            Expr::Name(name) => variables
                .get(name.as_str())
                .cloned()
                .ok_or_else(|| Stop::Invalid(format!("no variable `{name}`")))?,
            Expr::Call(callee, arguments) => {
                let arguments = arguments
                    .iter()
                    .map(|argument| self.value(argument, variables))
                    .collect::<Result<_, _>>()?;
                return self.call(callee, arguments);
            }
            Expr::Transpose(value) => eval::transpose(&self.value(value, variables)?),
            Expr::Negation(value) => eval::neg(&self.value(value, variables)?),
            Expr::Binary(operator, left, right) => {
                let left = self.value(left, variables)?;
                binary(*operator, &left, &self.value(right, variables)?)?
            }
        }))
    }
}

/// Applies the operator element by element.
pub fn binary(operator: char, left: &Tensor, right: &Tensor) -> Result<Tensor, Stop> {
    let result = match operator {
        '+' => eval::add(left, right),
        '-' => eval::sub(left, right),
        '/' => eval::div(left, right),
        _ => eval::mul(left, right),
    }?;
    let exact = |value: &f64| value.abs() < LIMIT && (value / UNIT).fract() == 0.0;
    if result.iter().all(exact) { Ok(result) } else { Err(Stop::Inexact) }
}

/// Gives the value the shape, if there is one, with the elements in row-major order.
pub fn reshape(value: Tensor, shape: Option<&[usize]>) -> Result<Tensor, Stop> {
    Ok(match shape {
        Some(shape) => eval::reshape(&value, shape)?,
        None => value,
    })
}
