//! From the syntax tree to the toy dialect: one operation for each operator, call and literal.
//!
//! Nothing is inferred here: every tensor is `tensor<*xf64>` unless the text specifies a shape. The tree has passed
//! [`crate::check`], so names resolve, calls have the right number of arguments, and structs are only where they are
//! allowed.

mod names;

use mlir::symbol_table::Visibility;
use mlir::{Attr, Builder, Context, Ident, Loc, LocKind, Module, Type, Value};
use rustc_hash::FxHashMap;
use support::{Diagnostic, FileId, SourceMap, Span};
use toy_dialect as toy;

use crate::ast;
use crate::builtins::Operation;
use crate::sema::types::{Ty, Types};

use self::names::Names;

/// Generates the module of a program, about which [`crate::check`] found `types` and no errors. `debug_info` keeps the
/// names of functions and variables for debuggers.
///
/// # Errors
/// Only for a program that [`crate::check`] has refused.
pub(crate) fn generate(
    cx: &Context,
    program: &ast::Module,
    types: &Types<'_>,
    sources: &SourceMap,
    debug_info: bool,
) -> Result<Module, Vec<Diagnostic>> {
    let mut module = Module::new(cx, Loc::UNKNOWN);
    let unranked = cx.unranked_tensor_ty(cx.f64_ty());
    let functions = program.functions().map(|f| (&*f.name.name, f)).collect();
    let file = (program.span.file, cx.ident(sources.name(program.span.file)));
    let names = debug_info.then_some(Names { cx, sources, file: file.1, types });
    let mut shared = Shared { cx, sources, file, types, functions, structs: Vec::new(), unranked, names };
    // Structs hold only structs declared before them.
    for index in 0..types.num_structs() {
        let fields = types.decl(index).fields.iter();
        let elements: Vec<Type> = fields.map(|f| shared.ty(types.declared(f.ty.as_ref()))).collect();
        shared.structs.push(toy::StructType::get(cx, &elements));
    }
    let mut errors = Vec::new();
    let block = module.region().and_then(|r| module.body().entry_block(r));
    if let Some(block) = block {
        let mut b = Builder::at_end(cx, module.body_mut(), block);
        for function in program.functions() {
            if let Err(error) = shared.function(&mut b, function) {
                errors.push(*error);
            }
        }
    }
    if errors.is_empty() { Ok(module) } else { Err(errors) }
}

/// Boxed, so that code without errors moves no large values.
type Generated<T> = Result<T, Box<Diagnostic>>;

/// The data that all functions share.
struct Shared<'a> {
    cx: &'a Context,
    sources: &'a SourceMap,
    /// The program's file, and its name.
    file: (FileId, Ident),
    types: &'a Types<'a>,
    functions: FxHashMap<&'a str, &'a ast::Function>,
    /// The types of the structs in their order.
    structs: Vec<Type>,
    unranked: Type,
    /// Names functions and variables, if debuggers need the names.
    names: Option<Names<'a>>,
}

impl Shared<'_> {
    fn loc(&self, span: Span) -> Loc {
        let at = self.sources.start(span);
        let (file, name) = self.file;
        // Only input that is typed line by line has several files.
        let name = if span.file == file { name } else { self.cx.ident(self.sources.name(span.file)) };
        self.cx.loc(LocKind::point(name, at.line, at.column))
    }

    /// The type of a value whose shape is not known.
    fn ty(&self, ty: Ty) -> Type {
        match ty {
            Ty::Struct(index) => self.structs.get(index).copied().unwrap_or(self.unranked),
            Ty::Tensor | Ty::Unknown => self.unranked,
        }
    }

    fn function(&self, b: &mut Builder<'_>, function: &ast::Function) -> Generated<()> {
        let cx = self.cx;
        let loc = match &self.names {
            Some(names) => names.definition(function),
            None => self.loc(function.span),
        };
        let params: Vec<Ty> = function.params.iter().map(|p| self.types.declared(p.ty.as_deref())).collect();
        let inputs: Vec<Type> = params.iter().map(|&ty| self.ty(ty)).collect();
        let result = self.types.result(&function.name.name).map(|ty| self.ty(ty));
        let results = result.as_slice();
        let is_main = &*function.name.name == "main";
        let visibility = if is_main { Visibility::Public } else { Visibility::Private };
        let mut generated = Ok(());
        let ty = cx.function_ty(&inputs, results);
        toy::FuncOp::define(b, loc, &function.name.name, ty, visibility, |b, args| {
            let names = function.params.iter().map(|p| p.name.name.clone());
            let values = args.iter().copied().zip(params);
            let variables = names.zip(values.map(|(value, ty)| Typed { value, ty })).collect();
            let mut body = FunctionGen { shared: self, b, variables };
            body.name_parameters(function);
            generated = body.body(function);
        });
        generated
    }
}

/// A value with its type.
#[derive(Clone, Copy)]
struct Typed {
    value: Value,
    ty: Ty,
}

impl Typed {
    fn tensor(value: Value) -> Self {
        Typed { value, ty: Ty::Tensor }
    }
}

/// The body of one function.
struct FunctionGen<'s, 'b> {
    shared: &'s Shared<'s>,
    b: &'s mut Builder<'b>,
    variables: FxHashMap<ast::Name, Typed>,
}

impl FunctionGen<'_, '_> {
    fn body(mut self, function: &ast::Function) -> Generated<()> {
        for statement in &function.body.statements {
            self.statement(statement)?;
        }
        if function.first_return().is_none() {
            let loc = match &self.shared.names {
                Some(names) => names.end(function),
                None => self.shared.loc(function.span),
            };
            toy::ReturnOp::build(self.b, loc, &[]);
        }
        Ok(())
    }

    fn name_parameters(&mut self, function: &ast::Function) {
        for (position, parameter) in (1..).zip(&function.params) {
            if let Some(&typed) = self.variables.get(&parameter.name.name) {
                self.name(&parameter.name, typed, Some(position));
            }
        }
    }

    /// Names a value for debuggers; for a parameter, also with its position.
    fn name(&mut self, name: &ast::Ident, typed: Typed, parameter: Option<i64>) {
        if let Some(names) = &self.shared.names {
            names.variable(self.b, name, (typed.value, typed.ty), parameter);
        }
    }

    fn statement(&mut self, statement: &ast::Statement) -> Generated<()> {
        let loc = self.shared.loc(statement.span);
        match &statement.kind {
            ast::StatementKind::Var(var) => {
                let declared = self.shared.types.declared(var.ty.as_ref());
                let mut typed = self.value(&var.value, declared)?;
                if let Some(shape) = &var.shape {
                    let ty = self.shared.cx.tensor_ty(&shape.dims, self.shared.cx.f64_ty());
                    typed.value = toy::ReshapeOp::build(self.b, loc, ty, typed.value);
                }
                self.name(&var.name, typed, None);
                self.variables.insert(var.name.name.clone(), typed);
            }
            ast::StatementKind::Return(value) => {
                let value = value.as_ref().map(|v| self.value(v, Ty::Unknown)).transpose()?;
                if let Some(names) = &self.shared.names {
                    names.statement(self.b, loc);
                }
                toy::ReturnOp::build(self.b, loc, value.map(|v| v.value).as_slice());
            }
            ast::StatementKind::Expr(expr) => {
                self.expr(expr, Ty::Unknown)?;
            }
        }
        Ok(())
    }

    /// An expression that must have a value; a struct literal is one of `wanted`.
    fn value(&mut self, expr: &ast::Expr, wanted: Ty) -> Generated<Typed> {
        self.expr(expr, wanted)?.ok_or_else(|| {
            Diagnostic::error(expr.span, "expected a value").with_label("this call returns nothing").into()
        })
    }

    /// An expression; `None` for a call that returns nothing.
    fn expr(&mut self, expr: &ast::Expr, wanted: Ty) -> Generated<Option<Typed>> {
        let loc = self.shared.loc(expr.location());
        match &expr.kind {
            ast::ExprKind::Number(number) => Ok(Some(self.constant(loc, &[], &[*number]))),
            ast::ExprKind::Tensor(literal) => Ok(Some(self.constant(loc, &literal.shape, &literal.data))),
            ast::ExprKind::Variable(name) => match self.variables.get(name) {
                Some(&typed) => Ok(Some(typed)),
                None => Err(Diagnostic::error(expr.span, format!("undefined variable '{name}'")).into()),
            },
            ast::ExprKind::Call(call) => self.call(loc, call),
            ast::ExprKind::Chain(chain) => self.chain(chain).map(Some),
            ast::ExprKind::Negation(negation) => self.negation(expr, negation).map(Some),
            ast::ExprKind::Struct(literal) => {
                self.struct_literal(expr.span, loc, &literal.parts, wanted).map(Some)
            }
            ast::ExprKind::Field(access) => {
                let base = self.value(&access.base, Ty::Unknown)?;
                access.path.iter().try_fold(base, |base, field| self.field(base, field)).map(Some)
            }
        }
    }

    fn chain(&mut self, chain: &ast::Chain) -> Generated<Typed> {
        let mut left = self.value(&chain.first, Ty::Tensor)?;
        for link in &chain.rest {
            let x = left.value;
            let y = self.value(&link.operand, Ty::Tensor)?.value;
            let b = &mut *self.b;
            let loc = self.shared.loc(link.location());
            let ty = self.shared.unranked;
            left.value = (link.op().operation().build)(b, loc, ty, &[x, y]);
        }
        Ok(left)
    }

    /// A literal with signs is a constant.
    fn negation(&mut self, expr: &ast::Expr, negation: &ast::Negation) -> Generated<Typed> {
        if let Some(value) = self.literal(expr) {
            let loc = self.shared.loc(expr.location());
            return Ok(Typed::tensor(toy::ConstantOp::build(self.b, loc, value)));
        }
        let mut typed = self.value(&negation.operand, Ty::Tensor)?;
        for &sign in &negation.signs {
            let loc = self.shared.loc(sign);
            typed.value = toy::NegOp::build(self.b, loc, self.shared.unranked, typed.value);
        }
        Ok(typed)
    }

    /// `{a, b}`: a constant if all parts are literals.
    fn struct_literal(&mut self, span: Span, loc: Loc, parts: &[ast::Expr], wanted: Ty) -> Generated<Typed> {
        let Ty::Struct(index) = wanted else {
            return Err(Diagnostic::error(span, "struct literal of an unknown struct").into());
        };
        let ty = self.shared.ty(wanted);
        if let Some(value) = self.literals(parts) {
            return Ok(Typed { value: toy::StructConstantOp::build(self.b, loc, ty, value), ty: wanted });
        }
        let mut elements = Vec::with_capacity(parts.len());
        for (field, part) in self.shared.types.decl(index).fields.iter().zip(parts) {
            let wanted = self.shared.types.declared(field.ty.as_ref());
            let value = self.value(part, wanted)?.value;
            // The struct's type does not contain the shape that a literal or a variable may have.
            let at = self.shared.loc(part.location());
            let to = self.shared.ty(wanted);
            elements.push(toy::casts::cast_to(self.b, at, to, value));
        }
        Ok(Typed { value: toy::StructCreateOp::build(self.b, loc, ty, &elements), ty: wanted })
    }

    /// The values of the expressions, if all are literals.
    fn literals(&self, parts: &[ast::Expr]) -> Option<Attr> {
        let cx = self.shared.cx;
        let values: Vec<Attr> = parts.iter().map(|part| self.literal(part)).collect::<Option<_>>()?;
        Some(cx.array_attr(&values))
    }

    /// The value of a literal, which may have signs.
    fn literal(&self, expr: &ast::Expr) -> Option<Attr> {
        let (operand, negative) = match &expr.kind {
            ast::ExprKind::Struct(literal) => return self.literals(&literal.parts),
            ast::ExprKind::Negation(negation) => (&negation.operand.kind, negation.signs.len() % 2 == 1),
            kind => (kind, false),
        };
        let signed = |data: &[f64]| data.iter().map(|&x| if negative { -x } else { x }).collect::<Vec<f64>>();
        match operand {
            ast::ExprKind::Number(number) => Some(self.dense(&[], &signed(&[*number]))),
            ast::ExprKind::Tensor(literal) => Some(self.dense(&literal.shape, &signed(&literal.data))),
            _ => None,
        }
    }

    fn field(&mut self, base: Typed, field: &ast::Ident) -> Generated<Typed> {
        let found = match base.ty {
            Ty::Struct(index) => self.shared.types.field(index, &field.name),
            Ty::Tensor | Ty::Unknown => None,
        };
        let Some((position, ty)) = found else {
            return Err(Diagnostic::error(field.span, format!("unknown field '{}'", field.name)).into());
        };
        let loc = self.shared.loc(field.span);
        let result = self.shared.ty(ty);
        let value = toy::StructAccessOp::build(self.b, loc, result, base.value, position as i64);
        Ok(Typed { value, ty })
    }

    fn call(&mut self, loc: Loc, call: &ast::Call) -> Generated<Option<Typed>> {
        let Shared { types, unranked, .. } = *self.shared;
        let name = &*call.callee.name;
        let callee = self.shared.functions.get(name).copied();
        let mut inputs = Vec::with_capacity(call.args.len());
        for (index, arg) in call.args.iter().enumerate() {
            let param = callee.and_then(|f| f.params.get(index));
            let wanted = param.map_or(Ty::Tensor, |p| types.declared(p.ty.as_deref()));
            inputs.push(self.value(arg, wanted)?.value);
        }
        let b = &mut *self.b;
        let Some(builtin) = call.builtin() else {
            let names = self.shared.names.as_ref().zip(callee);
            let loc = names.map_or(loc, |(names, callee)| names.call(loc, callee));
            let result = types.result(name);
            let ty = result.map(|ty| self.shared.ty(ty));
            let op = toy::GenericCallOp::build(b, loc, ty.as_slice(), name, &inputs);
            let value = op.view(b).outputs().next();
            return Ok(value.zip(result).map(|(value, ty)| Typed { value, ty }));
        };
        if inputs.len() != builtin.arity {
            let message = format!("wrong number of arguments for '{name}'");
            return Err(Diagnostic::error(call.callee.span, message).into());
        }
        match builtin.operation {
            Operation::Print => {
                toy::PrintOp::build(b, loc, inputs[0]);
                Ok(None)
            }
            Operation::Value(build) => Ok(Some(Typed::tensor(build(b, loc, unranked, &inputs)))),
        }
    }

    fn constant(&mut self, loc: Loc, shape: &[i64], data: &[f64]) -> Typed {
        let value = self.dense(shape, data);
        Typed::tensor(toy::ConstantOp::build(self.b, loc, value))
    }

    fn dense(&self, shape: &[i64], data: &[f64]) -> Attr {
        let cx = self.shared.cx;
        cx.dense_f64_attr(cx.tensor_ty(shape, cx.f64_ty()), data)
    }
}
