// Elements that are known, or that are computed where they are read.

func.func @constants(%i: index) -> (f32, i1, i4, i32, i8, i128, f32, index, f16, i32) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = arith.constant dense<[true, false]> : tensor<2xi1>
  %d = arith.constant dense<[-1, 7]> : tensor<2xi4>
  %e = arith.constant sparse<[[1]], 9> : tensor<3xi32>
  %g = arith.constant dense_resource<x> : tensor<3xi8>
  %w = arith.constant dense<[1, -3]> : tensor<2xi128>
  %s = arith.constant dense<4.5> : tensor<2xf32>
  %x = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
  %h = arith.constant dense<[0x7E00, 0xFC00]> : tensor<2xf16>
  %0 = tensor.extract %a[%c1] : tensor<2xf32>
  %1 = tensor.extract %b[%c1] : tensor<2xi1>
  %2 = tensor.extract %d[%c1] : tensor<2xi4>
  %3 = tensor.extract %e[%c1] : tensor<3xi32>
  %4 = tensor.extract %g[%c1] : tensor<3xi8>
  %5 = tensor.extract %w[%c1] : tensor<2xi128>
  %6 = tensor.extract %s[%i] : tensor<2xf32>
  %c0 = arith.constant 0 : index
  %7 = tensor.extract %x[%c1, %c0] : tensor<2x2xindex>
  %8 = tensor.extract %h[%c1] : tensor<2xf16>
  %9 = tensor.extract %e[%c0] : tensor<3xi32>
  %out = tensor.extract %a[%c7] : tensor<2xf32>
  %unknown = tensor.extract %a[%i] : tensor<2xf32>
  "test.keep"(%out, %unknown) : (f32, f32) -> ()
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, i1, i4, i32, i8, i128, f32, index, f16, i32
}

func.func @scalar_tensors(%x: f32) -> (f32, i64, f32) {
  %k = arith.constant dense<17> : tensor<i64>
  %e = tensor.from_elements %x : tensor<f32>
  %t = arith.constant dense<2.0> : tensor<f32>
  %r = tensor.insert %x into %t[] : tensor<f32>
  %0 = tensor.extract %e[] : tensor<f32>
  %1 = tensor.extract %k[] : tensor<i64>
  %2 = tensor.extract %r[] : tensor<f32>
  return %0, %1, %2 : f32, i64, f32
}

func.func @from_elements(%a: f32, %b: f32, %i: index) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.from_elements %a, %b, %a, %b, %b, %b : tensor<2x3xf32>
  %0 = tensor.extract %t[%c0, %c1] : tensor<2x3xf32>
  %1 = tensor.extract %t[%c0, %c2] : tensor<2x3xf32>
  %2 = tensor.extract %t[%c1, %i] : tensor<2x3xf32>
  %3 = tensor.extract %t[%c2, %c2] : tensor<2x3xf32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

func.func @made_of_constants(%n: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xindex>, tensor<3xi1>, tensor<0xf32>, tensor<2x2xi7>) {
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %k = arith.constant 3 : index
  %t = arith.constant true
  %f = arith.constant false
  %m = arith.constant -5 : i7
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.splat %x[%n] : tensor<?xf32>
  %2 = tensor.from_elements %x, %y : tensor<2xf32>
  %3 = tensor.from_elements %k, %k : tensor<2xindex>
  %4 = tensor.from_elements %t, %f, %t : tensor<3xi1>
  %5 = tensor.from_elements : tensor<0xf32>
  %6 = tensor.splat %m : tensor<2x2xi7>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xindex>, tensor<3xi1>, tensor<0xf32>, tensor<2x2xi7>
}

func.func @splats(%x: f32, %i: index, %n: index) -> (f32, f32) {
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.splat %x[%n] : tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  %3 = tensor.extract %1[%i] : tensor<?xf32>
  return %2, %3 : f32, f32
}

func.func @inserted(%t: tensor<4x4xi32>, %x: i32, %i: index, %j: index) -> (i32, i32, i32, tensor<4x4xi32>, tensor<4x4xi32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant dense<8> : tensor<4x4xi32>
  %eight = arith.constant 8 : i32
  %0 = tensor.insert %x into %t[%i, %c2] : tensor<4x4xi32>
  %1 = tensor.extract %0[%i, %c2] : tensor<4x4xi32>
  %2 = tensor.extract %0[%j, %c2] : tensor<4x4xi32>
  %3 = tensor.extract %0[%i, %c3] : tensor<4x4xi32>
  %4 = tensor.insert %eight into %k[%i, %j] : tensor<4x4xi32>
  %5 = tensor.insert %x into %k[%c2, %j] : tensor<4x4xi32>
  %6 = tensor.insert %x into %t[%c3, %c2] : tensor<4x4xi32>
  %7 = tensor.extract %6[%c3, %c2] : tensor<4x4xi32>
  %8 = tensor.extract %6[%c2, %c2] : tensor<4x4xi32>
  "test.keep"(%7, %8) : (i32, i32) -> ()
  return %1, %2, %3, %4, %5 : i32, i32, i32, tensor<4x4xi32>, tensor<4x4xi32>
}

func.func @casts(%t: tensor<4x?xi32>, %u: tensor<*xi32>, %w: tensor<3xi8>, %x: i32, %i: index) -> (i32, i32, index, tensor<?x?xi32>) {
  %0 = tensor.cast %t : tensor<4x?xi32> to tensor<?x?xi32>
  %1 = tensor.extract %0[%i, %i] : tensor<?x?xi32>
  %2 = tensor.cast %u : tensor<*xi32> to tensor<?x?xi32>
  %3 = tensor.extract %2[%i, %i] : tensor<?x?xi32>
  %4 = arith.index_cast %w : tensor<3xi8> to tensor<3xindex>
  %5 = tensor.extract %4[%i] : tensor<3xindex>
  %6 = tensor.insert %x into %0[%i, %i] {test.note} : tensor<?x?xi32>
  return %1, %3, %5, %6 : i32, i32, index, tensor<?x?xi32>
}

func.func @generated(%n: index, %p: index, %x: f32) -> (index, f32, f32) {
  %t = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    %m = arith.muli %s, %n : index
    tensor.yield %m : index
  } : tensor<?x4xindex>
  %u = tensor.generate %n {
  ^bb0(%i: index):
    %y = "test.effect"(%i) : (index) -> f32
    tensor.yield %y : f32
  } : tensor<?xf32>
  %v = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %0 = tensor.extract %t[%p, %n] : tensor<?x4xindex>
  %1 = tensor.extract %u[%p] : tensor<?xf32>
  %2 = tensor.extract %v[%p] : tensor<?xf32>
  return %0, %1, %2 : index, f32, f32
}

func.func @generated_and_used(%n: index, %p: index, %c: i1) -> (i32, tensor<?xi32>) {
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %a = arith.index_cast %i : index to i32
    %b = scf.if %c -> i32 {
      %d = arith.muli %a, %a : i32
      scf.yield %d : i32
    } else {
      scf.yield %a : i32
    }
    tensor.yield %b : i32
  } : tensor<?xi32>
  %0 = tensor.extract %t[%p] : tensor<?xi32>
  return %0, %t : i32, tensor<?xi32>
}
