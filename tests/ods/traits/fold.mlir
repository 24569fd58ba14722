// RUN: test-opt -canonicalize -allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @folds
func.func @folds(%a: i32) -> (i32, i32) {
  %0 = "test_traits.negate"(%a) : (i32) -> i32
  %1 = "test_traits.negate"(%0) : (i32) -> i32
  // CHECK-NEXT: %[[ABS:.*]] = "test_traits.abs"(%arg0)
  %2 = "test_traits.abs"(%a) : (i32) -> i32
  %3 = "test_traits.abs"(%2) : (i32) -> i32
  // CHECK-NEXT: return %arg0, %[[ABS]]
  return %1, %3 : i32, i32
}
