// RUN: toy-tblgen -gen-op-defs %s -o /dev/null 2>&1 | FileCheck %s
// RUN: toy-tblgen -gen-op-defs -on-deprecated=none %s -o /dev/null 2>&1 | count 0
// RUN: not toy-tblgen -gen-op-defs -on-deprecated=error %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,ERROR
// RUN: toy-tblgen -print-records %s -o /dev/null 2>&1 | count 0

include "mlir/IR/OpBase.td"

def D : Dialect { let name = "d"; }

def Old : NativeOpTrait<"IsCommutative">, Deprecated<"use `Commutative` instead">;

// CHECK: deprecated.td:[[#@LINE+2]]:5: warning: Using deprecated def `Old`
// CHECK: note: use `Commutative` instead
def AOp : Op<D, "a", [Old]> {
  let arguments = (ins I32:$x, I32:$y);
}

// CHECK-NOT: warning
// ERROR: Error'ing out due to deprecated defs
def BOp : Op<D, "b">;
