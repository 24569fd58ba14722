//===- ValueBoundsOpInterface.td - bounds of values -------------*- tablegen -*-===//
//
// The methods are declared as C++ has them: no Rust implements or calls them yet.
//
//===----------------------------------------------------------------------===//

#ifndef VALUEBOUNDSOPINTERFACE
#define VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = [{ An operation that knows something of the bounds of its results or of its block arguments. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Adds what is known of an index or integer.",
      "void", "populateBoundsForIndexValue", (ins "::mlir::Value":$value, "::mlir::ValueBoundsConstraintSet &":$cstr)>,
    InterfaceMethod<"Adds what is known of the size of a dimension.",
      "void", "populateBoundsForShapedValueDim",
      (ins "::mlir::Value":$value, "int64_t":$dim, "::mlir::ValueBoundsConstraintSet &":$cstr)>
  ];
}

#endif // VALUEBOUNDSOPINTERFACE
