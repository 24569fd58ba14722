// One element at a time, and tensors from single elements.

func.func @elements(%t: tensor<4x?xf32>, %zero: tensor<f32>, %i: index, %x: f32) {
  %0 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %1 = tensor.extract %zero[] {test.note = "rank 0"} : tensor<f32>
  %2 = tensor.insert %x into %t[%i, %i] : tensor<4x?xf32>
  %3 = tensor.insert %x into %zero[] {test.note} : tensor<f32>
  %4 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> f32
  %5 = "tensor.insert"(%x, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
  return
}

func.func @from_elements(%x: f32, %y: f32, %i: index, %c: complex<f64>, %v: vector<2xi8>) {
  %0 = tensor.from_elements %x : tensor<f32>
  %1 = tensor.from_elements %x, %y, %x, %y, %y, %y : tensor<2x3xf32>
  %2 = tensor.from_elements %i, %i {test.note = 1 : i8} : tensor<2xindex>
  %3 = tensor.from_elements : tensor<0xf32>
  %4 = tensor.from_elements : tensor<4x0x2xf32>
  %5 = tensor.from_elements %c : tensor<1x1x1xcomplex<f64>>
  %6 = tensor.from_elements %v, %v : tensor<2xvector<2xi8>>
  %7 = "tensor.from_elements"(%x) : (f32) -> tensor<1xf32, "encoded">
  return
}

func.func @splat(%x: f32, %i: index) {
  %0 = tensor.splat %x : tensor<8x16xf32>
  %1 = tensor.splat %x[%i, %i] : tensor<?x20x?xf32>
  %2 = tensor.splat %x {test.note} : tensor<f32>
  %3 = tensor.splat %i[%i] {test.note} : tensor<?xindex>
  return
}

func.func @generate(%m: index, %n: index, %x: f32) -> (tensor<?x3x?xf32>, tensor<f32>) {
  %0 = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index, %k: index):
    %sum = arith.addi %i, %j : index
    %int = arith.index_cast %sum : index to i32
    %elem = arith.sitofp %int : i32 to f32
    tensor.yield %elem : f32
  } : tensor<?x3x?xf32>
  %1 = tensor.generate {
    tensor.yield %x {test.end} : f32
  } {test.note} : tensor<f32>
  %2 = "tensor.generate"(%m) ({
  ^bb0(%i: index):
    "tensor.yield"(%x) : (f32) -> ()
  }) : (index) -> tensor<?xf32>
  return %0, %1 : tensor<?x3x?xf32>, tensor<f32>
}
