//! From a resolved program to the toy dialect: one operation for each operator, call and literal.
//!
//! Nothing is inferred or looked up here: every tensor is `tensor<*xf64>` unless the text says otherwise, and
//! [`crate::sema`] has replaced each name by what it stands for.

mod control_flow;
mod names;

use mlir::symbol_table::Visibility;
use mlir::{Attr, Builder, Context, Ident, Loc, LocKind, Module, Type, Value};
use support::{FileId, SourceMap, Span};
use toy_dialect as toy;
use toy_dialect::elementwise::Elementwise;
use toy_dialect::slices::{self, Item};

use crate::ast;
use crate::builtins::Operation;
use crate::hir::{self, Ty};

use self::names::Names;

/// Generates the module of a program, whose text is in `file`. `debug_info` keeps the names of functions and variables
/// for debuggers.
pub(crate) fn generate(
    cx: &Context,
    program: &hir::Module<'_>,
    sources: &SourceMap,
    file: FileId,
    debug_info: bool,
) -> Module {
    let mut module = Module::new(cx, Loc::UNKNOWN);
    let unranked = cx.unranked_tensor_ty(cx.f64_ty());
    let file = (file, cx.ident(sources.name(file)));
    let names = debug_info.then_some(Names { cx, sources, file: file.1, program });
    let mut shared = Shared { cx, sources, file, program, structs: Vec::new(), unranked, names };
    // Structs hold only structs declared before them.
    for decl in &program.structs {
        let elements: Vec<Type> = decl.fields.iter().map(|field| shared.ty(field.ty)).collect();
        shared.structs.push(toy::StructType::get(cx, &elements));
    }
    let block = module.region().and_then(|r| module.body().entry_block(r));
    if let Some(block) = block {
        let mut b = Builder::at_end(cx, module.body_mut(), block);
        program.functions.iter().for_each(|function| shared.function(&mut b, function));
    }
    module
}

/// The data that all functions share.
struct Shared<'a> {
    cx: &'a Context,
    sources: &'a SourceMap,
    /// The program's file, and its name.
    file: (FileId, Ident),
    program: &'a hir::Module<'a>,
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
            Ty::Struct(id) => self.structs[id.index()],
            Ty::Tensor => self.unranked,
        }
    }

    fn function(&self, b: &mut Builder<'_>, function: &hir::Function<'_>) {
        let source = function.source;
        let loc = match &self.names {
            Some(names) => names.definition(source),
            None => self.loc(source.span),
        };
        let inputs: Vec<Type> = function.params.iter().map(|&ty| self.ty(ty)).collect();
        let results: Vec<Type> = function.results.iter().map(|&ty| self.ty(ty)).collect();
        let is_main = &*source.name.name == "main";
        let visibility = if is_main { Visibility::Public } else { Visibility::Private };
        let ty = self.cx.function_ty(&inputs, &results);
        toy::FuncOp::define(b, loc, &source.name.name, ty, visibility, |b, args| {
            FunctionGen { shared: self, b, variables: args.to_vec() }.body(function);
        });
    }
}

/// The body of one function.
struct FunctionGen<'s, 'b> {
    shared: &'s Shared<'s>,
    b: &'s mut Builder<'b>,
    /// The values of the variables declared so far, by [`hir::VariableId`].
    variables: Vec<Value>,
}

impl FunctionGen<'_, '_> {
    fn body(mut self, function: &hir::Function<'_>) {
        let source = function.source;
        for (index, (parameter, &ty)) in source.params.iter().zip(&function.params).enumerate() {
            self.name(&parameter.name, self.variables[index], ty, Some(index as i64 + 1));
        }
        function.body.iter().for_each(|statement| self.statement(statement));
        if source.first_return().is_none() {
            let loc = match &self.shared.names {
                Some(names) => names.end(source),
                None => self.shared.loc(source.span),
            };
            toy::ReturnOp::build(self.b, loc, &[]);
        }
    }

    /// Names a value for debuggers; for a parameter, also with its position.
    fn name(&mut self, name: &ast::Ident, value: Value, ty: Ty, parameter: Option<i64>) {
        if let Some(names) = &self.shared.names {
            names.variable(self.b, name, (value, ty), parameter);
        }
    }

    fn statement(&mut self, statement: &hir::Statement<'_>) {
        let loc = self.shared.loc(statement.at);
        match &statement.kind {
            hir::StatementKind::Var(var) => {
                let mut value = self.expr(&var.value);
                if let Some(shape) = var.shape {
                    let ty = self.shared.cx.tensor_ty(shape, self.shared.cx.f64_ty());
                    value = toy::ReshapeOp::build(self.b, loc, ty, value);
                }
                self.name(var.name, value, var.ty, None);
                self.variables.push(value);
            }
            hir::StatementKind::Assign(assign) => {
                let value = self.expr(&assign.value);
                self.assign(assign.name, assign.variable, value, statement.at);
            }
            hir::StatementKind::For(lp) => self.for_loop(lp, statement.at),
            hir::StatementKind::While(lp) => self.while_loop(lp, statement.at),
            hir::StatementKind::If(choice) => self.choice(choice, statement.at),
            hir::StatementKind::Unpack(unpack) => {
                let values = self.values(&unpack.call);
                for (target, value) in unpack.targets.iter().zip(values) {
                    match *target {
                        hir::Target::New(name, ty) => {
                            self.name(name, value, ty, None);
                            self.variables.push(value);
                        }
                        hir::Target::Old(name, variable) => self.assign(name, variable, value, statement.at),
                    }
                }
            }
            hir::StatementKind::Return(values) => {
                let values: Vec<Value> = values.iter().flat_map(|value| self.values(value)).collect();
                if let Some(names) = &self.shared.names {
                    names.statement(self.b, loc);
                }
                toy::ReturnOp::build(self.b, loc, &values);
            }
            hir::StatementKind::Print(print) => self.print(print, loc),
            hir::StatementKind::Expr(hir::Expr::Call(call)) => {
                self.call(call);
            }
            hir::StatementKind::Expr(expr) => {
                self.expr(expr);
            }
        }
    }

    /// The values of an expression: those of a call may be several.
    fn values(&mut self, expr: &hir::Expr<'_>) -> Vec<Value> {
        match expr {
            hir::Expr::Call(call) => self.call(call),
            expr => vec![self.expr(expr)],
        }
    }

    fn expr(&mut self, expr: &hir::Expr<'_>) -> Value {
        match expr {
            hir::Expr::Number { at, .. } | hir::Expr::Tensor { at, .. } => {
                let value = self.literal(expr).expect("the expression is a literal");
                toy::ConstantOp::build(self.b, self.shared.loc(*at), value)
            }
            hir::Expr::Variable(id) => self.variables[id.0 as usize],
            hir::Expr::Struct(literal) => self.struct_literal(literal),
            hir::Expr::Call(call) => {
                let value = self.call(call).first().copied();
                value.expect("a call within an expression has a value")
            }
            hir::Expr::Chain(chain) => {
                let first = self.expr(&chain.first);
                chain.rest.iter().fold(first, |left, (link, operand)| {
                    let right = self.expr(operand);
                    let loc = self.shared.loc(link.location());
                    self.binary(loc, link.op(), left, right)
                })
            }
            hir::Expr::Negation(negation) => {
                let operand = self.expr(&negation.operand);
                negation.signs.iter().fold(operand, |value, &sign| {
                    let operation = Elementwise::with_operator(negation.op.symbol(), 1);
                    let operation = operation.expect("every operator has an operation");
                    (operation.build)(self.b, self.shared.loc(sign), self.shared.unranked, &[value])
                })
            }
            hir::Expr::Index(index) => self.index(index),
            hir::Expr::Field(access) => {
                let base = self.expr(&access.base);
                access.path.iter().fold(base, |base, field| {
                    let (loc, ty) = (self.shared.loc(field.at), self.shared.ty(field.ty));
                    toy::StructAccessOp::build(self.b, loc, ty, base, field.index as i64)
                })
            }
        }
    }

    /// Text has a space behind it, or ends the line.
    fn print(&mut self, print: &hir::Print<'_>, loc: Loc) {
        let count = print.pieces.len();
        for (at, piece) in print.pieces.iter().enumerate() {
            let is_last = at + 1 == count;
            match piece {
                hir::Piece::Text(text) => {
                    let text = format!("{text}{}", if is_last { '\n' } else { ' ' });
                    toy::WriteOp::build(self.b, loc, &text);
                }
                hir::Piece::Value(value) => {
                    let value = self.expr(value);
                    let options = toy::PrintOpOptions { format: print.format, inline: !is_last };
                    toy::PrintOp::build_with(self.b, loc, value, options);
                }
            }
        }
    }

    /// The operation of an operator.
    fn binary(&mut self, loc: Loc, op: ast::BinaryOp, left: Value, right: Value) -> Value {
        let ty = self.shared.unranked;
        if op == ast::BinaryOp::MatMul {
            return toy::MatmulOp::build(self.b, loc, ty, &[left, right]);
        }
        let operation = Elementwise::with_operator(op.symbol(), 2).expect("every operator has an operation");
        (operation.build)(self.b, loc, ty, &[left, right])
    }

    /// `base[items]`
    fn index(&mut self, index: &hir::Index<'_>) -> Value {
        let base = self.expr(&index.base);
        let mut bound = |bound: &hir::Bound<'_>| match bound {
            hir::Bound::Literal(literal) => Ok(*literal),
            hir::Bound::Computed(expr) => Err(self.expr(expr)),
        };
        let items = index.items.iter().map(|item| match item {
            Item::NewAxis => Item::NewAxis,
            Item::At(position) => Item::At(bound(position)),
            Item::Range { start, stop, step } => {
                let start = start.as_ref().map(&mut bound);
                Item::Range { start, stop: stop.as_ref().map(&mut bound), step: *step }
            }
        });
        let items: Vec<_> = items.collect();
        slices::build(self.b, self.shared.loc(index.at), self.shared.unranked, base, &items)
    }

    /// `{a, b}`: a constant if all parts are literals.
    fn struct_literal(&mut self, literal: &hir::StructLiteral<'_>) -> Value {
        let loc = self.shared.loc(literal.at);
        let ty = self.shared.ty(Ty::Struct(literal.of));
        if let Some(value) = self.literals(literal) {
            return toy::StructConstantOp::build(self.b, loc, ty, value);
        }
        let fields = &self.shared.program.structure(literal.of).fields;
        let elements = fields.iter().zip(&literal.parts).map(|(field, (at, part))| {
            let value = self.expr(part);
            // The struct's type does not contain the shape that a literal or a variable may have.
            toy::casts::cast_to(self.b, self.shared.loc(*at), self.shared.ty(field.ty), value)
        });
        let elements: Vec<Value> = elements.collect();
        toy::StructCreateOp::build(self.b, loc, ty, &elements)
    }

    /// The values of the parts of a struct literal if all are literals.
    fn literals(&self, literal: &hir::StructLiteral<'_>) -> Option<Attr> {
        let parts = literal.parts.iter().map(|(_, part)| self.literal(part));
        let values: Vec<Attr> = parts.collect::<Option<_>>()?;
        Some(self.shared.cx.array_attr(&values))
    }

    /// The value of a literal; `None` for another expression.
    fn literal(&self, expr: &hir::Expr<'_>) -> Option<Attr> {
        match expr {
            hir::Expr::Number { value, .. } => Some(self.dense(&[], &[*value])),
            hir::Expr::Tensor { literal, is_negative: false, .. } => {
                Some(self.dense(&literal.shape, &literal.data))
            }
            hir::Expr::Tensor { literal, is_negative: true, .. } => {
                let data: Vec<f64> = literal.data.iter().map(|x| -x).collect();
                Some(self.dense(&literal.shape, &data))
            }
            hir::Expr::Struct(literal) => self.literals(literal),
            _ => None,
        }
    }

    fn dense(&self, shape: &[i64], data: &[f64]) -> Attr {
        let cx = self.shared.cx;
        cx.dense_f64_attr(cx.tensor_ty(shape, cx.f64_ty()), data)
    }

    /// The values of a call.
    fn call(&mut self, call: &hir::Call<'_>) -> Vec<Value> {
        let loc = self.shared.loc(call.at);
        let mut inputs: Vec<Value> = call.args.iter().map(|arg| self.expr(arg)).collect();
        if !call.positions.is_empty() {
            let given = inputs.clone();
            call.positions.iter().zip(given).for_each(|(&position, value)| inputs[position] = value);
        }
        let ty = self.shared.unranked;
        match &call.callee {
            hir::Callee::Builtin(operation, literals) => match operation {
                Operation::Print => Vec::new(),
                Operation::Elementwise(operation) => vec![(operation.build)(self.b, loc, ty, &inputs)],
                Operation::Reduction(reduction) => {
                    vec![reduction.build(self.b, loc, ty, inputs[0], literals)]
                }
                Operation::Function(function) => vec![function.build(self.b, loc, ty, &inputs, literals)],
            },
            &hir::Callee::Function(id) => {
                let callee = self.shared.program.function(id);
                let loc = self.shared.names.as_ref().map_or(loc, |names| names.call(loc, callee.source));
                let types: Vec<Type> = callee.results.iter().map(|&ty| self.shared.ty(ty)).collect();
                let name = &callee.source.name.name;
                let op = toy::GenericCallOp::build(self.b, loc, &types, name, &inputs);
                op.view(self.b).outputs().collect()
            }
        }
    }
}
