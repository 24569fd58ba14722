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
