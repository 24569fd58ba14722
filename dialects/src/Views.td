//===- Views.td - parts of memory and of tensors ---------------*- tablegen -*-===//
//
// What operations with offsets, sizes and strides have in common.
//
//===----------------------------------------------------------------------===//

#ifndef DIALECTS_VIEWS
#define DIALECTS_VIEWS

include "mlir/IR/OpBase.td"

// Three lists of numbers, the last operands of the operation, with `static_offsets`,
// `static_sizes` and `static_strides` as its first attributes. There are as many as the
// operand just before them has dimensions.
def OffsetSizeAndStrideOpInterface : NativeOpTrait<"OffsetSizeAndStride"> {
  let cppNamespace = "crate::views";
}

// The same with one offset, and as many sizes and strides as the result has dimensions.
def ResultSizeAndStrideOpInterface : NativeOpTrait<"ResultSizeAndStride"> {
  let cppNamespace = "crate::views";
}

#endif // DIALECTS_VIEWS
