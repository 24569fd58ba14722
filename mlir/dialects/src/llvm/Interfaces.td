//===- Interfaces.td - Interfaces of the llvm dialect -----------*- tablegen -*-===//

#ifndef LLVM_INTERFACES
#define LLVM_INTERFACES

include "mlir/IR/OpBase.td"

def AccessGroupOpInterface : OpInterface<"AccessGroupOpInterface"> {
  let description = [{ A memory access that may belong to access groups. }];
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"The access groups, if it says some.",
      "Option<mlir::Attr>", "access_groups_or_null", (ins), [{}],
      [{ $_op.attr("access_groups").map(mlir::AttrRef::id) }]>
  ];
}

def AliasAnalysisOpInterface : OpInterface<"AliasAnalysisOpInterface"> {
  let description = [{ A memory access with metadata about aliases. }];
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"The scopes that the access is in, if it says some.",
      "Option<mlir::Attr>", "alias_scopes_or_null", (ins), [{}],
      [{ $_op.attr("alias_scopes").map(mlir::AttrRef::id) }]>,
    InterfaceMethod<"The scopes whose accesses it does not alias with, if it says some.",
      "Option<mlir::Attr>", "noalias_scopes_or_null", (ins), [{}],
      [{ $_op.attr("noalias_scopes").map(mlir::AttrRef::id) }]>,
    InterfaceMethod<"The pointers that are followed.",
      "Vec<mlir::Value>", "accessed_operands", (ins)>
  ];
}

#endif // LLVM_INTERFACES
