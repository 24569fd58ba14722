// options: -allow-unregistered-dialect -drop-equivalent-buffer-results
func.func @drop(%a: memref<2xf32>, %b: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, f32) {
  %f = arith.constant 0.0 : f32
  %c = memref.cast %b : memref<?xf32> to memref<2xf32>
  return %a, %c, %f : memref<2xf32>, memref<2xf32>, f32
}
func.func @drop_call(%a: memref<2xf32>, %b: memref<?xf32>) -> (memref<2xf32>, f32) {
  %0:3 = call @drop(%a, %b) : (memref<2xf32>, memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, f32)
  memref.copy %0#0, %0#1 : memref<2xf32> to memref<2xf32>
  return %0#1, %0#2 : memref<2xf32>, f32
}

// -----

func.func private @drop(%a: memref<2xf32>, %b: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, f32) {
  %f = arith.constant 0.0 : f32
  %c = memref.cast %b : memref<?xf32> to memref<2xf32>
  return %a, %c, %f : memref<2xf32>, memref<2xf32>, f32
}
func.func @drop_call(%a: memref<2xf32>, %b: memref<?xf32>) -> (memref<2xf32>, f32) {
  %0:3 = call @drop(%a, %b) : (memref<2xf32>, memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, f32)
  memref.copy %0#0, %0#1 : memref<2xf32> to memref<2xf32>
  return %0#1, %0#2 : memref<2xf32>, f32
}

// -----

func.func private @kept(%a: memref<2xf32>, %c: i1) -> memref<2xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : memref<2xf32>
^b:
  return %a : memref<2xf32>
}

// -----

func.func private @attributes(%a: memref<2xf32>, %f: f32) -> (memref<2xf32> {test.x}, f32 {test.y}) {
  return %a, %f : memref<2xf32>, f32
}

// -----

func.func private @scalar(%a: i32, %m: memref<*xf32>) -> (i32, memref<*xf32>) {
  return %a, %m : i32, memref<*xf32>
}
