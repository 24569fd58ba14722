// Mixtures with other dialects, and operations in unusual places.

func.func @f1(%a: complex<f32>) -> complex<f32> { %0 = "complex.constant"() {value = [1.0 : f32, 2.0 : f32]} : () -> complex<f32> return %0 : complex<f32> }

func.func @f2(%a: complex<f32>) -> complex<f32> { %0 = complex.constant [1.0 : f32, 0x7FC00000 : f32] : complex<f32> %1 = complex.div %0, %0 : complex<f32> return %1 : complex<f32> }

func.func @f3() -> (f32, f32) { %0 = complex.constant [0x7FC00001 : f32, 0xFFC00000 : f32] : complex<f32> %1 = complex.re %0 : complex<f32> %2 = complex.im %0 : complex<f32> return %1, %2 : f32, f32 }

func.func @f4() attributes {complex.y} { return }

func.func @f5(%a: complex<f32> {complex.z = 1}) { return }

func.func @f6(%a: i64, %b: complex<f32>) -> (i64, complex<f32>, f64) {
  %0 = complex.bitcast %a : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to f64
  %2 = complex.bitcast %1 : f64 to complex<i32>
  %3 = complex.bitcast %2 : complex<i32> to i64
  %4 = complex.bitcast %3 : i64 to complex<f32>
  %5 = arith.bitcast %1 : f64 to i64
  %6 = arith.bitcast %5 : i64 to f64
  return %3, %4, %6 : i64, complex<f32>, f64
}

func.func @f7(%a: complex<f32>) -> (f32, f32) {
  %n = complex.neg %a : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}

func.func @f8(%a: f32) -> (f32, f32) {
  %c = complex.create %a, %a : complex<f32>
  %n = complex.neg %c : complex<f32>
  %m = complex.neg %n : complex<f32>
  %0 = complex.re %m : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}

func.func @f9() -> (f32, f32) {
  %x = arith.constant 1.0 : f32
  %c = complex.create %x, %x : complex<f32>
  %n = complex.neg %c : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}

func.func @f10(%a: complex<f32>, %t: tensor<*xcomplex<f32>>, %u: tensor<?xcomplex<f32>>) -> (tensor<?xcomplex<f32>>, complex<f32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %u : tensor<?xcomplex<f32>> to tensor<4xcomplex<f32>>
  %1 = tensor.cast %0 : tensor<4xcomplex<f32>> to tensor<?xcomplex<f32>>
  %2 = tensor.extract %1[%c0] : tensor<?xcomplex<f32>>
  %d = tensor.dim %1, %c0 : tensor<?xcomplex<f32>>
  return %1, %2, %d : tensor<?xcomplex<f32>>, complex<f32>, index
}

func.func @f11() -> tensor<2xcomplex<f32>> {
  %0 = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %1 = tensor.cast %0 : tensor<2xcomplex<f32>> to tensor<?xcomplex<f32>>
  %2 = tensor.cast %1 : tensor<?xcomplex<f32>> to tensor<2xcomplex<f32>>
  return %2 : tensor<2xcomplex<f32>>
}

func.func @f12() -> (tensor<2x1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %0 = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 1] : tensor<2xcomplex<f32>> into tensor<2x1xcomplex<f32>>
  %2 = tensor.extract_slice %0[1] [1] [1] : tensor<2xcomplex<f32>> to tensor<1xcomplex<f32>>
  return %1, %2 : tensor<2x1xcomplex<f32>>, tensor<1xcomplex<f32>>
}

func.func @f13(%c: i1, %a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = arith.select %c, %k, %a : complex<f32>
  %t = arith.constant true
  %1 = arith.select %t, %k, %a : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

func.func @f14(%c: index, %a: complex<f32>) -> complex<f32> {
  %k = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c step %c1 iter_args(%s = %k) -> complex<f32> {
    %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
    %t = complex.add %s, %z fastmath<nsz> : complex<f32>
    %u = complex.mul %t, %a : complex<f32>
    scf.yield %u : complex<f32>
  }
  return %r : complex<f32>
}

func.func @f15(%c: index) -> complex<f32> {
  %k = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c step %c1 iter_args(%s = %k) -> complex<f32> {
    scf.yield %s : complex<f32>
  }
  return %r : complex<f32>
}

func.func @f16(%m: memref<?xcomplex<f32>>) -> complex<f32> {
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %r = affine.for %i = 0 to 4 iter_args(%s = %z) -> complex<f32> {
    %v = affine.load %m[%i] : memref<?xcomplex<f32>>
    %w = complex.add %s, %v : complex<f32>
    affine.yield %w : complex<f32>
  }
  return %r : complex<f32>
}

func.func @f17() -> !llvm.struct<(f32, f32)> {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(f32, f32)>
  return %2 : !llvm.struct<(f32, f32)>
}

func.func @f18() -> f32 {
  %0 = llvm.mlir.constant(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x struct<(f32, f32)>>
  return %1 : f32
}

func.func @f19() -> !llvm.struct<(f32, f32)> {
  %0 = llvm.mlir.constant(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %1 = llvm.extractvalue %0[1] : !llvm.array<2 x struct<(f32, f32)>>
  return %1 : !llvm.struct<(f32, f32)>
}

func.func @f20() -> !llvm.struct<(i64, i64)> {
  %0 = llvm.mlir.constant(sparse<[[1]], [(3, 4)]> : tensor<2xcomplex<i64>>) : !llvm.array<2 x struct<(i64, i64)>>
  %1 = llvm.extractvalue %0[1] : !llvm.array<2 x struct<(i64, i64)>>
  return %1 : !llvm.struct<(i64, i64)>
}

func.func @f21(%a: complex<f32>) -> complex<f32> {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %z, %a fastmath<fast> : complex<f32>
  %1 = complex.add %0, %a fastmath<fast> : complex<f32>
  %2 = complex.sub %1, %z : complex<f32>
  %3 = complex.add %2, %2 fastmath<fast> : complex<f32>
  %4 = complex.sub %3, %2 fastmath<fast> : complex<f32>
  return %4 : complex<f32>
}

func.func @f22(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %0 = complex.log %a fastmath<fast> : complex<f32>
  %1 = complex.exp %0 fastmath<reassoc> : complex<f32>
  %2 = complex.expm1 %a : complex<f32>
  %3 = complex.log1p %2 : complex<f32>
  return %1, %3 : complex<f32>, complex<f32>
}

func.func @f23(%a: complex<f32>) -> (complex<f32>) {
  %0 = complex.sin %a {fastmath = #arith.fastmath<fast>} : complex<f32>
  return %0 : complex<f32>
}

func.func @f24(%a: complex<f32>) -> (complex<f32>) {
  %0 = complex.sin %a fastmath<fast> {fastmath = #arith.fastmath<nnan>} : complex<f32>
  return %0 : complex<f32>
}

func.func @f25(%a: complex<f32>, %i: i32) -> (complex<f32>) {
  %0 = complex.powi %a, %i {fastmath = #arith.fastmath<none>} : complex<f32>, i32
  return %0 : complex<f32>
}

func.func @f26() -> (complex<f64>) {
  %0 = complex.constant [1.0, 2.0] {value = [3.0, 4.0]} : complex<f64>
  return %0 : complex<f64>
}

func.func @f27(%m: memref<2xcomplex<f32>, #complex.number<:f64 1.0, 2.0>>) { return }

func.func @f28(%a: complex<f32>) -> (i1, i1) {
  %0 = complex.eq %a, %a : complex<f32>
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.neq %k, %k : complex<f32>
  return %0, %1 : i1, i1
}

func.func @f29(%a: complex<f32>) -> complex<f32> {
  %x = "t.op"() : () -> complex<f32>
  %cst = complex.sqrt %a : complex<f32>
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32> loc("here")
  %j = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32> loc("there")
  "t.use"(%k, %j, %x, %cst) : (complex<f32>, complex<f32>, complex<f32>, complex<f32>) -> ()
  return %k : complex<f32>
}

func.func @f30(%t: tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = tensor.pad %t low[1] high[1] { ^bb0(%i: index): tensor.yield %k : complex<f32> } : tensor<2xcomplex<f32>> to tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

func.func @f31(%c: i32) -> complex<f32> {
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %l = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  cf.switch %c : i32, [ default: ^a(%k : complex<f32>), 1: ^a(%l : complex<f32>) ]
^a(%x: complex<f32>):
  return %x : complex<f32>
}

func.func @f32() { %0 = "complex.constant"() <{value = [1.0, 2.0], other = 1}> : () -> complex<f64> return }

func.func @f33(%a: complex<f64>) { %0 = complex.add %a, %a fastmath<none> : complex<f64> return }

func.func @f34(%a: complex<f64>) { %0 = complex.add %a, %a fastmath<nnan,nnan,fast> : complex<f64> return }

func.func @f35(%a: complex<f64>) { %0 = complex.add %a, %a fastmath <fast> : complex<f64> return }

func.func @f36(%a: f128, %b: bf16) { %0 = complex.create %a, %a : complex<f128> %1 = complex.create %b, %b : complex<bf16> %2 = complex.bitcast %1 : complex<bf16> to f32 %3 = complex.bitcast %1 : complex<bf16> to i32 return }

func.func @f37(%a: i256, %b: complex<i128>) -> complex<i128> { %1 = complex.bitcast %a : i256 to complex<i128> return %1 : complex<i128> }

func.func @f38(%b: complex<i0>) -> i0 { %1 = complex.bitcast %b : complex<i0> to i0 return %1 : i0 }

func.func @f39(%b: complex<f4E2M1FN>) -> i8 { %1 = complex.bitcast %b : complex<f4E2M1FN> to i8 return %1 : i8 }

func.func @f40() -> complex<i0> { %1 = complex.constant [0 : i0, 0 : i0] : complex<i0> return %1 : complex<i0> }

func.func @f41(%a: complex<f32>, %t: tensor<2xcomplex<f32>>, %i: index) -> tensor<2xcomplex<f32>> {
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %s = tensor.splat %k : tensor<2xcomplex<f32>>
  %e = tensor.extract %s[%i] : tensor<2xcomplex<f32>>
  %x = complex.add %e, %a : complex<f32>
  %y = tensor.insert %x into %s[%i] : tensor<2xcomplex<f32>>
  return %y : tensor<2xcomplex<f32>>
}

func.func @f42(%a: f64) -> (f64, f64) {
  %0 = arith.bitcast %a : f64 to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.bitcast %1 : complex<f32> to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  %4 = arith.bitcast %3 : i64 to f64
  %5 = complex.bitcast %2 : complex<f32> to f64
  return %4, %5 : f64, f64
}

func.func @f43(%a: complex<f32>) -> (complex<f32>, f32, f32) {
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %b = complex.create %im, %re : complex<f32>
  %c = complex.create %re, %im : complex<f32>
  %d = complex.re %c : complex<f32>
  %e = complex.im %b : complex<f32>
  return %b, %d, %e : complex<f32>, f32, f32
}

func.func @f44(%a: complex<f32>) -> complex<f32> {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %z : complex<f32>
  %1 = complex.pow %0, %z : complex<f32>
  %2 = complex.neg %z : complex<f32>
  %3 = complex.add %1, %2 : complex<f32>
  %4 = complex.conj %z : complex<f32>
  %5 = complex.conj %4 : complex<f32>
  %6 = complex.add %3, %5 fastmath<nsz> : complex<f32>
  return %6 : complex<f32>
}
