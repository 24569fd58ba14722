func.func @f(%t: tensor<4xf32>, %d: tensor<?xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %d: tensor<?xf32>) {
  bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in restrict %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %d: tensor<?xf32>) {
  %0 = bufferization.materialize_in_destination %t in writable %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %d: tensor<?xf32>) {
  %0 = bufferization.materialize_in_destination %t in restrict %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in writable restrict %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %u: memref<*xf32>) {
  bufferization.materialize_in_destination %t in writable %u : (tensor<4xf32>, memref<*xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %ut: tensor<*xf32>) {
  bufferization.materialize_in_destination %ut in writable %m : (tensor<*xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %k: tensor<4xi32>) {
  bufferization.materialize_in_destination %k in writable %m : (tensor<4xi32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  bufferization.materialize_in_destination %m in writable %m : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %v: vector<4xf32>) {
  bufferization.materialize_in_destination %t in writable %v : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %x: f32) {
  bufferization.materialize_in_destination %t in writable %x : (tensor<4xf32>, f32) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %z = "t.x"() : () -> memref<5xf32> bufferization.materialize_in_destination %t in writable %z : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %z = "t.x"() : () -> memref<4x1xf32> bufferization.materialize_in_destination %t in writable %z : (tensor<4xf32>, memref<4x1xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %ut: tensor<*xf32>) {
  %0 = bufferization.materialize_in_destination %t in %ut : (tensor<4xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0:2 = "bufferization.materialize_in_destination"(%t, %t) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
