//===- DestinationStyleOpInterface.td - results in destinations -*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = [{
    An operation that takes for each tensor it makes the tensor to begin with, and buffers to write
    to. Those operands, the inits, are a range at any place. Each init that is a tensor is tied to
    the result at the same place among the inits that are tensors, and has its type.
  }];
  let cppNamespace = "::mlir";
  let verifyWithRegions = 1;
  let methods = [
    InterfaceMethod<"The inits.",
      "::mlir::MutableOperandRange", "getDpsInitsMutable", (ins)>
  ];
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE
