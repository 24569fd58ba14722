// Debug information: a variable follows its value. If buffers are not kept, it refers to none, because their contents
// may be stored later; values that only variables use disappear.
// RUN: toy-opt %s -convert-toy-to-affine='keep-buffers' | FileCheck %s --check-prefix=KEPT
// RUN: toy-opt %s -convert-toy-to-affine | FileCheck %s
// RUN: toy-opt %s -pass-pipeline='builtin.module(convert-toy-to-affine{keep-buffers},lower-toy-print,lower-affine,convert-scf-to-cf,convert-to-llvm)' | FileCheck %s --check-prefix=LLVM
// RUN: toy-opt %s | toy-opt | FileCheck %s --check-prefix=AGAIN
// RUN: toyc %s -emit=mlir -run | FileCheck %s --check-prefix=OUT

// KEPT-LABEL: func.func @main
// KEPT: toy.variable "a"(%{{.*}}) : memref<2xf64> {sources = [unit], types = [memref<2xf64>]}
// KEPT: toy.variable "n"(%{{.*}}) : f64 {parameter = 1 : i64, sources = [unit], types = [f64]}
// KEPT: toy.variable "large"(%{{.*}}) : memref<17xf64>
// KEPT: toy.variable "pair"(%{{.*}}, %{{.*}}) : memref<2xf64>, f64 {members = ["x", "y"], sources = [unit, unit]
// KEPT: toy.variable "unused"(%{{.*}}) : memref<2xf64>
// KEPT: toy.variable "" {
// KEPT: toy.print
// KEPT: memref.dealloc
// KEPT-NEXT: memref.dealloc
// KEPT-NEXT: return

// CHECK-LABEL: func.func @main
// CHECK: toy.variable "a" {sources = [dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>], types = [memref<2xf64>]}
// CHECK: toy.variable "n"(%{{.*}}) : f64 {parameter = 1 : i64, sources = [unit], types = [f64]}
// CHECK: toy.variable "large" {sources = [@__constant_17xf64], types = [memref<17xf64>]}
// CHECK: toy.variable "pair"(%{{.*}}) : f64 {members = ["x", "y"], sources = [dense<{{.*}}> : tensor<2xf64>, unit]
// CHECK: toy.variable "unused" {sources = [false], types = [memref<2xf64>]}
// CHECK-NOT: toy.variable ""
// CHECK-NOT: arith.mulf
// CHECK: toy.print

// LLVM-LABEL: llvm.func @main
// LLVM: toy.variable "a"(%{{.*}}) : !llvm.ptr {sources = [unit], types = [memref<2xf64>]}
// LLVM: toy.variable "n"(%{{.*}}) : f64
// LLVM: toy.variable "pair"(%{{.*}}, %{{.*}}) : !llvm.ptr, f64 {members

// AGAIN: toy.variable "n"(%{{.*}}) : tensor<f64> {parameter = 1 : i64}
// OUT: 1.000000 2.000000
toy.func @main() {
  %0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  toy.variable "a"(%0) : tensor<2xf64>
  %1 = toy.constant dense<3.0> : tensor<f64>
  toy.variable "n"(%1) : tensor<f64> {parameter = 1 : i64}
  %2 = toy.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0]> : tensor<17xf64>
  toy.variable "large"(%2) : tensor<17xf64>
  toy.variable "pair"(%0, %1) : tensor<2xf64>, tensor<f64> {members = ["x", "y"]}
  %3 = toy.mul %0, %1 : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  toy.variable "unused"(%3) : tensor<2xf64>
  toy.variable ""
  toy.print %0 : tensor<2xf64>
  toy.return
}
