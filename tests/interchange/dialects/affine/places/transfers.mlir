// Transfers: subscripts, and a comma after the last operand: each error at its place.

func.func @f(%i: index, %j: index, %n: index) {
  %T = memref.alloc() : memref<1xi32>
  affine.for %k = 0 to 8 {
    %y = arith.muli %k, %k : index
    affine.dma_wait %T[%y], %n : memref<1xi32>
  }
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%i], %A[%i], %T[%i], %n, %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%i], %A[%i], %T[%i], %n, %n, %n, : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%i], %A[%i], %T[%i], %n, %n, %n, %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%i], %A[%i], %T[%i], %n, %n %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%i], %A[%i], %T[%i], : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  memref.dma_start %A[%i], %A[%i], %n, %T[%i], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  memref.dma_start %A[%i], %A[%i], %n, %T[%i], %n, %n, : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  affine.dma_start %A[%i], %A[%i], %A[%i], %n : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%i: index, %n: index, %A: i32) {
  affine.dma_start %A[%i], %A[%i], %A[%i], %n : i32, i32, i32
  return
}

// -----

func.func @f(%i: index, %n: index, %A: i32) {
  affine.dma_wait %A[%i], %n : i32
  return
}

// -----

func.func @f(%i: index, %n: index, %A: memref<8xf32>, %T: memref<1xi32>) {
  affine.dma_start %A[%i], %A[%i], %T[%i] %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %A: memref<8xf32>, %T: memref<1xi32>) {
  affine.dma_start %A[%i], %A[%i], %T[%i], %n {a = 1} : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: i32, %A: memref<8xf32>, %T: memref<1xi32>) {
  "affine.dma_start"(%A, %n, %A, %i, %T, %i, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<8xf32>, i32, memref<8xf32>, index, memref<1xi32>, index, i32) -> ()
  return
}
