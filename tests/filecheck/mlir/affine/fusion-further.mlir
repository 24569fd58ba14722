// Nests that mlir-opt fuses differently, or not: we leave no more of them.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -affine-loop-fusion | grep -c '^    affine.for' > %t
// RUN: toy-opt %s -affine-loop-fusion > %t.ours
// RUN: test $(grep -c '^    affine.for' %t.ours) -le $(cat %t)
// RUN: toy-opt %s -affine-loop-fusion -affine-scalrep -canonicalize -cse | FileCheck %s

// CHECK-LABEL: func.func @chain(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: affine.for %arg3 = 0 to 20 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2, %arg3] : memref<10x20xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2, %arg3] : memref<10x20xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @chain(%a: memref<10x20xf32>, %o: memref<10x20xf32>) {
  %t = memref.alloc() : memref<10x20xf32>
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
    %x = affine.load %a[%i, %j] : memref<10x20xf32>
    affine.store %x, %t[%i, %j] : memref<10x20xf32>
  } }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 20 {
    %x = affine.load %t[%i, %j] : memref<10x20xf32>
    affine.store %x, %o[%i, %j] : memref<10x20xf32>
  } }
  memref.dealloc %t : memref<10x20xf32>
  return
}

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: affine.for %arg3 = 0 to 20 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2, %arg3] : memref<10x20xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2, %arg3] : memref<10x20xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @nested(%a: memref<10x20xf32>, %o: memref<10x20xf32>) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
    %x = affine.load %a[%i, %j] : memref<10x20xf32>
    affine.store %x, %t[%j] : memref<20xf32>
  } 
    affine.for %j = 0 to 20 {
    %x = affine.load %t[%j] : memref<20xf32>
    affine.store %x, %o[%i, %j] : memref<10x20xf32>
  } }
  return
}

// CHECK-LABEL: func.func @sym(
// CHECK-NEXT: affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @sym(%a: memref<?xf32>, %o: memref<?xf32>, %n: index) {
  %t = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xf32>
    affine.store %x, %t[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %x = affine.load %t[%i] : memref<?xf32>
    affine.store %x, %o[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: func.func @partial(
// CHECK-NEXT: affine.for %arg2 = 1 to 9 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2 - 1] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @partial(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 1 to 9 {
    %x = affine.load %t[%i - 1] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: func.func @dealloc(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @dealloc(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %u[%i] : memref<10xf32>
  }
  memref.dealloc %t : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %u[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  memref.dealloc %u : memref<10xf32>
  return
}

// CHECK-LABEL: func.func @constant_element(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: %0 = affine.load %arg0[3] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @constant_element(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[3] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: func.func @reversed(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: %0 = affine.load %arg0[-%arg2 + 9] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @reversed(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[9 - %i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: func.func @flattened(
// CHECK-NEXT: affine.for %arg2 = 0 to 4 {
// CHECK-NEXT: affine.for %arg3 = 0 to 5 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2 * 5 + %arg3] : memref<20xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2, %arg3] : memref<4x5xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @flattened(%a: memref<20xf32>, %o: memref<4x5xf32>) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %x = affine.load %a[%i] : memref<20xf32>
    affine.store %x, %t[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 4 { affine.for %j = 0 to 5 {
    %x = affine.load %t[%i * 5 + %j] : memref<20xf32>
    affine.store %x, %o[%i, %j] : memref<4x5xf32>
  } }
  return
}

// CHECK-LABEL: func.func @tiled(
// CHECK-NEXT: affine.for %arg2 = 0 to 20 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2] : memref<20xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2] : memref<20xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @tiled(%a: memref<20xf32>, %o: memref<20xf32>) {
  %t = memref.alloc() : memref<4x5xf32>
  affine.for %i = 0 to 4 { affine.for %j = 0 to 5 {
    %x = affine.load %a[%i * 5 + %j] : memref<20xf32>
    affine.store %x, %t[%i, %j] : memref<4x5xf32>
  } }
  affine.for %i = 0 to 20 {
    %x = affine.load %t[%i floordiv 5, %i mod 5] : memref<4x5xf32>
    affine.store %x, %o[%i] : memref<20xf32>
  }
  return
}

// CHECK-LABEL: func.func @triangle(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: affine.for %arg3 = 0 to #{{map[0-9]*}}(%arg2) {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2, %arg3] : memref<10x10xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2, %arg3] : memref<10x10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @triangle(%a: memref<10x10xf32>, %o: memref<10x10xf32>) {
  %t = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 { affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
    %x = affine.load %a[%i, %j] : memref<10x10xf32>
    affine.store %x, %t[%i, %j] : memref<10x10xf32>
  } }
  affine.for %i = 0 to 10 { affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
    %x = affine.load %t[%i, %j] : memref<10x10xf32>
    affine.store %x, %o[%i, %j] : memref<10x10xf32>
  } }
  return
}

// CHECK-LABEL: func.func @shifted_writer(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2] : memref<12xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @shifted_writer(%a: memref<12xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<12xf32>
    affine.store %x, %t[%i + 2] : memref<12xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i + 2] : memref<12xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: func.func @two_stores(
// CHECK-NEXT: affine.for %arg2 = 0 to 10 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT: %1 = arith.mulf %0, %0 : f32
// CHECK-NEXT: %2 = arith.addf %0, %1 : f32
// CHECK-NEXT: affine.store %2, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @two_stores(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %u[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    %y = affine.load %u[%i] : memref<10xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %o[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: func.func @symbolic_arguments(
// CHECK-NEXT: affine.for %arg4 = 0 to %arg3 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg4] : memref<?xf32>
// CHECK-NEXT: affine.store %0, %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @symbolic_arguments(%a: memref<?xf32>, %t: memref<?xf32>, %o: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xf32>
    affine.store %x, %t[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %x = affine.load %t[%i] : memref<?xf32>
    affine.store %x, %o[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: func.func @least_bound(
// CHECK-NEXT: affine.for %arg3 = 0 to min #{{map[0-9]*}}()[%arg2] {
// CHECK-NEXT: %0 = affine.load %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg3] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @least_bound(%a: memref<10xf32>, %o: memref<10xf32>, %n: index) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 10)>()[%n] {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 10)>()[%n] {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}

// A producer that only copies is copied into both readers, and gone.
// CHECK-LABEL: func.func @siblings_after_producer(
// CHECK-NEXT: affine.for %arg3 = 0 to 10 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg1[%arg3] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg3 = 2 to 8 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT: affine.store %0, %arg2[%arg3] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @siblings_after_producer(%a: memref<10xf32>, %o: memref<10xf32>, %u: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  affine.for %i = 2 to 8 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %u[%i] : memref<10xf32>
  }
  return
}

// Loops that run once do not keep others apart.
// CHECK-LABEL: func.func @row(
// CHECK-NEXT: affine.for %arg2 = 0 to 1 {
// CHECK-NEXT: affine.for %arg3 = 0 to 30 {
// CHECK-NEXT: %0 = affine.load %arg0[0, %arg3] : memref<1x30xf32>
// CHECK-NEXT: %1 = arith.addf %0, %0 : f32
// CHECK-NEXT: %2 = arith.mulf %0, %1 : f32
// CHECK-NEXT: affine.store %2, %arg1[%arg2, %arg3] : memref<1x30xf32>
func.func @row(%a: memref<1x30xf32>, %o: memref<1x30xf32>) {
  %t = memref.alloc() : memref<1x30xf32>
  affine.for %i = 0 to 1 { affine.for %j = 0 to 30 {
    %x = affine.load %a[%i, %j] : memref<1x30xf32>
    affine.store %x, %t[%i, %j] : memref<1x30xf32>
  } }
  %u = memref.alloc() : memref<1x30xf32>
  affine.for %i = 0 to 1 { affine.for %j = 0 to 30 {
    %x = affine.load %t[%i, %j] : memref<1x30xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %u[%i, %j] : memref<1x30xf32>
  } }
  affine.for %i = 0 to 1 { affine.for %j = 0 to 30 {
    %x = affine.load %t[%i, %j] : memref<1x30xf32>
    %y = affine.load %u[%i, %j] : memref<1x30xf32>
    %z = arith.mulf %x, %y : f32
    affine.store %z, %o[%i, %j] : memref<1x30xf32>
  } }
  return
}
