func.func @f(%v: memref<4xf32>, %sh: memref<2xindex>) {
  %0 = memref.reshape %v(%sh) : (memref<4xf32>, memref<2xindex>) -> memref<?xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>, %shd: memref<?xindex>) {
  %0 = memref.reshape %v(%shd) : (memref<4xf32>, memref<?xindex>) -> memref<?xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>, %sh: memref<2xindex>) {
  %0 = memref.reshape %v(%sh) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf64>
  return
}
// -----
func.func @f(%v: memref<4xf32>, %sh: memref<2xindex>) {
  %0 = memref.reshape %v(%sh) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32, strided<[?, ?]>>
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>, %sh: memref<2xindex>) {
  %0 = memref.reshape %nl(%sh) : (memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>, memref<2xindex>) -> memref<?x?xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = memref.reshape %v(%v) : (memref<4xf32>, memref<4xf32>) -> memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %v: memref<4xf32>) {
  %0 = memref.reshape %v(%m) : (memref<4xf32>, memref<8x16xf32>) -> memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %v: memref<4xf32>) {
  %0 = memref.reshape %v, %m : (memref<4xf32>, memref<8x16xf32>) -> memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 16] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 16, 2] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 16, %i] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 16, 2] : memref<8x16xf32> into memref<8x16x2xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [2, 1]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 3]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2, 3]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1], [2]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], []] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, %i, 1] : memref<8x16xf32> into memref<8x?x1xf32>
  return
}
// -----
func.func @f(%d: memref<?x?xf32>, %i: index) {
  %0 = memref.expand_shape %d [[0], [1, 2]] output_shape [%i, 3, 1] : memref<?x?xf32> into memref<?x3x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [8] : memref<8x16xf32> into memref<128xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf64>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32, strided<[16, 1, 1]>>
  return
}
// -----
func.func @f(%s: memref<8x8xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.expand_shape %s [[0], [1, 2]] output_shape [8, 8, 1] : memref<8x8xf32, strided<[?, 1], offset: ?>> into memref<8x8x1xf32>
  return
}
// -----
func.func @f(%z: memref<f32>) {
  %0 = memref.expand_shape %z [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], 1] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 16, 1] : memref<8x16xf32> to memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2 : i32]] output_shape [8, 16, 1] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = memref.expand_shape %nl [[0, 1]] output_shape [8, 1] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> into memref<8x1xf32>
  return
}
// -----
func.func @f(%i: index, %v: memref<4xf32>) {
  %0 = "memref.expand_shape"(%v, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (memref<4xf32>, index) -> memref<4x1xf32>
  return
}
// -----
func.func @f(%v: memref<4xf32>) {
  %0 = "memref.expand_shape"(%v) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 1>}> : (memref<4xf32>) -> memref<4x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<127xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<?xf32>
  return
}
// -----
func.func @f(%d: memref<?x?xf32>) {
  %0 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<128xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<8x16xf32> into memref<128xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<8x16xf32> into memref<8x16x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[1, 0]] : memref<8x16xf32> into memref<128xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0]] : memref<8x16xf32> into memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [] : memref<8x16xf32> into memref<f32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<8x16xf32> into memref<128xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf64>
  return
}
// -----
func.func @f(%s: memref<8x8xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.collapse_shape %s [[0, 1]] : memref<8x8xf32, strided<[?, 1], offset: ?>> into memref<64xf32>
  return
}
// -----
func.func @f() {
  %0 = "t.x"() : () -> memref<8x8xf32, strided<[9, 1]>> %1 = memref.collapse_shape %0 [[0, 1]] : memref<8x8xf32, strided<[9, 1]>> into memref<64xf32, strided<[1]>>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.collapse_shape %t [[0]] : tensor<4xf32> into memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.collapse_shape %m [[0, -1]] : memref<8x16xf32> into memref<128xf32>
  return
}
