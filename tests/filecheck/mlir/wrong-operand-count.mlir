// An operation that its definition does not allow is an error that names the counts.
// RUN: sh -c 'toyc -emit=mlir -x=mlir - < %s 2> %t; test $? -eq 1'
// RUN: FileCheck %s < %t
// CHECK: error: 'toy.print' op requires zero results
// CHECK: note: it has 0 operands and 1 result
// CHECK: error: 'toy.print' op requires a single operand
// CHECK: note: it has 0 operands and 1 result
toy.func @main() {
  %0 = "toy.print"() : () -> tensor<2x3xf64>
  toy.return
}
