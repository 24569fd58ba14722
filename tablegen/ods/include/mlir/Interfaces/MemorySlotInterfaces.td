//===- MemorySlotInterfaces.td - memory that becomes values -----*- tablegen -*-===//
//
// What the passes `mem2reg` and `sroa` ask operations. In Rust, the tables of `mlir::interfaces` for memory
// slots answer it for whole dialects; the methods here are declared as C++ has them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let description = [{ An operation that allocates memory which values may replace. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The slots that it allocates.",
      "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots", (ins)>,
    InterfaceMethod<"The value of a slot before anything is stored.",
      "::mlir::Value", "getDefaultValue", (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Is told of a block argument that was added for a slot.",
      "void", "handleBlockArgument",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::BlockArgument":$argument, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Cleans up when a slot is gone; the allocation that is left of this, if any.",
      "::std::optional<::mlir::PromotableAllocationOpInterface>", "handlePromotionComplete",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::Value":$defaultValue, "::mlir::OpBuilder &":$builder)>
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = [{ An operation that reads or writes slots, and can do that with values. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it reads the slot.",
      "bool", "loadsFrom", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Whether it writes the slot.",
      "bool", "storesTo", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"The value of the slot after it.",
      "::mlir::Value", "getStored",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder, "::mlir::Value":$reachingDef,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Whether it can do without these uses, and which uses block it then.",
      "bool", "canUsesBeRemoved",
      (ins "const ::mlir::MemorySlot &":$slot, "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<"Removes the uses; whether the operation is to be erased.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::mlir::MemorySlot &":$slot, "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder, "::mlir::Value":$reachingDefinition,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = [{
    An operation that uses the address of a slot and does not access the memory, but can do without.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it can do without these uses, and which uses block it then.",
      "bool", "canUsesBeRemoved",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<"Removes the uses; whether the operation is to be erased.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Whether it is told which values replaced the slot.",
      "bool", "requiresReplacedValues", (ins)>,
    InterfaceMethod<"Is told which values replaced the slot, and where.",
      "void", "visitReplacedValues",
      (ins "::llvm::ArrayRef<std::pair<::mlir::Operation*, ::mlir::Value>>":$mutatedDefs,
           "::mlir::OpBuilder &":$builder)>
  ];
}

def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = [{ An operation that allocates memory which memory for each of its parts may replace. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The slots that can be taken apart.",
      "::llvm::SmallVector<::mlir::DestructurableMemorySlot>", "getDestructurableSlots", (ins)>,
    InterfaceMethod<"Makes a slot for each part that is used.",
      "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>", "destructure",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices, "::mlir::OpBuilder &":$builder,
           "::mlir::SmallVectorImpl<::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<"Cleans up when a slot is gone; the allocation that is left of this, if any.",
      "::std::optional<::mlir::DestructurableAllocationOpInterface>", "handleDestructuringComplete",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>
  ];
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = [{ An operation that uses a slot only within its bounds and as what it is. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Fails if an access is not safe; adds slots that must be used safely in turn.",
      "::llvm::LogicalResult", "ensureOnlySafeAccesses",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = [{ An operation that can access the part of a slot instead of the whole. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it can; adds the parts that it uses, and slots that must be used safely.",
      "bool", "canRewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
           "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Makes it access the part; whether the operation is to be erased.",
      "::mlir::DeletionKind", "rewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot> &":$subslots, "::mlir::OpBuilder &":$builder,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let description = [{ A type of values that have parts. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The types of the parts by their indices, if it can be taken apart.",
      "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>", "getSubelementIndexMap", (ins)>,
    InterfaceMethod<"The type of the part with this index; null if there is none.",
      "::mlir::Type", "getTypeAtIndex", (ins "::mlir::Attribute":$index)>
  ];
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
