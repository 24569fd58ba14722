// options: -allow-unregistered-dialect -one-shot-bufferize
func.func @unknown(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = "other.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @to_tensor_not_writable(%m: memref<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %t = bufferization.to_tensor %m restrict : memref<?xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @to_tensor_not_restrict(%m: memref<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %t = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @not_bufferizable(%t: tensor<5xf32>) -> tensor<5xf32> {
  %0 = arith.addf %t, %t : tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @if_spaces(%c: i1, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %0 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    %1 = bufferization.alloc_tensor(%i) {memory_space = 2 : i64} : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  %2 = tensor.insert %f into %r[%i] : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

func.func @spaces(%f: f32, %i: index) -> tensor<4xf32, 1 : i64> {
  %0 = tensor.empty() : tensor<4xf32, 1 : i64>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32, 1 : i64>
  return %1 : tensor<4xf32, 1 : i64>
}

// -----

func.func @if_no_else(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> f32 {
  scf.if %c {
    %0 = tensor.extract %t[%i] : tensor<4xf32>
    "other.use"(%0) : (f32) -> ()
  }
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %2 : f32
}

// -----

func.func @select_spaces(%c: i1, %i: index) -> f32 {
  %0 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %1 = bufferization.alloc_tensor() : tensor<4xf32>
  %2 = arith.select %c, %0, %1 : tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  return %3 : f32
}

// -----

func.func @select_vector(%c: tensor<4xi1>, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %2 = arith.select %c, %t, %u : tensor<4xi1>, tensor<4xf32>
  return %2 : tensor<4xf32>
}
