// Loops with enough work run on several threads, and print the same as on one.
// RUN: toyc %s -emit=mlir-affine -parallel | FileCheck %s --check-prefix=LOOPS
// RUN: toyc %s -emit=mlir-cf -parallel=3 | FileCheck %s --check-prefix=REGIONS
// RUN: toyc %s > %t.expected
// RUN: toyc %s -parallel | diff %t.expected -
// RUN: toyc %s -parallel=2 | diff %t.expected -
// RUN: toyc %s -opt -parallel=1 | diff %t.expected -
// RUN: toyc %s -opt -parallel=7 | diff %t.expected -
// RUN: env OMP_NUM_THREADS=4 toyc %s -opt -parallel | diff %t.expected -
// RUN: toyc %s -emit=mlir-llvm -parallel=2 -run | diff %t.expected -
// RUN: toyc %s -emit=exe -parallel=2 -o %t.exe
// RUN: %t.exe | diff %t.expected -
// RUN: toyc %s -emit=obj -opt -parallel -o %t.o
// RUN: cc %t.o -lgomp -o %t.linked
// RUN: %t.linked | diff %t.expected -
// REQUIRES: linux

// LOOPS-LABEL: func.func @main(
// LOOPS-NOT: affine.parallel
// LOOPS: affine.for %{{.*}} = 1 to 200
// LOOPS: affine.parallel (%{{.*}}) = (0) to (200) {
// LOOPS-NEXT: affine.for
// LOOPS-NOT: affine.parallel
// LOOPS: affine.for %{{.*}} = 0 to 4 {
// LOOPS: affine.parallel (%{{.*}}) = (0) to (200) {
// LOOPS-NOT: affine.parallel

// REGIONS: llvm.mlir.constant(3 : i32) : i32
// REGIONS: omp.parallel num_threads(%{{.*}} : i32) {
// REGIONS: omp.wsloop {
// REGIONS: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
// REGIONS-NOT: alloca_scope
// REGIONS: omp.parallel num_threads(%{{.*}} : i32) {

func.func @main() {
  %start = arith.constant 0.5 : f64
  %factor = arith.constant 0.9375 : f64
  %a = memref.alloc() : memref<200x200xf64>
  %b = memref.alloc() : memref<200x200xf64>
  // Each element needs the one before.
  affine.for %i = 0 to 200 {
    affine.store %start, %a[%i, 0] : memref<200x200xf64>
  }
  affine.for %j = 1 to 200 {
    affine.for %i = 0 to 200 {
      %x = affine.load %a[-%i + 199, %j - 1] : memref<200x200xf64>
      %y = arith.mulf %x, %factor : f64
      %z = arith.addf %y, %start : f64
      affine.store %z, %a[%i, %j] : memref<200x200xf64>
    }
  }
  // 40,000 iterations of four operations.
  affine.for %i = 0 to 200 {
    affine.for %j = 0 to 200 {
      %x = affine.load %a[%i, %j] : memref<200x200xf64>
      %y = affine.load %a[%j, %i] : memref<200x200xf64>
      %z = arith.mulf %x, %y : f64
      affine.store %z, %b[%i, %j] : memref<200x200xf64>
    }
  }
  // Too little.
  affine.for %i = 0 to 200 {
    affine.store %start, %a[%i, %i] : memref<200x200xf64>
  }
  // The outer loop cannot be parallel.
  affine.for %k = 0 to 4 {
    affine.for %i = 0 to 200 {
      affine.for %j = 0 to 200 {
        %x = affine.load %b[%i, %j] : memref<200x200xf64>
        %y = affine.load %a[%i, %j] : memref<200x200xf64>
        %z = arith.mulf %x, %factor : f64
        %w = arith.addf %z, %y : f64
        %v = arith.mulf %w, %factor : f64
        affine.store %v, %b[%i, %j] : memref<200x200xf64>
      }
    }
  }
  toy.print %b : memref<200x200xf64>
  memref.dealloc %a : memref<200x200xf64>
  memref.dealloc %b : memref<200x200xf64>
  return
}
