// RUN: test-opt -canonicalize -allow-unregistered-dialect %s | FileCheck %s

// Unused operations disappear unless they write or free.
// CHECK-LABEL: func.func @dead
func.func @dead() {
  // CHECK-NEXT: "test_traits.write"
  // CHECK-NEXT: "test_traits.free"
  // CHECK-NEXT: return
  %0 = "test_traits.pure"() : () -> i32
  %1 = "test_traits.read"() : () -> i32
  %2 = "test_traits.write"() : () -> i32
  %3 = "test_traits.free"() : () -> i32
  return
}

// An operation with the effects of its contents.
// CHECK-LABEL: func.func @recursive
func.func @recursive() {
  // CHECK-NEXT: "test_traits.inside"
  // CHECK-NEXT: "test_traits.write"
  // CHECK-NOT: "test_traits.inside"
  // CHECK: return
  "test_traits.inside"() ({
    %0 = "test_traits.read"() : () -> i32
  }) : () -> ()
  "test_traits.inside"() ({
    %0 = "test_traits.write"() : () -> i32
  }) : () -> ()
  return
}

// Constants go to the right where that makes no difference.
// CHECK-LABEL: func.func @commute
func.func @commute(%a: i32) -> (i32, i32) {
  // CHECK: %[[C:.*]] = "test_traits.constant"
  // CHECK-NEXT: "test_traits.commute"(%arg0, %[[C]])
  // CHECK-NEXT: "test_traits.ordered"(%[[C]], %arg0)
  %c = "test_traits.constant"() {value = 1 : i32} : () -> i32
  %0 = "test_traits.commute"(%c, %a) : (i32, i32) -> i32
  %1 = "test_traits.ordered"(%c, %a) : (i32, i32) -> i32
  return %0, %1 : i32, i32
}
