// Arithmetic folds as in MLIR: integers wrap, floats round as they are computed, operands that change nothing go.
// RUN: toy-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-NEXT: %cst = arith.constant 0.0100000007 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT: %cst_2 = arith.constant 0.0333333351 : f32
// CHECK-NEXT: %cst_3 = arith.constant 0.30000000000000004 : f64
// CHECK-NEXT: %c25 = arith.constant 25 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c-3_i32 = arith.constant -3 : i32
// CHECK-NEXT: %0 = arith.divsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT: return %c4_i32, %c10_i32, %c0_i32, %c-3_i32, %0, %c0_i8, %false, %true, %true, %c25, %cst_3, %cst_2, %cst_1, %cst_0, %cst : i32, i32, i32, i32, i8, i8, i1, i1, i1, index, f64, f32, f64, f64, f32
// CHECK-NEXT: }
func.func @f() -> (i32, i32, i32, i32, i8, i8, i1, i1, i1, index, f64, f32, f64, f64, f32) {
  %a = arith.constant 7 : i32
  %b = arith.constant -3 : i32
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.divsi %b, %a : i32
  %3 = arith.remsi %b, %a : i32
  %m = arith.constant -128 : i8
  %m1 = arith.constant -1 : i8
  %4 = arith.divsi %m, %m1 : i8
  %5 = arith.remsi %m, %m1 : i8
  %6 = arith.cmpi slt, %a, %b : i32
  %7 = arith.cmpi ult, %a, %b : i32
  %8 = arith.cmpi eq, %a, %a : i32
  %i = arith.constant 5 : index
  %9 = arith.muli %i, %i : index
  %x = arith.constant 0.1 : f64
  %y = arith.constant 0.2 : f64
  %10 = arith.addf %x, %y : f64
  %xf = arith.constant 0.1 : f32
  %yf = arith.constant 3.0 : f32
  %11 = arith.divf %xf, %yf : f32
  %z = arith.constant 0.0 : f64
  %12 = arith.divf %z, %z : f64
  %13 = arith.divf %x, %z : f64
  %14 = arith.mulf %xf, %xf : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : i32, i32, i32, i32, i8, i8, i1, i1, i1, index, f64, f32, f64, f64, f32
}

// CHECK-LABEL: func.func @g(
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %c1_i32 : i32
// CHECK-NEXT: %1 = arith.addf %arg3, %cst : f64
// CHECK-NEXT: return %arg0, %arg0, %c0_i32, %c0_i32, %arg0, %arg1, %0, %arg2, %arg1, %arg0, %arg3, %1, %arg3, %arg3, %c0_i32 : i32, i32, i32, i32, i32, i32, i1, i1, i32, i32, f64, f64, f64, f64, i32
// CHECK-NEXT: }
func.func @g(%a: i32, %b: i32, %c: i1, %x: f64) -> (i32, i32, i32, i32, i32, i32, i1, i1, i32, i32, f64, f64, f64, f64, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c0, %a : i32
  %1 = arith.muli %c1, %a : i32
  %2 = arith.muli %a, %c0 : i32
  %3 = arith.subi %a, %a : i32
  %s = arith.subi %a, %b : i32
  %4 = arith.addi %s, %b : i32
  %t = arith.addi %a, %b : i32
  %5 = arith.subi %t, %a : i32
  %6 = arith.cmpi sle, %c1, %a : i32
  %tr = arith.constant true
  %fa = arith.constant false
  %7 = arith.select %c, %tr, %fa : i1
  %e = arith.cmpi eq, %a, %b : i32
  %8 = arith.select %e, %a, %b : i32
  %9 = arith.select %c, %a, %a : i32
  %n0 = arith.constant -0.0 : f64
  %p0 = arith.constant 0.0 : f64
  %p1 = arith.constant 1.0 : f64
  %10 = arith.addf %x, %n0 : f64
  %11 = arith.addf %x, %p0 : f64
  %12 = arith.mulf %p1, %x : f64
  %13 = arith.subf %x, %p0 : f64
  %14 = arith.remsi %a, %c1 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : i32, i32, i32, i32, i32, i32, i1, i1, i32, i32, f64, f64, f64, f64, i32
}

// CHECK-LABEL: func.func @dense(
// CHECK-NEXT: %cst = arith.constant dense<[2.250000e+00, 6.250000e+00]> : tensor<2xf64>
// CHECK-NEXT: %cst_0 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: %cst_1 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xindex>
// CHECK-NEXT: %cst_2 = arith.constant dense<[4, 5, 6, 7]> : tensor<4xi32>
// CHECK-NEXT: %cst_3 = arith.constant dense<9> : tensor<4xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<[true, true, false, false]> : tensor<4xi1>
// CHECK-NEXT: %cst_5 = arith.constant dense<[3.000000e+00, 5.000000e+00]> : tensor<2xf64>
// CHECK-NEXT: %cst_6 = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT: %0 = arith.subi %arg1, %arg1 : tensor<?xi32>
// CHECK-NEXT: return %cst_2, %cst_3, %cst_4, %cst_5, %arg0, %cst_6, %0, %cst_1, %cst_0, %cst : tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<2xf64>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xindex>, vector<4xi1>, tensor<2xf64>
// CHECK-NEXT: }
func.func @dense(%v: tensor<4xi32>, %q: tensor<?xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<2xf64>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xindex>, vector<4xi1>, tensor<2xf64>) {
  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = arith.constant dense<3> : tensor<4xi32>
  %z = arith.constant dense<0> : tensor<4xi32>
  %0 = arith.addi %a, %b : tensor<4xi32>
  %1 = arith.muli %b, %b : tensor<4xi32>
  %2 = arith.cmpi slt, %a, %b : tensor<4xi32>
  %f = arith.constant dense<[1.5, 2.5]> : tensor<2xf64>
  %g = arith.constant dense<0.5> : tensor<2xf64>
  %3 = arith.divf %f, %g : tensor<2xf64>
  %4 = arith.addi %v, %z : tensor<4xi32>
  %5 = arith.subi %v, %v : tensor<4xi32>
  %6 = arith.subi %q, %q : tensor<?xi32>
  %7 = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  %va = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %8 = arith.cmpi uge, %va, %va : vector<4xi8>
  %9 = arith.mulf %f, %f : tensor<2xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<2xf64>, tensor<4xi32>, tensor<4xi32>, tensor<?xi32>, tensor<4xindex>, vector<4xi1>, tensor<2xf64>
}

// CHECK-LABEL: func.func @idx(
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c44_i8 = arith.constant 44 : i8
// CHECK-NEXT: return %c-1, %c44_i8, %arg1, %arg0 : index, i8, index, i32
// CHECK-NEXT: }
func.func @idx(%i: i32, %x: index) -> (index, i8, index, i32) {
  %c = arith.constant -1 : i32
  %0 = arith.index_cast %c : i32 to index
  %k = arith.constant 300 : index
  %1 = arith.index_cast %k : index to i8
  %a = arith.index_cast %x : index to i64
  %2 = arith.index_cast %a : i64 to index
  %b = arith.index_cast %i : i32 to index
  %3 = arith.index_cast %b : index to i32
  return %0, %1, %2, %3 : index, i8, index, i32
}

// CHECK-LABEL: func.func @nan(
// CHECK-NEXT: %cst = arith.constant 0x7FF8000000000001 : f64
// CHECK-NEXT: %cst_0 = arith.constant 0xFFF8000000000001 : f64
// CHECK-NEXT: %cst_1 = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT: %cst_2 = arith.constant 0xFFC00000 : f32
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst : f64, f64, f64, f32, f64
// CHECK-NEXT: }
func.func @nan(%x: f64) -> (f64, f64, f64, f32, f64) {
  %n = arith.constant 0x7FF0000000000001 : f64
  %m = arith.constant 0xFFF8000000000001 : f64
  %i = arith.constant 0x7FF0000000000000 : f64
  %0 = arith.addf %n, %m : f64
  %1 = arith.subf %i, %m : f64
  %2 = arith.subf %i, %i : f64
  %nf = arith.constant 0xFFC00000 : f32
  %3 = arith.mulf %nf, %nf : f32
  %4 = arith.mulf %n, %m : f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f32, f64
}

// CHECK-LABEL: func.func @wide(
// CHECK-NEXT: %c-170141183460469231731687303715884105727_i128 = arith.constant -170141183460469231731687303715884105727 : i128
// CHECK-NEXT: %c1_i128 = arith.constant 1 : i128
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c-2_i4 = arith.constant -2 : i4
// CHECK-NEXT: return %c-170141183460469231731687303715884105727_i128, %c1_i128, %false, %c-2_i4 : i128, i128, i1, i4
// CHECK-NEXT: }
func.func @wide() -> (i128, i128, i1, i4) {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant 2 : i128
  %0 = arith.addi %a, %b : i128
  %1 = arith.muli %a, %a : i128
  %t = arith.constant true
  %2 = arith.addi %t, %t : i1
  %x = arith.constant 7 : i4
  %3 = arith.addi %x, %x : i4
  return %0, %1, %2, %3 : i128, i128, i1, i4
}

// CHECK-LABEL: func.func @half(
// CHECK-DAG: arith.constant 1.499020e-01 : f16
// CHECK-DAG: arith.constant 2.001950e-01 : bf16
// CHECK-DAG: arith.constant 1.500000e+01 : f16
// CHECK-NOT: arith.mulf
func.func @half() -> (f16, bf16, f16) {
  %a = arith.constant 1.5 : f16
  %b = arith.constant 0.1 : f16
  %0 = arith.mulf %a, %b : f16
  %d = arith.constant 0.1 : bf16
  %1 = arith.addf %d, %d : bf16
  %2 = arith.divf %a, %b : f16
  return %0, %1, %2 : f16, bf16, f16
}
