// The result of `main` is the exit status, at every level.
// RUN: sh -c 'toyc %s -emit=mlir -run; test $? -eq 7'
// RUN: sh -c 'toyc %s -emit=mlir-affine -run; test $? -eq 7'
// RUN: sh -c 'toyc %s -emit=mlir-cf -run; test $? -eq 7'
// RUN: sh -c 'toyc %s -emit=mlir-llvm -run; test $? -eq 7'

func.func @main() -> i32 {
  %status = arith.constant 7 : i32
  return %status : i32
}
