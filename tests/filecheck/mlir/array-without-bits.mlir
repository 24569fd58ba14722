// The bytes of an array say how many elements it has, so none can be of no bits; an empty array can.
// RUN: not toy-opt %s 2>&1 | FileCheck %s
// CHECK: array-without-bits.mlir:[[@LINE+1]]:52: error: an element of no bits cannot be in an array
func.func private @f() attributes {t.a = array<i0: 0, 0>}
