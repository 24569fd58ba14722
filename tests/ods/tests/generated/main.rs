//! Features of the dialects that only Rust can show: builders, accessors, adaptors, enumerations and
//! functions.

mod attributes;
mod builders;
mod deprecation;
mod dialects;
mod enums;
mod forms;
mod interfaces;
mod manual;
mod properties;
mod regions;
mod standard;
mod testing;
mod traits;
mod types;
mod values;
