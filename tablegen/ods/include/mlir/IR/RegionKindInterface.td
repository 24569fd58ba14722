//===- RegionKindInterface.td - graph and CFG regions -----------*- tablegen -*-===//

#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = [{
    Determines for each region whether it is a graph, where uses may precede
    definitions, or a control-flow graph in SSA form.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The kind of the region with this index.",
      "RegionKind", "region_kind", (ins "usize":$index)>,
    StaticInterfaceMethod<"Whether definitions must dominate uses in the region.",
      "bool", "has_ssa_dominance", (ins "usize":$index),
      [{ Self::region_kind(index) == RegionKind::SsaCfg }]>
  ];
}

def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;

def GraphRegionNoTerminator : TraitList<[
  NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion
]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
