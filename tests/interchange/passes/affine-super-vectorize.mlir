// options: -affine-super-vectorize=virtual-vector-size=8

func.func @copy_with_scalar(%a: memref<64xf32>, %b: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = arith.addf %0, %x fastmath<fast> {t.x} : f32
    %c = arith.constant 2.0 : f32
    %2 = arith.mulf %1, %c : f32
    affine.store %2, %b[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @inner_loop(%a: memref<64x32xf64>, %b: memref<64x32xf64>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %a[%i, %j] : memref<64x32xf64>
      affine.store %0, %b[%i, %j] : memref<64x32xf64>
    }
  }
  return
}

// -----

func.func @other_dimension(%a: memref<64x32xf64>, %b: memref<64x32xf64>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%j, %i] : memref<64x32xf64>
      affine.store %0, %b[%j, %i] : memref<64x32xf64>
    }
  }
  return
}

// -----

func.func @shifted(%a: memref<100x100xf32>, %b: memref<100x100xf32>, %s: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%i + 1, %j + symbol(%s)] : memref<100x100xf32>
      %1 = affine.load %a[0, %j] : memref<100x100xf32>
      %2 = affine.load %a[%i, 3] : memref<100x100xf32>
      %3 = arith.addf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      affine.store %4, %b[%i + 2, %j + 5] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @of_size_of_memref(%a: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @of_size_of_allocation(%n: index, %m: index, %x: f32) -> memref<?x4x?xf32> {
  %a = memref.alloc(%m, %n) : memref<?x4x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to %n {
        affine.store %x, %a[%i, %j, %k] : memref<?x4x?xf32>
      }
    }
  }
  return %a : memref<?x4x?xf32>
}

// -----

func.func @only_reads(%a: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%c0, %i] : memref<?x?xf32>
  }
  return
}

// -----

func.func @as_long_as_memory(%a: memref<61xi8>, %x: i8) {
  affine.for %i = 1 to 60 {
    affine.store %x, %a[%i + 1] : memref<61xi8>
  }
  return
}

// -----

func.func @multiple_of_extent(%a: memref<?xi8>, %n: index, %x: i8) {
  affine.for %i = affine_map<()[s0] -> (s0 * 8)>()[%n] to affine_map<()[s0] -> (s0 * 16 + 24)>()[%n] {
    affine.store %x, %a[%i] : memref<?xi8>
  }
  return
}

// -----

// differs: MLIR writes elements that the loop does not
func.func @ends_before_memory(%a: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 60 {
    affine.store %x, %a[%i] : memref<64xf32>
  }
  return
}

// -----

// differs: MLIR writes elements that the loop does not
func.func @of_size_of_other(%a: memref<?xf32>, %b: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    affine.store %0, %b[%i] : memref<?xf32>
  }
  return
}

// -----

// differs: MLIR divides in lanes for which there is no iteration
func.func @divides(%a: memref<60xi32>, %b: memref<60xi32>, %x: i32) {
  affine.for %i = 0 to 60 {
    %0 = affine.load %a[%i] : memref<60xi32>
    %1 = arith.divsi %x, %0 : i32
    affine.store %1, %b[%i] : memref<60xi32>
  }
  return
}

// -----

func.func @divides_in_whole_vectors(%a: memref<64xi32>, %b: memref<64xi32>, %x: i32) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xi32>
    %1 = arith.divsi %x, %0 : i32
    affine.store %1, %b[%i] : memref<64xi32>
  }
  return
}

// -----

// differs: MLIR takes neighbors where the loop takes every other element
func.func @steps(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 64 step 2 {
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %b[%i] : memref<64xf32>
  }
  return
}

// -----

// differs: MLIR takes neighbors where the loop takes every other element
func.func @multiples(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i * 2] : memref<64xf32>
    affine.store %0, %b[%i] : memref<64xf32>
  }
  return
}

// -----

// differs: MLIR takes elements in the order of memory, and the loop in the opposite one
func.func @backwards(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[-%i + 63] : memref<64xf32>
    affine.store %0, %b[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @uniform_values(%a: memref<64xindex>, %b: memref<64xi64>, %n: index, %x: i32) {
  affine.for %i = 0 to 64 {
    %c = arith.constant 3 : index
    %0 = arith.addi %n, %c : index
    affine.store %0, %a[%i] : memref<64xindex>
  }
  affine.for %i = 0 to 64 {
    %0 = arith.extsi %x : i32 to i64
    affine.store %0, %b[%i] : memref<64xi64>
  }
  return
}

// -----

func.func @outer_constant(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %c, %a[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = 0 to 64 {
      affine.store %c, %b[%j, %i] : memref<64x64xf32>
    }
  }
  return
}

// -----

// The counter of a loop that is a dimension is no vector; what was broadcast stays.
func.func @counter_as_value(%a: memref<64xf32>, %b: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = arith.addf %0, %x : f32
    %2 = arith.index_cast %i : index to i64
    affine.store %1, %b[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @loop_with_values_inside(%a: memref<64x64xf32>, %b: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    %r = affine.for %j = 0 to 64 iter_args(%y = %x) -> f32 {
      %0 = affine.load %a[%j, %i] : memref<64x64xf32>
      %1 = arith.index_cast %j : index to i32
      %2 = arith.sitofp %1 : i32 to f32
      %3 = arith.divf %0, %y : f32
      %4 = arith.addf %3, %2 : f32
      affine.yield %4 : f32
    }
    affine.store %r, %b[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @different_dimensions(%a: memref<64x64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%j, %i] : memref<64x64xf32>
      %1 = affine.load %a[%i, %j] : memref<64x64xf32>
      %2 = arith.divf %0, %1 : f32
      affine.store %2, %b[%i] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @middle_loop(%a: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %0 = affine.load %a[%i, %j] : memref<64x64xf32>
        affine.store %0, %a[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @applied_index(%a: memref<64xf32>, %b: memref<67xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %b[%k] : memref<67xf32>
  }
  affine.for %i = 0 to 64 {
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %0 = affine.load %b[%k + 1] : memref<67xf32>
    affine.store %0, %a[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @applied_value(%a: memref<64xindex>, %n: index) {
  affine.for %i = 0 to 64 {
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
    affine.store %k, %a[%i] : memref<64xindex>
  }
  affine.for %i = 0 to 64 {
    affine.store %n, %a[%i] : memref<64xindex>
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  }
  return
}

// -----

func.func @dependent(%a: memref<65xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<65xf32>
    affine.store %0, %a[%i + 1] : memref<65xf32>
  }
  return
}

// -----

#set = affine_set<(d0) : (d0 - 10 >= 0)>
func.func @choice(%a: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.if #set(%i) {
      affine.store %x, %a[%i] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @region(%a: memref<64xf32>, %c: i1, %x: f32) {
  affine.for %i = 0 to 64 {
    %0 = scf.if %c -> f32 {
      scf.yield %x : f32
    } else {
      %1 = arith.negf %x : f32
      scf.yield %1 : f32
    }
    affine.store %0, %a[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @vectors(%a: memref<64xvector<4xf32>>, %b: memref<64xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xvector<4xf32>>
    affine.store %0, %a[%i] : memref<64xvector<4xf32>>
  }
  affine.for %i = 0 to 64 {
    %0 = vector.extract %v[1] : f32 from vector<4xf32>
    affine.store %0, %b[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 step 8 {
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<64xf32>
  }
  return
}

// -----

// differs: MLIR reports an error, and goes on
func.func @layout(%a: memref<64xf32, strided<[2]>>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %x, %a[%i] : memref<64xf32, strided<[2]>>
  }
  return
}

// -----

func.func @unknown_operation(%a: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    %0 = "t.op"(%x) : (f32) -> f32
    affine.store %0, %a[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @values_without_reductions(%a: memref<64xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%y = %x) -> f32 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %1 = arith.addf %0, %y : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @every_kind_of_value(%a: memref<64xf32>, %b: memref<64xi1>, %c: memref<64xi64>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xf32>
    %t = arith.constant true
    %k = arith.constant -7 : i64
    %1 = arith.cmpf olt, %0, %0 : f32
    %2 = arith.xori %1, %t : i1
    %3 = arith.select %2, %k, %k : i64
    %4 = math.exp %0 : f32
    %5 = arith.fptosi %4 : f32 to i64
    %6 = arith.addi %3, %5 overflow<nsw> : i64
    affine.store %2, %b[%i] : memref<64xi1>
    affine.store %6, %c[%i] : memref<64xi64>
  }
  return
}

// -----

// differs: MLIR writes elements that the inner loop does not
func.func @bounds_of_loops_inside(%a: memref<64x64xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%j, %i] : memref<64x64xf32>
      %1 = arith.addf %0, %x : f32
      affine.store %1, %a[%j, %i] : memref<64x64xf32>
    }
  }
  return
}
