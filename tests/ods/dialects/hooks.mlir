// RUN: test-opt -canonicalize %s | FileCheck %s

// Folded constants become operations of the dialect whose operation folded.
// CHECK: test_dialects.note = "kept"
// CHECK-NEXT: %[[C:.*]] = test_dialects.constant 12
// CHECK-NEXT: test_dialects.keep %[[C]]
// CHECK-NOT: test_dialects.twice
module attributes {test_dialects.note = "kept"} {
  %0 = test_dialects.constant 3
  %1 = test_dialects.twice %0
  %2 = test_dialects.twice %1
  test_dialects.keep %2
}
