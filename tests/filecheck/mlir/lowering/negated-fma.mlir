// The negation of a sum that is 0 is -0. AArch64's instruction for both, which LLVM takes, makes 0 of it.
// RUN: toyc %s -O0 -emit=asm -target=aarch64-unknown-linux-gnu | FileCheck %s
// RUN: toyc %s -O2 -emit=asm -target=aarch64-unknown-linux-gnu | FileCheck %s

// CHECK-LABEL: negated:
// CHECK: fmadd
// CHECK: fneg
// CHECK: ret
func.func @negated(%x: f64, %y: f64, %z: f64) -> f64 {
  %0 = math.fma %x, %y, %z : f64
  %1 = arith.negf %0 : f64
  return %1 : f64
}

// CHECK-LABEL: multiplied:
// CHECK-NOT: fnmadd
// CHECK: fmadd
// CHECK: ret
func.func @multiplied(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = math.fma %x, %y, %z : f32
  %1 = arith.constant -1.0 : f32
  %2 = arith.mulf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: subtracted:
// CHECK-NOT: fnmadd
// CHECK: fmadd
// CHECK: ret
func.func @subtracted(%x: f64, %y: f64, %z: f64) -> f64 {
  %0 = math.fma %x, %y, %z : f64
  %1 = arith.constant -0.0 : f64
  %2 = arith.subf %1, %0 : f64
  return %2 : f64
}
