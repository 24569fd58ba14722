// A mistake in a predicate is reported in the record, not by the compiler of the generated code.
// RUN: not toy-tblgen -gen-op-defs %s 2>&1 | FileCheck %s
include "mlir/IR/OpBase.td"

def Sample_Dialect : Dialect {
  let name = "sample";
}

// CHECK: wrong-predicate.td:[[# @LINE + 1]]:{{.*}} error:
def Unbalanced : Type<CPred<"$_self.is_float(">, "a float">;

def Sample_UseOp : Op<Sample_Dialect, "use"> {
  let arguments = (ins Unbalanced:$input);
}
