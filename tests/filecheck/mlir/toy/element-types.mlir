// The types of elements follow from the operands. A number, which is computed from constants alone, adapts.
// RUN: toy-opt %s -pass-pipeline='builtin.module(toy.func(toy-shape-inference))' | FileCheck %s
// RUN: toy-opt %s -pass-pipeline='builtin.module(toy.func(toy-shape-inference),convert-toy-to-affine)' | FileCheck %s --check-prefix=AFFINE

// CHECK-LABEL: toy.func @adapts
// AFFINE-LABEL: func.func @adapts(%arg0: memref<2xf32>, %arg1: memref<2xf64>)
// AFFINE-DAG: arith.constant 1.000000e-01 : f32
// AFFINE: arith.mulf %{{.*}}, %{{.*}} : f32
// AFFINE: arith.extf %{{.*}} : f32 to f64
// AFFINE: arith.addf %{{.*}}, %{{.*}} : f64
toy.func @adapts(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  %0 = toy.constant dense<0.1> : tensor<f64>
  // CHECK: toy.mul %arg0, %{{.*}} : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  %1 = toy.mul %x, %0 : (tensor<2xf32>, tensor<f64>) -> tensor<*xf64>
  // CHECK: toy.add %{{.*}}, %arg1 : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf64>
  %2 = toy.add %1, %y : (tensor<*xf64>, tensor<2xf64>) -> tensor<*xf64>
  toy.print %2 : tensor<*xf64>
  toy.return
}

// CHECK-LABEL: toy.func @hidden
toy.func @hidden(%x: tensor<2xf32>) {
  %0 = toy.constant dense<0.1> : tensor<f64>
  %1 = toy.cast %0 : tensor<f64> to tensor<*xf64>
  // CHECK: toy.mul %arg0, %{{.*}} : (tensor<2xf32>, tensor<f64>) -> tensor<2xf64>
  %2 = toy.mul %x, %1 : (tensor<2xf32>, tensor<*xf64>) -> tensor<*xf64>
  // CHECK: toy.f32(%{{.*}} : tensor<2xf64>) to tensor<2xf32>
  %3 = toy.f32(%2 : tensor<*xf64>) to tensor<*xf64>
  // CHECK: toy.reshape(%{{.*}} : tensor<2xf32>) to tensor<2x1xf32>
  %4 = toy.reshape(%3 : tensor<*xf64>) to tensor<2x1xf64>
  // CHECK: toy.assign "x"({{.*}}) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  %5 = toy.assign "x"(%x = %2) : (tensor<2xf32>, tensor<*xf64>) -> tensor<*xf64>
  // CHECK: toy.argmax({{.*}} : tensor<2x1xf32>) to tensor<f64>
  %6 = toy.argmax(%4 : tensor<2x1xf64>) to tensor<*xf64>
  toy.print %5 : tensor<*xf64>
  toy.print %6 : tensor<*xf64>
  toy.return
}
