// Padding: empty, by constants, of casts, and of padded tensors.

func.func @nothing(%t: tensor<4x?xf32>, %s: tensor<4x4xf32>, %x: f32) -> (tensor<4x?xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %1 = tensor.pad %t low[0, %c0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x8xf32>
  %2 = tensor.pad %s nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  %3 = tensor.pad %s low[1, 0] high[-1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  return %0, %1, %2, %3 : tensor<4x?xf32>, tensor<4x8xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

func.func @constants(%t: tensor<4x?xf32>, %x: f32, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x9xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c1, %n] high[%c2, %c1] {
  ^bb0(%i: index, %j: index):
    %y = "test.compute"(%i, %j) : (index, index) -> f32
    tensor.yield %y : f32
  } {test.note} : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t low[%n, %c1] high[%c2, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t nofold low[%n, %c1] high[%c2, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x9xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x9xf32>
}

func.func @casts(%t: tensor<4x?xf32>, %u: tensor<?x?xf32>, %x: f32, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<7x8xf32>) {
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.pad %a low[1, %n] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %a low[%n, %n] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %u low[%n, %n] high[2, 1] {
  ^bb0(%i: index, %j: index):
    %y = "test.compute"(%i, %j) : (index, index) -> f32
    tensor.yield %y : f32
  } {test.note} : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<7x8xf32>
  return %0, %1, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<7x8xf32>
}

func.func @orthogonal(%t: tensor<?x64xf32>, %s: index, %n: index, %p: index) -> (tensor<8x4xf32>) {
  %x = arith.constant 0.0 : f32
  %a = tensor.extract_slice %t[16, 0] [%s, 3] [1, 1] : tensor<?x64xf32> to tensor<?x3xf32>
  %b = tensor.pad %a low[0, 0] high[%p, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32> to tensor<8x3xf32>
  %c = tensor.extract_slice %b[0, 0] [8, %n] [1, 1] : tensor<8x3xf32> to tensor<8x?xf32>
  %d = tensor.pad %c low[0, 0] high[0, %p] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %d : tensor<8x4xf32>
}

func.func @both_in_one_dimension(%t: tensor<?x64xf32>, %s: index, %n: index, %p: index) -> (tensor<8x4xf32>) {
  %x = arith.constant 0.0 : f32
  %a = tensor.extract_slice %t[16, 0] [%s, 3] [1, 1] : tensor<?x64xf32> to tensor<?x3xf32>
  %b = tensor.pad %a low[0, 0] high[%p, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32> to tensor<8x4xf32>
  %c = tensor.extract_slice %b[0, 0] [8, %n] [1, 1] : tensor<8x4xf32> to tensor<8x?xf32>
  %d = tensor.pad %c low[0, 0] high[0, %p] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %d : tensor<8x4xf32>
}

func.func @consecutive(%t: tensor<4x5xf32>, %u: tensor<?x?xf32>, %x: f32, %n: index, %m: index) -> (tensor<11x9xf32>, tensor<?x?xf32>) {
  %a = tensor.pad %t low[1, 0] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<7x6xf32>
  %0 = tensor.pad %a low[4, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<7x6xf32> to tensor<11x9xf32>
  %b = tensor.pad %u low[%n, 0] high[2, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %b low[%m, 1] high[%n, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<11x9xf32>, tensor<?x?xf32>
}

func.func @consecutive_but_different(%t: tensor<4xf32>, %x: f32, %y: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %y : f32
  } : tensor<6xf32> to tensor<8xf32>
  %1 = tensor.pad %a nofold low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<6xf32> to tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

func.func @consecutive_in_a_loop(%t: tensor<?x4xf32>, %x: f32, %n: index, %m: index) {
  scf.for %k = %n to %m step %n {
    %a = tensor.pad %t low[%k, 0] high[1, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } : tensor<?x4xf32> to tensor<?x6xf32>
    %b = tensor.pad %a low[%k, 1] high[%n, %k] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } : tensor<?x6xf32> to tensor<?x?xf32>
    "test.use"(%b) : (tensor<?x?xf32>) -> ()
  }
  return
}
