// affine.apply
func.func @test.affine.apply() -> i64 {
  %c = arith.constant 7 : index
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 2 + d0 mod 3)>(%c)
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// -----

// affine.min
func.func @test.affine.min() -> i64 {
  %c = arith.constant 7 : index
  %0 = affine.min affine_map<(d0) -> (d0 floordiv 2, d0 - 5, 10)>(%c)
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// -----

// affine.max
func.func @test.affine.max() -> i64 {
  %c = arith.constant 7 : index
  %0 = affine.max affine_map<(d0) -> (d0 floordiv 2, d0 - 5, 10)>(%c)
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// -----

// affine.for, affine.yield
func.func @test.affine.for() -> i64 {
  %z = arith.constant 1 : i64
  %0 = affine.for %i = 0 to 10 step 3 iter_args(%s = %z) -> (i64) {
    %x = arith.index_cast %i : index to i64
    %y = arith.addi %s, %x : i64
    affine.yield %y : i64
  }
  return %0 : i64
}

// -----

// affine.store, affine.load
func.func @test.affine.store() -> i64 {
  %m = memref.alloca() : memref<4x4xi64>
  %v = arith.constant 9 : i64
  %c2 = arith.constant 2 : index
  affine.store %v, %m[%c2, 3] : memref<4x4xi64>
  %0 = affine.load %m[symbol(%c2), 3] : memref<4x4xi64>
  return %0 : i64
}

// -----

// affine.if
func.func @test.affine.if() -> i64 {
  %m = memref.alloca() : memref<4x4xi64>
  %v = arith.constant 9 : i64
  %c2 = arith.constant 2 : index
  %w = arith.constant 8 : i64
  %0 = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%c2) -> i64 {
    affine.yield %v : i64
  } else {
    affine.yield %w : i64
  }
  return %0 : i64
}

// -----

// affine.parallel
func.func @test.affine.parallel() -> i64 {
  %0 = affine.parallel (%i, %j) = (0, 0) to (3, 4) reduce ("addi") -> (i64) {
    %x = arith.index_cast %i : index to i64
    affine.yield %x : i64
  }
  return %0 : i64
}

// -----

// affine.prefetch
func.func @test.affine.prefetch() -> i64 {
  %m = memref.alloca() : memref<4x4xi64>
  %v = arith.constant 9 : i64
  %c2 = arith.constant 2 : index
  memref.store %v, %m[%c2, %c2] : memref<4x4xi64>
  affine.prefetch %m[%c2, 1], read, locality<3>, data : memref<4x4xi64>
  %0 = memref.load %m[%c2, %c2] : memref<4x4xi64>
  return %0 : i64
}

// -----

// affine.delinearize_index
func.func @test.affine.delinearize_index() -> i64 {
  %c = arith.constant 23 : index
  %0:3 = affine.delinearize_index %c into (2, 4, 5) : index, index, index
  %1 = arith.addi %0#1, %0#2 : index
  %2 = arith.index_cast %1 : index to i64
  return %2 : i64
}

// -----

// affine.linearize_index
func.func @test.affine.linearize_index() -> i64 {
  %c = arith.constant 3 : index
  %0 = affine.linearize_index [%c, %c] by (4, 5) : index
  %2 = arith.index_cast %0 : index to i64
  return %2 : i64
}

// -----

// affine.vector_store, affine.vector_load
func.func @test.affine.vector_store() -> i64 {
  %m = memref.alloca() : memref<4x4xi64>
  %v = arith.constant 9 : i64
  %c2 = arith.constant 2 : index
  %q = vector.broadcast %v : i64 to vector<2xi64>
  affine.vector_store %q, %m[%c2, 1] : memref<4x4xi64>, vector<2xi64>
  %p = affine.vector_load %m[%c2, 1] : memref<4x4xi64>, vector<2xi64>
  %0 = vector.extract %p[1] : i64 from vector<2xi64>
  return %0 : i64
}

// -----

// affine.dma_start, affine.dma_wait
func.func @test.affine.dma_start() -> i64 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 9 : i64
  %a = memref.alloc() : memref<4xi64>
  %b = memref.alloc() : memref<4xi64, 1>
  %t = memref.alloc() : memref<1xi32>
  affine.dma_start %a[%c0], %b[%c0], %t[%c0], %c4 : memref<4xi64>, memref<4xi64, 1>, memref<1xi32>
  affine.dma_wait %t[%c0], %c4 : memref<1xi32>
  return %v : i64
}
