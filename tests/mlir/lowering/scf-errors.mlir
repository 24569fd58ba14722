// A loop becomes several blocks, which not every region can have.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -convert-scf-to-cf

func.func @in_affine(%a: index, %b: index) {
  affine.for %i = 0 to 4 {
    // expected-error@+1 {{failed to legalize operation 'scf.for'}}
    scf.for %j = %a to %b step %b {
    }
  }
  return
}
// -----
%a = arith.constant 1 : index
// expected-error@+1 {{failed to legalize operation 'scf.for'}}
scf.for %j = %a to %a step %a {
}
// -----
func.func @in_if(%a: index, %c: i1) {
  // expected-error@+1 {{failed to legalize operation 'scf.if'}}
  scf.if %c {
    scf.for %j = %a to %a step %a {
    }
  }
  return
}
