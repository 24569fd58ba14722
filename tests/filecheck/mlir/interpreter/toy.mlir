// The toy dialect as generated: shapes are unknown, functions are not specialised, structs are values.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toyc %s -emit=mlir -opt -run | FileCheck %s

// CHECK: 1.000000 16.000000
// CHECK-NEXT: 4.000000 25.000000
// CHECK-NEXT: 9.000000 36.000000
// CHECK-NEXT: 2.500000 3.500000
// CHECK-NEXT: -6.000000
// CHECK-NEXT: 7.000000 8.000000
// CHECK-NOT: {{[0-9]}}
toy.func private @square_of_transposed(%arg0: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.transpose(%arg0 : tensor<*xf64>) to tensor<*xf64>
  %1 = toy.mul %0, %0 : tensor<*xf64>
  toy.return %1 : tensor<*xf64>
}

toy.func private @swap(%arg0: !toy.struct<tensor<*xf64>, tensor<*xf64>>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>> {
  %0 = toy.struct_access %arg0[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %1 = toy.struct_access %arg0[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %2 = toy.struct_create(%1, %0) : (tensor<*xf64>, tensor<*xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  toy.return %2 : !toy.struct<tensor<*xf64>, tensor<*xf64>>
}

toy.func @main() {
  %0 = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %1 = toy.cast %0 : tensor<2x3xf64> to tensor<*xf64>
  %2 = toy.generic_call @square_of_transposed(%1) : (tensor<*xf64>) -> tensor<*xf64>
  toy.print %2 : tensor<*xf64>

  %3 = toy.struct_constant [dense<[1.0, 2.0]> : tensor<2xf64>, dense<[5.0, 7.0]> : tensor<2xf64>]
    : !toy.struct<tensor<*xf64>, tensor<*xf64>>
  %4 = toy.generic_call @swap(%3) : (!toy.struct<tensor<*xf64>, tensor<*xf64>>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  %5 = toy.struct_access %4[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %6 = toy.constant dense<2.0> : tensor<f64>
  %7 = toy.div %5, %6 : (tensor<*xf64>, tensor<f64>) -> tensor<*xf64>
  toy.print %7 : tensor<*xf64>

  %8 = toy.constant dense<8.0> : tensor<f64>
  %9 = toy.sub %6, %8 : (tensor<f64>, tensor<f64>) -> tensor<f64>
  toy.print %9 : tensor<f64>
  %10 = toy.neg(%9 : tensor<f64>) to tensor<f64>
  %11 = toy.struct_access %3[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
  %12 = toy.add %10, %11 : (tensor<f64>, tensor<*xf64>) -> tensor<*xf64>
  %13 = toy.reshape(%12 : tensor<*xf64>) to tensor<1x2xf64>
  toy.print %13 : tensor<1x2xf64>
  toy.return
}
