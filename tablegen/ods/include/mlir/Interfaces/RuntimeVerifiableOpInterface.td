//===- RuntimeVerifiableOpInterface.td - checks when a program runs *- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
#define MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def RuntimeVerifiableOpInterface : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = [{ An operation that can be checked where the program runs, if the verifier cannot know. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Builds operations that check it.",
      "void", "generateRuntimeVerification",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc,
           "function_ref<std::string(Operation *, StringRef)>":$generateErrorMessage)>
  ];
}

#endif // MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
