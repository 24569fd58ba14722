//! One function: its variables and their types, its calls, its returns, and the shapes of its literals.

use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, Span};

use super::checker::{Checker, twice};
use super::types::Ty;
use crate::ast::*;
use crate::builtins::Builtin;
use crate::catalogue::Entry;
use crate::parser::words;

/// Checks a function's parameters and statements, and determines what it returns.
pub(super) fn check<'a>(checker: &mut Checker<'a>, function: &'a Function) {
    let mut body =
        Body { checker, function, variables: FxHashMap::default(), undefined: FxHashSet::default() };
    for param in &function.params {
        if let Some(ty) = &param.ty {
            body.checker.struct_exists(ty);
        }
        let ty = body.checker.types.declared(param.ty.as_deref());
        body.declare(&param.name, ty, None);
    }
    for statement in &function.body.statements {
        body.statement(statement);
    }
    body.returns();
    body.unused();
}

/// A parameter or a variable.
struct Variable<'a> {
    /// The place of its name.
    span: Span,
    ty: Ty,
    /// Its value, unless it is a parameter.
    value: Option<&'a Expr>,
    is_read: bool,
}

struct Body<'c, 'a> {
    checker: &'c mut Checker<'a>,
    function: &'a Function,
    /// The parameters, and the variables declared so far.
    variables: FxHashMap<&'a str, Variable<'a>>,
    /// Undefined variables that have been reported: once is enough.
    undefined: FxHashSet<&'a str>,
}

impl<'a> Body<'_, 'a> {
    fn error(&mut self, error: Diagnostic) {
        self.checker.errors.push(error);
    }

    fn declare(&mut self, name: &'a Ident, ty: Ty, value: Option<&'a Expr>) {
        let text = &*name.name;
        if let Some(first) = self.variables.get(text) {
            let error = match (first.value, value) {
                (None, None) => twice(Entry::DuplicateParameter, "parameter", name, first.span),
                (None, Some(_)) => Entry::ShadowedParameter
                    .at(name.span, format!("variable '{text}' has the name of a parameter"))
                    .with_label("would hide the parameter")
                    .with_secondary(first.span, "the parameter")
                    .with_help("choose another name"),
                (Some(_), _) => twice(Entry::DuplicateVariable, "variable", name, first.span),
            };
            return self.error(error);
        }
        self.variables.insert(text, Variable { span: name.span, ty, value, is_read: false });
        let function = self.checker.functions.get(text).map(|function| function.name.span);
        if function.is_some() || Builtin::from_name(text).is_some() {
            let warning = Entry::ShadowedFunction
                .at(name.span, format!("'{text}' is also the name of a function"))
                .with_label(format!("'{text}(...)' calls the function all the same"))
                .with_help("choose another name");
            self.checker.warnings.push(match function {
                Some(place) => warning.with_secondary(place, "the function"),
                None => warning,
            });
        }
    }

    /// Warns about variables that nothing reads.
    fn unused(&mut self) {
        for (name, variable) in &self.variables {
            let Some(value) = variable.value.filter(|_| !variable.is_read) else { continue };
            let help = match &value.kind {
                ExprKind::Call(call) if call.builtin().is_none() => {
                    format!("remove it; the call may stand alone: {}(...);", call.callee.name)
                }
                _ => format!("remove it, or show its value: print({name});"),
            };
            let warning = Entry::UnusedVariable
                .at(variable.span, format!("unused variable '{name}'"))
                .with_label("nothing reads it")
                .with_help(help);
            self.checker.warnings.push(warning);
        }
    }

    fn statement(&mut self, statement: &'a Statement) {
        match &statement.kind {
            StatementKind::Var(decl) => self.declaration(decl),
            StatementKind::Return(Some(value)) => {
                let ty = self.value(value, None);
                self.checker.types.set_result(&self.function.name.name, ty);
            }
            StatementKind::Return(None) => {}
            StatementKind::Expr(expr) => {
                self.expr(expr, None);
                let is_needed = matches!(&expr.kind, ExprKind::Call(call) if call.builtin().is_none_or(|b| !b.has_value()));
                if !is_needed {
                    let warning = Entry::UnusedValue
                        .at(expr.span, "this value is not used")
                        .with_label("computed for nothing")
                        .with_help("print it, give it a name with 'var', or remove it");
                    self.checker.warnings.push(warning);
                }
            }
        }
    }

    fn declaration(&mut self, decl: &'a VarDecl) {
        if let Some(ty) = &decl.ty {
            self.checker.struct_exists(ty);
        }
        let wanted = self.checker.types.declared(decl.ty.as_ref());
        // The error about a literal that does not fit says more.
        let is_literal = matches!(decl.value.kind, ExprKind::Struct(_));
        let mut ty = wanted;
        match (&decl.shape, is_literal) {
            (Some(shape), true) => {
                let error = Entry::StructShape
                    .at(shape.span, "a struct has no shape")
                    .with_label("this is the shape of a tensor")
                    .with_secondary(decl.value.span, "but this is a struct literal")
                    .with_help("declare the variable with the struct's name instead of 'var'");
                self.error(error);
                self.expr(&decl.value, Some(Ty::Unknown));
            }
            _ => {
                if let (given, Some(error)) = self.mismatch(&decl.value, wanted) {
                    ty = Ty::Unknown;
                    self.error(match given {
                        Ty::Struct(index) if decl.ty.is_none() => {
                            let variable = &decl.name.name;
                            let name = &self.checker.types.decl(index).name.name;
                            error.with_help(format!(
                                "declare it with the struct's name: {name} {variable} = ...;"
                            ))
                        }
                        _ => error,
                    });
                }
            }
        }
        if let Some(shape) = &decl.shape {
            self.fits(shape, &decl.value);
        }
        self.declare(&decl.name, ty, Some(&decl.value));
    }

    /// The type of a value that must be of a given type, and what is wrong with it.
    fn mismatch(&mut self, expr: &'a Expr, wanted: Ty) -> (Ty, Option<Diagnostic>) {
        let given = self.value(expr, Some(wanted));
        (given, self.checker.types.mismatch(expr.span, given, wanted))
    }

    /// A value that must be of a given type, and whether it is. In an error, `place` says what requires the
    /// type.
    fn value_of(
        &mut self,
        expr: &'a Expr,
        wanted: Ty,
        place: impl FnOnce() -> Option<(Span, String)>,
    ) -> bool {
        let (given, error) = self.mismatch(expr, wanted);
        let is_fine = error.is_none() && (given != Ty::Unknown || wanted == Ty::Unknown);
        if let Some(error) = error {
            self.error(match place() {
                Some((span, label)) => error.with_secondary(span, label),
                None => error,
            });
        }
        is_fine
    }

    /// An expression whose value is used.
    fn value(&mut self, expr: &'a Expr, wanted: Option<Ty>) -> Ty {
        let ty = self.expr(expr, wanted);
        let ExprKind::Call(call) = &expr.kind else { return ty };
        let name = &call.callee.name;
        let error = || {
            Entry::NoValue
                .at(expr.span, format!("'{name}' returns no value"))
                .with_label("a value is needed here")
        };
        if call.builtin().is_some_and(|builtin| !builtin.has_value()) {
            self.error(error().with_help(format!("call {name} as a statement of its own: {name}(...);")));
        } else if let Some(&callee) = self.checker.functions.get(&**name)
            && !callee.returns_value()
        {
            let error = error()
                .with_secondary(callee.name.span, "this function has no 'return' with a value")
                .with_help(format!("add 'return ...;' to '{name}', or call it as a statement of its own"));
            self.error(error);
        }
        ty
    }

    /// An expression, whether or not its value is used; `wanted` is the type for struct literals. Recursion is
    /// bounded by the parser.
    fn expr(&mut self, expr: &'a Expr, wanted: Option<Ty>) -> Ty {
        match &expr.kind {
            ExprKind::Number(_) | ExprKind::Tensor(_) => Ty::Tensor,
            ExprKind::Struct(literal) => self.struct_literal(expr.span, &literal.parts, wanted),
            ExprKind::Variable(name) => self.variable(name, expr.span),
            ExprKind::Call(call) => self.call(call, expr.span),
            ExprKind::Chain(chain) => {
                let operands = std::iter::once(&chain.first).chain(chain.rest.iter().map(|l| &l.operand));
                let operators = chain.rest.first().into_iter().chain(&chain.rest);
                let mut all = Ty::Tensor;
                for (operand, link) in operands.zip(operators) {
                    let place =
                        || Some((link.op_span(), format!("'{}' works on tensors", link.op().symbol())));
                    if !self.value_of(operand, Ty::Tensor, place) {
                        all = Ty::Unknown;
                    }
                }
                all
            }
            ExprKind::Negation(negation) => {
                let place = || negation.signs.first().map(|&sign| (sign, "'-' works on tensors".to_string()));
                if self.value_of(&negation.operand, Ty::Tensor, place) { Ty::Tensor } else { Ty::Unknown }
            }
            ExprKind::Field(access) => {
                let base = self.value(&access.base, None);
                let mut outer = access.base.span;
                let path = access.path.iter().try_fold(base, |base, field| {
                    let ty = self.field(base, outer, field);
                    outer = outer.to(field.span);
                    // The error about a field covers the fields after it.
                    if ty == Ty::Unknown && base != Ty::Unknown { None } else { Some(ty) }
                });
                path.unwrap_or(Ty::Unknown)
            }
        }
    }

    /// `{a, b}` as a value of the wanted struct.
    fn struct_literal(&mut self, span: Span, parts: &'a [Expr], wanted: Option<Ty>) -> Ty {
        let index = match wanted {
            Some(Ty::Struct(index)) => index,
            other => {
                parts.iter().for_each(|part| {
                    self.value(part, Some(Ty::Unknown));
                });
                if other != Some(Ty::Unknown) {
                    self.error(out_of_place(span, other));
                }
                return Ty::Unknown;
            }
        };
        let decl = self.checker.types.decl(index);
        if parts.len() != decl.fields.len() {
            let wanted = decl.fields.len();
            let given = parts.len();
            let s = if wanted == 1 { "" } else { "s" };
            let name = &decl.name;
            let message = format!("wrong number of values for struct '{}'", name.name);
            let error = Entry::StructValueCount
                .at(span, message)
                .with_label(format!("{given} given"))
                .with_secondary(name.span, format!("has {wanted} field{s}"))
                .with_help("give one value for each field, in order");
            self.error(error);
        }
        for (index, part) in parts.iter().enumerate() {
            match decl.fields.get(index) {
                None => {
                    self.value(part, Some(Ty::Unknown));
                }
                Some(field) if field.ty.is_none() && matches!(part.kind, ExprKind::Struct(_)) => {
                    let error = Entry::ExpectedTensor
                        .at(part.span, "expected a tensor")
                        .with_label("this is a struct literal")
                        .with_secondary(field.span, format!("field '{}' is a tensor", field.name.name))
                        .with_help("write a value that is a tensor");
                    self.error(error);
                }
                Some(field) => {
                    let wanted = self.checker.types.declared(field.ty.as_ref());
                    self.value_of(part, wanted, || None);
                }
            }
        }
        Ty::Struct(index)
    }

    fn variable(&mut self, name: &'a str, span: Span) -> Ty {
        if let Some(variable) = self.variables.get_mut(name) {
            variable.is_read = true;
            return variable.ty;
        }
        if !self.undefined.insert(name) {
            return Ty::Unknown;
        }
        let error = Entry::UndefinedVariable.at(span, format!("undefined variable '{name}'"));
        // No search for an error that is only counted.
        let searched = if self.checker.errors.many() { &[] } else { &self.function.body.statements[..] };
        let later = searched.iter().find_map(|s| match &s.kind {
            StatementKind::Var(decl) if &*decl.name.name == name => Some(decl),
            _ => None,
        });
        let error = match later {
            Some(decl) if decl.value.span.start <= span.start && span.end <= decl.value.span.end => error
                .with_label("used in its own value")
                .with_secondary(decl.name.span, "declared here")
                .with_help("a variable can be used only after its declaration"),
            Some(decl) => error
                .with_label("used before it is declared")
                .with_secondary(decl.name.span, "declared only here")
                .with_help("move the declaration up"),
            None => {
                let known = self.checker.did_you_mean(name, self.variables.keys().copied());
                let help = match known {
                    Some(known) => known,
                    None if self.checker.functions.contains_key(name)
                        || Builtin::from_name(name).is_some() =>
                    {
                        format!("'{name}' is a function: call it with '{name}(...)'")
                    }
                    None => format!("declare it with 'var {name} = ...;' before this"),
                };
                error.with_label("not found in this function").with_help(help)
            }
        };
        self.error(error);
        Ty::Unknown
    }

    /// A call; its value is unknown if the callee returns nothing.
    fn call(&mut self, call: &'a Call, span: Span) -> Ty {
        let name = &*call.callee.name;
        if let Some(builtin) = call.builtin() {
            if call.args.len() != builtin.arity {
                let params = ["x", "y"].get(..builtin.arity).unwrap_or_default().join(", ");
                let error = wrong_count(call, span, builtin.arity);
                self.error(error.with_help(format!("'{name}' is built in: {name}({params})")));
            }
            for arg in &call.args {
                let place = || Some((call.callee.span, format!("'{name}' takes a tensor")));
                self.value_of(arg, Ty::Tensor, place);
            }
            return Ty::Tensor;
        }
        let callee = self.checker.functions.get(name).copied();
        self.callee(call, span, callee);
        for (index, arg) in call.args.iter().enumerate() {
            let param = callee.and_then(|f| f.params.get(index));
            let wanted = param.map_or(Ty::Unknown, |p| self.checker.types.declared(p.ty.as_deref()));
            let place = || param.map(|p| (p.span(), format!("parameter '{}' of '{name}'", p.name.name)));
            self.value_of(arg, wanted, place);
        }
        self.checker.types.result(name).unwrap_or(Ty::Unknown)
    }

    /// The callee exists and takes this many arguments.
    fn callee(&mut self, call: &'a Call, span: Span, callee: Option<&'a Function>) {
        let name = &*call.callee.name;
        if let Some(callee) = callee {
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
        let error = Entry::UnknownFunction.at(call.callee.span, format!("unknown function '{name}'"));
        let known = self.checker.functions.keys().copied().chain(Builtin::all().map(|builtin| builtin.name));
        let error = if let Some(variable) = self.variables.get(name) {
            error
                .with_label("this is a variable")
                .with_secondary(variable.span, "declared here")
                .with_help("only functions can be called")
        } else {
            let help = if words::is_word(name) {
                "Toy has no control flow: operators work on whole tensors".to_string()
            } else if self.checker.types.struct_named(name).is_some() {
                format!("'{name}' is a struct: {name} s = {{...}}; declares a value of it")
            } else {
                let help = self.checker.did_you_mean(name, known);
                help.unwrap_or_else(|| format!("define it: def {name}(...) {{ ... }}"))
            };
            error.with_label("no function of this name in the file").with_help(help)
        };
        self.error(error);
    }

    /// A field of a value whose text is `outer`.
    fn field(&mut self, base: Ty, outer: Span, field: &Ident) -> Ty {
        let name = &*field.name;
        let error = match base {
            Ty::Struct(index) => {
                if let Some((_, ty)) = self.checker.types.field(index, name) {
                    return ty;
                }
                let decl = self.checker.types.decl(index);
                let fields = decl.fields.iter().map(|f| &*f.name.name);
                let known = self.checker.did_you_mean(name, fields.clone());
                let all = || format!("it has: {}", fields.take(8).collect::<Vec<_>>().join(", "));
                Entry::UnknownField
                    .at(field.span, format!("struct '{}' has no field '{name}'", decl.name.name))
                    .with_label("not a field of it")
                    .with_secondary(decl.name.span, "declared here")
                    .with_help(known.unwrap_or_else(all))
            }
            Ty::Tensor => Entry::FieldOfTensor
                .at(field.span, "a tensor has no fields")
                .with_label("a field is wanted here")
                .with_secondary(outer, "this is a tensor")
                .with_help("only structs have fields"),
            Ty::Unknown => return Ty::Unknown,
        };
        self.error(error);
        Ty::Unknown
    }

    /// The number of elements of a tensor literal is that of the shaped variable that it initializes; a number
    /// fills any shape.
    fn fits(&mut self, shape: &Shape, value: &Expr) {
        let literal = match &value.kind {
            ExprKind::Negation(negation) => &negation.operand.kind,
            kind => kind,
        };
        let ExprKind::Tensor(literal) = literal else { return };
        let actual = literal.data.len() as i64;
        let wanted = shape.element_count();
        if wanted != actual {
            let s = |n: i64| if n == 1 { "" } else { "s" };
            let error = Entry::LiteralCount
                .at(value.span, "literal does not fill the declared shape")
                .with_label(format!("has {actual} element{}", s(actual)))
                .with_secondary(shape.span, format!("needs {wanted} element{}", s(wanted)))
                .with_help("change the shape or the literal so that the element counts agree");
            self.error(error);
        }
    }

    /// Returns agree with each other, and nothing follows the first.
    fn returns(&mut self) {
        let name = &self.function.name.name;
        let Some((first, value)) = self.function.first_return() else { return };
        let has_value = |s: &Statement| match &s.kind {
            StatementKind::Return(value) => Some(value.is_some()),
            _ => None,
        };
        let after = self.function.body.statements.iter().skip_while(|s| s.span != first.span).skip(1);
        let mut after = after.peekable();
        let Some(next) = after.peek().copied() else { return };
        let mixed = after.find(|s| has_value(s).is_some_and(|v| v != value.is_some()));
        let error = match mixed {
            Some(other) => {
                let words = |with: bool| if with { "returns a value" } else { "returns no value" };
                Entry::MixedReturns
                    .at(other.span, format!("function '{name}' returns with and without a value"))
                    .with_label(format!("this one {}", words(value.is_none())))
                    .with_secondary(first.span, format!("this one {}", words(value.is_some())))
                    .with_help("a function has one 'return', as its last statement")
            }
            None => Entry::AfterReturn
                .at(next.span, "statement after 'return'")
                .with_label("never runs")
                .with_secondary(first.span, "the function ends here")
                .with_help("remove it, or move the 'return' to the end"),
        };
        self.error(error);
    }
}

/// A struct literal where its struct is unknown, or where a tensor is required.
fn out_of_place(span: Span, wanted: Option<Ty>) -> Diagnostic {
    match wanted {
        Some(Ty::Tensor) => Entry::ExpectedTensor
            .at(span, "expected a tensor")
            .with_label("this is a struct literal")
            .with_help("write a value that is a tensor, or declare the variable with a struct's name"),
        _ => Entry::UnknownStructLiteral
            .at(span, "struct literal of an unknown struct")
            .with_label("the struct cannot be determined here")
            .with_help("declare a variable of the struct first: Name x = { ... };"),
    }
}

fn wrong_count(call: &Call, span: Span, wanted: usize) -> Diagnostic {
    let given = call.args.len();
    let s = if wanted == 1 { "" } else { "s" };
    Entry::ArgumentCount
        .at(span, format!("'{}' takes {wanted} argument{s}, {given} given", call.callee.name))
        .with_label("wrong number of arguments")
}
