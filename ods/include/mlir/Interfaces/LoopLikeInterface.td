//===- LoopLikeInterface.td - loops -----------------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{ A loop: regions that run repeatedly, from which invariants can be moved out. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The regions that are the loop's body.",
      "Vec<Region>", "loop_regions", (ins), [{}], [{ $_op.regions().collect() }]>
  ];
}

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
