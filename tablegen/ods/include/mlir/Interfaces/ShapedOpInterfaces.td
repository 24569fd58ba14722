//===- ShapedOpInterfaces.td - dimensions of values -------------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = [{ An operation that gives the size of a dimension of a shaped value. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The shaped value.",
      "::mlir::Value", "getShapedValue", (ins)>,
    InterfaceMethod<"The number of the dimension.",
      "::mlir::OpFoldResult", "getDimension", (ins)>
  ];
}

#endif // MLIR_INTERFACES_SHAPEDOPINTERFACES
