// affine.parallel becomes scf.parallel, as in mlir-opt; without a conversion to OpenMP, that becomes loops on one thread.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -lower-affine > %t
// RUN: toy-opt %s -lower-affine | diff %t -
// RUN: mlir-opt-22 %s -lower-affine -convert-scf-to-cf > %t
// RUN: toy-opt %s -lower-affine -convert-scf-to-cf | diff %t -

func.func @one(%x: f64, %m: memref<?xf64>, %n: index) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %x, %m[%i] : memref<?xf64>
  }
  return
}

func.func @several(%a: memref<100x100xf64>, %b: memref<?xf64>, %n: index) {
  affine.parallel (%i, %j, %k) = (0, %n, 3) to (100, %n * 2 + 1, %n + 5) step (2, 3, 1) {
    %v = affine.load %a[%i, %j] : memref<100x100xf64>
    affine.for %l = 0 to 10 {
      affine.store %v, %b[%i + 2 * %j + %k + %l] : memref<?xf64>
    }
  }
  return
}

func.func @nested(%m: memref<10x10xf64>, %x: f64) {
  affine.for %t = 0 to 3 {
    affine.parallel (%i) = (0) to (10) {
      affine.parallel (%j) = (0) to (10) {
        affine.store %x, %m[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}
