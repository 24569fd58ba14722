//! Dialects that use every feature of ODS: one module, with one `Ops.td`, for each part of the manual.
//!
//! `test-opt` reads and prints them; the fixtures next to this crate's sources run it. Features that only Rust
//! can show (accessors, builders, adaptors) are tested in `tests/generated`.

pub mod attributes;
pub mod builders;
pub mod constraints;
pub mod dependences;
pub mod deprecation;
pub mod dialects;
pub mod enums;
pub mod format;
pub mod interfaces;
pub mod manual;
pub mod passes;
pub mod permutation;
pub mod properties;
pub mod regions;
pub mod rewrites;
pub mod standard;
pub mod traits;
pub mod types;
pub mod values;
pub mod verification;

/// Adds every dialect.
pub fn register_all(registry: &mut mlir::Registry) {
    registry.add(&attributes::DIALECT);
    registry.add(&builders::DIALECT);
    registry.add(&constraints::DIALECT);
    registry.add(&deprecation::DIALECT);
    registry.add(&dialects::DIALECT);
    registry.add(&enums::DIALECT);
    registry.add(&format::DIALECT);
    registry.add(&interfaces::DIALECT);
    registry.add(&manual::DIALECT);
    registry.add(&properties::DIALECT);
    registry.add(&regions::DIALECT);
    registry.add(&rewrites::DIALECT);
    registry.add(&standard::DIALECT);
    registry.add(&traits::DIALECT);
    registry.add(&types::DIALECT);
    registry.add(&values::DIALECT);
    registry.add(&verification::DIALECT);
}
