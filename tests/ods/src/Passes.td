// Passes that tests need, two of them as MLIR has them for its own tests.

include "mlir/Pass/PassBase.td"

def TestRewrites : Pass<"test-rewrites"> {
  let summary = "Apply the declarative rewrite rules of the tests";
}

def TestMemRefDependenceCheck : Pass<"test-memref-dependence-check"> {
  let summary = "Checks dependences between all pairs of memref accesses.";
}

def TestLoopPermutation : Pass<"test-loop-permutation", "func.func"> {
  let summary = "Tests affine loop permutation utility";
  let options = [
    Option<"checkValidity", "check-validity", "bool", "false", "Check validity of the loop permutation">,
    ListOption<"permutationMap", "permutation-map", "unsigned", "Specify the loop permutation">
  ];
}
