//! Struct literals.

use support::{Diagnostic, Span};

use super::body::{Body, Checked, Wanted, add};
use crate::ast::*;
use crate::catalogue::DiagnosticCode;
use crate::hir::{self, Ty};

impl<'a> Body<'_, 'a> {
    /// `{a, b}` as a value of the wanted struct, or of the one that it names.
    pub(super) fn struct_literal(
        &mut self,
        span: Span,
        literal: &'a StructLiteral,
        wanted: Wanted,
    ) -> Checked<'a> {
        let parts = &literal.parts;
        let wanted = match &literal.name {
            Some(name) => {
                self.checker.struct_exists(name);
                Wanted::Value(self.checker.types.declared(Some(name)))
            }
            None => wanted,
        };
        let Wanted::Value(Some(Ty::Struct(of))) = wanted else {
            parts.iter().for_each(|part| {
                self.value(part, Wanted::Value(None));
            });
            if !matches!(wanted, Wanted::Value(None)) {
                self.error(out_of_place(span, wanted));
            }
            return Checked::WRONG;
        };
        let decl = self.checker.types.decl(of);
        let is_complete = parts.len() == decl.fields.len();
        if !is_complete {
            self.wrong_value_count(span, parts.len(), decl);
        }
        let mut fields = decl.fields.iter();
        let mut values = self.checker.list(parts.len()).filter(|_| is_complete);
        for part in parts {
            let value = self.part(part, fields.next());
            add(&mut values, value.map(|value| (part.location(), value)));
        }
        let literal = |parts| hir::Expr::Struct(Box::new(hir::StructLiteral { at: span, of, parts }));
        Checked { ty: Some(Ty::Struct(of)), expr: values.map(literal) }
    }

    fn wrong_value_count(&mut self, span: Span, given: usize, decl: &StructDecl) {
        let wanted = decl.fields.len();
        let s = if wanted == 1 { "" } else { "s" };
        let name = &decl.name;
        let error = DiagnosticCode::StructValueCount
            .at(span, format!("wrong number of values for struct '{}'", name.name))
            .with_label(format!("{given} given"))
            .with_secondary(name.span, format!("has {wanted} field{s}"))
            .with_help("give one value for each field, in order");
        self.error(error);
    }

    /// A part of a struct literal, which is the value of a field unless there are too many.
    fn part(&mut self, part: &'a Expr, field: Option<&StructField>) -> Option<hir::Expr<'a>> {
        match field {
            None => self.value(part, Wanted::Value(None)).expr,
            Some(field) if field.ty.is_none() && part.is_unnamed_struct() => {
                let error = DiagnosticCode::ExpectedTensor
                    .at(part.span, "expected a tensor")
                    .with_label("this is a struct literal")
                    .with_secondary(field.span, format!("field '{}' is a tensor", field.name.name))
                    .with_help("write a value that is a tensor");
                self.error(error);
                None
            }
            Some(field) => {
                let wanted = self.checker.types.declared(field.ty.as_ref());
                self.value_of(part, wanted, || None).expr
            }
        }
    }
}

/// A struct literal where its struct is unknown, or where a tensor is required.
fn out_of_place(span: Span, wanted: Wanted) -> Diagnostic {
    match wanted {
        Wanted::Value(Some(Ty::Tensor)) => DiagnosticCode::ExpectedTensor
            .at(span, "expected a tensor")
            .with_label("this is a struct literal")
            .with_help("write a value that is a tensor, or put the name of a struct before the '{'"),
        _ => DiagnosticCode::UnknownStructLiteral
            .at(span, "struct literal of an unknown struct")
            .with_label("the struct cannot be determined here")
            .with_help("put its name before the '{': Name{ ... }"),
    }
}
