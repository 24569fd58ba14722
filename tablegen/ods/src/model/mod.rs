//! The meaning of records: operations, constraints, enumerations, interfaces and their dialect.
//!
//! Models are plain data for the generators; mistakes in the records are found while models are built.

// The modules are in layers: each uses only those above it and in its own group.

// The types of values.
pub mod builtin;
pub mod param_type;
pub mod value_type;

// Constraints and the expressions in them.
mod constant;
pub mod constraint;
pub mod intern;

// The parts of an operation.
pub mod attribute;
pub mod builder;
pub mod enumeration;
pub mod interface;
pub mod property;
pub mod relation;
pub(crate) mod scope;
pub mod traits;

// Operations, and the formats in which they, types and attributes are written.
pub mod format;
mod inference;
pub mod operator;

// The other definitions of a file.
pub mod data;
pub mod dialect;
pub mod pass;
pub mod pattern;

use std::rc::Rc;

use rustc_hash::FxHashMap;
use support::{Diagnostic, FileId, SourceMap};
use tablegen::{Record, RecordId, Records};

pub use constraint::{Constraint, ConstraintId, Constraints, ModelReader};
pub use data::Data;
pub use dialect::Dialect;
pub use enumeration::Enum;
pub use interface::Interface;
pub use operator::{OpName, Operator};
pub use pass::Pass;
pub use pattern::Pattern;

use crate::records::{self, Reader};
use crate::{names, prelude};

/// Everything that one `.td` file defines.
pub struct Model {
    /// The dialect; `None` for a file of enumerations, constraints or interfaces alone.
    pub dialect: Option<Dialect>,
    /// The operations of the dialect, in the order of definition.
    pub operators: Vec<Operator>,
    /// The constraints that they use.
    pub constraints: Constraints,
    /// Enumerations.
    pub enums: Vec<Enum>,
    /// Enumerations that are attributes of the dialect.
    pub enum_attrs: Vec<EnumAttr>,
    /// Types and attributes of the dialect.
    pub data: Vec<Data>,
    /// Interfaces that the file itself declares.
    pub interfaces: Vec<Interface>,
    /// Every visible interface by its record, including those of the prelude.
    pub all_interfaces: FxHashMap<RecordId, Interface>,
    /// Declarative rewrites.
    pub patterns: Vec<Pattern>,
    /// Passes that the file itself defines.
    pub passes: Vec<Pass>,
    /// Constraints for which the file asks for a function.
    pub predicates: Vec<intern::Function>,
    /// Every visible operation, by class and full name.
    pub op_names: Vec<OpName>,
    /// Whether generated Rust may name an item that a visible record deprecates.
    pub names_deprecated: bool,
}

/// An enumeration that is an attribute of the dialect.
pub struct EnumAttr {
    /// The name of its static.
    pub name: String,
    /// The record that it comes from.
    pub id: RecordId,
    /// The name of that record.
    pub record: String,
    /// The enumeration.
    pub enumeration: String,
    /// The word after `#dialect.`.
    pub mnemonic: String,
    /// What is written before the case.
    pub open: String,
    /// What is written after it.
    pub close: String,
}

impl Model {
    /// The model of a dialect that is loaded at run time: its operations, types, attributes and enumerations, without
    /// what only generated Rust needs. C++ that is not understood stays in it, and is opaque to whoever evaluates it; the
    /// second part says why some definitions are missing.
    pub fn load(records: &Records, sources: &SourceMap, dialect: RecordId) -> (Model, Vec<Diagnostic>) {
        let main = records.get(dialect).span.file;
        let (mut reader, enums) =
            ModelReader::in_scope(Reader { loads: true, ..Reader::new(records, sources) }, |_| true);
        let scope = Rc::clone(&reader.constraints.scope);
        let all_interfaces = interface::build_every(&mut reader, &scope);
        reader.dialect = Some(dialect);
        let dialect = dialect::find(&mut reader, main, Some(dialect));
        let (operators, enum_attrs, data) = own(&mut reader, &|_| true);
        let model = Model {
            dialect,
            operators,
            constraints: reader.constraints,
            enums,
            enum_attrs,
            data,
            interfaces: Vec::new(),
            all_interfaces,
            patterns: Vec::new(),
            passes: Vec::new(),
            predicates: Vec::new(),
            op_names: records.derived_from("Op").filter_map(|r| OpName::of(records, r)).collect(),
            names_deprecated: false,
        };
        (model, reader.reader.diagnostics)
    }

    /// Builds the models of the definitions in `main`; the second part holds every mistake.
    ///
    /// `wanted` is the dialect, if the file does not determine it; only operations whose full names `op`
    /// accepts are built.
    pub fn build(
        records: &Records,
        sources: &SourceMap,
        main: FileId,
        wanted: Option<RecordId>,
        op: &dyn Fn(&str) -> bool,
    ) -> (Model, Vec<Diagnostic>) {
        let (mut reader, enums) = ModelReader::in_scope(Reader::new(records, sources), |r| {
            !prelude::contains(sources, r.span.file)
        });
        let scope = Rc::clone(&reader.constraints.scope);
        let interfaces = interface::build_all(&mut reader, &scope, |r| r.span.file == main);
        interface::check_bases(&mut reader);
        interface::check_declared(&mut reader);
        let all_interfaces = interface::build_every(&mut reader, &scope);
        let op_names: Vec<OpName> =
            records.derived_from("Op").filter_map(|r| OpName::of(records, r)).collect();
        let dialect = dialect::find(&mut reader, main, wanted);
        let id = dialect.as_ref().map(|d| d.record);
        reader.dialect = id;
        let discardable = dialect.iter().flat_map(|d| &d.discardable);
        reader.constraints.reserve(discardable.map(|(name, _)| names::constant_of(name)));
        let (operators, enum_attrs, data) = own(&mut reader, op);
        let patterns = pattern::record::build_all(&mut reader, main);
        let passes = pass::build_all(&mut reader, &op_names, |r| r.span.file == main);
        let predicates = intern::functions(&mut reader, |r| r.span.file == main);
        let model = Model {
            dialect,
            operators,
            constraints: reader.constraints,
            enums,
            enum_attrs,
            data,
            interfaces,
            all_interfaces,
            patterns,
            passes,
            predicates,
            op_names,
            // Generated code calls no builders; only people do.
            names_deprecated: records.defs().any(|r| r.is_a("CppDeprecated") && !r.is_a("OpBuilder")),
        };
        (model, reader.reader.diagnostics)
    }

    /// The full name of the operation that the record of `op` calls by its class, such as `func::ReturnOp`.
    pub fn op_name<'a>(&'a self, op: &Operator, class: &'a str) -> Option<&'a str> {
        if class.contains('.') {
            return Some(class);
        }
        let (namespace, name) = class.rsplit_once("::").map_or((None, class), |(n, c)| (Some(n), c));
        let dialect = namespace.map(|n| n.rsplit("::").next().unwrap_or(n).to_ascii_lowercase());
        let known = self.op_names.iter().filter(|o| o.class == name).collect::<Vec<_>>();
        let own = op.name.split('.').next().unwrap_or("");
        let wanted = dialect.as_deref().unwrap_or(own);
        let dialect_of = |o: &&&OpName| o.name.split('.').next() == Some(wanted);
        known.iter().find(dialect_of).or_else(|| known.first()).map(|found| found.name.as_str())
    }
}

impl<'r> ModelReader<'r> {
    /// A reader whose expressions may refer to all definitions of the records, and the enumerations that satisfy `own`.
    pub(crate) fn in_scope(reader: Reader<'r>, own: impl Fn(&Record) -> bool) -> (Self, Vec<Enum>) {
        let mut reader = ModelReader::new(reader);
        let enums = enumeration::build_all(&mut reader, own);
        reader.constraints.scope = scope::build(reader.records, &enums);
        (reader, enums)
    }
}

/// The operations, the enumerations that are attributes, and the types and attributes of the reader's dialect; of the
/// operations those whose full names `op` accepts.
fn own(reader: &mut ModelReader<'_>, op: &dyn Fn(&str) -> bool) -> (Vec<Operator>, Vec<EnumAttr>, Vec<Data>) {
    let Some(id) = reader.dialect else { return Default::default() };
    let records = reader.records;
    let own = |r: &Record, field: &str| records::def(r, field) == Some(id);
    let operators = records
        .derived_from("Op")
        .filter(|r| own(r, "opDialect") && op(&records::operation_name(records, r)))
        .filter_map(|r| operator::record::build(reader, r))
        .collect();
    let enum_attrs = records.derived_from("EnumAttr").filter(|r| own(r, "dialect")).map(enum_attr).collect();
    (operators, enum_attrs, data::build_all(reader, id))
}

/// The literals of a part of a format, spaced as they are printed.
fn literals(format: &str) -> String {
    let mut text = String::new();
    for literal in format.split('`').skip(1).step_by(2) {
        let is_close = [")", "]", "}", ">"].contains(&literal);
        if !is_close && !text.is_empty() && !text.ends_with(['(', '[', '{', '<']) {
            text.push(' ');
        }
        text.push_str(literal);
    }
    text
}

fn enum_attr(record: &Record) -> EnumAttr {
    let format = records::text(record, "assemblyFormat");
    let (before, after) = format.split_once("$value").unwrap_or((format, ""));
    let mut open = literals(before);
    if !open.ends_with(['(', '[', '{', '<']) {
        open.push(' ');
    }
    EnumAttr {
        name: names::spec(records::text(record, "cppClassName")),
        id: record.id,
        record: record.name.to_string(),
        enumeration: records::text(record, "returnType").trim().rsplit("::").next().unwrap_or("").to_owned(),
        mnemonic: records::text(record, "mnemonic").to_owned(),
        open,
        close: literals(after),
    }
}
