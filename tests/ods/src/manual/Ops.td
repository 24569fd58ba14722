// The listings of the manual, in its order: a file for each part. Each record names its section.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Pass/PassBase.td"

def Manual_Dialect : Dialect {
  let name = "manual";
  let summary = "The manual's examples";
  let cppNamespace = "::manual";
}

// Like the manual's `TF_Op`, which names the dialect once.
class Manual_Op<string mnemonic, list<Trait> traits = []> : Op<Manual_Dialect, mnemonic, traits>;

include "Definition.td"
include "Properties.td"
include "Builders.td"
include "Format.td"
include "Custom.td"
include "Constraints.td"
include "Tools.td"

// "Combining constraints": a rewrite of an operation whose attribute satisfies several at once. Patterns and passes
// must be in this file.
def : Pat<(Manual_PairOp AllAttrOf<[Manual_FirstIsZero, Manual_SecondIsOne]>:$pair), (Manual_ZeroOneOp $pair)>;

// Not in the manual: a pass from a record.
def CountAdds : Pass<"manual-count-adds", "builtin.module"> {
  let summary = "Count the additions of a module";
  let description = [{ Counts the operations `manual.add`, and marks each if told so. }];
  let options = [
    Option<"mark", "mark", "std::string", "", "the name of a unit attribute for each; none without a name">,
    Option<"least", "least", "unsigned", "1", "fail if there are fewer">,
    ListOption<"except", "except", "std::string", "names of attributes; what has one of them is passed over">
  ];
  let statistics = [Statistic<"numAdds", "num-adds", "Number of additions">];
}
