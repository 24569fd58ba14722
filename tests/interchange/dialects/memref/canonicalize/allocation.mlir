// Allocations of known sizes, and unused allocations.
func.func @constants(%n: index) -> (memref<?x4x?xf32>, memref<?xf32, 1>, memref<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.alloc(%c2, %c3) : memref<?x4x?xf32>
  %1 = memref.alloca(%c2) {alignment = 8 : i64, note} : memref<?xf32, 1>
  %2 = memref.alloc(%n, %c3) : memref<?x?xf32>
  return %0, %1, %2 : memref<?x4x?xf32>, memref<?xf32, 1>, memref<?x?xf32>
}
func.func @odd(%n: index) -> (memref<?xf32>, memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c-1 = arith.constant -1 : index
  %c5 = arith.constant 5 : index
  %0 = memref.alloc(%c-1) : memref<?xf32>
  %1 = memref.alloc(%c5)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %2 = memref.alloc(%c0) : memref<?xf32>
  return %0, %1, %2 : memref<?xf32>, memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<?xf32>
}
func.func @dead(%n: index, %x: f32) {
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.alloc() : memref<4xf32>
  memref.store %x, %1[%n] : memref<4xf32>
  memref.store %x, %1[%n] : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  %2 = memref.alloca() : memref<4xf32>
  memref.store %x, %2[%n] : memref<4xf32>
  %3 = memref.alloc() : memref<4xf32>
  return
}
func.func @alive(%n: index, %x: f32, %m: memref<4xmemref<4xf32>>) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%n] : memref<4xf32>
  %1 = memref.load %0[%n] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  memref.store %2, %m[%n] : memref<4xmemref<4xf32>>
  return %1 : f32
}
func.func @dead_realloc(%a: memref<4xf32>, %n: index, %x: f32) {
  %0 = memref.realloc %a(%n) : memref<4xf32> to memref<?xf32>
  memref.store %x, %0[%n] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
func.func @views(%b: memref<2048xi8>, %n: index) -> (memref<?x4xf32>, memref<?x?xf32>, memref<2048xi8>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.view %b[%c4][%c4] : memref<2048xi8> to memref<?x4xf32>
  %1 = memref.view %b[%n][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  %2 = memref.view %b[%c0][] : memref<2048xi8> to memref<2048xi8>
  %3 = memref.alloc() : memref<64xi8>
  %4 = memref.cast %3 : memref<64xi8> to memref<?xi8>
  %5 = memref.view %4[%n][%n] : memref<?xi8> to memref<?xf32>
  return %0, %1, %2, %5 : memref<?x4xf32>, memref<?x?xf32>, memref<2048xi8>, memref<?xf32>
}
