// RUN: toy-opt -split-input-file -allow-unregistered-dialect -merge-buffers %s | FileCheck %s

// The third buffer takes the memory of the first, which is freed by then.
// CHECK-LABEL: func.func @lifetimes
// CHECK-DAG: %[[FIRST:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[SECOND:.*]] = arith.constant 128 : index
// CHECK: %[[ARENA:.*]] = memref.alloc() {alignment = 64 : i64} : memref<192xi8>
// CHECK: %[[A:.*]] = memref.view %[[ARENA]][%[[FIRST]]][] : memref<192xi8> to memref<10xf64>
// CHECK: %[[B:.*]] = memref.view %[[ARENA]][%[[SECOND]]][] : memref<192xi8> to memref<2xf64>
// CHECK: memref.view %[[ARENA]][%[[FIRST]]][] : memref<192xi8> to memref<16xf64>
// CHECK-NOT: dealloc
// CHECK: memref.dealloc %[[ARENA]] : memref<192xi8>
// CHECK-NEXT: return
func.func @lifetimes(%x: f64) {
  %a = memref.alloc() : memref<10xf64>
  affine.store %x, %a[0] : memref<10xf64>
  %b = memref.alloc() : memref<2xf64>
  affine.store %x, %b[0] : memref<2xf64>
  memref.dealloc %a : memref<10xf64>
  %c = memref.alloc() : memref<16xf64>
  affine.store %x, %c[0] : memref<16xf64>
  memref.dealloc %c : memref<16xf64>
  memref.dealloc %b : memref<2xf64>
  return
}

// -----

// One buffer needs no arena.
// CHECK-LABEL: func.func @one
// CHECK: memref.alloc() : memref<10xf64>
func.func @one() {
  %a = memref.alloc() : memref<10xf64>
  memref.dealloc %a : memref<10xf64>
  return
}

// -----

// Memory that is returned, freed in a branch or of unknown size stays.
// CHECK-LABEL: func.func @others
// CHECK: memref.alloc() : memref<10xf64>
// CHECK: memref.alloc() : memref<11xf64>
// CHECK: memref.alloc(%{{.*}}) : memref<?xf64>
// CHECK-NOT: memref.view
func.func @others(%n: index, %p: i1) -> memref<10xf64> {
  %a = memref.alloc() : memref<10xf64>
  %b = memref.alloc() : memref<11xf64>
  %c = memref.alloc(%n) : memref<?xf64>
  scf.if %p {
    memref.dealloc %b : memref<11xf64>
  }
  memref.dealloc %c : memref<?xf64>
  return %a : memref<10xf64>
}

// The buffers of a loop, and of the choices in it, are allocated once; those of an iteration share memory.
// CHECK-LABEL: func.func @in_loops
// CHECK: %[[ARENA:.*]] = memref.alloc() {alignment = 64 : i64} : memref<192xi8>
// CHECK: scf.for
// CHECK-NEXT: %[[A:.*]] = memref.view %[[ARENA]][%[[AT:.*]]][]
// CHECK-NEXT: "use"(%[[A]])
// CHECK-NEXT: scf.if
// CHECK-NEXT: %[[B:.*]] = memref.view %[[ARENA]][%[[OTHER:.*]]][]
// CHECK-NEXT: "use"(%[[B]])
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[C:.*]] = memref.view %[[ARENA]][%[[OTHER]]][]
// CHECK-NEXT: "use"(%[[C]])
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[ARENA]]
// CHECK-NEXT: return
func.func @in_loops(%n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<4xf64>
    "use"(%a) : (memref<4xf64>) -> ()
    scf.if %c {
      %b = memref.alloc() : memref<8xf64>
      "use"(%b) : (memref<8xf64>) -> ()
      memref.dealloc %b : memref<8xf64>
    } else {
      %d = memref.alloc() : memref<16xf64>
      "use"(%d) : (memref<16xf64>) -> ()
      memref.dealloc %d : memref<16xf64>
    }
    memref.dealloc %a : memref<4xf64>
  }
  return
}
