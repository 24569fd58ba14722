//===- ValueSemantics.td - types that are data ------------------*- tablegen -*-===//
//
// MLIR has this in BuiltinTypes.td, with its own types. Here it has another name, so that one can be read beside this
// prelude; where there is no other, it is BuiltinTypes.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_IR_VALUESEMANTICS_TD
#define MLIR_IR_VALUESEMANTICS_TD

include "mlir/IR/BuiltinTypeInterfaces.td"

// Marks types whose values are data, not references to data.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

#endif // MLIR_IR_VALUESEMANTICS_TD
