// Numbers of results that the parts of a memref do not have: each error at its place.

func.func @f(%m: memref<?x?xf32>) {
  %a, %b, %c = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  %a, %b, %s = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  %0:5 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<f32>, index, index, index, index)
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  %0:3 = "memref.extract_strided_metadata"(%m) : (memref<2xf32>) -> (memref<f32>, index, index)
  return
}

// -----

func.func @f(%m: memref<f32>) {
  %a, %b, %c = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index, index
  return
}

// -----

func.func @f(%m: i32) {
  %a, %b, %c = memref.extract_strided_metadata %m : i32 -> memref<f32>, index, index
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  %a, %b, %c = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, i32
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %a, %b, %c = memref.extract_strided_metadata %m : memref<*xf32> -> memref<f32>, index, index
  return
}
