//! Builds the syntax tree for the grammar's actions, and reports mistakes in well-formed input.

use std::num::IntErrorKind;

use rustc_hash::FxHashSet;
use support::{Diagnostic, Span};
use toy_dialect::MAX_RANK;

use super::cursor::Source;
use super::errors;
use crate::ast::*;
use crate::catalogue::DiagnosticCode;

/// The state with which the grammar's actions build the tree.
pub(crate) struct Builder<'t> {
    pub(super) source: &'t Source<'t>,
    names: FxHashSet<Name>,
    /// The names of arguments of calls that are not complete, each with the place where its value begins.
    argument_names: Vec<(u32, Ident)>,
    /// A number of the piece is malformed, and the text after it may be a part of it.
    pub(super) is_malformed: bool,
}

/// A shape with more elements than can be counted.
fn too_many_elements(span: Span) -> Diagnostic {
    DiagnosticCode::ShapeOverflow
        .at(span, "shape has too many elements")
        .with_help("tensors live in memory: use smaller dimensions")
}

impl<'t> Builder<'t> {
    pub(super) fn new(source: &'t Source<'t>) -> Self {
        Builder { source, names: FxHashSet::default(), argument_names: Vec::new(), is_malformed: false }
    }

    pub(crate) fn span(&self, start: u32, end: u32) -> Span {
        self.source.span(start, end)
    }

    pub(crate) fn ident(&mut self, start: u32, end: u32) -> Ident {
        let text = self.source.text_at(start, end);
        let name = self.names.get(text).cloned().unwrap_or_else(|| {
            let name = Name::from(text);
            self.names.insert(name.clone());
            name
        });
        Ident { name, span: self.span(start, end) }
    }

    /// A keyword in place of a new name.
    pub(crate) fn keyword_name(&mut self, start: u32, end: u32) -> Ident {
        self.source.push(errors::keyword_as_name(self.span(start, end), self.source.text_at(start, end)));
        self.ident(start, end)
    }

    fn block(&self, brace: u32) -> Block {
        Block { span: self.span(brace, brace), statements: Vec::new() }
    }

    /// A condition with its block, which is not closed yet.
    pub(crate) fn branch(&self, condition: Expr, brace: u32) -> Branch {
        Branch { condition, body: self.block(brace) }
    }

    /// `if` with its first block, which is not closed yet.
    pub(crate) fn conditional(&self, condition: Expr, brace: u32) -> StatementKind {
        let branches = vec![self.branch(condition, brace)];
        StatementKind::If(Box::new(Conditional { branches, otherwise: None }))
    }

    /// A loop that counts, which is not closed yet.
    pub(crate) fn for_loop(&self, variable: Ident, from: Expr, to: Expr, brace: u32) -> StatementKind {
        StatementKind::For(Box::new(ForLoop { variable, from, to, body: self.block(brace) }))
    }

    /// A function without statements, which is not closed yet.
    pub(crate) fn function(&self, start: u32, name: Ident, params: Vec<Param>, brace: u32) -> Item {
        let body = Block { span: self.span(brace, brace), statements: Vec::new() };
        Item::Function(Function { span: self.span(start, brace), name, params, body })
    }

    pub(crate) fn expr(&self, start: u32, kind: ExprKind, end: u32) -> Expr {
        Expr { span: self.span(start, end), kind }
    }

    pub(crate) fn struct_literal(&self, start: u32, parts: Vec<Expr>, end: u32) -> Expr {
        self.expr(start, ExprKind::Struct(Box::new(StructLiteral { name: None, parts })), end)
    }

    /// `Name{parts}`
    pub(crate) fn named_literal(&self, name: Ident, parts: Vec<Expr>, end: u32) -> Expr {
        let start = name.span.start;
        self.expr(start, ExprKind::Struct(Box::new(StructLiteral { name: Some(name), parts })), end)
    }

    /// `var first, rest = value`, or the same without `var`
    pub(crate) fn unpack(
        &self,
        declares: bool,
        first: Ident,
        mut names: Vec<Ident>,
        value: Expr,
    ) -> StatementKind {
        names.insert(0, first);
        StatementKind::Unpack(Box::new(Unpack { declares, names, value }))
    }

    /// `"text"`
    pub(crate) fn text(&mut self, start: u32, end: u32) -> Expr {
        let text = self.ident(start + 1, end - 1).name;
        self.expr(start, ExprKind::Text(text), end)
    }

    /// An argument with a name, which the call gets when it is complete.
    pub(crate) fn argument(&mut self, name: Ident, value: Expr) -> Expr {
        self.argument_names.push((value.span.start, name));
        value
    }

    /// A call, with the names of those of its arguments that have one.
    pub(crate) fn call(&mut self, callee: Ident, args: Vec<Expr>, end: u32) -> Expr {
        let span = self.span(callee.span.start, end);
        let first = self.argument_names.partition_point(|(place, _)| *place < span.start);
        let names = self.argument_names.drain(first..).filter_map(|(place, name)| {
            let index = args.binary_search_by_key(&place, |arg| arg.span.start).ok()?;
            Some(ArgumentName { index, name })
        });
        let names = names.collect();
        Expr { span, kind: ExprKind::Call(Box::new(Call { callee, args: args.into(), names })) }
    }

    /// `lhs op rhs`, where `rhs` (or the parenthesis around it) begins at `at`.
    pub(crate) fn binary(&self, lhs: Expr, (op, op_span): (BinaryOp, Span), at: u32, rhs: Expr) -> Expr {
        let span = lhs.span.to(rhs.span);
        let link = Link::new(op, op_span.start, at, rhs);
        let chain = match lhs.kind {
            ExprKind::Chain(mut chain)
                if chain.rest.last().is_some_and(|l| l.op().precedence() == op.precedence()) =>
            {
                chain.rest.push(link);
                chain
            }
            kind => Box::new(Chain { first: Expr { span: lhs.span, kind }, rest: vec![link] }),
        };
        Expr { span, kind: ExprKind::Chain(chain) }
    }

    /// Prefix operators in the order of the text, and their operand.
    pub(crate) fn prefix(&self, op: UnaryOp, mut signs: Vec<Span>, operand: Expr) -> Expr {
        let span = signs.first().map_or(operand.span, |first| first.to(operand.span));
        signs.reverse();
        Expr { span, kind: ExprKind::Negation(Box::new(Negation { op, signs, operand })) }
    }

    /// `base[items]`
    pub(crate) fn index(&self, base: Expr, items: Vec<IndexItem>, end: u32) -> Expr {
        let span = self.span(base.span.start, end);
        Expr { span, kind: ExprKind::Index(Box::new(Index { base, items })) }
    }

    /// `start:stop:step`, whose first `:` is at `colon`.
    pub(crate) fn range(
        &self,
        colon: u32,
        start: Option<Expr>,
        stop: Option<Expr>,
        step: Option<Expr>,
        end: u32,
    ) -> IndexItem {
        let begin = start.as_ref().map_or(colon, |start| start.span.start);
        IndexItem::Range(Box::new(IndexRange { span: self.span(begin, end), start, stop, step }))
    }

    /// `base.field`
    pub(crate) fn field(&self, base: Expr, field: Ident) -> Expr {
        let span = base.span.to(field.span);
        let access = match base.kind {
            ExprKind::Field(mut access) => {
                access.path.push(field);
                access
            }
            kind => Box::new(FieldAccess { base: Expr { span: base.span, kind }, path: vec![field] }),
        };
        Expr { span, kind: ExprKind::Field(access) }
    }

    /// The shape of a variable that is declared as a struct.
    pub(crate) fn struct_shape(&mut self, shape: Option<Shape>) {
        if let Some(shape) = shape {
            let error = DiagnosticCode::StructShape
                .at(shape.span, "a struct has no shape")
                .with_label("this is the shape of a tensor")
                .with_help("remove it, or declare a tensor with 'var'");
            self.source.push(error);
        }
    }

    /// A `var` field of a struct, which has no shape of its own.
    pub(crate) fn tensor_field(
        &mut self,
        start: u32,
        name: Ident,
        shape: Option<Shape>,
        end: u32,
    ) -> StructField {
        if let Some(shape) = shape {
            let error = DiagnosticCode::FieldShape
                .at(shape.span, format!("field '{}' cannot have a shape", name.name))
                .with_label("no shape is allowed here")
                .with_help("remove it: a field takes the shape of the value it is given");
            self.source.push(error);
        }
        StructField { span: self.span(start, end), ty: None, name }
    }

    /// The value of a number token; a malformed one is reported and counts as 1.
    pub(crate) fn number(&mut self, start: u32, end: u32) -> f64 {
        self.signed_number(start, start, end)
    }

    /// The value of a number token after a sign, which is not applied; an error covers both.
    pub(crate) fn signed_number(&mut self, sign: u32, start: u32, end: u32) -> f64 {
        match errors::parse_number(self.span(sign, end), self.source.text_at(start, end)) {
            Ok(value) => value,
            Err(error) => {
                self.source.push(*error);
                self.is_malformed = true;
                1.0
            }
        }
    }

    /// One dimension of a shape; an invalid one is reported and counts as 1.
    pub(crate) fn dim(&mut self, start: u32, end: u32) -> (i64, Span) {
        let text = self.source.text_at(start, end);
        let span = self.span(start, end);
        let dim = match text.parse::<i64>() {
            Ok(dim) if dim > 0 => dim,
            Err(e) if *e.kind() == IntErrorKind::PosOverflow => {
                let error = too_many_elements(span).with_label("this dimension does not fit 63 bits");
                self.source.push(error);
                1
            }
            _ => {
                let what = errors::excerpt(text);
                let error = DiagnosticCode::Dimension
                    .at(span, format!("'{what}' is not a dimension"))
                    .with_label("must be a whole number from 1")
                    .with_help(errors::SIZES);
                self.source.push(error);
                1
            }
        };
        (dim, span)
    }

    /// A shape of not too many dimensions; the bytes of its elements must be countable by an `i64`.
    pub(crate) fn shape(&mut self, start: u32, dims: Vec<(i64, Span)>, end: u32) -> Shape {
        let one = |span| Shape { span, dims: vec![1] };
        if dims.len() > MAX_RANK {
            let span = self.span(start, end);
            self.source.push(errors::too_many_dimensions(span, "a shape", dims.len()));
            return one(span);
        }
        let mut bytes = size_of::<f64>() as i64;
        for &(dim, span) in &dims {
            let Some(product) = bytes.checked_mul(dim) else {
                let error = too_many_elements(self.span(start, end))
                    .with_label("the bytes of this many elements do not fit in 63 bits")
                    .with_secondary(span, "too large from this dimension on");
                self.source.push(error);
                return one(self.span(start, end));
            };
            bytes = product;
        }
        Shape { span: self.span(start, end), dims: dims.into_iter().map(|(dim, _)| dim).collect() }
    }
}
