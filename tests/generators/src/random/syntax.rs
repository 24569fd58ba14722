//! Toy programs as trees.

/// A whole program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// In the order of the text.
    pub items: Vec<Item>,
}

/// An item of a program.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// `struct Name { fields }`.
    Struct(Struct),
    /// `def name(params) { body }`.
    Function(Function),
}

/// `struct Name { fields }`.
#[derive(Clone, Debug, PartialEq)]
pub struct Struct {
    /// Its name.
    pub name: String,
    /// The fields in order.
    pub fields: Vec<Declared>,
}

/// A parameter or a field.
#[derive(Clone, Debug, PartialEq)]
pub struct Declared {
    /// The name of its struct; `None` for a tensor.
    pub ty: Option<String>,
    /// Its name.
    pub name: String,
}

/// `def name(params) { body }`.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The parameters in order.
    pub params: Vec<Declared>,
    /// A `return` can only come last.
    pub body: Vec<Statement>,
}

/// One statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// `var name<shape> = value;`
    Var(String, Option<Vec<usize>>, Expr),
    /// `Type name = value;`
    Struct(String, String, Expr),
    /// `name = value;`
    Assign(String, Expr),
    /// `for name in from..to { body }`
    For(String, Expr, Expr, Vec<Statement>),
    /// `while condition { body }`
    While(Expr, Vec<Statement>),
    /// `if condition { then } else { otherwise }`; without `else` if that is empty.
    If(Expr, Vec<Statement>, Vec<Statement>),
    /// `print(value);`
    Print(Expr),
    /// `value;`
    Expr(Expr),
    /// `var names = value;`, or without `var`: a call with several results.
    Unpack(bool, Vec<String>, Expr),
    /// `return values;`
    Return(Vec<Expr>),
    /// `# text`
    Comment(String),
}

/// One expression.
#[derive(Clone, Debug, PartialEq)]
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
    /// `left op right` or `op value` with another operator, which element-wise functions and `matmul` compute, too.
    Operator(&'static str, Vec<Expr>),
    /// A call of a function of [`FUNCTIONS`](toy_dialect::functions::FUNCTIONS), with its axes.
    Function(&'static str, Vec<Expr>, Option<Vec<i64>>),
    /// `value[items]`.
    Index(Box<Expr>, Vec<IndexItem>),
    /// A call of an element-wise function of [`ELEMENTWISE`](toy_dialect::elementwise::ELEMENTWISE).
    Elementwise(&'static str, Vec<Expr>),
    /// `sum(value, axis=[0, -1], keepdims=1)`: a reduction of [`REDUCTIONS`](toy_dialect::reductions::REDUCTIONS) along
    /// axes, or all of them; whether they are kept.
    Reduction(&'static str, Box<Expr>, Option<Vec<i64>>, bool),
    /// `[values]`, of which one is no literal.
    List(Vec<Expr>),
    /// `{values}` or `Type{values}`.
    Struct(Option<String>, Vec<Expr>),
    /// `value.field`.
    Field(Box<Expr>, String),
}

/// An item of an index.
#[derive(Clone, Debug, PartialEq)]
pub enum IndexItem {
    /// A position.
    At(i64),
    /// A position that is computed.
    Computed(Box<Expr>),
    /// `start:stop:step`.
    Range(Option<i64>, Option<i64>, i64),
    /// `newaxis`.
    NewAxis,
}

/// The operators that element-wise functions compute, too.
pub const OPERATORS: &[&str] = &["<", "<=", ">", ">=", "==", "!=", "and", "or", "not", "**"];

impl Program {
    /// The functions in the order of the text.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(Item::function)
    }

    /// Calls `change` for every expression, which it may replace, and then for its parts.
    pub fn each_expr_mut(&mut self, change: &mut dyn FnMut(&mut Expr)) {
        for item in &mut self.items {
            let Item::Function(function) = item else { continue };
            for statement in &mut function.body {
                statement.exprs_mut(&mut |expr| expr.walk_mut(change));
            }
        }
    }
}

impl Item {
    /// The function, if this is one.
    pub fn function(&self) -> Option<&Function> {
        match self {
            Self::Function(function) => Some(function),
            Self::Struct(_) => None,
        }
    }
}

impl Expr {
    /// Whether a list takes it for a part of a literal.
    pub fn is_literal(&self) -> bool {
        match self {
            Self::Number(_) | Self::Literal(..) => true,
            Self::Negation(value) => matches!(**value, Self::Number(_)),
            _ => false,
        }
    }

    /// The direct parts of this expression.
    pub fn parts(&self) -> Vec<&Expr> {
        match self {
            Self::Number(_) | Self::Literal(..) | Self::Name(_) => Vec::new(),
            Self::Call(_, parts)
            | Self::Elementwise(_, parts)
            | Self::Operator(_, parts)
            | Self::Function(_, parts, _)
            | Self::List(parts)
            | Self::Struct(_, parts) => parts.iter().collect(),
            Self::Transpose(value)
            | Self::Negation(value)
            | Self::Field(value, _)
            | Self::Reduction(_, value, ..) => vec![value],
            Self::Index(value, items) => {
                let computed = items.iter().filter_map(|item| match item {
                    IndexItem::Computed(position) => Some(&**position),
                    _ => None,
                });
                std::iter::once(&**value).chain(computed).collect()
            }
            Self::Binary(_, left, right) => vec![left, right],
        }
    }

    /// The direct parts of this expression, mutable.
    fn parts_mut(&mut self) -> Vec<&mut Expr> {
        match self {
            Self::Number(_) | Self::Literal(..) | Self::Name(_) => Vec::new(),
            Self::Call(_, parts)
            | Self::Elementwise(_, parts)
            | Self::Operator(_, parts)
            | Self::Function(_, parts, _)
            | Self::List(parts)
            | Self::Struct(_, parts) => parts.iter_mut().collect(),
            Self::Transpose(value)
            | Self::Negation(value)
            | Self::Field(value, _)
            | Self::Reduction(_, value, ..) => vec![value],
            Self::Index(value, items) => {
                let computed = items.iter_mut().filter_map(|item| match item {
                    IndexItem::Computed(position) => Some(&mut **position),
                    _ => None,
                });
                std::iter::once(&mut **value).chain(computed).collect()
            }
            Self::Binary(_, left, right) => vec![left, right],
        }
    }

    /// Calls `visit` for the expression and all its parts.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Expr)) {
        visit(self);
        self.parts().into_iter().for_each(|part| part.walk(visit));
    }

    /// Calls `change` for the expression, then for the parts of the result.
    pub fn walk_mut(&mut self, change: &mut dyn FnMut(&mut Expr)) {
        change(self);
        self.parts_mut().into_iter().for_each(|part| part.walk_mut(change));
    }
}

impl Statement {
    /// The expressions that are directly in the statement.
    pub fn own_exprs(&self) -> Vec<&Expr> {
        match self {
            Self::Var(_, _, expr)
            | Self::Struct(_, _, expr)
            | Self::Assign(_, expr)
            | Self::While(expr, _)
            | Self::If(expr, ..)
            | Self::Print(expr)
            | Self::Unpack(_, _, expr)
            | Self::Expr(expr) => vec![expr],
            Self::For(_, from, to, _) => vec![from, to],
            Self::Return(expr) => expr.iter().collect(),
            Self::Comment(_) => Vec::new(),
        }
    }

    /// The blocks that are directly in the statement.
    pub fn blocks(&self) -> Vec<&Vec<Statement>> {
        match self {
            Self::For(.., body) | Self::While(_, body) => vec![body],
            Self::If(_, then, otherwise) => vec![then, otherwise],
            _ => Vec::new(),
        }
    }

    /// The statement and all those inside it, in the order of the text.
    pub fn all(&self) -> Vec<&Statement> {
        let inner = self.blocks().into_iter().flatten().flat_map(Statement::all);
        std::iter::once(self).chain(inner).collect()
    }

    /// The expressions in the statement and those inside it, in the order of the text.
    pub fn exprs(&self) -> Vec<&Expr> {
        self.all().into_iter().flat_map(Statement::own_exprs).collect()
    }

    /// Calls `change` for the expressions in the statement and those inside it, in the order of the text.
    pub fn exprs_mut(&mut self, change: &mut dyn FnMut(&mut Expr)) {
        let blocks: [&mut [Statement]; 2] = match self {
            Self::Var(_, _, expr) | Self::Struct(_, _, expr) | Self::Assign(_, expr) => {
                return change(expr);
            }
            Self::Print(expr) | Self::Unpack(_, _, expr) | Self::Expr(expr) => return change(expr),
            Self::Return(expr) => return expr.iter_mut().for_each(change),
            Self::Comment(_) => return,
            Self::For(_, from, to, body) => {
                change(from);
                change(to);
                [body, &mut []]
            }
            Self::While(condition, body) => {
                change(condition);
                [body, &mut []]
            }
            Self::If(condition, then, otherwise) => {
                change(condition);
                [then, otherwise]
            }
        };
        blocks.into_iter().flatten().for_each(|statement| statement.exprs_mut(change));
    }
}
