//===- IndexingMapOpInterface.td - loops over shapes ------------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
#define MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE

include "mlir/IR/OpBase.td"

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = [{
    An operation that stands for a nest of loops, with an affine map for each operand that leads
    from the iteration to the element.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The maps as an attribute.",
      "ArrayAttr", "getIndexingMaps", (ins)>,
    InterfaceMethod<"The maps, one for each operand.",
      "SmallVector<AffineMap>", "getIndexingMapsArray", (ins)>,
    InterfaceMethod<"The map of an operand.",
      "AffineMap", "getMatchingIndexingMap", (ins "OpOperand*":$opOperand)>,
    InterfaceMethod<"From the loops to the dimensions of all operands in order.",
      "AffineMap", "getLoopsToShapesMap", (ins)>,
    InterfaceMethod<"From the dimensions of all operands to the loops; null if they do not decide them.",
      "AffineMap", "getShapesToLoopsMap", (ins)>,
    InterfaceMethod<"The shape of an operand.",
      "SmallVector<int64_t>", "getStaticOperandShape", (ins "OpOperand*":$opOperand)>,
    InterfaceMethod<"How often each loop runs, as the shapes say.",
      "SmallVector<int64_t>", "getStaticLoopRanges", (ins)>
  ];
}

#endif // MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
