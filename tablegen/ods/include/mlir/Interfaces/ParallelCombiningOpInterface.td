//===- ParallelCombiningOpInterface.td - results of parallel loops *- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
#define MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let description = [{
    An operation in the terminator of a parallel loop that puts the result of one iteration into
    that of the loop.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that it updates.",
      "::mlir::MutableOperandRange", "getUpdatedDestinations", (ins)>,
    InterfaceMethod<"The loop.",
      "::mlir::Operation*", "getIteratingParent", (ins)>
  ];
}

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = [{
    A terminator of a parallel loop; the operations in its region combine what iterations make.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The result of the loop with this number.",
      "::mlir::OpResult", "getParentResult", (ins "int64_t":$idx)>,
    InterfaceMethod<"The operations in its region.",
      "::llvm::iterator_range<Block::iterator>", "getYieldingOps", (ins)>
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
