//===- BytecodeOpInterface.td - properties in bytecode ----------*- tablegen -*-===//
//
// Here, properties are written from the records; nothing asks an operation.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_BYTECODE_BYTECODEOPINTERFACES
#define MLIR_BYTECODE_BYTECODEOPINTERFACES

include "mlir/IR/OpBase.td"

def BytecodeOpInterface : OpInterface<"BytecodeOpInterface"> {
  let description = [{ An operation that writes its properties to bytecode itself. }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Reads them.",
      "LogicalResult", "readProperties",
      (ins "::mlir::DialectBytecodeReader &":$reader, "::mlir::OperationState &":$state)>,
    InterfaceMethod<"Writes them.",
      "void", "writeProperties", (ins "::mlir::DialectBytecodeWriter &":$writer)>
  ];
}

#endif // MLIR_BYTECODE_BYTECODEOPINTERFACES
