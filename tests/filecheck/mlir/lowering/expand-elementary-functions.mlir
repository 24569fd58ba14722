// Functions of numbers of 64 and of 32 bits become arithmetic, without branches, tables and flags; those of other types
// stay. What only large angles need is called.
// RUN: toy-opt %s -expand-elementary-functions | FileCheck %s
// RUN: toy-opt %s -expand-elementary-functions | FileCheck %s --check-prefix=NONE
// RUN: sed '/^func.func @others/,/^}/d' %s | toy-opt -expand-elementary-functions -convert-to-llvm=full-conversion \
// RUN:   | FileCheck %s --check-prefix=LLVM
// NONE-NOT: fastmath
// NONE-NOT: cf.
// NONE-NOT: scf.
// NONE-NOT: {{ }}math.{{exp|expm1|log|log1p|sin|cos|tan|tanh|erf|powf}} {{.*}} f64
// NONE: func.func private @__sine_of_large_f64
// LLVM-NOT: math.
// LLVM-NOT: llvm.intr.{{exp|log|sin|cos|tan|pow}}
// LLVM: llvm.func internal @__sine_of_large_f64(%arg0: i1, %arg1: f64, %arg2: f64) -> f64
// LLVM-SAME: passthrough = ["mlir-rt-rarely"]

// CHECK-LABEL: func.func @exp
func.func @exp(%x: f64) -> f64 {
  // CHECK: %[[N:.+]] = math.fma %{{.*}}, %{{.*}}, %[[ROUNDER:.+]] : f64
  // CHECK: arith.bitcast %[[N]] : f64 to i64
  // CHECK: arith.shli
  // CHECK: %[[NAN:.+]] = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: %[[RESULT:.+]] = arith.select %{{.*}}, %[[NAN]], %{{.*}} : f64
  // CHECK-NEXT: return %[[RESULT]]
  %0 = math.exp %x fastmath<fast> : f64
  return %0 : f64
}

// A power with a constant exponent.
// CHECK-LABEL: func.func @square
// CHECK-NEXT: arith.constant
// CHECK-NEXT: %[[SQUARE:.+]] = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT: return %[[SQUARE]]
func.func @square(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %0 = math.powf %x, %two : f64
  return %0 : f64
}

// CHECK-LABEL: func.func @inverse
// CHECK: %[[INVERSE:.+]] = arith.divf %{{.*}}, %arg0 : f64
// CHECK-NEXT: return %[[INVERSE]]
func.func @inverse(%x: f64) -> f64 {
  %exponent = arith.constant -1.0 : f64
  %0 = math.powf %x, %exponent : f64
  return %0 : f64
}

// CHECK-LABEL: func.func @root
// CHECK: math.sqrt
// CHECK-NOT: arith.divf
func.func @root(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %0 = math.powf %x, %half : f64
  return %0 : f64
}

// CHECK-LABEL: func.func @all
func.func @all(%x: f64) -> f64 {
  %0 = math.expm1 %x : f64
  %1 = math.log %0 : f64
  %2 = math.log1p %1 : f64
  %3 = math.sin %2 : f64
  %4 = math.cos %3 : f64
  %5 = math.tan %4 : f64
  %6 = math.tanh %5 : f64
  %7 = math.erf %6 : f64
  %8 = math.powf %7, %x : f64
  return %8 : f64
}

// Numbers of 32 bits have polynomials of their own.
// CHECK-LABEL: func.func @single
// CHECK-NOT: f64
// CHECK: return
func.func @single(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}

// The sine of a small number, and that of a large one if it is needed.
// CHECK-LABEL: func.func @sine
// CHECK: %[[SINE:.+]] = call @__sine_of_large_f32(%{{.+}}, %{{.+}}, %arg0) : (i1, f32, f32) -> f32
// CHECK: arith.select %{{.*}}, %arg0, %[[SINE]] : f32
func.func @sine(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @others
// CHECK-NEXT: math.exp %arg0 : f16
// CHECK-NEXT: math.sin %arg1 : vector<2xf64>
// CHECK-NEXT: math.sinh %arg2 : f64
func.func @others(%x: f16, %y: vector<2xf64>, %z: f64) -> (f16, vector<2xf64>, f64) {
  %0 = math.exp %x : f16
  %1 = math.sin %y : vector<2xf64>
  %2 = math.sinh %z : f64
  return %0, %1, %2 : f16, vector<2xf64>, f64
}

// CHECK: func.func private @__sine_of_large_f64(%arg0: i1, %arg1: f64, %arg2: f64) -> f64 attributes {{.*}}passthrough = ["mlir-rt-rarely"]
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb2:
// CHECK-NEXT: return %arg1 : f64

