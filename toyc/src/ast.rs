//! The syntax tree of a Toy module.
//!
//! The tree records what was written and where, but no types. Two choices keep every walk over it (and dropping it) at
//! a bounded depth, however long the input is: operators of one precedence are one flat [`Chain`], and the parser
//! bounds how deep brackets nest (`parser::MAX_NESTING`). So plain recursion over expressions is safe. Frequent nodes
//! ([`Expr`], [`Statement`], [`Link`]) are small, so that the tree of a large file takes few bytes for each byte of
//! text; rare ones are boxed.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use support::Span;

/// A name, shared by all its occurrences; of the size of a reference.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(Arc<Box<str>>);

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Name(Arc::new(text.into()))
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// A name at a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Ident {
    /// The name.
    pub name: Name,
    /// Where it is.
    pub span: Span,
}

/// A whole file.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// Structs and functions in the order of the file.
    pub items: Vec<Item>,
    /// The whole text.
    pub span: Span,
}

impl Module {
    /// The end of the last item, or the beginning of the file.
    pub fn last_character(&self) -> Span {
        let last = self.items.last().map(|item| match item {
            Item::Function(function) => function.span,
            Item::Struct(decl) => decl.span,
        });
        match last {
            Some(span) => Span { start: span.end.saturating_sub(1), ..span },
            None => Span { end: self.span.start, ..self.span },
        }
    }

    /// The functions in the order of the file.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(|item| match item {
            Item::Function(f) => Some(f),
            Item::Struct(_) => None,
        })
    }

    /// The structs in the order of the file.
    pub fn structs(&self) -> impl Iterator<Item = &StructDecl> {
        self.items.iter().filter_map(|item| match item {
            Item::Struct(s) => Some(s),
            Item::Function(_) => None,
        })
    }
}

/// The kinds of items in a module.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// `struct Name { ... }`
    Struct(StructDecl),
    /// `def name(...) { ... }`
    Function(Function),
}

/// `struct Name { var field; Other field; }`
#[derive(Clone, PartialEq, Debug)]
pub struct StructDecl {
    /// From `struct` to `}`; its start is the struct's location in dumps and in MLIR.
    pub span: Span,
    /// The struct's name.
    pub name: Ident,
    /// The fields in order.
    pub fields: Vec<StructField>,
}

/// A field of a [`StructDecl`].
#[derive(Clone, PartialEq, Debug)]
pub struct StructField {
    /// From the type or `var` to the name.
    pub span: Span,
    /// The struct it holds, or `None` for `var`: a tensor.
    pub ty: Option<Ident>,
    /// The field's name.
    pub name: Ident,
}

/// `def name(params) { body }`
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// From `def` to `}`; its start is the function's location in dumps and in MLIR.
    pub span: Span,
    /// The function's name.
    pub name: Ident,
    /// The parameters in order.
    pub params: Vec<Param>,
    /// The statements.
    pub body: Block,
}

impl Function {
    /// The first `return`, which ends the function even if more statements follow.
    pub fn first_return(&self) -> Option<(&Statement, &[Expr])> {
        self.body.statements.iter().find_map(|s| match &s.kind {
            StatementKind::Return(values) => Some((s, &**values)),
            _ => None,
        })
    }

    /// True when calls of this function have a value, or several.
    pub fn returns_value(&self) -> bool {
        self.first_return().is_some_and(|(_, values)| !values.is_empty())
    }
}

/// A parameter, with its struct type if it has one.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// The struct it is, or `None` for a tensor.
    pub ty: Option<Box<Ident>>,
    /// The parameter's name.
    pub name: Ident,
}

impl Param {
    /// From the type, if any, to the name.
    pub fn span(&self) -> Span {
        self.ty.as_ref().map_or(self.name.span, |ty| ty.span.to(self.name.span))
    }
}

/// Statements in braces.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// From `{` to `}`.
    pub span: Span,
    /// The statements in order.
    pub statements: Vec<Statement>,
}

/// A statement without its semicolon.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// The covered text; its start is the statement's location in dumps and in MLIR.
    pub span: Span,
    /// The kind of statement.
    pub kind: StatementKind,
}

/// The statements of Toy.
#[derive(Clone, PartialEq, Debug)]
pub enum StatementKind {
    /// `var name<shape> = value` or `Type name = value`
    Var(Box<VarDecl>),
    /// `name = value`
    Assign(Box<Assignment>),
    /// `var a, b = value` or `a, b = value`
    Unpack(Box<Unpack>),
    /// `return`, `return value` or `return a, b`
    Return(Vec<Expr>),
    /// `for i in a..b { ... }`
    For(Box<ForLoop>),
    /// `while c { ... }`
    While(Box<Branch>),
    /// `if c { ... } else if d { ... } else { ... }`
    If(Box<Conditional>),
    /// An expression for its effect.
    Expr(Expr),
}

impl StatementKind {
    /// The expressions that are directly in it, in the order of the text.
    pub fn values(&self) -> Vec<&Expr> {
        match self {
            StatementKind::Var(decl) => vec![&decl.value],
            StatementKind::Assign(assignment) => vec![&assignment.value],
            StatementKind::Unpack(unpack) => vec![&unpack.value],
            StatementKind::Return(values) => values.iter().collect(),
            StatementKind::For(lp) => vec![&lp.from, &lp.to],
            StatementKind::While(lp) => vec![&lp.condition],
            StatementKind::If(choice) => choice.branches.iter().map(|branch| &branch.condition).collect(),
            StatementKind::Expr(value) => vec![value],
        }
    }

    /// The blocks that are directly in it, in the order of the text.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            StatementKind::For(lp) => vec![&lp.body],
            StatementKind::While(lp) => vec![&lp.body],
            StatementKind::If(choice) => {
                choice.branches.iter().map(|branch| &branch.body).chain(&choice.otherwise).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl Block {
    /// Calls a function for each statement, each before those inside it. Recursion is bounded by the parser.
    pub fn each_statement<'a>(&'a self, f: &mut dyn FnMut(&'a Statement)) {
        self.statements.iter().for_each(|statement| statement.each(f));
    }
}

impl Statement {
    /// Calls a function for the statement, and then for those inside it.
    pub fn each<'a>(&'a self, f: &mut dyn FnMut(&'a Statement)) {
        f(self);
        self.kind.blocks().into_iter().for_each(|block| block.each_statement(f));
    }
}

/// `name = value`
#[derive(Clone, PartialEq, Debug)]
pub struct Assignment {
    /// The variable.
    pub name: Ident,
    /// Its new value.
    pub value: Expr,
}

/// `var a, b = value` or `a, b = value`
#[derive(Clone, PartialEq, Debug)]
pub struct Unpack {
    /// Whether it declares the variables, and does not assign to them.
    pub declares: bool,
    /// The variables, at least two.
    pub names: Vec<Ident>,
    /// The call whose results they get.
    pub value: Expr,
}

impl Unpack {
    /// From the first name to the last.
    pub fn place(&self) -> Span {
        let ends = self.names.first().zip(self.names.last());
        ends.map_or(self.value.span, |(first, last)| first.span.to(last.span))
    }
}

/// `for i in a..b { ... }`
#[derive(Clone, PartialEq, Debug)]
pub struct ForLoop {
    /// The variable that counts.
    pub variable: Ident,
    /// Its first value.
    pub from: Expr,
    /// The bound that it stays below.
    pub to: Expr,
    /// The statements that are repeated.
    pub body: Block,
}

/// A block with its condition.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// A number; every one but 0 is true.
    pub condition: Expr,
    /// The statements that run if it is true.
    pub body: Block,
}

/// `if c { ... } else if d { ... } else { ... }`
#[derive(Clone, PartialEq, Debug)]
pub struct Conditional {
    /// The conditions in order, each with its block; at least one.
    pub branches: Vec<Branch>,
    /// The block after `else`.
    pub otherwise: Option<Block>,
}

/// `var name<shape> = value` or `Type name = value`
#[derive(Clone, PartialEq, Debug)]
pub struct VarDecl {
    /// The struct it is, or `None` for `var`.
    pub ty: Option<Ident>,
    /// The variable's name.
    pub name: Ident,
    /// The declared shape; the value is reshaped to it.
    pub shape: Option<Box<Shape>>,
    /// The value.
    pub value: Expr,
}

/// `<2, 3>`: at least one dimension, each at least 1, and their product fits an `i64`.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// From `<` to `>`.
    pub span: Span,
    /// The dimensions, outermost first.
    pub dims: Vec<i64>,
}

impl Shape {
    /// How many elements a tensor of this shape has.
    pub fn element_count(&self) -> i64 {
        self.dims.iter().product()
    }
}

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// The covered text, without the parentheses around it.
    pub span: Span,
    /// The kind of expression.
    pub kind: ExprKind,
}

/// The expressions of Toy.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// `1.5`
    Number(f64),
    /// `[[1, 2], [3, 4]]`
    Tensor(Box<TensorLiteral>),
    /// `[a, 2 * b]`: values side by side
    List(Box<ListLiteral>),
    /// `{[1, 2], {a + b, 4}}` or `Name{a, b}`
    Struct(Box<StructLiteral>),
    /// `x`
    Variable(Name),
    /// `f(x, y)`, also `print(x)` and `transpose(x)`
    Call(Box<Call>),
    /// `a + b - c`
    Chain(Box<Chain>),
    /// `-a`, `not a`
    Negation(Box<Negation>),
    /// `a.b.c`
    Field(Box<FieldAccess>),
    /// `a[1, 2:5]`
    Index(Box<Index>),
    /// `"text"`, only as an argument
    Text(Name),
}

impl Expr {
    /// Whether it is a struct literal that does not name its struct.
    pub fn is_unnamed_struct(&self) -> bool {
        matches!(&self.kind, ExprKind::Struct(literal) if literal.name.is_none())
    }

    /// The expression's location in dumps and in MLIR.
    ///
    /// It is the start of the expression, except that a binary operator is located where its right operand begins (as
    /// in the tutorial compiler, with whose locations ours are compared).
    pub fn location(&self) -> Span {
        match &self.kind {
            ExprKind::Chain(chain) => chain.rest.last().map_or(self.span, Link::location),
            ExprKind::Field(access) => access.path.last().map_or(self.span, |field| field.span),
            _ => self.span,
        }
    }
}

/// A tensor literal. The parser has checked that it is not ragged, so the number of elements in `data` is the product
/// of `shape`.
#[derive(Clone, PartialEq, Debug)]
pub struct TensorLiteral {
    /// The dimensions, outermost first; at least one, each at least 1.
    pub shape: Vec<i64>,
    /// The elements in row-major order.
    pub data: Vec<f64>,
}

/// `[a, 2 * b]`
#[derive(Clone, PartialEq, Debug)]
pub struct ListLiteral {
    /// At least one value.
    pub elements: Vec<Expr>,
}

/// `{[1, 2], {a + b, 4}}`
/// `{[1, 2], {a + b, 4}}` or `Name{a, b}`
#[derive(Clone, PartialEq, Debug)]
pub struct StructLiteral {
    /// The struct, if the literal names it.
    pub name: Option<Ident>,
    /// A value for each field.
    pub parts: Vec<Expr>,
}

/// `callee(args)`
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The function's name.
    pub callee: Ident,
    /// The arguments in order.
    pub args: Box<[Expr]>,
    /// The names of arguments that have one, `axis` in `sum(x, axis=0)`, in order.
    pub names: Box<[ArgumentName]>,
}

/// The name that a call gives to one of its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct ArgumentName {
    /// The position of the argument.
    pub index: usize,
    /// The name.
    pub name: Ident,
}

impl Call {
    /// The name of the argument at a position, if it has one.
    pub fn name_of(&self, index: usize) -> Option<&Ident> {
        let found = self.names.binary_search_by_key(&index, |named| named.index);
        found.ok().map(|at| &self.names[at].name)
    }
}

/// Operators of one precedence in a row: `first (op operand)*`, evaluated from the left.
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    /// The leftmost operand.
    pub first: Expr,
    /// At least one operator with its right operand.
    pub rest: Vec<Link>,
}

/// An operator with its right operand.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The operator in the lowest bits; above them the distance from it to the right operand.
    packed: u32,
    /// Where the right operand begins, including its parenthesis.
    at: u32,
    /// The right operand.
    pub operand: Expr,
}

impl Link {
    const OP_BITS: u32 = 4;

    /// `op operand`, with the operator at `op_at`, and the operand or the parenthesis around it at `at`.
    pub fn new(op: BinaryOp, op_at: u32, at: u32, operand: Expr) -> Self {
        // A distance that does not fit, after a comment of a gigabyte, only misplaces the mark of an error.
        let distance = at.saturating_sub(op_at).min(u32::MAX >> Self::OP_BITS);
        Link { packed: distance << Self::OP_BITS | op as u32, at, operand }
    }

    /// The operator.
    pub fn op(&self) -> BinaryOp {
        BinaryOp::ALL[(self.packed & ((1 << Self::OP_BITS) - 1)) as usize].0
    }

    /// Where the operator is.
    pub fn op_span(&self) -> Span {
        let start = self.at - (self.packed >> Self::OP_BITS);
        Span { start, end: start + self.op().symbol().len() as u32, ..self.operand.span }
    }

    /// The operation's location in dumps and in MLIR: where the right operand begins, including its parenthesis.
    pub fn location(&self) -> Span {
        Span { start: self.at, end: self.operand.span.end.max(self.at), ..self.operand.span }
    }
}

/// Prefix operators of one kind before an operand: `-a`, `--a`, `not a`.
#[derive(Clone, PartialEq, Debug)]
pub struct Negation {
    /// The operator.
    pub op: UnaryOp,
    /// The operators, the innermost first; at least one.
    pub signs: Vec<Span>,
    /// The operand; not itself with such an operator, unless in parentheses.
    pub operand: Expr,
}

/// The prefix operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    /// `-`
    Minus,
    /// `not`
    Not,
}

impl UnaryOp {
    /// How programs write it.
    pub fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Minus => "-",
            UnaryOp::Not => "not",
        }
    }
}

/// The operators between two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `@`
    MatMul,
    /// `**`
    Pow,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `and`
    And,
    /// `or`
    Or,
}

impl BinaryOp {
    /// All of them with their symbols, in the order of their declaration.
    const ALL: [(BinaryOp, &str); 14] = [
        (BinaryOp::Add, "+"),
        (BinaryOp::Sub, "-"),
        (BinaryOp::Mul, "*"),
        (BinaryOp::Div, "/"),
        (BinaryOp::MatMul, "@"),
        (BinaryOp::Pow, "**"),
        (BinaryOp::Less, "<"),
        (BinaryOp::LessEqual, "<="),
        (BinaryOp::Greater, ">"),
        (BinaryOp::GreaterEqual, ">="),
        (BinaryOp::Equal, "=="),
        (BinaryOp::NotEqual, "!="),
        (BinaryOp::And, "and"),
        (BinaryOp::Or, "or"),
    ];

    /// How programs write it.
    pub fn symbol(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// How tight it binds: the operators of one [`Chain`] bind alike.
    pub fn precedence(self) -> u8 {
        use BinaryOp::*;
        match self {
            Or => 0,
            And => 1,
            Less | LessEqual | Greater | GreaterEqual | Equal | NotEqual => 2,
            Add | Sub => 3,
            Mul | Div | MatMul => 4,
            Pow => 5,
        }
    }
}

/// `base[1, 2:5]`
#[derive(Clone, PartialEq, Debug)]
pub struct Index {
    /// The tensor.
    pub base: Expr,
    /// At least one.
    pub items: Vec<IndexItem>,
}

/// What an index takes along an axis.
#[derive(Clone, PartialEq, Debug)]
pub enum IndexItem {
    /// `i`: the part at a position; or `newaxis`, an axis that the tensor does not have.
    At(Expr),
    /// `start:stop:step`
    Range(Box<IndexRange>),
}

/// `start:stop:step`, where each part may be missing.
#[derive(Clone, PartialEq, Debug)]
pub struct IndexRange {
    /// The covered text.
    pub span: Span,
    /// The first position.
    pub start: Option<Expr>,
    /// The position behind the last.
    pub stop: Option<Expr>,
    /// The distance of positions.
    pub step: Option<Expr>,
}

impl Index {
    /// The expressions in it, apart from the tensor.
    pub fn exprs(&self) -> impl Iterator<Item = &Expr> {
        self.items
            .iter()
            .flat_map(|item| match item {
                IndexItem::At(expr) => [Some(expr), None, None],
                IndexItem::Range(range) => [range.start.as_ref(), range.stop.as_ref(), range.step.as_ref()],
            })
            .flatten()
    }
}

/// `base.field.field`
#[derive(Clone, PartialEq, Debug)]
pub struct FieldAccess {
    /// The outermost struct value.
    pub base: Expr,
    /// At least one field; each is looked up in the value to its left.
    pub path: Vec<Ident>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_there_is_much_of_is_small() {
        let sizes = [size_of::<Expr>(), size_of::<Statement>(), size_of::<Link>(), size_of::<Param>()];
        assert_eq!(sizes, [32, 48, 40, 32]);
    }

    #[test]
    fn a_link_is_what_it_was_made_of() {
        let mut sources = support::SourceMap::new();
        let file = sources.add("t.toy", "1 / (2)");
        let operand = || Expr { span: Span::new(file, 5, 6), kind: ExprKind::Number(2.0) };
        for (op, symbol) in BinaryOp::ALL {
            let link = Link::new(op, 2, 4, operand());
            assert_eq!(
                (link.op(), link.op_span(), link.location()),
                (op, Span::new(file, 2, 2 + symbol.len()), Span::new(file, 4, 6))
            );
            assert_eq!(op.symbol(), symbol);
        }
    }
}
