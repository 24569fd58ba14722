//! Type constraints, predicates and relations between operands, results and attributes.

use mlir::{TypeKind, TypeRef};

include!(concat!(env!("OUT_DIR"), "/constraints.rs"));

/// What a predicate of the records calls.
pub fn is_short(ty: TypeRef<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Integer { width: ..=8, .. })
}
