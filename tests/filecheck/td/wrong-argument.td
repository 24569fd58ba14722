// The caret points at the argument, and a name that is nearly right is suggested.
// RUN: not toy-tblgen -gen-op-defs %s 2>&1 | FileCheck %s
include "mlir/IR/OpBase.td"

def Sample_Dialect : Dialect {
  let name = "sample";
}

def Sample_UseOp : Op<Sample_Dialect, "use"> {
  // CHECK: wrong-argument.td:[[# @LINE + 2]]:24: error: {{.*}}'AnyTyp'
  // CHECK: did you mean 'AnyType'
  let arguments = (ins AnyTyp:$input);
}
