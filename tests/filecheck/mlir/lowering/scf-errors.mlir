// A loop becomes several blocks, which not every region can have. Operations without a conversion are refused, the first
// in the text.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -convert-scf-to-cf

func.func @in_affine(%a: index, %b: index) {
  affine.for %i = 0 to 4 {
    // expected-error@+1 {{'scf.for' op cannot become branches, since the body of 'affine.for' may have only one block}}
    scf.for %j = %a to %b step %b {
    }
  }
  return
}
// -----
func.func @with_results(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // expected-error@+1 {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<4xf32>
}
// -----
func.func @nested(%n: index, %t: tensor<4xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error@+1 {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
    %r = scf.forall (%j) in (%i) shared_outs(%o = %t) -> tensor<4xf32> {
      %s = scf.forall (%k) in (%j) shared_outs(%p = %t) -> tensor<4xf32> {
      }
    }
  }
  return
}
