func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %a return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %b : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %a : complex<f32>, complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %a : f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %f, %f : f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %c, %c : complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %t, %t : tensor<2xcomplex<f32>> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %a fastmath : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %a fastmath<foo> : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %a fastmath<> : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a, %a, %a : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.add %a %a : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0, %1 = complex.add %a, %a : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%a, %a) : (complex<f32>, complex<f32>) -> complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%a, %a) : (complex<f32>, complex<f32>) -> f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%a) : (complex<f32>) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%a, %a) : (complex<f32>, complex<f32>) -> () return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%a, %a) <{fastmath = 1 : i32}> : (complex<f32>, complex<f32>) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%c, %c) : (complex<i32>, complex<i32>) -> complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.add"(%a, %f) : (complex<f32>, f32) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.sin : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.sin %a return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.sin %a : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.sin %c : complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.sin %f : f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.sin %a, %a : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.sin %a fastmath<fast : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.sin"(%a) : (complex<f32>) -> complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.sin"(%a) : (complex<f32>) -> f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.sin"(%c) : (complex<i32>) -> complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.sin"() : () -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.abs %a : f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.abs %f : f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.abs %c : complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.abs"(%a) : (complex<f32>) -> f64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.abs"(%a) : (complex<f32>) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.re"(%a) : (complex<f32>) -> f64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.im"(%a) : (complex<f32>) -> i32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.angle"(%a) : (complex<f32>) -> f64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.re %c : complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.im %f : f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.re %t : tensor<2xcomplex<f32>> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.eq %a, %b : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.eq %a, %a fastmath<fast> : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.eq %c, %c : complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i8 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.neq"(%a, %b) : (complex<f32>, complex<f64>) -> i1 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.neq"(%a, %a) : (complex<f32>, complex<f32>) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.powi %a, %i : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.powi %a, %i : complex<f64>, i32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.powi %a, %f : complex<f32>, f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.powi %a, %x : complex<f32>, index return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.powi %c, %i : complex<i32>, i32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.powi %a, %i fastmath<foo> : complex<f32>, i32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.powi %i, %a : i32, complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.powi"(%a, %i) : (complex<f32>, i32) -> complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.powi"(%a) : (complex<f32>) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.powi"(%a, %i) <{fastmath = "fast"}> : (complex<f32>, i32) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.pow %a, %i : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.create %f, %g : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.create %f, %f : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.create %f, %f : f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.create %i, %i : complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.create %f : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.create %f, %f return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.create"(%f, %g) : (f32, f64) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.create"(%f, %f) : (f32, f32) -> complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.create"(%f, %f) : (f32, f32) -> f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.create"(%i, %i) : (i32, i32) -> complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, 2.0, 3.0] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, 2.0] : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, 2.0 : f32] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0 : f32, 2.0] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1, 2] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1, 2] : complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant ["a", 2.0] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, unit] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [i32, f32] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [dense<1.0> : tensor<f64>, 2.0] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [true, 1] : complex<i1> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant 1.0 : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, 2.0] : f64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, 2.0] return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, 2.0 : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1.0, 2.0] : complex<tensor<2xf32>> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.constant [1 : index, 2 : index] : complex<index> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.constant"() : () -> complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.constant"() <{value = 1.0}> : () -> complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.constant"() <{value = [1.0, 2.0]}> : () -> f64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.constant"() <{value = [1.0, 2.0]}> : () -> (complex<f64>, complex<f64>) return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.constant"(%f) <{value = [1.0, 2.0]}> : (f32) -> complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %a : complex<f32> to i32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %a : complex<f32> to complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %i : i32 to f32 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %x : index to complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %a : complex<f32> to index return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %t : tensor<2xcomplex<f32>> to i64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %l : i64 to vector<2xf32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %l : i64 to complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %a : complex<f64> to i64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %a : complex<f32> -> i64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %a : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.bitcast %a return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.bitcast"(%a) : (complex<f32>) -> () return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { "complex.bitcast"() : () -> i64 return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.nothing %a : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.neg %a { : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.neg %undefined : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = complex.neg %a : !complex.number return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = "complex.neg"(%a) ({}) : (complex<f32>) -> complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = "complex.neg"(%a) {complex.thing} : (complex<f32>) -> complex<i32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = arith.constant [1.0, 2.0] : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = arith.constant #complex.number<:f64 1.0, 2.0> : complex<f64> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = arith.constant #complex.number<:f64 1.0, 2.0> : complex<f32> return }
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>, %i: i32, %c: complex<i32>, %f: f32, %g: f64, %t: tensor<2xcomplex<f32>>, %x: index, %l: i64) { %0 = arith.constant dense<(1.0, 2.0)> : complex<f32> return }
// -----
"t.number"() {x = #complex.number} : () -> ()
// -----
"t.number"() {x = #complex.number<>} : () -> ()
// -----
"t.number"() {x = #complex.number<f64 1.0, 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0, >} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1, 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0, -2>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 -0x4000000000000000, 1.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0, 0x10000000000000000>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f32 1.0, 0x3f8000001111111111>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 a, 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 "1.0", 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 - , 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0, 2.0, 3.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0, 2.0} : () -> ()
// -----
"t.number"() {x = #complex.number<:nothing 1.0, 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<: 1.0, 2.0>} : () -> ()
// -----
"t.number"() {x = #complex.number<:f64 1.0, 2.0> : } : () -> ()
// -----
"t.number"() {x = #complex.nothing<:f32 1.0, 2.0>} : () -> ()
// -----
"t.number"() {x = #complex} : () -> ()
// -----
"t.number"() {x = #complex<>} : () -> ()
// -----
"t.number"() {x = #complex<1>} : () -> ()
// -----
"t.number"() {x = #complex<"number<:f32 1.0, 2.0>">} : () -> ()
// -----
"t.number"() {x = #complex<number>} : () -> ()
// -----
"t.number"() {x = #ub<"poison">} : () -> ()
// -----
"t.number"() {x = !complex.number<:f32 1.0, 2.0>} : () -> ()
// -----
"t.number"() {x = !complex<"x">} : () -> ()
