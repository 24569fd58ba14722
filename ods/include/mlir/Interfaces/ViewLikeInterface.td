//===- ViewLikeInterface.td - views of memory -------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{ A result that is another view of an operand's memory. }];
  let cppNamespace = "::mlir";
}

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
