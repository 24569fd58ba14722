// Checks that look at the definitions of operands cope with those that lack operands themselves.
// RUN: toy-opt %s -split-input-file -verify-diagnostics=every
func.func @division() {
  affine.for %i = 0 to 4 {
    // expected-error@+2 {{expected 2 operands, but found 0}}
    // expected-note@+1 {{it has 0 operands and 1 result}}
    %0 = "arith.divui"() : () -> index
    // expected-error@+1 {{operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 {
    }
  }
  return
}
// -----
func.func @extent() {
  affine.for %i = 0 to 4 {
    // expected-error@+2 {{expected 2 operands, but found 0}}
    // expected-note@+1 {{it has 0 operands and 1 result}}
    %0 = "memref.dim"() : () -> index
    // expected-error@+1 {{operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 {
    }
  }
  return
}
// -----
func.func @cast() {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    // expected-error@+2 {{requires a single operand}}
    // expected-note@+1 {{it has 0 operands and 1 result}}
    %m = "memref.cast"() : () -> memref<?xf32>
    %0 = memref.dim %m, %c0 : memref<?xf32>
    // expected-error@+1 {{operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 {
    }
  }
  return
}
