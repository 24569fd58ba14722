// Operations that mlir-opt accepts, and then prints as something else or crashes on, are errors that say why.
// RUN: toy-opt %s -split-input-file -verify-diagnostics

func.func @region_of_a_start(%a: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op requires zero regions}}
  "affine.dma_start"(%a, %n, %a, %n, %t, %n, %n) ({}) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @regions_of_a_wait(%t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_wait' op requires zero regions}}
  "affine.dma_wait"(%t, %n, %n) ({}, {}) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @no_operand() {
  // expected-error@+1 {{'affine.parallel' op expected an operand for each input of the maps of the bounds}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @too_few_operands(%n: index) {
  // expected-error@+1 {{'affine.parallel' op expected an operand for each input of the maps of the bounds}}
  "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0, s1] -> (s0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @bound_without_operand() {
  // expected-error@+1 {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"() <{lowerBoundMap = affine_map<()[s0] -> (s0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
