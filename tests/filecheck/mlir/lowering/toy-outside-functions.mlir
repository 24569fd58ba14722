// Operations outside the module's toy.func are not lowered: an error at the first operation of each such body.
// RUN: not toyc %s -emit=mlir-affine 2>&1 | FileCheck %s --implicit-check-not=error:
module {
  // CHECK-DAG: [[@LINE+1]]:8: error: 'toy.constant' op is in a 'builtin.module': only operations in a 'toy.func' of the module are lowered
  %0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  toy.print %0 : tensor<2xf64>
  module @inner {
    func.func @g() {
      // CHECK-DAG: [[@LINE+1]]:12: error: 'toy.constant' op is in a 'func.func'
      %1 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
      toy.print %1 : tensor<2xf64>
      return
    }
    toy.func @h() {
      // CHECK-DAG: [[@LINE+1]]:12: error: 'toy.constant' op is in a 'toy.func'
      %1 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
      toy.print %1 : tensor<2xf64>
      toy.return
    }
  }
  toy.func @main() {
    toy.return
  }
}
