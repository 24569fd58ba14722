//===- BuiltinTypeInterfaces.td - shaped types ------------------*- tablegen -*-===//

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = [{ A type with a shape and an element type. }];
  let cppNamespace = "::mlir";
  let predicate = IsShapedTypePred;
}

// Both have no methods: a type that lists them may stand in memrefs and vectors.
def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = [{ A type of which memory can hold elements. }];
  let cppNamespace = "::mlir";
}

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = [{ A type of which vectors can be made. }];
  let cppNamespace = "::mlir";
}

// Tag of types whose values are data, not references to it.
def ValueSemantics : NativeTypeTrait<"ValueSemantics">;

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
