//===- BuiltinTypes.td - types of the builtin dialect -----------*- tablegen -*-===//
//
// The types that have a syntax of their own: `i32`, `tensor<2xf64>`. The engine knows them; these records are their
// names, parameters and traits. The summaries appear in diagnostics, as those of other constraints.
//
//===----------------------------------------------------------------------===//

#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"

class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
  // The engine makes types that have no parameters.
  let builderCall = "";
}

// Marks types whose values are data, not references to data.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

//===-- Numbers -----------------------------------------------------------===//

class Builtin_FloatType<string name, string mnemonic,
                        list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, mnemonic,
                   [DeclareTypeInterfaceMethods<FloatTypeInterface,
                        ["getFloatSemantics"] # declaredInterfaceMethods>]> {
  defvar keyword = !substr(typeName, !size("builtin."));
  let predicate = CPred<"$_self.is_float_named(\"" # keyword # "\")">;
  let builderCall = "$_builder.float_named(\"" # keyword # "\")";
}

// A float type that the context holds at hand.
class Builtin_CachedFloatType<string name, string mnemonic,
                              list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, mnemonic, declaredInterfaceMethods>;

// The names of the small ones give the bits of exponent and mantissa. FN has no infinities, UZ no negative zero.
def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2"> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{ A half without the last eight bits of its mantissa. }];
}
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{ Follows IEEE 754, with a bias of 7. }];
}
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{ No infinities; NaN has all bits but the sign set. The bias is 7. }];
}
def Builtin_Float8E5M2FNUZ : Builtin_FloatType<"Float8E5M2FNUZ", "f8E5M2FNUZ"> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{ No infinities, one zero; the bits of negative zero are NaN. The bias is 16. }];
}
def Builtin_Float8E4M3FNUZ : Builtin_FloatType<"Float8E4M3FNUZ", "f8E4M3FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{ No infinities, one zero; the bits of negative zero are NaN. The bias is 8. }];
}
def Builtin_Float8E4M3B11FNUZ : Builtin_FloatType<"Float8E4M3B11FNUZ", "f8E4M3B11FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{ No infinities, one zero; the bits of negative zero are NaN. The bias is 11. }];
}
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4"> {
  let summary = "8-bit floating point with 3 bits exponent and 4 bit mantissa";
  let description = [{ Follows IEEE 754, with a bias of 3. }];
}
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN"> {
  let summary = "4-bit floating point with 2-bit exponent and 1-bit mantissa";
  let description = [{ Neither infinities nor NaN. The bias is 1. }];
}
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN"> {
  let summary = "6-bit floating point with 2-bit exponent and 3-bit mantissa";
  let description = [{ Neither infinities nor NaN. The bias is 1. }];
}
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN"> {
  let summary = "6-bit floating point with 3-bit exponent and 2-bit mantissa";
  let description = [{ Neither infinities nor NaN. The bias is 3. }];
}
def Builtin_Float8E8M0FNU : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU"> {
  let summary = "8-bit floating point with 8-bit exponent, no mantissa or sign";
  let description = [{ A power of two, or NaN. The bias is 127. }];
}

def Builtin_BFloat16 : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]> {
  let summary = "bfloat16 floating-point type";
}
def Builtin_Float16 : Builtin_CachedFloatType<"Float16", "f16", ["scaleElementBitwidth"]> {
  let summary = "16-bit floating-point type";
}
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32"> {
  let summary = "TF32 floating-point type";
}
def Builtin_Float32 : Builtin_CachedFloatType<"Float32", "f32", ["scaleElementBitwidth"]> {
  let summary = "32-bit floating-point type";
}
def Builtin_Float64 : Builtin_CachedFloatType<"Float64", "f64"> {
  let summary = "64-bit floating-point type";
}
def Builtin_Float80 : Builtin_CachedFloatType<"Float80", "f80"> {
  let summary = "80-bit floating-point type";
}
def Builtin_Float128 : Builtin_CachedFloatType<"Float128", "f128"> {
  let summary = "128-bit floating-point type";
}

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number with a parameterized element type";
  let description = [{ `complex<f32>`: two numbers, which are integers or floats. }];
  let parameters = (ins "Type":$elementType);
  let genVerifyDecl = 1;
  let predicate = AnyComplex.predicate;
}

def Builtin_Index : Builtin_Type<"Index", "index", [VectorElementTypeInterface]> {
  let summary = "Integer-like type with unknown platform-dependent bit width";
  let description = [{ A signless integer as wide as the target wants indices and sizes to be. }];
  let predicate = Index.predicate;
  let builderCall = Index.builderCall;
}

def Builtin_Integer : Builtin_Type<"Integer", "integer", [VectorElementTypeInterface]> {
  let summary = "Integer type with arbitrary precision up to a fixed limit";
  let description = [{ `i8`, `si8`, `ui8`: an integer of any width; its sign is up to operations, there, or not. }];
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
  let genVerifyDecl = 1;
  let predicate = AnyInteger.predicate;
}

//===-- Functions ---------------------------------------------------------===//

class Builtin_FunctionLike<string Name, string typeMnemonic> : Builtin_Type<Name, typeMnemonic> {
  let summary = "Map from a list of inputs to a list of results";
  let description = [{ `(i32, f32) -> i1`: the types of what goes in and of what comes out. }];
  let parameters = (ins "ArrayRef<Type>":$inputs, "ArrayRef<Type>":$results);
}

def Builtin_Function : Builtin_FunctionLike<"Function", "function"> {
  let predicate = FunctionType.predicate;
}
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph"> {
  let predicate = GraphType.predicate;
}

//===-- Shaped types ------------------------------------------------------===//

def Builtin_MemRef : Builtin_Type<"MemRef", "memref", [PtrLikeTypeInterface, ShapedTypeInterface]> {
  let summary = "Shaped reference to a region of memory";
  let description = [{
    `memref<4x?xf32, strided<[?, 1]>, 2>`: a reference to elements in memory. The layout leads from indices to places;
    without one, the last index changes fastest. The memory space has a meaning for the target.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        "MemRefLayoutAttrInterface":$layout, "Attribute":$memorySpace);
  let genVerifyDecl = 1;
  let predicate = IsMemRefTypePred;
}

def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "A unit type";
  let description = [{ A type of a single value, which says nothing. }];
  let predicate = NoneType.predicate;
  let builderCall = NoneType.builderCall;
}

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let description = [{ `opaque<"dialect", "data">`: a type of a dialect that is not there, as its text. }];
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$typeData);
  let genVerifyDecl = 1;
}

def Builtin_RankedTensor : Builtin_Type<"RankedTensor", "tensor", [ShapedTypeInterface, ValueSemantics],
                                        "TensorType"> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let description = [{
    `tensor<4x?xf32, #encoding>`: elements of one type. The size of a dimension may be known only when the program runs.
    The encoding has a meaning for a dialect.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType, "Attribute":$encoding);
  let genVerifyDecl = 1;
  let predicate = IsRankedTensorTypePred;
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let description = [{ `tuple<i32, f32>`: values of different types. No operation here makes or reads them. }];
  let parameters = (ins "ArrayRef<Type>":$types);
  let predicate = IsTupleTypePred;
}

def Builtin_UnrankedMemRef : Builtin_Type<"UnrankedMemRef", "unranked_memref",
                                          [PtrLikeTypeInterface, ShapedTypeInterface], "BaseMemRefType"> {
  let summary = "Shaped reference, with unknown rank, to a region of memory";
  let description = [{ `memref<*xf32, 2>`: as `memref`, where only the running program knows the dimensions. }];
  let parameters = (ins "Type":$elementType, "Attribute":$memorySpace);
  let genVerifyDecl = 1;
  let predicate = IsUnrankedMemRefTypePred;
}

def Builtin_UnrankedTensor : Builtin_Type<"UnrankedTensor", "unranked_tensor", [ShapedTypeInterface, ValueSemantics],
                                          "TensorType"> {
  let summary = "Multi-dimensional array with unknown dimensions";
  let description = [{ `tensor<*xf32>`: as `tensor`, where only the running program knows the dimensions. }];
  let parameters = (ins "Type":$elementType);
  let genVerifyDecl = 1;
  let predicate = IsUnrankedTensorTypePred;
}

def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppFunctionName = "isValidVectorTypeElementType";
}

def Builtin_Vector : Builtin_Type<"Vector", "vector", [ShapedTypeInterface, ValueSemantics], "Type"> {
  let summary = "Multi-dimensional SIMD vector type";
  let description = [{
    `vector<4x[8]xf32>`: elements of one type, in as many registers as it takes. A dimension in brackets is that often
    a number which the machine determines.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, Builtin_VectorTypeElementType:$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let genVerifyDecl = 1;
  let predicate = IsVectorOfAnyRankTypePred;
}

#endif // BUILTIN_TYPES
