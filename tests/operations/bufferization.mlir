// bufferization.alloc_tensor
func.func @test.bufferization.alloc_tensor() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %e = bufferization.alloc_tensor() : tensor<4xi64>
  %i = tensor.insert %v into %e[%c2] : tensor<4xi64>
  %0 = tensor.extract %i[%c2] : tensor<4xi64>
  return %0 : i64
}

// -----

// bufferization.clone
func.func @test.bufferization.clone() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloc() : memref<1xi64>
  memref.store %v, %m[%c0] : memref<1xi64>
  %n = bufferization.clone %m : memref<1xi64> to memref<1xi64>
  %0 = memref.load %n[%c0] : memref<1xi64>
  return %0 : i64
}

// -----

// bufferization.dealloc
func.func @test.bufferization.dealloc() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloc() : memref<1xi64>
  memref.store %v, %m[%c0] : memref<1xi64>
  %0 = memref.load %m[%c0] : memref<1xi64>
  %true = arith.constant true
  bufferization.dealloc (%m : memref<1xi64>) if (%true)
  return %0 : i64
}

// -----

// bufferization.dealloc_tensor
func.func @test.bufferization.dealloc_tensor() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %e = bufferization.alloc_tensor() : tensor<4xi64>
  %i = tensor.insert %v into %e[%c2] : tensor<4xi64>
  %0 = tensor.extract %i[%c2] : tensor<4xi64>
  bufferization.dealloc_tensor %i : tensor<4xi64>
  return %0 : i64
}

// -----

// bufferization.materialize_in_destination
func.func @test.bufferization.materialize_in_destination() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloc() : memref<4xi64>
  %e = tensor.from_elements %v, %v, %v, %v : tensor<4xi64>
  bufferization.materialize_in_destination %e in restrict writable %m : (tensor<4xi64>, memref<4xi64>) -> ()
  %0 = memref.load %m[%c2] : memref<4xi64>
  return %0 : i64
}

// -----

// bufferization.to_buffer
func.func @test.bufferization.to_buffer() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %e = tensor.from_elements %v, %v, %v, %v : tensor<4xi64>
  %m = bufferization.to_buffer %e : tensor<4xi64> to memref<4xi64>
  %0 = memref.load %m[%c2] : memref<4xi64>
  return %0 : i64
}

// -----

// bufferization.to_tensor
func.func @test.bufferization.to_tensor() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloc() : memref<1xi64>
  memref.store %v, %m[%c0] : memref<1xi64>
  %t = bufferization.to_tensor %m restrict : memref<1xi64> to tensor<1xi64>
  %0 = tensor.extract %t[%c0] : tensor<1xi64>
  return %0 : i64
}
