// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// A terminator without operands is not written.

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.loop {
// CHECK-NEXT:  }
// CHECK-NEXT:  test_format.loop {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  } {x}
// CHECK-NEXT:  test_format.loop {
// CHECK-NEXT:    "t.x"() : () -> ()
// CHECK-NEXT:  }
// CHECK-NEXT:  test_format.loop {
// CHECK-NEXT:    %0 = "t.x"() : () -> i32
// CHECK-NEXT:    test_format.end %0 : i32
// CHECK-NEXT:  }
// CHECK-NEXT:  test_format.loop {
// CHECK-NEXT:    test_format.end {x}
// CHECK-NEXT:  }
// CHECK-NEXT:}
test_format.loop {}
test_format.loop {
  "t.x"() : () -> ()
} {x}
test_format.loop {
  "t.x"() : () -> ()
  test_format.end
}
test_format.loop {
  %0 = "t.x"() : () -> i32
  test_format.end %0 : i32
}
test_format.loop {
  test_format.end {x}
}
