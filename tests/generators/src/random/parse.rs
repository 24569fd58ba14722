//! Parses programs that were changed as texts. It accepts only certain programs and reports no errors.
//!
//! It shares nothing with the compiler's own parser, so that mistakes there show.

use std::collections::HashSet;

use toy_dialect::elementwise::Elementwise;
use toy_dialect::functions::{self, ParamKind};
use toy_dialect::reductions::Reduction;

use super::layout::{self, is_blank, is_name, is_number};
use super::syntax::{Declared, Expr, Function, IndexItem, Item, OPERATORS, Program, Statement, Struct};

/// Expressions may be nested this deep.
const MAX_DEPTH: usize = 100;
/// Words that are no names. A program that declares one of the last four is not read.
const KEYWORDS: &[&str] = &["def", "return", "struct", "var", "and", "or", "not", "newaxis"];

/// The program of a text.
pub fn parse(text: &str) -> Option<Program> {
    let tokens = tokens(text)?;
    let defined = tokens.windows(2).filter(|pair| pair[0] == "def").map(|pair| pair[1].clone()).collect();
    let mut parser = Parser { tokens, defined, at: 0, depth: 0 };
    let mut items = Vec::new();
    while parser.at < parser.tokens.len() {
        items.push(parser.item()?);
    }
    Some(Program { items })
}

/// The argument for each parameter of a built-in function; `None` if they do not fit.
fn bind<const N: usize>(
    arguments: Vec<(Option<String>, Expr)>,
    params: [&str; N],
) -> Option<[Option<Expr>; N]> {
    let mut bound = [const { None }; N];
    let mut is_named = false;
    for (index, (name, value)) in arguments.into_iter().enumerate() {
        if name.is_none() && is_named {
            return None;
        }
        is_named |= name.is_some();
        let at = name.map_or(Some(index), |name| params.iter().position(|param| *param == name))?;
        if bound.get_mut(at)?.replace(value).is_some() {
            return None;
        }
    }
    Some(bound)
}

/// The value of a literal that is an integer.
fn integer(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::Number(x) => whole(*x),
        Expr::Negation(value) => match **value {
            Expr::Number(x) => whole(-x),
            _ => None,
        },
        _ => None,
    }
}

/// The values of a literal that is an integer or a list of integers.
fn integers(expr: &Expr) -> Option<Vec<i64>> {
    match expr {
        Expr::Literal(shape, values) if shape.len() == 1 => values.iter().map(|&x| whole(x)).collect(),
        _ => integer(expr).map(|axis| vec![axis]),
    }
}

fn whole(x: f64) -> Option<i64> {
    (x.fract() == 0.0 && x.abs() <= (1i64 << f64::MANTISSA_DIGITS) as f64).then_some(x as i64)
}

/// The pieces other than blanks; a number that begins with a decimal point is one piece.
fn tokens(text: &str) -> Option<Vec<String>> {
    let pieces = layout::pieces(text);
    let mut tokens: Vec<String> = Vec::new();
    for (index, &piece) in pieces.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|at| pieces.get(at)).copied().unwrap_or(" ");
        match tokens.last_mut() {
            _ if is_blank(piece) => {}
            // A number includes what directly follows it.
            _ if is_number(before) && (is_name(piece) || piece == "." || piece.starts_with('_')) => {
                return None;
            }
            // Whether it is an index depends on what is around.
            Some(last) if piece == "[" && is_blank(before) && ends_value(last) => return None,
            Some(last) if before == "." && is_number(piece) => last.push_str(piece),
            _ => tokens.push(piece.to_owned()),
        }
    }
    Some(tokens)
}

/// Whether a token ends a value.
fn ends_value(token: &str) -> bool {
    const WORDS: &[&str] = &["return", "in", "while", "if", "and", "or", "not"];
    is_number(token) || matches!(token, ")" | "]") || is_name(token) && !WORDS.contains(&token)
}

/// The value with this many signs.
fn negated(value: Expr, signs: usize) -> Option<Expr> {
    (signs <= MAX_DEPTH).then(|| (0..signs).fold(value, |value, _| Expr::Negation(Box::new(value))))
}

/// A call of a function of shapes or a product.
fn function_call(
    function: &'static functions::Function,
    arguments: Vec<(Option<String>, Expr)>,
) -> Option<Expr> {
    let params = function.params;
    let mut operands: Vec<(usize, Expr)> = Vec::new();
    let mut axes: Option<Vec<i64>> = None;
    let mut given = vec![0; params.len()];
    let mut is_named = false;
    for (index, (name, value)) in arguments.into_iter().enumerate() {
        if name.is_none() && is_named {
            return None;
        }
        let variadic = params.iter().position(|param| param.kind.is_variadic());
        let at = match &name {
            Some(name) => params.iter().position(|param| param.name == name.as_str())?,
            None => variadic.map_or(index, |variadic| index.min(variadic)),
        };
        let kind = params.get(at)?.kind;
        if given[at] > 0 && (name.is_some() || !kind.is_variadic()) {
            return None;
        }
        is_named |= name.is_some();
        given[at] += 1;
        match kind {
            ParamKind::AllAxes => axes.get_or_insert_default().push(integer(&value)?),
            ParamKind::Axes => axes = Some(integers(&value)?),
            ParamKind::Axis => axes = Some(vec![integer(&value)?]),
            ParamKind::Flag => return None,
            _ => operands.push((at, value)),
        }
    }
    let last = (0..params.len()).rfind(|&at| given[at] > 0 && params[at].kind.is_tensor());
    let lacks = |at: usize| {
        let is_before = params[at].kind.is_tensor() && last.is_some_and(|last| at < last);
        given[at] == 0 && (params[at].kind.is_required() || is_before)
    };
    if (0..params.len()).any(lacks) {
        return None;
    }
    operands.sort_by_key(|(at, _)| *at);
    let mut operands: Vec<Expr> = operands.into_iter().map(|(_, operand)| operand).collect();
    Some(match function.name {
        "transpose" if axes.is_none() => Expr::Transpose(Box::new(operands.pop()?)),
        name => Expr::Function(name, operands, axes),
    })
}

struct Parser {
    tokens: Vec<String>,
    /// The names of the program's functions, which hide built-in ones.
    defined: HashSet<String>,
    at: usize,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> Option<String> {
        let token = self.tokens.get(self.at)?.clone();
        self.at += 1;
        Some(token)
    }

    /// Takes the next token if it is this one; returns whether it was.
    fn take(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) -> Option<()> {
        self.take(token).then_some(())
    }

    fn name(&mut self) -> Option<String> {
        self.next().filter(|token| is_name(token) && !KEYWORDS.contains(&token.as_str()))
    }

    /// One or more items, separated by commas.
    fn list<T>(&mut self, mut one: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut list = vec![one(self)?];
        while self.take(",") {
            list.push(one(self)?);
        }
        Some(list)
    }

    fn item(&mut self) -> Option<Item> {
        let is_struct = self.peek() == "struct";
        if !is_struct && self.peek() != "def" {
            return None;
        }
        self.at += 1;
        let name = self.name()?;
        let mut params = Vec::new();
        if !is_struct {
            self.expect("(")?;
            if !self.take(")") {
                params = self.list(Self::declared)?;
                self.expect(")")?;
            }
        }
        self.expect("{")?;
        let mut fields = Vec::new();
        let mut body = Vec::new();
        while !self.take("}") {
            if self.take(";") {
                continue;
            }
            if is_struct {
                fields.push(self.field()?)
            } else {
                let statement = self.statement()?;
                let has_block = !statement.blocks().is_empty();
                body.push(statement);
                if has_block {
                    continue;
                }
            }
            self.expect(";")?;
        }
        Some(if is_struct {
            Item::Struct(Struct { name, fields })
        } else {
            Item::Function(Function { name, params, body })
        })
    }

    /// A parameter.
    fn declared(&mut self) -> Option<Declared> {
        let first = self.name()?;
        Some(match self.peek() {
            "," | ")" => Declared { ty: None, name: first },
            _ => Declared { ty: Some(first), name: self.name()? },
        })
    }

    fn field(&mut self) -> Option<Declared> {
        let ty = if self.take("var") { None } else { Some(self.name()?) };
        Some(Declared { ty, name: self.name()? })
    }

    /// Statements in braces.
    fn block(&mut self) -> Option<Vec<Statement>> {
        self.expect("{")?;
        let mut block = Vec::new();
        while !self.take("}") {
            if self.take(";") {
                continue;
            }
            let statement = self.statement()?;
            let has_block = !statement.blocks().is_empty();
            block.push(statement);
            if !has_block {
                self.expect(";")?;
            }
        }
        Some(block)
    }

    /// A statement that begins with a word and has a block. The same words may be names in other statements.
    fn with_block(&mut self) -> Option<Statement> {
        match self.next()?.as_str() {
            "for" => {
                let name = self.name()?;
                self.expect("in")?;
                let from = self.condition()?;
                self.expect("..")?;
                let to = self.condition()?;
                Some(Statement::For(name, from, to, self.block()?))
            }
            "while" => Some(Statement::While(self.condition()?, self.block()?)),
            "if" => {
                let condition = self.condition()?;
                let then = self.block()?;
                let is_else = self.peek() == "else"
                    && self.tokens.get(self.at + 1).is_some_and(|next| next == "{" || next == "if");
                let mut otherwise = Vec::new();
                if is_else {
                    self.at += 1;
                    otherwise = if self.peek() == "{" { self.block()? } else { vec![self.with_block()?] };
                }
                Some(Statement::If(condition, then, otherwise))
            }
            _ => None,
        }
    }

    fn condition(&mut self) -> Option<Expr> {
        if self.peek() == "{" { None } else { self.expr() }
    }

    fn statement(&mut self) -> Option<Statement> {
        if self.depth == MAX_DEPTH {
            return None;
        }
        if matches!(self.peek(), "for" | "while" | "if") {
            let start = self.at;
            let depth = self.depth;
            self.depth += 1;
            let statement = self.with_block();
            self.depth = depth;
            if statement.is_some() {
                return statement;
            }
            self.at = start;
        }
        if self.tokens.get(self.at + 1).is_some_and(|token| token == "=") {
            let name = self.name()?;
            self.at += 1;
            return Some(Statement::Assign(name, self.value()?));
        }
        if self.tokens.get(self.at + 1).is_some_and(|token| token == ",") {
            let names = self.list(Self::name)?;
            self.expect("=")?;
            return Some(Statement::Unpack(false, names, self.expr()?));
        }
        if self.take("var") {
            if self.tokens.get(self.at + 1).is_some_and(|token| token == ",") {
                let names = self.list(Self::name)?;
                self.expect("=")?;
                return Some(Statement::Unpack(true, names, self.expr()?));
            }
            let name = self.name()?;
            let shape = if self.take("<") { Some(self.list(Self::dim)?) } else { None };
            if shape.is_none() || !self.take(">=") {
                if shape.is_some() {
                    self.expect(">")?;
                }
                self.expect("=")?;
            }
            return Some(Statement::Var(name, shape, self.value()?));
        }
        if self.take("return") {
            let is_empty = self.peek() == ";";
            return Some(Statement::Return(if is_empty { Vec::new() } else { self.list(Self::value)? }));
        }
        if self.tokens.get(self.at + 2).is_some_and(|token| token == "=") {
            let ty = self.name()?;
            let name = self.name()?;
            self.at += 1;
            return Some(Statement::Struct(ty, name, self.value()?));
        }
        if self.peek() == "print" {
            self.at += 1;
            self.expect("(")?;
            let value = self.expr()?;
            self.expect(")")?;
            return Some(Statement::Print(value));
        }
        if self.peek() == "{" { None } else { self.expr().map(Statement::Expr) }
    }

    fn dim(&mut self) -> Option<usize> {
        self.next()?.parse().ok().filter(|&dim| dim > 0)
    }

    /// An expression, or a struct literal with a name.
    fn value(&mut self) -> Option<Expr> {
        let is_literal =
            is_name(self.peek()) && self.tokens.get(self.at + 1).is_some_and(|token| token == "{");
        if !is_literal {
            return self.expr();
        }
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let name = self.name()?;
        self.expect("{")?;
        let values = self.list(Self::value)?;
        self.expect("}")?;
        self.depth -= 1;
        Some(Expr::Struct(Some(name), values))
    }

    fn expr(&mut self) -> Option<Expr> {
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let mut left = self.both()?;
        while self.take("or") {
            left = Expr::Operator("or", vec![left, self.both()?]);
        }
        self.depth -= 1;
        Some(left)
    }

    fn both(&mut self) -> Option<Expr> {
        let mut left = self.truth()?;
        while self.take("and") {
            left = Expr::Operator("and", vec![left, self.truth()?]);
        }
        Some(left)
    }

    fn truth(&mut self) -> Option<Expr> {
        let mut nots = 0;
        while self.take("not") {
            nots += 1;
        }
        let value = self.comparison()?;
        if nots > MAX_DEPTH {
            return None;
        }
        Some((0..nots).fold(value, |value, _| Expr::Operator("not", vec![value])))
    }

    fn comparison(&mut self) -> Option<Expr> {
        let left = self.sum()?;
        let Some(operator) = OPERATORS[..6].iter().copied().find(|operator| *operator == self.peek()) else {
            return Some(left);
        };
        self.at += 1;
        Some(Expr::Operator(operator, vec![left, self.sum()?]))
    }

    fn sum(&mut self) -> Option<Expr> {
        let mut left = self.product()?;
        while let Some(operator) = self.operator(&['+', '-']) {
            left = Expr::Binary(operator, Box::new(left), Box::new(self.product()?));
        }
        Some(left)
    }

    fn product(&mut self) -> Option<Expr> {
        let mut left = self.unary()?;
        while let Some(operator) = self.operator(&['*', '/', '@']) {
            let right = self.unary()?;
            left = match operator {
                '@' => Expr::Operator("@", vec![left, right]),
                _ => Expr::Binary(operator, Box::new(left), Box::new(right)),
            };
        }
        Some(left)
    }

    fn operator(&mut self, operators: &[char]) -> Option<char> {
        let mut token = self.peek().chars();
        let found = token.next().filter(|c| token.next().is_none() && operators.contains(c))?;
        self.at += 1;
        Some(found)
    }

    fn unary(&mut self) -> Option<Expr> {
        let mut signs = 0;
        while self.take("-") {
            signs += 1;
        }
        let mut value = self.path()?;
        if self.take("**") {
            let mut signs = 0;
            while self.take("-") {
                signs += 1;
            }
            let exponent = negated(self.path()?, signs)?;
            value = Expr::Operator("**", vec![value, exponent]);
        }
        negated(value, signs)
    }

    fn path(&mut self) -> Option<Expr> {
        let mut value = self.primary()?;
        loop {
            if self.take(".") {
                value = Expr::Field(Box::new(value), self.name()?);
            } else if self.take("[") {
                let items = self.list(Self::index_item)?;
                self.expect("]")?;
                value = Expr::Index(Box::new(value), items);
            } else {
                return Some(value);
            }
        }
    }

    /// An item of an index; the ends of ranges are literals.
    fn index_item(&mut self) -> Option<IndexItem> {
        if self.take("newaxis") {
            return Some(IndexItem::NewAxis);
        }
        let first = self.at;
        let start = self.position();
        if !matches!(self.peek(), ":" | "," | "]") || start.is_none() {
            self.at = first;
            return self.expr().map(Box::new).map(IndexItem::Computed);
        }
        let start = start?;
        if !self.take(":") {
            return start.map(IndexItem::At);
        }
        let stop = self.position()?;
        let step = if self.take(":") { self.position()?.unwrap_or(1) } else { 1 };
        (step != 0).then_some(IndexItem::Range(start, stop, step))
    }

    /// A position, or nothing before `:`, `,` or `]`.
    fn position(&mut self) -> Option<Option<i64>> {
        if matches!(self.peek(), ":" | "," | "]") {
            return Some(None);
        }
        let sign = if self.take("-") { -1.0 } else { 1.0 };
        whole(sign * self.number()?).map(Some)
    }

    fn primary(&mut self) -> Option<Expr> {
        match self.peek() {
            "(" => {
                self.at += 1;
                let value = self.value()?;
                self.expect(")")?;
                Some(value)
            }
            "{" => {
                self.at += 1;
                let values = self.list(Self::value)?;
                self.expect("}")?;
                Some(Expr::Struct(None, values))
            }
            "[" => {
                let first = self.at;
                if let Some((shape, values)) = self.row(0) {
                    return Some(Expr::Literal(shape, values));
                }
                self.at = first + 1;
                let values = self.list(Self::expr)?;
                self.expect("]")?;
                // Rows of literals that differ in shape are no list.
                values.iter().any(|value| !value.is_literal()).then_some(Expr::List(values))
            }
            name if is_name(name) => self.name_or_call(),
            _ => self.number().map(Expr::Number),
        }
    }

    fn number(&mut self) -> Option<f64> {
        let token = self.next().filter(|token| token.bytes().any(|b| b.is_ascii_digit()))?;
        token.parse().ok().filter(|value: &f64| value.is_finite())
    }

    fn name_or_call(&mut self) -> Option<Expr> {
        let name = self.name()?;
        if !self.take("(") {
            return Some(Expr::Name(name));
        }
        let mut arguments = Vec::new();
        if !self.take(")") {
            arguments = self.list(Self::argument)?;
            self.expect(")")?;
        }
        if name == "print" {
            return None;
        }
        let is_own = self.defined.contains(&name);
        if let Some(function) = functions::Function::named(&name).filter(|_| !is_own) {
            return function_call(function, arguments);
        }
        if let Some(function) = Elementwise::named(&name).filter(|_| !is_own) {
            let operands: Option<Vec<Expr>> = match function.arity() {
                1 => bind(arguments, ["x"])?.into_iter().collect(),
                2 => bind(arguments, ["x", "y"])?.into_iter().collect(),
                _ => bind(arguments, ["condition", "x", "y"])?.into_iter().collect(),
            };
            return Some(Expr::Elementwise(function.call_name()?, operands?));
        }
        if let Some(reduction) = Reduction::named(&name).filter(|_| !is_own) {
            let [value, axes, keeps_axes] = bind(arguments, ["x", "axis", "keepdims"])?;
            let axes = match axes {
                None => None,
                Some(axes) => Some(integers(&axes)?),
            };
            let keeps_axes = match keeps_axes {
                None => false,
                Some(flag) => [0, 1].into_iter().position(|value| integer(&flag) == Some(value))? == 1,
            };
            return Some(Expr::Reduction(reduction.name, Box::new(value?), axes, keeps_axes));
        }
        let is_plain = arguments.iter().all(|(name, _)| name.is_none());
        let arguments = arguments.into_iter().map(|(_, value)| value).collect();
        is_plain.then_some(Expr::Call(name, arguments))
    }

    /// An argument, perhaps with a name.
    fn argument(&mut self) -> Option<(Option<String>, Expr)> {
        let is_named = self.tokens.get(self.at + 1).is_some_and(|token| token == "=");
        let name = if is_named { Some(self.name()?) } else { None };
        if is_named {
            self.expect("=")?;
        }
        Some((name, self.value()?))
    }

    /// A number, or a list of rows of the same shape.
    fn row(&mut self, depth: usize) -> Option<(Vec<usize>, Vec<f64>)> {
        if depth == MAX_DEPTH {
            return None;
        }
        if !self.take("[") {
            let sign = if self.take("-") { -1.0 } else { 1.0 };
            return Some((Vec::new(), vec![sign * self.number()?]));
        }
        let rows = self.list(|parser| parser.row(depth + 1))?;
        self.expect("]")?;
        let inner = rows.first()?.0.clone();
        if rows.iter().any(|(shape, _)| *shape != inner) {
            return None;
        }
        let shape = std::iter::once(rows.len()).chain(inner).collect();
        Some((shape, rows.into_iter().flat_map(|(_, values)| values).collect()))
    }
}
