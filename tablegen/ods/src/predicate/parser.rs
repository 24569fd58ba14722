//! Text to [`Expr`], by precedence climbing with bounded depth.
//!
//! One grammar takes our language and the C++ of MLIR's records, which differ in few places: what only C++ has
//! (templates, `->`, `?:`, lambdas with statements) cannot be mistaken for ours. [`cpp`] gives C++ its meaning while it
//! is read, so that an [`Expr`] has the names of our catalogue only.

use std::ops::Range;

use super::cpp::{self, Written};
use super::expr::{Binary, Expr, ExprError, Node, OPAQUE};
use super::lexer::{Token, lex};

/// How deep an expression may nest.
const MAX_DEPTH: u32 = 100;

/// How many parts an expression may have once what it repeats is written out.
const MAX_SIZE: usize = 5_000;

/// How many operators one expression may have; a chain of them nests too.
const MAX_OPERATORS: u32 = 200;

/// Parses one expression; the whole text must be used.
///
/// ```
/// assert_eq!(ods::predicate::parse("$_self.rank() > 1").unwrap().to_string(), "(($_self).rank()) > (1)");
/// assert!(ods::predicate::parse("f(").is_err());
/// ```
pub fn parse(text: &str) -> Result<Expr, ExprError> {
    parse_text(&Text { text, ..Text::default() })
}

/// A text to parse, and what is known about it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Text<'t> {
    /// The text.
    pub text: &'t str,
    /// What all ranges are moved by, which distinguishes pieces of several texts.
    pub base: usize,
    /// The class of `$_self` in C++, if it is known: what is called on it depends on it.
    pub class: Option<&'t str>,
    /// The expression that [`CHILD`] stands for. Names in it may be those of the parameters around it.
    pub child: Option<&'t Expr>,
}

/// The placeholder of an expression inside another text.
pub const CHILD: &str = "_child";

/// Like [`parse`], with what is known about the text.
pub fn parse_text(t: &Text<'_>) -> Result<Expr, ExprError> {
    let moved = |r: Range<usize>| r.start + t.base..r.end + t.base;
    let tokens = lex(t.text).map_err(|e| ExprError { range: e.range.map(moved), ..e })?;
    let tokens = tokens.into_iter().map(|(t, r)| (t, moved(r))).collect();
    let mut p = Parser { tokens, at: 0, depth: 0, operators: 0, bound: Vec::new(), given: *t };
    let expr = p.expr(0)?;
    while p.eat(";") {}
    match p.peek() {
        Token::End => Ok(cpp::without_casts(&expr)),
        other => {
            let message =
                format!("expected an operator or the end of the expression, found {}", other.words());
            Err(ExprError::at(p.range(), message))
        }
    }
}

struct Parser<'t> {
    tokens: Vec<(Token, Range<usize>)>,
    at: usize,
    depth: u32,
    operators: u32,
    /// Names that enclosing closures and declarations bind, with their values.
    bound: Vec<(String, Expr)>,
    given: Text<'t>,
}

/// A lambda of C++.
struct Lambda {
    parameters: Vec<String>,
    body: Expr,
}

impl Parser<'_> {
    fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |t| &t.0)
    }

    fn range(&self) -> Range<usize> {
        self.tokens.get(self.at).map_or(0..0, |t| t.1.clone())
    }

    fn next(&mut self) -> (Token, Range<usize>) {
        let token = (self.peek().clone(), self.range());
        if token.0 != Token::End {
            self.at += 1;
        }
        token
    }

    fn eat(&mut self, punct: &str) -> bool {
        let found = matches!(self.peek(), Token::Punct(p) if *p == punct);
        if found {
            self.at += 1;
        }
        found
    }

    fn expect(&mut self, punct: &str, what: &str) -> Result<Range<usize>, ExprError> {
        let range = self.range();
        if self.eat(punct) {
            return Ok(range);
        }
        Err(ExprError::at(range, format!("expected '{punct}' {what}, found {}", self.peek().words())))
    }

    fn binary(&self) -> Option<Binary> {
        let Token::Punct(p) = self.peek() else { return None };
        Binary::ALL.into_iter().find(|b| b.text() == *p)
    }

    fn peek_at(&self, ahead: usize) -> &Token {
        self.tokens.get(self.at + ahead).map_or(&Token::End, |t| &t.0)
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Token::Ident(w) if w == word);
        self.at += usize::from(found);
        found
    }

    fn deeper(&mut self) -> Result<(), ExprError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(ExprError::at(self.range(), "this expression is nested too deeply"));
        }
        Ok(())
    }

    /// A converted expression: a conversion may repeat its operands.
    fn sized(expr: Expr) -> Result<Expr, ExprError> {
        if expr.measure().0 > MAX_SIZE {
            return Err(ExprError::at(expr.range, "this expression is too large"));
        }
        Ok(expr)
    }

    fn expr(&mut self, min: u8) -> Result<Expr, ExprError> {
        self.deeper()?;
        let mut left = self.unary()?;
        let mut compared = false;
        while let Some(op) = self.binary().filter(|op| op.precedence() > min) {
            let at = self.range();
            self.operators += 1;
            if self.operators > MAX_OPERATORS {
                let help = "split it: And<[...]> and Or<[...]> take any number of predicates".to_owned();
                return Err(ExprError::at(at, "this expression has too many operators").with_help(Some(help)));
            }
            self.at += 1;
            let right = self.expr(op.precedence())?;
            if op.precedence() == 3 && std::mem::replace(&mut compared, true) {
                let help = Some("put one of the comparisons in parentheses".to_owned());
                return Err(ExprError::at(at, "comparisons cannot be chained").with_help(help));
            }
            compared &= op.precedence() == 3;
            let range = left.range.start..right.range.end;
            left = cpp::binary(op, left, right, range);
        }
        if min == 0 && self.eat("?") {
            let then = self.expr(0)?;
            self.expect(":", "between the values of '?'")?;
            let other = self.expr(0)?;
            left = conditional(left, then, other);
        }
        self.depth -= 1;
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expr, ExprError> {
        let start = self.range().start;
        // A run of `!` is a loop, so that it cannot exhaust the stack.
        let mut prefix = Vec::new();
        loop {
            match self.peek() {
                Token::Punct(p @ ("!" | "-" | "~")) => prefix.push(*p),
                Token::Punct("&" | "*") => {}
                _ => break,
            }
            self.at += 1;
            if prefix.len() > MAX_DEPTH as usize {
                return Err(ExprError::at(self.range(), "this expression is nested too deeply"));
            }
        }
        let mut expr = self.postfix()?;
        for operator in prefix.into_iter().rev() {
            let range = start..expr.range.end;
            let node = match operator {
                "!" => Node::Not(Box::new(cpp::truth(expr))),
                "-" => Node::Negate(Box::new(expr)),
                _ => {
                    let one = Box::new(Expr { node: Node::Int(1), range: range.clone() });
                    let ones = Expr { node: Node::Negate(one), range: range.clone() };
                    Node::Binary(Binary::BitXor, Box::new(expr), Box::new(ones))
                }
            };
            expr = Expr { node, range };
        }
        Ok(expr)
    }

    fn postfix(&mut self) -> Result<Expr, ExprError> {
        let mut expr = self.primary()?;
        let mut links = 0;
        loop {
            let start = expr.range.start;
            let open = self.range();
            if self.eat("[") {
                let (mut all, end) = self.list(open.clone(), ("[", "]"))?;
                let Some(at) = all.pop().filter(|_| all.is_empty()) else {
                    return Err(ExprError::at(open, "expected one index between '[' and ']'"));
                };
                expr = cpp::index(expr, at, start..end);
            } else if self.eat(".") || self.eat("->") {
                expr = self.method(expr)?;
            } else {
                return Ok(expr);
            }
            links += 1;
            if links > MAX_DEPTH {
                return Err(ExprError::at(self.range(), "this chain of methods is too long"));
            }
        }
    }

    /// After a dot: a method.
    fn method(&mut self, receiver: Expr) -> Result<Expr, ExprError> {
        // C++ needs the word before a method with a template argument.
        if matches!(self.peek_at(1), Token::Ident(_)) {
            self.eat_word("template");
        }
        let (token, name_range) = self.next();
        let Token::Ident(name) = token else {
            let message = format!("expected a method name after '.', found {}", token.words());
            return Err(ExprError::at(name_range, message));
        };
        let start = receiver.range.start;
        if self.eat("::<") {
            let generic = Some(self.generic()?);
            let open = self.expect("(", &format!("after the method '{name}'"))?;
            let (args, end) = self.args(open)?;
            let receiver = Box::new(receiver);
            let node = Node::Method { receiver, name, name_range, generic, args };
            return Ok(Expr { node, range: start..end });
        }
        let generics = self.template().unwrap_or_default();
        let open = self.expect("(", &format!("after the method '{name}'"))?;
        let (args, end) = self.args(open)?;
        let written = Written { name, name_range, generics, args, range: start..end };
        Self::sized(cpp::method(receiver, written))
    }

    /// The template arguments of C++ after a name, if it has any; otherwise nothing is read.
    fn template(&mut self) -> Option<Vec<String>> {
        if *self.peek() != Token::Punct("<") {
            return None;
        }
        let start = self.at;
        let mut all = vec![String::new()];
        let mut depth = 0;
        loop {
            let word = match self.next().0 {
                Token::Punct(open @ ("<" | "::<")) => {
                    depth += 1;
                    match (depth, open) {
                        (1, "<") => "",
                        (1, _) => "::",
                        _ => open,
                    }
                    .to_owned()
                }
                Token::Punct(">") => {
                    depth -= 1;
                    if depth > 0 { ">" } else { "" }.to_owned()
                }
                Token::Punct(">>") => {
                    depth -= 2;
                    if depth > 0 { ">>" } else { ">" }.to_owned()
                }
                Token::Punct(",") if depth == 1 => {
                    all.push(String::new());
                    String::new()
                }
                Token::Punct(p @ ("::" | "*" | "&" | ",")) => p.to_owned(),
                Token::Ident(word) if word == "const" => "const ".to_owned(),
                Token::Ident(word) => word,
                Token::Int(i) => i.to_string(),
                _ => {
                    self.at = start;
                    return None;
                }
            };
            if let Some(last) = all.last_mut() {
                last.push_str(&word);
            }
            if depth <= 0 {
                break;
            }
        }
        if depth < 0 || !matches!(self.peek(), Token::Punct("(" | "{" | "::")) {
            self.at = start;
            return None;
        }
        if let [only] = all.as_slice()
            && only.is_empty()
        {
            all.clear();
        }
        Some(all)
    }

    /// After `::<`: a path, then `>`.
    fn generic(&mut self) -> Result<String, ExprError> {
        let (token, range) = self.next();
        let path = match token {
            Token::Ident(first) => self.path(first)?,
            Token::Punct("::") => {
                let (token, range) = self.next();
                match token {
                    Token::Ident(first) => format!("::{}", self.path(first)?),
                    other => {
                        let message = format!("expected a path, found {}", other.words());
                        return Err(ExprError::at(range, message));
                    }
                }
            }
            other => {
                let message = format!("expected a type after '::<', found {}", other.words());
                return Err(ExprError::at(range, message));
            }
        };
        self.expect(">", "after the type")?;
        Ok(path)
    }

    /// After a path that began at `range`: template arguments, a list whose class the path is, as in
    /// `::llvm::ArrayRef<int64_t>{1, 2}` and `std::optional<int>()`, or the arguments, if it is called.
    fn after_path(&mut self, range: Range<usize>, path: String) -> Result<Expr, ExprError> {
        let own = ["crate", "self", "super"].iter().any(|p| path.starts_with(p));
        let generics = if own { None } else { self.template() };
        let mut path = path;
        if generics.is_some() && self.eat("::") {
            path = self.path(format!("{path}::"))?;
        }
        let path_range = range.start..self.tokens.get(self.at - 1).map_or(range.end, |t| t.1.end);
        let class = path.rsplit("::").next().unwrap_or("");
        let open = self.range();
        if (generics.is_some() || class == "StringRef") && self.eat("{") {
            let (elements, end) = self.list(open, ("{", "}"))?;
            // One value is held, several are a list.
            let node = match (class, elements) {
                ("optional" | "StringRef", mut one) if one.len() == 1 => one.remove(0).node,
                (_, elements) => Node::List(elements),
            };
            return Ok(Expr { node, range: range.start..end });
        }
        if !self.eat("(") {
            return Ok(Expr { node: Node::Path(path), range: path_range });
        }
        let (mut args, mut end) = self.args(open)?;
        const LISTS: &[&str] =
            &["ArrayRef", "MutableArrayRef", "SmallVector", "SmallVectorImpl", "optional", "vector"];
        if generics.is_some() && LISTS.contains(&class) && args.len() < 2 {
            match args.pop() {
                None => return Ok(Expr { node: Node::List(Vec::new()), range: range.start..end }),
                Some(list @ Expr { node: Node::List(_), .. }) => {
                    return Ok(Expr { node: list.node, range: range.start..end });
                }
                Some(other) => args.push(other),
            }
        }
        // `std::equal_to<>()(a, b)`
        let open = self.range();
        if generics.is_some() && args.is_empty() && self.eat("(") {
            (args, end) = self.args(open)?;
        }
        if path == OPAQUE
            && let [Expr { node: Node::Str(text), .. }, Expr { node: Node::Str(reason), .. }] =
                args.as_slice()
        {
            let node = Node::Opaque { reason: reason.clone(), text: text.clone() };
            return Ok(Expr { node, range: range.start..end });
        }
        let generics = generics.unwrap_or_default();
        let range = range.start..end;
        Self::sized(cpp::call(Written { name: path, name_range: path_range, generics, args, range }))
    }

    /// The rest of a path whose first segment has been read.
    fn path(&mut self, first: String) -> Result<String, ExprError> {
        let mut path = first;
        while path.ends_with("::") || self.eat("::") {
            let (token, range) = self.next();
            let Token::Ident(segment) = token else {
                return Err(ExprError::at(
                    range,
                    format!("expected a name after '::', found {}", token.words()),
                ));
            };
            if !path.ends_with("::") {
                path.push_str("::");
            }
            path.push_str(&segment);
        }
        Ok(path)
    }

    /// Arguments up to and with the closing parenthesis, and where it ends.
    fn args(&mut self, open: Range<usize>) -> Result<(Vec<Expr>, usize), ExprError> {
        self.list(open, ("(", ")"))
    }

    /// Expressions separated by commas, and the end of the closing bracket.
    fn list(
        &mut self,
        open: Range<usize>,
        (opening, closing): (&str, &'static str),
    ) -> Result<(Vec<Expr>, usize), ExprError> {
        let never_closed = || ExprError::at(open.clone(), format!("this '{opening}' is never closed"));
        let mut args = Vec::new();
        loop {
            let range = self.range();
            if self.eat(closing) {
                return Ok((args, range.end));
            }
            if *self.peek() == Token::End {
                return Err(never_closed());
            }
            args.push(self.argument()?);
            if !self.eat(",") && *self.peek() != Token::Punct(closing) {
                if *self.peek() == Token::End {
                    return Err(never_closed());
                }
                let message =
                    format!("expected ',' or '{closing}' after an argument, found {}", self.peek().words());
                return Err(ExprError::at(self.range(), message));
            }
        }
    }

    fn argument(&mut self) -> Result<Expr, ExprError> {
        let start = self.range().start;
        if !self.eat("|") {
            return self.expr(0);
        }
        let (token, range) = self.next();
        let Token::Ident(parameter) = token else {
            return Err(ExprError::at(range, format!("expected a name after '|', found {}", token.words())));
        };
        self.expect("|", "after the closure's parameter")?;
        let variable = Expr { node: Node::Variable(parameter.clone()), range };
        self.bound.push((parameter.clone(), variable));
        let body = self.expr(0)?;
        self.bound.pop();
        let range = start..body.range.end;
        Ok(Expr { node: Node::Closure { parameter, body: Box::new(body) }, range })
    }

    /// The value that a name is bound to.
    fn value_of(&self, name: &str) -> Option<&Expr> {
        self.bound.iter().rev().find(|(bound, _)| bound == name).map(|(_, value)| value)
    }

    fn placeholder(&self, name: String, range: &Range<usize>) -> Result<Expr, ExprError> {
        match (self.given.child, self.given.class) {
            (Some(child), _) if name == CHILD => Self::sized(child.with_names(&|n| self.value_of(n))),
            (_, Some(class)) if name == "_self" => {
                let this = Expr { node: Node::Placeholder(name), range: range.clone() };
                Ok(cpp::cast(this, class, range.clone()))
            }
            _ => Ok(Expr { node: Node::Placeholder(name), range: range.clone() }),
        }
    }

    fn primary(&mut self) -> Result<Expr, ExprError> {
        if self.at_lambda() {
            return self.lambda_or_its_call();
        }
        let (token, range) = self.next();
        let node = match token {
            Token::Placeholder(name) => return self.placeholder(name, &range),
            Token::Int(i) => Node::Int(i),
            Token::Float(f) => Node::Float(f),
            Token::Str(first) => return Ok(self.strings(first, range)),
            Token::Char(c) => Node::Char(c),
            Token::Ident(name) if name == "true" || name == "false" => Node::Bool(name == "true"),
            Token::Ident(name) if self.value_of(&name).is_some() => {
                let value = self.value_of(&name).map(|value| value.node.clone());
                value.unwrap_or(Node::Variable(name))
            }
            Token::Ident(first) => {
                let path = self.path(first)?;
                return self.after_path(range, path);
            }
            // A path from the global namespace, in C++ and Rust alike.
            Token::Punct("::") if matches!(self.peek(), Token::Ident(_)) => {
                self.at -= 1;
                let path = self.path(String::new())?;
                return self.after_path(range, path);
            }
            Token::Punct("(") => {
                if let Some(class) = self.cast() {
                    let value = self.unary()?;
                    let whole = range.start..value.range.end;
                    return Ok(cpp::cast(value, &class, whole));
                }
                let inner = self.expr(0)?;
                if *self.peek() == Token::End {
                    return Err(ExprError::at(range, "this '(' is never closed"));
                }
                let close = self.expect(")", "to close the parenthesis")?;
                return Ok(Expr { node: inner.node, range: range.start..close.end });
            }
            Token::Punct(opening @ ("{" | "[")) => {
                let closing = if opening == "{" { "}" } else { "]" };
                let (elements, end) = self.list(range.clone(), (opening, closing))?;
                return Ok(Expr { node: Node::List(elements), range: range.start..end });
            }
            other => {
                return Err(ExprError::at(range, format!("expected an expression, found {}", other.words())));
            }
        };
        Ok(Expr { node, range })
    }

    /// A string and those that follow it, which are one.
    fn strings(&mut self, first: String, range: Range<usize>) -> Expr {
        let mut text = first;
        let mut end = range.end;
        while let Token::Str(more) = self.peek() {
            text.push_str(more);
            end = self.next().1.end;
        }
        Expr { node: Node::Str(text), range: range.start..end }
    }

    /// After `(`: the class of a cast such as `(::mlir::Attribute)x`, and its `)`; otherwise nothing is read.
    fn cast(&mut self) -> Option<String> {
        let start = self.at;
        let mut class = String::new();
        loop {
            match self.next().0 {
                Token::Ident(word) if self.value_of(&word).is_none() => class.push_str(&word),
                Token::Punct("::") => class.push_str("::"),
                Token::Punct(")") if cpp::looks_like_class(&class) => break,
                _ => {
                    self.at = start;
                    return None;
                }
            }
        }
        if matches!(self.peek(), Token::Placeholder(_) | Token::Ident(_)) {
            return Some(class);
        }
        self.at = start;
        None
    }

    /// True at the `[` of a lambda: what it captures, `]`, and then `(` or `{`.
    fn at_lambda(&self) -> bool {
        if *self.peek() != Token::Punct("[") {
            return false;
        }
        let mut ahead = 1;
        while matches!(self.peek_at(ahead), Token::Punct("&" | "=" | ",") | Token::Ident(_)) {
            ahead += 1;
        }
        *self.peek_at(ahead) == Token::Punct("]")
            && matches!(self.peek_at(ahead + 1), Token::Punct("(" | "{"))
    }

    fn lambda_or_its_call(&mut self) -> Result<Expr, ExprError> {
        let start = self.range().start;
        let Lambda { mut parameters, body } = self.lambda()?;
        let open = self.range();
        if self.eat("(") {
            let (args, end) = self.args(open.clone())?;
            if args.len() != parameters.len() {
                let message =
                    format!("this lambda takes {} arguments, found {}", parameters.len(), args.len());
                return Err(ExprError::at(open, message));
            }
            let mut value = body;
            for (parameter, arg) in parameters.iter().zip(&args) {
                value = Self::sized(value.bind(parameter, arg))?;
            }
            return Ok(Expr { node: value.node, range: start..end });
        }
        let range = start..self.tokens.get(self.at - 1).map_or(start, |t| t.1.end);
        let Some(parameter) = parameters.pop().filter(|_| parameters.is_empty()) else {
            return Err(ExprError::at(range, "expected a lambda with one parameter"));
        };
        Ok(Expr { node: Node::Closure { parameter, body: Box::new(cpp::truth(body)) }, range })
    }

    /// `[captures](parameters) -> type { statements }`
    fn lambda(&mut self) -> Result<Lambda, ExprError> {
        while !self.eat("]") {
            self.next();
        }
        let before = self.bound.len();
        let mut parameters = Vec::new();
        if self.eat("(") {
            while !self.eat(")") {
                let (class, name, range) = self.parameter()?;
                let unique = self.unique(&name);
                let variable = Expr { node: Node::Variable(unique.clone()), range: range.clone() };
                self.bound.push((name, cpp::cast(variable, &class, range)));
                parameters.push(unique);
                self.eat(",");
            }
        }
        while !matches!(self.peek(), Token::Punct("{") | Token::End) {
            self.next();
        }
        self.expect("{", "at the body of the lambda")?;
        let body = self.statements()?;
        self.bound.truncate(before);
        Ok(Lambda { parameters, body })
    }

    /// A type and a name.
    fn parameter(&mut self) -> Result<(String, String, Range<usize>), ExprError> {
        let mut class = String::new();
        loop {
            let (token, range) = self.next();
            match token {
                Token::Ident(word) if matches!(word.as_str(), "const" | "static" | "constexpr") => {}
                Token::Ident(name) if !class.is_empty() && !class.ends_with("::") => {
                    return Ok((class, name, range));
                }
                Token::Ident(word) => class.push_str(&word),
                Token::Punct("::") => class.push_str("::"),
                Token::Punct("&" | "&&" | "*") => {}
                Token::Punct("<" | "::<") => {
                    self.at -= 1;
                    self.skip_angles()?;
                }
                other => {
                    let message = format!("expected a type and a name, found {}", other.words());
                    return Err(ExprError::at(range, message));
                }
            }
        }
    }

    /// What stands between angle brackets, which does not matter.
    fn skip_angles(&mut self) -> Result<(), ExprError> {
        let open = self.range();
        let mut depth = 0;
        loop {
            depth += match self.next() {
                (Token::Punct("<" | "::<"), _) => 1,
                (Token::Punct(">"), _) => -1,
                (Token::Punct(">>"), _) => -2,
                (Token::End, _) => return Err(ExprError::at(open, "this '<' is never closed")),
                _ => 0,
            };
            if depth <= 0 {
                return Ok(());
            }
        }
    }

    /// A name for a lambda's parameter that no bound value contains.
    fn unique(&self, name: &str) -> String {
        let mut unique = name.to_owned();
        while self.bound.iter().any(|(_, value)| value.has_variable(&unique)) {
            unique.push('_');
        }
        unique
    }

    /// The statements of a body up to its `}`, as the value that it returns.
    fn statements(&mut self) -> Result<Expr, ExprError> {
        self.deeper()?;
        let before = self.bound.len();
        let value = self.rest_of_statements()?;
        self.bound.truncate(before);
        self.depth -= 1;
        Ok(value)
    }

    fn rest_of_statements(&mut self) -> Result<Expr, ExprError> {
        loop {
            let range = self.range();
            if self.eat(";") {
                continue;
            }
            if self.eat_word("return") {
                let value = self.expr(0)?;
                self.expect(";", "after the value that is returned")?;
                while self.eat(";") {}
                self.expect("}", "after 'return'")?;
                return Ok(value);
            }
            if self.eat_word("if") {
                return self.choice();
            }
            if *self.peek() == Token::Punct("}") {
                return Err(ExprError::at(range, "this body ends without 'return'"));
            }
            self.declaration()?;
        }
    }

    /// After `if`: the condition, what is returned if it holds, and otherwise the rest of the body.
    fn choice(&mut self) -> Result<Expr, ExprError> {
        self.deeper()?;
        self.expect("(", "after 'if'")?;
        let before = self.bound.len();
        let is_declaration =
            matches!((self.peek(), self.peek_at(2)), (Token::Ident(w), Token::Punct("=")) if w == "auto");
        let condition = if is_declaration {
            let (_, name, _) = self.parameter()?;
            self.expect("=", "after the name")?;
            let value = self.expr(0)?;
            self.bound.push((name, value.clone()));
            value
        } else {
            self.expr(0)?
        };
        self.expect(")", "after the condition")?;
        let then = if self.eat("{") {
            self.statements()?
        } else {
            if !self.eat_word("return") {
                return Err(ExprError::at(self.range(), "expected 'return' or a body in braces after 'if'"));
            }
            let value = self.expr(0)?;
            self.expect(";", "after the value that is returned")?;
            value
        };
        self.bound.truncate(before);
        let other = if self.eat_word("else") {
            if self.eat_word("if") {
                self.choice()?
            } else if self.eat("{") {
                let other = self.statements()?;
                self.expect("}", "after 'else'")?;
                other
            } else {
                self.rest_of_statements()?
            }
        } else {
            self.rest_of_statements()?
        };
        self.depth -= 1;
        Self::sized(conditional(condition, then, other))
    }

    /// `type name = value;`, `type name(value);` and `type name[] = {values};`
    fn declaration(&mut self) -> Result<(), ExprError> {
        let (class, name, range) = self.parameter()?;
        if self.eat("[") {
            self.expect("]", "after '['")?;
        }
        let open = self.range();
        let value = if self.eat("(") {
            let (mut args, _) = self.args(open)?;
            args.pop().filter(|_| args.is_empty())
        } else {
            self.expect("=", &format!("after the name '{name}'"))?;
            Some(self.expr(0)?)
        };
        let Some(value) = value else {
            return Err(ExprError::at(range, format!("expected one value for '{name}'")));
        };
        self.expect(";", "after the declaration")?;
        let value = if cpp::looks_like_class(&class) { cpp::cast(value, &class, range) } else { value };
        self.bound.push((name, Self::sized(value)?));
        Ok(())
    }
}

/// `condition ? then : other`
fn conditional(condition: Expr, then: Expr, other: Expr) -> Expr {
    let range = condition.range.start..other.range.end;
    let condition = cpp::truth(condition);
    match condition.node {
        Node::Bool(true) => Expr { node: then.node, range },
        Node::Bool(false) => Expr { node: other.node, range },
        _ => Expr { node: Node::Conditional(Box::new([condition, then, other])), range },
    }
}
