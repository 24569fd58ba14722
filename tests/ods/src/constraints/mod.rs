//! Type constraints, predicates and relations between operands, results and attributes.

use mlir::{TypeKind, TypeRef};

include!(concat!(env!("OUT_DIR"), "/constraints.rs"));

/// A predicate of the records calls this.
pub fn is_short(ty: TypeRef<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Integer { width: ..=8, .. })
}
