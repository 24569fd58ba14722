//! Functions of C++ that MLIR's records call, by their definitions in our language.
//!
//! What a definition cannot say is opaque in it, beside what decides most cases without it.

/// The name of each in C++, and its value for the argument `$0`.
static DEFINITIONS: &[(&str, &str)] = &[
    (
        "::mlir::LLVM::isCompatibleFloatingPointType",
        "$0.is_bf16() || $0.is_f16() || $0.is_f32() || $0.is_f64() || $0.is_f80() || $0.is_f128() \
         || $0.isa::<::mlir::LLVM::LLVMPPCFP128Type>()",
    ),
    (
        "::mlir::LLVM::isCompatibleVectorType",
        "$0.is_vector() && $0.rank() == 1 && ($0.element_type().is_signless_integer() \
         || $0.element_type().is_bf16() || $0.element_type().is_f16() || $0.element_type().is_f32() \
         || $0.element_type().is_f64() || $0.element_type().is_f80() || $0.element_type().is_f128() \
         || $0.element_type().isa::<::mlir::LLVM::LLVMPointerType>() \
         || $0.element_type().has_interface::<::mlir::PtrLikeTypeInterface>() \
         && opaque(\"isCompatiblePtrType(elementType)\", \"the memory space of a pointer is not known\"))",
    ),
    (
        "::mlir::LLVM::isCompatibleOuterType",
        "$0.is_bf16() || $0.is_f16() || $0.is_f32() || $0.is_f64() || $0.is_f80() || $0.is_f128() \
         || $0.is_signless_integer() || $0.is_vector() && $0.rank() == 1 \
         || $0.isa::<::mlir::LLVM::LLVMArrayType>() || $0.isa::<::mlir::LLVM::LLVMFunctionType>() \
         || $0.isa::<::mlir::LLVM::LLVMLabelType>() || $0.isa::<::mlir::LLVM::LLVMMetadataType>() \
         || $0.isa::<::mlir::LLVM::LLVMPPCFP128Type>() || $0.isa::<::mlir::LLVM::LLVMPointerType>() \
         || $0.isa::<::mlir::LLVM::LLVMStructType>() || $0.isa::<::mlir::LLVM::LLVMTokenType>() \
         || $0.isa::<::mlir::LLVM::LLVMTargetExtType>() || $0.isa::<::mlir::LLVM::LLVMVoidType>() \
         || $0.isa::<::mlir::LLVM::LLVMX86AMXType>() \
         || $0.has_interface::<::mlir::PtrLikeTypeInterface>() \
         && opaque(\"isCompatiblePtrType(type)\", \"the memory space of a pointer is not known\")",
    ),
    ("::mlir::LLVM::isScalableVectorType", "$0.is_scalable_vector()"),
    (
        "::mlir::emitc::isSupportedIntegerType",
        "$0.is_any_integer_of(1) || $0.is_any_integer_of(8) || $0.is_any_integer_of(16) \
         || $0.is_any_integer_of(32) || $0.is_any_integer_of(64)",
    ),
    (
        "::mlir::emitc::isSupportedFloatType",
        "$0.is_f16() || $0.is_bf16() || $0.is_float() && ($0.width() == 32 || $0.width() == 64)",
    ),
    (
        "::mlir::emitc::isIntegerIndexOrOpaqueType",
        "$0.is_index() || $0.isa::<::mlir::emitc::OpaqueType>() || emitc::isSupportedIntegerType($0) \
         || $0.isa::<::mlir::emitc::SignedSizeTType>() || $0.isa::<::mlir::emitc::SizeTType>() \
         || $0.isa::<::mlir::emitc::PtrDiffTType>()",
    ),
    (
        "::mlir::smt::isAnySMTValueType",
        "smt::isAnyNonFuncSMTValueType($0) || $0.isa::<::mlir::smt::SMTFuncType>()",
    ),
    (
        "::mlir::smt::isAnyNonFuncSMTValueType",
        "$0.isa::<::mlir::smt::BoolType>() || $0.isa::<::mlir::smt::BitVectorType>() \
         || $0.isa::<::mlir::smt::ArrayType>() || $0.isa::<::mlir::smt::IntType>() \
         || $0.isa::<::mlir::smt::SortType>()",
    ),
    ("::mlir::tosa::isa_tosa_shape_type", "$0.isa::<::mlir::tosa::shapeType>()"),
];

/// The definition of a function, whose namespaces may be left out.
pub(in crate::predicate) fn definition(path: &str) -> Option<&'static str> {
    let wanted = path.trim_start_matches("::");
    let is = |full: &str| full.strip_suffix(wanted).is_some_and(|rest| rest.ends_with("::"));
    DEFINITIONS.iter().find(|(full, _)| is(full)).map(|(_, definition)| *definition)
}
