//! The code generated from records, and the diagnostics about their mistakes.

mod advice;
mod bodies;
mod cpp;
mod cpp_expressions;
mod data;
mod diagnostics;
mod enumerations;
mod format_diagnostics;
mod format_products;
mod generated_attributes;
mod generated_operations;
mod interfaces;
mod items;
mod parts;
mod passes;
mod patterns;
mod prelude;
mod properties;
mod reference;
mod tool;
mod values;
