//! Text to [`Expr`], by precedence climbing with bounded depth.

use std::ops::Range;

use super::expr::{Binary, Expr, ExprError, Node};
use super::lexer::{Token, lex};

/// How deep an expression may nest.
const MAX_DEPTH: u32 = 100;

/// How many operators one expression may have; a chain of them nests too.
const MAX_OPERATORS: u32 = 200;

/// Parses one expression; the whole text must be used.
///
/// ```
/// assert_eq!(ods::predicate::parse("$_self.rank() > 1").unwrap().to_string(), "(($_self).rank()) > (1)");
/// assert!(ods::predicate::parse("f(").is_err());
/// ```
pub fn parse(text: &str) -> Result<Expr, ExprError> {
    parse_at(text, 0)
}

/// Like [`parse`], with all ranges moved by `base`, which distinguishes pieces of several texts.
pub fn parse_at(text: &str, base: usize) -> Result<Expr, ExprError> {
    let moved = |r: Range<usize>| r.start + base..r.end + base;
    let tokens = lex(text).map_err(|e| ExprError { range: e.range.map(moved), ..e })?;
    let tokens = tokens.into_iter().map(|(t, r)| (t, moved(r))).collect();
    let mut p = Parser { tokens, at: 0, depth: 0, operators: 0, bound: Vec::new() };
    let expr = p.expr(0)?;
    match p.peek() {
        Token::End => Ok(expr),
        other => {
            let message =
                format!("expected an operator or the end of the expression, found {}", other.words());
            Err(ExprError::at(p.range(), message))
        }
    }
}

struct Parser {
    tokens: Vec<(Token, Range<usize>)>,
    at: usize,
    depth: u32,
    operators: u32,
    /// Names bound by the enclosing closures.
    bound: Vec<String>,
}

impl Parser {
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

    fn expr(&mut self, min: u8) -> Result<Expr, ExprError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(ExprError::at(self.range(), "this expression is nested too deeply"));
        }
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
                let cpp = matches!(&left.node, Node::Binary(_, a, _) if matches!(a.node, Node::Path(_)));
                let help = Some(if cpp {
                    "predicates are written in Rust, not C++: such as '$_self.is_tensor()'".to_owned()
                } else {
                    "put one of the comparisons in parentheses".to_owned()
                });
                return Err(ExprError::at(at, "comparisons cannot be chained").with_help(help));
            }
            compared &= op.precedence() == 3;
            let range = left.range.start..right.range.end;
            left = Expr { node: Node::Binary(op, Box::new(left), Box::new(right)), range };
        }
        self.depth -= 1;
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expr, ExprError> {
        let start = self.range().start;
        // A run of `!` is a loop, so that it cannot exhaust the stack.
        let mut prefix = Vec::new();
        loop {
            if self.eat("!") {
                prefix.push(true);
            } else if self.eat("-") {
                prefix.push(false);
            } else if !self.eat("&") {
                break;
            }
            if prefix.len() > MAX_DEPTH as usize {
                return Err(ExprError::at(self.range(), "this expression is nested too deeply"));
            }
        }
        let mut expr = self.postfix()?;
        for not in prefix.into_iter().rev() {
            let range = start..expr.range.end;
            let node = if not { Node::Not(Box::new(expr)) } else { Node::Negate(Box::new(expr)) };
            expr = Expr { node, range };
        }
        Ok(expr)
    }

    fn postfix(&mut self) -> Result<Expr, ExprError> {
        let mut expr = self.primary()?;
        let mut links = 0;
        while self.eat(".") {
            links += 1;
            if links > MAX_DEPTH {
                return Err(ExprError::at(self.range(), "this chain of methods is too long"));
            }
            let (token, name_range) = self.next();
            let Token::Ident(name) = token else {
                let message = format!("expected a method name after '.', found {}", token.words());
                return Err(ExprError::at(name_range, message));
            };
            let generic = if self.eat("::<") { Some(self.generic()?) } else { None };
            let open = self.expect("(", &format!("after the method '{name}'"))?;
            let (args, end) = self.args(open)?;
            let range = expr.range.start..end;
            let receiver = Box::new(expr);
            expr = Expr { node: Node::Method { receiver, name, name_range, generic, args }, range };
        }
        Ok(expr)
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

    /// After a path that began at `range`: a list, where the path is the class of lists in C++, as in
    /// `::llvm::ArrayRef<int64_t>{1, 2}` and `std::optional<int>()`.
    fn list_or_path(&mut self, range: Range<usize>, path: String) -> Result<Expr, ExprError> {
        const LISTS: &[&str] =
            &["ArrayRef", "MutableArrayRef", "SmallVector", "SmallVectorImpl", "optional", "vector"];
        let class = path.rsplit("::").next().unwrap_or("");
        if !LISTS.contains(&class) || *self.peek() != Token::Punct("<") {
            return self.path_or_call(range, path);
        }
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
                break;
            }
        }
        let parenthesis = self.eat("(");
        let end = self.range().end;
        if parenthesis && self.eat(")") {
            return Ok(Expr { node: Node::List(Vec::new()), range: range.start..end });
        }
        let brace = self.expect("{", "after the type of a list")?;
        let (elements, mut end) = self.list(brace, ("{", "}"))?;
        if parenthesis {
            end = self.expect(")", "after the list")?.end;
        }
        Ok(Expr { node: Node::List(elements), range: range.start..end })
    }

    /// After a path that began at `range`: the arguments, if it is called.
    fn path_or_call(&mut self, range: Range<usize>, path: String) -> Result<Expr, ExprError> {
        let path_range = range.start..self.tokens.get(self.at - 1).map_or(range.end, |t| t.1.end);
        let open = self.range();
        if !self.eat("(") {
            return Ok(Expr { node: Node::Path(path), range: path_range });
        }
        let (args, end) = self.args(open)?;
        Ok(Expr { node: Node::Call { path, path_range, args }, range: range.start..end })
    }

    /// The rest of a path whose first segment has been read.
    fn path(&mut self, first: String) -> Result<String, ExprError> {
        let mut path = first;
        while self.eat("::") {
            let (token, range) = self.next();
            let Token::Ident(segment) = token else {
                return Err(ExprError::at(
                    range,
                    format!("expected a name after '::', found {}", token.words()),
                ));
            };
            path.push_str("::");
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
        self.bound.push(parameter.clone());
        let body = self.expr(0);
        self.bound.pop();
        let body = body?;
        let range = start..body.range.end;
        Ok(Expr { node: Node::Closure { parameter, body: Box::new(body) }, range })
    }

    fn primary(&mut self) -> Result<Expr, ExprError> {
        let (token, range) = self.next();
        let node = match token {
            Token::Placeholder(name) => Node::Placeholder(name),
            Token::Int(i) => Node::Int(i),
            Token::Float(f) => Node::Float(f),
            Token::Str(s) => Node::Str(s),
            Token::Char(c) => Node::Char(c),
            Token::Ident(name) if name == "true" || name == "false" => Node::Bool(name == "true"),
            Token::Ident(name) if self.bound.contains(&name) => Node::Variable(name),
            Token::Ident(first) => {
                let path = self.path(first)?;
                return self.list_or_path(range, path);
            }
            // A path from the global namespace, in C++ and Rust alike.
            Token::Punct("::") if matches!(self.peek(), Token::Ident(_)) => {
                self.at -= 1;
                let path = self.path(String::new())?;
                return self.list_or_path(range, path);
            }
            Token::Punct("(") => {
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
}
