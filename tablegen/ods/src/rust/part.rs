//! The parts of the generated text, which a tool can show separately.
//!
//! A build gets all of them, in the order of [`Part::ALL`].

use super::out::Out;
use super::{data, dialect, enumeration, interface, op, pass, pattern, table};
use crate::model::Model;
use crate::model::constraint::Subject;
use crate::model::interface::InterfaceKind;

/// A part of the generated text, for which `mlir-tblgen` has an action of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Enumerations.
    Enums,
    /// Attributes of the dialect.
    Attributes,
    /// Types of the dialect.
    Types,
    /// Interfaces of operations.
    OpInterfaces,
    /// Interfaces of attributes.
    AttrInterfaces,
    /// Interfaces of types.
    TypeInterfaces,
    /// Operations.
    Operations,
    /// The dialect's table.
    Dialect,
    /// Declarative rewrites.
    Rewriters,
    /// The constraints on types that operations and rewrites use.
    TypeConstraints,
    /// The constraints on attributes that operations and rewrites use.
    AttrConstraints,
    /// Passes.
    Passes,
}

impl Part {
    /// All parts, in the order of the text.
    pub const ALL: [Part; 12] = [
        Part::Enums,
        Part::Attributes,
        Part::Types,
        Part::OpInterfaces,
        Part::AttrInterfaces,
        Part::TypeInterfaces,
        Part::Operations,
        Part::Dialect,
        Part::Rewriters,
        Part::TypeConstraints,
        Part::AttrConstraints,
        Part::Passes,
    ];
}

/// Writes a part. New parts of a model are added only here.
pub(super) fn generate(out: &mut Out, model: &Model, part: Part) {
    match part {
        Part::Enums => {
            enumeration::generate_all(out, &model.enums);
        }
        Part::Attributes => {
            table::enum_attrs(out, model);
            data::generate_all(out, model, false);
        }
        Part::Types => data::generate_all(out, model, true),
        Part::OpInterfaces => interface::generate_all(out, &model.interfaces, InterfaceKind::Op),
        Part::AttrInterfaces => interface::generate_all(out, &model.interfaces, InterfaceKind::Attr),
        Part::TypeInterfaces => interface::generate_all(out, &model.interfaces, InterfaceKind::Type),
        Part::Operations => {
            model.operators.iter().for_each(|o| op::generate(out, model, o));
        }
        Part::Dialect => model.dialect.iter().for_each(|d| dialect::generate(out, model, d)),
        Part::Rewriters => pattern::generate_all(out, model),
        Part::TypeConstraints => table::constraints(out, model, Subject::Type),
        Part::AttrConstraints => table::constraints(out, model, Subject::Attr),
        Part::Passes => pass::generate_all(out, &model.passes),
    }
}
