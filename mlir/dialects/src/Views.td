//===- Views.td - Slices of memrefs and tensors ----------------*- tablegen -*-===//
//
// Traits of operations with offsets, sizes and strides.
//
//===----------------------------------------------------------------------===//

#ifndef DIALECTS_VIEWS
#define DIALECTS_VIEWS

include "mlir/IR/OpBase.td"

// Offsets, sizes and strides are the last operands of the operation, and `static_offsets`,
// `static_sizes` and `static_strides` its first attributes. Each list has an entry for
// each dimension of the operand before them.
def OffsetSizeAndStrideTrait : NativeOpTrait<"OffsetSizeAndStride"> {
  let cppNamespace = "crate::offsets_sizes_strides";
}

// The same, but with a single offset, and a size and a stride for each dimension of the result.
def ResultSizeAndStrideTrait : NativeOpTrait<"ResultSizeAndStride"> {
  let cppNamespace = "crate::offsets_sizes_strides";
}

#endif // DIALECTS_VIEWS
