// Undefined behaviour: the same text as mlir-opt's.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -convert-ub-to-llvm > %t
// RUN: toy-opt %s -convert-ub-to-llvm | diff %t -

func.func @poison() -> (i32, f64, index, memref<2xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : f64
  %2 = ub.poison : index
  %3 = ub.poison : memref<2xf32>
  return %0, %1, %2, %3 : i32, f64, index, memref<2xf32>
}

func.func @unreachable() {
  ub.unreachable
}
