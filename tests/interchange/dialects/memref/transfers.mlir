// Copies, transfers, prefetches and atomic accesses; scopes and reallocation.
func.func @moves(%a: memref<4xf32>, %b: memref<?xf32>, %u: memref<*xf32>, %i: index) {
  memref.copy %a, %b : memref<4xf32> to memref<?xf32>
  memref.copy %u, %a {note} : memref<*xf32> to memref<4xf32>
  memref.prefetch %a[%i], read, locality<3>, data : memref<4xf32>
  memref.prefetch %a[%i], write, locality<0>, instr : memref<4xf32>
  return
}
func.func @dma(%a: memref<4x4xf32>, %b: memref<16xf32, 1>, %t: memref<1xi32>, %z: memref<i32>, %i: index) {
  memref.dma_start %a[%i, %i], %b[%i], %i, %t[%i] : memref<4x4xf32>, memref<16xf32, 1>, memref<1xi32>
  memref.dma_start %a[%i, %i], %b[%i], %i, %z[], %i, %i : memref<4x4xf32>, memref<16xf32, 1>, memref<i32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  memref.dma_wait %z[], %i {note} : memref<i32>
  return
}
func.func @atomics(%a: memref<4xf32>, %m: memref<2x2xi32>, %z: memref<i64>, %x: f32, %n: i32, %l: i64, %i: index) {
  %0 = memref.atomic_rmw addf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw maxs %n, %m[%i, %i] {note} : (i32, memref<2x2xi32>) -> i32
  %2 = memref.atomic_rmw assign %l, %z[] : (i64, memref<i64>) -> i64
  %3 = memref.atomic_rmw minnumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %4 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %c = arith.constant 1.0 : f32
    %new = arith.addf %old, %c : f32
    memref.atomic_yield %new : f32
  }
  %5 = memref.generic_atomic_rmw %z[] : memref<i64> {
  ^bb0(%old: i64):
    memref.atomic_yield %old {note} : i64
  } {note}
  return
}
func.func @scopes(%n: index) -> f32 {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  }
  memref.alloca_scope {
    memref.alloca_scope.return {note}
  } {note}
  %1, %2 = memref.alloca_scope -> (f32, index) {
    %m = memref.alloca(%n) : memref<?xf32>
    %x = memref.load %m[%n] : memref<?xf32>
    memref.alloca_scope.return %x, %n : f32, index
  }
  return %1 : f32
}
func.func @realloc(%a: memref<4xf32>, %b: memref<?xf32, 1>, %n: index) {
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf32>
  %1 = memref.realloc %b(%n) : memref<?xf32, 1> to memref<?xf32, 1>
  %2 = memref.realloc %1 {alignment = 8 : i64, note} : memref<?xf32, 1> to memref<16xf32, 1>
  return
}
