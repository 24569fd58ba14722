// Once a branch is known, blocks in a cycle may be unreachable, where values can depend on themselves. mlir-opt crashes.
// RUN: toy-opt %s -canonicalize -split-input-file | FileCheck %s
// RUN: toy-opt %s -canonicalize='region-simplify=disabled' -split-input-file | FileCheck %s
// RUN: toy-opt %s -canonicalize='region-simplify=aggressive' -split-input-file | FileCheck %s
// RUN: toy-opt %s -canonicalize='top-down=false' -split-input-file | FileCheck %s

// An argument is passed to itself.
// CHECK-LABEL: func.func @itself(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @itself(%c: i1, %v: i32, %m: memref<i32>) {
  %false = arith.constant false
  cf.cond_br %false, ^head(%v : i32), ^end
^head(%x: i32):
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^back, ^end
^back:
  memref.store %x, %m[] : memref<i32>
  cf.br ^head(%x : i32)
^end:
  return
}

// -----

// Two arguments change places.
// CHECK-LABEL: func.func @swapped(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @swapped(%f: i32, %c: i1, %m: memref<i32>) {
  %three = arith.constant 3 : i32
  cf.switch %three : i32, [default: ^end, 1: ^head(%f, %three : i32, i32)]
^head(%x: i32, %y: i32):
  memref.store %x, %m[] : memref<i32>
  memref.store %y, %m[] : memref<i32>
  cf.cond_br %c, ^back, ^end
^back:
  memref.store %y, %m[] : memref<i32>
  cf.br ^head(%y, %x : i32, i32)
^end:
  return
}

// -----

// A sum would become a term of itself, to which constants could be added forever.
// CHECK-LABEL: func.func @counted(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @counted(%c: i1, %v: i32, %m: memref<i32>) {
  %false = arith.constant false
  %one = arith.constant 1 : i32
  cf.cond_br %false, ^head(%v : i32), ^end
^head(%x: i32):
  %y = arith.addi %x, %one : i32
  %z = arith.addi %y, %one : i32
  memref.store %z, %m[] : memref<i32>
  cf.cond_br %c, ^middle, ^end
^middle:
  memref.store %y, %m[] : memref<i32>
  cf.cond_br %c, ^back, ^end
^back:
  memref.store %z, %m[] : memref<i32>
  cf.br ^head(%z : i32)
^end:
  return
}

// -----

// Where a block is reachable, it takes in its successor, whatever is passed.
// CHECK-LABEL: func.func @reachable(
// CHECK: ^bb1:
// CHECK-NEXT: arith.addi
// CHECK-NEXT: memref.store
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: return
func.func @reachable(%c: i1, %v: i32, %m: memref<i32>) {
  cf.cond_br %c, ^some, ^end
^some:
  %y = arith.addi %v, %v : i32
  cf.br ^next(%y : i32)
^next(%x: i32):
  memref.store %x, %m[] : memref<i32>
  cf.br ^end
^end:
  return
}
