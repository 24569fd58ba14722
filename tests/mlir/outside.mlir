// What of MLIR is outside this IR core is refused by name, and not taken for something else.
// RUN: not toy-opt -allow-unregistered-dialect -split-input-file %s 2>&1 | FileCheck %s
// CHECK: outside.mlir:[[# @LINE + 1]]:{{.*}} error: floating-point type 'f8E5M2' is not supported
"t.op"() : () -> f8E5M2
// -----
// CHECK: outside.mlir:[[# @LINE + 1]]:{{.*}} error: 'sparse' attributes are not supported
"t.op"() {a = sparse<0, 1.0> : tensor<2xf32>} : () -> ()
// -----
// CHECK: outside.mlir:[[# @LINE + 1]]:{{.*}} error: 'distinct' attributes are not supported
"t.op"() {a = distinct[0]<42 : i32>} : () -> ()
