//! The variables of a session to which the blocks of a statement assign: the function that the statement becomes returns
//! their values as one struct.

use support::Span;
use toy_dialect::eval::Tensor;

use super::definitions::Definitions;
use super::names::Names;
use super::value::Value;
use crate::ast::*;
use crate::compiler::Returned;

/// The name of the struct; no text can have it.
const ALL: &str = "assigned variables";

/// The name of the variable that holds the struct.
const RESULT: &str = "assigned values";

/// Variables, each with the struct that it is, if it is one.
#[derive(Default)]
pub(super) struct Assigned(Vec<(String, Option<Name>)>);

fn ident(name: &str, at: Span) -> Ident {
    Ident { name: Name::from(name), span: at.at_end() }
}

impl Assigned {
    /// Those of a statement with blocks, given the names in it and the variables that it is passed. A single assignment
    /// has a value of its own.
    pub(super) fn by(statement: &Statement, names: &Names, passed: &[(&str, &Value)]) -> Assigned {
        if statement.kind.blocks().is_empty() {
            return Assigned::default();
        }
        let assigned = passed.iter().filter(|(name, _)| names.assigned.contains(*name));
        Assigned(
            assigned.map(|(name, value)| ((*name).to_owned(), value.struct_name().map(Name::from))).collect(),
        )
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The struct that is returned, if there is anything to return.
    pub(super) fn declaration(&self, at: Span) -> Option<StructDecl> {
        let field = |(name, ty): &(String, Option<Name>)| StructField {
            span: at.at_end(),
            ty: ty.as_ref().map(|ty| ident(ty, at)),
            name: ident(name, at),
        };
        let fields: Vec<StructField> = self.0.iter().map(field).collect();
        (!fields.is_empty()).then(|| StructDecl { span: at.at_end(), name: ident(ALL, at), fields })
    }

    /// The statements that return the values.
    pub(super) fn returned(&self, at: Span) -> Vec<Statement> {
        if self.is_empty() {
            return Vec::new();
        }
        // Another place than that of the statement itself: places distinguish statements.
        let span = at.at_end();
        let variable = |name: &str| Expr { span, kind: ExprKind::Variable(Name::from(name)) };
        let parts = self.0.iter().map(|(name, _)| variable(name)).collect();
        let value = Expr { span, kind: ExprKind::Struct(Box::new(StructLiteral { parts })) };
        let decl = VarDecl { ty: Some(ident(ALL, at)), name: ident(RESULT, at), shape: None, value };
        vec![
            Statement { span: at, kind: StatementKind::Var(Box::new(decl)) },
            Statement { span, kind: StatementKind::Return(Some(Box::new(variable(RESULT)))) },
        ]
    }

    /// The variables with their new values, which are made up of these tensors.
    pub(super) fn values(
        self,
        definitions: &Definitions,
        tensors: &mut dyn Iterator<Item = Tensor>,
    ) -> Vec<(String, Value)> {
        let value = |(name, ty): (String, Option<Name>)| {
            let returned = ty.map_or(Returned::Tensor, Returned::Struct);
            Some((name, definitions.value(returned, tensors)?))
        };
        self.0.into_iter().filter_map(value).collect()
    }
}
