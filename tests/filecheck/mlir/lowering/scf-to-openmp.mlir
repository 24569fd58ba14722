// scf.parallel becomes a parallel region with a loop whose iterations its threads share, as in mlir-opt.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -convert-scf-to-openmp > %t
// RUN: toy-opt %s -convert-scf-to-openmp | diff %t -
// RUN: mlir-opt-22 %s -convert-scf-to-openmp=num-threads=4 > %t
// RUN: toy-opt %s -convert-scf-to-openmp=num-threads=4 | diff %t -
// RUN: mlir-opt-22 %s -convert-scf-to-openmp -canonicalize > %t
// RUN: toy-opt %s -convert-scf-to-openmp -canonicalize | diff %t -
// RUN: mlir-opt-22 %s -convert-scf-to-openmp -canonicalize -convert-scf-to-cf > %t
// RUN: toy-opt %s -convert-scf-to-openmp -canonicalize -convert-scf-to-cf | diff %t -

func.func @one(%a: memref<?xf64>, %x: f64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %a[%i] : memref<?xf64>
  }
  return
}

func.func @nested(%a: memref<?x?xf64>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %a[%i, %j] : memref<?x?xf64>
    %w = arith.addf %v, %v : f64
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      memref.store %w, %a[%i, %k] : memref<?x?xf64>
    }
    scf.for %k = %c0 to %m step %c1 {
      memref.store %v, %a[%k, %j] : memref<?x?xf64>
    }
  }
  return
}

func.func @in_sequence(%a: memref<?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %t = %c0 to %n step %c1 {
    scf.parallel (%i) = (%c0) to (%t) step (%c1) {
    }
    scf.parallel (%i) = (%c0) to (%t) step (%c1) {
      %v = memref.load %a[%i] : memref<?xf64>
      memref.store %v, %a[%t] : memref<?xf64>
      scf.reduce
    }
  }
  return
}
