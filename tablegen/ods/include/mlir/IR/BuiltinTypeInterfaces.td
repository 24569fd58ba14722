//===- BuiltinTypeInterfaces.td - shaped types ------------------*- tablegen -*-===//

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = [{ A type with a shape and an element type. }];
  let cppNamespace = "::mlir";
  let predicate = IsShapedTypePred;
  let methods = [
    InterfaceMethod<"The same with another element type, and perhaps another shape.",
      "::mlir::ShapedType", "cloneWith",
      (ins "::std::optional<::llvm::ArrayRef<int64_t>>":$shape, "::mlir::Type":$elementType)>,
    InterfaceMethod<"The type of the elements.",
      "::mlir::Type", "getElementType", (ins)>,
    InterfaceMethod<"Whether the number of dimensions is known.",
      "bool", "hasRank", (ins)>,
    InterfaceMethod<"The sizes of the dimensions.",
      "::llvm::ArrayRef<int64_t>", "getShape", (ins)>
  ];
}

// Neither has methods: types that list them may be elements of memrefs and vectors.
def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = [{ A type that memrefs may have as element type. }];
  let cppNamespace = "::mlir";
}

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = [{ A type that vectors may have as element type. }];
  let cppNamespace = "::mlir";
}

def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = [{ A type of floating-point numbers. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The format of its numbers.",
      "const ::llvm::fltSemantics &", "getFloatSemantics", (ins)>,
    InterfaceMethod<"The type of floats so many times as wide, if there is one.",
      "::mlir::FloatType", "scaleElementBitwidth", (ins "unsigned":$scale)>
  ];
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = [{ A type of addresses. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The memory space that it points into.",
      "::mlir::Attribute", "getMemorySpace", (ins)>,
    InterfaceMethod<"What it points to, if it says.",
      "::mlir::Type", "getElementType", (ins)>,
    InterfaceMethod<"Whether it holds more than the address.",
      "bool", "hasPtrMetadata", (ins)>,
    InterfaceMethod<"The same with another memory space, and perhaps another element type.",
      "::llvm::FailureOr<::mlir::PtrLikeTypeInterface>", "clonePtrWith",
      (ins "::mlir::Attribute":$memorySpace, "::std::optional<::mlir::Type>":$elementType)>
  ];
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
