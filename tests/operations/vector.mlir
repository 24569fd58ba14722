// vector.bitcast
func.func @test.vector.bitcast() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = vector.bitcast %v : vector<4xi64> to vector<8xi32>
  %e = vector.extract %b[2] : i32 from vector<8xi32>
  %0 = arith.extsi %e : i32 to i64
  return %0 : i64
}

// -----

// vector.broadcast
func.func @test.vector.broadcast() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = vector.broadcast %s : i64 to vector<4xi64>
  %0 = vector.reduction <add>, %b : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.compressstore
func.func @test.vector.compressstore() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  vector.compressstore %m[%c1], %k, %w : memref<8xi64>, vector<4xi1>, vector<4xi64>
  %0 = memref.load %m[%c3] : memref<8xi64>
  return %0 : i64
}

// -----

// vector.constant_mask
func.func @test.vector.constant_mask() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = vector.constant_mask [2] : vector<4xi1>
  %x = arith.select %b, %v, %w : vector<4xi1>, vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.contract
func.func @test.vector.contract() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v, %w, %s : vector<4xi64>, vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.create_mask
func.func @test.vector.create_mask() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = vector.create_mask %c3 : vector<4xi1>
  %x = arith.select %b, %v, %w : vector<4xi1>, vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.deinterleave
func.func @test.vector.deinterleave() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %a, %b = vector.deinterleave %v : vector<4xi64> -> vector<2xi64>
  %0 = vector.extract %b[1] : i64 from vector<2xi64>
  return %0 : i64
}

// -----

// vector.expandload
func.func @test.vector.expandload() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  %x = vector.expandload %m[%c1], %k, %w : memref<8xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.extract
func.func @test.vector.extract() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = vector.extract %n[1, 0] : i64 from vector<2x2xi64>
  return %0 : i64
}

// -----

// vector.extract_strided_slice
func.func @test.vector.extract_strided_slice() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xi64> to vector<2xi64>
  %0 = vector.extract %b[1] : i64 from vector<2xi64>
  return %0 : i64
}

// -----

// vector.fma
func.func @test.vector.fma() -> f64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = arith.constant dense<1.5> : vector<2xf64>
  %y = vector.fma %x, %x, %x : vector<2xf64>
  %0 = vector.extract %y[1] : f64 from vector<2xf64>
  return %0 : f64
}

// -----

// vector.from_elements
func.func @test.vector.from_elements() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = vector.from_elements %s, %s, %s, %s : vector<4xi64>
  %0 = vector.reduction <add>, %b : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.to_elements
func.func @test.vector.to_elements() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b:4 = vector.to_elements %v : vector<4xi64>
  %0 = arith.addi %b#1, %b#3 : i64
  return %0 : i64
}

// -----

// vector.gather
func.func @test.vector.gather() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  %i = arith.constant dense<[3, 2, 1, 0]> : vector<4xi64>
  %x = vector.gather %m[%c1] [%i], %k, %w : memref<8xi64>, vector<4xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.scatter
func.func @test.vector.scatter() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  %i = arith.constant dense<[3, 2, 1, 0]> : vector<4xi64>
  vector.scatter %m[%c1] [%i], %k, %w : memref<8xi64>, vector<4xi64>, vector<4xi1>, vector<4xi64>
  %0 = memref.load %m[%c1] : memref<8xi64>
  return %0 : i64
}

// -----

// vector.insert
func.func @test.vector.insert() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = vector.insert %s, %n[1, 0] : i64 into vector<2x2xi64>
  %0 = vector.extract %b[1, 0] : i64 from vector<2x2xi64>
  return %0 : i64
}

// -----

// vector.insert_strided_slice
func.func @test.vector.insert_strided_slice() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = vector.extract %n[1] : vector<2xi64> from vector<2x2xi64>
  %b = vector.insert_strided_slice %x, %v {offsets = [1], strides = [1]} : vector<2xi64> into vector<4xi64>
  %0 = vector.reduction <add>, %b : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.interleave
func.func @test.vector.interleave() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = vector.extract %n[1] : vector<2xi64> from vector<2x2xi64>
  %b = vector.interleave %x, %x : vector<2xi64> -> vector<4xi64>
  %0 = vector.reduction <add>, %b : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.store, vector.load
func.func @test.vector.store() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  vector.store %w, %m[%c3] : memref<8xi64>, vector<4xi64>
  %x = vector.load %m[%c1] : memref<8xi64>, vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.mask, vector.yield
func.func @test.vector.mask() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xi64> into i64 } : vector<4xi1> -> i64
  return %0 : i64
}

// -----

// vector.maskedload
func.func @test.vector.maskedload() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  %x = vector.maskedload %m[%c1], %k, %w : memref<8xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.maskedstore
func.func @test.vector.maskedstore() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  vector.maskedstore %m[%c1], %k, %w : memref<8xi64>, vector<4xi1>, vector<4xi64>
  %0 = memref.load %m[%c3] : memref<8xi64>
  return %0 : i64
}

// -----

// vector.multi_reduction
func.func @test.vector.multi_reduction() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %z = arith.constant dense<0> : vector<2xi64>
  %x = vector.multi_reduction <add>, %n, %z [1] : vector<2x2xi64> to vector<2xi64>
  %0 = vector.extract %x[1] : i64 from vector<2xi64>
  return %0 : i64
}

// -----

// vector.outerproduct
func.func @test.vector.outerproduct() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = vector.extract %n[1] : vector<2xi64> from vector<2x2xi64>
  %b = vector.outerproduct %x, %x : vector<2xi64>, vector<2xi64>
  %0 = vector.extract %b[1, 0] : i64 from vector<2x2xi64>
  return %0 : i64
}

// -----

// vector.print
func.func @test.vector.print() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  vector.print %v : vector<4xi64>
  return %s : i64
}

// -----

// vector.reduction
func.func @test.vector.reduction() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = vector.reduction <mul>, %w, %s : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.scalable.insert, vector.scalable.extract, vector.vscale
func.func @test.vector.scalable.insert() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %z = arith.constant dense<0> : vector<[4]xi64>
  %b = vector.scalable.insert %v, %z[0] : vector<4xi64> into vector<[4]xi64>
  %x = vector.scalable.extract %b[0] : vector<4xi64> from vector<[4]xi64>
  %vs = vector.vscale
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.scan
func.func @test.vector.scan() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %z = arith.constant dense<0> : vector<2xi64>
  %x:2 = vector.scan <add>, %n, %z {inclusive = true, reduction_dim = 1 : i64} : vector<2x2xi64>, vector<2xi64>
  %0 = vector.extract %x#0[1, 1] : i64 from vector<2x2xi64>
  return %0 : i64
}

// -----

// vector.shape_cast
func.func @test.vector.shape_cast() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = vector.shape_cast %n : vector<2x2xi64> to vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.shuffle
func.func @test.vector.shuffle() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = vector.shuffle %v, %w [7, 0, 3, 4] : vector<4xi64>, vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.step
func.func @test.vector.step() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = vector.step : vector<4xindex>
  %y = arith.index_cast %x : vector<4xindex> to vector<4xi64>
  %0 = vector.reduction <add>, %y : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read
func.func @test.vector.transfer_read() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  %x = vector.transfer_read %m[%c3], %s {in_bounds = [true]} : memref<8xi64>, vector<4xi64>
  %0 = vector.reduction <add>, %x : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write
func.func @test.vector.transfer_write() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  vector.transfer_write %w, %m[%c3] {in_bounds = [true]} : vector<4xi64>, memref<8xi64>
  %0 = memref.load %m[%c3] : memref<8xi64>
  return %0 : i64
}

// -----

// vector.transpose
func.func @test.vector.transpose() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %x = vector.transpose %n, [1, 0] : vector<2x2xi64> to vector<2x2xi64>
  %0 = vector.extract %x[1, 0] : i64 from vector<2x2xi64>
  return %0 : i64
}

// -----

// vector.type_cast
func.func @test.vector.type_cast() -> i64 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %s = arith.constant 9 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %c8 = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi64>
  scf.for %q = %c0 to %c8 step %c1 {
    %qi = arith.index_cast %q : index to i64
    memref.store %qi, %m[%q] : memref<8xi64>
  }
  %y = vector.type_cast %m : memref<8xi64> to memref<vector<8xi64>>
  %x = memref.load %y[] : memref<vector<8xi64>>
  %0 = vector.extract %x[5] : i64 from vector<8xi64>
  return %0 : i64
}

// -----

// vector.reduction (integers)
func.func @test.vector.reduction.integers() -> i64 {
  %v = arith.constant dense<[7, -3, 12, 5]> : vector<4xi64>
  %acc = arith.constant -9 : i64
  %p0 = vector.reduction <add>, %v : vector<4xi64> into i64
  %q0 = vector.reduction <add>, %v, %acc : vector<4xi64> into i64
  %w0 = arith.constant 1 : i64
  %x0 = arith.muli %p0, %w0 : i64
  %d0 = arith.xori %q0, %x0 : i64
  %s0 = arith.addi %d0, %w0 : i64
  %p1 = vector.reduction <mul>, %v : vector<4xi64> into i64
  %q1 = vector.reduction <mul>, %v, %acc : vector<4xi64> into i64
  %w1 = arith.constant 3 : i64
  %x1 = arith.muli %p1, %w1 : i64
  %d1 = arith.xori %q1, %x1 : i64
  %s1 = arith.addi %d1, %s0 : i64
  %p2 = vector.reduction <minui>, %v : vector<4xi64> into i64
  %q2 = vector.reduction <minui>, %v, %acc : vector<4xi64> into i64
  %w2 = arith.constant 9 : i64
  %x2 = arith.muli %p2, %w2 : i64
  %d2 = arith.xori %q2, %x2 : i64
  %s2 = arith.addi %d2, %s1 : i64
  %p3 = vector.reduction <minsi>, %v : vector<4xi64> into i64
  %q3 = vector.reduction <minsi>, %v, %acc : vector<4xi64> into i64
  %w3 = arith.constant 27 : i64
  %x3 = arith.muli %p3, %w3 : i64
  %d3 = arith.xori %q3, %x3 : i64
  %s3 = arith.addi %d3, %s2 : i64
  %p4 = vector.reduction <maxui>, %v : vector<4xi64> into i64
  %q4 = vector.reduction <maxui>, %v, %acc : vector<4xi64> into i64
  %w4 = arith.constant 81 : i64
  %x4 = arith.muli %p4, %w4 : i64
  %d4 = arith.xori %q4, %x4 : i64
  %s4 = arith.addi %d4, %s3 : i64
  %p5 = vector.reduction <maxsi>, %v : vector<4xi64> into i64
  %q5 = vector.reduction <maxsi>, %v, %acc : vector<4xi64> into i64
  %w5 = arith.constant 243 : i64
  %x5 = arith.muli %p5, %w5 : i64
  %d5 = arith.xori %q5, %x5 : i64
  %s5 = arith.addi %d5, %s4 : i64
  %p6 = vector.reduction <and>, %v : vector<4xi64> into i64
  %q6 = vector.reduction <and>, %v, %acc : vector<4xi64> into i64
  %w6 = arith.constant 729 : i64
  %x6 = arith.muli %p6, %w6 : i64
  %d6 = arith.xori %q6, %x6 : i64
  %s6 = arith.addi %d6, %s5 : i64
  %p7 = vector.reduction <or>, %v : vector<4xi64> into i64
  %q7 = vector.reduction <or>, %v, %acc : vector<4xi64> into i64
  %w7 = arith.constant 2187 : i64
  %x7 = arith.muli %p7, %w7 : i64
  %d7 = arith.xori %q7, %x7 : i64
  %s7 = arith.addi %d7, %s6 : i64
  %p8 = vector.reduction <xor>, %v : vector<4xi64> into i64
  %q8 = vector.reduction <xor>, %v, %acc : vector<4xi64> into i64
  %w8 = arith.constant 6561 : i64
  %x8 = arith.muli %p8, %w8 : i64
  %d8 = arith.xori %q8, %x8 : i64
  %s8 = arith.addi %d8, %s7 : i64
  return %s8 : i64
}

// -----

// vector.reduction (floats)
func.func @test.vector.reduction.floats() -> f64 {
  %v = arith.constant dense<[7.5, -3.25, 12.0, 0.1]> : vector<4xf64>
  %acc = arith.constant -9.5 : f64
  %p0 = vector.reduction <add>, %v : vector<4xf64> into f64
  %q0 = vector.reduction <add>, %v, %acc : vector<4xf64> into f64
  %w0 = arith.constant 1.0 : f64
  %x0 = arith.mulf %p0, %w0 : f64
  %d0 = arith.addf %q0, %x0 : f64
  %p1 = vector.reduction <mul>, %v : vector<4xf64> into f64
  %q1 = vector.reduction <mul>, %v, %acc : vector<4xf64> into f64
  %w1 = arith.constant 3.0 : f64
  %x1 = arith.mulf %p1, %w1 : f64
  %d1 = arith.addf %q1, %x1 : f64
  %s1 = arith.addf %d1, %d0 : f64
  %p2 = vector.reduction <minnumf>, %v : vector<4xf64> into f64
  %q2 = vector.reduction <minnumf>, %v, %acc : vector<4xf64> into f64
  %w2 = arith.constant 9.0 : f64
  %x2 = arith.mulf %p2, %w2 : f64
  %d2 = arith.addf %q2, %x2 : f64
  %s2 = arith.addf %d2, %s1 : f64
  %p3 = vector.reduction <maxnumf>, %v : vector<4xf64> into f64
  %q3 = vector.reduction <maxnumf>, %v, %acc : vector<4xf64> into f64
  %w3 = arith.constant 27.0 : f64
  %x3 = arith.mulf %p3, %w3 : f64
  %d3 = arith.addf %q3, %x3 : f64
  %s3 = arith.addf %d3, %s2 : f64
  %p4 = vector.reduction <minimumf>, %v : vector<4xf64> into f64
  %q4 = vector.reduction <minimumf>, %v, %acc : vector<4xf64> into f64
  %w4 = arith.constant 81.0 : f64
  %x4 = arith.mulf %p4, %w4 : f64
  %d4 = arith.addf %q4, %x4 : f64
  %s4 = arith.addf %d4, %s3 : f64
  %p5 = vector.reduction <maximumf>, %v : vector<4xf64> into f64
  %q5 = vector.reduction <maximumf>, %v, %acc : vector<4xf64> into f64
  %w5 = arith.constant 243.0 : f64
  %x5 = arith.mulf %p5, %w5 : f64
  %d5 = arith.addf %q5, %x5 : f64
  %s5 = arith.addf %d5, %s4 : f64
  return %s5 : f64
}

// -----

// vector.reduction (in_order)
func.func @test.vector.reduction.in_order() -> f64 {
  %v = arith.constant dense<[1.0, 1.0e16, 1.0, -1.0e16, 1.0, 3.0]> : vector<6xf64>
  %acc = arith.constant 1.0 : f64
  %0 = vector.reduction <add>, %v, %acc : vector<6xf64> into f64
  return %0 : f64
}

// -----

// vector.reduction (in_order_of_halves)
func.func @test.vector.reduction.in_order_of_halves() -> f64 {
  %v = arith.constant dense<[2048.0, 1.0, 1.0, 1.0, 1.0, 3.0]> : vector<6xf16>
  %acc = arith.constant 1.0 : f16
  %r = vector.reduction <add>, %v, %acc : vector<6xf16> into f16
  %0 = arith.extf %r : f16 to f64
  return %0 : f64
}

// -----

// vector.reduction (negative_zeros)
func.func @test.vector.reduction.negative_zeros() -> i64 {
  %v = arith.constant dense<-0.0> : vector<4xf64>
  %acc = arith.constant -0.0 : f64
  %a = vector.reduction <add>, %v : vector<4xf64> into f64
  %b = vector.reduction <add>, %v, %acc : vector<4xf64> into f64
  %c = arith.bitcast %a : f64 to i64
  %d = arith.bitcast %b : f64 to i64
  %one = arith.constant 1 : i64
  %e = arith.shrui %d, %one : i64
  %0 = arith.xori %c, %e : i64
  return %0 : i64
}

// -----

// vector.reduction (not_numbers)
func.func @test.vector.reduction.not_numbers() -> f64 {
  %v = arith.constant dense<[7.5, 0x7FF8000000000000, 12.0, 0.1]> : vector<4xf64>
  %p0 = vector.reduction <minnumf>, %v : vector<4xf64> into f64
  %p1 = vector.reduction <maxnumf>, %v : vector<4xf64> into f64
  %p2 = vector.reduction <minimumf>, %v : vector<4xf64> into f64
  %p3 = vector.reduction <maximumf>, %v : vector<4xf64> into f64
  %n2 = arith.cmpf uno, %p2, %p2 : f64
  %n3 = arith.cmpf uno, %p3, %p3 : f64
  %both = arith.andi %n2, %n3 : i1
  %zero = arith.constant 0.0 : f64
  %sum = arith.addf %p0, %p1 : f64
  %0 = arith.select %both, %sum, %zero : f64
  return %0 : f64
}

// -----

// vector.reduction (bytes)
func.func @test.vector.reduction.bytes() -> i64 {
  %v = arith.constant dense<[100, 100, -3, 5]> : vector<4xi8>
  %a = vector.reduction <add>, %v : vector<4xi8> into i8
  %b = vector.reduction <maxui>, %v, %a : vector<4xi8> into i8
  %c = vector.reduction <mul>, %v : vector<4xi8> into i8
  %d = arith.xori %a, %b : i8
  %e = arith.addi %d, %c : i8
  %0 = arith.extsi %e : i8 to i64
  return %0 : i64
}

// -----

// vector.mask, vector.yield (reductions)
func.func @test.vector.mask.reductions() -> f64 {
  %v = arith.constant dense<[7, -3, 12, 5]> : vector<4xi64>
  %f = arith.constant dense<[7.5, -3.25, 12.0, 0.1]> : vector<4xf64>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %acc = arith.constant -9 : i64
  %facc = arith.constant 2.0 : f64
  %p0 = vector.mask %k { vector.reduction <add>, %v, %acc : vector<4xi64> into i64 } : vector<4xi1> -> i64
  %p1 = vector.mask %k { vector.reduction <mul>, %v, %acc : vector<4xi64> into i64 } : vector<4xi1> -> i64
  %s1 = arith.addi %p1, %p0 : i64
  %p2 = vector.mask %k { vector.reduction <minsi>, %v, %acc : vector<4xi64> into i64 } : vector<4xi1> -> i64
  %s2 = arith.addi %p2, %s1 : i64
  %p3 = vector.mask %k { vector.reduction <maxui>, %v, %acc : vector<4xi64> into i64 } : vector<4xi1> -> i64
  %s3 = arith.addi %p3, %s2 : i64
  %p4 = vector.mask %k { vector.reduction <xor>, %v, %acc : vector<4xi64> into i64 } : vector<4xi1> -> i64
  %s4 = arith.addi %p4, %s3 : i64
  %i = arith.sitofp %s4 : i64 to f64
  %g0 = vector.mask %k { vector.reduction <add>, %f, %facc : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %h0 = arith.addf %i, %g0 : f64
  %g1 = vector.mask %k { vector.reduction <mul>, %f, %facc : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %h1 = arith.addf %h0, %g1 : f64
  %g2 = vector.mask %k { vector.reduction <minnumf>, %f, %facc : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %h2 = arith.addf %h1, %g2 : f64
  %g3 = vector.mask %k { vector.reduction <maximumf>, %f, %facc : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %h3 = arith.addf %h2, %g3 : f64
  return %h3 : f64
}

// -----

// vector.mask, vector.yield (transfers)
func.func @test.vector.mask.transfers() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %pad = arith.constant -1 : i64
  %k = vector.create_mask %c2, %c3 : vector<3x4xi1>
  %r = vector.mask %k { vector.transfer_read %m[%c0, %c1], %pad : memref<4x5xi64>, vector<3x4xi64> } : vector<3x4xi1> -> vector<3x4xi64>
  vector.mask %k { vector.transfer_write %r, %m[%c1, %c0] : vector<3x4xi64>, memref<4x5xi64> } : vector<3x4xi1>
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.mask (passthru)
func.func @test.vector.mask.passthru() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %pad = arith.constant -1 : i64
  %k = vector.constant_mask [3] : vector<4xi1>
  %other = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %v = vector.mask %k, %other { vector.transfer_read %m[%c1, %c3], %pad : memref<4x5xi64>, vector<4xi64> } : vector<4xi1> -> vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.mask (nothing)
func.func @test.vector.mask.nothing() -> i64 {
  %k = vector.constant_mask [1] : vector<2xi1>
  %s = arith.constant 4 : i64
  %0 = vector.mask %k { vector.yield %s : i64 } : vector<2xi1> -> i64
  return %0 : i64
}

// -----

// vector.transfer_read (outside)
func.func @test.vector.transfer_read.outside() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c2, %c3], %pad : memref<4x5xi64>, vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (outside_of_two)
func.func @test.vector.transfer_read.outside_of_two() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c2, %c3], %pad {in_bounds = [false, false]} : memref<4x5xi64>, vector<3x4xi64>
  %flat = vector.shape_cast %v : vector<3x4xi64> to vector<12xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122]> : vector<12xi64>
  %products = arith.muli %flat, %weights : vector<12xi64>
  %0 = vector.reduction <add>, %products : vector<12xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (inside_of_one)
func.func @test.vector.transfer_read.inside_of_one() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c1, %c3], %pad {in_bounds = [true, false]} : memref<4x5xi64>, vector<3x4xi64>
  %flat = vector.shape_cast %v : vector<3x4xi64> to vector<12xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122]> : vector<12xi64>
  %products = arith.muli %flat, %weights : vector<12xi64>
  %0 = vector.reduction <add>, %products : vector<12xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (beyond)
func.func @test.vector.transfer_read.beyond() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %big = arith.constant 9 : index
  %v = vector.transfer_read %m[%c1, %big], %pad : memref<4x5xi64>, vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (transposed)
func.func @test.vector.transfer_read.transposed() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c1, %c2], %pad {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x5xi64>, vector<4x3xi64>
  %flat = vector.shape_cast %v : vector<4x3xi64> to vector<12xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122]> : vector<12xi64>
  %products = arith.muli %flat, %weights : vector<12xi64>
  %0 = vector.reduction <add>, %products : vector<12xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (column)
func.func @test.vector.transfer_read.column() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c1, %c2], %pad {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x5xi64>, vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (repeated)
func.func @test.vector.transfer_read.repeated() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c1, %c2], %pad {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<4x5xi64>, vector<2x4xi64>
  %flat = vector.shape_cast %v : vector<2x4xi64> to vector<8xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50]> : vector<8xi64>
  %products = arith.muli %flat, %weights : vector<8xi64>
  %0 = vector.reduction <add>, %products : vector<8xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (masked)
func.func @test.vector.transfer_read.masked() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v = vector.transfer_read %m[%c2, %c1], %pad, %k : memref<4x5xi64>, vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (masked_transposed)
func.func @test.vector.transfer_read.masked_transposed() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %pad = arith.constant -1 : i64
  %k = vector.create_mask %c2, %c3 : vector<3x4xi1>
  %v = vector.transfer_read %m[%c1, %c2], %pad, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x5xi64>, vector<4x3xi64>
  %flat = vector.shape_cast %v : vector<4x3xi64> to vector<12xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122]> : vector<12xi64>
  %products = arith.muli %flat, %weights : vector<12xi64>
  %0 = vector.reduction <add>, %products : vector<12xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (one_element)
func.func @test.vector.transfer_read.one_element() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c1, %c2], %pad : memref<4x5xi64>, vector<i64>
  %0 = vector.extract %v[] : i64 from vector<i64>
  return %0 : i64
}

// -----

// vector.transfer_read (strided)
func.func @test.vector.transfer_read.strided() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %pad = arith.constant -1 : i64
  %s = memref.subview %m[0, 0] [2, 3] [2, 2] : memref<4x5xi64> to memref<2x3xi64, strided<[10, 2]>>
  %v = vector.transfer_read %s[%c0, %c0], %pad : memref<2x3xi64, strided<[10, 2]>>, vector<2x3xi64>
  %flat = vector.shape_cast %v : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_read (tensor)
func.func @test.vector.transfer_read.tensor() -> i64 {
  %c1 = arith.constant 1 : index
  %pad = arith.constant -1 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %v = vector.transfer_read %t[%c1, %c1], %pad : tensor<2x3xi64>, vector<2x3xi64>
  %flat = vector.shape_cast %v : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write (outside)
func.func @test.vector.transfer_write.outside() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %w = arith.constant dense<[101, 102, 103, 104]> : vector<4xi64>
  vector.transfer_write %w, %m[%c2, %c3] : vector<4xi64>, memref<4x5xi64>
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write (outside_of_two)
func.func @test.vector.transfer_write.outside_of_two() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %w = arith.constant dense<[[101, 102, 103, 104], [105, 106, 107, 108], [109, 110, 111, 112]]> : vector<3x4xi64>
  vector.transfer_write %w, %m[%c2, %c3] : vector<3x4xi64>, memref<4x5xi64>
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write (transposed)
func.func @test.vector.transfer_write.transposed() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %w = arith.constant dense<[[101, 102, 103], [104, 105, 106], [107, 108, 109], [110, 111, 112]]> : vector<4x3xi64>
  vector.transfer_write %w, %m[%c1, %c2] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x3xi64>, memref<4x5xi64>
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write (column)
func.func @test.vector.transfer_write.column() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %w = arith.constant dense<[101, 102, 103, 104]> : vector<4xi64>
  vector.transfer_write %w, %m[%c1, %c2] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xi64>, memref<4x5xi64>
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write (masked)
func.func @test.vector.transfer_write.masked() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %w = arith.constant dense<[101, 102, 103, 104]> : vector<4xi64>
  vector.transfer_write %w, %m[%c2, %c1], %k : vector<4xi64>, memref<4x5xi64>
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write (masked_transposed)
func.func @test.vector.transfer_write.masked_transposed() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }
  %k = vector.create_mask %c2, %c3 : vector<3x4xi1>
  %w = arith.constant dense<[[101, 102, 103], [104, 105, 106], [107, 108, 109], [110, 111, 112]]> : vector<4x3xi64>
  vector.transfer_write %w, %m[%c1, %c2], %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x3xi64>, memref<4x5xi64>
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.transfer_write (one_element)
func.func @test.vector.transfer_write.one_element() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %s = arith.constant 77 : i64
  %v = vector.broadcast %s : i64 to vector<i64>
  vector.transfer_write %v, %m[%c1, %c2] : vector<i64>, memref<4x5xi64>
  %0 = memref.load %m[%c1, %c2] : memref<4x5xi64>
  return %0 : i64
}

// -----

// vector.transfer_write (tensor)
func.func @test.vector.transfer_write.tensor() -> i64 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %pad = arith.constant -1 : i64
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %w = arith.constant dense<[7, 8, 9]> : vector<3xi64>
  %u = vector.transfer_write %w, %t[%c1, %c1] : vector<3xi64>, tensor<2x3xi64>
  %v = vector.transfer_read %u[%c0, %c0], %pad : tensor<2x3xi64>, vector<2x3xi64>
  %flat = vector.shape_cast %v : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.load (rows)
func.func @test.vector.load.rows() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %v = vector.load %m[%c1, %c2] : memref<4x5xi64>, vector<2x3xi64>
  %flat = vector.shape_cast %v : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.load, vector.store (vectors)
func.func @test.vector.load.vectors() -> i64 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<3xvector<4xi64>>
  %w = arith.constant dense<[7, 8, 9, 10]> : vector<4xi64>
  vector.store %w, %m[%c1] : memref<3xvector<4xi64>>, vector<4xi64>
  %v = vector.load %m[%c1] : memref<3xvector<4xi64>>, vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.maskedload (outside)
func.func @test.vector.maskedload.outside() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %k = vector.create_mask %c2 : vector<4xi1>
  %other = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %v = vector.maskedload %m[%c3, %c3], %k, %other : memref<4x5xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.gather (bytes_as_indices)
func.func @test.vector.gather.bytes_as_indices() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %other = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %i = arith.constant dense<[1, 99, -2, 0]> : vector<4xi8>
  %v = vector.gather %m[%c1, %c3] [%i], %k, %other : memref<4x5xi64>, vector<4xi8>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %v, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.gather (tensor)
func.func @test.vector.gather.tensor() -> i64 {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi64>
  %k = arith.constant dense<[[true, false], [true, true]]> : vector<2x2xi1>
  %other = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi64>
  %i = arith.constant dense<[[1, 99], [-1, 4]]> : vector<2x2xindex>
  %v = vector.gather %t[%c1] [%i], %k, %other : tensor<6xi64>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xi64> into vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.scatter (twice)
func.func @test.vector.scatter.twice() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x5xi64>
  scf.for %q = %c0 to %c4 step %c1 {
    scf.for %r = %c0 to %c5 step %c1 {
      %ten = arith.constant 10 : index
      %x = arith.muli %q, %ten : index
      %y = arith.addi %x, %r : index
      %z = arith.index_cast %y : index to i64
      memref.store %z, %m[%q, %r] : memref<4x5xi64>
    }
  }

  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  %i = arith.constant dense<[1, 99, 0, 1]> : vector<4xi32>
  vector.scatter %m[%c1, %c3] [%i], %k, %w : memref<4x5xi64>, vector<4xi32>, vector<4xi1>, vector<4xi64>
  %pad = arith.constant -1 : i64
  %v = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xi64>, vector<4x5xi64>
  %flat = vector.shape_cast %v : vector<4x5xi64> to vector<20xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122, 145, 170, 197, 226, 257, 290, 325, 362]> : vector<20xi64>
  %products = arith.muli %flat, %weights : vector<20xi64>
  %0 = vector.reduction <add>, %products : vector<20xi64> into i64
  return %0 : i64
}

// -----

// vector.contract (matrices)
func.func @test.vector.contract.matrices() -> i64 {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
  %b = arith.constant dense<[[7, 8], [9, 10], [11, 12]]> : vector<3x2xi64>
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xi64>, vector<3x2xi64> into vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.contract (transposed)
func.func @test.vector.contract.transposed() -> i64 {
  %a = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi64>
  %b = arith.constant dense<[[7, 8, 9], [10, 11, 12]]> : vector<2x3xi64>
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xi64>, vector<2x3xi64> into vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.contract (batch)
func.func @test.vector.contract.batch() -> i64 {
  %a = arith.constant dense<[[[1, 2, 3]], [[4, 5, 6]]]> : vector<2x1x3xi64>
  %b = arith.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : vector<2x3x2xi64>
  %c = arith.constant dense<[[[1, 2]], [[3, 4]]]> : vector<2x1x2xi64>
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x1x3xi64>, vector<2x3x2xi64> into vector<2x1x2xi64>
  %flat = vector.shape_cast %v : vector<2x1x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.contract (two_reductions)
func.func @test.vector.contract.two_reductions() -> i64 {
  %a = arith.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : vector<2x2x2xi64>
  %b = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %c = arith.constant dense<[10, 20]> : vector<2xi64>
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2x2xi64>, vector<2x2xi64> into vector<2xi64>
  %weights = arith.constant dense<[1, 2]> : vector<2xi64>
  %products = arith.muli %v, %weights : vector<2xi64>
  %0 = vector.reduction <add>, %products : vector<2xi64> into i64
  return %0 : i64
}

// -----

// vector.contract (in_order)
func.func @test.vector.contract.in_order() -> f64 {
  %a = arith.constant dense<[[1.0, 1.0e16, 1.0], [1.0e16, 1.0, -1.0e16]]> : vector<2x3xf64>
  %b = arith.constant dense<[1.0, -1.0, 1.0]> : vector<3xf64>
  %c = arith.constant dense<[1.0e16, 1.0]> : vector<2xf64>
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf64>, vector<3xf64> into vector<2xf64>
  %flat = vector.shape_cast %v : vector<2xf64> to vector<2xf64>
  %0 = vector.reduction <add>, %flat : vector<2xf64> into f64
  return %0 : f64
}

// -----

// vector.contract (in_order_of_scalar)
func.func @test.vector.contract.in_order_of_scalar() -> f64 {
  %a = arith.constant dense<[1.0, 1.0e16, 1.0]> : vector<3xf64>
  %b = arith.constant dense<[1.0, -1.0, 1.0]> : vector<3xf64>
  %c = arith.constant 1.0e16 : f64
  %v = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3xf64>, vector<3xf64> into f64
  return %v : f64
}

// -----

// vector.contract (in_order_of_two)
func.func @test.vector.contract.in_order_of_two() -> f64 {
  %a = arith.constant dense<[[1.0, 1.0e16], [1.0, 3.0]]> : vector<2x2xf64>
  %b = arith.constant dense<[[1.0, -1.0], [1.0, 0.1]]> : vector<2x2xf64>
  %c = arith.constant 1.0e16 : f64
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xf64>, vector<2x2xf64> into f64
  return %v : f64
}

// -----

// vector.contract (in_order_of_last)
func.func @test.vector.contract.in_order_of_last() -> f64 {
  %a = arith.constant dense<[[1.0], [1.0e16], [1.0]]> : vector<3x1xf64>
  %b = arith.constant dense<[[1.0], [-1.0], [1.0]]> : vector<3x1xf64>
  %c = arith.constant dense<[[1.0e16]]> : vector<1x1xf64>
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<3x1xf64>, vector<3x1xf64> into vector<1x1xf64>
  %flat = vector.shape_cast %v : vector<1x1xf64> to vector<1xf64>
  %0 = vector.reduction <add>, %flat : vector<1xf64> into f64
  return %0 : f64
}

// -----

// vector.contract (largest)
func.func @test.vector.contract.largest() -> i64 {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
  %b = arith.constant dense<[7, -8, 9]> : vector<3xi64>
  %c = arith.constant dense<[1, 99]> : vector<2xi64>
  %v = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x3xi64>, vector<3xi64> into vector<2xi64>
  %weights = arith.constant dense<[1, 2]> : vector<2xi64>
  %products = arith.muli %v, %weights : vector<2xi64>
  %0 = vector.reduction <add>, %products : vector<2xi64> into i64
  return %0 : i64
}

// -----

// vector.contract (masked)
func.func @test.vector.contract.masked() -> f64 {
  %a = arith.constant dense<[[1.0, 1.0e16, 1.0], [1.0e16, 1.0, -1.0e16]]> : vector<2x3xf64>
  %b = arith.constant dense<[1.0, -1.0, 1.0]> : vector<3xf64>
  %c = arith.constant dense<[1.0e16, 1.0]> : vector<2xf64>
  %k = arith.constant dense<[[true, true, false], [true, true, true]]> : vector<2x3xi1>
  %v = vector.mask %k { vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf64>, vector<3xf64> into vector<2xf64> } : vector<2x3xi1> -> vector<2xf64>
  %0 = vector.reduction <add>, %v : vector<2xf64> into f64
  return %0 : f64
}

// -----

// vector.multi_reduction (two_dimensions)
func.func @test.vector.multi_reduction.two_dimensions() -> i64 {
  %n = arith.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : vector<2x2x2xi64>
  %z = arith.constant dense<[10, 20]> : vector<2xi64>
  %v = vector.multi_reduction <mul>, %n, %z [0, 2] : vector<2x2x2xi64> to vector<2xi64>
  %weights = arith.constant dense<[1, 2]> : vector<2xi64>
  %products = arith.muli %v, %weights : vector<2xi64>
  %0 = vector.reduction <add>, %products : vector<2xi64> into i64
  return %0 : i64
}

// -----

// vector.multi_reduction (to_scalar)
func.func @test.vector.multi_reduction.to_scalar() -> f64 {
  %n = arith.constant dense<[[1.0, 1.0e16], [1.0, -1.0e16]]> : vector<2x2xf64>
  %z = arith.constant 0.5 : f64
  %0 = vector.multi_reduction <add>, %n, %z [0, 1] : vector<2x2xf64> to f64
  return %0 : f64
}

// -----

// vector.multi_reduction (masked)
func.func @test.vector.multi_reduction.masked() -> i64 {
  %n = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
  %z = arith.constant dense<[10, 20]> : vector<2xi64>
  %k = arith.constant dense<[[true, false, true], [false, false, false]]> : vector<2x3xi1>
  %v = vector.mask %k { vector.multi_reduction <add>, %n, %z [1] : vector<2x3xi64> to vector<2xi64> } : vector<2x3xi1> -> vector<2xi64>
  %weights = arith.constant dense<[1, 2]> : vector<2xi64>
  %products = arith.muli %v, %weights : vector<2xi64>
  %0 = vector.reduction <add>, %products : vector<2xi64> into i64
  return %0 : i64
}

// -----

// vector.scan (inclusive)
func.func @test.vector.scan.inclusive() -> i64 {
  %n = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
  %z = arith.constant dense<[10, 20, 30]> : vector<3xi64>
  %v:2 = vector.scan <add>, %n, %z {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi64>, vector<3xi64>
  %last = vector.reduction <mul>, %v#1 : vector<3xi64> into i64
  %w = vector.broadcast %last : i64 to vector<2x3xi64>
  %x = arith.addi %v#0, %w : vector<2x3xi64>
  %flat = vector.shape_cast %x : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.scan (exclusive)
func.func @test.vector.scan.exclusive() -> i64 {
  %n = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
  %z = arith.constant dense<[10, 20, 30]> : vector<3xi64>
  %v:2 = vector.scan <add>, %n, %z {inclusive = false, reduction_dim = 0 : i64} : vector<2x3xi64>, vector<3xi64>
  %last = vector.reduction <mul>, %v#1 : vector<3xi64> into i64
  %w = vector.broadcast %last : i64 to vector<2x3xi64>
  %x = arith.addi %v#0, %w : vector<2x3xi64>
  %flat = vector.shape_cast %x : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.outerproduct (added)
func.func @test.vector.outerproduct.added() -> f64 {
  %a = arith.constant dense<[1.0, 3.0]> : vector<2xf64>
  %b = arith.constant dense<[1.0000000000000002, 0.3333333333333333, 5.0]> : vector<3xf64>
  %c = arith.constant dense<[[-1.0, 1.0, 2.0], [-3.0000000000000004, -1.0, 4.0]]> : vector<2x3xf64>
  %v = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf64>, vector<3xf64>
  %x = vector.shape_cast %v : vector<2x3xf64> to vector<6xf64>
  %scale = arith.constant dense<[1.0e16, 1.0, 1.0, 1.0e16, 1.0e16, 1.0]> : vector<6xf64>
  %y = arith.mulf %x, %scale : vector<6xf64>
  %0 = vector.reduction <add>, %y : vector<6xf64> into f64
  return %0 : f64
}

// -----

// vector.outerproduct (largest)
func.func @test.vector.outerproduct.largest() -> i64 {
  %a = arith.constant dense<[1, -3]> : vector<2xi64>
  %b = arith.constant dense<[2, 5, -7]> : vector<3xi64>
  %c = arith.constant dense<[[4, 4, 4], [4, 4, 4]]> : vector<2x3xi64>
  %v = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi64>, vector<3xi64>
  %flat = vector.shape_cast %v : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.outerproduct (scalar)
func.func @test.vector.outerproduct.scalar() -> i64 {
  %a = arith.constant dense<[1, -3]> : vector<2xi64>
  %b = arith.constant 7 : i64
  %c = arith.constant dense<[4, 5]> : vector<2xi64>
  %v = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xi64>, i64
  %weights = arith.constant dense<[1, 2]> : vector<2xi64>
  %products = arith.muli %v, %weights : vector<2xi64>
  %0 = vector.reduction <add>, %products : vector<2xi64> into i64
  return %0 : i64
}

// -----

// vector.outerproduct (masked)
func.func @test.vector.outerproduct.masked() -> i64 {
  %a = arith.constant dense<[1, -3]> : vector<2xi64>
  %b = arith.constant dense<[2, 5, -7]> : vector<3xi64>
  %c = arith.constant dense<[[4, 4, 4], [4, 4, 4]]> : vector<2x3xi64>
  %k = arith.constant dense<[[true, false, true], [false, true, true]]> : vector<2x3xi1>
  %v = vector.mask %k { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xi64>, vector<3xi64> } : vector<2x3xi1> -> vector<2x3xi64>
  %flat = vector.shape_cast %v : vector<2x3xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.fma (rounded_once)
func.func @test.vector.fma.rounded_once() -> f64 {
  %x = arith.constant dense<[[0.1, 0.2], [0.3, 1.0e200]]> : vector<2x2xf64>
  %y = arith.constant dense<[[10.0, 5.0], [3.3333333333333335, 1.0e-200]]> : vector<2x2xf64>
  %z = arith.constant dense<-1.0> : vector<2x2xf64>
  %v = vector.fma %x, %y, %z : vector<2x2xf64>
  %w = vector.shape_cast %v : vector<2x2xf64> to vector<4xf64>
  %s = vector.reduction <add>, %w : vector<4xf64> into f64
  %t = arith.constant 1.0e17 : f64
  %0 = arith.mulf %s, %t : f64
  return %0 : f64
}

// -----

// vector.fma (of_floats)
func.func @test.vector.fma.of_floats() -> f64 {
  %x = arith.constant dense<[0.1, 0.2, 0.7]> : vector<3xf32>
  %y = arith.constant dense<[10.0, 5.0, 1.4285715]> : vector<3xf32>
  %z = arith.constant dense<-1.0> : vector<3xf32>
  %v = vector.fma %x, %y, %z : vector<3xf32>
  %s = vector.reduction <add>, %v : vector<3xf32> into f32
  %e = arith.extf %s : f32 to f64
  %t = arith.constant 1.0e8 : f64
  %0 = arith.mulf %e, %t : f64
  return %0 : f64
}

// -----

// vector.broadcast (stretched)
func.func @test.vector.broadcast.stretched() -> i64 {
  %n = arith.constant dense<[[1], [2]]> : vector<2x1xi64>
  %v = vector.broadcast %n : vector<2x1xi64> to vector<3x2x2xi64>
  %flat = vector.shape_cast %v : vector<3x2x2xi64> to vector<12xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65, 82, 101, 122]> : vector<12xi64>
  %products = arith.muli %flat, %weights : vector<12xi64>
  %0 = vector.reduction <add>, %products : vector<12xi64> into i64
  return %0 : i64
}

// -----

// vector.broadcast (from_none)
func.func @test.vector.broadcast.from_none() -> i64 {
  %s = arith.constant dense<5> : vector<i64>
  %v = vector.broadcast %s : vector<i64> to vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.extract (dynamic)
func.func @test.vector.extract.dynamic() -> i64 {
  %n = arith.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : vector<2x2x2xi64>
  %c1 = arith.constant 1 : index
  %v = vector.extract %n[1, %c1] : vector<2xi64> from vector<2x2x2xi64>
  %weights = arith.constant dense<[1, 2]> : vector<2xi64>
  %products = arith.muli %v, %weights : vector<2xi64>
  %0 = vector.reduction <add>, %products : vector<2xi64> into i64
  return %0 : i64
}

// -----

// vector.extract (row)
func.func @test.vector.extract.row() -> i64 {
  %n = arith.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : vector<2x2x2xi64>
  %v = vector.extract %n[1] : vector<2x2xi64> from vector<2x2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.insert (dynamic)
func.func @test.vector.insert.dynamic() -> i64 {
  %n = arith.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : vector<2x2x2xi64>
  %x = arith.constant dense<[50, 60]> : vector<2xi64>
  %c1 = arith.constant 1 : index
  %v = vector.insert %x, %n[%c1, 0] : vector<2xi64> into vector<2x2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2x2xi64> to vector<8xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50]> : vector<8xi64>
  %products = arith.muli %flat, %weights : vector<8xi64>
  %0 = vector.reduction <add>, %products : vector<8xi64> into i64
  return %0 : i64
}

// -----

// vector.insert (into_poison)
func.func @test.vector.insert.into_poison() -> i64 {
  %n = ub.poison : vector<2x2xi64>
  %x = arith.constant dense<[50, 60]> : vector<2xi64>
  %a = vector.insert %x, %n[1] : vector<2xi64> into vector<2x2xi64>
  %v = vector.insert %x, %a[0] : vector<2xi64> into vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.extract_strided_slice (rows)
func.func @test.vector.extract_strided_slice.rows() -> i64 {
  %n = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi64>
  %v = vector.extract_strided_slice %n {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi64> to vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.insert_strided_slice (rows)
func.func @test.vector.insert_strided_slice.rows() -> i64 {
  %n = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi64>
  %x = arith.constant dense<[50, 60]> : vector<2xi64>
  %v = vector.insert_strided_slice %x, %n {offsets = [2, 1], strides = [1]} : vector<2xi64> into vector<3x3xi64>
  %flat = vector.shape_cast %v : vector<3x3xi64> to vector<9xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50, 65]> : vector<9xi64>
  %products = arith.muli %flat, %weights : vector<9xi64>
  %0 = vector.reduction <add>, %products : vector<9xi64> into i64
  return %0 : i64
}

// -----

// vector.shuffle (rows)
func.func @test.vector.shuffle.rows() -> i64 {
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %x = arith.constant dense<[[5, 6]]> : vector<1x2xi64>
  %v = vector.shuffle %n, %x [2, 0, 2] : vector<2x2xi64>, vector<1x2xi64>
  %flat = vector.shape_cast %v : vector<3x2xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.shuffle (unselected)
func.func @test.vector.shuffle.unselected() -> i64 {
  %n = arith.constant dense<[1, 2]> : vector<2xi64>
  %x = vector.shuffle %n, %n [3, -1, 0] : vector<2xi64>, vector<2xi64>
  %a = vector.extract %x[0] : i64 from vector<3xi64>
  %b = vector.extract %x[2] : i64 from vector<3xi64>
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}

// -----

// vector.interleave (rows)
func.func @test.vector.interleave.rows() -> i64 {
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %x = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi64>
  %v = vector.interleave %n, %x : vector<2x2xi64> -> vector<2x4xi64>
  %flat = vector.shape_cast %v : vector<2x4xi64> to vector<8xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26, 37, 50]> : vector<8xi64>
  %products = arith.muli %flat, %weights : vector<8xi64>
  %0 = vector.reduction <add>, %products : vector<8xi64> into i64
  return %0 : i64
}

// -----

// vector.deinterleave (rows)
func.func @test.vector.deinterleave.rows() -> i64 {
  %n = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi64>
  %a, %b = vector.deinterleave %n : vector<2x4xi64> -> vector<2x2xi64>
  %c = arith.constant dense<100> : vector<2x2xi64>
  %d = arith.muli %a, %c : vector<2x2xi64>
  %v = arith.addi %d, %b : vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.bitcast (wider)
func.func @test.vector.bitcast.wider() -> i64 {
  %n = arith.constant dense<[[1, -2, 3, 4], [5, 6, 7, -8]]> : vector<2x4xi32>
  %v = vector.bitcast %n : vector<2x4xi32> to vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.bitcast (bits)
func.func @test.vector.bitcast.bits() -> i64 {
  %n = arith.constant dense<[true, false, true, true, false, false, true, false]> : vector<8xi1>
  %v = vector.bitcast %n : vector<8xi1> to vector<1xi8>
  %e = vector.extract %v[0] : i8 from vector<1xi8>
  %0 = arith.extui %e : i8 to i64
  return %0 : i64
}

// -----

// vector.bitcast (floats)
func.func @test.vector.bitcast.floats() -> f64 {
  %n = arith.constant dense<[1.5, -2.0]> : vector<2xf64>
  %v = vector.bitcast %n : vector<2xf64> to vector<4xf32>
  %e = vector.extract %v[3] : f32 from vector<4xf32>
  %0 = arith.extf %e : f32 to f64
  return %0 : f64
}

// -----

// vector.transpose (three_dimensions)
func.func @test.vector.transpose.three_dimensions() -> i64 {
  %n = arith.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : vector<1x2x3xi64>
  %v = vector.transpose %n, [2, 0, 1] : vector<1x2x3xi64> to vector<3x1x2xi64>
  %flat = vector.shape_cast %v : vector<3x1x2xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.constant_mask (two_dimensions)
func.func @test.vector.constant_mask.two_dimensions() -> i64 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = vector.constant_mask [2, 1] : vector<3x2xi1>
  %v = arith.extui %k : vector<3x2xi1> to vector<3x2xi64>
  %flat = vector.shape_cast %v : vector<3x2xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.create_mask (two_dimensions)
func.func @test.vector.create_mask.two_dimensions() -> i64 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = vector.create_mask %c2, %c1 : vector<3x2xi1>
  %v = arith.extui %k : vector<3x2xi1> to vector<3x2xi64>
  %flat = vector.shape_cast %v : vector<3x2xi64> to vector<6xi64>
  %weights = arith.constant dense<[1, 2, 5, 10, 17, 26]> : vector<6xi64>
  %products = arith.muli %flat, %weights : vector<6xi64>
  %0 = vector.reduction <add>, %products : vector<6xi64> into i64
  return %0 : i64
}

// -----

// vector.create_mask (beyond)
func.func @test.vector.create_mask.beyond() -> i64 {
  %c9 = arith.constant 9 : index
  %minus = arith.constant -1 : index
  %a = vector.create_mask %c9 : vector<3xi1>
  %b = vector.create_mask %minus : vector<3xi1>
  %c = arith.extui %a : vector<3xi1> to vector<3xi64>
  %d = arith.extsi %b : vector<3xi1> to vector<3xi64>
  %v = arith.addi %c, %d : vector<3xi64>
  %weights = arith.constant dense<[1, 2, 5]> : vector<3xi64>
  %products = arith.muli %v, %weights : vector<3xi64>
  %0 = vector.reduction <add>, %products : vector<3xi64> into i64
  return %0 : i64
}

// -----

// vector.from_elements (two_dimensions)
func.func @test.vector.from_elements.two_dimensions() -> i64 {
  %a = arith.constant 3 : i64
  %b = arith.constant 4 : i64
  %v = vector.from_elements %a, %b, %b, %a : vector<2x2xi64>
  %flat = vector.shape_cast %v : vector<2x2xi64> to vector<4xi64>
  %weights = arith.constant dense<[1, 2, 5, 10]> : vector<4xi64>
  %products = arith.muli %flat, %weights : vector<4xi64>
  %0 = vector.reduction <add>, %products : vector<4xi64> into i64
  return %0 : i64
}

// -----

// vector.to_elements (two_dimensions)
func.func @test.vector.to_elements.two_dimensions() -> i64 {
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %v:4 = vector.to_elements %n : vector<2x2xi64>
  %a = arith.muli %v#1, %v#2 : i64
  %0 = arith.subi %a, %v#3 : i64
  return %0 : i64
}
