//! From the syntax tree to the toy dialect: one operation for each operator, call and literal.
//!
//! Nothing is inferred here: every result is `tensor<*xf64>` unless the text says otherwise. The tree has passed
//! [`crate::check`], so names resolve and calls have the right number of arguments.

use mlir::{Builder, Context, Loc, Module, OpState, OpView, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, SourceMap, Span};
use toy_dialect as toy;

use crate::ast;

/// Generates the module of a program.
///
/// # Errors
/// What the tree may say but this stage cannot translate: structs.
pub fn generate(cx: &Context, program: &ast::Module, sources: &SourceMap) -> Result<Module, Vec<Diagnostic>> {
    let unsupported = program.structs().map(|s| unsupported(s.name.span, "declared here"));
    let errors: Vec<Diagnostic> = unsupported.collect();
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut module = Module::new(cx, Loc::UNKNOWN);
    let returning = program.functions().filter(|f| f.returns_value()).map(|f| &*f.name.name).collect();
    let shared = Shared { cx, sources, returning, unranked: cx.unranked_tensor_ty(cx.f64_ty()) };
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

fn unsupported(span: Span, label: &str) -> Diagnostic {
    Diagnostic::error(span, "structs are parsed but not compiled yet")
        .with_label(label)
        .with_help("pass the fields as separate variables; '-emit=ast' shows the program as it was read")
}

/// Boxed, so that what is generated without errors moves no large values.
type Generated<T> = Result<T, Box<Diagnostic>>;

/// What all functions share.
struct Shared<'a> {
    cx: &'a Context,
    sources: &'a SourceMap,
    /// The functions whose calls have a value.
    returning: FxHashSet<&'a str>,
    unranked: Type,
}

impl Shared<'_> {
    fn loc(&self, span: Span) -> Loc {
        let at = self.sources.start(span);
        self.cx.file_loc(self.sources.name(span.file), at.line, at.column)
    }

    fn function(&self, b: &mut Builder<'_>, function: &ast::Function) -> Generated<()> {
        let (cx, loc) = (self.cx, self.loc(function.span));
        let inputs = vec![self.unranked; function.params.len()];
        let results: &[Type] = if function.returns_value() { &[self.unranked] } else { &[] };
        let mut state = OpState::of(cx, <toy::FuncOp<'_> as OpView<'_>>::DEF, loc);
        state.set_attr(cx, "sym_name", cx.string_attr(&function.name.name));
        state.set_attr(cx, "function_type", cx.type_attr(cx.function_ty(&inputs, results)));
        if &*function.name.name != "main" {
            state.set_attr(cx, "sym_visibility", cx.string_attr("private"));
        }
        if let Some((region, body)) = state.add_isolated_region() {
            let mut inner = Builder::new(cx, body);
            let args: Vec<(Type, Loc)> = inputs.iter().map(|&ty| (ty, loc)).collect();
            let block = inner.create_block(region, &args);
            let params = function.params.iter().map(|p| p.name.name.clone());
            let variables = params.zip(inner.body().block_args(block).iter().copied()).collect();
            FunctionGen { shared: self, b: inner, variables }.body(function)?;
        }
        b.create(state);
        Ok(())
    }
}

/// The body of one function.
struct FunctionGen<'s, 'b> {
    shared: &'s Shared<'s>,
    b: Builder<'b>,
    variables: FxHashMap<ast::Name, Value>,
}

impl FunctionGen<'_, '_> {
    fn body(mut self, function: &ast::Function) -> Generated<()> {
        for statement in &function.body.statements {
            self.statement(statement)?;
        }
        if function.first_return().is_none() {
            toy::ReturnOp::build(&mut self.b, self.shared.loc(function.span), &[]);
        }
        Ok(())
    }

    fn statement(&mut self, statement: &ast::Statement) -> Generated<()> {
        let loc = self.shared.loc(statement.span);
        match &statement.kind {
            ast::StatementKind::Var(var) => {
                let mut value = self.value(&var.value)?;
                if let Some(shape) = &var.shape {
                    let ty = self.shared.cx.tensor_ty(&shape.dims, self.shared.cx.f64_ty());
                    let op = toy::ReshapeOp::build(&mut self.b, loc, ty, value);
                    value = self.b.body().result(op, 0);
                }
                self.variables.insert(var.name.name.clone(), value);
            }
            ast::StatementKind::Return(value) => {
                let value = value.as_ref().map(|v| self.value(v)).transpose()?;
                toy::ReturnOp::build(&mut self.b, loc, value.as_slice());
            }
            ast::StatementKind::Expr(expr) => {
                self.expr(expr)?;
            }
        }
        Ok(())
    }

    /// An expression that must have a value.
    fn value(&mut self, expr: &ast::Expr) -> Generated<Value> {
        self.expr(expr)?.ok_or_else(|| {
            Diagnostic::error(expr.span, "expected a value").with_label("this call returns nothing").into()
        })
    }

    /// An expression; `None` for a call that returns nothing.
    fn expr(&mut self, expr: &ast::Expr) -> Generated<Option<Value>> {
        let loc = self.shared.loc(expr.location());
        let cx = self.shared.cx;
        match &expr.kind {
            ast::ExprKind::Number(number) => Ok(Some(self.constant(loc, &[], &[*number]))),
            ast::ExprKind::Tensor(literal) => Ok(Some(self.constant(loc, &literal.shape, &literal.data))),
            ast::ExprKind::Variable(name) => match self.variables.get(name) {
                Some(&value) => Ok(Some(value)),
                None => Err(Diagnostic::error(expr.span, format!("undefined variable '{name}'")).into()),
            },
            ast::ExprKind::Call(call) => self.call(loc, call),
            ast::ExprKind::Chain(chain) => {
                let mut value = self.value(&chain.first)?;
                for link in &chain.rest {
                    let right = self.value(&link.operand)?;
                    let loc = self.shared.loc(link.location);
                    let (b, ty) = (&mut self.b, cx.unranked_tensor_ty(cx.f64_ty()));
                    let op = match link.op {
                        ast::BinaryOp::Add => toy::AddOp::build(b, loc, ty, value, right),
                        ast::BinaryOp::Sub => toy::SubOp::build(b, loc, ty, value, right),
                        ast::BinaryOp::Mul => toy::MulOp::build(b, loc, ty, value, right),
                    };
                    value = self.b.body().result(op, 0);
                }
                Ok(Some(value))
            }
            ast::ExprKind::Struct(_) | ast::ExprKind::Field(_) => {
                Err(unsupported(expr.span, "used here").into())
            }
        }
    }

    fn call(&mut self, loc: Loc, call: &ast::Call) -> Generated<Option<Value>> {
        let inputs = call.args.iter().map(|a| self.value(a)).collect::<Result<Vec<Value>, _>>()?;
        let (b, unranked) = (&mut self.b, self.shared.unranked);
        match (call.builtin(), inputs.as_slice()) {
            (Some(ast::Builtin::Print), &[input]) => {
                toy::PrintOp::build(b, loc, input);
                Ok(None)
            }
            (Some(ast::Builtin::Transpose), &[input]) => {
                let op = toy::TransposeOp::build(b, loc, unranked, input);
                Ok(Some(b.body().result(op, 0)))
            }
            (Some(builtin), _) => {
                Err(Diagnostic::error(call.callee.span, format!("'{}' takes one argument", builtin.name()))
                    .into())
            }
            (None, inputs) => {
                let callee = &*call.callee.name;
                let result = self.shared.returning.contains(callee).then_some(unranked);
                let op = toy::GenericCallOp::build(b, loc, result, callee, inputs, None, None);
                Ok(result.map(|_| b.body().result(op, 0)))
            }
        }
    }

    fn constant(&mut self, loc: Loc, shape: &[i64], data: &[f64]) -> Value {
        let cx = self.shared.cx;
        let ty = cx.tensor_ty(shape, cx.f64_ty());
        let op = toy::ConstantOp::build(&mut self.b, loc, cx.dense_f64_attr(ty, data));
        self.b.body().result(op, 0)
    }
}
