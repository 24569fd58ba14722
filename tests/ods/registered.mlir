// RUN: test-opt -show-dialects | FileCheck %s

// Every part of the manual has its dialect.
// CHECK: Available Dialects:
// CHECK-SAME: test_attributes
// CHECK-SAME: test_builders
// CHECK-SAME: test_values
