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

// -----

// bufferization.alloc_tensor (copied)
func.func @test.bufferization.alloc_tensor.copied() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 9 : i64
  %t = arith.constant dense<[1, 2]> : tensor<2xi64>
  %e = bufferization.alloc_tensor() copy(%t) : tensor<2xi64>
  %i = tensor.insert %v into %e[%c0] : tensor<2xi64>
  %a = tensor.extract %i[%c0] : tensor<2xi64>
  %b = tensor.extract %i[%c1] : tensor<2xi64>
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

// -----

// bufferization.alloc_tensor (dynamic)
func.func @test.bufferization.alloc_tensor.dynamic() -> i64 {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 9 : i64
  %e = bufferization.alloc_tensor(%c3) : tensor<?xi64>
  %i = tensor.insert %v into %e[%c1] : tensor<?xi64>
  %a = tensor.extract %i[%c1] : tensor<?xi64>
  return %a : i64
}

// -----

// bufferization.dealloc (several)
func.func @test.bufferization.dealloc.several() -> i64 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %false = arith.constant false
  %a = memref.alloc() : memref<1xi64>
  %b = memref.alloc() : memref<1xi64>
  %v = arith.constant 9 : i64
  memref.store %v, %b[%c0] : memref<1xi64>
  %r:2 = bufferization.dealloc (%a, %b : memref<1xi64>, memref<1xi64>) if (%true, %true) retain (%b, %b : memref<1xi64>, memref<1xi64>)
  %x = memref.load %b[%c0] : memref<1xi64>
  bufferization.dealloc (%b : memref<1xi64>) if (%r#1)
  %y = arith.extui %r#0 : i1 to i64
  %0 = arith.addi %x, %y : i64
  return %0 : i64
}

// -----

// bufferization.materialize_in_destination (tensor)
func.func @test.bufferization.materialize_in_destination.tensor() -> i64 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i64
  %e = tensor.from_elements %v, %v : tensor<2xi64>
  %d = bufferization.alloc_tensor() : tensor<2xi64>
  %r = bufferization.materialize_in_destination %e in %d : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  %0 = tensor.extract %r[%c0] : tensor<2xi64>
  return %0 : i64
}

// -----

// bufferization.to_buffer (of_memory)
func.func @test.bufferization.to_buffer.of_memory() -> i64 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i64
  %w = arith.constant 8 : i64
  %m = memref.alloc() : memref<1xi64>
  memref.store %v, %m[%c0] : memref<1xi64>
  %t = bufferization.to_tensor %m restrict writable : memref<1xi64> to tensor<1xi64>
  %n = bufferization.to_buffer %t : tensor<1xi64> to memref<1xi64>
  memref.store %w, %n[%c0] : memref<1xi64>
  %0 = memref.load %m[%c0] : memref<1xi64>
  return %0 : i64
}
