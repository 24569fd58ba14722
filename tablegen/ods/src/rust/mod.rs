//! Models to Rust: a thin view, builders and a static table for each operation.
//!
//! The text is included into a module of the dialect's crate. It imports nothing into that module; inside the tables
//! `mlir::opdef::*` is in scope. The author adds hooks, which are traits of `mlir::hooks` that the views implement, and
//! hand-written directives, which are functions of the including module.

// The modules are in layers: each uses only those above it and in its own group.

// Text and its layout.
mod docs;
mod item;
mod out;
pub mod outline;
mod text;

// The text for everything but operations.
mod data;
mod dialect;
mod enumeration;
mod interface;
mod pass;
mod pattern;

// Operations.
mod builder;
mod format;
mod op;
mod table;

// The whole text.
mod part;

pub(crate) use builder::parameter_names;
pub(crate) use item::{Item, Sort};
pub(crate) use op::accessor_names;
pub use part::Part;

use out::Out;

use crate::model::Model;

/// The items that the text defines, except the statics of constraints, whose names are unique.
pub(crate) fn items(model: &Model) -> Vec<Item> {
    let mut all: Vec<Item> = model.operators.iter().flat_map(op::items).collect();
    all.extend(model.data.iter().flat_map(data::items));
    all.extend(enumeration::items(&model.enums));
    all.extend(table::enum_attr_items(model));
    all.extend(model.interfaces.iter().map(interface::item));
    all.extend(pass::items(&model.passes));
    all.extend(pattern::items(model));
    all.extend(table::function_items(model));
    all.extend(model.dialect.iter().flat_map(dialect::items));
    all
}

/// The Rust text of everything in a model.
pub fn generate(model: &Model, source: &str) -> String {
    generate_parts(std::slice::from_ref(model), source, &Part::ALL)
}

/// The Rust text of some parts of one model, or of the models of several dialects.
pub fn generate_parts(models: &[Model], source: &str, parts: &[Part]) -> String {
    let mut out = Out::new(models.iter().any(|m| m.names_deprecated));
    out.line(format!("// Generated from {source}; do not edit."));
    for model in models {
        if let Some(dialect) = model.dialect.as_ref().filter(|_| models.len() > 1) {
            out.line("");
            out.line(format!("// The dialect '{}'.", dialect.name));
        }
        for &part in parts {
            part::generate(&mut out, model, part);
        }
    }
    out.finish()
}
