// Which values are dimensions and symbols: extents of memory that was given a symbol for them, and what is computed
// from symbols: each error at its place.

func.func @s(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
  %s = memref.subview %A[0][%q][1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[1]>>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  scf.for %q = %c0 to %n step %n {
  %s = memref.subview %A[0][%q][1] : memref<?xf32> to memref<?xf32, strided<[1]>>
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
  scf.for %q = %c0 to %n step %n {
  %s = memref.subview %A[0, 0][%q, %n][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %d = memref.dim %s, %n : memref<?x?xf32, strided<[?, 1]>>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
  %s = memref.alloca(%n) : memref<?xf32>
  %d = memref.dim %s, %c0 : memref<?xf32>
  affine.for %i = 0 to %d { 
  }
  %s1 = memref.alloc(%q) : memref<?xf32>
  %d1 = memref.dim %s1, %c0 : memref<?xf32>
  affine.for %i = 0 to %d1 { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?xf32>, %n: index, %b: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
  %s = memref.view %b[%c0][%q] : memref<?xi8> to memref<?xf32>
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
  %s = memref.cast %A : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[?], offset: ?>>
  affine.for %i = 0 to %d { 
  }
  }
  return
}

// -----

func.func @s(%A: memref<?xf32>, %n: index, %b: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
  %s = memref.reinterpret_cast %A to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>
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
    %d = memref.dim %A, %c0 : memref<?xf32>
    affine.for %i = 0 to %d { 
    }
    %x = "t.x"() : () -> memref<?xf32>
    %d1 = memref.dim %x, %c0 : memref<?xf32>
    affine.for %i = 0 to %d1 { 
    }
  }
  return
}

// -----

func.func @s(%A: tensor<?xf32>, %n: index, %b: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
    %d = tensor.dim %A, %c0 : tensor<?xf32>
    affine.for %i = 0 to %d { 
    }
    %x = "t.x"() : () -> tensor<?xf32>
    %d1 = tensor.dim %x, %c0 : tensor<?xf32>
    affine.for %i = 0 to %d1 { 
    }
  }
  return
}

// -----

func.func @s(%A: tensor<?xf32>, %n: index, %b: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  affine.for %q = 0 to 4 {
    %x = tensor.extract_slice %A[0][%n][1] : tensor<?xf32> to tensor<?xf32>
    %d1 = tensor.dim %x, %c0 : tensor<?xf32>
    affine.for %i = 0 to %d1 { 
    }
  }
  return
}

// -----

#s = affine_set<(d0)[s0] : (d0 >= 0)>
func.func @f(%i: i32, %n: index) {
  affine.if #s(%n)[%i] {
  }
  return
}

// -----

#s = affine_set<(d0)[s0] : (d0 >= 0)>
func.func @f(%i: i32, %n: index) {
  affine.if #s(%n) {
  }
  return
}

// -----

#s = affine_set<(d0)[s0] : (d0 >= 0)>
func.func @f(%i: i32, %n: index) {
  affine.if #s()[%n] {
  }
  return
}

// -----

#s = affine_set<(d0)[s0] : (d0 >= 0)>
func.func @f(%i: i32, %n: index) {
  affine.if #s(%n, %n) {
  }
  return
}

// -----

#s = affine_set<(d0)[s0] : (d0 >= 0)>
func.func @f(%i: i32, %n: index) {
  %x = "t.x"() : () -> index
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  affine.if #s(%n)[%y] {
  }
  }
  return
}

// -----

#s = affine_set<(d0)[s0] : (d0 >= 0)>
func.func @f(%i: i32, %n: index) {
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  affine.if #s(%y)[%n] {
  }
  }
  return
}

// -----

#s = affine_set<(d0)[s0] : (d0 >= 0)>
func.func @f(%i: i32, %n: index) {
  affine.for %k = 0 to 4 {
  affine.if #s(%n)[%k] {
  }
  }
  return
}

// -----

func.func @f(%i: i32, %n: index) {
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  affine.for %j = 0 to %y {
  }
  affine.for %j = affine_map<(d0) -> (d0)>(%y) to 4 {
  }
  }
  return
}

// -----

func.func @f(%i: i32, %n: index, %m: memref<4xf32>) {
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  %r = affine.load %m[%y] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%i: i32, %n: index, %m: memref<4xf32>) {
  affine.for %k = 0 to 4 {
  %y = "t.x"() : () -> index
  %r = affine.load %m[symbol(%y)] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%b: i1, %n: index) {
  affine.for %i = 0 to 4 {
  } {lowerBoundMap = "a"}
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  %0 = affine.load %n[%i] {map = 1} : memref<4xf32>
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
  } {condition = 1}
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i) {map = 1}
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%i) {map = 1}
  return
}

// -----

func.func @f(%m: i32) {
  affine.for %i = 0 to 4 {
    %d = arith.index_cast %m : i32 to index
    affine.for %j = 0 to %d {
    }
  }
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 4 {
    %d = arith.divui %n, %n : index
    affine.for %j = 0 to %d {
    }
  }
  return
}

// -----

func.func @f(%m: tensor<?xf32>) {
  affine.for %i = 0 to 4 {
    %a = tensor.cast %m : tensor<?xf32> to tensor<8xf32>
    %c = arith.constant 0 : index
    %d = tensor.dim %a, %c : tensor<8xf32>
    affine.for %j = 0 to %d {
    }
  }
  return
}

// -----

func.func @f(%b: memref<*xf32>) {
  affine.for %i = 0 to 4 {
    %r = memref.rank %b : memref<*xf32>
    affine.for %j = 0 to %r {
    }
  }
  return
}
