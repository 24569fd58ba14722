//===- BuiltinTypeInterfaces.td - shaped types ------------------*- tablegen -*-===//

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = [{ A type with a shape and an element type. }];
  let cppNamespace = "::mlir";
  let predicate = IsShapedTypePred;
}

// Neither has methods: types that list them may be elements of memrefs and vectors.
def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = [{ A type that memrefs may have as element type. }];
  let cppNamespace = "::mlir";
}

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = [{ A type that vectors may have as element type. }];
  let cppNamespace = "::mlir";
}

def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = [{ A type of floating-point numbers. }];
  let cppNamespace = "::mlir";
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = [{ A type of addresses. }];
  let cppNamespace = "::mlir";
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
