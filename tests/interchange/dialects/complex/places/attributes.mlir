func.func @f() { %0 = complex.constant #complex.number<:f64 1.0, 2.0> : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant 1.0 : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant 1.0 : f32 : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant dense<1.0> : tensor<f64> : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant dense<1.0> : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant unit : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant true : complex<f64> return }
// -----
func.func @f() { %0 = complex.constant "a" : complex<f64> return }
// -----
#a = 1.0 : f64
func.func @f() { %0 = complex.constant #a : complex<f64> return }
// -----
#a = #complex.number<:f64 1.0, 2.0>
func.func @f() { %0 = complex.constant #a : complex<f64> return }
// -----
#a = dense<1.0> : tensor<f64>
func.func @f() { %0 = complex.constant #a : complex<f64> return }
// -----
func.func @f() { %0 = arith.constant #complex.number<:f64 1.0, 2.0> : complex<f32> return }
// -----
#a = #complex.number<:f64 1.0, 2.0>
func.func @f() { %0 = arith.constant #a : complex<f32> return }
// -----
#a = #complex.number<:f64 1.0, 2.0>
func.func @f() { %0 = arith.constant #a return }
// -----
func.func @f() { %0 = arith.constant dense<1.0> : tensor<f64> : complex<f32> return }
// -----
func.func @f() -> (tensor<2x2xcomplex<f32>>, tensor<4xcomplex<i32>>) {
  %0 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %1 = tensor.concat dim(0) %0, %0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = tensor.bitcast %1 : tensor<4xcomplex<f32>> to tensor<4xcomplex<i32>>
  %3 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 2] : tensor<4xcomplex<f32>> into tensor<2x2xcomplex<f32>>
  return %3, %2 : tensor<2x2xcomplex<f32>>, tensor<4xcomplex<i32>>
}
// -----
func.func @f(%x: f32) -> (tensor<2xcomplex<f32>>) {
  %0 = arith.constant dense<(1.0, 2.0)> : vector<2xcomplex<f32>>
  return
}
// -----
#a = #complex.number<:f64 1.0, 2.0>
func.func @n() -> tensor<2xcomplex<f64>, #a> {
  %0 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f64>, #a>
  %1 = tensor.extract %0[%1] : tensor<2xcomplex<f64>, #a>
  return %0 : tensor<2xcomplex<f64>, #a>
}
// -----
func.func @n() -> memref<2xf32, #complex.number<:f64 1.0, 2.0>> { return }
// -----
func.func @tensor_of_unverified(%i: index) -> complex<f32> {
  %t = tensor.from_elements %k, %k : tensor<2xcomplex<f32>>
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %e = tensor.extract %t[%i] : tensor<2xcomplex<f32>>
  return %e : complex<f32>
}
// -----
func.func @f(%a: f32) -> complex<f32> { %0 = complex.constant #complex.number<:f64 1.0, 2.0> : complex<f64> return %0 : complex<f32> }
// -----
"t.a"() {x = #complex.number<:f32 true, 1.0>} : () -> ()
// -----
"t.a"() {x = #complex.number<:f32 1.0, 1.0>, x = 1} : () -> ()
// -----
"t.a"() {x = #"complex.number"<:f32 1.0, 1.0>} : () -> ()
// -----
func.func @f() { %0 = complex.constant [1.0, 2.0] {value = 1} : complex<f64> return }
// -----
func.func @f(%a: complex<f64>) { %0 = complex.add %a, %a {fastmath = 1} : complex<f64> return }
// -----
func.func @f(%a: complex<f64>) { %0 = complex.add %a, %a fastmath<nnan|ninf> : complex<f64> return }
// -----
func.func @f(%a: complex<f64>) { complex.add %a, %a : complex<f64>, return }
// -----
func.func @f(%a: complex<f64>) { %0:2 = complex.sin %a : complex<f64> return }
// -----
func.func @f(%a: complex<f64>) { %0 = complex.sin(%a) : complex<f64> return }
// -----
func.func @f(%a: complex<f64>) { %0 = complex.sin %a : (complex<f64>) -> complex<f64> return }
// -----
func.func @f(%a: complex<f64>) { %0 = complex.re %a : complex<f64> -> f64 return }
// -----
func.func @f(%a: complex<f64>) -> f64 { %0 = complex.re %a : complex<f64> return %0 : f32 }
// -----
func.func @f(%b: complex<!llvm.ptr>) { return }
// -----
func.func @f() -> complex<i8> { %1 = complex.constant [256 : i8, 0 : i8] : complex<i8> return %1 : complex<i8> }
// -----
func.func @f() -> complex<ui8> { %1 = complex.constant [-1 : ui8, 0 : ui8] : complex<ui8> return %1 : complex<ui8> }
// -----
func.func @f(%p: !llvm.ptr, %v: vector<2xcomplex<f32>>) { return }
