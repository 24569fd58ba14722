func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x5xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf64, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>, 1>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<1x4x4xf32, strided<[1, 16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 1] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 1] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 2], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 1] [4, 1] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 1] [1, 1] [1, 1] : memref<8x16xf32> to memref<1xf32, strided<[7], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 1] [1, 1] [1, 1] : memref<8x16xf32> to memref<1xf32, strided<[?], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[8, 1] [1, 1] [1, 1] : memref<8x16xf32> to memref<1x1xf32, strided<[16, 1], offset: 129>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[7, 1] [2, 1] [1, 1] : memref<8x16xf32> to memref<2x1xf32, strided<[16, 1], offset: 113>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 1] [4, 1] [3, 1] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, -1] [4, 1] [3, 1] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [-4, 1] [3, 1] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0] [4, 1] [3, 1] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0] [4] [3] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4] [3] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [3] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [3, 3, 3] : memref<8x16xf32> to memref<4x1xf32, strided<[48, 1], offset: 1>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.subview %m[%i, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %x: f32) {
  %0 = memref.subview %m[%x, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0] [4, a] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0 [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m (0, 0) [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.subview %u[] [] [] : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = memref.subview %nl[0] [4] [1] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = memref.subview %nl[0] [4] [1] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.subview %t[0] [4] [1] : tensor<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index) -> memref<1x1xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<1x1xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index) -> memref<1x1xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index) -> memref<1x1xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<1x1xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = [0, 0], static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<1x1xf32, strided<[16, 1]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32, 1>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf64>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x5xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, %i], strides: [4, 1] : memref<8x16xf32> to memref<4x5xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [5, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [%i, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [4] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [-1], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [-4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0] sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<?xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][%i] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, 1>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @f(%b: memref<64xi8>) {
  %0 = memref.view %b[][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %b: memref<64xi8>) {
  %0 = memref.view %b[%i] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%k: i32, %b: memref<64xi8>) {
  %0 = memref.view %b[%k][] : memref<64xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index, %mi: memref<8xi32>) {
  %0 = memref.view %mi[%i][] : memref<8xi32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.view %m[%i][] : memref<8x16xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "t.x"() : () -> memref<64xi8, affine_map<(d0) -> (d0 floordiv 2)>> %1 = memref.view %0[%i][] : memref<64xi8, affine_map<(d0) -> (d0 floordiv 2)>> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i) -> (i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 15]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf64, strided<[1, 16]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>, 1>
  return
}
// -----
func.func @f(%d: memref<?x?xf32>) {
  %0 = memref.transpose %d (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @f(%s: memref<8x8xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.transpose %s (i, j) -> (j, i) : memref<8x8xf32, strided<[?, 1], offset: ?>> to memref<8x8xf32>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<8x16xf32> into memref<16x8xf32, strided<[1, 16]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j)[s] -> (j, i) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i + 1) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
  return
}
// -----
func.func @f(%nl: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  %0 = memref.transpose %nl (i) -> (i) : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<8xf32>
  return
}
// -----
func.func @f(%u: memref<*xf32>) {
  %0 = memref.transpose %u (i) -> (i) : memref<*xf32> to memref<8xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = memref.transpose %t (i) -> (i) : tensor<4xf32> to memref<8xf32>
  return
}
