//===- Dialect.td - The llvm dialect itself --------------------*- tablegen -*-===//

#ifndef LLVM_DIALECT
#define LLVM_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let summary = "LLVM IR";
  let cppNamespace = "::mlir::LLVM";
  // Some LLVM instructions have no operation here.
  let interfaces = ["bytecode::BYTECODE", "inline::INLINER", "mlir::interfaces::UNKNOWN_OPERATIONS", "slots::SLOTS",
                    "aggregates::AGGREGATES", "accesses::ADDRESS_USERS"];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // LLVM_DIALECT
