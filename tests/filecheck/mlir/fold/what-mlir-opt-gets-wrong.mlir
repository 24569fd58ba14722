// Programs that mlir-opt 22 turns into programs with other results, or rejects: see book/src/reference/mlir-text.md.
// RUN: toy-opt %s -canonicalize -split-input-file | FileCheck %s

// It makes `dense<true> : tensor<?xi1>`, which cannot be read.
// CHECK-LABEL: func.func @compared(
// CHECK-NEXT: arith.cmpi eq, %arg0, %arg0 : tensor<?xi32>
func.func @compared(%t: tensor<?xi32>) -> tensor<?xi1> {
  %0 = arith.cmpi eq, %t, %t : tensor<?xi32>
  return %0 : tensor<?xi1>
}

// -----

// A format without infinities: it makes 0.
// CHECK-LABEL: func.func @truncated(
// CHECK: arith.truncf %{{.*}} : f32 to f4E2M1FN
func.func @truncated() -> f4E2M1FN {
  %infinity = arith.constant 0x7F800000 : f32
  %0 = arith.truncf %infinity : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

// It makes `tensor<-3x-4xf32>`, which cannot be read.
// CHECK-LABEL: func.func @negative_sizes(
// CHECK: output_shape [%c-3, %c-4] : tensor<?xf32> into tensor<?x?xf32>
func.func @negative_sizes(%t: tensor<12xf32>) -> tensor<?x?xf32> {
  %a = arith.constant -3 : index
  %b = arith.constant -4 : index
  %0 = tensor.cast %t : tensor<12xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// The operand of the insertion identifies each result, not the order: mlir-opt swaps them.
// CHECK-LABEL: func.func @crossed(
// CHECK-DAG: %[[FIRST:.*]] = tensor.insert_slice %arg2 into %arg3
// CHECK-DAG: %[[SECOND:.*]] = tensor.insert_slice %arg1 into %arg4
// CHECK: return %[[FIRST]], %[[SECOND]]
func.func @crossed(%a: tensor<4xf32>, %x: tensor<2xf32>, %y: tensor<2xf32>, %o: tensor<4xf32>,
    %p: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = scf.forall (%i) in (1) shared_outs(%s = %o, %t = %p) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %t[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %y into %s[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Poison has no bits: mlir-opt takes bits of another attribute, or crashes.
// CHECK-LABEL: func.func @poisoned(
// CHECK: tensor.from_elements %{{.*}} : tensor<1xf32>
// CHECK: tensor.from_elements %{{.*}} : tensor<1xcomplex<f32>>
func.func @poisoned() -> (tensor<1xf32>, tensor<1xcomplex<f32>>) {
  %0 = ub.poison : f32
  %1 = ub.poison : complex<f32>
  %2 = tensor.from_elements %0 : tensor<1xf32>
  %3 = tensor.from_elements %1 : tensor<1xcomplex<f32>>
  return %2, %3 : tensor<1xf32>, tensor<1xcomplex<f32>>
}

// -----

// Each part has a byte: mlir-opt looks for them in consecutive bits.
// CHECK-LABEL: func.func @complex_conditions(
// CHECK: complex.constant [false, true] : complex<i1>
func.func @complex_conditions() -> complex<i1> {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[(true, false), (false, true)]> : tensor<2xcomplex<i1>>
  %0 = tensor.extract %t[%c1] : tensor<2xcomplex<i1>>
  return %0 : complex<i1>
}

// -----

// It merges two casts into one that does not exist: between complex numbers, and from signed integers to floats.
// CHECK-LABEL: func.func @twice(
// CHECK-NEXT: %[[A:.*]] = complex.bitcast %arg0 : complex<f32> to f64
// CHECK-NEXT: %[[B:.*]] = complex.bitcast %[[A]] : f64 to complex<i32>
// CHECK-NEXT: %[[C:.*]] = complex.bitcast %arg1 : si32 to complex<f16>
// CHECK-NEXT: %[[D:.*]] = complex.bitcast %[[C]] : complex<f16> to f32
// CHECK-NEXT: return %[[B]], %[[D]], %arg1
func.func @twice(%a: complex<f32>, %s: si32) -> (complex<i32>, f32, si32) {
  %0 = complex.bitcast %a : complex<f32> to f64
  %1 = complex.bitcast %0 : f64 to complex<i32>
  %2 = complex.bitcast %s : si32 to complex<f16>
  %3 = complex.bitcast %2 : complex<f16> to f32
  %4 = complex.bitcast %2 : complex<f16> to si32
  return %1, %3, %4 : complex<i32>, f32, si32
}

// -----

// Inside a loop that never runs, each bound seems to be above the other, but one must stay.
// CHECK-LABEL: func.func @in_a_loop_that_never_runs
func.func @in_a_loop_that_never_runs(%m: memref<24xf64>, %x: f64) {
  affine.for %i = 0 to 0 {
    // CHECK: affine.for %{{.*}} = 0 to min #{{.*}}(%{{.*}}) {
    affine.for %j = 0 to min affine_map<(d0) -> ((d0 + 3) ceildiv 2, 2)>(%i) {
      affine.store %x, %m[%j] : memref<24xf64>
    }
  }
  return
}

// -----

// The encoding is part of the type: mlir-opt omits it, and the result has the wrong type.
// CHECK-LABEL: func.func @encoded(
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty() : tensor<1x12xf32, "rows">
// CHECK-NEXT: return %[[EMPTY]] : tensor<1x12xf32, "rows">
func.func @encoded(%n: index) -> tensor<1x12xf32, "rows"> {
  %0 = tensor.empty(%n) : tensor<?x12xf32, "rows">
  %1 = tensor.cast %0 : tensor<?x12xf32, "rows"> to tensor<1x12xf32, "rows">
  return %1 : tensor<1x12xf32, "rows">
}

// -----

// A narrow integer cannot hold an index: mlir-opt assumes that the casts undo each other.
// CHECK-LABEL: func.func @cut(
// CHECK: arith.index_cast %arg0 : index to i8
// CHECK: arith.index_cast %{{.*}} : i8 to index
// CHECK: arith.index_castui %arg0 : index to i8
// CHECK: arith.index_castui %{{.*}} : i8 to index
// CHECK: arith.index_cast %arg1 : i128 to index
// CHECK: arith.index_cast %{{.*}} : index to i128
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %arg0
func.func @cut(%x: index, %y: i128) -> (index, index, i128, index) {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %x : index to i8
  %3 = arith.index_castui %2 : i8 to index
  %4 = arith.index_cast %y : i128 to index
  %5 = arith.index_cast %4 : index to i128
  %6 = arith.index_cast %x : index to i64
  %7 = arith.index_cast %6 : i64 to index
  return %1, %3, %5, %7 : index, index, i128, index
}

// -----

// Integers that are too large for a format without infinities become NaN: it compares them as integers.
// CHECK-LABEL: func.func @too_large(
// CHECK: %[[CONVERTED:.*]] = arith.sitofp
// CHECK: arith.cmpf oge, %[[CONVERTED]]
func.func @too_large(%x: i32) -> i1 {
  %one = arith.constant 1.0 : f8E4M3FN
  %0 = arith.sitofp %x : i32 to f8E4M3FN
  %1 = arith.cmpf oge, %0, %one : f8E4M3FN
  return %1 : i1
}
