//! One function: its variables, its calls, its returns, and what its literals say about themselves.

use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, Span};

use super::{Checker, twice};
use crate::ast::*;

/// Checks a function's parameters and statements.
pub(super) fn check<'a>(checker: &mut Checker<'a>, function: &'a Function) {
    let mut body =
        Body { checker, function, variables: FxHashMap::default(), undefined: FxHashSet::default() };
    for param in &function.params {
        if let Some(ty) = &param.ty {
            body.checker.struct_exists(ty);
        }
        body.declare("parameter", &param.name);
    }
    for statement in &function.body.statements {
        body.statement(statement);
    }
    body.returns();
}

struct Body<'c, 'a> {
    checker: &'c mut Checker<'a>,
    function: &'a Function,
    /// Where each parameter and each variable declared so far stands.
    variables: FxHashMap<&'a str, Span>,
    /// Undefined variables that were reported: once is enough.
    undefined: FxHashSet<&'a str>,
}

impl<'a> Body<'_, 'a> {
    fn error(&mut self, error: Diagnostic) {
        self.checker.errors.push(error);
    }

    fn declare(&mut self, what: &str, name: &'a Ident) {
        match self.variables.get(&*name.name) {
            Some(&first) => self.error(twice(what, name, first)),
            None => {
                self.variables.insert(&name.name, name.span);
            }
        }
    }

    fn statement(&mut self, statement: &'a Statement) {
        match &statement.kind {
            StatementKind::Var(decl) => {
                self.value(&decl.value);
                if let Some(shape) = &decl.shape {
                    self.fits(shape, &decl.value);
                }
                if let Some(ty) = &decl.ty {
                    self.checker.struct_exists(ty);
                    self.struct_value(&ty.name, &decl.value);
                }
                self.declare("variable", &decl.name);
            }
            StatementKind::Return(Some(value)) => self.value(value),
            StatementKind::Return(None) => {}
            StatementKind::Expr(expr) => self.expr(expr),
        }
    }

    /// An expression whose value is used.
    fn value(&mut self, expr: &'a Expr) {
        self.expr(expr);
        let ExprKind::Call(call) = &expr.kind else { return };
        let name = &call.callee.name;
        let error = || {
            Diagnostic::error(expr.span, format!("'{name}' returns no value"))
                .with_label("a value is needed here")
        };
        if call.builtin() == Some(Builtin::Print) {
            self.error(error().with_help("call print as a statement of its own: print(...);"));
        } else if let Some(&callee) = self.checker.functions.get(&**name)
            && !callee.returns_value()
        {
            let error = error()
                .with_secondary(callee.name.span, "this function has no 'return' with a value")
                .with_help(format!("add 'return ...;' to '{name}', or call it as a statement of its own"));
            self.error(error);
        }
    }

    /// An expression, whether its value is used or not. Recursion is bounded by the parser.
    fn expr(&mut self, expr: &'a Expr) {
        match &expr.kind {
            ExprKind::Number(_) | ExprKind::Tensor(_) => {}
            ExprKind::Struct(parts) => parts.iter().for_each(|part| self.expr(part)),
            ExprKind::Variable(name) => self.variable(name, expr.span),
            ExprKind::Call(call) => {
                self.callee(call, expr.span);
                call.args.iter().for_each(|arg| self.value(arg));
            }
            ExprKind::Chain(chain) => {
                self.value(&chain.first);
                chain.rest.iter().for_each(|link| self.value(&link.operand));
            }
            ExprKind::Field(access) => {
                self.value(&access.base);
                access.path.iter().for_each(|field| self.field(field));
            }
        }
    }

    fn variable(&mut self, name: &'a str, span: Span) {
        if self.variables.contains_key(name) || !self.undefined.insert(name) {
            return;
        }
        let error = Diagnostic::error(span, format!("undefined variable '{name}'"));
        // An error that is only counted is not worth a search.
        let searched = if self.checker.errors.full() { &[] } else { &self.function.body.statements[..] };
        let later = searched.iter().find_map(|s| match &s.kind {
            StatementKind::Var(decl) if &*decl.name.name == name => Some(decl),
            _ => None,
        });
        let error = match later {
            Some(decl) if decl.value.span.start <= span.start && span.end <= decl.value.span.end => error
                .with_label("used in its own value")
                .with_secondary(decl.name.span, "declared here")
                .with_help("a variable exists from the end of its declaration on"),
            Some(decl) => error
                .with_label("used before it is declared")
                .with_secondary(decl.name.span, "declared only here")
                .with_help("move the declaration up"),
            None => {
                let known = self.checker.did_you_mean(name, self.variables.keys().copied());
                let help = match known {
                    Some(known) => known,
                    None if self.checker.functions.contains_key(name) => {
                        format!("'{name}' is a function: call it with '{name}(...)'")
                    }
                    None => format!("declare it with 'var {name} = ...;' before this"),
                };
                error.with_label("not found in this function").with_help(help)
            }
        };
        self.error(error);
    }

    /// The callee exists and takes this many arguments.
    fn callee(&mut self, call: &'a Call, span: Span) {
        let name = &*call.callee.name;
        if call.builtin().is_some() {
            if call.args.len() != 1 {
                let error = wrong_count(call, span, 1).with_help(format!("'{name}' is built in: {name}(x)"));
                self.error(error);
            }
            return;
        }
        if let Some(&callee) = self.checker.functions.get(name) {
            if call.args.len() != callee.params.len() {
                let names: Vec<&str> = callee.params.iter().map(|p| &*p.name.name).take(8).collect();
                let more = if callee.params.len() > names.len() { ", ..." } else { "" };
                let error = wrong_count(call, span, callee.params.len())
                    .with_secondary(callee.name.span, "defined here")
                    .with_help(format!("call it as {name}({}{more})", names.join(", ")));
                self.error(error);
            }
            return;
        }
        let error = Diagnostic::error(call.callee.span, format!("unknown function '{name}'"));
        let known = self.checker.functions.keys().copied().chain(Builtin::ALL.map(Builtin::name));
        let error = if let Some(&variable) = self.variables.get(name) {
            error
                .with_label("this is a variable")
                .with_secondary(variable, "declared here")
                .with_help("only functions can be called")
        } else {
            let help = self.checker.did_you_mean(name, known);
            let help = help.unwrap_or_else(|| format!("define it: def {name}(...) {{ ... }}"));
            error.with_label("no function of this name in the file").with_help(help)
        };
        self.error(error);
    }

    /// Some struct has a field of this name; which one is a matter of types.
    fn field(&mut self, field: &Ident) {
        if self.checker.fields.contains_key(&*field.name) {
            return;
        }
        let error = Diagnostic::error(field.span, format!("unknown field '{}'", field.name))
            .with_label("no struct has a field of this name");
        let known = self.checker.did_you_mean(&field.name, self.checker.fields.keys().copied());
        self.error(match known {
            Some(known) => error.with_help(known),
            None => error.with_help("only structs have fields"),
        });
    }

    /// A literal that is the value of a shaped variable has that many elements.
    fn fits(&mut self, shape: &Shape, value: &Expr) {
        let actual = match &value.kind {
            ExprKind::Number(_) => 1,
            ExprKind::Tensor(literal) => literal.data.len() as i64,
            ExprKind::Struct(_) => {
                let error = Diagnostic::error(shape.span, "a struct has no shape")
                    .with_label("this is the shape of a tensor")
                    .with_secondary(value.span, "but this is a struct literal")
                    .with_help("declare the variable with the struct's name instead of 'var'");
                return self.error(error);
            }
            _ => return,
        };
        let wanted = shape.element_count();
        if wanted != actual {
            let s = |n: i64| if n == 1 { "" } else { "s" };
            let error = Diagnostic::error(value.span, "literal does not fill the declared shape")
                .with_label(format!("has {actual} element{}", s(actual)))
                .with_secondary(shape.span, format!("needs {wanted} element{}", s(wanted)))
                .with_help("change the shape or the literal so that the element counts agree");
            self.error(error);
        }
    }

    /// A literal that is the value of a struct has the struct's fields.
    fn struct_value(&mut self, ty: &str, value: &'a Expr) {
        let Some(&(_, decl)) = self.checker.structs.get(ty) else { return };
        let error = match &value.kind {
            ExprKind::Number(_) | ExprKind::Tensor(_) => {
                Diagnostic::error(value.span, format!("expected a value of struct '{ty}'"))
                    .with_label("this is a tensor")
                    .with_secondary(decl.name.span, "declared here")
                    .with_help("write a struct literal: { ... } with one value for each field")
            }
            ExprKind::Struct(parts) if parts.len() != decl.fields.len() => {
                let (wanted, given) = (decl.fields.len(), parts.len());
                let s = if wanted == 1 { "" } else { "s" };
                Diagnostic::error(value.span, format!("wrong number of values for struct '{ty}'"))
                    .with_label(format!("{given} given"))
                    .with_secondary(decl.name.span, format!("has {wanted} field{s}"))
                    .with_help("give one value for each field, in order")
            }
            ExprKind::Struct(parts) => {
                for (field, part) in decl.fields.iter().zip(parts) {
                    match &field.ty {
                        Some(ty) => self.struct_value(&ty.name, part),
                        None if matches!(part.kind, ExprKind::Struct(_)) => {
                            let error = Diagnostic::error(part.span, "expected a tensor")
                                .with_label("this is a struct literal")
                                .with_secondary(
                                    field.span,
                                    format!("field '{}' is a tensor", field.name.name),
                                )
                                .with_help("write a number or a tensor literal");
                            self.error(error);
                        }
                        None => {}
                    }
                }
                return;
            }
            _ => return,
        };
        self.error(error);
    }

    /// Returns agree with each other, and nothing follows the first.
    fn returns(&mut self) {
        let name = &self.function.name.name;
        let Some((first, value)) = self.function.first_return() else { return };
        let has_value = |s: &Statement| match &s.kind {
            StatementKind::Return(value) => Some(value.is_some()),
            _ => None,
        };
        let behind = self.function.body.statements.iter().skip_while(|s| s.span != first.span).skip(1);
        let mut behind = behind.peekable();
        let Some(next) = behind.peek().copied() else { return };
        let mixed = behind.find(|s| has_value(s).is_some_and(|v| v != value.is_some()));
        let error = match mixed {
            Some(other) => {
                let words = |with: bool| if with { "returns a value" } else { "returns no value" };
                Diagnostic::error(other.span, format!("function '{name}' returns with and without a value"))
                    .with_label(format!("this one {}", words(value.is_none())))
                    .with_secondary(first.span, format!("this one {}", words(value.is_some())))
                    .with_help("a function has one 'return', as its last statement")
            }
            None => Diagnostic::error(next.span, "statement after 'return'")
                .with_label("never runs")
                .with_secondary(first.span, "the function ends here")
                .with_help("remove it, or move the 'return' to the end"),
        };
        self.error(error);
    }
}

fn wrong_count(call: &Call, span: Span, wanted: usize) -> Diagnostic {
    let given = call.args.len();
    let s = if wanted == 1 { "" } else { "s" };
    Diagnostic::error(span, format!("'{}' takes {wanted} argument{s}, {given} given", call.callee.name))
        .with_label("wrong number of arguments")
}
