// Copies of memory that need not be made.
func.func @unused(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}
func.func @source_is_freed(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @source_behind_view_is_freed(%m: memref<?xf32>) -> memref<?xf32> {
  %v = memref.cast %m : memref<?xf32> to memref<4xf32>
  %0 = bufferization.clone %v : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @clone_is_freed(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  "t.use"(%0) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  return
}
func.func @both_are_freed(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "t.use"(%0) : (memref<4xf32>) -> ()
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @freed_in_between(%m: memref<4xf32>, %o: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %o : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @freed_twice(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  } else {
    memref.dealloc %m : memref<4xf32>
  }
  return %0 : memref<4xf32>
}
func.func @freed_elsewhere(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %m : memref<4xf32>
  cf.br ^b
^b:
  return %0 : memref<4xf32>
}
func.func @reallocated(%m: memref<4xf32>) -> (memref<4xf32>, memref<8xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %0, %1 : memref<4xf32>, memref<8xf32>
}
func.func @never_freed(%m: memref<4xf32>) -> memref<?xf32> {
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %1 : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
