//===- OpAsmInterface.td - names in the text --------------------*- tablegen -*-===//

#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = [{
    What an operation determines about its textual form: names of results, block arguments
    and blocks, and the dialect whose prefix is omitted in its regions.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Suggests names for results.",
      "()", "asm_result_names", (ins "&mut mlir::interfaces::ResultNames<'_>":$names), [{}], [{ }]>,
    InterfaceMethod<"Suggests names for the arguments of a region's blocks.",
      "()", "asm_block_argument_names",
      (ins "usize":$region, "&mut mlir::interfaces::ResultNames<'_>":$names), [{}], [{ }]>,
    InterfaceMethod<"Suggests names for blocks.",
      "()", "asm_block_names", (ins "&mut mlir::interfaces::BlockNames<'_>":$names), [{}], [{ }]>,
    StaticInterfaceMethod<"The dialect whose prefix is left out in regions.",
      "&'static str", "default_dialect", (ins), [{}], [{ "" }]>
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = [{ Suggests an alias for a type, and names for values of it. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Suggests a name for values of the type.",
      "void", "getAsmName", (ins "::mlir::OpAsmSetNameFn":$setNameFn)>,
    InterfaceMethod<"Suggests an alias.",
      "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream&":$os)>
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = [{ Suggests an alias for an attribute. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Suggests an alias.",
      "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream&":$os)>
  ];
}

// A resource of the file, by the Rust type of its handle.
class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc>;

#endif // MLIR_IR_OPASMINTERFACE_TD
