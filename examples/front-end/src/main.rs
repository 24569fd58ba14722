//! A language of functions of numbers, compiled and run: `front-end PROGRAM FUNCTION NUMBER`.
//!
//! ```text
//! fn root(x) { y = x; while y * y - x > 0.000001 { y = (y + x / y) / 2; } return y; }
//! ```
//!
//! The parser builds IR as it reads: there is no tree in between. Variables are places in memory
//! (`memref.alloca`), which LLVM turns into values, and conditions are branches of the `cf` dialect.
#![allow(unsafe_code, clippy::print_stdout)]

use std::collections::HashMap;
use std::error::Error;
use std::fmt::Display;

use dialects::arith::{AddFOp, CmpFOp, CmpFPredicate, ConstantOp, DivFOp, MulFOp, SubFOp};
use dialects::memref::{AllocaOp, LoadOp, StoreOp};
use dialects::{cf, func};
use mlir::{Block, Builder, Context, Loc, Module, Registry, Value};
use mlir_llvm::Jit;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// How deeply blocks and expressions may nest.
const MAX_DEPTH: u32 = 200;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, function, number] = &*arguments else {
        return Err("usage: front-end PROGRAM FUNCTION NUMBER".into());
    };
    println!("{}", call(&std::fs::read_to_string(path)?, function, number.parse()?)?);
    Ok(())
}

/// Compiles a program and calls a function of one parameter.
fn call(source: &str, function: &str, number: f64) -> Result<f64> {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    conversions::register_interfaces(&mut registry);
    let cx = Context::new(registry);
    let jit = Jit::compile(&cx, compile(&cx, source)?)?;
    // SAFETY: programs of this language compute with numbers and with variables of their own only.
    Ok(unsafe { jit.function::<fn(f64) -> f64>(function)?(number) })
}

/// The IR of a program.
fn compile(cx: &Context, source: &str) -> Result<Module> {
    let mut tokens = Tokens { cx, rest: source, line: 1, depth: 0, token: "" };
    tokens.advance()?;
    let mut module = Module::new(cx, Loc::UNKNOWN);
    while !tokens.token.is_empty() {
        tokens.expect("fn")?;
        let loc = tokens.loc();
        let name = tokens.name()?;
        let parameters = tokens.parameters()?;
        let ty = cx.function_ty(&vec![cx.f64_ty(); parameters.len()], &[cx.f64_ty()]);
        func::FuncOp::build(&mut module.builder(cx), loc, name, ty, |b, arguments| {
            let mut function = Function { tokens: &mut tokens, b, variables: HashMap::new() };
            function.define(&parameters, arguments)
        })?;
    }
    Ok(module)
}

/// The words and signs of a program; `token` is the next one, empty at the end.
struct Tokens<'c, 's> {
    cx: &'c Context,
    rest: &'s str,
    line: u32,
    depth: u32,
    token: &'s str,
}

impl<'s> Tokens<'_, 's> {
    /// Advances to the next token and returns the previous one.
    fn advance(&mut self) -> Result<&'s str> {
        let before = self.token;
        let text = self.rest.trim_start();
        self.line += self.rest[..self.rest.len() - text.len()].matches('\n').count() as u32;
        let ends_word = |c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '_';
        let length = match text.chars().next().filter(|&c| ends_word(c)) {
            Some(c) if "(){}=;,+-*/<>".contains(c) => 1,
            Some(c) => return self.error(format!("'{c}' means nothing here")),
            None => text.find(ends_word).unwrap_or(text.len()),
        };
        (self.token, self.rest) = text.split_at(length);
        match self.token {
            "(" | "{" if self.depth == MAX_DEPTH => {
                return self.error("this is nested too deeply");
            }
            "(" | "{" => self.depth += 1,
            ")" | "}" => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        Ok(before)
    }

    fn error<T>(&self, message: impl Display) -> Result<T> {
        Err(format!("line {}: {message}", self.line).into())
    }

    /// Consumes a token if it is the next one.
    fn eat(&mut self, token: &str) -> Result<bool> {
        Ok(self.token == token && self.advance().map(|_| true)?)
    }

    fn expect(&mut self, token: &str) -> Result<()> {
        if self.eat(token)? { Ok(()) } else { self.unexpected(&format!("'{token}'")) }
    }

    fn unexpected<T>(&self, expected: &str) -> Result<T> {
        self.error(format!("expected {expected} before '{}'", self.token))
    }

    fn name(&mut self) -> Result<&'s str> {
        let is_name = self.token.starts_with(|c: char| c.is_ascii_alphabetic());
        if is_name { self.advance() } else { self.unexpected("a name") }
    }

    fn parameters(&mut self) -> Result<Vec<&'s str>> {
        self.expect("(")?;
        let mut all = Vec::new();
        while !self.eat(")")? {
            all.push(self.name()?);
            self.comma()?;
        }
        Ok(all)
    }

    /// Goes past the comma after an element, which the last one may leave out.
    fn comma(&mut self) -> Result<()> {
        if self.token == ")" { Ok(()) } else { self.expect(",") }
    }

    fn loc(&self) -> Loc {
        self.cx.file_loc("program", self.line, 1)
    }
}

/// A function that is being read.
struct Function<'f, 'b, 'c, 's> {
    tokens: &'f mut Tokens<'c, 's>,
    b: &'f mut Builder<'b>,
    /// The place of each variable's value.
    variables: HashMap<&'s str, Value>,
}

impl<'s> Function<'_, '_, '_, 's> {
    fn define(&mut self, parameters: &[&'s str], arguments: &[Value]) -> Result<()> {
        for (name, &argument) in parameters.iter().zip(arguments) {
            self.assign(name, argument);
        }
        if self.block()? { Ok(()) } else { self.tokens.error("the function ends without 'return'") }
    }

    /// Statements in braces; returns whether they end with `return`.
    fn block(&mut self) -> Result<bool> {
        self.tokens.expect("{")?;
        let mut returns = false;
        while !self.tokens.eat("}")? {
            if returns {
                return self.tokens.error("nothing may follow 'return'");
            }
            returns = self.statement()?;
        }
        Ok(returns)
    }

    fn statement(&mut self) -> Result<bool> {
        let loc = self.tokens.loc();
        if self.tokens.eat("return")? {
            let value = self.expression()?;
            func::ReturnOp::build(self.b, loc, &[value]);
            return self.tokens.expect(";").map(|()| true);
        }
        if self.tokens.eat("while")? {
            let [test, body, after] = [(); 3].map(|()| self.b.append_block(&[]));
            cf::BranchOp::build(self.b, loc, &[], test);
            self.b.set_end(test);
            self.branch_on_condition(body, after)?;
            self.nested(body, test)?;
            self.b.set_end(after);
        } else if self.tokens.eat("if")? {
            let [then, otherwise, after] = [(); 3].map(|()| self.b.append_block(&[]));
            self.branch_on_condition(then, otherwise)?;
            self.nested(then, after)?;
            self.b.set_end(otherwise);
            if self.tokens.eat("else")? {
                self.nested(otherwise, after)?;
            } else {
                cf::BranchOp::build(self.b, loc, &[], after);
            }
            self.b.set_end(after);
        } else {
            let name = self.tokens.name()?;
            self.tokens.expect("=")?;
            let value = self.expression()?;
            self.assign(name, value);
            self.tokens.expect(";")?;
        }
        Ok(false)
    }

    /// Statements in a block of their own, which continue in another block unless they return.
    fn nested(&mut self, block: Block, next: Block) -> Result<()> {
        self.b.set_end(block);
        if !self.block()? {
            cf::BranchOp::build(self.b, self.tokens.loc(), &[], next);
        }
        Ok(())
    }

    fn branch_on_condition(&mut self, yes: Block, no: Block) -> Result<()> {
        let loc = self.tokens.loc();
        let left = self.expression()?;
        let predicate = match self.tokens.token {
            "<" => CmpFPredicate::OLT,
            ">" => CmpFPredicate::OGT,
            _ => return self.tokens.unexpected("'<' or '>'"),
        };
        self.tokens.advance()?;
        let right = self.expression()?;
        let condition = CmpFOp::build(self.b, loc, predicate, left, right);
        cf::CondBranchOp::build(self.b, loc, condition, yes, no);
        Ok(())
    }

    fn expression(&mut self) -> Result<Value> {
        self.operations(&["+", "-"], |this| this.operations(&["*", "/"], Self::operand))
    }

    /// Operands separated by some of these signs, from left to right.
    fn operations(&mut self, signs: &[&str], operand: fn(&mut Self) -> Result<Value>) -> Result<Value> {
        let mut left = operand(self)?;
        while signs.contains(&self.tokens.token) {
            let loc = self.tokens.loc();
            let sign = self.tokens.advance()?;
            let right = operand(self)?;
            left = match sign {
                "+" => AddFOp::build(self.b, loc, left, right),
                "-" => SubFOp::build(self.b, loc, left, right),
                "*" => MulFOp::build(self.b, loc, left, right),
                _ => DivFOp::build(self.b, loc, left, right),
            };
        }
        Ok(left)
    }

    /// A number, a variable, a call, or an expression in parentheses.
    fn operand(&mut self) -> Result<Value> {
        let loc = self.tokens.loc();
        let token = self.tokens.token;
        if self.tokens.eat("(")? {
            let value = self.expression()?;
            return self.tokens.expect(")").map(|()| value);
        }
        if token.starts_with(|c: char| c.is_ascii_digit()) {
            let Ok(number) = token.parse() else {
                return self.tokens.error(format!("'{token}' is no number"));
            };
            self.tokens.advance()?;
            return Ok(ConstantOp::build(self.b, loc, self.b.cx().f64_attr(number)));
        }
        let name = self.tokens.name()?;
        if !self.tokens.eat("(")? {
            let Some(&place) = self.variables.get(name) else {
                return self.tokens.error(format!("'{name}' has no value"));
            };
            return Ok(LoadOp::build(self.b, loc, place, &[]));
        }
        let mut arguments = Vec::new();
        while !self.tokens.eat(")")? {
            arguments.push(self.expression()?);
            self.tokens.comma()?;
        }
        let number = self.b.cx().f64_ty();
        let call = func::CallOp::build(self.b, loc, &[number], name, &arguments);
        Ok(call.view(self.b).result(0))
    }

    /// Stores a value. A variable that is new gets a place at the beginning of the function, where it is 0.
    fn assign(&mut self, name: &'s str, value: Value) {
        let loc = self.tokens.loc();
        if !self.variables.contains_key(name) {
            let place = self.b.keep_insert_point(|b| {
                b.set_region_start();
                let place = AllocaOp::build(b, loc, b.cx().memref_ty(&[], b.cx().f64_ty()));
                let zero = ConstantOp::build(b, loc, b.cx().f64_attr(0.0));
                StoreOp::build(b, loc, zero, place, &[]);
                place
            });
            self.variables.insert(name, place);
        }
        StoreOp::build(self.b, loc, value, self.variables[name], &[]);
    }
}

#[cfg(test)]
mod tests;
