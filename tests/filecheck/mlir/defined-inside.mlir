// A value that is defined inside an operation is not known to the operation itself, also if its name comes first there.
// RUN: not toy-opt %s 2>&1 | FileCheck %s

// CHECK: [[#@LINE+2]]:19: error: use of undeclared SSA value name
func.func @f(%n: index) {
  affine.for %i = %low to 10 {
    %low = affine.min affine_map<(d0) -> (d0, 12)>(%n)
  }
  return
}
