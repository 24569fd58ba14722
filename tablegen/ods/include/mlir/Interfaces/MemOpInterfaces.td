//===- MemOpInterfaces.td - casts between memory spaces ---------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_MEMOPINTERFACES_TD
#define MLIR_INTERFACES_MEMOPINTERFACES_TD

include "mlir/IR/OpBase.td"

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = [{ An operation that makes a pointer into one memory space of a pointer into another. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The pointer that is cast.",
      "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getSourcePtr", (ins)>,
    InterfaceMethod<"The pointer that it becomes.",
      "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getTargetPtr", (ins)>,
    InterfaceMethod<"Whether such a cast can be between these types.",
      "bool", "isValidMemorySpaceCast",
      (ins "::mlir::PtrLikeTypeInterface":$tgt, "::mlir::PtrLikeTypeInterface":$src)>,
    InterfaceMethod<"Builds a cast like this one of another pointer and to another type.",
      "::mlir::MemorySpaceCastOpInterface", "cloneMemorySpaceCastOp",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::PtrLikeTypeInterface":$tgt,
           "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>":$src)>,
    InterfaceMethod<"Whether users may take the source instead of the result.",
      "bool", "isSourcePromotable", (ins)>
  ];
}

def MemorySpaceCastConsumerOpInterface : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description = [{
    An operation that can do its work before a cast between memory spaces instead of after it.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Takes the sources of casts as operands; gives values for the results, or none if it cannot.",
      "::llvm::FailureOr<std::optional<::llvm::SmallVector<::mlir::Value>>>", "bubbleDownCasts",
      (ins "::mlir::OpBuilder &":$builder)>
  ];
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES_TD
