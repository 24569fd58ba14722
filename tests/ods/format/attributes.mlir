// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace
// RUN: test-opt %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | \
// RUN:   test-opt -allow-unregistered-dialect -split-input-file | FileCheck %s -match-full-lines -strict-whitespace

// Each kind of attribute in its own syntax.

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.attributes 1 1.500000e+00 "s" @n @r [1, -2] tensor<2xi8> #t.x [1, "x"] true {a = 1 : i8} [1, 2]
// CHECK-NEXT:  test_format.attributes 1 1.500000e+00 "s" @"n m" @"r s" [] i8 -3 : i3 [] false {} [] {z}
// CHECK-NEXT:}
test_format.attributes 1 1.5 "s" @n @r [1, -2] tensor<2xi8> #t.x [1, "x"] true {a = 1 : i8} [1, 2]
test_format.attributes 1 1.5 "s" @"n m" @"r s" [] i8 5 : i3 [] false {} [] {z}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.enum red
// CHECK-NEXT:  test_format.enum "very-odd" opt green def red
// CHECK-NEXT:  test_format.enum green opt red {x}
// CHECK-NEXT:}
test_format.enum red
test_format.enum "very-odd" opt green def red
test_format.enum green opt "red" def green {x}

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.bare n 1 flag unit def 3
// CHECK-NEXT:  test_format.bare n 1 flag unit def 3
// CHECK-NEXT:  test_format.bare n 1 flag unit def 7
// CHECK-NEXT:}
test_format.bare n 1 flag unit def 3
"test_format.bare"() <{n = 1 : i32, flag, def = 3 : i64}> : () -> ()
"test_format.bare"() <{n = 1 : i32, flag, def = 7 : i64}> : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.bits a, c
// CHECK-NEXT:  test_format.bits "none", d
// CHECK-NEXT:  test_format.bits "a|b|both", "c|d" {x}
// CHECK-NEXT:  test_format.bits "a|b|both", c
// CHECK-NEXT:  test_format.bits "a|b|both", "c|d"
// CHECK-NEXT:  test_format.bits a, c
// CHECK-NEXT:}
test_format.bits a, c
test_format.bits none, d
test_format.bits "a|b", "c|d" {x}
test_format.bits both, c
"test_format.bits"() <{bits = 3 : i32, quoted = 3 : i32}> : () -> ()
"test_format.bits"() <{bits = 1 : i32, quoted = 1 : i32}> : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.bits "a|b|both", "c|d"
// CHECK-NEXT:}
test_format.bits "a | b", "c |d"

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.qualified "x" array<i64: 1, 2>
// CHECK-NEXT:  test_format.qualified 1.000000e+00 : f32 array<i64>
// CHECK-NEXT:}
test_format.qualified "x" array<i64: 1, 2>
"test_format.qualified"() <{attr = 1.0 : f32, dense = array<i64>}> : () -> ()

// -----

// CHECK-LABEL:module {
// CHECK-NEXT:  test_format.arrays [true, false] [1, -2] [3] [4] [1.000000e+00, 2.500000e+00] [1.000000e+10]
// CHECK-NEXT:  test_format.arrays [] [] [] [] [] [] [7] {x}
// CHECK-NEXT:  test_format.arrays [true] [] [5] [] [1.000000e-03] [1.000000e+30] []
// CHECK-NEXT:}
test_format.arrays [true, false] [1, -2] [3] [4] [1.0, 2.5] [1.0e10]
test_format.arrays [] [] [] [] [] [] [7] {x}
"test_format.arrays"() <{i1s = array<i1: true>, i8s = array<i8>, i16s = array<i16: 5>, i32s = array<i32>, f32s = array<f32: 1.0e-3>, f64s = array<f64: 1.0e30>, opt = array<i32>}> : () -> ()
