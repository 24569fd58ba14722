//! The classes of MLIR's builtin types and attributes, each with its condition on `t`.

/// The classes of types.
pub const TYPES: [(&str, &str); 18] = [
    ("BaseMemRefType", "t.is_memref() || t.is_unranked_memref()"),
    ("ComplexType", "t.is_complex()"),
    ("Float32Type", "t.is_f32()"),
    ("Float64Type", "t.is_f64()"),
    ("FloatType", "t.is_float()"),
    ("FunctionType", "t.is_function()"),
    ("IndexType", "t.is_index()"),
    ("IntegerType", "t.is_integer_type()"),
    ("MemRefType", "t.is_memref()"),
    ("NoneType", "t.is_none()"),
    ("RankedTensorType", "t.is_ranked_tensor()"),
    ("ShapedType", "t.is_shaped()"),
    ("TensorType", "t.is_tensor()"),
    ("TupleType", "t.is_tuple()"),
    ("UnrankedMemRefType", "t.is_unranked_memref()"),
    ("UnrankedTensorType", "t.is_tensor() && !t.has_rank()"),
    ("VectorType", "t.is_vector()"),
    ("TypeRef", "true"),
];

/// The classes of attributes.
pub const ATTRS: [(&str, &str); 18] = [
    ("AffineMapAttr", "t.is_affine_map()"),
    ("ArrayAttr", "t.is_array()"),
    ("BoolAttr", "t.is_bool()"),
    ("DenseElementsAttr", "t.is_dense_elements()"),
    ("DenseI32ArrayAttr", "t.is_dense_array_of(32)"),
    ("DenseI64ArrayAttr", "t.is_dense_array_of(64)"),
    ("DictionaryAttr", "t.is_dictionary()"),
    ("ElementsAttr", "t.is_elements()"),
    ("FlatSymbolRefAttr", "t.is_flat_symbol_ref()"),
    ("FloatAttr", "t.is_float_attr()"),
    ("IntegerAttr", "t.is_integer_attr()"),
    ("IntegerSetAttr", "t.is_integer_set()"),
    ("StringAttr", "t.is_string()"),
    ("SymbolRefAttr", "t.is_symbol_ref()"),
    ("TypeAttr", "t.is_type_attr()"),
    ("TypedAttr", "t.is_typed()"),
    ("UnitAttr", "t.is_unit()"),
    ("AttrRef", "true"),
];

/// True for a class of builtin types.
pub(super) fn is_type(class: &str) -> bool {
    class != "TypeRef" && TYPES.iter().any(|(name, _)| *name == class)
}

/// True for a class of builtin attributes.
pub(super) fn is_attr(class: &str) -> bool {
    class != "AttrRef" && ATTRS.iter().any(|(name, _)| *name == class)
        || ["StridedLayoutAttr", "OpaqueAttr"].contains(&class)
}
