//===- DerivedAttributeOpInterface.td - attributes that are computed *- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_DERIVEDATTRIBUTEOPINTERFACE
#define MLIR_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let description = [{ An operation some of whose attributes are computed from the rest of it, and not stored. }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Whether the attribute of this name is computed.",
      "bool", "isDerivedAttribute", (ins "::mlir::StringRef":$name)>,
    InterfaceMethod<"The computed attributes as stored ones; null if one of them cannot be an attribute.",
      "::mlir::DictionaryAttr", "materializeDerivedAttributes", (ins)>
  ];
}

#endif // MLIR_DERIVEDATTRIBUTEOPINTERFACE
