// Inverse hyperbolic functions.

func.func @f1() {
  %c0 = arith.constant 0.0 : f64
  %r0_0 = math.asinh %c0 : f64
  "t.use"(%r0_0) : (f64) -> ()
  %r0_1 = math.acosh %c0 : f64
  "t.use"(%r0_1) : (f64) -> ()
  %r0_2 = math.atanh %c0 : f64
  "t.use"(%r0_2) : (f64) -> ()
  %c1 = arith.constant -0.0 : f64
  %r1_0 = math.asinh %c1 : f64
  "t.use"(%r1_0) : (f64) -> ()
  %r1_1 = math.acosh %c1 : f64
  "t.use"(%r1_1) : (f64) -> ()
  %r1_2 = math.atanh %c1 : f64
  "t.use"(%r1_2) : (f64) -> ()
  %c2 = arith.constant 1.0 : f64
  %r2_0 = math.asinh %c2 : f64
  "t.use"(%r2_0) : (f64) -> ()
  %r2_1 = math.acosh %c2 : f64
  "t.use"(%r2_1) : (f64) -> ()
  %r2_2 = math.atanh %c2 : f64
  "t.use"(%r2_2) : (f64) -> ()
  %c3 = arith.constant -1.0 : f64
  %r3_0 = math.asinh %c3 : f64
  "t.use"(%r3_0) : (f64) -> ()
  %r3_1 = math.acosh %c3 : f64
  "t.use"(%r3_1) : (f64) -> ()
  %r3_2 = math.atanh %c3 : f64
  "t.use"(%r3_2) : (f64) -> ()
  %c4 = arith.constant 0.5 : f64
  %r4_0 = math.asinh %c4 : f64
  "t.use"(%r4_0) : (f64) -> ()
  %r4_1 = math.acosh %c4 : f64
  "t.use"(%r4_1) : (f64) -> ()
  %r4_2 = math.atanh %c4 : f64
  "t.use"(%r4_2) : (f64) -> ()
  %c5 = arith.constant -0.5 : f64
  %r5_0 = math.asinh %c5 : f64
  "t.use"(%r5_0) : (f64) -> ()
  %r5_1 = math.acosh %c5 : f64
  "t.use"(%r5_1) : (f64) -> ()
  %r5_2 = math.atanh %c5 : f64
  "t.use"(%r5_2) : (f64) -> ()
  %c6 = arith.constant 0.25 : f64
  %r6_0 = math.asinh %c6 : f64
  "t.use"(%r6_0) : (f64) -> ()
  %r6_1 = math.acosh %c6 : f64
  "t.use"(%r6_1) : (f64) -> ()
  %r6_2 = math.atanh %c6 : f64
  "t.use"(%r6_2) : (f64) -> ()
  %c7 = arith.constant 2.0 : f64
  %r7_0 = math.asinh %c7 : f64
  "t.use"(%r7_0) : (f64) -> ()
  %r7_1 = math.acosh %c7 : f64
  "t.use"(%r7_1) : (f64) -> ()
  %r7_2 = math.atanh %c7 : f64
  "t.use"(%r7_2) : (f64) -> ()
  %c8 = arith.constant 3.5 : f64
  %r8_0 = math.asinh %c8 : f64
  "t.use"(%r8_0) : (f64) -> ()
  %r8_1 = math.acosh %c8 : f64
  "t.use"(%r8_1) : (f64) -> ()
  %r8_2 = math.atanh %c8 : f64
  "t.use"(%r8_2) : (f64) -> ()
  %c9 = arith.constant -7.25 : f64
  %r9_0 = math.asinh %c9 : f64
  "t.use"(%r9_0) : (f64) -> ()
  %r9_1 = math.acosh %c9 : f64
  "t.use"(%r9_1) : (f64) -> ()
  %r9_2 = math.atanh %c9 : f64
  "t.use"(%r9_2) : (f64) -> ()
  %c10 = arith.constant 1.0e-3 : f64
  %r10_0 = math.asinh %c10 : f64
  "t.use"(%r10_0) : (f64) -> ()
  %r10_1 = math.acosh %c10 : f64
  "t.use"(%r10_1) : (f64) -> ()
  %r10_2 = math.atanh %c10 : f64
  "t.use"(%r10_2) : (f64) -> ()
  %c11 = arith.constant 1.0e-10 : f64
  %r11_0 = math.asinh %c11 : f64
  "t.use"(%r11_0) : (f64) -> ()
  %r11_1 = math.acosh %c11 : f64
  "t.use"(%r11_1) : (f64) -> ()
  %r11_2 = math.atanh %c11 : f64
  "t.use"(%r11_2) : (f64) -> ()
  %c12 = arith.constant 1.0e10 : f64
  %r12_0 = math.asinh %c12 : f64
  "t.use"(%r12_0) : (f64) -> ()
  %r12_1 = math.acosh %c12 : f64
  "t.use"(%r12_1) : (f64) -> ()
  %r12_2 = math.atanh %c12 : f64
  "t.use"(%r12_2) : (f64) -> ()
  %c13 = arith.constant -1.0e200 : f64
  %r13_0 = math.asinh %c13 : f64
  "t.use"(%r13_0) : (f64) -> ()
  %r13_1 = math.acosh %c13 : f64
  "t.use"(%r13_1) : (f64) -> ()
  %r13_2 = math.atanh %c13 : f64
  "t.use"(%r13_2) : (f64) -> ()
  %c14 = arith.constant 0x7FF0000000000000 : f64
  %r14_0 = math.asinh %c14 : f64
  "t.use"(%r14_0) : (f64) -> ()
  %r14_1 = math.acosh %c14 : f64
  "t.use"(%r14_1) : (f64) -> ()
  %r14_2 = math.atanh %c14 : f64
  "t.use"(%r14_2) : (f64) -> ()
  %c15 = arith.constant 0xFFF0000000000000 : f64
  %r15_0 = math.asinh %c15 : f64
  "t.use"(%r15_0) : (f64) -> ()
  %r15_1 = math.acosh %c15 : f64
  "t.use"(%r15_1) : (f64) -> ()
  %r15_2 = math.atanh %c15 : f64
  "t.use"(%r15_2) : (f64) -> ()
  %c16 = arith.constant 0x7FF8000000000000 : f64
  %r16_0 = math.asinh %c16 : f64
  "t.use"(%r16_0) : (f64) -> ()
  %r16_1 = math.acosh %c16 : f64
  "t.use"(%r16_1) : (f64) -> ()
  %r16_2 = math.atanh %c16 : f64
  "t.use"(%r16_2) : (f64) -> ()
  %c17 = arith.constant 0xFFF8000000000000 : f64
  %r17_0 = math.asinh %c17 : f64
  "t.use"(%r17_0) : (f64) -> ()
  %r17_1 = math.acosh %c17 : f64
  "t.use"(%r17_1) : (f64) -> ()
  %r17_2 = math.atanh %c17 : f64
  "t.use"(%r17_2) : (f64) -> ()
  %c18 = arith.constant 0x0000000000000001 : f64
  %r18_0 = math.asinh %c18 : f64
  "t.use"(%r18_0) : (f64) -> ()
  %r18_1 = math.acosh %c18 : f64
  "t.use"(%r18_1) : (f64) -> ()
  %r18_2 = math.atanh %c18 : f64
  "t.use"(%r18_2) : (f64) -> ()
  %c19 = arith.constant 0x7FF0000000000001 : f64
  %r19_0 = math.asinh %c19 : f64
  "t.use"(%r19_0) : (f64) -> ()
  %r19_1 = math.acosh %c19 : f64
  "t.use"(%r19_1) : (f64) -> ()
  %r19_2 = math.atanh %c19 : f64
  "t.use"(%r19_2) : (f64) -> ()
  %c20 = arith.constant 1.5 : f64
  %r20_0 = math.asinh %c20 : f64
  "t.use"(%r20_0) : (f64) -> ()
  %r20_1 = math.acosh %c20 : f64
  "t.use"(%r20_1) : (f64) -> ()
  %r20_2 = math.atanh %c20 : f64
  "t.use"(%r20_2) : (f64) -> ()
  %c21 = arith.constant 0.75 : f64
  %r21_0 = math.asinh %c21 : f64
  "t.use"(%r21_0) : (f64) -> ()
  %r21_1 = math.acosh %c21 : f64
  "t.use"(%r21_1) : (f64) -> ()
  %r21_2 = math.atanh %c21 : f64
  "t.use"(%r21_2) : (f64) -> ()
  %c22 = arith.constant -0.999 : f64
  %r22_0 = math.asinh %c22 : f64
  "t.use"(%r22_0) : (f64) -> ()
  %r22_1 = math.acosh %c22 : f64
  "t.use"(%r22_1) : (f64) -> ()
  %r22_2 = math.atanh %c22 : f64
  "t.use"(%r22_2) : (f64) -> ()
  return
}
func.func @f2() {
  %c0 = arith.constant 0.0 : f32
  %r0_0 = math.asinh %c0 : f32
  "t.use"(%r0_0) : (f32) -> ()
  %r0_1 = math.acosh %c0 : f32
  "t.use"(%r0_1) : (f32) -> ()
  %r0_2 = math.atanh %c0 : f32
  "t.use"(%r0_2) : (f32) -> ()
  %c1 = arith.constant -0.0 : f32
  %r1_0 = math.asinh %c1 : f32
  "t.use"(%r1_0) : (f32) -> ()
  %r1_1 = math.acosh %c1 : f32
  "t.use"(%r1_1) : (f32) -> ()
  %r1_2 = math.atanh %c1 : f32
  "t.use"(%r1_2) : (f32) -> ()
  %c2 = arith.constant 1.0 : f32
  %r2_0 = math.asinh %c2 : f32
  "t.use"(%r2_0) : (f32) -> ()
  %r2_1 = math.acosh %c2 : f32
  "t.use"(%r2_1) : (f32) -> ()
  %r2_2 = math.atanh %c2 : f32
  "t.use"(%r2_2) : (f32) -> ()
  %c3 = arith.constant -1.0 : f32
  %r3_0 = math.asinh %c3 : f32
  "t.use"(%r3_0) : (f32) -> ()
  %r3_1 = math.acosh %c3 : f32
  "t.use"(%r3_1) : (f32) -> ()
  %r3_2 = math.atanh %c3 : f32
  "t.use"(%r3_2) : (f32) -> ()
  %c4 = arith.constant 0x7F800000 : f32
  %r4_0 = math.asinh %c4 : f32
  "t.use"(%r4_0) : (f32) -> ()
  %r4_1 = math.acosh %c4 : f32
  "t.use"(%r4_1) : (f32) -> ()
  %r4_2 = math.atanh %c4 : f32
  "t.use"(%r4_2) : (f32) -> ()
  %c5 = arith.constant 0xFF800000 : f32
  %r5_0 = math.asinh %c5 : f32
  "t.use"(%r5_0) : (f32) -> ()
  %r5_1 = math.acosh %c5 : f32
  "t.use"(%r5_1) : (f32) -> ()
  %r5_2 = math.atanh %c5 : f32
  "t.use"(%r5_2) : (f32) -> ()
  %c6 = arith.constant 0x7FC00000 : f32
  %r6_0 = math.asinh %c6 : f32
  "t.use"(%r6_0) : (f32) -> ()
  %r6_1 = math.acosh %c6 : f32
  "t.use"(%r6_1) : (f32) -> ()
  %r6_2 = math.atanh %c6 : f32
  "t.use"(%r6_2) : (f32) -> ()
  %c7 = arith.constant 1.0e-8 : f32
  %r7_0 = math.asinh %c7 : f32
  "t.use"(%r7_0) : (f32) -> ()
  %r7_1 = math.acosh %c7 : f32
  "t.use"(%r7_1) : (f32) -> ()
  %r7_2 = math.atanh %c7 : f32
  "t.use"(%r7_2) : (f32) -> ()
  %c8 = arith.constant 2.0 : f32
  %r8_0 = math.asinh %c8 : f32
  "t.use"(%r8_0) : (f32) -> ()
  %r8_1 = math.acosh %c8 : f32
  "t.use"(%r8_1) : (f32) -> ()
  %r8_2 = math.atanh %c8 : f32
  "t.use"(%r8_2) : (f32) -> ()
  return
}
func.func @f3() {
  %c0 = arith.constant 1.0 : f16
  %r0_0 = math.asinh %c0 : f16
  "t.use"(%r0_0) : (f16) -> ()
  %r0_1 = math.acosh %c0 : f16
  "t.use"(%r0_1) : (f16) -> ()
  %r0_2 = math.atanh %c0 : f16
  "t.use"(%r0_2) : (f16) -> ()
  return
}
func.func @f4() {
  %c0 = arith.constant dense<[0.5, 0.25, 0.125]> : vector<3xf64>
  %r0_0 = math.asinh %c0 : vector<3xf64>
  "t.use"(%r0_0) : (vector<3xf64>) -> ()
  %r0_1 = math.acosh %c0 : vector<3xf64>
  "t.use"(%r0_1) : (vector<3xf64>) -> ()
  %r0_2 = math.atanh %c0 : vector<3xf64>
  "t.use"(%r0_2) : (vector<3xf64>) -> ()
  return
}
func.func @f5() {
  %c0 = arith.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %r0_0 = math.asinh %c0 : tensor<2xf64>
  "t.use"(%r0_0) : (tensor<2xf64>) -> ()
  %r0_1 = math.acosh %c0 : tensor<2xf64>
  "t.use"(%r0_1) : (tensor<2xf64>) -> ()
  %r0_2 = math.atanh %c0 : tensor<2xf64>
  "t.use"(%r0_2) : (tensor<2xf64>) -> ()
  return
}
