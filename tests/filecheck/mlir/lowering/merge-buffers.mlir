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

// -----

// The buffers of the iterations that threads share are allocated once by each thread. The threads wait for each other at
// the end of the team only.
// CHECK-LABEL: func.func @threads
// CHECK: omp.parallel {
// CHECK: %[[ARENA:.*]] = memref.alloc() {alignment = 64 : i64} : memref<128xi8>
// CHECK-NEXT: omp.wsloop nowait {
// CHECK: %[[A:.*]] = memref.view %[[ARENA]]
// CHECK: memref.store %{{.*}}, %[[A]]
// CHECK: scf.for
// CHECK: memref.view %[[ARENA]]
// CHECK-NOT: memref.dealloc
// CHECK: omp.yield
// CHECK: memref.dealloc %[[ARENA]]
// CHECK-NEXT: omp.terminator
func.func @threads(%x: f64, %zero: index, %one: index, %n: index) {
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%zero) to (%n) step (%one) {
        %a = memref.alloc() : memref<8xf64>
        memref.store %x, %a[%zero] : memref<8xf64>
        scf.for %j = %zero to %n step %one {
          %b = memref.alloc() : memref<1xf64>
          memref.store %x, %b[%zero] : memref<1xf64>
          memref.dealloc %b : memref<1xf64>
        }
        memref.dealloc %a : memref<8xf64>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

// Threads that have more to do in the team still wait after the loop.
// CHECK-LABEL: func.func @more_to_do
// CHECK: omp.wsloop {
// CHECK: memref.dealloc
// CHECK-NEXT: omp.barrier
func.func @more_to_do(%x: f64, %zero: index, %one: index, %n: index) {
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%zero) to (%n) step (%one) {
        %a = memref.alloc() : memref<8xf64>
        memref.store %x, %a[%zero] : memref<8xf64>
        memref.dealloc %a : memref<8xf64>
        omp.yield
      }
    }
    omp.barrier
    omp.terminator
  }
  return
}

// -----

// An integer of 33 bits takes eight bytes: twelve of them take 96.
// CHECK-LABEL: func.func @odd_integers
// CHECK: %[[SECOND:.*]] = arith.constant 128 : index
// CHECK: %[[ARENA:.*]] = memref.alloc() {alignment = 64 : i64} : memref<192xi8>
// CHECK: memref.view %[[ARENA]][%[[SECOND]]][] : memref<192xi8> to memref<2xf64>
func.func @odd_integers(%x: f64, %i: i33) {
  %a = memref.alloc() : memref<12xi33>
  affine.store %i, %a[0] : memref<12xi33>
  %b = memref.alloc() : memref<2xf64>
  affine.store %x, %b[0] : memref<2xf64>
  memref.dealloc %a : memref<12xi33>
  memref.dealloc %b : memref<2xf64>
  return
}
