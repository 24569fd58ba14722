// An operation that its definition does not allow is an error that names the counts.
// RUN: sh -c 'toyc -emit=mlir -x=mlir - < %s 2> %t; test $? -eq 1'
// RUN: FileCheck %s < %t
// CHECK: error:
// CHECK-SAME: operand
toy.func @main() {
  %0 = "toy.print"() : () -> tensor<2x3xf64>
  toy.return
}
