// Memory that is freed on conditions.
func.func @duplicates(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: i1, %e: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a, %b, %a, %b : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %e, %d) retain (%a, %b, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @empty(%a: memref<4xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%a, %a : memref<4xf32>, memref<4xf32>)
  bufferization.dealloc
  return %0#0, %0#1 : i1, i1
}
func.func @never(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1) -> i1 {
  %false = arith.constant false
  %true = arith.constant true
  bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%false, %c)
  bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%true, %false)
  %0 = bufferization.dealloc (%a : memref<4xf32>) if (%false) retain (%b : memref<4xf32>)
  return %0 : i1
}
func.func @of_allocations(%n: index, %c: i1, %m: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%c)
  %base_1, %offset_1, %size_1, %stride_1 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base_1 : memref<f32>) if (%c)
  return %0 : memref<?xf32>
}
func.func @unused(%n: index, %c: i1, %m: memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  "t.use"(%1) : (memref<?xf32>) -> ()
  bufferization.dealloc (%0, %1, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%c, %c, %c)
  return
}
