//===- Types.td - Constraints on types of the llvm dialect ------*- tablegen -*-===//

#ifndef LLVM_TYPES
#define LLVM_TYPES

include "Dialect.td"
include "mlir/IR/OpBase.td"

// The types themselves are in `types.rs`, because nested types are written without the dialect's name.
class LLVM_TypeNamed<string word, string summary>
    : Type<CPred<"$_self.is_dialect_type(\"llvm." # word # "\")">, summary>;

def LLVM_AnyPointer : LLVM_TypeNamed<"ptr", "LLVM pointer type">;
def LLVM_FunctionType : LLVM_TypeNamed<"func", "LLVM function type">;
def LLVM_AnyStruct : LLVM_TypeNamed<"struct", "LLVM structure type">;
def LLVM_TokenType : LLVM_TypeNamed<"token", "LLVM token type">,
                     BuildableType<"crate::llvm::types::token_ref($_builder)">;
def LLVM_DefaultPointer
    : Type<CPred<"crate::llvm::types::is_default_pointer($_self)">, "LLVM pointer in address space 0">,
      BuildableType<"crate::llvm::types::ptr_ref($_builder)">;

def LLVM_Type : DialectType<LLVM_Dialect, CPred<"crate::llvm::types::is_compatible($_self)">,
                            "LLVM dialect-compatible type">;
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_FunctionType.predicate>,
                CPred<"!$_self.is_dialect_type(\"llvm.void\")">]>,
           "primitive LLVM type">;
def LLVM_LoadableType
    : Type<CPred<"crate::llvm::types::is_loadable($_self)">, "LLVM type with size">;
def LLVM_AnyFloat : Type<CPred<"crate::llvm::types::is_float($_self)">, "floating point LLVM type">;
def LLVM_AnyAggregate
    : Type<Or<[LLVM_AnyStruct.predicate, CPred<"$_self.is_dialect_type(\"llvm.array\")">]>,
           "LLVM aggregate type">;
def LLVM_AnyNonAggregate
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
           "LLVM-compatible non-aggregate type">;
def LLVM_AnyVector
    : Type<CPred<"crate::llvm::types::is_vector($_self)">, "LLVM dialect-compatible vector type",
           "::mlir::VectorType">;
def LLVM_AnyFixedVector
    : Type<CPred<"!$_self.is_scalable_vector()">,
           "LLVM dialect-compatible fixed-length vector type">;

class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate,
                SubstLeaves<"$_self", "$_self.element_type()", element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary, "::mlir::VectorType">;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

def LLVM_IntOrVector : LLVM_ScalarOrVectorOf<AnySignlessInteger>;
def LLVM_FloatOrVector : LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
def LLVM_PointerOrVector : LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
def LLVM_BoolOrVector : LLVM_ScalarOrVectorOf<I1>;
def LLVM_IntVector : LLVM_VectorOf<AnySignlessInteger>;
def LLVM_FloatVector : LLVM_VectorOf<AnyFloat>;
def LLVM_Mask : LLVM_VectorOf<I1>;

#endif // LLVM_TYPES
