func.func @f(%i: index, %k: i32, %mi: memref<8xi32>) {
  %0 = memref.atomic_rmw addf %k, %mi[%i] : (i32, memref<8xi32>) -> i32
  return
}
// -----
func.func @f(%i: index, %k: i32, %mi: memref<8xi32>) {
  %0 = memref.atomic_rmw maximumf %k, %mi[%i] : (i32, memref<8xi32>) -> i32
  return
}
// -----
func.func @f(%i: index, %k: i32, %mi: memref<8xi32>) {
  %0 = memref.atomic_rmw minimumf %k, %mi[%i] : (i32, memref<8xi32>) -> i32
  return
}
// -----
func.func @f(%i: index, %k: i32, %mi: memref<8xi32>) {
  %0 = memref.atomic_rmw mulf %k, %mi[%i] : (i32, memref<8xi32>) -> i32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw addi %x, %v[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw andi %x, %v[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw ori %x, %v[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw xori %x, %v[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw maxu %x, %v[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw muli %x, %v[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw foo %x, %v[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw addf %x, %v[] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.atomic_rmw addf %x, %v[%i] : (f32, memref<4xf32>) -> f64
  return
}
// -----
func.func @f(%i: index, %x: f32, %mi: memref<8xi32>) {
  %0 = memref.atomic_rmw addf %x, %mi[%i] : (f32, memref<8xi32>) -> f32
  return
}
// -----
func.func @f(%i: index, %sh: memref<2xindex>) {
  %0 = memref.atomic_rmw addf %i, %sh[%i] : (index, memref<2xindex>) -> index
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { memref.atomic_yield %x : f32 }
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { ^bb0(%y: f64): memref.atomic_yield %y : f64 }
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { ^bb0(%y: f32, %yy: f32): memref.atomic_yield %y : f32 }
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { ^bb0(%y: f32): memref.atomic_yield %i : index }
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { ^bb0(%y: f32): memref.store %x, %v[%i] : memref<4xf32> memref.atomic_yield %y : f32 }
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { ^bb0(%y: f32): "t.y"() : () -> () memref.atomic_yield %y : f32 }
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { ^bb0(%y: f32): }
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32> { }
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%i] : memref<4xf32>
  return
}
// -----
func.func @f(%k: i32, %v: memref<4xf32>) {
  %0 = memref.generic_atomic_rmw %v[%k] : memref<4xf32> { ^bb0(%y: f32): memref.atomic_yield %y : f32 }
  return
}
// -----
func.func @f(%i: index, %sh: memref<2xindex>) {
  %0 = memref.generic_atomic_rmw %sh[%i] : memref<2xindex> { ^bb0(%y: index): memref.atomic_yield %y : index }
  return
}
// -----
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = memref.generic_atomic_rmw %t[%i] : tensor<4xf32> { ^bb0(%y: f32): memref.atomic_yield %y : f32 }
  return
}
// -----
func.func @f(%x: f32) {
  memref.atomic_yield %x : f32
  return
}
