func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [1, 1, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 1, 1] [1, 1] : tensor<8x16x4xf32> to tensor<1x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [1, 1] [1, 1] : tensor<8x16x4xf32> to tensor<1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<8x16x4xf32> to tensor<1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[-1, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, -1, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x2x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x2x1xf64>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x?x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, %i] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x2x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, %i] [1, 1, 1] : tensor<8x16x4xf32> to tensor<*xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[8, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x2x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[7, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<2x2x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 8, 1] [1, 3, 1] : tensor<8x16x4xf32> to tensor<1x8x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %j: i32) {
  %0 = tensor.extract_slice %t[0, 0, %j] [1, 8, 1] [1, 1, 1] : tensor<8x16x4xf32> to tensor<1x8x1xf32>
  return
}
// -----
func.func @f(%un: tensor<*xf32>) {
  %0 = tensor.extract_slice %un[0] [1] [1] : tensor<*xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>) {
  %0 = tensor.extract_slice %m[0] [1] [1] : memref<8xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.extract_slice %v[0] [1] : tensor<4xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.extract_slice %v[0] [1] [1] : tensor<4xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.extract_slice %v[0] [1] [1] : tensor<4xf32> into tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.extract_slice %v(0) [1] [1] : tensor<4xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.extract_slice %v[0,] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.extract_slice %v[0] [x] [1] : tensor<4xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.extract_slice %v[0] [1] [99999999999999999999] : tensor<4xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i32: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: -9223372036854775808>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%v, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<1xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%v, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %t[0, 0, 0] [4, 1, 2] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %t[0, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %t[0, 0, 0] [4, 1, 1] [1, 1, 1] : tensor<4xf32> into tensor<8x16x?xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %y: tensor<4xf64>) {
  %0 = tensor.insert_slice %y into %t[0, 0, 0] [4, 1, 1] [1, 1, 1] : tensor<4xf64> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %t into %v[0] [4] [1] : tensor<8x16x4xf32> into tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %t[5, 0, 0] [4, 1, 1] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %t[8, 0, 0] [4, 1, 1] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %t[0, 0, 0] [4, -1, 1] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %v: tensor<4xf32>, %i: index) {
  %0 = tensor.insert_slice %v into %t[0, 0, 0] [%i, 1, 1] [1, 1, 1] : tensor<4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%un: tensor<*xf32>, %v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %un[0] [1] [1] : tensor<4xf32> into tensor<*xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v, %v[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = tensor.insert_slice %v into %v[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  %0 = "tensor.insert_slice"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>) {
  tensor.parallel_insert_slice %v into %v[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %v) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %v into %o[%k] [1] [1] : tensor<4xf32> into tensor<4xf32> } }
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %v) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %v into %v[%k] [4] [1] : tensor<4xf32> into tensor<4xf32> } }
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %y: tensor<4xf64>, %i: index) {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %v) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %y into %o[%k] [4] [1] : tensor<4xf64> into tensor<4xf32> } }
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %v) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %v into %o[%k, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<4xf32> } }
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %v) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %v into %o[3] [4] [1] : tensor<4xf32> into tensor<4xf32> } }
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %v) -> (tensor<4xf32>) { scf.forall.in_parallel { %q = tensor.parallel_insert_slice %v into %o[%k] [4] [1] : tensor<4xf32> into tensor<4xf32> } }
  return
}
// -----
func.func @f(%v: tensor<4xf32>, %i: index) {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %v) -> (tensor<4xf32>) { tensor.parallel_insert_slice %v into %o[%k] [4] [1] : tensor<4xf32> into tensor<4xf32> scf.forall.in_parallel { } }
  return
}
