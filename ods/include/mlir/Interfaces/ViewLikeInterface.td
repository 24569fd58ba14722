//===- ViewLikeInterface.td - views of memory -------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{ A result that is another view of an operand's memory. }];
  let cppNamespace = "::mlir";
  let methods = [InterfaceMethod<"The operand whose memory it is.", "Value", "view_source", (ins)>];
}

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
