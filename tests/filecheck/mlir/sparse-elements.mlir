// Several equal indices are all printed: one number for them would be read as one index.
// RUN: toy-opt %s -allow-unregistered-dialect -verify-roundtrip | toy-opt -allow-unregistered-dialect | FileCheck %s

// CHECK: a = sparse<{{\[\[}}0], [0]], [1, 2]> : tensor<3xi32>
// CHECK-SAME: b = sparse<{{\[\[}}1, 1], [1, 1]], 1> : tensor<3x4xi32>
// CHECK-SAME: c = sparse<0, 1> : tensor<3xi32>
// CHECK-SAME: d = sparse<> : tensor<3xi32>
// CHECK-SAME: e = sparse<{{\[\[}}0], [2]], [1, 2]> : tensor<3xi32>
"a"() {
  a = sparse<[[0], [0]], [1, 2]> : tensor<3xi32>,
  b = sparse<[[1, 1], [1, 1]], 1> : tensor<3x4xi32>,
  c = sparse<[[0]], [1]> : tensor<3xi32>,
  d = sparse<[], []> : tensor<3xi32>,
  e = sparse<[[0], [2]], [1, 2]> : tensor<3xi32>
} : () -> ()
