// options: -resolve-shaped-type-result-dims

func.func @padded(%t: tensor<?x4xf32>, %n: index, %f: f32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%n, 1] high[3, %n] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %d2 = tensor.dim %0, %n : tensor<?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// -----

func.func @elements(%t: tensor<?x4xf32>, %u: tensor<?x4xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addf %t, %u : tensor<?x4xf32>
  %m = math.exp %0 : tensor<?x4xf32>
  %d0 = tensor.dim %m, %c0 : tensor<?x4xf32>
  %s = arith.cmpf olt, %t, %u : tensor<?x4xf32>
  %d1 = tensor.dim %s, %c0 : tensor<?x4xi1>
  return %d0, %d1 : index, index
}

// -----

func.func @slices_and_casts(%t: tensor<?x4xf32>, %u: tensor<?x?xf32>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %e = tensor.extract_slice %u[%n, 0] [%n, 5] [1, 1] : tensor<?x?xf32> to tensor<?x5xf32>
  %d2 = tensor.dim %e, %c0 : tensor<?x5xf32>
  %i = tensor.insert_slice %e into %u[0, 0] [%n, 5] [1, 1] : tensor<?x5xf32> into tensor<?x?xf32>
  %d3 = tensor.dim %i, %c0 : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// -----

func.func @created(%t: tensor<?x4xf32>, %u: tensor<?x?xf32>, %n: index, %x: f32) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n) : tensor<?x3xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x3xf32>
  %g = tensor.generate %n { ^bb0(%i: index): tensor.yield %x : f32 } : tensor<?xf32>
  %d1 = tensor.dim %g, %c0 : tensor<?xf32>
  %e = tensor.expand_shape %u [[0, 1], [2]] output_shape [%n, 5, %n] : tensor<?x?xf32> into tensor<?x5x?xf32>
  %d2 = tensor.dim %e, %c0 : tensor<?x5x?xf32>
  %i = tensor.collapse_shape %u [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %d3 = tensor.dim %i, %c0 : tensor<?xf32>
  %k = tensor.concat dim(0) %u, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d4 = tensor.dim %k, %c0 : tensor<?x?xf32>
  return %d0, %d1, %d2, %d3, %d4 : index, index, index, index, index
}

// -----

func.func @memrefs(%u: memref<?x?xf32>, %n: index, %x: f32, %v: memref<?xi8>) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n) : memref<?x3xf32>
  %d0 = memref.dim %0, %c0 : memref<?x3xf32>
  %s = memref.subview %u[0, 0] [%n, 5] [1, 1] : memref<?x?xf32> to memref<?x5xf32, strided<[?, 1]>>
  %d1 = memref.dim %s, %c0 : memref<?x5xf32, strided<[?, 1]>>
  %e = memref.expand_shape %u [[0, 1], [2]] output_shape [%n, 5, %n] : memref<?x?xf32> into memref<?x5x?xf32>
  %d2 = memref.dim %e, %c0 : memref<?x5x?xf32>
  %i = memref.collapse_shape %u [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %d3 = memref.dim %i, %c0 : memref<?xf32>
  %k = memref.cast %u : memref<?x?xf32> to memref<*xf32>
  %d4 = memref.dim %k, %c0 : memref<*xf32>
  %w = memref.view %v[%c0][%n] : memref<?xi8> to memref<?xf32>
  %d5 = memref.dim %w, %c0 : memref<?xf32>
  %r = memref.reinterpret_cast %u to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<?x?xf32> to memref<?x4xf32>
  %d6 = memref.dim %r, %c0 : memref<?x4xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5, %d6 : index, index, index, index, index, index, index
}

// -----

func.func @control(%t: tensor<?x4xf32>, %n: index, %c: i1, %u: tensor<?x4xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> tensor<?x4xf32> {
    %d = tensor.dim %x, %c0 : tensor<?x4xf32>
    "t.use"(%d) : (index) -> ()
    scf.yield %x : tensor<?x4xf32>
  }
  %d0 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %1 = scf.if %c -> tensor<?x4xf32> { scf.yield %t : tensor<?x4xf32> } else { scf.yield %u : tensor<?x4xf32> }
  %d1 = tensor.dim %1, %c0 : tensor<?x4xf32>
  %2 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?x4xf32> {
    %d = tensor.dim %o, %c0 : tensor<?x4xf32>
    "t.use"(%d) : (index) -> ()
  }
  %d2 = tensor.dim %2, %c0 : tensor<?x4xf32>
  return %d0, %d1, %d2 : index, index, index
}

// -----

func.func @buffers(%t: tensor<?x4xf32>, %n: index, %c: i1, %u: tensor<?x4xf32>, %m: memref<?x4xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %1 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x4xf32>
  %2 = arith.select %c, %t, %u : tensor<?x4xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?x4xf32>
  return %d0, %d1, %d2 : index, index, index
}

// -----

func.func @unresolved(%t: tensor<?x4xf32>, %u: tensor<?x?xf32>, %n: index, %x: f32, %sh: tensor<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.splat %x[%n] : tensor<?x3xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x3xf32>
  %1 = tensor.insert %x into %u[%n, %n] : tensor<?x?xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %2 = tensor.reshape %u(%sh) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %3 = tensor.bitcast %u : tensor<?x?xf32> to tensor<?x?xi32>
  %d3 = tensor.dim %3, %c1 : tensor<?x?xi32>
  "t.use"(%d0, %d1, %d2, %d3) : (index, index, index, index) -> ()
  return
}

// -----

func.func @destinations(%t: tensor<?x4xf32>, %u: tensor<?x?xf32>, %n: index, %x: f32, %v: vector<4xf32>, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.materialize_in_destination %u in %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %1 = vector.transfer_write %v, %u[%n, %n] : vector<4xf32>, tensor<?x?xf32>
  %d1 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %2 = bufferization.alloc_tensor() copy(%u) : tensor<?x?xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %3 = bufferization.clone %m : memref<?x?xf32> to memref<?x?xf32>
  %d3 = memref.dim %3, %c1 : memref<?x?xf32>
  %a = memref.alloca(%n, %n) : memref<?x?xf32>
  %d4 = memref.dim %a, %c1 : memref<?x?xf32>
  "t.use"(%d0, %d1, %d2, %d3, %d4) : (index, index, index, index, index) -> ()
  return
}

// -----

func.func @reshaped(%t: tensor<?x4x?xf32>, %u: tensor<?x?xf32>, %n: index, %x: f32, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d00 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %1 = tensor.expand_shape %u [[0], [1, 2]] output_shape [%n, 5, %n] : tensor<?x?xf32> into tensor<?x5x?xf32>
  %d1 = tensor.dim %1, %c2 : tensor<?x5x?xf32>
  %2 = tensor.extract_slice %t[0, 0, 0] [%n, 1, %n] [1, 1, 1] : tensor<?x4x?xf32> to tensor<?x?xf32>
  %d2 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %3 = scf.while (%a = %u) : (tensor<?x?xf32>) -> tensor<?x?xf32> { scf.condition(%b) %a : tensor<?x?xf32> } do { ^bb0(%z: tensor<?x?xf32>): 
     %d = tensor.dim %z, %c0 : tensor<?x?xf32>
     "t.use"(%d) : (index) -> ()
     scf.yield %z : tensor<?x?xf32> }
  %d3 = tensor.dim %3, %c1 : tensor<?x?xf32>
  %k = tensor.concat dim(1) %u, %u, %u : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d4 = tensor.dim %k, %c0 : tensor<?x?xf32>
  %d5 = tensor.dim %k, %c1 : tensor<?x?xf32>
  %p = tensor.pad %u nofold low[0, 0] high[0, %n] { ^bb0(%i: index, %j: index): tensor.yield %x : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %d6 = tensor.dim %p, %c0 : tensor<?x?xf32>
  %d7 = tensor.dim %p, %c1 : tensor<?x?xf32>
  "t.use"(%d0, %d00, %d1, %d2, %d3, %d4, %d5, %d6, %d7) : (index, index, index, index,index, index, index, index, index) -> ()
  return
}

// -----

func.func @chain(%u: tensor<?x?xf32>, %n: index, %x: f32) -> index {
  %c0 = arith.constant 0 : index
  %a = tensor.empty(%n, %n) : tensor<?x?xf32>
  %k = tensor.concat dim(0) %u, %a : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = tensor.pad %k low[0, 0] high[2, %n] { ^bb0(%i: index, %j: index): tensor.yield %x : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %c = tensor.cast %p : tensor<?x?xf32> to tensor<?x5xf32>
  %d6 = tensor.dim %c, %c0 : tensor<?x5xf32>
  return %d6 : index
}

// -----

func.func @shared(%t: tensor<?x4xf32>, %n: index, %m: memref<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %2 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?x4xf32> {
    %e = tensor.extract_slice %o[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
    %d = tensor.dim %o, %c0 : tensor<?x4xf32>
    %d2 = tensor.dim %e, %c0 : tensor<?x4xf32>
    "t.use"(%d, %d2) : (index, index) -> ()
  }
  %4 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> tensor<?x4xf32> {
    %d = tensor.dim %x, %c0 : tensor<?x4xf32>
    "t.use"(%d) : (index) -> ()
    %i2 = tensor.insert_slice %x into %x[0,0][%d, 4][1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
    scf.yield %i2 : tensor<?x4xf32>
  }
  return %2 : tensor<?x4xf32>
}

// -----

module {
  %c0 = arith.constant 0 : index
  %n = "t.n"() : () -> index
  %a = tensor.splat %n[%n] : tensor<?xindex>
  %d = tensor.dim %a, %c0 : tensor<?xindex>
  "t.use"(%d) : (index) -> ()
}
