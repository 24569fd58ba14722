// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(func.func(scf-parallel-loop-fusion))' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(func.func(scf-parallel-loop-fusion))' %s -o %t.ours
// RUN: diff %t.theirs %t.ours
// RUN: mlir-opt-22 -split-input-file --pass-pipeline='builtin.module(scf-parallel-loop-fusion)' %s -o %t.theirs
// RUN: toy-opt -split-input-file --pass-pipeline='builtin.module(scf-parallel-loop-fusion)' %s -o %t.ours
// RUN: diff %t.theirs %t.ours

// Parallel loops over the same iterations become one if each iteration needs only its own elements.
func.func @arguments_may_be_the_same(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  return
}

// -----

func.func @buffers(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @three(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @other_element(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%j, %i] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @constant_between(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  %f = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @store_between(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  %f = arith.constant 1.0 : f32
  memref.store %f, %a[%c0, %c0] : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @other_bounds(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c1) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @other_step(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c4) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @read_before_written(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @read_elsewhere_before_written(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %b[%j, %i] : memref<4x4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %c[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

func.func @one_dimension(%a: memref<4xf32>, %c: memref<4x4xf32>, %d: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %b[%i] : memref<4xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %x = memref.load %c[%i, %j] : memref<4x4xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %d[%i, %j] : memref<4x4xf32>
    scf.reduce
  }
  memref.dealloc %b : memref<4xf32>
  return
}

// -----

func.func @reductions(%a: memref<4xf32>, %b: memref<4xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 1.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%f) -> f32 {
    %x = memref.load %a[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.addf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  %t = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%f) -> f32 {
    %x = memref.load %b[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.mulf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r, %t : f32, f32
}

// -----

func.func @reduction_used_by_the_next(%a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 1.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%f) -> f32 {
    %x = memref.load %a[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.addf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  %t = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%r) -> f32 {
    %x = memref.load %b[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.mulf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %t : f32
}

// -----

func.func @in_a_loop(%a: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  scf.for %k = %c0 to %c4 step %c1 {
    scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
      %x = memref.load %a[%i, %j] : memref<4x4xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %b[%i, %j] : memref<4x4xf32>
      scf.reduce
    }
    scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
      %x = memref.load %b[%i, %j] : memref<4x4xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %c[%i, %j] : memref<4x4xf32>
      scf.reduce
    }
  }
  memref.dealloc %b : memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}
