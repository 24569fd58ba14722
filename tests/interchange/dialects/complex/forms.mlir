// Every operation of the dialect, in every form, and its attribute.

func.func @one_operand_f32(%a: complex<f32>) {
  %a0 = complex.neg %a : complex<f32>
  %b0 = complex.neg %a fastmath<fast> : complex<f32>
  %c0 = complex.neg %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a1 = complex.conj %a : complex<f32>
  %b1 = complex.conj %a fastmath<fast> : complex<f32>
  %c1 = complex.conj %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a2 = complex.cos %a : complex<f32>
  %b2 = complex.cos %a fastmath<fast> : complex<f32>
  %c2 = complex.cos %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a3 = complex.exp %a : complex<f32>
  %b3 = complex.exp %a fastmath<fast> : complex<f32>
  %c3 = complex.exp %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a4 = complex.expm1 %a : complex<f32>
  %b4 = complex.expm1 %a fastmath<fast> : complex<f32>
  %c4 = complex.expm1 %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a5 = complex.log %a : complex<f32>
  %b5 = complex.log %a fastmath<fast> : complex<f32>
  %c5 = complex.log %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a6 = complex.log1p %a : complex<f32>
  %b6 = complex.log1p %a fastmath<fast> : complex<f32>
  %c6 = complex.log1p %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a7 = complex.rsqrt %a : complex<f32>
  %b7 = complex.rsqrt %a fastmath<fast> : complex<f32>
  %c7 = complex.rsqrt %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a8 = complex.sign %a : complex<f32>
  %b8 = complex.sign %a fastmath<fast> : complex<f32>
  %c8 = complex.sign %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a9 = complex.sin %a : complex<f32>
  %b9 = complex.sin %a fastmath<fast> : complex<f32>
  %c9 = complex.sin %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a10 = complex.sqrt %a : complex<f32>
  %b10 = complex.sqrt %a fastmath<fast> : complex<f32>
  %c10 = complex.sqrt %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a11 = complex.tan %a : complex<f32>
  %b11 = complex.tan %a fastmath<fast> : complex<f32>
  %c11 = complex.tan %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a12 = complex.tanh %a : complex<f32>
  %b12 = complex.tanh %a fastmath<fast> : complex<f32>
  %c12 = complex.tanh %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a13 = complex.re %a : complex<f32>
  %b13 = complex.re %a fastmath<fast> : complex<f32>
  %c13 = complex.re %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a14 = complex.im %a : complex<f32>
  %b14 = complex.im %a fastmath<fast> : complex<f32>
  %c14 = complex.im %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a15 = complex.abs %a : complex<f32>
  %b15 = complex.abs %a fastmath<fast> : complex<f32>
  %c15 = complex.abs %a fastmath<nnan,contract> {t.note} : complex<f32>
  %a16 = complex.angle %a : complex<f32>
  %b16 = complex.angle %a fastmath<fast> : complex<f32>
  %c16 = complex.angle %a fastmath<nnan,contract> {t.note} : complex<f32>
  return
}

func.func @two_operands_f32(%a: complex<f32>, %b: complex<f32>) {
  %a17 = complex.add %a, %b : complex<f32>
  %b17 = complex.add %a, %b fastmath<fast> : complex<f32>
  %c17 = complex.add %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f32>
  %a18 = complex.sub %a, %b : complex<f32>
  %b18 = complex.sub %a, %b fastmath<fast> : complex<f32>
  %c18 = complex.sub %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f32>
  %a19 = complex.mul %a, %b : complex<f32>
  %b19 = complex.mul %a, %b fastmath<fast> : complex<f32>
  %c19 = complex.mul %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f32>
  %a20 = complex.div %a, %b : complex<f32>
  %b20 = complex.div %a, %b fastmath<fast> : complex<f32>
  %c20 = complex.div %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f32>
  %a21 = complex.atan2 %a, %b : complex<f32>
  %b21 = complex.atan2 %a, %b fastmath<fast> : complex<f32>
  %c21 = complex.atan2 %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f32>
  %a22 = complex.pow %a, %b : complex<f32>
  %b22 = complex.pow %a, %b fastmath<fast> : complex<f32>
  %c22 = complex.pow %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f32>
  %a23 = complex.eq %a, %b : complex<f32>
  %b23 = complex.eq %a, %b {t.note} : complex<f32>
  %a24 = complex.neq %a, %b : complex<f32>
  %b24 = complex.neq %a, %b {t.note} : complex<f32>
  return
}

func.func @one_operand_f64(%a: complex<f64>) {
  %a0 = complex.neg %a : complex<f64>
  %b0 = complex.neg %a fastmath<fast> : complex<f64>
  %c0 = complex.neg %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a1 = complex.conj %a : complex<f64>
  %b1 = complex.conj %a fastmath<fast> : complex<f64>
  %c1 = complex.conj %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a2 = complex.cos %a : complex<f64>
  %b2 = complex.cos %a fastmath<fast> : complex<f64>
  %c2 = complex.cos %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a3 = complex.exp %a : complex<f64>
  %b3 = complex.exp %a fastmath<fast> : complex<f64>
  %c3 = complex.exp %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a4 = complex.expm1 %a : complex<f64>
  %b4 = complex.expm1 %a fastmath<fast> : complex<f64>
  %c4 = complex.expm1 %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a5 = complex.log %a : complex<f64>
  %b5 = complex.log %a fastmath<fast> : complex<f64>
  %c5 = complex.log %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a6 = complex.log1p %a : complex<f64>
  %b6 = complex.log1p %a fastmath<fast> : complex<f64>
  %c6 = complex.log1p %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a7 = complex.rsqrt %a : complex<f64>
  %b7 = complex.rsqrt %a fastmath<fast> : complex<f64>
  %c7 = complex.rsqrt %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a8 = complex.sign %a : complex<f64>
  %b8 = complex.sign %a fastmath<fast> : complex<f64>
  %c8 = complex.sign %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a9 = complex.sin %a : complex<f64>
  %b9 = complex.sin %a fastmath<fast> : complex<f64>
  %c9 = complex.sin %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a10 = complex.sqrt %a : complex<f64>
  %b10 = complex.sqrt %a fastmath<fast> : complex<f64>
  %c10 = complex.sqrt %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a11 = complex.tan %a : complex<f64>
  %b11 = complex.tan %a fastmath<fast> : complex<f64>
  %c11 = complex.tan %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a12 = complex.tanh %a : complex<f64>
  %b12 = complex.tanh %a fastmath<fast> : complex<f64>
  %c12 = complex.tanh %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a13 = complex.re %a : complex<f64>
  %b13 = complex.re %a fastmath<fast> : complex<f64>
  %c13 = complex.re %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a14 = complex.im %a : complex<f64>
  %b14 = complex.im %a fastmath<fast> : complex<f64>
  %c14 = complex.im %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a15 = complex.abs %a : complex<f64>
  %b15 = complex.abs %a fastmath<fast> : complex<f64>
  %c15 = complex.abs %a fastmath<nnan,contract> {t.note} : complex<f64>
  %a16 = complex.angle %a : complex<f64>
  %b16 = complex.angle %a fastmath<fast> : complex<f64>
  %c16 = complex.angle %a fastmath<nnan,contract> {t.note} : complex<f64>
  return
}

func.func @two_operands_f64(%a: complex<f64>, %b: complex<f64>) {
  %a17 = complex.add %a, %b : complex<f64>
  %b17 = complex.add %a, %b fastmath<fast> : complex<f64>
  %c17 = complex.add %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f64>
  %a18 = complex.sub %a, %b : complex<f64>
  %b18 = complex.sub %a, %b fastmath<fast> : complex<f64>
  %c18 = complex.sub %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f64>
  %a19 = complex.mul %a, %b : complex<f64>
  %b19 = complex.mul %a, %b fastmath<fast> : complex<f64>
  %c19 = complex.mul %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f64>
  %a20 = complex.div %a, %b : complex<f64>
  %b20 = complex.div %a, %b fastmath<fast> : complex<f64>
  %c20 = complex.div %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f64>
  %a21 = complex.atan2 %a, %b : complex<f64>
  %b21 = complex.atan2 %a, %b fastmath<fast> : complex<f64>
  %c21 = complex.atan2 %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f64>
  %a22 = complex.pow %a, %b : complex<f64>
  %b22 = complex.pow %a, %b fastmath<fast> : complex<f64>
  %c22 = complex.pow %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<f64>
  %a23 = complex.eq %a, %b : complex<f64>
  %b23 = complex.eq %a, %b {t.note} : complex<f64>
  %a24 = complex.neq %a, %b : complex<f64>
  %b24 = complex.neq %a, %b {t.note} : complex<f64>
  return
}

func.func @one_operand_bf16(%a: complex<bf16>) {
  %a0 = complex.neg %a : complex<bf16>
  %b0 = complex.neg %a fastmath<fast> : complex<bf16>
  %c0 = complex.neg %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a1 = complex.conj %a : complex<bf16>
  %b1 = complex.conj %a fastmath<fast> : complex<bf16>
  %c1 = complex.conj %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a2 = complex.cos %a : complex<bf16>
  %b2 = complex.cos %a fastmath<fast> : complex<bf16>
  %c2 = complex.cos %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a3 = complex.exp %a : complex<bf16>
  %b3 = complex.exp %a fastmath<fast> : complex<bf16>
  %c3 = complex.exp %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a4 = complex.expm1 %a : complex<bf16>
  %b4 = complex.expm1 %a fastmath<fast> : complex<bf16>
  %c4 = complex.expm1 %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a5 = complex.log %a : complex<bf16>
  %b5 = complex.log %a fastmath<fast> : complex<bf16>
  %c5 = complex.log %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a6 = complex.log1p %a : complex<bf16>
  %b6 = complex.log1p %a fastmath<fast> : complex<bf16>
  %c6 = complex.log1p %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a7 = complex.rsqrt %a : complex<bf16>
  %b7 = complex.rsqrt %a fastmath<fast> : complex<bf16>
  %c7 = complex.rsqrt %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a8 = complex.sign %a : complex<bf16>
  %b8 = complex.sign %a fastmath<fast> : complex<bf16>
  %c8 = complex.sign %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a9 = complex.sin %a : complex<bf16>
  %b9 = complex.sin %a fastmath<fast> : complex<bf16>
  %c9 = complex.sin %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a10 = complex.sqrt %a : complex<bf16>
  %b10 = complex.sqrt %a fastmath<fast> : complex<bf16>
  %c10 = complex.sqrt %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a11 = complex.tan %a : complex<bf16>
  %b11 = complex.tan %a fastmath<fast> : complex<bf16>
  %c11 = complex.tan %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a12 = complex.tanh %a : complex<bf16>
  %b12 = complex.tanh %a fastmath<fast> : complex<bf16>
  %c12 = complex.tanh %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a13 = complex.re %a : complex<bf16>
  %b13 = complex.re %a fastmath<fast> : complex<bf16>
  %c13 = complex.re %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a14 = complex.im %a : complex<bf16>
  %b14 = complex.im %a fastmath<fast> : complex<bf16>
  %c14 = complex.im %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a15 = complex.abs %a : complex<bf16>
  %b15 = complex.abs %a fastmath<fast> : complex<bf16>
  %c15 = complex.abs %a fastmath<nnan,contract> {t.note} : complex<bf16>
  %a16 = complex.angle %a : complex<bf16>
  %b16 = complex.angle %a fastmath<fast> : complex<bf16>
  %c16 = complex.angle %a fastmath<nnan,contract> {t.note} : complex<bf16>
  return
}

func.func @two_operands_bf16(%a: complex<bf16>, %b: complex<bf16>) {
  %a17 = complex.add %a, %b : complex<bf16>
  %b17 = complex.add %a, %b fastmath<fast> : complex<bf16>
  %c17 = complex.add %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<bf16>
  %a18 = complex.sub %a, %b : complex<bf16>
  %b18 = complex.sub %a, %b fastmath<fast> : complex<bf16>
  %c18 = complex.sub %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<bf16>
  %a19 = complex.mul %a, %b : complex<bf16>
  %b19 = complex.mul %a, %b fastmath<fast> : complex<bf16>
  %c19 = complex.mul %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<bf16>
  %a20 = complex.div %a, %b : complex<bf16>
  %b20 = complex.div %a, %b fastmath<fast> : complex<bf16>
  %c20 = complex.div %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<bf16>
  %a21 = complex.atan2 %a, %b : complex<bf16>
  %b21 = complex.atan2 %a, %b fastmath<fast> : complex<bf16>
  %c21 = complex.atan2 %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<bf16>
  %a22 = complex.pow %a, %b : complex<bf16>
  %b22 = complex.pow %a, %b fastmath<fast> : complex<bf16>
  %c22 = complex.pow %b, %a fastmath<reassoc,arcp> {t.note = "x"} : complex<bf16>
  %a23 = complex.eq %a, %b : complex<bf16>
  %b23 = complex.eq %a, %b {t.note} : complex<bf16>
  %a24 = complex.neq %a, %b : complex<bf16>
  %b24 = complex.neq %a, %b {t.note} : complex<bf16>
  return
}

func.func @flags(%a: complex<f64>, %i: i32) {
  %0 = complex.add %a, %a fastmath<none> : complex<f64>
  %1 = complex.add %a, %a fastmath<reassoc> : complex<f64>
  %2 = complex.add %a, %a fastmath<nnan> : complex<f64>
  %3 = complex.add %a, %a fastmath<ninf> : complex<f64>
  %4 = complex.add %a, %a fastmath<nsz> : complex<f64>
  %5 = complex.add %a, %a fastmath<arcp> : complex<f64>
  %6 = complex.add %a, %a fastmath<contract> : complex<f64>
  %7 = complex.add %a, %a fastmath<afn> : complex<f64>
  %8 = complex.add %a, %a fastmath<fast> : complex<f64>
  %9 = complex.add %a, %a fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : complex<f64>
  %p0 = complex.powi %a, %i fastmath<none> : complex<f64>, i32
  %p1 = complex.powi %a, %i fastmath<reassoc> : complex<f64>, i32
  %p2 = complex.powi %a, %i fastmath<nnan> : complex<f64>, i32
  %p3 = complex.powi %a, %i fastmath<ninf> : complex<f64>, i32
  %p4 = complex.powi %a, %i fastmath<nsz> : complex<f64>, i32
  %p5 = complex.powi %a, %i fastmath<arcp> : complex<f64>, i32
  %p6 = complex.powi %a, %i fastmath<contract> : complex<f64>, i32
  %p7 = complex.powi %a, %i fastmath<afn> : complex<f64>, i32
  %p8 = complex.powi %a, %i fastmath<fast> : complex<f64>, i32
  return
}

func.func @powers(%a: complex<f32>, %b: complex<f80>, %i: i32, %j: i1, %k: i129) {
  %0 = complex.powi %a, %i : complex<f32>, i32
  %1 = complex.powi %a, %j {t.note} : complex<f32>, i1
  %2 = complex.powi %b, %k : complex<f80>, i129
  %3 = complex.powi %a, %i fastmath<fast> {t.note} : complex<f32>, i32
  return
}

func.func @constants() {
  %cst = complex.constant [1.0, 2.0] : complex<f64>
  %0 = complex.constant [0.1 : f32, -1.0 : f32] : complex<f32>
  %x = complex.constant [1 : i32, -2 : i32] {t.note} : complex<i32>
  %1 = complex.constant [true, false] : complex<i1>
  %2 = complex.constant [1 : si5, -2 : si5] : complex<si5>
  %3 = complex.constant [1 : ui5, 31 : ui5] : complex<ui5>
  %4 = complex.constant [0x7FC00000 : f32, 0xFF800000 : f32] : complex<f32>
  %5 = complex.constant [-0.0 : f16, 65504.0 : f16] : complex<f16>
  %6 = complex.constant [1.0 : f80, 2.5 : f80] : complex<f80>
  %7 = complex.constant [1.0 : f128, 2.5 : f128] : complex<f128>
  %8 = complex.constant [1.0 : f8E4M3FN, 2.5 : f8E4M3FN] : complex<f8E4M3FN>
  %9 = complex.constant [1.0 : tf32, 2.5 : tf32] : complex<tf32>
  %10 = complex.constant [1 : i200, -2 : i200] : complex<i200>
  return
}

func.func @create(%a: f32, %b: f32, %c: f16) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.create %c, %c {t.note} : complex<f16>
  return
}

func.func @bitcasts(%a: complex<f32>, %i: i64, %f: f64, %h: complex<i16>, %s: si32, %t: tensor<2xf32>, %x: index) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %a : complex<f32> to f64
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %f {t.note} : f64 to complex<f32>
  %4 = complex.bitcast %h : complex<i16> to f32
  %5 = complex.bitcast %s : si32 to complex<f16>
  %6 = complex.bitcast %a : complex<f32> to complex<f32>
  %7 = complex.bitcast %t : tensor<2xf32> to tensor<2xf32>
  %8 = complex.bitcast %x : index to index
  return
}

func.func @generic(%a: complex<f32>, %i: i32, %f: f32) {
  %0 = "complex.add"(%a, %a) : (complex<f32>, complex<f32>) -> complex<f32>
  %1 = "complex.add"(%a, %a) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
  %2 = "complex.re"(%a) : (complex<f32>) -> f32
  %3 = "complex.im"(%a) {fastmath = #arith.fastmath<nnan>} : (complex<f32>) -> f32
  %4 = "complex.powi"(%a, %i) : (complex<f32>, i32) -> complex<f32>
  %5 = "complex.powi"(%a, %i) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, i32) -> complex<f32>
  %6 = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> complex<f32>
  %7 = "complex.create"(%f, %f) : (f32, f32) -> complex<f32>
  %8 = "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i1
  %9 = "complex.bitcast"(%a) : (complex<f32>) -> i64
  %10 = "complex.angle"(%a) : (complex<f32>) -> f32
  return
}

"t.number"() {x = #complex.number<:f32 1.0, 2.0>} : () -> ()
"t.number"() {x = #complex.number<:f64 0x7FF0000000000000, -2.0>} : () -> ()
"t.number"() {x = #complex.number<:f64 0.1, 0x8000000000000000>} : () -> ()
"t.number"() {x = #complex.number<:bf16 0.1, -0.0>} : () -> ()
"t.number"() {x = #complex.number<:f80 100.0, 0x3ff0000000000001>} : () -> ()
"t.number"() {x = #complex.number<:f128 0.1, 0xbff123456789abcd>} : () -> ()
"t.number"() {x = #complex.number<:f8E3M4 0.1, 1.0>} : () -> ()
"t.number"() {x = #complex.number<:f4E2M1FN 100.0, -0.2>} : () -> ()
"t.number"() {x = #complex.number<:f8E8M0FNU 2.0, 0.3>} : () -> ()
"t.number"() {x = #complex.number<:f6E2M3FN 1.5, 1.0>} : () -> ()
"t.number"() {x = #complex.number<:f64 1., -1.e5>} : () -> ()
#alias = #complex.number<:f64 1.0, 2.0>
"t.number"() {x = #alias, y = #complex<number<:f32 1.0, 2.0>>, z = #complex.number<:f32 1.0, 2.0> : complex<f32>, w = [#alias, {a = #alias}]} : () -> ()

"t.empty"() {x = dense<> : tensor<0xcomplex<f32>>, y = dense<> : tensor<2x0xcomplex<i8>>} : () -> ()
