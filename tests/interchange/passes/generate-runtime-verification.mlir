// options: -generate-runtime-verification
// Loads and stores, also of scalars, inside the bounds.
func.func @access(%m: memref<?x4xf32>, %s: memref<f32>, %i: index, %x: f32) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  memref.store %x, %m[%i, %i] : memref<?x4xf32>
  %1 = memref.load %s[] : memref<f32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// -----

// Indices and sizes that are constants.
func.func @constants(%m: memref<4x5xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  memref.store %x, %m[%c1, %c1] : memref<4x5xf32>
  memref.store %x, %m[%c1, %c9] : memref<4x5xf32>
  return
}

// -----

// Atomic accesses, whose regions are not shown.
func.func @atomics(%m: memref<?xi32>, %i: index, %x: i32) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %x : i32
  }
  return
}

// -----

// An address that is a multiple.
func.func @alignment(%m: memref<?xi32>) -> memref<?xi32> {
  %0 = memref.assume_alignment %m, 16 : memref<?xi32>
  return %0 : memref<?xi32>
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

// Sizes that are not both known.
func.func @copies(%a: memref<?x4x?xf32>, %b: memref<?x4x5xf32>, %u: memref<*xf32>) {
  memref.copy %a, %b : memref<?x4x?xf32> to memref<?x4x5xf32>
  memref.copy %u, %u : memref<*xf32> to memref<*xf32>
  return
}

// -----

// Dimensions, with an index that is known or not.
func.func @dims(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %i : memref<?x4xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.dim %m, %c1 : memref<?x4xf32>
  return %0, %1, %2 : index, index, index
}

// -----

// Sizes that others divide.
func.func @reshapes(%m: memref<?x4xf32>, %n: index) -> memref<?x2x2x2xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 2, 2, 2] : memref<?x4xf32> into memref<?x2x2x2xf32>
  return %0 : memref<?x2x2x2xf32>
}

// -----

// Not verified.
func.func @reinterpret(%m: memref<?xf32>, %s: memref<10xf32>, %o: index, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [%n], strides: [%o] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %s to offset: [1], sizes: [3, 3], strides: [3, 1] : memref<10xf32> to memref<3x3xf32, strided<[3, 1], offset: 1>>
  return
}

// -----

// One dimension of a view after the other. (Without an operation of scf, mlir-opt crashes.)
func.func @subviews(%m: memref<?x8xf32>, %o: index, %n: index, %k: index, %c: i1) {
  scf.if %c {
  }
  %0 = memref.subview %m[%o, 1] [%n, 4] [1, %k] : memref<?x8xf32> to memref<?x4xf32, strided<[8, ?], offset: ?>>
  %1 = memref.subview %m[0, 0] [2, 8] [1, 1] : memref<?x8xf32> to memref<2x8xf32, strided<[8, 1]>>
  %2 = memref.subview %m[%o, 0] [1, 8] [1, 1] : memref<?x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %c8 = arith.constant 8 : index
  %3 = memref.subview %m[%c8, %k] [%c8, 0] [%c8, 1] : memref<?x8xf32> to memref<?x0xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

// Tensors: casts, sizes and elements.
func.func @tensors(%t: tensor<?x?xf32>, %u: tensor<*xf32>, %i: index, %x: f32) {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<?x3xf32>
  %2 = tensor.cast %0 : tensor<?x4xf32> to tensor<*xf32>
  %3 = tensor.dim %t, %i : tensor<?x?xf32>
  %4 = tensor.dim %u, %i : tensor<*xf32>
  %5 = tensor.extract %t[%i, %3] : tensor<?x?xf32>
  %6 = tensor.insert %x into %0[%i, %i] : tensor<?x4xf32>
  %7 = tensor.from_elements %x : tensor<f32>
  %8 = tensor.extract %7[] : tensor<f32>
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

// -----

// Inside loops and other regions, with attributes and locations that have aliases.
#map = affine_map<(d0) -> (d0 + 1)>
func.func @regions(%m: memref<?xf32, #map>, %n: index, %x: f32) {
  scf.for %i = %n to %n step %n {
    memref.store %x, %m[%i] {nontemporal = true, my.map = #map} : memref<?xf32, #map>
    %0 = memref.load %m[%i] : memref<?xf32, #map> loc("named"("a.py":1:2))
    %1 = memref.load %m[%i] : memref<?xf32, #map> loc(fused["a", unknown])
  }
  return
}

// -----

// Operations with nothing to verify.
func.func @others(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = affine.load %m[%i] : memref<?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  %v = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %c = memref.collapse_shape %m [[0]] : memref<?xf32> into memref<?xf32>
  return %0 : f32
}

// -----

// In nested modules, with several results and names that are taken.
module @inner {
  func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %m, %c0 : memref<4xf32>
    %r:2 = "u.two"() ({
      %x = memref.load %m[%i] : memref<4xf32>
      "u.end"(%x) : (f32) -> ()
    }) : () -> (index, index)
    %y = memref.load %m[%r#1] : memref<4xf32>
    return %y : f32
  }
}
