// options: -convert-bufferization-to-memref
func.func @c(%a: memref<?x4xf32, strided<[?,1], offset: ?>>, %b: memref<*xf32>, %d: memref<2xf32>) -> (memref<?x4xf32, strided<[?,1], offset: ?>>, memref<2xf32>) {
  %0 = bufferization.clone %a : memref<?x4xf32, strided<[?,1], offset: ?>> to memref<?x4xf32, strided<[?,1], offset: ?>>
  %2 = bufferization.clone %d : memref<2xf32> to memref<2xf32>
  return %0, %2 : memref<?x4xf32, strided<[?,1], offset: ?>>, memref<2xf32>
}

// -----

func.func @c(%b: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %b : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @c(%b: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%b : memref<4xf32>) if (%c)
  return 
}

// -----

func.func @c(%b: memref<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %b : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @c(%b: memref<4xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%b, %b : memref<4xf32>, memref<4xf32>) if (%c, %c) retain (%b : memref<4xf32>)
  return %0 : i1
}

// -----

func.func @c(%b: memref<4xf32, affine_map<(d0) -> (2 * d0)>>)  {
  %0 = bufferization.clone %b : memref<4xf32, affine_map<(d0) -> (2 * d0)>> to memref<4xf32, affine_map<(d0) -> (2 * d0)>>
  return
}

// -----

func.func @c(%b: memref<4xf32, 1>, %a: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) -> memref<4xf32, 2>  {
  %0 = bufferization.clone %b : memref<4xf32, 1> to memref<4xf32, 2>
  return %0 :  memref<4xf32, 2>
}

// -----

func.func @c(%a: memref<?x?xf32, strided<[?,1], offset: ?>>) -> memref<?x?xf32> {
  %0 = bufferization.clone %a : memref<?x?xf32, strided<[?,1], offset: ?>> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @c(%a: memref<?xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @c(%a: memref<4xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @c(%a: memref<*xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<*xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @c(%a: memref<4xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %a : memref<4xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

// differs: MLIR allocates in the default memory space
func.func @c(%a: memref<*xf32, 1>) -> memref<*xf32, 1> {
  %0 = bufferization.clone %a : memref<*xf32, 1> to memref<*xf32, 1>
  return %0 : memref<*xf32, 1>
}
