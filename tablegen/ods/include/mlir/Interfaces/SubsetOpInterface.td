//===- SubsetOpInterface.td - parts of tensors ------------------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef SUBSET_OP_INTERFACE
#define SUBSET_OP_INTERFACE

include "mlir/IR/OpBase.td"

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = [{ An operation that reads or writes a part of a tensor. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether its part is the same as that of another operation.",
      "bool", "operatesOnEquivalentSubset",
      (ins "::mlir::SubsetOpInterface":$candidate, "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn)>,
    InterfaceMethod<"Whether its part and that of another operation share nothing.",
      "bool", "operatesOnDisjointSubset",
      (ins "::mlir::SubsetOpInterface":$candidate, "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn)>,
    InterfaceMethod<"The part as offsets, sizes and strides, if it is one.",
      "::mlir::FailureOr<::mlir::HyperrectangularSlice>", "getAccessedHyperrectangularSlice", (ins)>
  ];
}

def SubsetExtractionOpInterface : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = [{ An operation that takes a part out of a tensor. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The tensor.",
      "::mlir::OpOperand &", "getSourceOperand", (ins)>
  ];
}

def SubsetInsertionOpInterface : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = [{ An operation that puts a tensor into a part of another. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is put in.",
      "::mlir::OpOperand &", "getSourceOperand", (ins)>,
    InterfaceMethod<"The tensor that it is put into.",
      "::mlir::OpOperand &", "getDestinationOperand", (ins)>,
    InterfaceMethod<"The result that is the whole tensor with the part.",
      "::mlir::OpResult", "getUpdatedDestination", (ins)>,
    InterfaceMethod<"Whether a value is the part of the destination that is replaced.",
      "bool", "isEquivalentSubset",
      (ins "::mlir::Value":$candidate, "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn)>,
    InterfaceMethod<"Builds an operation that takes this part out.",
      "::mlir::Value", "buildSubsetExtraction", (ins "::mlir::OpBuilder &":$builder, "Location":$loc)>,
    InterfaceMethod<"The values that must exist where it is built.",
      "::llvm::SmallVector<::mlir::Value>", "getValuesNeededToBuildSubsetExtraction", (ins)>
  ];
}

#endif // SUBSET_OP_INTERFACE
