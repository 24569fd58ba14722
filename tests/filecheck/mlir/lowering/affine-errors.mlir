// Operations without meaning have no lowering.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -lower-affine

func.func @modulo_zero(%i: index) -> index {
  // expected-error@+1 {{failed to legalize operation 'affine.apply'}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%i)
  return %0 : index
}
// -----
func.func @divided_by_nothing(%i: index, %m: memref<4xf64>) -> f64 {
  // expected-error@+1 {{failed to legalize operation 'affine.load'}}
  %0 = affine.load %m[%i floordiv -2] : memref<4xf64>
  return %0 : f64
}
