//===- ViewLikeInterface.td - views of memory -------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{ A result that is another view of an operand's memory. }];
  let cppNamespace = "::mlir";
  let methods = [InterfaceMethod<"The operand whose memory it is.", "mlir::Value", "view_source", (ins)>];
}

def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let description = [{ Offsets, sizes and strides that are known or operands. }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The place of the first of these operands.",
      "unsigned", "getOffsetSizeAndStrideStartOperandIndex", (ins)>,
    InterfaceMethod<"How many offsets, sizes and strides there may be.",
      "std::array<unsigned, 3>", "getArrayAttrMaxRanks", (ins)>,
    InterfaceMethod<"The offsets that are operands.",
      "::mlir::OperandRange", "getOffsets", (ins)>,
    InterfaceMethod<"The sizes that are operands.",
      "::mlir::OperandRange", "getSizes", (ins)>,
    InterfaceMethod<"The strides that are operands.",
      "::mlir::OperandRange", "getStrides", (ins)>,
    InterfaceMethod<"The offsets that are known, with a mark for each operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticOffsets", (ins)>,
    InterfaceMethod<"The sizes that are known, with a mark for each operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticSizes", (ins)>,
    InterfaceMethod<"The strides that are known, with a mark for each operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticStrides", (ins)>,
    InterfaceMethod<"All offsets, each as a number or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedOffsets", (ins)>,
    InterfaceMethod<"All sizes, each as a number or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes", (ins)>,
    InterfaceMethod<"All strides, each as a number or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides", (ins)>,
    InterfaceMethod<"Whether the offset of this number is an operand.",
      "bool", "isDynamicOffset", (ins "unsigned":$idx)>,
    InterfaceMethod<"Whether the size of this number is an operand.",
      "bool", "isDynamicSize", (ins "unsigned":$idx)>,
    InterfaceMethod<"Whether the stride of this number is an operand.",
      "bool", "isDynamicStride", (ins "unsigned":$idx)>,
    InterfaceMethod<"The offset of this number, which is known.",
      "int64_t", "getStaticOffset", (ins "unsigned":$idx)>,
    InterfaceMethod<"The size of this number, which is known.",
      "int64_t", "getStaticSize", (ins "unsigned":$idx)>,
    InterfaceMethod<"The stride of this number, which is known.",
      "int64_t", "getStaticStride", (ins "unsigned":$idx)>,
    InterfaceMethod<"The place of the operand that is the offset of this number.",
      "unsigned", "getIndexOfDynamicOffset", (ins "unsigned":$idx)>,
    InterfaceMethod<"The place of the operand that is the size of this number.",
      "unsigned", "getIndexOfDynamicSize", (ins "unsigned":$idx)>,
    InterfaceMethod<"The place of the operand that is the stride of this number.",
      "unsigned", "getIndexOfDynamicStride", (ins "unsigned":$idx)>,
    InterfaceMethod<"The operand that is the offset of this number.",
      "::mlir::Value", "getDynamicOffset", (ins "unsigned":$idx)>,
    InterfaceMethod<"The operand that is the size of this number.",
      "::mlir::Value", "getDynamicSize", (ins "unsigned":$idx)>,
    InterfaceMethod<"The operand that is the stride of this number.",
      "::mlir::Value", "getDynamicStride", (ins "unsigned":$idx)>,
    InterfaceMethod<"Whether those of another operation are the same.",
      "bool", "isSameAs",
      (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
           "::llvm::function_ref<bool(::mlir::OpFoldResult, ::mlir::OpFoldResult)>":$cmp)>,
    InterfaceMethod<"Whether every stride is 1.",
      "bool", "hasUnitStride", (ins)>,
    InterfaceMethod<"Whether every offset is 0.",
      "bool", "hasZeroOffset", (ins)>
  ];
}

// The operands are different memory.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
