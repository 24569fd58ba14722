// Tensors and memory of complex numbers that are constants: single elements are constants of `complex`.

func.func @extract(%i: index) -> (complex<f32>, complex<f32>, complex<i32>, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %s = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %u = arith.constant dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>
  %0 = tensor.extract %t[%c1] : tensor<2xcomplex<f32>>
  %1 = tensor.extract %s[%i] : tensor<2xcomplex<f32>>
  %2 = tensor.extract %u[%c1] : tensor<2xcomplex<i32>>
  %3 = tensor.extract %t[%i] : tensor<2xcomplex<f32>>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<i32>, complex<f32>
}

func.func @from_elements() -> (tensor<2xcomplex<f32>>, tensor<1xcomplex<f64>>, tensor<1xcomplex<i32>>, tensor<2xcomplex<f32>>, tensor<0xcomplex<f32>>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %c = complex.constant [3.0, 4.0] : complex<f64>
  %d = complex.constant [3 : i32, 4 : i32] : complex<i32>
  %0 = tensor.from_elements %a, %b : tensor<2xcomplex<f32>>
  %1 = tensor.from_elements %c : tensor<1xcomplex<f64>>
  %2 = tensor.from_elements %d : tensor<1xcomplex<i32>>
  %3 = tensor.from_elements %a, %a : tensor<2xcomplex<f32>>
  %4 = tensor.from_elements : tensor<0xcomplex<f32>>
  return %0, %1, %2, %3, %4 : tensor<2xcomplex<f32>>, tensor<1xcomplex<f64>>, tensor<1xcomplex<i32>>, tensor<2xcomplex<f32>>, tensor<0xcomplex<f32>>
}

func.func @splat_and_insert(%n: index) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<i32>>, tensor<?xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %d = complex.constant [3 : i32, 4 : i32] : complex<i32>
  %c1 = arith.constant 1 : index
  %0 = tensor.splat %a : tensor<2xcomplex<f32>>
  %1 = tensor.splat %d : tensor<2xcomplex<i32>>
  %2 = tensor.splat %a[%n] : tensor<?xcomplex<f32>>
  %s = arith.constant dense<(1.0, 2.0)> : tensor<3xcomplex<f32>>
  %3 = tensor.insert %a into %s[%c1] : tensor<3xcomplex<f32>>
  %b = complex.constant [1.5 : f32, 2.0 : f32] : complex<f32>
  %4 = tensor.insert %b into %s[%c1] : tensor<3xcomplex<f32>>
  %5 = tensor.extract_slice %s[1] [2] [1] : tensor<3xcomplex<f32>> to tensor<2xcomplex<f32>>
  return %0, %1, %2, %3, %4, %5: tensor<2xcomplex<f32>>, tensor<2xcomplex<i32>>, tensor<?xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>
}

func.func @sparse_and_reshaped(%n: index) -> (complex<f32>, complex<f32>, complex<f32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = arith.constant sparse<[[0], [2]], [(1.0, 2.0), (3.0, 4.0)]> : tensor<3xcomplex<f32>>
  %0 = tensor.extract %s[%c1] : tensor<3xcomplex<f32>>
  %1 = tensor.extract %s[%c0] : tensor<3xcomplex<f32>>
  %q = arith.constant dense<[[(1.0, 2.0), (3.0, 4.0)]]> : tensor<1x2xcomplex<f32>>
  %r = tensor.collapse_shape %q [[0, 1]] : tensor<1x2xcomplex<f32>> into tensor<2xcomplex<f32>>
  %2 = tensor.extract %r[%c1] : tensor<2xcomplex<f32>>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @extract_of_from_elements(%n: index) -> (complex<f32>, f32, f32, complex<f32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %t = tensor.from_elements %a, %a : tensor<2xcomplex<f32>>
  %0 = tensor.extract %t[%c1] : tensor<2xcomplex<f32>>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.add %0, %a : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, f32, f32, complex<f32>
}

func.func @generate() -> tensor<2xcomplex<f32>> {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %g = tensor.generate {
  ^bb0(%i: index):
    %z = complex.neg %a : complex<f32>
    tensor.yield %z : complex<f32>
  } : tensor<2xcomplex<f32>>
  %c1 = arith.constant 1 : index
  %v = tensor.extract %g[%c1] : tensor<2xcomplex<f32>>
  %r = tensor.insert %v into %g[%c1] : tensor<2xcomplex<f32>>
  return %r : tensor<2xcomplex<f32>>
}

func.func @formats() -> (complex<i5>, complex<f80>, complex<si5>, complex<i200>, complex<ui8>, complex<f8E4M3FN>) {
  %c1 = arith.constant 1 : index
  %t0 = arith.constant dense<[(1, -1), (-2, 3)]> : tensor<2xcomplex<i5>>
  %0 = tensor.extract %t0[%c1] : tensor<2xcomplex<i5>>
  %t1 = arith.constant dense<[(1.0, -1.0), (-2.0, 3.0)]> : tensor<2xcomplex<f80>>
  %1 = tensor.extract %t1[%c1] : tensor<2xcomplex<f80>>
  %t2 = arith.constant dense<[(1, 2), (-3, 4)]> : tensor<2xcomplex<si5>>
  %2 = tensor.extract %t2[%c1] : tensor<2xcomplex<si5>>
  %t3 = arith.constant dense<[(1, -1), (-2, 3)]> : tensor<2xcomplex<i200>>
  %3 = tensor.extract %t3[%c1] : tensor<2xcomplex<i200>>
  %t4 = arith.constant dense<[(1, 255), (2, 3)]> : tensor<2xcomplex<ui8>>
  %4 = tensor.extract %t4[%c1] : tensor<2xcomplex<ui8>>
  %t5 = arith.constant dense<[(1.0, 2.0), (0x7f, 3.0)]> : tensor<2xcomplex<f8E4M3FN>>
  %5 = tensor.extract %t5[%c1] : tensor<2xcomplex<f8E4M3FN>>
  return %0, %1, %2, %3, %4, %5 : complex<i5>, complex<f80>, complex<si5>, complex<i200>, complex<ui8>, complex<f8E4M3FN>
}

func.func @tensors_of_formats() -> (tensor<2xcomplex<i1>>, tensor<2xcomplex<si5>>, tensor<2xcomplex<f80>>,tensor<2xcomplex<i200>>) {
  %a = complex.constant [true, false] : complex<i1>
  %c = complex.constant [1 : si5, -5 : si5] : complex<si5>
  %d = complex.constant [1.0 : f80, -5.0 : f80] : complex<f80>
  %e = complex.constant [1 : i200, -5 : i200] : complex<i200>
  %0 = tensor.from_elements %a, %a : tensor<2xcomplex<i1>>
  %2 = tensor.from_elements %c, %c : tensor<2xcomplex<si5>>
  %3 = tensor.from_elements %d, %d : tensor<2xcomplex<f80>>
  %4 = tensor.from_elements %e, %e : tensor<2xcomplex<i200>>
  return %0, %2, %3, %4 : tensor<2xcomplex<i1>>, tensor<2xcomplex<si5>>, tensor<2xcomplex<f80>>, tensor<2xcomplex<i200>>
}

func.func @no_dimensions() -> (complex<f32>, tensor<complex<f32>>, tensor<2x2xcomplex<f64>>, complex<f64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %0 = tensor.extract %t[] : tensor<complex<f32>>
  %1 = tensor.from_elements %0 : tensor<complex<f32>>
  %a = complex.constant [1.0, -0.0] : complex<f64>
  %b = complex.constant [1.0, 0.0] : complex<f64>
  %2 = tensor.from_elements %a, %b, %b, %a : tensor<2x2xcomplex<f64>>
  %3 = tensor.extract %2[%c1, %c0] : tensor<2x2xcomplex<f64>>
  return %0, %1, %2, %3 : complex<f32>, tensor<complex<f32>>, tensor<2x2xcomplex<f64>>, complex<f64>
}
func.func @outside(%x: complex<f32>) -> (complex<f32>, complex<f32>, tensor<2xcomplex<f32>>) {
  %c2 = arith.constant 2 : index
  %c-1 = arith.constant -1 : index
  %t = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %0 = tensor.extract %t[%c2] : tensor<2xcomplex<f32>>
  %1 = tensor.extract %t[%c-1] : tensor<2xcomplex<f32>>
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %2 = tensor.from_elements %a, %x : tensor<2xcomplex<f32>>
  return %0, %1, %2 : complex<f32>, complex<f32>, tensor<2xcomplex<f32>>
}

memref.global "private" constant @elements : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
func.func @load() -> complex<f32> {
  %m = memref.get_global @elements : memref<2xcomplex<f32>>
  %0 = affine.load %m[1] : memref<2xcomplex<f32>>
  return %0 : complex<f32>
}

memref.global "private" constant @splat : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
func.func @load_of_splat() -> complex<f32> {
  %m = memref.get_global @splat : memref<2xcomplex<f32>>
  %0 = affine.load %m[1] : memref<2xcomplex<f32>>
  return %0 : complex<f32>
}

func.func @resource(%i: index) -> complex<f32> {
  %t = arith.constant dense_resource<complexes> : tensor<2xcomplex<f32>>
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %t[%c1] : tensor<2xcomplex<f32>>
  return %0 : complex<f32>
}
{-# dialect_resources: { builtin: { complexes: "0x080000000000803F000000400000404000008040" } } #-}
