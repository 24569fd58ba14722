// RUN: test-opt %s | FileCheck %s
// RUN: test-opt -mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: test-opt -mlir-print-op-generic %s | test-opt | FileCheck %s

// What is deprecated works as before.

// CHECK-LABEL: func @deprecated
func.func @deprecated(%x: i32) {
  // CHECK-NEXT: test_deprecation.old %{{.*}}
  // GENERIC: "test_deprecation.old"(%{{.*}}) : (i32) -> ()
  test_deprecation.old %x
  // CHECK-NEXT: test_deprecation.kind right "fast|wide"
  // GENERIC: "test_deprecation.kind"() <{flags = 3 : i32, kind = 1 : i32}> : () -> ()
  test_deprecation.kind right "fast|wide"
  return
}
