// RUN: test-opt -allow-unregistered-dialect -canonicalize %s | FileCheck %s

// The canonicalize method of an operation is a pattern.
// CHECK-LABEL: func @method
// CHECK: test_builders.simplified %arg0{{$}}
func.func @method(%arg0: i32) -> i32 {
  %0 = test_builders.simplified %arg0 again
  return %0 : i32
}

// A folder reads constants by the names of operands.
// CHECK-LABEL: func @folder
// CHECK: return %arg0
func.func @folder(%arg0: i32) -> i32 {
  %0 = "test_builders.same_type"(%arg0, %arg0) : (i32, i32) -> i32
  return %0 : i32
}
