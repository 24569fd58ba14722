// The larger and the smaller of two floats: intrinsics of LLVM.
// RUN: toy-opt %s -convert-to-llvm | FileCheck %s
// RUN: toy-opt %s -convert-to-llvm | toyc -x=mlir - -emit=llvm -O0 | FileCheck %s --check-prefix=IR

// CHECK-LABEL: llvm.func @extrema(%arg0: f64, %arg1: f64) -> f64 {
// CHECK: llvm.intr.maximum(%arg0, %arg1) : (f64, f64) -> f64
// CHECK: llvm.intr.minimum(%{{.*}}, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (f64, f64) -> f64
// CHECK: llvm.intr.maxnum(%{{.*}}, %arg1) : (f64, f64) -> f64
// CHECK: llvm.intr.minnum(%{{.*}}, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (f64, f64) -> f64
// IR-LABEL: define double @extrema(
// IR: call double @llvm.maximum.f64(double
// IR: call nsz double @llvm.minimum.f64(double
// IR: call double @llvm.maxnum.f64(double
// IR: call fast double @llvm.minnum.f64(double
func.func @extrema(%x: f64, %y: f64) -> f64 {
  %0 = arith.maximumf %x, %y : f64
  %1 = arith.minimumf %0, %y fastmath<nsz> : f64
  %2 = arith.maxnumf %1, %y : f64
  %3 = arith.minnumf %2, %y fastmath<fast> : f64
  return %3 : f64
}
