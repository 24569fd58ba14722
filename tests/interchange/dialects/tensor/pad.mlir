// Elements around a tensor.

func.func @pad(%t: tensor<4x?xf32>, %zero: tensor<f32>, %l: index, %h: index, %x: f32) {
  %0 = tensor.pad %t low[1, %l] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<7x?xf32>
  %1 = tensor.pad %t nofold low[%l, %l] high[0, %h] {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    %e = "test.compute"(%s) : (index) -> f32
    tensor.yield %e : f32
  } {test.note} : tensor<4x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[-1, 0] high[0, -2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<3x12xf32>
  %3 = tensor.pad %zero low[] high[] {
    tensor.yield %x : f32
  } : tensor<f32> to tensor<f32>
  %4 = "tensor.pad"(%t, %l, %h) <{nofold, operandSegmentSizes = array<i32: 1, 1, 1>,
      static_low = array<i64: 0, -9223372036854775808>, static_high = array<i64: -9223372036854775808, 3>}> ({
  ^bb0(%i: index, %j: index):
    "tensor.yield"(%x) : (f32) -> ()
  }) : (tensor<4x?xf32>, index, index) -> tensor<?x?xf32>
  return
}
