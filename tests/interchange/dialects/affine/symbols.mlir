// Which values are dimensions and symbols: extents of memory that was given a symbol for them, and what is computed
// from symbols.

func.func @s(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %s = memref.subview %A[0][%n][1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[1]>>
  affine.for %i = 0 to %d { 
    affine.for %j = 0 to %d { }
  }
  return
}

// -----

func.func @s(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
  %s = memref.subview %A[0][%n][1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[1]>>
  affine.for %i = 0 to %d { 
    affine.for %j = 0 to %d { }
  }
  }
  return
}

// -----

func.func @s(%A: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %q = %c0 to %n step %n {
  %s = memref.subview %A[0, 0][%q, 4][1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %d = memref.dim %s, %c1 : memref<?x4xf32, strided<[?, 1]>>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %q = %c0 to %n step %n {
  %s = memref.subview %A[0, 0][%q, %n][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %d = memref.dim %s, %c1 : memref<?x?xf32, strided<[?, 1]>>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
  %s = memref.alloc(%n) : memref<?xf32>
  %d = memref.dim %s, %c0 : memref<?xf32>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?xf32>, %n: index, %b: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
  %s = memref.view %b[%c0][%n] : memref<?xi8> to memref<?xf32>
  %d = memref.dim %s, %c0 : memref<?xf32>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %q = 0 to 4 {
  %s = memref.subview %A[0, 0][1, %n][1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[1]>>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %q = 0 to 4 {
  %s = memref.subview %A[0, 0][%n, %q][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %d = memref.dim %s, %c0 : memref<?x?xf32, strided<[?, 1]>>
  affine.for %i = 0 to %d { 
  }
  %z = memref.subview %s[0, 0][%n, %q][1, 1] : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, 1]>>
  %dz = memref.dim %z, %c0 : memref<?x?xf32, strided<[?, 1]>>
  affine.for %i = 0 to %dz { 
  }
  }
  return
}

// -----

func.func @f(%i: i32, %n: index) {
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  %r = affine.apply affine_map<(d0) -> (d0)>(%y)
  }
  return
}

// -----

func.func @f(%i: i32, %n: index) {
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  %r = affine.min affine_map<(d0)[s0] -> (d0 + s0)>(%y)[%y]
  }
  return
}

// -----

func.func @f(%i: i32, %n: index) {
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  %r = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%y]
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 4 {
    %d:2 = affine.delinearize_index %i into (2, 2) : index, index
    affine.for %j = affine_map<(d0) -> (d0)>(%d#1) to 4 {
    }
    %l = affine.linearize_index disjoint [%i, %i] by (2, 2) : index
    affine.for %j = affine_map<(d0) -> (d0)>(%l) to 4 {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 4 {
    %c = arith.constant 2 : index
    %d = arith.divui %n, %c : index
    affine.for %j = 0 to %d {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 4 {
    %a = memref.alloc(%n) : memref<?xf32>
    %m2 = memref.cast %a : memref<?xf32> to memref<?xf32, strided<[1]>>
    %c = arith.constant 0 : index
    %d = memref.dim %m2, %c : memref<?xf32, strided<[1]>>
    affine.for %j = 0 to %d {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 4 {
    %a = memref.alloc() : memref<8xf32>
    %m2 = memref.cast %a : memref<8xf32> to memref<?xf32>
    %c = arith.constant 0 : index
    %d = memref.dim %m2, %c : memref<?xf32>
    affine.for %j = 0 to %d {
    }
  }
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %d = memref.dim %m, %i : memref<?x?xf32>
    affine.for %j = 0 to %d {
    }
  }
  return
}
