// The functions of which the benchmark `passes` makes modules, one for each kind of operation. A function is what comes
// before its pieces, any number of pieces, and what comes after them. `#` is a number.

// kind: arith
func.func @f#(%a: i64, %b: i64, %c: i32, %x: f32, %w: bf16, %m: memref<?xi64>, %i: index) {
  // piece
  %k# = arith.constant # : i64
  %v0# = arith.addi %a, %k# : i64
  %v1# = arith.muli %v0#, %b : i64
  %v2# = arith.subi %v1#, %v1# : i64
  %v3# = arith.ceildivsi %v1#, %b : i64
  %v4# = arith.maxsi %v3#, %v0# : i64
  %v5# = arith.extsi %c : i32 to i64
  %v6# = arith.addi %v5#, %v4# : i64
  %v7# = arith.cmpi slt, %v6#, %v2# : i64
  %v8# = arith.select %v7#, %v6#, %v0# : i64
  %v9# = arith.addf %w, %w : bf16
  %v10# = arith.extf %v9# : bf16 to f32
  %v11# = arith.cmpf olt, %v10#, %x : f32
  %v12# = arith.extui %v11# : i1 to i64
  %v13# = arith.xori %v12#, %v8# : i64
  memref.store %v13#, %m[%i] : memref<?xi64>
  // after
  return
}

// kind: ranges
func.func @f#(%a: i8, %b: i8, %m: memref<?xi64>, %i: index) {
  // piece
  %k# = arith.constant # : i64
  %v0# = arith.extui %a : i8 to i64
  %v1# = arith.extui %b : i8 to i64
  %v2# = arith.addi %v0#, %v1# : i64
  %v3# = arith.divsi %v2#, %k# : i64
  %v4# = arith.cmpi slt, %v3#, %k# : i64
  %v5# = arith.maxsi %v3#, %v0# : i64
  %v6# = arith.remsi %v5#, %k# : i64
  %v7# = arith.select %v4#, %v6#, %k# : i64
  memref.store %v7#, %m[%i] : memref<?xi64>
  // after
  return
}

// kind: constants
func.func @f#(%m: memref<?xi64>, %i: index) {
  // piece
  %k# = arith.constant # : i64
  %v0# = arith.addi %k#, %k# : i64
  %v1# = arith.muli %v0#, %k# : i64
  %v2# = arith.cmpi slt, %v0#, %v1# : i64
  %v3# = arith.select %v2#, %v0#, %v1# : i64
  memref.store %v3#, %m[%i] : memref<?xi64>
  // after
  return
}

// kind: math
func.func @f#(%x: f32, %y: f64, %h: f16, %n: i32, %m: memref<?xf32>, %i: index) {
  // piece
  %k# = arith.constant #.5 : f32
  %v0# = arith.addf %x, %k# : f32
  %v1# = math.sin %v0# : f32
  %v2# = math.cos %v0# : f32
  %v3# = math.exp %v1# : f32
  %v4# = math.tanh %v2# : f32
  %v5# = arith.mulf %v3#, %v4# fastmath<contract> : f32
  %v6# = arith.addf %v5#, %v0# fastmath<contract> : f32
  %v7# = math.fpowi %v6#, %n : f32, i32
  %v8# = math.ctlz %n : i32
  %v9# = arith.sitofp %v8# : i32 to f32
  %v10# = math.ceil %v9# : f32
  %v11# = math.sqrt %h : f16
  %v12# = arith.extf %v11# : f16 to f32
  %v13# = arith.addf %v7#, %v10# : f32
  %v14# = arith.addf %v13#, %v12# : f32
  memref.store %v14#, %m[%i] : memref<?xf32>
  // after
  return
}

// kind: complex
func.func @f#(%x: f32, %z: complex<f32>, %m: memref<?xcomplex<f32>>, %i: index) {
  // piece
  %k# = arith.constant #.5 : f32
  %v0# = complex.create %x, %k# : complex<f32>
  %v1# = complex.mul %v0#, %z : complex<f32>
  %v2# = complex.add %v1#, %v0# : complex<f32>
  %v3# = complex.div %v2#, %z : complex<f32>
  %v4# = complex.abs %v3# : complex<f32>
  %v5# = complex.create %v4#, %x : complex<f32>
  %v6# = complex.exp %v5# : complex<f32>
  memref.store %v6#, %m[%i] : memref<?xcomplex<f32>>
  // after
  return
}

// kind: simple complex
func.func @f#(%x: f32, %z: complex<f32>, %m: memref<?xf32>, %i: index) {
  // piece
  %k# = arith.constant #.5 : f32
  %v0# = complex.create %x, %k# : complex<f32>
  %v1# = complex.mul %v0#, %z : complex<f32>
  %v2# = complex.add %v1#, %v0# : complex<f32>
  %v3# = complex.re %v2# : complex<f32>
  memref.store %v3#, %m[%i] : memref<?xf32>
  // after
  return
}

// kind: functions of complex
func.func @f#(%z: complex<f32>, %m: memref<?xcomplex<f32>>, %i: index) {
  // piece
  %v0# = complex.tanh %z : complex<f32>
  %v1# = complex.cos %v0# : complex<f32>
  %v2# = complex.pow %v1#, %z : complex<f32>
  memref.store %v2#, %m[%i] : memref<?xcomplex<f32>>
  // after
  return
}

// kind: index
func.func @f#(%a: index, %b: index, %m: memref<?xindex>) {
  // piece
  %k# = index.constant #
  %v0# = index.add %a, %k#
  %v1# = index.mul %v0#, %b
  %v2# = index.ceildivs %v1#, %k#
  %v3# = index.cmp slt(%v2#, %v0#)
  %v4# = arith.select %v3#, %v2#, %v0# : index
  memref.store %v4#, %m[%a] : memref<?xindex>
  // after
  return
}

// kind: loops
func.func @f#(%n: index, %x: f32, %m: memref<?x?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // piece
  %k# = arith.constant # : index
  %r# = scf.for %i = %c0 to %n step %c4 iter_args(%s = %x) -> (f32) {
    %0 = arith.addi %i, %k# : index
    %1 = memref.load %m[%0, %i] : memref<?x?xf32>
    %2 = arith.mulf %x, %x : f32
    %3 = arith.addf %1, %2 : f32
    %4 = scf.if %c -> (f32) {
      scf.yield %3 : f32
    } else {
      %5 = arith.addf %3, %s : f32
      scf.yield %5 : f32
    }
    memref.store %4, %m[%i, %k#] : memref<?x?xf32>
    scf.yield %4 : f32
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %r#, %m[%i, %i] : memref<?x?xf32>
  }
  // after
  return
}

// kind: ranges of loops
func.func @f#(%n: index, %a: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  // piece
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addi %i, %a : index
    memref.store %x, %m[%0] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c4 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %c64 step %c4 {
    %1 = affine.min affine_map<(d0) -> (64 - d0, 4)>(%i)
    memref.store %x, %m[%1] : memref<?xf32>
  }
  // after
  return
}

// kind: parallel loops
func.func @f#(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n, %n) : memref<?x?xf32>
  %o = memref.alloc(%n, %n) : memref<?x?xf32>
  // piece
  %k# = arith.constant # : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %0 = memref.load %m[%i, %j] : memref<?x?xf32>
    %1 = arith.addf %0, %x : f32
    memref.store %1, %o[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %0 = memref.load %o[%i, %j] : memref<?x?xf32>
    memref.store %0, %o[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  memref.store %x, %m[%k#, %k#] : memref<?x?xf32>
  // after
  return
}

// kind: specialized loops
func.func @f#(%n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // piece
  %b# = affine.min affine_map<(d0) -> (1024, d0 + #)>(%n)
  scf.for %i = %c0 to %b# step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%b#) step (%c1) {
    memref.store %x, %m[%i] : memref<?xf32>
    scf.reduce
  }
  // after
  return
}

// kind: forall
func.func @f#(%n: index, %m: memref<?x?xf32>, %x: f32) {
  // piece
  %k# = arith.constant # : index
  scf.forall (%i, %j) in (%n, %n) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
  }
  memref.store %x, %m[%k#, %k#] : memref<?x?xf32>
  // after
  return
}

// kind: blocks
func.func @f#(%c: i1, %a: i64, %m: memref<?xi64>, %n: index) {
  // piece
  %k# = arith.constant # : i64
  cf.cond_br %c, ^a#(%a : i64), ^b#
^a#(%v0#: i64):
  %v1# = arith.addi %v0#, %k# : i64
  memref.store %v1#, %m[%n] : memref<?xi64>
  cf.br ^b#
^b#:
  %v2# = memref.load %m[%n] : memref<?xi64>
  %v3# = arith.muli %v2#, %k# : i64
  memref.store %v3#, %m[%n] : memref<?xi64>
  // after
  return
}

// kind: unordered
module @f# {
  // piece
  %v1# = arith.addi %v0#, %v0# : i64
  %v2# = arith.muli %v1#, %v0# : i64
  %v0# = arith.constant # : i64
  // after
}

// kind: slots
func.func @f#(%c: i1, %a: i64) -> i64 {
  %s = memref.alloca() : memref<i64>
  memref.store %a, %s[] : memref<i64>
  // piece
  %k# = arith.constant # : i64
  %t# = memref.alloca() : memref<i64>
  %v0# = memref.load %s[] : memref<i64>
  %v1# = arith.addi %v0#, %k# : i64
  memref.store %v1#, %t#[] : memref<i64>
  cf.cond_br %c, ^a#, ^b#
^a#:
  memref.store %v1#, %s[] : memref<i64>
  cf.br ^b#
^b#:
  %v2# = memref.load %t#[] : memref<i64>
  memref.store %v2#, %s[] : memref<i64>
  // after
  %r = memref.load %s[] : memref<i64>
  return %r : i64
}

// kind: sunk
func.func @f#(%c: i1, %a: i64, %m: memref<?xi64>, %i: index) {
  // piece
  %k# = arith.constant # : i64
  %v0# = arith.addi %a, %k# : i64
  %v1# = arith.muli %v0#, %a : i64
  scf.if %c {
    memref.store %v1#, %m[%i] : memref<?xi64>
  }
  // after
  return
}

// kind: invariants
func.func @f#(%n: index, %a: i64, %m: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // piece
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.constant # : i64
    %0 = arith.addi %a, %k : i64
    %1 = arith.muli %0, %a : i64
    memref.store %1, %m[%i] : memref<?xi64>
  }
  // after
  return
}

// kind: calls
func.func private @f#(%a: i64) -> i64 {
  // piece
  %k# = arith.constant # : i64
  %v0# = arith.addi %a, %k# : i64
  %v1# = func.call @g(%v0#) : (i64) -> i64
  %v2# = func.call @g(%v1#) : (i64) -> i64
  // after
  return %a : i64
}
// once
func.func private @g(%a: i64) -> i64 {
  %0 = arith.muli %a, %a : i64
  return %0 : i64
}

// kind: public functions
func.func @f#(%a: i64, %m: memref<?xi64>, %x: index) -> i64 {
  // piece
  %k# = arith.constant # : i64
  %v0# = arith.addi %a, %k# : i64
  memref.store %v0#, %m[%x] : memref<?xi64>
  // after
  return %a : i64
}

// kind: memory
func.func @f#(%n: index, %m: memref<64x64xf32>, %x: f32, %c: memref<?xf32>) {
  // piece
  %k# = arith.constant # : index
  %a# = memref.alloc(%n) : memref<?x8xf32>
  %v0# = memref.subview %m[%n, 0] [4, 8] [1, 2] : memref<64x64xf32> to memref<4x8xf32, strided<[64, 2], offset: ?>>
  %v1# = memref.load %v0#[%k#, %n] : memref<4x8xf32, strided<[64, 2], offset: ?>>
  %v2# = arith.addf %v1#, %x : f32
  memref.store %v2#, %a#[%n, %k#] : memref<?x8xf32>
  %v3# = memref.dim %a#, %k# : memref<?x8xf32>
  %v4# = memref.atomic_rmw maximumf %x, %c[%v3#] : (f32, memref<?xf32>) -> f32
  %v5# = memref.collapse_shape %m [[0, 1]] : memref<64x64xf32> into memref<4096xf32>
  memref.store %v4#, %v5#[%k#] : memref<4096xf32>
  memref.dealloc %a# : memref<?x8xf32>
  // after
  return
}

// kind: plain memory
func.func @f#(%n: index, %x: f32, %c: memref<?xf32>) {
  // piece
  %k# = arith.constant # : index
  %a# = memref.alloc(%n) : memref<?x8xf32>
  %v1# = memref.load %c[%k#] : memref<?xf32>
  %v2# = arith.addf %v1#, %x : f32
  memref.store %v2#, %a#[%n, %k#] : memref<?x8xf32>
  memref.dealloc %a# : memref<?x8xf32>
  // after
  return
}

// kind: reallocations
func.func @f#(%n: index, %x: f32) {
  // piece
  %k# = arith.constant # : index
  %a# = memref.alloc(%n) : memref<?xf32>
  %b# = memref.realloc %a#(%k#) : memref<?xf32> to memref<?xf32>
  memref.store %x, %b#[%k#] : memref<?xf32>
  memref.dealloc %b# : memref<?xf32>
  // after
  return
}

// kind: layouts
func.func @f#(%x: f32) {
  // piece
  %a# = memref.alloc() : memref<16x16xf32, affine_map<(d0, d1) -> (d1, d0 + 1)>>
  affine.for %i = 0 to 16 {
    affine.store %x, %a#[%i, 3] : memref<16x16xf32, affine_map<(d0, d1) -> (d1, d0 + 1)>>
  }
  memref.dealloc %a# : memref<16x16xf32, affine_map<(d0, d1) -> (d1, d0 + 1)>>
  // after
  return
}

// kind: affine
func.func @f#(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %n: index) {
  %cst = arith.constant 2.5 : f64
  // piece
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 63 {
      %0 = affine.load %a[%i, %j] : memref<64x64xf64>
      %1 = arith.mulf %cst, %cst : f64
      %2 = arith.addf %0, %1 : f64
      affine.store %2, %b[%i, %j + 1] : memref<64x64xf64>
      %3 = affine.load %b[%i, %j + 1] : memref<64x64xf64>
      %4 = affine.apply affine_map<(d0) -> (d0 mod 8 + # floordiv 3)>(%j)
      memref.store %3, %a[%i, %4] : memref<64x64xf64>
    }
  }
  // after
  return
}

// kind: affine loops in a row
func.func @f#(%x: f64) {
  // piece
  %t# = memref.alloc() : memref<64xf64>
  %o# = memref.alloc() : memref<64xf64>
  affine.for %i = 0 to 64 {
    affine.store %x, %t#[%i] : memref<64xf64>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %t#[%i] : memref<64xf64>
    %1 = arith.addf %0, %0 : f64
    affine.store %1, %o#[%i] : memref<64xf64>
  }
  // after
  return
}

// kind: simple loops over memory
func.func @f#(%m: memref<64x64xf64>, %x: f64) {
  // piece
  affine.for %i = 3 to 64 step 2 {
    %0 = memref.load %m[%i, %i] : memref<64x64xf64>
    %1 = arith.addf %0, %x : f64
    memref.store %1, %m[%i, %i] : memref<64x64xf64>
  }
  // after
  return
}

// kind: loops without use
func.func @f#(%m: memref<64x64xf64>, %x: f64) {
  // piece
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %v = affine.load %m[%i, %j] : memref<64x64xf64>
      %w = arith.addf %v, %x : f64
      affine.store %w, %m[%i, %j] : memref<64x64xf64>
    }
  }
  // after
  return
}

// kind: indices
func.func @f#(%a: index, %b: index, %m: memref<?xindex>) {
  // piece
  %v0# = affine.linearize_index [%a, %b, %a] by (3, 5, 7) : index
  %v1#:3 = affine.delinearize_index %v0# into (8, #1, 4) : index, index, index
  memref.store %v1##1, %m[%v1##2] : memref<?xindex>
  // after
  return
}

// kind: alias of affine
func.func @f#(%m: memref<64x64xf32>, %x: f32) {
  // piece
  %s# = memref.subview %m[4, 4] [16, 16] [1, 1] : memref<64x64xf32> to memref<16x16xf32, strided<[64, 1], offset: 260>>
  affine.for %i = 0 to 16 {
    %0 = affine.load %s#[%i, 3] : memref<16x16xf32, strided<[64, 1], offset: 260>>
    affine.store %0, %s#[3, %i] : memref<16x16xf32, strided<[64, 1], offset: 260>>
  }
  // after
  return
}

// kind: tensors
func.func @f#(%t: tensor<?xf32>, %x: f32, %i: index) -> tensor<?xf32> {
  // piece
  %k# = arith.constant # : index
  %v0# = tensor.extract %t[%k#] : tensor<?xf32>
  %v1# = arith.addf %v0#, %x : f32
  %v2# = tensor.insert %v1# into %t[%k#] : tensor<?xf32>
  %v3# = tensor.extract %v2#[%i] : tensor<?xf32>
  %v4# = tensor.from_elements %v3#, %x : tensor<2xf32>
  %v5# = tensor.extract %v4#[%i] : tensor<2xf32>
  %v6# = tensor.empty(%k#) : tensor<?xf32>
  %v7# = tensor.insert %v5# into %v6#[%i] : tensor<?xf32>
  %v8# = tensor.dim %v7#, %i : tensor<?xf32>
  %v9# = tensor.empty() : tensor<4xf32>
  %v10# = tensor.insert %v5# into %v9#[%i] : tensor<4xf32>
  %v11# = tensor.insert_slice %v10# into %t[%v8#] [4] [1] : tensor<4xf32> into tensor<?xf32>
  %v12# = tensor.extract %v11#[%i] : tensor<?xf32>
  // after
  return %t : tensor<?xf32>
}

// kind: buffers
func.func @f#(%c: i1, %x: f32, %n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // piece
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xf32>
    %k = arith.constant # : index
    memref.store %x, %a[%i] : memref<4xf32>
    memref.store %x, %a[%k] : memref<4xf32>
    memref.store %x, %m[%k] : memref<?xf32>
    memref.dealloc %a : memref<4xf32>
  }
  %b# = memref.alloc() : memref<4xf32>
  memref.store %x, %b#[%n] : memref<4xf32>
  memref.dealloc %b# : memref<4xf32>
  // after
  return
}

// kind: buffers of conditions
func.func @f#(%c: i1, %x: f32, %n: index) {
  // piece
  %v0# = scf.if %c -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    memref.store %x, %a[%n] : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.store %x, %v0#[%n] : memref<4xf32>
  // after
  return
}

// kind: results in buffers
func.func private @f#(%x: f32, %n: index) -> (memref<4xf32>, memref<4xf32>) {
  %r = memref.alloc() : memref<4xf32>
  // piece
  %k# = arith.constant # : index
  memref.store %x, %r[%k#] : memref<4xf32>
  // after
  return %r, %r : memref<4xf32>, memref<4xf32>
}

// kind: deallocations
func.func @f#(%c: i1, %m: memref<4xf32>, %n: memref<8xf32>) {
  // piece
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  bufferization.dealloc (%n : memref<8xf32>) if (%c)
  // after
  return
}

// kind: vectors
func.func @f#(%v: vector<8xf32>, %m: memref<?xf32>, %i: index, %x: f32) {
  %zero = arith.constant 0.0 : f32
  // piece
  %v0# = vector.broadcast %x : f32 to vector<8xf32>
  %v1# = vector.fma %v, %v0#, %v : vector<8xf32>
  %v2# = vector.extract %v1#[3] : f32 from vector<8xf32>
  %v3# = vector.insert %v2#, %v1# [5] : f32 into vector<8xf32>
  %v4# = vector.shuffle %v3#, %v [0, 9, 2, 11] : vector<8xf32>, vector<8xf32>
  %v5# = vector.reduction <add>, %v4# : vector<4xf32> into f32
  %v6# = vector.load %m[%i] : memref<?xf32>, vector<8xf32>
  %v7# = arith.addf %v6#, %v3# : vector<8xf32>
  vector.store %v7#, %m[%i] : memref<?xf32>, vector<8xf32>
  memref.store %v5#, %m[%i] : memref<?xf32>
  // after
  return
}

// kind: transfers
func.func @f#(%m: memref<?x?xf32>, %i: index, %x: f32) {
  // piece
  %v0# = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<4x8xf32>
  %v1# = arith.addf %v0#, %v0# : vector<4x8xf32>
  vector.transfer_write %v1#, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  // after
  return
}

// kind: branches to llvm
func.func @f#(%c: i1, %a: i64, %b: i64) {
  // piece
  cf.cond_br %c, ^a#(%a : i64), ^b#
^a#(%v0#: i64):
  cf.br ^b#
^b#:
  // after
  return
}

// kind: casts
func.func @f#(%a: i64, %m: memref<?xi64>, %i: index) {
  // piece
  %v0# = builtin.unrealized_conversion_cast %a : i64 to i7
  %v1# = builtin.unrealized_conversion_cast %v0# : i7 to i64
  memref.store %v1#, %m[%i] : memref<?xi64>
  // after
  return
}

// kind: llvm
llvm.func linkonce @f#(%a: i64, %p: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i64) : i64
  // piece
  %k# = llvm.mlir.constant(# : i64) : i64
  %s# = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %a, %s# : i64, !llvm.ptr
  %v0# = llvm.load %s# : !llvm.ptr -> i64
  %v1# = llvm.add %v0#, %k# : i64
  llvm.store %v1#, %p : i64, !llvm.ptr
  llvm.cond_br %c, ^a#(%a : i64), ^a#(%v1# : i64)
^a#(%v2#: i64):
  llvm.store %v2#, %p : i64, !llvm.ptr
  // after
  llvm.return
}

// kind: functions of math
func.func @f#(%x: f32, %m: memref<?xf32>, %i: index) {
  // piece
  %k# = arith.constant #.5 : f32
  %v0# = math.sin %x : f32
  %v1# = math.exp %v0# : f32
  %v2# = math.tanh %v1# : f32
  %v3# = arith.addf %v2#, %k# : f32
  memref.store %v3#, %m[%i] : memref<?xf32>
  // after
  return
}

// kind: structures
func.func @f#(%n: index, %m: memref<64xf32>, %x: f32) {
  // piece
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0) : (d0 - 200 >= 0, 100 - d0 >= 0)>(%i) {
      affine.store %x, %m[%i] : memref<64xf32>
    }
    affine.store %x, %m[%i] : memref<64xf32>
  }
  // after
  return
}

// kind: unfreed buffers
func.func @f#(%x: f32, %n: index) {
  // piece
  %a# = memref.alloc() : memref<4xf32>
  memref.store %x, %a#[%n] : memref<4xf32>
  %v0# = memref.load %a#[%n] : memref<4xf32>
  // after
  return
}

// kind: returned arguments
func.func private @f#(%x: f32, %n: index, %m: memref<4xf32>) -> memref<4xf32> {
  // piece
  %k# = arith.constant # : index
  memref.store %x, %m[%k#] : memref<4xf32>
  // after
  return %m : memref<4xf32>
}

// kind: reshapes
func.func @f#(%u: memref<*xf32>, %s: memref<3xi32>, %x: f32, %i: index) {
  // piece
  %v0# = memref.reshape %u(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x8x?xf32>
  memref.store %x, %v0#[%i, %i, %i] : memref<?x8x?xf32>
  // after
  return
}

// kind: wide integers
func.func @f#(%a: i64, %b: i64, %m: memref<16xi32>, %i: index) {
  // piece
  %k# = arith.constant # : i64
  %v0# = arith.addi %a, %k# : i64
  %v1# = arith.muli %v0#, %b : i64
  %v2# = arith.shli %v1#, %k# : i64
  %v3# = arith.cmpi slt, %v2#, %v0# : i64
  %v4# = arith.select %v3#, %v2#, %v0# : i64
  %v5# = arith.trunci %v4# : i64 to i32
  %v6# = arith.extsi %v5# : i32 to i64
  %v7# = arith.xori %v6#, %v2# : i64
  %v8# = arith.trunci %v7# : i64 to i32
  memref.store %v8#, %m[%i] : memref<16xi32>
  // after
  return
}

// kind: memory of wide integers
func.func @f#(%i: index) {
  %m = memref.alloc() : memref<16xi64>
  %n = memref.alloc() : memref<4x4xi64>
  // piece
  %v0# = memref.load %m[%i] : memref<16xi64>
  memref.store %v0#, %n[%i, %i] : memref<4x4xi64>
  // after
  return
}

// kind: slots of structures
llvm.func @f#(%a: i32, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  // piece
  %s# = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> : (i32) -> !llvm.ptr
  %g0# = llvm.getelementptr %s#[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  %g1# = llvm.getelementptr %s#[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  llvm.store %a, %g0# : i32, !llvm.ptr
  llvm.store %a, %g1# : i32, !llvm.ptr
  %v0# = llvm.load %g0# : !llvm.ptr -> i32
  %v1# = llvm.load %g1# : !llvm.ptr -> i32
  %v2# = llvm.add %v0#, %v1# : i32
  llvm.store %v2#, %p : i32, !llvm.ptr
  // after
  llvm.return
}

// kind: loops over subsets
func.func @f#(%t: tensor<64xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // piece
  %r# = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<64xf32>) {
    %v0 = tensor.extract_slice %a[8] [4] [1] : tensor<64xf32> to tensor<4xf32>
    %v1 = tensor.insert %x into %v0[%c1] : tensor<4xf32>
    %v2 = tensor.insert_slice %v1 into %a[8] [4] [1] : tensor<4xf32> into tensor<64xf32>
    scf.yield %v2 : tensor<64xf32>
  }
  // after
  return
}

// kind: reductions of vectors
func.func @f#(%v: vector<4x8xf32>, %a: vector<4xf32>, %m: vector<4x8xi1>, %p: memref<?xf32>, %i: index) {
  // piece
  %v0# = vector.multi_reduction <add>, %v, %a [1] : vector<4x8xf32> to vector<4xf32>
  vector.store %v0#, %p[%i] : memref<?xf32>, vector<4xf32>
  %v1# = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<4x8xf32> to vector<4xf32> } : vector<4x8xi1> -> vector<4xf32>
  vector.store %v1#, %p[%i] : memref<?xf32>, vector<4xf32>
  // after
  return
}

// kind: openmp
func.func @f#(%n: i64, %p: !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  // piece
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%c0) to (%n) step (%c1) {
        %v = arith.addi %i, %n : i64
        llvm.store %v, %p : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  // after
  return
}

// kind: poison
func.func @f#(%x: i64, %m: memref<4xi64>, %i: index) {
  // piece
  %v0# = ub.poison : i64
  %v1# = arith.addi %v0#, %x : i64
  memref.store %v1#, %m[%i] : memref<4xi64>
  // after
  return
}
