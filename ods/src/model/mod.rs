//! What records mean: operations, constraints, enumerations, interfaces and the dialect around them.
//!
//! Models are plain data that the generators read; every mistake in the records is found while they are built.

pub mod attribute;
pub mod builder;
mod check;
pub mod constraint;
pub mod data;
pub mod dialect;
pub mod enumeration;
pub mod interface;
pub mod operator;
pub mod param_type;
pub mod pass;
pub mod pattern;
mod pattern_result;
pub mod property;
pub mod relation;
pub mod traits;
pub mod value_type;

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use support::{Diagnostic, FileId, SourceMap};
use tablegen::{RecordId, Records};

pub use constraint::{Constraint, ConstraintId, Constraints};
pub use data::Data;
pub use dialect::Dialect;
pub use enumeration::Enum;
pub use interface::Interface;
pub use operator::Operator;
pub use pass::Pass;
pub use pattern::Pattern;

use crate::prelude;
use crate::records::Reader;

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
    /// Every interface in reach by its record, those of the prelude included.
    pub all_interfaces: FxHashMap<RecordId, Interface>,
    /// Declarative rewrites.
    pub patterns: Vec<Pattern>,
    /// Passes that the file itself defines.
    pub passes: Vec<Pass>,
    /// Constraints that the file gives the name of a function.
    pub predicates: Vec<constraint::Function>,
    /// Every operation in reach, by class and full name.
    pub op_names: Vec<OpName>,
    /// Whether generated Rust may name what a record in reach deprecates.
    pub names_deprecated: bool,
}

/// An operation by its two names.
pub struct OpName {
    /// `ReturnOp`
    pub class: String,
    /// `func.return`
    pub name: String,
}

/// An enumeration that is an attribute of the dialect.
pub struct EnumAttr {
    /// The name of its static.
    pub name: String,
    /// The record it was made from.
    pub id: RecordId,
    /// The name of that record.
    pub record: String,
    /// The enumeration.
    pub enumeration: String,
    /// The word after `#dialect.`.
    pub mnemonic: String,
    /// Whether the case stands in angle brackets.
    pub angle: bool,
}

impl Model {
    /// Builds the models of what `main` defines; the second part holds every mistake.
    pub fn build(records: &Records, sources: &SourceMap, main: FileId) -> (Model, Vec<Diagnostic>) {
        Self::build_for(records, sources, main, None, &|_| true)
    }

    /// As [`Model::build`], with the dialect that is meant where the file does not decide it, and only those of its
    /// operations whose full name is wanted.
    pub fn build_for(
        records: &Records,
        sources: &SourceMap,
        main: FileId,
        wanted: Option<RecordId>,
        op: &dyn Fn(&str) -> bool,
    ) -> (Model, Vec<Diagnostic>) {
        let mut reader = Reader::new(records, sources);
        let mut constraints = Constraints::default();
        let enums = enumeration::build_all(&mut reader, |r| !prelude::contains(sources, r.span.file));
        constraints.scope = crate::rust::table::scope(&enums, classes(records));
        let interfaces = interface::build_all(&mut reader, &constraints.scope, |r| r.span.file == main);
        interface::check_bases(&mut reader);
        interface::check_declared(&mut reader);
        let all_interfaces = interface::build_every(&mut reader, &constraints.scope);
        let op_names: Vec<OpName> = records.derived_from("Op").filter_map(|r| op_name(records, r)).collect();
        let dialect = dialect::find(&mut reader, main, wanted);
        reader.dialect = dialect.as_ref().map(|d| d.record);
        let discardable = dialect.iter().flat_map(|d| &d.discardable);
        constraints.reserve(discardable.map(|(name, _)| crate::rust::dialect::constant(name)));
        let mut operators = Vec::new();
        if let Some(dialect) = &dialect {
            let ops = records
                .derived_from("Op")
                .filter(|r| crate::records::def(r, "opDialect") == Some(dialect.record))
                .filter(|r| op(&crate::select::operation_name(records, r)));
            for record in ops {
                operators.extend(operator::build(&mut reader, &mut constraints, record));
            }
        }
        let enum_attrs = match &dialect {
            Some(dialect) => records
                .derived_from("EnumAttr")
                .filter(|r| crate::records::def(r, "dialect") == Some(dialect.record))
                .map(enum_attr)
                .collect(),
            None => Vec::new(),
        };
        let data = match &dialect {
            Some(dialect) => data::build_all(&mut reader, &mut constraints, dialect.record),
            None => Vec::new(),
        };
        let patterns = pattern::build_all(&mut reader, &mut constraints, main);
        let passes =
            pass::build_all(&mut reader, &mut constraints, &op_names, &enums, |r| r.span.file == main);
        let predicates = constraint::functions(&mut reader, &mut constraints, |r| r.span.file == main);
        let model = Model {
            dialect,
            operators,
            constraints,
            enums,
            enum_attrs,
            data,
            interfaces,
            all_interfaces,
            patterns,
            passes,
            predicates,
            op_names,
            // A builder is called by people alone.
            names_deprecated: records.defs().any(|r| r.is_a("CppDeprecated") && !r.is_a("OpBuilder")),
        };
        check::check(&model, &mut reader);
        (model, reader.diagnostics)
    }
}

fn op_name(records: &Records, record: &tablegen::Record) -> Option<OpName> {
    let dialect = records.get(crate::records::def(record, "opDialect")?);
    let (dialect, mnemonic) = (crate::records::text(dialect, "name"), crate::records::text(record, "opName"));
    let class = crate::names::class_of(&record.name).to_owned();
    Some(OpName { class, name: format!("{dialect}.{mnemonic}") })
}

/// The classes of types, attributes and interfaces.
fn classes(records: &Records) -> BTreeSet<String> {
    let of = |field: &'static str| records.defs().filter_map(move |r| crate::records::text_opt(r, field));
    of("cppClassName").chain(of("cppInterfaceName")).map(str::to_owned).collect()
}

fn enum_attr(record: &tablegen::Record) -> EnumAttr {
    EnumAttr {
        name: crate::rust::table::enum_attr_name(crate::records::text(record, "cppClassName")),
        id: record.id,
        record: record.name.to_string(),
        enumeration: crate::records::text(record, "returnType")
            .trim()
            .rsplit("::")
            .next()
            .unwrap_or("")
            .to_owned(),
        mnemonic: crate::records::text(record, "mnemonic").to_owned(),
        angle: crate::records::text(record, "assemblyFormat").contains("`<`"),
    }
}
