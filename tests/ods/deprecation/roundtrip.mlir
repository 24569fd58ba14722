// RUN: test-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: test-opt -allow-unregistered-dialect -mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: test-opt -allow-unregistered-dialect -mlir-print-op-generic %s | test-opt -allow-unregistered-dialect | FileCheck %s

// Deprecated operations work as before.

// CHECK-LABEL: func @deprecated
func.func @deprecated(%x: i32) {
  // CHECK-NEXT: test_deprecation.old %{{.*}}
  // GENERIC: "test_deprecation.old"(%{{.*}}) : (i32) -> ()
  test_deprecation.old %x
  // CHECK-NEXT: test_deprecation.kind right "fast|wide"
  // GENERIC: "test_deprecation.kind"() <{flags = 3 : i32, kind = 1 : i32}> : () -> ()
  test_deprecation.kind right "fast|wide"
  %old = "t.t"() : () -> !test_deprecation.old<4>
  // CHECK: test_deprecation.data %{{.*}} <7> : <4> to <8>
  // GENERIC: "test_deprecation.data"(%{{.*}}) <{age = #test_deprecation.old<7>}> : (!test_deprecation.old<4>) -> !test_deprecation.old<8>
  %new = test_deprecation.data %old <7> : <4> to <8>
  return
}
