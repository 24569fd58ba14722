//===- InferStridedMetadataInterface.td - ranges of strides -----*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

def InferStridedMetadataOpInterface : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = [{
    An operation that knows the ranges of offset, sizes and strides of its results from those of its
    operands.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Sets the ranges of results.",
      "void", "inferStridedMetadataRanges",
      (ins "::llvm::ArrayRef<::mlir::StridedMetadataRange>":$operands, "::mlir::GetIntRangeFn":$getIntRange,
           "::mlir::SetStridedMetadataRangeFn":$setMetadata, "int32_t":$indexBitwidth)>
  ];
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
