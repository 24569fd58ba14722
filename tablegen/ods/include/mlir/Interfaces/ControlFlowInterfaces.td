//===- ControlFlowInterfaces.td - branches and regions ----------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = [{ A terminator that passes operands to the arguments of its successors. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that become arguments, for each successor in order.",
      "Vec<std::ops::Range<usize>>", "successor_operands", (ins)>,
    InterfaceMethod<"The only successor that these constants among the operands lead to, if they decide.",
      "Option<usize>", "successor_for_operands", (ins "&[Option<mlir::Attr>]":$operands), [{}], [{ None }]>
  ];
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = [{ An operation that decides which of its regions runs next. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Where control goes from a region, or on entry.",
      "mlir::interfaces::RegionSuccessors", "successor_regions", (ins "Option<usize>":$from)>,
    InterfaceMethod<"The operands that are passed to the successor on entry.",
      "std::ops::Range<usize>", "entry_successor_operands",
      (ins "&mlir::interfaces::RegionSuccessor":$successor), [{}], [{ 0..0 }]>,
    InterfaceMethod<"The types of what the successor receives.",
      "Vec<mlir::Type>", "successor_inputs", (ins "&mlir::interfaces::RegionSuccessor":$successor), [{}],
      [{ RegionBranchOpInterface::default_successor_inputs($_op, successor) }]>,
    InterfaceMethod<"Whether a value of one type may be passed where another is expected.",
      "bool", "are_types_compatible", (ins "mlir::Type":$from, "mlir::Type":$to), [{}], [{ from == to }]>,
    InterfaceMethod<"Whether no region runs more than once each time that the operation does.",
      "bool", "runs_at_most_once", (ins), [{}], [{ false }]>,
    InterfaceMethod<"Where control goes on entry, given the constants among the operands.",
      "mlir::interfaces::RegionSuccessors", "entry_successor_regions",
      (ins "&[Option<mlir::Attr>]":$operands), [{}],
      [{ RegionBranchOpInterface::default_entry_successor_regions($_op, operands) }]>
  ];
}

def RegionBranchTerminatorOpInterface
    : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = [{ A terminator that passes operands to the parent or a sibling region. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that are passed to the successor.",
      "std::ops::Range<usize>", "successor_operands", (ins "&mlir::interfaces::RegionSuccessor":$successor), [{}],
      [{ 0..$_op.num_operands() }]>,
    InterfaceMethod<"Where control goes of all the places that the parent names, given the constants among the operands.",
      "mlir::interfaces::RegionSuccessors", "terminator_successors",
      (ins "mlir::interfaces::RegionSuccessors":$all, "&[Option<mlir::Attr>]":$operands), [{}], [{ all }]>
  ];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = [{ An operation that selects one of two operands. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What decides.", "mlir::Value", "condition", (ins)>,
    InterfaceMethod<"The result where it holds.", "mlir::Value", "true_value", (ins)>,
    InterfaceMethod<"The result where it does not.", "mlir::Value", "false_value", (ins)>
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = [{ A branch with weights for its successors. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"How likely each successor is, compared with the others.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins)>,
    InterfaceMethod<"Replaces the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights)>
  ];
}

def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = [{ An operation with weights for its regions. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"How likely each region is, compared with the others.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins)>,
    InterfaceMethod<"Replaces the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights)>
  ];
}

// Passes its operands to the parent operation's results.
def ReturnLike : TraitList<[
  RegionBranchTerminatorOpInterface, NativeOpTrait<"ReturnLike">
]>;

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
