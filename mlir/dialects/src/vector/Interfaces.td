//===- Interfaces.td - Interfaces of the vector dialect --------*- tablegen -*-===//

#ifndef VECTOR_INTERFACES
#define VECTOR_INTERFACES

include "mlir/IR/OpBase.td"

def MaskableOpInterface : OpInterface<"MaskableOpInterface"> {
  let description = [{ An operation that `vector.mask` can mask. }];
  let cppNamespace = "::mlir::vector";
  let methods = [
    InterfaceMethod<"The type of a mask for the operation; none if the operation is not valid.",
      "Option<mlir::Type>", "expected_mask_type", (ins)>,
    InterfaceMethod<"Whether a mask may come with values for what it hides.",
      "bool", "supports_passthru", (ins), [{}], [{ false }]>
  ];
}

#endif // VECTOR_INTERFACES
