// Casts are not needed before operations that accept any memory.
func.func @chains(%a: memref<4xf32>) -> (memref<?xf32>, memref<*xf32>, memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %2 = memref.cast %1 : memref<*xf32> to memref<?xf32>
  %3 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  return %2, %1, %3 : memref<?xf32>, memref<*xf32>, memref<4xf32>
}
func.func @accesses(%a: memref<4xf32>, %t: memref<1xi32>, %i: index, %x: f32) -> (f32, f32) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %t : memref<1xi32> to memref<?xi32>
  %2 = memref.load %0[%i] : memref<?xf32>
  memref.store %2, %0[%i] : memref<?xf32>
  memref.prefetch %0[%i], read, locality<1>, data : memref<?xf32>
  memref.dma_start %0[%i], %0[%i], %i, %1[%i] : memref<?xf32>, memref<?xf32>, memref<?xi32>
  memref.dma_wait %1[%i], %i : memref<?xi32>
  %3 = memref.atomic_rmw addf %x, %0[%i] : (f32, memref<?xf32>) -> f32
  memref.dealloc %0 : memref<?xf32>
  return %2, %3 : f32, f32
}
func.func @copies(%a: memref<4xf32>, %u: memref<*xf32>, %e: memref<0x?xf32>, %d: memref<?x?xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  memref.copy %1, %0 : memref<?xf32> to memref<?xf32>
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %0, %a : memref<?xf32> to memref<4xf32>
  memref.copy %e, %d : memref<0x?xf32> to memref<?x?xf32>
  memref.copy %d, %e : memref<?x?xf32> to memref<0x?xf32>
  return
}
func.func @memory_of_memory(%m: memref<4xmemref<?xf32>>, %a: memref<2xf32>, %i: index) {
  %0 = memref.cast %a : memref<2xf32> to memref<?xf32>
  memref.store %0, %m[%i] : memref<4xmemref<?xf32>>
  return
}
func.func @spaces(%a: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  return %1, %2 : memref<4xf32, 2>, memref<4xf32>
}
func.func @assumptions(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.assume_alignment %a, 8 : memref<4xf32>
  %1 = memref.assume_alignment %0, 8 : memref<4xf32>
  %2 = memref.assume_alignment %1, 16 : memref<4xf32>
  return %1, %2 : memref<4xf32>, memref<4xf32>
}
