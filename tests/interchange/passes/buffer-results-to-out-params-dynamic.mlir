// options: -allow-unregistered-dialect -buffer-results-to-out-params=hoist-dynamic-allocs
func.func @basic() -> memref<f32> {
  %0 = "other.source"() : () -> memref<f32>
  return %0 : memref<f32>
}

// -----

func.func private @presence() -> (i1, memref<2xf32>, f32) {
  %0, %1, %2 = "other.source"() : () -> (i1, memref<2xf32>, f32)
  return %0, %1, %2 : i1, memref<2xf32>, f32
}
func.func @call() -> f32 {
  %0, %1, %2 = call @presence() {foo = 1 : i32} : () -> (i1, memref<2xf32>, f32)
  "other.sink"(%1) : (memref<2xf32>) -> ()
  return %2 : f32
}

// -----

func.func private @external() -> memref<f32>
func.func @call() {
  %0 = call @external() : () -> memref<f32>
  "other.sink"(%0) : (memref<f32>) -> ()
  return
}

// -----

func.func private @dynamic(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @call(%n: index) {
  %0 = call @dynamic(%n) : (index) -> memref<?xf32>
  "other.sink"(%0) : (memref<?xf32>) -> ()
  return
}

// -----

func.func private @layout() -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = "other.source"() : () -> memref<4xf32, strided<[?], offset: ?>>
  return %0 : memref<4xf32, strided<[?], offset: ?>>
}
func.func @call() {
  %0 = call @layout() : () -> memref<4xf32, strided<[?], offset: ?>>
  "other.sink"(%0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
  return
}

// -----

func.func private @layout_bad() -> memref<4xf32, strided<[2]>> {
  %0 = "other.source"() : () -> memref<4xf32, strided<[2]>>
  return %0 : memref<4xf32, strided<[2]>>
}

// -----

func.func private @alloc() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  "other.use"(%0) : (memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}
func.func @call() -> memref<4xf32> {
  %0 = call @alloc() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func private @attrs(%a: f32 {test.x}) -> (memref<4xf32> {test.y}, f32 {test.z}) {
  %0 = memref.alloc() : memref<4xf32>
  return %0, %a : memref<4xf32>, f32
}

// -----

func.func private @two(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : memref<4xf32>
^b:
  %1 = memref.alloc() : memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

func.func @public() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @call() {
  %0 = call @public() : () -> memref<4xf32>
  "other.sink"(%0) : (memref<4xf32>) -> ()
  return
}

// -----

func.func private @unranked() -> memref<*xf32>
func.func @call() {
  %0 = call @unranked() : () -> memref<*xf32>
  return
}
