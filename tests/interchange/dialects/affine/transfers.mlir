// Transfers: subscripts, and a comma after the last operand.

func.func @f(%i: index, %j: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %B = memref.alloc() : memref<8xf32, 1>
  %T = memref.alloc() : memref<1xi32>
  %x = memref.load %T[%i] : memref<1xi32>
  %y = arith.index_cast %x : i32 to index
  affine.dma_start %A[%y], %B[%i], %T[%i], %n : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %j: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %B = memref.alloc() : memref<8xf32, 1>
  %T = memref.alloc() : memref<1xi32>
  %x = memref.load %T[%i] : memref<1xi32>
  %y = arith.index_cast %x : i32 to index
  affine.dma_start %A[%i], %B[%y], %T[%i], %n : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %j: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %B = memref.alloc() : memref<8xf32, 1>
  %T = memref.alloc() : memref<1xi32>
  %x = memref.load %T[%i] : memref<1xi32>
  %y = arith.index_cast %x : i32 to index
  affine.dma_start %A[%i], %B[%i], %T[%y], %n : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %j: index, %n: index) {
  %T = memref.alloc() : memref<1xi32>
  %x = memref.load %T[%i] : memref<1xi32>
  %y = arith.index_cast %x : i32 to index
  affine.dma_wait %T[%y], %n : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %j: index, %n: index) {
  %T = memref.alloc() : memref<1xi32>
  %x = memref.load %T[%i] : memref<1xi32>
  %y = arith.index_cast %x : i32 to index
  affine.dma_wait %T[%i], %y : memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %j: index, %n: index) {
  %T = memref.alloc() : memref<1xi32>
  affine.for %k = 0 to 8 {
    affine.dma_wait %T[%k + symbol(%k)], %n : memref<1xi32>
  }
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  affine.dma_start %A[%i], %A[%i], %T[%i], %n, : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index) {
  %A = memref.alloc() : memref<8xf32>
  %T = memref.alloc() : memref<1xi32>
  memref.dma_start %A[%i], %A[%i], %n, %T[%i], : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %A: memref<8xf32>, %T: memref<1xi32>) {
  affine.dma_start %A[%i, %i], %A[%i], %T[%i], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %A: memref<8xf32>, %T: memref<1xi32>) {
  affine.dma_start %A[%i], %A[%i], %T[], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%i: index, %n: index, %A: memref<8xf32>, %T: memref<1xi32>) {
  "affine.dma_start"(%A, %i, %A, %i, %T, %i, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<8xf32>, index, memref<8xf32>, index, memref<1xi32>, index, index) -> ()
  return
}
