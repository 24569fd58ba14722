//===- SymbolInterfaces.td - symbols ----------------------------*- tablegen -*-===//

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = [{
    An operation that defines a symbol: it is directly in a region of an
    operation with the SymbolTable trait, and others refer to it by name.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether the symbol's name may be left out.",
      "bool", "is_optional_symbol", (ins), [{}], [{ false }]>,
    InterfaceMethod<"Whether the symbol can go when nothing uses it.",
      "bool", "can_discard_on_use_empty", (ins), [{}], [{ !$_op.is_public_symbol() }]>,
    InterfaceMethod<"Whether this only declares what is defined elsewhere.",
      "bool", "is_declaration", (ins), [{}], [{ false }]>
  ];
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let description = [{
    An operation that refers to symbols and verifies these references.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the symbols that this operation uses.",
      "Result<(), mlir::Diag>", "verify_symbol_uses", (ins "&mlir::symbol_table::SymbolTables":$tables)>
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let description = [{ An attribute that refers to symbols. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the symbols that it refers to.",
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::Operation *":$op, "::mlir::SymbolTableCollection &":$symbolTable)>
  ];
}

// The operation's region defines symbols.
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES
