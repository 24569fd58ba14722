// RUN: toy-opt -inline %s | FileCheck %s

// Computations with numbers are inlined anywhere, in `math`, `index` and `complex` as well.

// CHECK-LABEL: func.func @caller
// CHECK-NOT: call
// CHECK: %[[C:.*]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK: math.sqrt
// CHECK: index.add
// CHECK: complex.mul %{{.*}}, %[[C]] : complex<f32>
// CHECK: return
func.func @caller(%a: f32, %i: index, %z: complex<f32>) -> (f32, index, complex<f32>) {
  %0:3 = call @callee(%a, %i, %z) : (f32, index, complex<f32>) -> (f32, index, complex<f32>)
  return %0#0, %0#1, %0#2 : f32, index, complex<f32>
}

func.func private @callee(%a: f32, %i: index, %z: complex<f32>) -> (f32, index, complex<f32>) {
  %0 = math.sqrt %a : f32
  %1 = index.add %i, %i
  %2 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %3 = complex.mul %z, %2 : complex<f32>
  return %0, %1, %3 : f32, index, complex<f32>
}
