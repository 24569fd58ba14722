// Shapes: what is refused.

func.func @f(%x: f32) {
  %0 = vector.broadcast %x : f32 to f32
  return
}

// -----

func.func @f(%a: vector<4x4xf32>) {
  %0 = vector.broadcast %a : vector<4x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<1xf32>) {
  %0 = vector.broadcast %a : vector<1xf32> to vector<f32>
  return
}

// -----

func.func @f(%a: vector<7xf32>) {
  %0 = vector.broadcast %a : vector<7xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.broadcast %a : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x[8]xf32>) {
  %0 = vector.broadcast %a : vector<4x[8]xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<[1]xf32>) {
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.broadcast %a : vector<2xf32> to vector<[2]xf32>
  return
}

// -----

func.func @f(%a: memref<4x8xf32>) {
  %0 = vector.broadcast %a : memref<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = vector.broadcast %a : i32 to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) {
  %0 = "vector.interleave"(%a, %b) : (vector<4xf32>, vector<2xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %0 = vector.interleave %a, %a : vector<f32> -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<3xf32>) {
  %0, %1 = vector.deinterleave %a : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0, %1 = vector.deinterleave %a : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %0, %1 = vector.deinterleave %a : vector<f32> -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0, %1 = vector.deinterleave %a : vector<[4]xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0:2 = "vector.deinterleave"(%a) : (vector<4xf32>) -> (vector<2xf32>, vector<2xi32>)
  return
}

// -----

func.func @f(%a: vector<5x1x3x2xf32>) {
  %0 = vector.shape_cast %a : vector<5x1x3x2xf32> to vector<15x2xi32>
  return
}

// -----

func.func @f(%a: vector<5x1x3x2xf32>) {
  %0 = vector.shape_cast %a : vector<5x1x3x2xf32> to vector<10x2xf32>
  return
}

// -----

func.func @f(%a: vector<15x[2]xf32>) {
  %0 = vector.shape_cast %a : vector<15x[2]xf32> to vector<30xf32>
  return
}

// -----

func.func @f(%a: vector<2x[15]x[2]xf32>) {
  %0 = vector.shape_cast %a : vector<2x[15]x[2]xf32> to vector<30x[2]xf32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = vector.shape_cast %a : f32 to vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<5x4x3xi16>) {
  %0 = vector.bitcast %a : vector<5x4x3xi16> to vector<5x2x3xi32>
  return
}

// -----

func.func @f(%a: vector<5x1x3x2xf32>) {
  %0 = vector.bitcast %a : vector<5x1x3x2xf32> to vector<5x1x3x3xi32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %0 = vector.bitcast %a : vector<f32> to vector<i16>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.bitcast %a : vector<2xf32> to vector<1x2xf32>
  return
}

// -----

func.func @f(%a: memref<4x8xf32, strided<[8, 2]>>) {
  %0 = vector.type_cast %a : memref<4x8xf32, strided<[8, 2]>> to memref<vector<4x8xf32>>
  return
}

// -----

func.func @f(%a: memref<4x8xf32>) {
  %0 = vector.type_cast %a : memref<4x8xf32> to memref<vector<4x8xf32>, strided<[], offset: 4>>
  return
}

// -----

func.func @f(%a: memref<4x8xf32, 1>) {
  %0 = vector.type_cast %a : memref<4x8xf32, 1> to memref<vector<4x8xf32>>
  return
}

// -----

func.func @f(%a: memref<4x8xf32>) {
  %0 = vector.type_cast %a : memref<4x8xf32> to memref<vector<4x8xi32>>
  return
}

// -----

func.func @f(%a: memref<4x8xf32>) {
  %0 = vector.type_cast %a : memref<4x8xf32> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%a: memref<?x8xf32>) {
  %0 = vector.type_cast %a : memref<?x8xf32> to memref<vector<4x8xf32>>
  return
}

// -----

func.func @f(%a: vector<4x16x11xf32>) {
  %0 = vector.transpose %a, [2, 1] : vector<4x16x11xf32> to vector<11x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x16x11xf32>) {
  %0 = vector.transpose %a, [2, 0] : vector<4x16x11xf32> to vector<11x16x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x16x11xf32>) {
  %0 = vector.transpose %a, [0, 2, 3] : vector<4x16x11xf32> to vector<4x11x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x16x11xf32>) {
  %0 = vector.transpose %a, [0, -1, 2] : vector<4x16x11xf32> to vector<4x11x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x16x11xf32>) {
  %0 = vector.transpose %a, [0, 2, 2] : vector<4x16x11xf32> to vector<4x11x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x16x11xf32>) {
  %0 = vector.transpose %a, [0, 2, 1] : vector<4x16x11xf32> to vector<4x3x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x16xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<4x16xf32> to vector<16x4xi32>
  return
}
