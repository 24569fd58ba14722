// options: -affine-raise-from-memref

func.func @f(%m: memref<?x?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %c2 = arith.constant 2 : index
      %0 = arith.muli %i, %c2 : index
      %1 = arith.addi %0, %n : index
      %2 = memref.load %m[%1, %j] : memref<?x?xf32>
      memref.store %2, %m[%j, %1] : memref<?x?xf32>
      %3 = arith.muli %i, %j : index
      %4 = memref.load %m[%3, %j] : memref<?x?xf32>
      %5 = arith.muli %n, %j : index
      %6 = memref.load %m[%5, %n] : memref<?x?xf32>
      %q = "u.q"() : () -> index
      %7 = memref.load %m[%q, %n] : memref<?x?xf32>
      %8 = arith.addi %i, %q : index
      %9 = memref.load %m[%8, %n] : memref<?x?xf32>
      memref.store %v, %m[%c2, %c2] : memref<?x?xf32>
      "u.u"(%4, %6, %7, %9) : (f32, f32, f32, f32) -> ()
    }
  }
  return
}

// -----

func.func @g(%m: memref<f32>, %v: f32) -> f32 {
  memref.store %v, %m[] : memref<f32>
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// -----

func.func @h(%m: memref<10xf32>, %a: index, %b: index) -> f32 {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %a step %b {
    %0 = memref.load %m[%i] : memref<10xf32>
    %1 = arith.subi %a, %b : index
    memref.store %0, %m[%1] : memref<10xf32>
  }
  %2 = arith.addi %a, %a : index
  %3 = arith.addi %2, %2 : index
  %4 = memref.load %m[%3] : memref<10xf32>
  return %4 : f32
}

// -----

func.func @applied(%m: memref<10xf32>, %a: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%a]
    %1 = arith.addi %0, %i : index
    %2 = memref.load %m[%1] : memref<10xf32>
    %3:2 = affine.delinearize_index %0 into (2, 5) : index, index
    memref.store %2, %m[%3#1] : memref<10xf32>
  }
  return
}

// -----

func.func @parallel(%m: memref<10x10xf32>, %x: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) {
    %c1 = arith.constant 1 : index
    %0 = arith.muli %i, %c1 : index
    memref.store %x, %m[%0, %j] : memref<10x10xf32>
  }
  return
}

// -----

func.func @shared(%m: memref<?x?xf32>, %a: index, %b: index) -> f32 {
  %0 = arith.addi %a, %b : index
  %1 = arith.muli %0, %0 : index
  %2 = memref.load %m[%0, %1] : memref<?x?xf32>
  %3 = memref.load %m[%b, %a] : memref<?x?xf32>
  %4 = arith.addf %2, %3 : f32
  return %4 : f32
}

// -----

func.func @carried(%m: memref<10xf32>, %n: memref<10xindex>, %c0: index) {
  %r = affine.for %i = 0 to 10 iter_args(%at = %c0) -> index {
    %0 = memref.load %m[%at] : memref<10xf32>
    memref.store %0, %m[%i] : memref<10xf32>
    %1 = memref.load %n[%i] : memref<10xindex>
    affine.yield %1 : index
  }
  return
}

// -----

func.func @attributes(%m: memref<10xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<10xf32>
  memref.store %0, %m[%i] {nontemporal = true} : memref<10xf32>
  return %0 : f32
}
