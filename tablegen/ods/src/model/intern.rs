//! Constraints of records: each is kept once, under its own name.

use tablegen::{Record, RecordId};

use super::constant::constant;
use super::constraint::{Constraint, ConstraintId, Constraints, ModelReader, Subject};
use crate::names;
use crate::predicate::emit::{Binding, Env, emit_as};
use crate::predicate::{Binary, Expr, Kind, Node};
use crate::records;

/// A constraint for which its record asks for a function (`cppFunctionName`).
#[derive(Clone, Debug)]
pub struct Function {
    /// The function's name.
    pub name: String,
    /// The record that names it.
    pub record: RecordId,
    /// The constraint that the function checks.
    pub constraint: ConstraintId,
    /// Why it is deprecated.
    pub deprecated: Option<String>,
}

/// The functions of the constraints that satisfy `own`.
pub fn functions(r: &mut ModelReader<'_>, own: impl Fn(&Record) -> bool) -> Vec<Function> {
    let mut all: Vec<Function> = Vec::new();
    for (class, subject) in [("TypeConstraint", Subject::Type), ("AttrConstraint", Subject::Attr)] {
        let records = r.records;
        for record in records.derived_from(class).filter(|c| own(c)) {
            let written = records::text(record, "cppFunctionName").trim();
            if written.is_empty() {
                continue;
            }
            let name = names::ident(written);
            let span = r.span_of(record, "cppFunctionName");
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            if !names::is_ident(&name) || !written.chars().all(is_word) {
                r.error(span, format!("'{written}' cannot be the name of a function"));
            } else if all.iter().any(|f| f.name == name) {
                r.error(span, format!("two constraints have the function '{name}'"));
            } else if let Some(constraint) = r.intern(record, subject) {
                let deprecated = records::deprecated(record);
                all.push(Function { name, record: record.id, constraint, deprecated });
            }
        }
    }
    all
}

impl ModelReader<'_> {
    /// The constraint that a record states about a subject.
    pub fn intern(&mut self, record: &Record, subject: Subject) -> Option<ConstraintId> {
        let predicate = match records::def(record, "predicate") {
            // The class copies the value into the text of its predicate, where its place is lost.
            _ if record.is_a("ConstantAttr") => {
                let this = Expr::synthetic(Node::Placeholder("_self".to_owned()));
                let made = constant(self, record)?;
                Expr::synthetic(Node::Binary(Binary::Eq, Box::new(this), Box::new(made)))
            }
            Some(id) => {
                let predicate = self.predicate(id)?;
                self.whole(predicate)
            }
            None => Expr::synthetic(Node::Bool(true)),
        };
        let mut env = Env::of_self(subject.kind(), "this").with_scope(&self.constraints.scope);
        if subject != Subject::Region {
            env.bindings.push(Binding::new("_builder", Kind::Builder, "this.cx()"));
        }
        let checked = emit_as(&predicate, &env, Kind::Bool);
        let rust = match checked {
            // Nothing becomes Rust.
            _ if self.loads => predicate.to_string(),
            checked => self.accept(checked, record.span)?,
        };
        Some(self.constraints.intern_rust(record, (subject, false), predicate, rust))
    }
}

impl Constraints {
    /// The constraint of a record whose condition is this expression, and this Rust over `this`.
    pub fn intern_rust(
        &mut self,
        record: &Record,
        (subject, on_value): (Subject, bool),
        predicate: Expr,
        rust: String,
    ) -> ConstraintId {
        let summary = records::text(record, "summary").to_owned();
        let class = match subject {
            Subject::Type => type_class(records::text(record, "cppType")),
            Subject::Attr | Subject::Region => None,
        };
        let key = (subject, summary, rust, class);
        if let Some(&id) = self.known.get(&key) {
            return id;
        }
        let id = ConstraintId(self.all.len());
        let (subject, summary, rust, class) = key.clone();
        let name = self.name(&summary, record);
        self.known.insert(key, id);
        self.all.push(Constraint { name, subject, summary, predicate, on_value, rust, class });
        id
    }

    /// Reserves names that other items have.
    pub fn reserve(&mut self, names: impl IntoIterator<Item = String>) {
        self.taken.extend(names);
    }

    fn name(&mut self, summary: &str, record: &Record) -> String {
        let words = if summary.is_empty() && !record.anonymous { &record.name } else { summary };
        let base = names::constant(words);
        // The statics of operations, types, attributes, enumerations and the dialect have such names.
        let taken = |name: &str| name.ends_with("_DEF") || name.ends_with("_SPEC") || name == "DIALECT";
        let count = self.names.entry(base.clone()).or_default();
        loop {
            *count += 1;
            let name = if *count == 1 { base.clone() } else { format!("{base}_{count}") };
            if !taken(&name) && self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}

/// The constant of the engine's `TypeClass` for a class of MLIR's types, if there is one.
fn type_class(cpp_type: &str) -> Option<&'static str> {
    Some(match cpp_type.trim().strip_prefix("::mlir::")? {
        "BaseMemRefType" => "BASE_MEM_REF",
        "ComplexType" => "COMPLEX",
        "FloatType" => "FLOAT",
        "FunctionType" => "FUNCTION",
        "IndexType" => "INDEX",
        "IntegerType" => "INTEGER",
        "MemRefType" => "MEM_REF",
        "NoneType" => "NONE",
        "RankedTensorType" => "RANKED_TENSOR",
        "ShapedType" => "SHAPED",
        "TensorType" => "TENSOR",
        "TupleType" => "TUPLE",
        "UnrankedMemRefType" => "UNRANKED_MEM_REF",
        "UnrankedTensorType" => "UNRANKED_TENSOR",
        "VectorType" => "VECTOR",
        _ => return None,
    })
}
