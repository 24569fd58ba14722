// options: -convert-scf-to-openmp

func.func @add(%a: memref<8x9xf32>, %b: memref<8x9xf32>, %c: memref<8x9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c1, %c1) {
    %0 = memref.load %a[%i, %j] : memref<8x9xf32>
    memref.store %0, %b[%i, %j] : memref<8x9xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c1, %c1) {
    %0 = memref.load %b[%i, %j] : memref<8x9xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %c[%i, %j] : memref<8x9xf32>
    scf.reduce
  }
  return
}
