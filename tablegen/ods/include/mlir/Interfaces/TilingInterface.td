//===- TilingInterface.td - tiles of operations -----------------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_TILINGINTERFACE
#define MLIR_TILINGINTERFACE

include "mlir/IR/OpBase.td"

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = [{
    An operation that stands for a nest of loops and can be made for a part of the iterations, a
    tile.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The kind of each loop: parallel or a reduction.",
      "::mlir::SmallVector<::mlir::utils::IteratorType>", "getLoopIteratorTypes", (ins)>,
    InterfaceMethod<"Start, size and step of each loop.",
      "::mlir::SmallVector<::mlir::Range>", "getIterationDomain", (ins "::mlir::OpBuilder &":$b)>,
    InterfaceMethod<"Builds the operation for a tile.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes)>,
    InterfaceMethod<"Which part of a result a tile makes.",
      "::llvm::LogicalResult", "getResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes)>,
    InterfaceMethod<"Builds what makes a part of a result.",
      "::mlir::FailureOr<::mlir::TilingResult>", "generateResultTileValue",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes)>,
    InterfaceMethod<"Builds the operation for the tiles of operands.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementationFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes)>,
    InterfaceMethod<"Which iterations use parts of operands.",
      "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes)>,
    InterfaceMethod<"Which iterations make a part of a result.",
      "::llvm::LogicalResult", "getIterationDomainTileFromResultTile",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes)>,
    InterfaceMethod<"Builds one iteration for these indices.",
      "::llvm::LogicalResult", "generateScalarImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc, "::mlir::ValueRange":$ivs)>,
    InterfaceMethod<"Whether a part of a result can be made where it is used.",
      "bool", "isOpFusableWithConsumerSlice",
      (ins "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes)>,
    InterfaceMethod<"Whether it can use parts of operands where they are made.",
      "bool", "isOpFusableWithProducerSlices",
      (ins "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes)>
  ];
}

def PartialReductionOpInterface : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = [{
    An operation whose reductions can be split: each part is reduced, then the parts together.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Builds the neutral values to begin with, for each tile.",
      "::mlir::FailureOr<SmallVector<Value>>", "generateInitialTensorForPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "Location":$loc, "::mlir::ArrayRef<::mlir::OpFoldResult>":$tileSizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims)>,
    InterfaceMethod<"Builds the reduction of one tile.",
      "::mlir::FailureOr<TilingResult>", "tileToPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "Location":$loc, "::mlir::ReductionTilingStrategy":$tilingStrategy,
           "ValueRange":$init, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes, "const ::llvm::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs)>,
    InterfaceMethod<"Builds the reduction of what the tiles made.",
      "::mlir::FailureOr<MergeResult>", "mergeReductions",
      (ins "::mlir::OpBuilder &":$b, "Location":$loc, "ValueRange":$partialReduce,
           "const ::mlir::SetVector<unsigned> &":$reductionDims)>,
    InterfaceMethod<"Which part of the result of all tiles one of them makes.",
      "::llvm::LogicalResult", "getPartialResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "ReductionTilingStrategy":$tilingStrategy,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets, "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes)>
  ];
}

#endif // MLIR_TILINGINTERFACE
