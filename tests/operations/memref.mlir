// memref.alloc, memref.dealloc
func.func @test.memref.alloc() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloc(%c2) : memref<?xi64>
  memref.store %v, %m[%c1] : memref<?xi64>
  %0 = memref.load %m[%c1] : memref<?xi64>
  memref.dealloc %m : memref<?xi64>
  return %0 : i64
}

// -----

// memref.alloca, memref.store, memref.load
func.func @test.memref.alloca() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %0 = memref.load %m[%c2, %c1] : memref<4x3xi64>
  return %0 : i64
}

// -----

// memref.alloca_scope, memref.alloca_scope.return
func.func @test.memref.alloca_scope() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %0 = memref.alloca_scope -> i64 {
    %m = memref.alloca() : memref<2xi64>
    memref.store %v, %m[%c1] : memref<2xi64>
    %1 = memref.load %m[%c1] : memref<2xi64>
    memref.alloca_scope.return %1 : i64
  }
  return %0 : i64
}

// -----

// memref.assume_alignment
func.func @test.memref.assume_alignment() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.assume_alignment %m, 8 : memref<4x3xi64>
  %0 = memref.load %n[%c2, %c1] : memref<4x3xi64>
  return %0 : i64
}

// -----

// memref.atomic_rmw
func.func @test.memref.atomic_rmw() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %x = memref.atomic_rmw addi %v, %m[%c2, %c1] : (i64, memref<4x3xi64>) -> i64
  %1 = memref.load %m[%c2, %c1] : memref<4x3xi64>
  %0 = arith.addi %x, %1 : i64
  return %0 : i64
}

// -----

// memref.generic_atomic_rmw, memref.atomic_yield
func.func @test.memref.generic_atomic_rmw() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %x = memref.generic_atomic_rmw %m[%c2, %c1] : memref<4x3xi64> {
  ^bb0(%o: i64):
    %n = arith.muli %o, %v : i64
    memref.atomic_yield %n : i64
  }
  %1 = memref.load %m[%c2, %c1] : memref<4x3xi64>
  %0 = arith.addi %x, %1 : i64
  return %0 : i64
}

// -----

// memref.cast
func.func @test.memref.cast() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.cast %m : memref<4x3xi64> to memref<?x?xi64>
  %0 = memref.load %n[%c2, %c1] : memref<?x?xi64>
  return %0 : i64
}

// -----

// memref.collapse_shape
func.func @test.memref.collapse_shape() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.collapse_shape %m [[0, 1]] : memref<4x3xi64> into memref<12xi64>
  %c7 = arith.constant 7 : index
  %0 = memref.load %n[%c7] : memref<12xi64>
  return %0 : i64
}

// -----

// memref.expand_shape
func.func @test.memref.expand_shape() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 3] : memref<4x3xi64> into memref<2x2x3xi64>
  %0 = memref.load %n[%c1, %c0, %c1] : memref<2x2x3xi64>
  return %0 : i64
}

// -----

// memref.copy
func.func @test.memref.copy() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %a = memref.alloca() : memref<2xi64>
  %b = memref.alloca() : memref<2xi64>
  memref.store %v, %a[%c0] : memref<2xi64>
  memref.store %v, %a[%c1] : memref<2xi64>
  memref.copy %a, %b : memref<2xi64> to memref<2xi64>
  %0 = memref.load %b[%c1] : memref<2xi64>
  return %0 : i64
}

// -----

// memref.dim
func.func @test.memref.dim() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.cast %m : memref<4x3xi64> to memref<?x3xi64>
  %0 = memref.dim %n, %c0 : memref<?x3xi64>
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// -----

// memref.distinct_objects
func.func @test.memref.distinct_objects() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %a = memref.alloca() : memref<2xi64>
  %b = memref.alloca() : memref<2xi64>
  %x, %y = memref.distinct_objects %a, %b : memref<2xi64>, memref<2xi64>
  memref.store %v, %x[%c1] : memref<2xi64>
  %0 = memref.load %a[%c1] : memref<2xi64>
  return %0 : i64
}

// -----

// memref.dma_start, memref.dma_wait
func.func @test.memref.dma_start() -> i64 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 9 : i64
  %a = memref.alloc() : memref<4xi64>
  %b = memref.alloc() : memref<4xi64, 1>
  %t = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c0], %b[%c0], %c4, %t[%c0] : memref<4xi64>, memref<4xi64, 1>, memref<1xi32>
  memref.dma_wait %t[%c0], %c4 : memref<1xi32>
  return %v : i64
}

// -----

// memref.extract_aligned_pointer_as_index
func.func @test.memref.extract_aligned_pointer_as_index() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4x3xi64> -> index
  %q = memref.extract_aligned_pointer_as_index %m : memref<4x3xi64> -> index
  %d = arith.subi %p, %q : index
  %0 = arith.index_cast %d : index to i64
  return %0 : i64
}

// -----

// memref.extract_strided_metadata
func.func @test.memref.extract_strided_metadata() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x3xi64> -> memref<i64>, index, index, index, index, index
  %d = arith.muli %s#0, %t#0 : index
  %0 = arith.index_cast %d : index to i64
  return %0 : i64
}

// -----

// memref.global, memref.get_global
memref.global "private" constant @test.memref.global.data : memref<3xi64> = dense<[4, 5, 6]>
func.func @test.memref.global() -> i64 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @test.memref.global.data : memref<3xi64>
  %0 = memref.load %m[%c1] : memref<3xi64>
  return %0 : i64
}

// -----

// memref.memory_space_cast
func.func @test.memref.memory_space_cast() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.memory_space_cast %m : memref<4x3xi64> to memref<4x3xi64, 1>
  %o = memref.memory_space_cast %n : memref<4x3xi64, 1> to memref<4x3xi64>
  %0 = memref.load %o[%c2, %c1] : memref<4x3xi64>
  return %0 : i64
}

// -----

// memref.prefetch
func.func @test.memref.prefetch() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  memref.prefetch %m[%c2, %c1], write, locality<1>, data : memref<4x3xi64>
  %0 = memref.load %m[%c2, %c1] : memref<4x3xi64>
  return %0 : i64
}

// -----

// memref.rank
func.func @test.memref.rank() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.cast %m : memref<4x3xi64> to memref<*xi64>
  %0 = memref.rank %n : memref<*xi64>
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// -----

// memref.realloc
func.func @test.memref.realloc() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloc() : memref<2xi64>
  memref.store %v, %m[%c0] : memref<2xi64>
  memref.store %v, %m[%c1] : memref<2xi64>
  %n = memref.realloc %m : memref<2xi64> to memref<4xi64>
  %0 = memref.load %n[%c1] : memref<4xi64>
  memref.dealloc %n : memref<4xi64>
  return %0 : i64
}

// -----

// memref.reinterpret_cast
func.func @test.memref.reinterpret_cast() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [3] : memref<4x3xi64> to memref<4xi64, strided<[3], offset: 1>>
  %0 = memref.load %n[%c2] : memref<4xi64, strided<[3], offset: 1>>
  return %0 : i64
}

// -----

// memref.reshape
func.func @test.memref.reshape() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %s = memref.alloca() : memref<1xindex>
  %c12 = arith.constant 12 : index
  memref.store %c12, %s[%c0] : memref<1xindex>
  %n = memref.reshape %m(%s) : (memref<4x3xi64>, memref<1xindex>) -> memref<?xi64>
  %c7 = arith.constant 7 : index
  %0 = memref.load %n[%c7] : memref<?xi64>
  return %0 : i64
}

// -----

// memref.subview
func.func @test.memref.subview() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x3xi64> to memref<2x2xi64, strided<[3, 1], offset: 4>>
  %0 = memref.load %n[%c1, %c0] : memref<2x2xi64, strided<[3, 1], offset: 4>>
  return %0 : i64
}

// -----

// memref.transpose
func.func @test.memref.transpose() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloca() : memref<4x3xi64>
  memref.store %v, %m[%c2, %c1] : memref<4x3xi64>
  %n = memref.transpose %m (i, j) -> (j, i) : memref<4x3xi64> to memref<3x4xi64, strided<[1, 3]>>
  %0 = memref.load %n[%c1, %c2] : memref<3x4xi64, strided<[1, 3]>>
  return %0 : i64
}

// -----

// memref.view
func.func @test.memref.view() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 9 : i64
  %m = memref.alloc() : memref<64xi8>
  %n = memref.view %m[%c0][%c2] : memref<64xi8> to memref<?xi64>
  memref.store %v, %n[%c1] : memref<?xi64>
  %0 = memref.load %n[%c1] : memref<?xi64>
  memref.dealloc %m : memref<64xi8>
  return %0 : i64
}
