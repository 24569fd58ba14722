// An error about an operation shows it in the generic form, on separate lines if it takes several.
// RUN: not toy-opt %s -split-input-file -allow-unregistered-dialect 2>&1 | FileCheck %s
// RUN: not toy-opt %s -split-input-file -allow-unregistered-dialect -mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s --check-prefix=OFF
// OFF-NOT: see current operation

// CHECK: :[[#@LINE+3]]:3: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f
// CHECK: :[[#@LINE+2]]:3: note: see current operation: "func.return"(%0) : (i32) -> ()
func.func @f(%a: i64) -> i64 { %x = arith.constant 1 : i32
  return %x : i32
}
// -----
// CHECK: error: operand #0 does not dominate this use
// CHECK: note: see current operation: "t.use"(%0#1, %arg0) : (tensor<20xi32>, i1) -> ()
// CHECK: note: operand defined here (op in the same region)
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %x:2 = "t.two"() : () -> (i1, tensor<20xi32>)
  cf.br ^b
^b:
  "t.use"(%x#1, %c) : (tensor<20xi32>, i1) -> ()
  return
}
// -----
// CHECK: error: block with no terminator, has %0 = "arith.constant"() <{value = dense_resource<__elided__> : tensor<20xi32>}> : () -> tensor<20xi32>
func.func @f() {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]> : tensor<20xi32>
}
// -----
// CHECK: error: 'func.func' op symbol declaration cannot have public visibility
// CHECK-NEXT: func.func @g(i32)
// CHECK-NEXT: ^
// CHECK-NEXT: note: see current operation:{{ $}}
// CHECK-NEXT: {{^}}"func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
// CHECK-NEXT: {{^}}}) : () -> ()
func.func @g(i32)
