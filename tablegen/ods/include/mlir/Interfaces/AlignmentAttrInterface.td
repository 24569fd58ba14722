//===- AlignmentAttrInterface.td - alignment of accesses --------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
#define MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD

include "mlir/IR/OpBase.td"

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let description = [{
    An operation with an attribute `alignment`: its memory access has at least this alignment.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The alignment, if the attribute is there.",
      "::llvm::MaybeAlign", "getMaybeAlign", (ins)>
  ];
}

#endif // MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
