func.func @f(%m: memref<8x16xf32>, %v: memref<4xf32>) {
  memref.copy %m, %v : memref<8x16xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%mi: memref<8xi32>, %v: memref<4xf32>) {
  memref.copy %v, %mi : memref<4xf32> to memref<8xi32>
  return
}
// -----
func.func @f(%v: memref<4xf32>, %t: tensor<4xf32>) {
  memref.copy %v, %t : memref<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  memref.copy %v : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i], red, locality<3>, data : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i], read, locality<3>, dta : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i], read, locality<4>, data : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i], read, locality<-1>, data : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i], read, locality<a>, data : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i], read, loc<1>, data : memref<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  memref.prefetch %v[], read, locality<1>, data : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i, %i], read, locality<1>, data : memref<4xf32>
  return
}
// -----
func.func @f(%k: i32, %v: memref<4xf32>) {
  memref.prefetch %v[%k], read, locality<1>, data : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.prefetch %v[%i], read, locality<1>, data {note} : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %t: tensor<4xf32>) {
  memref.prefetch %t[%i], read, locality<1>, data : tensor<4xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  memref.prefetch %v, read, locality<1>, data : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_start %v[%i], %v[%i], %i, %v[%i] : memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_start %v[%i], %v[%i], %i, %v[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_start %v[%i], %v[%i], %i, %v[%i], %i, %i, %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_start %v[%i, %i], %v[%i], %i, %v[%i] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_start %v[], %v[%i], %i, %v[%i] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_start %v[%i], %v[%i], %i, %v[] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>, %t: tensor<4xf32>) {
  memref.dma_start %t[%i], %v[%i], %i, %v[%i] : tensor<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>, %t: tensor<4xf32>) {
  memref.dma_start %v[%i], %t[%i], %i, %v[%i] : memref<4xf32>, tensor<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>, %t: tensor<4xf32>) {
  memref.dma_start %v[%i], %v[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32>, tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  memref.dma_start %v[%k], %v[%i], %i, %v[%i] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_start %v[%i], %v[%i], %i, %v[%i] {note} : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v) : (memref<4xf32>, index, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index, %v: memref<4xf32>) {
  "memref.dma_start"(%m, %i, %v, %i) : (memref<8x16xf32>, index, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %k, %v, %i, %i, %v, %i) : (memref<4xf32>, i32, memref<4xf32>, index, index, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v, %k, %i, %v, %i) : (memref<4xf32>, index, memref<4xf32>, i32, index, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v, %i, %k, %v, %i) : (memref<4xf32>, index, memref<4xf32>, index, i32, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v, %i, %i, %v, %k) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, i32) -> ()
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v, %i, %i, %v, %i, %i, %k) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, i32) -> ()
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v, %i, %i, %v, %i, %i, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v, %i, %i, %v) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %v, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index, %v: memref<4xf32>) {
  "memref.dma_start"(%v, %i, %m, %i, %i) : (memref<4xf32>, index, memref<8x16xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_wait %v[], %i : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_wait %v[%i, %i], %i : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %k: i32, %v: memref<4xf32>) {
  memref.dma_wait %v[%i], %k : memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %t: tensor<4xf32>) {
  memref.dma_wait %t[%i], %i : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  memref.dma_wait %v[%i] : memref<4xf32>
  return
}
