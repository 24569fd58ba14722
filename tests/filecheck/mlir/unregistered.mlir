// Operations of an unknown dialect are an error; -allow-unregistered-dialect keeps them unchanged.
// RUN: not toyc -emit=mlir -x=mlir %s 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: toyc -emit=mlir %s -allow-unregistered-dialect | FileCheck %s
// RUN: toy-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: not toy-opt %s 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: error:
// ERROR-SAME: unregistered
// CHECK: %0 = "other.make"() {size = 3 : i32} : () -> tensor<2x3xf64>
// CHECK: "other.use"(%0) ({
// CHECK-NEXT: ^bb0(%arg0: i1):
// CHECK: }) : (tensor<2x3xf64>) -> ()
%0 = "other.make"() {size = 3 : i32} : () -> tensor<2x3xf64>
"other.use"(%0) ({
^bb0(%arg0: i1):
  "other.end"() : () -> ()
}) : (tensor<2x3xf64>) -> ()
