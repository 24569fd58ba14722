// options: -generate-runtime-verification=verbose-level=0
// Loads and stores, also of scalars, inside the bounds.
func.func @access(%m: memref<?x4xf32>, %s: memref<f32>, %i: index, %x: f32) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  memref.store %x, %m[%i, %i] : memref<?x4xf32>
  %1 = memref.load %s[] : memref<f32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// -----

// Casts to more static types, and from unranked ones.
func.func @casts(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>, %s: memref<4xf32>) {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[4, 1]>>
  %1 = memref.cast %u : memref<*xf32> to memref<?x3xf32>
  %2 = memref.cast %s : memref<4xf32> to memref<*xf32>
  %3 = memref.cast %s : memref<4xf32> to memref<?xf32>
  %4 = memref.cast %u : memref<*xf32> to memref<f32>
  return
}

// -----

// Slices of tensors; what is inserted is not verified.
func.func @slices(%t: tensor<?x8xf32>, %s: tensor<10xf32>, %o: index, %n: index, %k: index) {
  %0 = tensor.extract_slice %t[%o, 1] [%n, 4] [1, %k] : tensor<?x8xf32> to tensor<?x4xf32>
  %1 = tensor.extract_slice %s[1] [3] [2] : tensor<10xf32> to tensor<3xf32>
  %2 = tensor.insert_slice %1 into %s[%o] [3] [1] : tensor<3xf32> into tensor<10xf32>
  return
}
