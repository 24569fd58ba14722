func.func @f(%x: f32) {
  tensor.yield %x : f32
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.generate { ^bb0(%a: index): tensor.yield %x : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i { ^bb0(%a: i32): tensor.yield %x : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %y: f64) {
  %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %y : f64 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i { tensor.yield %x : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %x : f32 } : tensor<*xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.generate %i { ^bb0(%a: index): "test.use"(%a) : (index) -> () } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i { ^bb0(%a: index): cf.br ^bb1 ^bb1: tensor.yield %x : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%j: i32, %x: f32) {
  %0 = tensor.generate %j { ^bb0(%a: index): tensor.yield %x : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = tensor.generate %i { ^bb0(%a: index): scf.yield %x : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.generate %i { } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "tensor.generate"(%i) ({}) : (index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "tensor.generate"(%i) ({^bb0(%a: index): "tensor.yield"() : () -> () }) : (index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %x: f32) {
  %0 = "tensor.generate"(%i) ({^bb0(%a: index): "tensor.yield"(%x, %x) : (f32, f32) -> () }) : (index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "tensor.generate"(%i) : (index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 2, 3] high[2, 0, 3] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<8x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?x1xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index, %b: i32): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %y: f64) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %y : f64 } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf64>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %j: i32, %x: f32) {
  %0 = tensor.pad %t low[%j, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low[1, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = tensor.pad %t low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = tensor.pad %t low(1, 0) high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x?xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%u: tensor<*xf32>, %x: f32) {
  %0 = tensor.pad %u low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<*xf32> to tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0, -9223372036854775808>, static_high = array<i64: 0, 3>}> ({ ^bb0(%a: index, %b: index): "tensor.yield"(%x) : (f32) -> () }) : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0, 1>}> ({ ^bb0(%a: index, %b: index): "tensor.yield"(%x) : (f32) -> () }) : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %x: f32) {
  %0 = "tensor.pad"(%t) <{static_low = array<i64: 0, 1>, static_high = array<i64: 0, 3>}> ({ ^bb0(%a: index, %b: index): "tensor.yield"(%x) : (f32) -> () }) : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0, 1>, static_high = array<i64: 0, 3>}> ({ }) : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return
}
