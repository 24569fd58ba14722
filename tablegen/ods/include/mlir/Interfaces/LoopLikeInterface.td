//===- LoopLikeInterface.td - loops -----------------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{ A loop: regions that run repeatedly, out of which invariants can be moved. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The regions that are the loop's body.",
      "Vec<mlir::Region>", "loop_regions", (ins), [{}],
      [{ LoopLikeOpInterface::default_loop_regions($_op) }]>,
    InterfaceMethod<"The values that the first run starts with.",
      "Vec<mlir::Value>", "loop_inits", (ins), [{}], [{ Vec::new() }]>,
    InterfaceMethod<"The arguments by which each run takes what the one before passed on.",
      "Vec<mlir::Value>", "region_iter_args", (ins), [{}], [{ Vec::new() }]>,
    InterfaceMethod<"What each run passes on.",
      "Vec<mlir::Value>", "yielded_values", (ins), [{}], [{ Vec::new() }]>,
    InterfaceMethod<"The results that are what the last run passed on.",
      "Option<Vec<mlir::Value>>", "loop_results", (ins), [{}], [{ None }]>,
    InterfaceMethod<"The variables that count the iterations, with their bounds.",
      "Vec<mlir::interfaces::InductionVariable>", "induction_variables", (ins), [{}], [{ Vec::new() }]>
  ];
}

// Iterations may run at the same time.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
