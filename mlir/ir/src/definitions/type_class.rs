//! Classes of types: which types the parser of a declarative format accepts, before any constraint is checked
//! (`cppType`).

use super::op::TypePredicate;
use crate::values::context::TypeRef;
use crate::values::type_kind::TypeKind;

/// A class of types.
pub struct TypeClass {
    /// Its name in diagnostics, if it is a single type.
    pub name: Option<&'static str>,
    /// True for its types.
    pub accepts: TypePredicate,
}

#[allow(missing_docs, reason = "each is the class of that name in MLIR")]
impl TypeClass {
    pub const COMPLEX: TypeClass = Self::one("builtin.complex", &|t| t.is_complex());
    pub const FUNCTION: TypeClass = Self::one("builtin.function", &|t| t.is_function());
    pub const INDEX: TypeClass = Self::one("builtin.index", &|t| t.is_index());
    pub const INTEGER: TypeClass = Self::one("builtin.integer", &|t| t.is_integer_type());
    pub const MEM_REF: TypeClass = Self::one("builtin.memref", &|t| t.is_memref());
    pub const NONE: TypeClass = Self::one("builtin.none", &|t| t.is_none());
    pub const RANKED_TENSOR: TypeClass = Self::one("builtin.tensor", &|t| t.is_ranked_tensor());
    pub const TUPLE: TypeClass = Self::one("builtin.tuple", &|t| t.is_tuple());
    pub const UNRANKED_MEM_REF: TypeClass = Self::one("builtin.unranked_memref", &|t| t.is_unranked_memref());
    pub const UNRANKED_TENSOR: TypeClass =
        Self::one("builtin.unranked_tensor", &|t| matches!(t.kind(), TypeKind::UnrankedTensor { .. }));
    pub const VECTOR: TypeClass = Self::one("builtin.vector", &|t| t.is_vector());

    pub const BASE_MEM_REF: TypeClass = Self::several(&|t| t.is_memref() || t.is_unranked_memref());
    pub const FLOAT: TypeClass = Self::several(&|t| t.is_float());
    pub const SHAPED: TypeClass = Self::several(&|t| t.is_shaped());
    pub const TENSOR: TypeClass = Self::several(&|t| t.is_tensor());

    const fn one(name: &'static str, accepts: TypePredicate) -> Self {
        TypeClass { name: Some(name), accepts }
    }

    const fn several(accepts: TypePredicate) -> Self {
        TypeClass { name: None, accepts }
    }

    /// Checks that a type is of this class.
    ///
    /// # Errors
    /// If it is not; the message is the parser's.
    pub fn check(&self, ty: TypeRef<'_>) -> Result<(), String> {
        if (self.accepts)(ty) {
            Ok(())
        } else {
            Err(match self.name {
                Some(name) => format!("invalid kind of type specified: expected {name}, but found '{ty}'"),
                None => "invalid kind of type specified".to_owned(),
            })
        }
    }
}
