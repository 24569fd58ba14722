//! The variables of a session to which the blocks of a statement assign: the function that the statement becomes returns
//! their values.

use support::Span;

use super::definitions::Definitions;
use super::names::Names;
use super::value::Value;
use crate::arrays::Array;
use crate::ast::*;
use crate::compiler::Returned;

/// Variables, each with the struct that it is, if it is one.
#[derive(Default)]
pub(super) struct Assigned(Vec<(String, Option<Name>)>);

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

    /// The values to return.
    pub(super) fn returned(&self, at: Span) -> Vec<Expr> {
        let variable = |name: &str| Expr { span: at.at_end(), kind: ExprKind::Variable(Name::from(name)) };
        self.0.iter().map(|(name, _)| variable(name)).collect()
    }

    /// The variables with their new values, which are made up of these tensors.
    pub(super) fn values(
        self,
        definitions: &Definitions,
        tensors: &mut dyn Iterator<Item = Array>,
    ) -> Vec<(String, Value)> {
        let value = |(name, ty): (String, Option<Name>)| {
            let returned = ty.map_or(Returned::Tensor, Returned::Struct);
            Some((name, definitions.value(returned, tensors)?))
        };
        self.0.into_iter().filter_map(value).collect()
    }
}
