// Other operations on memory invalidate what is known of it; views and arguments may share it.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-scalrep > %t
// RUN: toy-opt %s -affine-scalrep | diff %t -

func.func private @unknown(memref<10xf32>)
func.func @two_arguments(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) -> f32 {
  affine.store %c, %m[0] : memref<10xf32>
  affine.store %c, %n[0] : memref<10xf32>
  %x = affine.load %m[0] : memref<10xf32>
  return %x : f32
}
func.func @argument_and_buffer(%m: memref<10xf32>, %c: f32) -> f32 {
  %t = memref.alloc() : memref<10xf32>
  affine.store %c, %m[0] : memref<10xf32>
  affine.store %c, %t[0] : memref<10xf32>
  %x = affine.load %m[0] : memref<10xf32>
  return %x : f32
}
func.func @two_buffers(%c: f32, %d: f32) -> (f32, f32) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.store %c, %t[0] : memref<10xf32>
  affine.store %d, %u[0] : memref<10xf32>
  %x = affine.load %t[0] : memref<10xf32>
  %y = affine.load %u[0] : memref<10xf32>
  return %x, %y : f32, f32
}
func.func @passed_to_a_call(%c: f32) -> f32 {
  %t = memref.alloc() : memref<10xf32>
  affine.store %c, %t[0] : memref<10xf32>
  func.call @unknown(%t) : (memref<10xf32>) -> ()
  %x = affine.load %t[0] : memref<10xf32>
  return %x : f32
}
func.func @plain_store(%m: memref<10xf32>, %c: f32, %k: index) -> f32 {
  affine.store %c, %m[0] : memref<10xf32>
  memref.store %c, %m[%k] : memref<10xf32>
  %x = affine.load %m[0] : memref<10xf32>
  return %x : f32
}
func.func @plain_load(%m: memref<10xf32>, %c: f32, %k: index) -> (f32, f32) {
  affine.store %c, %m[0] : memref<10xf32>
  %y = memref.load %m[%k] : memref<10xf32>
  %x = affine.load %m[0] : memref<10xf32>
  return %x, %y : f32, f32
}
func.func @copied(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) -> f32 {
  affine.store %c, %m[0] : memref<10xf32>
  memref.copy %n, %m : memref<10xf32> to memref<10xf32>
  %x = affine.load %m[0] : memref<10xf32>
  return %x : f32
}
func.func @copied_elsewhere(%m: memref<10xf32>, %c: f32) -> f32 {
  %t = memref.alloc() : memref<10xf32>
  affine.store %c, %t[0] : memref<10xf32>
  memref.copy %t, %m : memref<10xf32> to memref<10xf32>
  %x = affine.load %t[0] : memref<10xf32>
  return %x : f32
}
func.func @views(%c: f32, %d: f32) -> f32 {
  %t = memref.alloc() : memref<10xf32>
  %v = memref.cast %t : memref<10xf32> to memref<?xf32>
  affine.store %c, %t[0] : memref<10xf32>
  affine.store %d, %v[0] : memref<?xf32>
  %x = affine.load %t[0] : memref<10xf32>
  return %x : f32
}
func.func @stores_before_a_return(%m: memref<10xf32>, %c: f32, %d: f32) {
  affine.store %c, %m[0] : memref<10xf32>
  affine.store %d, %m[1] : memref<10xf32>
  affine.store %d, %m[0] : memref<10xf32>
  return
}
func.func @stores_of_other_elements(%m: memref<10x10xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i, 0] : memref<10x10xf32>
    affine.store %d, %m[0, %i] : memref<10x10xf32>
    affine.store %d, %m[%i, 0] : memref<10x10xf32>
  }
  return
}
func.func @stores_with_a_loop_between(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32, %d: f32) {
  affine.store %c, %m[0] : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %n[%i] : memref<10xf32>
  }
  affine.store %d, %m[0] : memref<10xf32>
  return
}
func.func @read_in_a_loop_between(%m: memref<10xf32>, %c: f32, %d: f32) -> f32 {
  affine.store %c, %m[0] : memref<10xf32>
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<10xf32>
    affine.yield %x : f32
  }
  affine.store %d, %m[0] : memref<10xf32>
  return %r : f32
}
func.func @freed(%m: memref<10xf32>, %c: f32) -> f32 {
  %t = memref.alloc() : memref<10xf32>
  %x = affine.load %m[0] : memref<10xf32>
  memref.dealloc %t : memref<10xf32>
  %y = affine.load %m[0] : memref<10xf32>
  %s = arith.addf %x, %y : f32
  return %s : f32
}
func.func @loads_around_a_loop(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) -> f32 {
  %x = affine.load %m[2] : memref<10xf32>
  affine.for %i = 3 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  %y = affine.load %m[2] : memref<10xf32>
  %s = arith.addf %x, %y : f32
  return %s : f32
}
func.func @loads_around_a_loop_that_writes(%m: memref<10xf32>, %n: memref<10xf32>, %c: f32) -> f32 {
  %x = affine.load %m[2] : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  %y = affine.load %m[2] : memref<10xf32>
  %s = arith.addf %x, %y : f32
  return %s : f32
}
func.func @vector_of_the_same_elements(%m: memref<16xf32>, %c: f32) -> (vector<4xf32>, vector<4xf32>) {
  %x = affine.vector_load %m[4] : memref<16xf32>, vector<4xf32>
  affine.store %c, %m[8] : memref<16xf32>
  %y = affine.vector_load %m[4] : memref<16xf32>, vector<4xf32>
  return %x, %y : vector<4xf32>, vector<4xf32>
}
func.func @other_vector(%m: memref<16xf32>, %v: vector<4xf32>) -> vector<8xf32> {
  affine.vector_store %v, %m[4] : memref<16xf32>, vector<4xf32>
  %y = affine.vector_load %m[4] : memref<16xf32>, vector<8xf32>
  return %y : vector<8xf32>
}
func.func @scalar_and_vector(%m: memref<16xf32>, %v: vector<4xf32>) -> f32 {
  affine.vector_store %v, %m[4] : memref<16xf32>, vector<4xf32>
  %y = affine.load %m[4] : memref<16xf32>
  return %y : f32
}
