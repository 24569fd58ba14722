//! Toy programs as trees, and their text.

use std::fmt;

/// A whole program.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// In the order of the text.
    pub functions: Vec<Function>,
}

/// `def name(params) { body }`.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The parameters' names.
    pub params: Vec<String>,
    /// A `return` comes last, if at all.
    pub body: Vec<Statement>,
}

/// One statement.
#[derive(Clone, Debug)]
pub enum Statement {
    /// `var name<shape> = value;`
    Var(String, Option<Vec<usize>>, Expr),
    /// `print(value);`
    Print(Expr),
    /// `value;`
    Expr(Expr),
    /// `return value;`
    Return(Option<Expr>),
    /// `# text`
    Comment(String),
}

/// One expression.
#[derive(Clone, Debug)]
pub enum Expr {
    /// A number, a tensor of rank 0.
    Number(f64),
    /// A tensor literal: its shape and its elements in row-major order.
    Literal(Vec<usize>, Vec<f64>),
    /// A variable or parameter.
    Name(String),
    /// `callee(arguments)`.
    Call(String, Vec<Expr>),
    /// `transpose(value)`.
    Transpose(Box<Expr>),
    /// `-value`.
    Negation(Box<Expr>),
    /// `left op right` with `+`, `-`, `*` or `/`.
    Binary(char, Box<Expr>, Box<Expr>),
}

impl Expr {
    /// Calls `visit` for the expression and all in it.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        visit(self);
        match self {
            Self::Number(_) | Self::Literal(..) | Self::Name(_) => {}
            Self::Call(_, arguments) => arguments.iter().for_each(|argument| argument.walk(visit)),
            Self::Transpose(value) | Self::Negation(value) => value.walk(visit),
            Self::Binary(_, left, right) => {
                left.walk(visit);
                right.walk(visit);
            }
        }
    }

    fn precedence(&self) -> u8 {
        match self {
            Self::Negation(_) => 50,
            Self::Binary('*' | '/', ..) => 40,
            Self::Binary(..) => 20,
            _ => 100,
        }
    }
}

impl Statement {
    /// The expression in the statement.
    pub fn expr(&self) -> Option<&Expr> {
        match self {
            Self::Var(_, _, expr) | Self::Print(expr) | Self::Expr(expr) => Some(expr),
            Self::Return(expr) => expr.as_ref(),
            Self::Comment(_) => None,
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, function) in self.functions.iter().enumerate() {
            let gap = if index == 0 { "" } else { "\n" };
            writeln!(f, "{gap}def {}({}) {{", function.name, function.params.join(", "))?;
            for statement in &function.body {
                writeln!(f, "  {statement}")?;
            }
            writeln!(f, "}}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Var(name, None, value) => write!(f, "var {name} = {value};"),
            Self::Var(name, Some(shape), value) => {
                let shape: Vec<String> = shape.iter().map(usize::to_string).collect();
                write!(f, "var {name}<{}> = {value};", shape.join(", "))
            }
            Self::Print(value) => write!(f, "print({value});"),
            Self::Expr(value) => write!(f, "{value};"),
            Self::Return(None) => write!(f, "return;"),
            Self::Return(Some(value)) => write!(f, "return {value};"),
            Self::Comment(text) => write!(f, "# {text}"),
        }
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(value) => write!(f, "{value}"),
            Self::Literal(shape, values) => write_literal(f, shape, values),
            Self::Name(name) => write!(f, "{name}"),
            Self::Call(callee, arguments) => {
                let arguments: Vec<String> = arguments.iter().map(Self::to_string).collect();
                write!(f, "{callee}({})", arguments.join(", "))
            }
            Self::Transpose(value) => write!(f, "transpose({value})"),
            Self::Negation(value) => {
                write!(f, "-")?;
                write_operand(f, value, value.precedence() < self.precedence())
            }
            Self::Binary(operator, left, right) => {
                // Operators are left-associative: an equal one on the right needs its parentheses.
                write_operand(f, left, left.precedence() < self.precedence())?;
                write!(f, " {operator} ")?;
                write_operand(f, right, right.precedence() <= self.precedence())
            }
        }
    }
}

fn write_operand(f: &mut fmt::Formatter<'_>, operand: &Expr, parentheses: bool) -> fmt::Result {
    if parentheses { write!(f, "({operand})") } else { write!(f, "{operand}") }
}

fn write_literal(f: &mut fmt::Formatter<'_>, shape: &[usize], values: &[f64]) -> fmt::Result {
    let Some((&count, inner)) = shape.split_first() else {
        return values.iter().try_for_each(|value| write!(f, "{value}"));
    };
    write!(f, "[")?;
    for (index, part) in values.chunks(values.len() / count.max(1)).enumerate() {
        if index > 0 {
            write!(f, ", ")?;
        }
        write_literal(f, inner, part)?;
    }
    write!(f, "]")
}
