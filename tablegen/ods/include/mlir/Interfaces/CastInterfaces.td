//===- CastInterfaces.td - conversions between types ------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let description = [{
    An operation that converts its operands to other types. A cast to the same
    type folds away.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Whether values of the input types can become values of the output types.",
      "bool", "are_cast_compatible",
      (ins "&[mlir::TypeRef<'_>]":$inputs, "&[mlir::TypeRef<'_>]":$outputs)>
  ];
}

#endif // MLIR_INTERFACES_CASTINTERFACES
