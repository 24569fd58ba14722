//! One function: its variables and their types, its calls, its returns, and the shapes of its literals.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, Span};

use super::checker::{Checker, twice, wrong_count};
use crate::ast::*;
use crate::builtins::{Builtin, CONSTANTS, Operation};
use crate::catalogue::DiagnosticCode;
use crate::foreign;
use crate::hir::{self, FunctionId, Ty, VariableId};
use crate::parser::words;
use toy_dialect::functions;
use toy_dialect::given::Literals;
use toy_dialect::slices::Item;

use super::integers::integer;

/// The name of a new axis in an index, unless a variable has it.
const NEW_AXIS: &str = "newaxis";

/// Checks a function's parameters and statements, and finds out what it returns; `None` if there is an error in it.
pub(super) fn check<'a>(checker: &mut Checker<'a>, id: FunctionId) -> Option<hir::Function<'a>> {
    let function = checker.functions[id.0];
    let mut body = Body {
        checker,
        function,
        id,
        variables: FxHashMap::default(),
        declared: 0,
        blocks: Vec::new(),
        undefined: FxHashSet::default(),
    };
    let mut params = body.checker.list(function.params.len());
    for param in &function.params {
        if let Some(ty) = &param.ty {
            body.checker.struct_exists(ty);
        }
        let ty = body.checker.types.declared(param.ty.as_deref());
        body.declare(&param.name, ty, Origin::Parameter);
        add(&mut params, ty);
    }
    let statements = body.statements(&function.body);
    body.returns();
    let mut variables = std::mem::take(&mut body.variables);
    variables.drain().for_each(|(name, variable)| body.unused(name, &variable));
    let results = checker.results[id.0].iter().copied().collect::<Option<_>>();
    Some(hir::Function { source: function, params: params?, results: results?, body: statements? })
}

/// What declares a variable.
#[derive(Clone, Copy)]
pub(super) enum Origin<'a> {
    Parameter,
    /// A loop that counts it.
    Loop,
    /// A declaration with this value.
    Declaration(&'a Expr),
    /// A declaration for one of several results, which need not all be read.
    Result,
}

/// A parameter or a variable.
pub(super) struct Variable<'a> {
    pub(super) id: VariableId,
    /// Its name where it is declared.
    pub(super) name: &'a Ident,
    pub(super) ty: Option<Ty>,
    pub(super) origin: Origin<'a>,
    is_read: bool,
}

/// A block whose statements are being checked.
#[derive(Default)]
pub(super) struct Scope<'a> {
    /// The variables that it declares.
    pub(super) names: Vec<&'a str>,
    /// How many variables had been declared before it.
    pub(super) first: u32,
    /// The variables that it assigns to, by their positions.
    pub(super) assigned: BTreeMap<u32, hir::Carried<'a>>,
}

/// What is known of an expression.
pub(super) struct Checked<'a> {
    /// Its type; `None` because of an error in it, or for a call that returns nothing.
    pub(super) ty: Option<Ty>,
    /// The expression, unless there is an error in it.
    pub(super) expr: Option<hir::Expr<'a>>,
}

impl Checked<'_> {
    pub(super) const WRONG: Self = Checked { ty: None, expr: None };
}

/// What a struct literal is to be.
#[derive(Clone, Copy)]
pub(super) enum Wanted {
    /// Nothing says what.
    Unstated,
    /// A value of a type; `None` because of an error.
    Value(Option<Ty>),
}

pub(super) struct Body<'c, 'a> {
    pub(super) checker: &'c mut Checker<'a>,
    function: &'a Function,
    pub(super) id: FunctionId,
    /// The parameters, and the variables declared so far whose blocks have not ended.
    pub(super) variables: FxHashMap<&'a str, Variable<'a>>,
    /// How many variables have been declared.
    pub(super) declared: u32,
    /// The blocks around the statement, the innermost last.
    pub(super) blocks: Vec<Scope<'a>>,
    /// Undefined variables that have been reported: once is enough.
    pub(super) undefined: FxHashSet<&'a str>,
}

impl<'a> Body<'_, 'a> {
    pub(super) fn error(&mut self, error: Diagnostic) {
        self.checker.errors.push(error);
    }

    pub(super) fn declare(&mut self, name: &'a Ident, ty: Option<Ty>, origin: Origin<'a>) {
        let text = &*name.name;
        if let Some(first) = self.variables.get(text) {
            let place = first.name.span;
            let error = match (first.origin, origin) {
                (Origin::Parameter, Origin::Parameter) => {
                    twice(DiagnosticCode::DuplicateParameter, "parameter", name, place)
                }
                (Origin::Parameter, _) => DiagnosticCode::ShadowedParameter
                    .at(name.span, format!("variable '{text}' has the name of a parameter"))
                    .with_label("would hide the parameter")
                    .with_secondary(place, "the parameter")
                    .with_help("choose another name"),
                _ => twice(DiagnosticCode::DuplicateVariable, "variable", name, place),
            };
            return self.error(error);
        }
        let id = VariableId(self.declared);
        self.declared += 1;
        self.variables.insert(text, Variable { id, name, ty, origin, is_read: false });
        if let Some(block) = self.blocks.last_mut() {
            block.names.push(text);
        }
        let function = self.checker.function(text).map(|function| function.name.span);
        if function.is_some() || Builtin::reserved(text).is_some() {
            let warning = DiagnosticCode::ShadowedFunction
                .at(name.span, format!("'{text}' is also the name of a function"))
                .with_label(format!("'{text}(...)' calls the function all the same"))
                .with_help("choose another name");
            self.checker.warnings.push(match function {
                Some(place) => warning.with_secondary(place, "the function"),
                None => warning,
            });
        }
    }

    /// Warns about a variable that nothing reads.
    pub(super) fn unused(&mut self, name: &str, variable: &Variable<'a>) {
        let Origin::Declaration(value) = variable.origin else { return };
        if variable.is_read {
            return;
        }
        let help = match &value.kind {
            ExprKind::Call(call) if self.builtin(call).is_none() => {
                format!("remove it; the call may stand alone: {}(...);", call.callee.name)
            }
            _ => format!("remove it, or show its value: print({name});"),
        };
        let warning = DiagnosticCode::UnusedVariable
            .at(variable.name.span, format!("unused variable '{name}'"))
            .with_label("nothing reads it")
            .with_help(help);
        self.checker.warnings.push(warning);
    }

    /// The statements of a block; `None` if there is an error in one.
    pub(super) fn statements(&mut self, block: &'a Block) -> Option<Vec<hir::Statement<'a>>> {
        let mut statements = self.checker.list(block.statements.len());
        for statement in &block.statements {
            let kind = self.statement(statement);
            add(&mut statements, kind.map(|kind| hir::Statement { at: statement.span, kind }));
        }
        statements
    }

    fn statement(&mut self, statement: &'a Statement) -> Option<hir::StatementKind<'a>> {
        if matches!(statement.kind, StatementKind::Return(_)) && !self.blocks.is_empty() {
            self.return_in_block(statement.span);
        }
        match &statement.kind {
            StatementKind::Var(decl) => self.declaration(decl),
            StatementKind::Assign(assignment) => self.assignment(assignment),
            StatementKind::For(lp) => self.for_loop(lp),
            StatementKind::While(lp) => self.while_loop(lp),
            StatementKind::If(choice) => self.choice(&choice.branches, choice.otherwise.as_ref()),
            StatementKind::Unpack(unpack) => self.unpack(unpack),
            StatementKind::Return(values) => self.return_values(values),
            StatementKind::Expr(Expr { kind: ExprKind::Call(call), span })
                if let Some(builtin) = self.builtin(call).filter(|b| !b.has_value()) =>
            {
                let print = self.print(call, *span, builtin);
                print.map(|print| hir::StatementKind::Print(Box::new(print)))
            }
            StatementKind::Expr(expr) => {
                let checked = self.expr(expr, Wanted::Unstated);
                let is_needed = matches!(&expr.kind, ExprKind::Call(call) if self.builtin(call).is_none_or(|b| !b.has_value()));
                if !is_needed {
                    let warning = DiagnosticCode::UnusedValue
                        .at(expr.span, "this value is not used")
                        .with_label("computed for nothing")
                        .with_help("print it, give it a name with 'var', or remove it");
                    self.checker.warnings.push(warning);
                }
                checked.expr.map(hir::StatementKind::Expr)
            }
        }
    }

    fn declaration(&mut self, decl: &'a VarDecl) -> Option<hir::StatementKind<'a>> {
        if let Some(ty) = &decl.ty {
            self.checker.struct_exists(ty);
        }
        if decl.ty.is_none() && decl.shape.is_none() && !decl.value.is_unnamed_struct() {
            // The value says what the variable is.
            let value = self.value(&decl.value, Wanted::Unstated);
            self.declare(&decl.name, value.ty, Origin::Declaration(&decl.value));
            let var = hir::Var { name: &decl.name, ty: value.ty?, shape: None, value: value.expr? };
            return Some(hir::StatementKind::Var(Box::new(var)));
        }
        let wanted = self.checker.types.declared(decl.ty.as_ref());
        // The error about a literal that does not fit says more.
        let is_literal = decl.value.is_unnamed_struct();
        let mut ty = wanted;
        let value = match (&decl.shape, is_literal) {
            (Some(shape), true) => {
                let error = DiagnosticCode::StructShape
                    .at(shape.span, "a struct has no shape")
                    .with_label("this is the shape of a tensor")
                    .with_secondary(decl.value.span, "but this is a struct literal")
                    .with_help("leave the shape out, and put the struct's name before the '{'");
                self.error(error);
                self.expr(&decl.value, Wanted::Value(None));
                None
            }
            _ => {
                let (given, error) = self.mismatch(&decl.value, wanted);
                if let Some(error) = error {
                    ty = None;
                    self.error(match given.ty {
                        Some(Ty::Struct(_)) if decl.ty.is_none() => {
                            error.with_help(format!("a struct has no shape: var {} = ...;", decl.name.name))
                        }
                        _ => error,
                    });
                }
                given.expr
            }
        };
        if let Some(shape) = &decl.shape {
            self.fits(shape, &decl.value);
        }
        self.declare(&decl.name, ty, Origin::Declaration(&decl.value));
        let shape = decl.shape.as_ref().map(|shape| &*shape.dims);
        Some(hir::StatementKind::Var(Box::new(hir::Var { name: &decl.name, ty: ty?, shape, value: value? })))
    }

    /// A value that must be of a type, and what is wrong with its type.
    pub(super) fn mismatch(
        &mut self,
        expr: &'a Expr,
        wanted: Option<Ty>,
    ) -> (Checked<'a>, Option<Diagnostic>) {
        let given = self.value(expr, Wanted::Value(wanted));
        let error = self.checker.types.mismatch(expr.span, given.ty, wanted);
        (given, error)
    }

    /// A value that must be of a type; reports one that is not. For an error, `place` says what needs it.
    pub(super) fn value_of(
        &mut self,
        expr: &'a Expr,
        wanted: Option<Ty>,
        place: impl FnOnce() -> Option<(Span, String)>,
    ) -> Checked<'a> {
        let (given, error) = self.mismatch(expr, wanted);
        let Some(error) = error else { return given };
        self.error(match place() {
            Some((span, label)) => error.with_secondary(span, label),
            None => error,
        });
        Checked::WRONG
    }

    /// An expression whose value is used.
    pub(super) fn value(&mut self, expr: &'a Expr, wanted: Wanted) -> Checked<'a> {
        let checked = self.expr(expr, wanted);
        let ExprKind::Call(call) = &expr.kind else { return checked };
        let name = &call.callee.name;
        if self.results_of(call).len() > 1 {
            self.several_values(call, expr.span);
            return Checked::WRONG;
        }
        let error = || {
            DiagnosticCode::NoValue
                .at(expr.span, format!("'{name}' returns no value"))
                .with_label("a value is needed here")
        };
        let error = if Builtin::reserved(name).is_some_and(|builtin| !builtin.has_value()) {
            error().with_help(format!("call {name} as a statement of its own: {name}(...);"))
        } else if let Some(callee) = self.checker.function(name)
            && !callee.returns_value()
        {
            error()
                .with_secondary(callee.name.span, "this function has no 'return' with a value")
                .with_help(format!("add 'return ...;' to '{name}', or call it as a statement of its own"))
        } else {
            return checked;
        };
        self.error(error);
        Checked { expr: None, ..checked }
    }

    /// An expression, whether its value is used or not. Recursion is bounded by the parser.
    pub(super) fn expr(&mut self, expr: &'a Expr, wanted: Wanted) -> Checked<'a> {
        match &expr.kind {
            ExprKind::Number(_) | ExprKind::Tensor(_) => tensor(literal(expr)),
            ExprKind::List(list) => tensor(self.list(expr.span, &list.elements)),
            ExprKind::Struct(literal) => self.struct_literal(expr.span, literal, wanted),
            ExprKind::Variable(name) => self.variable(name, expr.span),
            ExprKind::Call(call) => self.call(call, expr.span),
            ExprKind::Chain(chain) => self.chain(chain),
            ExprKind::Negation(negation) => {
                let symbol = negation.op.symbol();
                let place =
                    || negation.signs.first().map(|&sign| (sign, format!("'{symbol}' works on tensors")));
                let operand = self.value_of(&negation.operand, Some(Ty::Tensor), place);
                let negated = |operand| {
                    let Negation { op, signs, .. } = &**negation;
                    hir::Expr::Negation(Box::new(hir::Negation { op: *op, signs, operand }))
                };
                let expr = literal(expr).or_else(|| operand.expr.map(negated));
                Checked { ty: operand.ty, expr }
            }
            ExprKind::Field(access) => self.field_access(access),
            ExprKind::Index(index) => tensor(self.index(expr.span, index)),
            ExprKind::Text(_) => {
                let error = DiagnosticCode::ExpectedTensor
                    .at(expr.span, "expected a tensor")
                    .with_label("this is text")
                    .with_help("only 'print' takes text");
                self.error(error);
                Checked::WRONG
            }
        }
    }

    /// `base[items]`
    fn index(&mut self, span: Span, index: &'a Index) -> Option<hir::Expr<'a>> {
        let place = || Some((span, "an index takes a part of a tensor".to_string()));
        let base = self.value_of(&index.base, Some(Ty::Tensor), place).expr;
        let mut items = self.checker.list(index.items.len());
        for item in &index.items {
            let item = match item {
                IndexItem::At(expr) if self.is_new_axis(expr) => Some(Item::NewAxis),
                IndexItem::At(expr) => self.position(expr).map(Item::At),
                IndexItem::Range(range) => self.range(range),
            };
            add(&mut items, item);
        }
        let index = |(base, items)| hir::Expr::Index(Box::new(hir::Index { at: span, base, items }));
        base.zip(items).map(index)
    }

    /// Whether an item of an index is the name of a new axis, and not a variable.
    fn is_new_axis(&self, expr: &Expr) -> bool {
        matches!(&expr.kind, ExprKind::Variable(name) if &**name == NEW_AXIS)
            && !self.variables.contains_key(NEW_AXIS)
    }

    /// A position in an index.
    fn position(&mut self, expr: &'a Expr) -> Option<hir::Bound<'a>> {
        if let Some(literal) = integer(expr) {
            return Some(hir::Bound::Literal(literal));
        }
        let place = || Some((expr.span, "a position is a number".to_string()));
        self.value_of(expr, Some(Ty::Tensor), place).expr.map(hir::Bound::Computed)
    }

    fn range(&mut self, range: &'a IndexRange) -> Option<Item<hir::Bound<'a>>> {
        let mut bound = |expr: &'a Option<Expr>| match expr {
            None => Some(None),
            Some(expr) => self.position(expr).map(Some),
        };
        let [start, stop] = [bound(&range.start), bound(&range.stop)];
        let step = match &range.step {
            None => Some(1),
            Some(step) => {
                let literal = integer(step).filter(|&literal| literal != 0);
                if literal.is_none() {
                    let error = DiagnosticCode::ConstantArgument
                        .at(step.span, "the step of a range must be a whole number other than 0")
                        .with_label("this is something else")
                        .with_help("write x[::2] for every second element, and x[::-1] for all in reverse");
                    self.error(error);
                }
                literal
            }
        };
        Some(Item::Range { start: start?, stop: stop?, step: step? })
    }

    fn chain(&mut self, chain: &'a Chain) -> Checked<'a> {
        let Some(first) = chain.rest.first() else { return Checked::WRONG };
        let mut rest = self.checker.list(chain.rest.len());
        let mut operand = |operand: &'a Expr, link: &Link| {
            let place = || Some((link.op_span(), format!("'{}' works on tensors", link.op().symbol())));
            self.value_of(operand, Some(Ty::Tensor), place)
        };
        let first = operand(&chain.first, first);
        let mut ty = first.ty;
        for link in &chain.rest {
            let right = operand(&link.operand, link);
            ty = ty.and(right.ty);
            add(&mut rest, right.expr.map(|right| (link, right)));
        }
        let expr = first.expr.zip(rest);
        let expr = expr.map(|(first, rest)| hir::Expr::Chain(Box::new(hir::Chain { first, rest })));
        Checked { ty, expr }
    }

    fn field_access(&mut self, access: &'a FieldAccess) -> Checked<'a> {
        let base = self.value(&access.base, Wanted::Unstated);
        let mut outer = access.base.span;
        let mut ty = base.ty;
        let mut path = Vec::with_capacity(access.path.len());
        for field in &access.path {
            // The error about a value covers its fields.
            let Some(of) = ty else { return Checked::WRONG };
            let found = self.field(of, outer, field);
            ty = found.map(|(_, ty)| ty);
            path.extend(found.map(|(index, ty)| hir::FieldRef { at: field.span, index, ty }));
            outer = outer.to(field.span);
        }
        let accessed = |base| hir::Expr::Field(Box::new(hir::FieldAccess { base, path }));
        Checked { ty, expr: ty.and(base.expr).map(accessed) }
    }

    /// A list of computed values, which stand along a new first axis, as `stack` puts them.
    fn list(&mut self, span: Span, elements: &'a [Expr]) -> Option<hir::Expr<'a>> {
        let mut args = self.checker.list(elements.len());
        for element in elements {
            let place = || Some((span, "a list holds tensors".to_owned()));
            add(&mut args, self.value_of(element, Some(Ty::Tensor), place).expr);
        }
        let stack = functions::Function::named("stack").expect("it is built in");
        let callee = hir::Callee::Builtin(Operation::Function(stack), Literals::default());
        let call = hir::Call { at: span, callee, args: args?, positions: Vec::new() };
        Some(hir::Expr::Call(Box::new(call)))
    }

    fn variable(&mut self, name: &'a str, span: Span) -> Checked<'a> {
        if let Some(variable) = self.variables.get_mut(name) {
            variable.is_read = true;
            return Checked { ty: variable.ty, expr: Some(hir::Expr::Variable(variable.id)) };
        }
        if let Some(&(_, value)) = CONSTANTS.iter().find(|(constant, _)| *constant == name) {
            return tensor(Some(hir::Expr::Number { at: span, value }));
        }
        if self.undefined.insert(name) {
            self.undefined_variable(name, span);
        }
        Checked::WRONG
    }

    pub(super) fn undefined_variable(&mut self, name: &'a str, span: Span) {
        let error = DiagnosticCode::UndefinedVariable.at(span, format!("undefined variable '{name}'"));
        // No search for an error that is only counted.
        let is_searched = !self.checker.errors.many();
        let other = is_searched.then(|| declaration_of(&self.function.body, name)).flatten();
        let error = match other {
            Some((_, value)) if value.start <= span.start && span.end <= value.end => error
                .with_label("used in its own value")
                .with_secondary(other.map_or(span, |other| other.0), "declared here")
                .with_help("a variable can be used only after its declaration"),
            Some((place, _)) if place.start < span.start => error
                .with_label("its block has ended")
                .with_secondary(place, "declared in a block")
                .with_help("declare it before the block, and assign to it inside"),
            Some((place, _)) => error
                .with_label("used before it is declared")
                .with_secondary(place, "declared only here")
                .with_help("move the declaration up"),
            None => {
                let known = self.variables.keys().copied().chain(CONSTANTS.iter().map(|(name, _)| *name));
                let known = self
                    .checker
                    .foreign(name, foreign::value)
                    .or_else(|| self.checker.did_you_mean(name, known));
                let help = match known {
                    Some(known) => known,
                    None if self.checker.by_name.contains_key(name)
                        || self.checker.builtins.contains_key(name) =>
                    {
                        format!("'{name}' is a function: call it with '{name}(...)'")
                    }
                    None => format!("declare it with 'var {name} = ...;' before this"),
                };
                error.with_label("not found in this function").with_help(help)
            }
        };
        self.error(error);
    }

    /// A call; it has no type if the callee returns nothing.
    fn call(&mut self, call: &'a Call, span: Span) -> Checked<'a> {
        let name = &*call.callee.name;
        if let Some(builtin) = self.builtin(call) {
            return tensor(self.builtin_call(call, span, builtin));
        }
        let id = self.checker.by_name.get(name).copied();
        let callee = id.map(|id| self.checker.functions[id.0]);
        let is_fine = match (callee, call.names.first()) {
            (Some(own), Some(named)) => {
                let error = DiagnosticCode::UnknownArgument
                    .at(named.name.span, format!("'{name}' has no named arguments"))
                    .with_label("only built-in functions have them")
                    .with_secondary(own.name.span, "defined here");
                let hides = self.checker.builtins.contains_key(name);
                self.error(error.with_help(if hides {
                    format!("this function hides the built-in '{name}': give it another name to call that")
                } else {
                    "pass the argument at its position, without a name".to_owned()
                }));
                false
            }
            _ => self.callee(call, span, callee),
        };
        let mut args = self.checker.list(call.args.len()).filter(|_| is_fine);
        for (index, arg) in call.args.iter().enumerate() {
            let param = callee.and_then(|f| f.params.get(index));
            let wanted = param.and_then(|p| self.checker.types.declared(p.ty.as_deref()));
            let place = || param.map(|p| (p.span(), format!("parameter '{}' of '{name}'", p.name.name)));
            add(&mut args, self.value_of(arg, wanted, place).expr);
        }
        Checked {
            ty: id.and_then(|id| if let [ty] = self.checker.results[id.0][..] { ty } else { None }),
            expr: id.and_then(|id| resolved_call(span, hir::Callee::Function(id), args)),
        }
    }

    /// Whether the callee exists and takes this many arguments; reports if not.
    fn callee(&mut self, call: &'a Call, span: Span, callee: Option<&'a Function>) -> bool {
        let name = &*call.callee.name;
        if let Some(callee) = callee {
            let is_complete = call.args.len() == callee.params.len();
            if !is_complete {
                let names: Vec<&str> = callee.params.iter().map(|p| &*p.name.name).take(8).collect();
                let more = if callee.params.len() > names.len() { ", ..." } else { "" };
                let error = wrong_count(call, span, callee.params.len(), Some(callee.params.len()))
                    .with_secondary(callee.name.span, "defined here")
                    .with_help(format!("call it as {name}({}{more})", names.join(", ")));
                self.error(error);
            }
            return is_complete;
        }
        let error =
            DiagnosticCode::UnknownFunction.at(call.callee.span, format!("unknown function '{name}'"));
        let known = self.checker.by_name.keys().copied().chain(Builtin::all().map(|builtin| builtin.name));
        let error = if let Some(variable) = self.variables.get(name) {
            error
                .with_label("this is a variable")
                .with_secondary(variable.name.span, "declared here")
                .with_help("only functions can be called")
        } else {
            let help = if words::is_word(name) {
                words::advice(name).to_string()
            } else if self.checker.types.struct_named(name).is_some() {
                format!("'{name}' is a struct: {name} s = {{...}}; declares a value of it")
            } else {
                let help = self.checker.foreign(name, foreign::function);
                let help = help.or_else(|| self.checker.did_you_mean(name, known));
                help.unwrap_or_else(|| format!("define it: def {name}(...) {{ ... }}"))
            };
            error.with_label("no function of this name in the file").with_help(help)
        };
        self.error(error);
        false
    }

    /// A field of a value whose text is `outer`: its position, and its type.
    fn field(&mut self, base: Ty, outer: Span, field: &Ident) -> Option<(usize, Ty)> {
        let name = &*field.name;
        let error = match base {
            Ty::Struct(id) => {
                if let Some((index, ty)) = self.checker.types.field(id, name) {
                    return ty.map(|ty| (index, ty));
                }
                let decl = self.checker.types.decl(id);
                let fields = decl.fields.iter().map(|f| &*f.name.name);
                let known = self.checker.did_you_mean(name, fields.clone());
                let all = || format!("it has: {}", fields.take(8).collect::<Vec<_>>().join(", "));
                DiagnosticCode::UnknownField
                    .at(field.span, format!("struct '{}' has no field '{name}'", decl.name.name))
                    .with_label("not a field of it")
                    .with_secondary(decl.name.span, "declared here")
                    .with_help(known.unwrap_or_else(all))
            }
            Ty::Tensor => DiagnosticCode::FieldOfTensor
                .at(field.span, "a tensor has no fields")
                .with_label("a field is wanted here")
                .with_secondary(outer, "this is a tensor")
                .with_help(
                    self.checker
                        .foreign(name, foreign::attribute)
                        .unwrap_or_else(|| "only structs have fields".to_owned()),
                ),
        };
        self.error(error);
        None
    }

    /// The number of elements of a tensor literal is that of the shaped variable that it initializes; a number
    /// fills any shape.
    fn fits(&mut self, shape: &Shape, value: &Expr) {
        let literal = match &value.kind {
            ExprKind::Negation(negation) if negation.op == UnaryOp::Minus => &negation.operand.kind,
            kind => kind,
        };
        let ExprKind::Tensor(literal) = literal else { return };
        let actual = literal.data.len() as i64;
        let wanted = shape.element_count();
        if wanted != actual {
            let s = |n: i64| if n == 1 { "" } else { "s" };
            let error = DiagnosticCode::LiteralCount
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
        let Some((first, values)) = self.function.first_return() else { return };
        let has_values = !values.is_empty();
        let has_value = |s: &Statement| match &s.kind {
            StatementKind::Return(values) => Some(!values.is_empty()),
            _ => None,
        };
        let after = self.function.body.statements.iter().skip_while(|s| s.span != first.span).skip(1);
        let mut after = after.peekable();
        let Some(next) = after.peek().copied() else { return };
        let mixed = after.find(|s| has_value(s).is_some_and(|v| v != has_values));
        let error = match mixed {
            Some(other) => {
                let words = |with: bool| if with { "returns a value" } else { "returns no value" };
                DiagnosticCode::MixedReturns
                    .at(other.span, format!("function '{name}' returns with and without a value"))
                    .with_label(format!("this one {}", words(!has_values)))
                    .with_secondary(first.span, format!("this one {}", words(has_values)))
                    .with_help("a function has one 'return', as its last statement")
            }
            None => DiagnosticCode::AfterReturn
                .at(next.span, "statement after 'return'")
                .with_label("never runs")
                .with_secondary(first.span, "the function ends here")
                .with_help("remove it, or move the 'return' to the end"),
        };
        self.error(error);
    }
}

/// The first declaration of a name in a block or the blocks in it: its place, and that of its value.
fn declaration_of(block: &Block, name: &str) -> Option<(Span, Span)> {
    let mut found = None;
    block.each_statement(&mut |statement| {
        let declared = match &statement.kind {
            StatementKind::Var(decl) => Some((&decl.name, decl.value.span)),
            StatementKind::Unpack(unpack) if unpack.declares => {
                let names = unpack.names.iter().find(|ident| &*ident.name == name);
                names.map(|ident| (ident, unpack.value.span))
            }
            StatementKind::For(lp) => Some((&lp.variable, lp.from.span.to(lp.to.span))),
            _ => None,
        };
        let declared = declared.filter(|(ident, _)| &*ident.name == name);
        found = found.or(declared.map(|(ident, value)| (ident.span, value)));
    });
    found
}

/// An expression that is a tensor.
fn tensor(expr: Option<hir::Expr<'_>>) -> Checked<'_> {
    Checked { ty: Some(Ty::Tensor), expr }
}

/// A tensor literal or a number, which may have signs; `None` for another expression.
fn literal(expr: &Expr) -> Option<hir::Expr<'_>> {
    let at = expr.span;
    let (literal, is_negative) = match &expr.kind {
        ExprKind::Negation(negation) if negation.op == UnaryOp::Minus => {
            (&negation.operand.kind, negation.signs.len() % 2 == 1)
        }
        kind => (kind, false),
    };
    match literal {
        &ExprKind::Number(value) => {
            Some(hir::Expr::Number { at, value: if is_negative { -value } else { value } })
        }
        ExprKind::Tensor(literal) => Some(hir::Expr::Tensor { at, literal, is_negative }),
        _ => None,
    }
}

/// Adds to a list that is wanted only if all of it is there.
pub(super) fn add<T>(all: &mut Option<Vec<T>>, next: Option<T>) {
    match (all.as_mut(), next) {
        (Some(all), Some(next)) => all.push(next),
        _ => *all = None,
    }
}

fn resolved_call<'a>(
    at: Span,
    callee: hir::Callee,
    args: Option<Vec<hir::Expr<'a>>>,
) -> Option<hir::Expr<'a>> {
    Some(hir::Expr::Call(Box::new(hir::Call { at, callee, args: args?, positions: Vec::new() })))
}
