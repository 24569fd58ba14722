// A memref that is chosen from others or carried by a loop may be any of them: nothing moves across accesses to it.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toyc %s -opt | FileCheck %s
// RUN: toy-opt %s -affine-loop-fusion | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -affine-loop-invariant-code-motion | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -affine-loop-tile=tile-size=2 | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -affine-data-copy-generate=fast-mem-space=0 | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -affine-scalrep | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -affine-parallelize | FileCheck %s --check-prefix=PARALLEL

func.func @fill(%m: memref<4xf64>) {
  affine.for %i = 0 to 4 {
    %0 = arith.index_cast %i : index to i64
    %1 = arith.sitofp %0 : i64 to f64
    affine.store %1, %m[%i] : memref<4xf64>
  }
  return
}

// CHECK: 3.000000 2.000000 1.000000 0.000000
// PARALLEL-LABEL: @reversed
// PARALLEL: affine.parallel
func.func @reversed(%a: memref<4xf64>, %b: memref<4xf64>, %first: i1) {
  %s = arith.select %first, %a, %b : memref<4xf64>
  %t = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<4xf64>
    affine.store %0, %t[%i] : memref<4xf64>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %t[-%i + 3] : memref<4xf64>
    affine.store %0, %s[%i] : memref<4xf64>
  }
  memref.dealloc %t : memref<4xf64>
  toy.print %a : memref<4xf64>
  return
}

// CHECK: 3.000000 3.000000 3.000000 3.000000
// PARALLEL-LABEL: @shifted
// PARALLEL-NOT: affine.parallel
// PARALLEL: return
func.func @shifted(%a: memref<4xf64>, %b: memref<4xf64>, %first: i1) {
  %s = arith.select %first, %a, %b : memref<4xf64>
  affine.for %i = 0 to 3 {
    %0 = affine.load %a[%i] : memref<4xf64>
    affine.store %0, %s[%i + 1] : memref<4xf64>
  }
  toy.print %a : memref<4xf64>
  return
}

// CHECK: 3.000000 6.000000 6.000000 6.000000
func.func @nested(%a: memref<4xf64>, %b: memref<4xf64>, %first: i1) {
  %s = scf.if %first -> memref<4xf64> {
    scf.yield %a : memref<4xf64>
  } else {
    scf.yield %b : memref<4xf64>
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %a[0] : memref<4xf64>
      %1 = affine.load %s[%j] : memref<4xf64>
      %2 = arith.addf %0, %1 : f64
      %3 = arith.minimumf %2, %2 : f64
      %six = arith.constant 6.0 : f64
      %4 = arith.minimumf %3, %six : f64
      affine.store %4, %s[%j + 1] : memref<4xf64>
    }
  }
  toy.print %a : memref<4xf64>
  return
}

func.func @main() {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf64>
  %b = memref.alloc() : memref<4xf64>
  call @fill(%a) : (memref<4xf64>) -> ()
  call @fill(%b) : (memref<4xf64>) -> ()
  call @reversed(%a, %b, %true) : (memref<4xf64>, memref<4xf64>, i1) -> ()
  call @shifted(%a, %b, %true) : (memref<4xf64>, memref<4xf64>, i1) -> ()
  call @nested(%a, %b, %true) : (memref<4xf64>, memref<4xf64>, i1) -> ()
  memref.dealloc %a : memref<4xf64>
  memref.dealloc %b : memref<4xf64>
  return
}
