//! Which expressions in records are understood: all predicates, default values and conversions of all records in reach,
//! whether anything uses them or not.
//!
//! Reports nothing as a mistake: an expression that is not understood has the reason.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use support::{SourceMap, Span};
use tablegen::{Record, RecordId, Records, Value};

use crate::model::constraint::ModelReader;
use crate::model::traits;
use crate::predicate::Expr;
use crate::records::{self, Reader};

/// What an expression is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// A predicate: a `Pred` record.
    Predicate,
    /// `builderCall` of a type.
    BuilderCall,
    /// `constBuilderCall` of an attribute.
    ConstBuilderCall,
    /// `convertFromStorage` of an attribute or property.
    ConvertFromStorage,
    /// `defaultValue` of an attribute, property or parameter.
    DefaultValue,
    /// `transformer` of a trait that computes one type from another.
    Transformer,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 6] = [
        Role::Predicate,
        Role::BuilderCall,
        Role::ConstBuilderCall,
        Role::ConvertFromStorage,
        Role::DefaultValue,
        Role::Transformer,
    ];

    /// The field that has the expression; predicates have several.
    pub fn field(self) -> &'static str {
        match self {
            Role::Predicate => "predExpr",
            Role::BuilderCall => "builderCall",
            Role::ConstBuilderCall => "constBuilderCall",
            Role::ConvertFromStorage => "convertFromStorage",
            Role::DefaultValue => "defaultValue",
            Role::Transformer => "transformer",
        }
    }
}

/// An expression in a record.
#[derive(Clone, Debug)]
pub struct Expression {
    /// What it is for.
    pub role: Role,
    /// The record's name.
    pub record: String,
    /// The record's place.
    pub span: Span,
    /// Its text; that of a predicate that combines others is in our language.
    pub text: String,
    /// The expression; `None` for a predicate whose records are wrong.
    pub expr: Option<Expr>,
}

/// The expressions of all records.
pub fn expressions(records: &Records, sources: &SourceMap) -> Vec<Expression> {
    let (mut reader, _) =
        ModelReader::in_scope(Reader { loads: true, ..Reader::new(records, sources) }, |_| true);
    let mut all = Vec::new();
    let parts = parts_of_lambdas(records);
    let names: BTreeSet<&str> =
        records.derived_from("Op").flat_map(|op| traits::accessors(&reader, op)).collect();
    let names: Vec<&str> = names.into_iter().collect();
    for record in records.defs().filter(|r| !parts.contains(&r.id)) {
        for role in Role::ALL {
            all.extend(expression(&mut reader, record, role, &names));
        }
    }
    all
}

/// The predicates inside `Concat`, which may use the names of a lambda around them: they mean nothing by themselves.
fn parts_of_lambdas(records: &Records) -> FxHashSet<RecordId> {
    let children = |id| records::list(records.get(id), "children").iter().filter_map(Value::as_def);
    let mut rest: Vec<RecordId> = records.derived_from("Concat").flat_map(|r| children(r.id)).collect();
    let mut parts = FxHashSet::default();
    while let Some(id) = rest.pop() {
        if records.get(id).anonymous && parts.insert(id) {
            rest.extend(children(id));
        }
    }
    parts
}

/// The expression of a role in a record; `names` are those of all operations' operands and results.
fn expression(r: &mut ModelReader<'_>, record: &Record, role: Role, names: &[&str]) -> Option<Expression> {
    let written = records::text(record, role.field()).trim();
    let (text, expr) = match role {
        Role::Predicate => {
            // The prelude's own placeholder for a predicate that a record replaces.
            if !record.is_a("Pred") || written == "()" {
                return None;
            }
            let expr = r.predicate(record.id);
            let text = if written.is_empty() {
                expr.as_ref().map(Expr::to_string).unwrap_or_default()
            } else {
                written.to_owned()
            };
            (text, expr)
        }
        // An option of a pass configures C++, and no IR.
        _ if written.is_empty() || record.is_a("Option") => return None,
        Role::ConvertFromStorage => {
            let class = records::text(record, "storageType");
            (written.to_owned(), r.parse_stored(record, role.field(), class))
        }
        _ => (written.to_owned(), r.parse_field(record, role.field())),
    };
    let name = record.name.to_string();
    let expr = expr.map(|e| r.whole(e.with_accessors(names)));
    Some(Expression { role, record: name, span: record.span, text, expr })
}
