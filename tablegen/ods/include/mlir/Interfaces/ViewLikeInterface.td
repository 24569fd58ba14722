//===- ViewLikeInterface.td - views of memory -------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{ A result that is another view of an operand's memory. }];
  let cppNamespace = "::mlir";
  let methods = [InterfaceMethod<"The operand whose memory it is.", "mlir::Value", "view_source", (ins)>];
}

def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let description = [{ Offsets, sizes and strides that are known or operands. }];
  let cppNamespace = "::mlir";
}

// The operands are different memory.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
