func.func @clones(%a: memref<2xf32>) -> memref<2xf32> {
  %0 = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  return %0 : memref<2xf32>
}
func.func @allocates(%n: index, %t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  bufferization.dealloc_tensor %0 : tensor<?xf32>
  return %1, %0 : tensor<?xf32>, tensor<?xf32>
}
func.func @buffers(%t: tensor<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
^b:
  %2 = bufferization.to_tensor %0 restrict : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %2 in writable %0 : (tensor<4xf32>, memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}
func.func @computes(%a: index, %f: f32) -> (index, f32, index) {
  %0 = index.add %a, %a
  %1 = math.sin %f : f32
  %2 = index.constant 4
  return %0, %1, %2 : index, f32, index
}
func.func @user(%m: memref<2xf32>, %n: index, %t: tensor<?xf32>, %u: tensor<4xf32>, %c: i1, %f: f32) -> (memref<2xf32>, tensor<?xf32>, memref<4xf32>, index, f32, index) {
  %0 = call @clones(%m) : (memref<2xf32>) -> memref<2xf32>
  %1:2 = call @allocates(%n, %t) : (index, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %2 = call @buffers(%u, %c) : (tensor<4xf32>, i1) -> memref<4xf32>
  %3:3 = call @computes(%n, %f) : (index, f32) -> (index, f32, index)
  return %0, %1#0, %2, %3#0, %3#1, %3#2 : memref<2xf32>, tensor<?xf32>, memref<4xf32>, index, f32, index
}
func.func @in_scf(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = func.call @clones(%m) : (memref<2xf32>) -> memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %0 : memref<2xf32>
}
