// options: -allow-unregistered-dialect -empty-tensor-to-alloc-tensor
func.func @empty(%n: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
}

// -----

func.func @eliminate(%t: tensor<?xf32> {bufferization.writable = true}, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = tensor.insert %f into %e[%c0] : tensor<?xf32>
  %r = tensor.insert_slice %x into %t[0][%n][1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @eliminate_materialize(%t: tensor<5xf32>, %f: f32, %i: index) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %x = tensor.insert %f into %e[%i] : tensor<5xf32>
  %r = bufferization.materialize_in_destination %x in %t : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// -----

func.func @eliminate_memref(%m: memref<5xf32>, %f: f32, %i: index) {
  %e = tensor.empty() : tensor<5xf32>
  %x = tensor.insert %f into %e[%i] : tensor<5xf32>
  bufferization.materialize_in_destination %x in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// -----

func.func @eliminate_cast(%m: memref<?xf32>, %f: f32, %i: index) {
  %e = tensor.empty() : tensor<5xf32>
  %x = tensor.insert %f into %e[%i] : tensor<5xf32>
  %c = tensor.cast %x : tensor<5xf32> to tensor<?xf32>
  bufferization.materialize_in_destination %c in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  return
}

// -----

func.func @eliminate_for(%t: tensor<10xf32>, %f: f32, %n: index) -> tensor<10xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<5xf32>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> tensor<5xf32> {
    %y = tensor.insert %f into %a[%i] : tensor<5xf32>
    scf.yield %y : tensor<5xf32>
  }
  %r = tensor.insert_slice %x into %t[%n][5][1] : tensor<5xf32> into tensor<10xf32>
  return %r : tensor<10xf32>
}

// -----

// differs: MLIR merges the two blocks, and a block argument is no symbol.
func.func @symbols(%m: memref<8xf32>, %x: f32, %c: i1, %a: index, %b: index) {
  %some = arith.constant 2 : index
  %r = scf.execute_region -> index {
    cf.cond_br %c, ^one, ^two
  ^one:
    affine.store %x, %m[symbol(%a)] : memref<8xf32>
    cf.br ^exit
  ^two:
    affine.store %x, %m[symbol(%b)] : memref<8xf32>
    cf.br ^exit
  ^exit:
    scf.yield %some : index
  }
  return
}
