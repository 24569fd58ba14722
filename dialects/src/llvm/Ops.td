//===- Ops.td - The llvm dialect -------------------------------*- tablegen -*-===//
//
// LLVM IR as operations, one for one. The files that are included below name the dialect, and so come after it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_OPS
#define LLVM_OPS

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let summary = "LLVM IR";
  let cppNamespace = "::mlir::LLVM";
  let interfaces = ["BYTECODE"];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

include "Arithmetic.td"
include "Control.td"
include "Intrinsics.td"
include "Memory.td"
include "Symbols.td"
include "Vectors.td"

#endif // LLVM_OPS
