//===- TensorEncoding.td - encodings of tensors -----------------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_IR_TENSORINTERFACES
#define MLIR_IR_TENSORINTERFACES

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let description = [{ The encoding of a tensor that asks something of its type. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks shape and element type of a tensor with this encoding.",
      "::llvm::LogicalResult", "verifyEncoding",
      (ins "::mlir::ArrayRef<int64_t>":$shape, "::mlir::Type":$elementType,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>
  ];
}

#endif // MLIR_IR_TENSORINTERFACES
