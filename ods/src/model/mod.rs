//! What records mean: operations, constraints, enumerations, interfaces and the dialect around them.
//!
//! Models are plain data that the generators read; every mistake in the records is found while they are built.

pub mod attribute;
pub mod builder;
pub mod constraint;
pub mod data;
pub mod dialect;
pub mod enumeration;
pub mod interface;
pub mod operator;
pub mod param_type;
pub mod pattern;
mod pattern_result;
pub mod property;
pub mod relation;
pub mod traits;

use support::{Diagnostic, FileId, SourceMap};
use tablegen::{RecordId, Records};

pub use constraint::{Constraint, ConstraintId, Constraints};
pub use data::Data;
pub use dialect::Dialect;
pub use enumeration::Enum;
pub use interface::Interface;
pub use operator::Operator;
use operator::Presence;
pub use pattern::Pattern;
use property::PropType;

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
    /// Every interface in reach, those of the prelude included.
    pub all_interfaces: Vec<Interface>,
    /// Declarative rewrites.
    pub patterns: Vec<Pattern>,
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
    /// Its record.
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
        Self::build_for(records, sources, main, None)
    }

    /// As [`Model::build`], with the dialect that is meant where the file does not decide it.
    pub fn build_for(
        records: &Records,
        sources: &SourceMap,
        main: FileId,
        wanted: Option<RecordId>,
    ) -> (Model, Vec<Diagnostic>) {
        let mut reader = Reader::new(records, sources);
        let mut constraints = Constraints::default();
        let enums = enumeration::build_all(&mut reader, |r| !prelude::contains(sources, r.span.file));
        let interfaces = interface::build_all(&mut reader, |r| r.span.file == main);
        interface::check_declared(&mut reader);
        let all_interfaces = interface::build_every(&mut reader);
        let op_names = records.derived_from("Op").filter_map(|r| op_name(records, r)).collect();
        let dialect = dialect::find(&mut reader, main, wanted);
        reader.dialect = dialect.as_ref().map(|d| d.record);
        let mut operators = Vec::new();
        if let Some(dialect) = &dialect {
            let ops = records
                .derived_from("Op")
                .filter(|r| crate::records::def(r, "opDialect") == Some(dialect.record));
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
            op_names,
            // A builder is called by people alone.
            names_deprecated: records.defs().any(|r| r.is_a("CppDeprecated") && !r.is_a("OpBuilder")),
        };
        model.check_op_names(&mut reader);
        model.check_struct_names(&mut reader);
        model.check_defaults(&mut reader);
        (model, reader.diagnostics)
    }

    /// Traits may name operations that no record defines.
    fn check_op_names(&self, r: &mut Reader<'_>) {
        for op in &self.operators {
            for class in op.traits.parents.iter().chain(&op.traits.implicit_terminator) {
                if !crate::rust::table::op_name(self, op, class).is_empty() {
                    continue;
                }
                let classes = self.op_names.iter().map(|o| o.class.as_str());
                let help = match support::suggest::nearest(class, classes) {
                    Some(near) => format!("did you mean '{near}'?"),
                    None => "include the file that defines it, or write its full name, such as 'func.func'"
                        .to_owned(),
                };
                let record = r.get(op.record);
                let span = r.span_of(record, "traits");
                let message =
                    format!("a trait of operation '{}' names the unknown operation '{class}'", op.class);
                r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            }
        }
    }
}

impl Model {
    /// The default of an attribute that is an enumeration is a case of it.
    fn check_defaults(&self, r: &mut Reader<'_>) {
        for op in &self.operators {
            for a in &op.attributes {
                let (Presence::Default(value) | Presence::DefaultOptional(value)) = &a.presence else {
                    continue;
                };
                let name = match &a.property {
                    Some(PropType::Enum(e)) => Some(&e.name),
                    _ => a.enumeration.as_ref(),
                };
                let Some(e) = self.enums.iter().find(|e| name == Some(&e.name)) else { continue };
                let written = value.to_string();
                let case =
                    written.rsplit_once("::").filter(|(class, _)| class.rsplit("::").next() == Some(&e.name));
                if case.is_some() && crate::rust::table::case_path(&written, self).is_some() {
                    continue;
                }
                let message = format!("'{written}' is no case of '{}'", e.name);
                let last = written.rsplit("::").next().unwrap_or("");
                let near = support::suggest::nearest(last, e.cases.iter().map(|c| c.symbol.as_str()));
                let near = near.or_else(|| e.cases.first().map(|c| c.symbol.as_str())).unwrap_or("");
                let record = r.get(op.record);
                let span = operator::argument_span(r, record, "arguments", &a.name);
                let d = Diagnostic::error(span, message);
                r.diagnostics.push(d.with_help(format!("write a case as '{}::{near}'", e.name)));
            }
        }
    }

    /// Operations, types, attributes and interfaces become structs of one module.
    fn check_struct_names(&self, r: &mut Reader<'_>) {
        let operators = self.operators.iter().map(|o| (&o.class, o.record));
        let data = self.data.iter().map(|d| (&d.class, d.record));
        let interfaces = self.interfaces.iter().map(|i| (&i.name, i.record));
        let mut seen = rustc_hash::FxHashMap::default();
        for (class, record) in operators.chain(data).chain(interfaces) {
            if let Some(first) = seen.insert(class, record) {
                let message = format!("'{class}' is the Rust struct of two records");
                let d = Diagnostic::error(r.get(record).span, message);
                let help = "the struct of 'Dialect_Name' is 'Name': rename one of them";
                r.diagnostics.push(d.with_note(r.get(first).span, "the other one").with_help(help));
            }
        }
    }
}

fn op_name(records: &Records, record: &tablegen::Record) -> Option<OpName> {
    let dialect = records.get(crate::records::def(record, "opDialect")?);
    let (dialect, mnemonic) = (crate::records::text(dialect, "name"), crate::records::text(record, "opName"));
    let class = crate::names::class_of(&record.name).to_owned();
    Some(OpName { class, name: format!("{dialect}.{mnemonic}") })
}

fn enum_attr(record: &tablegen::Record) -> EnumAttr {
    EnumAttr {
        name: crate::rust::table::enum_attr_name(crate::records::text(record, "cppClassName")),
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
