//===- FunctionInterfaces.td - functions ------------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface
    : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let description = [{
    A function: a symbol with a function type in `function_type`, attributes of
    arguments and results, and a region for the body, empty for a declaration.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the function's type.",
      "Result<(), mlir::Diag>", "verify_type", (ins), [{}], [{ Ok(()) }]>,
    InterfaceMethod<"Checks the body against the type.",
      "Result<(), mlir::Diag>", "verify_body", (ins), [{}], [{ mlir::traits::function_body($_op) }]>
  ];
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
