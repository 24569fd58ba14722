//===- BuiltinDialect.td - the builtin dialect ------------------*- tablegen -*-===//

#ifndef BUILTIN_BASE
#define BUILTIN_BASE

include "mlir/IR/OpBase.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let summary = "Types, attributes and operations that every program has";
  let cppNamespace = "::mlir";
}

#endif // BUILTIN_BASE
