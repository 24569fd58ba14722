// RUN: toy-opt -set-nontemporal-stores %s | FileCheck %s
// RUN: toy-opt -set-nontemporal-stores=min-size=8000 %s | FileCheck %s --check-prefix=SMALL
// RUN: toy-opt -set-nontemporal-stores %s | mlir-opt-22 -o /dev/null
// REQUIRES: mlir-opt-22

// A buffer of 32 MiB is larger than the caches; a buffer of 8000 bytes is, if the option says so.
// CHECK-LABEL: func.func @sizes
// CHECK: memref.store {{.*}} {nontemporal = true} : memref<4194304xf64>
// CHECK: memref.store {{[^{]*}} : memref<4194303xf64>
// CHECK: memref.store {{[^{]*}} : memref<1000xf64>
// CHECK: memref.store {{[^{]*}} : memref<?xf64>
// SMALL-LABEL: func.func @sizes
// SMALL: memref.store {{.*}} {nontemporal = true} : memref<4194304xf64>
// SMALL: memref.store {{.*}} {nontemporal = true} : memref<4194303xf64>
// SMALL: memref.store {{.*}} {nontemporal = true} : memref<1000xf64>
// SMALL: memref.store {{[^{]*}} : memref<?xf64>
func.func @sizes(%x: f64, %n: index, %a: memref<4194304xf64>, %b: memref<4194303xf64>, %c: memref<1000xf64>,
                 %d: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<4194304xf64>
    memref.store %x, %b[%i] : memref<4194303xf64>
    memref.store %x, %c[%i] : memref<1000xf64>
    memref.store %x, %d[%i] : memref<?xf64>
  }
  return
}

// Memory that any loop of the nest loads from should be in the caches. Another nest does not matter.
// CHECK-LABEL: func.func @loads
// CHECK: memref.store {{[^{]*}} : memref<5000000xf64>
// CHECK: memref.store {{.*}} {nontemporal = true} : memref<5000000xf64>
func.func @loads(%x: f64, %n: index, %a: memref<5000000xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = memref.load %a[%i] : memref<5000000xf64>
    scf.for %j = %c0 to %n step %c1 {
      memref.store %y, %a[%j] : memref<5000000xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<5000000xf64>
  }
  return
}

// Loops on several threads, and a store outside any loop.
// CHECK-LABEL: func.func @parallel
// CHECK: memref.store {{.*}} {nontemporal = true} : memref<5000000xf64>
// CHECK: memref.store {{[^{]*}} : memref<5000000xf64>
func.func @parallel(%x: f64, %n: index, %a: memref<5000000xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %a[%i] : memref<5000000xf64>
  }
  memref.store %x, %a[%c0] : memref<5000000xf64>
  return
}

// A line that is not filled at once would go to memory in pieces: rows of whole lines may be written in parts, others
// only as a whole, and columns not at all.
// CHECK-LABEL: func.func @lines
// CHECK: memref.store %arg0, %arg2{{.*}} {nontemporal = true} : memref<3000x3000xf64>
// CHECK: memref.store %arg0, %arg2{{[^{]*}} : memref<3000x3000xf64>
// CHECK: memref.store %arg0, %arg3{{[^{]*}} : memref<3001x3001xf64>
// CHECK: memref.store %arg0, %arg3{{.*}} {nontemporal = true} : memref<3001x3001xf64>
// CHECK: memref.store %arg0, %arg3{{[^{]*}} : memref<3001x3001xf64>
func.func @lines(%x: f64, %n: index, %a: memref<3000x3000xf64>, %b: memref<3001x3001xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3001 = arith.constant 3001 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %x, %a[%i, %j] : memref<3000x3000xf64>
      memref.store %x, %a[%j, %i] : memref<3000x3000xf64>
      memref.store %x, %b[%i, %j] : memref<3001x3001xf64>
    }
    scf.for %j = %c0 to %c3001 step %c1 {
      memref.store %x, %b[%i, %j] : memref<3001x3001xf64>
    }
    scf.for %j = %c0 to %c3001 step %c2 {
      memref.store %x, %b[%i, %j] : memref<3001x3001xf64>
    }
  }
  return
}
