// options: -allow-unregistered-dialect -bufferization-lower-deallocations
func.func @none(%r: memref<2xf32>) -> i1 {
  %0 = bufferization.dealloc retain (%r : memref<2xf32>)
  return %0 : i1
}

// -----

func.func @one(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}

// -----

func.func @one_retained(%m: memref<2xf32>, %c: i1, %r: memref<?xf32>, %s: memref<*xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r, %s : memref<?xf32>, memref<*xf32>)
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @one_retained_once(%m: memref<2xf32>, %c: i1, %r: memref<?xf32>) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r : memref<?xf32>)
  return %0 : i1
}

// -----

func.func @two(%m: memref<2xf32>, %n: memref<5xf32>, %c: i1, %d: i1, %r: memref<1xf32>, %s: memref<2xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<5xf32>) if (%c, %d) retain (%r, %s : memref<1xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @dealloc_helper() {
  return
}
func.func @two(%m: memref<2xf32>, %n: memref<5xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<5xf32>) if (%c, %d)
  bufferization.dealloc (%n, %m : memref<5xf32>, memref<2xf32>) if (%c, %d)
  return
}

// -----

func.func @nested(%m: memref<2xf32>, %c: i1) {
  scf.if %c {
    bufferization.dealloc (%m : memref<2xf32>) if (%c)
  }
  return
}
