func.func @f(%v: memref<4xf32>) {
  %0 = memref.load %v[] : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.load %v[%i, %i] : memref<4xf32>
  return
}
// -----
func.func @f(%k: i32, %v: memref<4xf32>) {
  %0 = memref.load %v[%k] : memref<4xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.load %u[] : memref<*xf32>
  return
}
// -----
func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = memref.load %t[%i] : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.load %v[%i] {alignment = 3 : i64} : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = memref.load %v[%i] {nontemporal = 3} : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = "memref.load"(%v, %i) : (memref<4xf32>, index) -> f64
  return
}
// -----
func.func @f(%x: f32, %v: memref<4xf32>) {
  memref.store %x, %v[] : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32, %v: memref<4xf32>) {
  memref.store %x, %v[%i, %i] : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  memref.store %k, %v[%i] : memref<4xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %x: f32) {
  memref.store %x, %u[] : memref<*xf32>
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  "memref.store"(%k, %v, %i) : (i32, memref<4xf32>, index) -> ()
  return
}
