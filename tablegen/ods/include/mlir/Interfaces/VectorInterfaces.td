//===- VectorInterfaces.td - operations on vectors --------------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description = [{ An operation on vectors that can be made of operations on smaller ones. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The shape that is divided, if it can be.",
      "::std::optional<::llvm::SmallVector<int64_t, 4>>", "getShapeForUnroll", (ins)>
  ];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description = [{
    An operation that moves a vector from or to a tensor or memref, with a map from dimensions of
    this to those of the vector. A dimension that may leave the bounds is masked there.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The name of the attribute that says which dimensions stay in bounds.",
      "::mlir::StringRef", "getInBoundsAttrName", (ins)>,
    InterfaceMethod<"The name of the attribute with the map.",
      "::mlir::StringRef", "getPermutationMapAttrName", (ins)>,
    InterfaceMethod<"Which dimensions stay in bounds.",
      "::mlir::ArrayAttr", "getInBounds", (ins)>,
    InterfaceMethod<"The tensor or memref.",
      "::mlir::Value", "getBase", (ins)>,
    InterfaceMethod<"The vector that is read or written.",
      "::mlir::Value", "getVector", (ins)>,
    InterfaceMethod<"Its type.",
      "::mlir::VectorType", "getVectorType", (ins)>,
    InterfaceMethod<"Where in the base it begins.",
      "::mlir::OperandRange", "getIndices", (ins)>,
    InterfaceMethod<"The map.",
      "::mlir::AffineMap", "getPermutationMap", (ins)>,
    InterfaceMethod<"The mask, if there is one.",
      "Value", "getMask", (ins)>
  ];
}

#endif // MLIR_INTERFACES_VECTORINTERFACES
