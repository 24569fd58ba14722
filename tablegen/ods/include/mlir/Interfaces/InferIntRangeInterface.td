//===- InferIntRangeInterface.td - ranges of integers -----------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = [{
    An operation that knows the ranges of its integer results from those of its operands. One of the
    two methods must be written; each calls the other otherwise.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Sets the ranges of results; those of all operands are known.",
      "void", "inferResultRanges",
      (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges, "::mlir::SetIntRangeFn":$setResultRanges)>,
    InterfaceMethod<"The same where ranges of operands may not be known yet.",
      "void", "inferResultRangesFromOptional",
      (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges, "::mlir::SetIntLatticeFn":$setResultRanges)>
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE
