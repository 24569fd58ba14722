//! The names of C++: what MLIR's classes, methods and functions are called in our language, in one table of each.
//!
//! A method or function that no table has keeps its name, and is not understood unless the catalogue has it.

/// Classes of builtin types, each with the question that `isa` asks: a method without arguments, `true` or `false`.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("Type", "true"),
    ("BFloat16Type", "is_bf16"),
    ("BaseMemRefType", "is_base_memref"),
    ("ComplexType", "is_complex"),
    ("FixedVectorType", "is_fixed_vector"),
    ("Float128Type", "is_f128"),
    ("Float16Type", "is_f16"),
    ("Float32Type", "is_f32"),
    ("Float64Type", "is_f64"),
    ("Float80Type", "is_f80"),
    ("FloatTF32Type", "is_tf32"),
    ("FloatType", "is_float"),
    ("FunctionType", "is_function"),
    ("IndexType", "is_index"),
    ("IntegerType", "is_integer_type"),
    ("MemRefType", "is_memref"),
    ("NoneType", "is_none"),
    ("RankedTensorType", "is_ranked_tensor"),
    ("ScalableVectorType", "is_scalable_vector"),
    ("ShapedType", "is_shaped"),
    ("TensorType", "is_tensor"),
    ("TupleType", "is_tuple"),
    ("UnrankedMemRefType", "is_unranked_memref"),
    ("UnrankedTensorType", "is_unranked_tensor"),
    ("VectorType", "is_vector"),
];

/// Classes of builtin attributes, likewise.
pub(super) const ATTRS: &[(&str, &str)] = &[
    ("Attribute", "true"),
    ("AffineMapAttr", "is_affine_map"),
    ("ArrayAttr", "is_array"),
    ("BoolAttr", "is_bool"),
    ("DenseArrayAttr", "is_dense_array"),
    ("DenseBoolArrayAttr", "is_dense_array_i1"),
    ("DenseElementsAttr", "is_dense_elements"),
    ("DenseF32ArrayAttr", "is_dense_array_f32"),
    ("DenseF64ArrayAttr", "is_dense_array_f64"),
    ("DenseFPElementsAttr", "is_dense_fp_elements"),
    ("DenseI16ArrayAttr", "is_dense_array_i16"),
    ("DenseI32ArrayAttr", "is_dense_array_i32"),
    ("DenseI64ArrayAttr", "is_dense_array_i64"),
    ("DenseI8ArrayAttr", "is_dense_array_i8"),
    ("DenseIntElementsAttr", "is_dense_int_elements"),
    ("DenseStringElementsAttr", "is_dense_string_elements"),
    ("DictionaryAttr", "is_dictionary"),
    ("ElementsAttr", "is_elements"),
    ("FlatSymbolRefAttr", "is_flat_symbol_ref"),
    ("FloatAttr", "is_float_attr"),
    ("IntegerAttr", "is_integer_attr"),
    ("IntegerSetAttr", "is_integer_set"),
    ("LocationAttr", "is_location"),
    ("OpaqueAttr", "is_opaque"),
    ("StringAttr", "is_string"),
    ("SymbolRefAttr", "is_symbol_ref"),
    ("TypeAttr", "is_type_attr"),
    ("TypedAttr", "is_typed"),
    ("UnitAttr", "is_unit"),
];

/// Methods whose name depends on the class that their receiver was cast to.
pub(super) const METHODS_OF_CLASSES: &[(&str, &str, &str)] = &[
    ("AffineMapAttr", "getValue", "affine_map"),
    ("ArrayAttr", "empty", "is_empty"),
    ("ArrayAttr", "getValue", "array_value"),
    ("ArrayAttr", "size", "len"),
    ("BoolAttr", "getValue", "bool_value"),
    ("ComplexType", "getElementType", "complex_element_type"),
    ("DenseArrayAttr", "empty", "is_empty"),
    ("DenseArrayAttr", "size", "len"),
    ("DenseBoolArrayAttr", "asArrayRef", "i1_array"),
    ("DenseF32ArrayAttr", "asArrayRef", "f32_array"),
    ("DenseF64ArrayAttr", "asArrayRef", "f64_array"),
    ("FlatSymbolRefAttr", "getValue", "symbol_name"),
    ("FloatAttr", "getValue", "float_value"),
    ("FloatAttr", "getValueAsDouble", "float_value"),
    ("FunctionType", "getResults", "function_results"),
    ("IntegerAttr", "getValue", "wide_value"),
    ("IntegerSetAttr", "getValue", "integer_set"),
    ("StringAttr", "empty", "string_is_empty"),
    ("StringAttr", "getValue", "string_value"),
    ("StringAttr", "strref", "string_value"),
    ("TupleType", "getTypes", "tuple_types"),
    ("TupleType", "size", "num_tuple_types"),
    ("TypeAttr", "getValue", "type_value"),
];

/// Methods of builtin classes, whatever their receiver was cast to.
pub(super) const METHODS: &[(&str, &str)] = &[
    ("allDimsScalable", "is_all_scalable_vector"),
    ("asArrayRef", "int_elements"),
    ("back", "back"),
    ("clone", "with_element_type"),
    ("drop_back", "drop_back"),
    ("getAPSInt", "wide_value"),
    ("getContext", "context"),
    ("getDimSize", "dim"),
    ("getElementType", "element_type"),
    ("getElementTypeBitWidth", "element_width"),
    ("getInputs", "function_inputs"),
    ("getInt", "int_value"),
    ("getIntOrFloatBitWidth", "width"),
    ("getNumElements", "num_elements"),
    ("getNumOperands", "num_operands"),
    ("getNumRegions", "num_regions"),
    ("getNumResults", "num_results"),
    ("getOperand", "operand"),
    ("getOperandTypes", "operand_types"),
    ("getRank", "rank"),
    ("getResult", "result"),
    ("getResultTypes", "result_types"),
    ("getSInt", "int_value"),
    ("getScalableDims", "scalable_dims"),
    ("getShape", "shape"),
    ("getType", "ty"),
    ("getTypes", "types"),
    ("getUInt", "int_value"),
    ("getWidth", "width"),
    ("hasRank", "has_rank"),
    ("hasStaticShape", "has_static_shape"),
    ("has_value", "is_present"),
    ("isBF16", "is_bf16"),
    ("isF128", "is_f128"),
    ("isF16", "is_f16"),
    ("isF32", "is_f32"),
    ("isF64", "is_f64"),
    ("isF80", "is_f80"),
    ("isIndex", "is_index"),
    ("isIntOrFloat", "is_int_or_float"),
    ("isIntOrIndex", "is_int_or_index"),
    ("isIntOrIndexOrFloat", "is_int_or_index_or_float"),
    ("isScalable", "is_scalable_vector"),
    ("isSigned", "is_any_signed_integer"),
    ("isSignless", "is_signless_integer"),
    ("isSignlessIntOrIndex", "is_signless_int_or_index"),
    ("isStrided", "is_strided_memref"),
    ("isTF32", "is_tf32"),
    ("isUnsigned", "is_any_unsigned_integer"),
    ("scaleElementBitwidth", "scale_element_width"),
    ("setDim", "with_dim"),
    ("setElementType", "with_element_type"),
    ("setShape", "with_shape"),
];

/// Methods with an optional width: C++, without it, and with it.
pub(super) const WIDTHS: &[(&str, &str, &str)] = &[
    ("isInteger", "is_integer_type", "is_any_integer_of"),
    ("isSignedInteger", "is_any_signed_integer", "is_signed_integer"),
    ("isSignlessInteger", "is_signless_integer", "is_integer"),
    ("isUnsignedInteger", "is_any_unsigned_integer", "is_unsigned_integer"),
];

/// Methods of the builder.
pub(super) const BUILDER: &[(&str, &str)] = &[
    ("getArrayAttr", "array_attr"),
    ("getBF16Type", "bf16_type"),
    ("getBoolAttr", "bool_attr"),
    ("getDenseBoolArrayAttr", "i1_array_attr"),
    ("getDenseF32ArrayAttr", "f32_array_attr"),
    ("getDenseF64ArrayAttr", "f64_array_attr"),
    ("getDenseI16ArrayAttr", "i16_array_attr"),
    ("getDenseI32ArrayAttr", "i32_array_attr"),
    ("getDenseI64ArrayAttr", "i64_array_attr"),
    ("getDenseI8ArrayAttr", "i8_array_attr"),
    ("getDictionaryAttr", "dictionary_attr"),
    ("getF128Type", "f128_type"),
    ("getF16FloatAttr", "f16_attr"),
    ("getF16Type", "f16_type"),
    ("getF32FloatAttr", "f32_attr"),
    ("getF32Type", "f32_type"),
    ("getF64FloatAttr", "f64_attr"),
    ("getF64Type", "f64_type"),
    ("getF80Type", "f80_type"),
    ("getI16IntegerAttr", "i16_attr"),
    ("getI32IntegerAttr", "i32_attr"),
    ("getI64IntegerAttr", "i64_attr"),
    ("getI8IntegerAttr", "i8_attr"),
    ("getIndexAttr", "index_attr"),
    ("getIndexType", "index_type"),
    ("getNoneType", "none_type"),
    ("getStringAttr", "string_attr"),
    ("getSymbolRefAttr", "symbol_ref_attr"),
    ("getTF32Type", "tf32_type"),
    ("getUnitAttr", "unit_attr"),
];

/// Methods of the builder that make an array, with the method for one element.
pub(super) const BUILDER_ARRAYS: &[(&str, &str)] = &[
    ("getAffineMapArrayAttr", "affine_map_attr"),
    ("getBoolArrayAttr", "bool_attr"),
    ("getF32ArrayAttr", "f32_attr"),
    ("getF64ArrayAttr", "f64_attr"),
    ("getI32ArrayAttr", "i32_attr"),
    ("getI64ArrayAttr", "i64_attr"),
    ("getIndexArrayAttr", "index_attr"),
    ("getStrArrayAttr", "string_attr"),
    ("getTypeArrayAttr", "type_attr"),
];

/// `X::get(context, value)` for classes of attributes, with the method of the builder.
pub(super) const ATTR_GETS: &[(&str, &str)] = &[
    ("AffineMapAttr", "affine_map_attr"),
    ("ArrayAttr", "array_attr"),
    ("BoolAttr", "bool_attr"),
    ("DenseBoolArrayAttr", "i1_array_attr"),
    ("DenseF32ArrayAttr", "f32_array_attr"),
    ("DenseF64ArrayAttr", "f64_array_attr"),
    ("DenseI16ArrayAttr", "i16_array_attr"),
    ("DenseI32ArrayAttr", "i32_array_attr"),
    ("DenseI64ArrayAttr", "i64_array_attr"),
    ("DenseI8ArrayAttr", "i8_array_attr"),
    ("DictionaryAttr", "dictionary_attr"),
    ("FlatSymbolRefAttr", "symbol_ref_attr"),
    ("IntegerSetAttr", "integer_set_attr"),
    ("StringAttr", "string_attr"),
    ("SymbolRefAttr", "symbol_ref_attr"),
    ("TypeAttr", "type_attr"),
    ("UnitAttr", "unit_attr"),
];

/// Functions of one argument whose result is that of a method.
pub(super) const FUNCTIONS: &[(&str, &str)] =
    &[("getElementTypeOrSelf", "element_type_or_self"), ("getFlattenedTypes", "flattened_tuple_types")];

/// `x.NAME(y)` of an integer of any width that is an operator.
pub(super) const INTEGER_OPERATORS: &[(&str, &str)] = &[
    ("eq", "=="),
    ("ne", "!="),
    ("sge", ">="),
    ("sgt", ">"),
    ("sle", "<="),
    ("slt", "<"),
    ("uge", ">="),
    ("ugt", ">"),
    ("ule", "<="),
    ("ult", "<"),
];

/// `x.NAME()` of an integer of any width that compares it with zero.
pub(super) const INTEGER_SIGNS: &[(&str, &str)] = &[
    ("isNegative", "<"),
    ("isNonNegative", ">="),
    ("isNonPositive", "<="),
    ("isStrictlyPositive", ">"),
    ("isZero", "=="),
];

/// The entry of a name.
pub(super) fn find<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == name).map(|(_, entry)| *entry)
}
