// RUN: toy-opt -inline %s | FileCheck %s

// Operations of all dialects whose meaning does not depend on where they stand are inlined; a return becomes a branch.

// CHECK-NOT: @element
// CHECK-LABEL: func.func @twice
// CHECK-NEXT: %[[E:.*]] = tensor.extract
// CHECK-NEXT: cf.cond_br %{{.*}}, ^[[ADD:bb[0-9]+]], ^[[END:bb[0-9]+]](%[[E]] : f32)
// CHECK-NEXT: ^[[ADD]]:
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[E]], %[[E]] : f32
// CHECK-NEXT: cf.br ^[[END]](%[[S]] : f32)
func.func private @element(%t: tensor<4xf32>, %i: index, %c: i1) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  cf.cond_br %c, ^bb1, ^bb2(%0 : f32)
^bb1:
  %1 = arith.addf %0, %0 : f32
  cf.br ^bb2(%1 : f32)
^bb2(%x: f32):
  return %x : f32
}

func.func @twice(%t: tensor<4xf32>, %i: index, %c: i1) -> f32 {
  %0 = call @element(%t, %i, %c) : (tensor<4xf32>, index, i1) -> f32
  return %0 : f32
}
