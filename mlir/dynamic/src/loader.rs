//! What all tables of a dialect are made with: its model, what names mean, and the tables of constraints so far.

use mlir::TypeRef;
use mlir::attributes::AttrRef;
use mlir::opdef::{AttrConstraint, Custom, TypeClass, TypeConstraint};
use ods::model::{ConstraintId, Model};
use rustc_hash::FxHashMap;
use tablegen::RecordId;

use crate::eval::{Code, Compiler, Frame, value_of};
use crate::leak;
use crate::names::Names;
use crate::notes::{Note, Unchecked};
use crate::value::Val;

/// Builds the tables of one dialect.
pub(crate) struct Loader<'m> {
    pub model: &'m Model,
    pub names: &'m Names,
    /// Directives of formats that others have written.
    pub directives: &'m [(&'m str, Custom)],
    pub notes: Vec<Note>,
    /// Why constraints are not understood.
    opaque: FxHashMap<ConstraintId, String>,
    types: FxHashMap<ConstraintId, &'static TypeConstraint>,
    attrs: FxHashMap<ConstraintId, &'static AttrConstraint>,
}

impl<'m> Loader<'m> {
    pub(crate) fn new(model: &'m Model, names: &'m Names, directives: &'m [(&'m str, Custom)]) -> Self {
        Loader {
            model,
            names,
            directives,
            notes: Vec::new(),
            opaque: FxHashMap::default(),
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
        }
    }

    /// Adds an entry to the report.
    pub(crate) fn unchecked(&mut self, what: Unchecked, of: &str, why: &str) {
        let note = Note { what, of: of.to_owned(), why: why.to_owned() };
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// The name of the interface of a record.
    pub(crate) fn interface_name(&self, record: RecordId) -> Option<&'static str> {
        self.model.all_interfaces.get(&record).map(|i| leak::text(&i.name))
    }

    /// A condition on `$_self`, compiled; `None` if it always holds.
    pub(crate) fn condition(&mut self, id: ConstraintId) -> Option<&'static Code> {
        let constraint = self.model.constraints.get(id);
        let mut compiler = Compiler::new(self.names, Vec::new());
        let code = compiler.compile(&constraint.predicate);
        if let Some(why) = compiler.reasons.into_iter().next() {
            self.opaque.insert(id, format!("{}: {why}", constraint.summary));
        }
        (!matches!(code, Code::Bool(true))).then(|| leak::one(code) as _)
    }

    /// Notes for `of` why a constraint that has been compiled is not understood, if it is not.
    pub(crate) fn note_condition(&mut self, of: &str, id: ConstraintId) {
        if let Some(why) = self.opaque.get(&id).cloned() {
            self.unchecked(Unchecked::Condition, of, &why);
        }
    }

    /// The table of a constraint on types.
    pub(crate) fn type_constraint(&mut self, id: ConstraintId) -> &'static TypeConstraint {
        if let Some(known) = self.types.get(&id) {
            return known;
        }
        let code = self.condition(id);
        let constraint = self.model.constraints.get(id);
        let made = leak::one(TypeConstraint {
            summary: leak::text(&constraint.summary),
            accepts: match code {
                None => &|_| true,
                Some(code) => leak::one(move |ty: TypeRef<'_>| {
                    code.holds(&Frame { cx: ty.cx(), this: Some(Val::Type(ty)), op: None }).unwrap_or(true)
                }),
            },
            class: constraint.class.and_then(class),
        });
        self.types.insert(id, made);
        made
    }

    /// The table of a constraint on attributes.
    pub(crate) fn attr_constraint(&mut self, id: ConstraintId) -> &'static AttrConstraint {
        if let Some(known) = self.attrs.get(&id) {
            return known;
        }
        let code = self.condition(id);
        let on_value = self.model.constraints.get(id).on_value;
        let made = leak::one(AttrConstraint {
            summary: leak::text(&self.model.constraints.get(id).summary),
            accepts: match code {
                None => &|_| true,
                Some(code) => leak::one(move |attr: AttrRef<'_>| {
                    let this = if on_value { value_of(attr) } else { Some(Val::Attr(attr)) };
                    code.holds(&Frame { cx: attr.cx(), this, op: None }).unwrap_or(true)
                }),
            },
        });
        self.attrs.insert(id, made);
        made
    }
}

/// The classes of types by the names that models give them.
fn class(name: &str) -> Option<&'static TypeClass> {
    Some(match name {
        "BASE_MEM_REF" => &TypeClass::BASE_MEM_REF,
        "COMPLEX" => &TypeClass::COMPLEX,
        "FLOAT" => &TypeClass::FLOAT,
        "FUNCTION" => &TypeClass::FUNCTION,
        "INDEX" => &TypeClass::INDEX,
        "INTEGER" => &TypeClass::INTEGER,
        "MEM_REF" => &TypeClass::MEM_REF,
        "NONE" => &TypeClass::NONE,
        "RANKED_TENSOR" => &TypeClass::RANKED_TENSOR,
        "SHAPED" => &TypeClass::SHAPED,
        "TENSOR" => &TypeClass::TENSOR,
        "TUPLE" => &TypeClass::TUPLE,
        "UNRANKED_MEM_REF" => &TypeClass::UNRANKED_MEM_REF,
        "UNRANKED_TENSOR" => &TypeClass::UNRANKED_TENSOR,
        "VECTOR" => &TypeClass::VECTOR,
        _ => return None,
    })
}
