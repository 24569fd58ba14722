// After MLIR's own lowerings, these files mean the same to the interpreter.
// RUN: mlir-opt-22 %S/scf.mlir --convert-scf-to-cf -o %t
// RUN: toyc %t -x=mlir -emit=mlir-cf -run | FileCheck %S/scf.mlir
// RUN: mlir-opt-22 %S/scf.mlir --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts -o %t
// RUN: toyc %t -x=mlir -emit=mlir-llvm -run | FileCheck %S/scf.mlir
// RUN: mlir-opt-22 %S/scf-parallel.mlir --convert-scf-to-cf -o %t
// RUN: toyc %t -x=mlir -emit=mlir-cf -run | FileCheck %S/scf-parallel.mlir
// RUN: mlir-opt-22 %S/cf.mlir --convert-to-llvm --reconcile-unrealized-casts -o %t
// RUN: toyc %t -x=mlir -emit=mlir-llvm -run | FileCheck %S/cf.mlir
// RUN: toy-opt %S/affine.mlir -mlir-print-op-generic | mlir-opt-22 -allow-unregistered-dialect --lower-affine -o %t
// RUN: toyc %t -x=mlir -emit=mlir -run | FileCheck %S/affine.mlir
// RUN: toy-opt %S/memref.mlir -mlir-print-op-generic | mlir-opt-22 -allow-unregistered-dialect --expand-strided-metadata --lower-affine --convert-scf-to-cf -o %t
// RUN: toyc %t -x=mlir -emit=mlir -run | FileCheck %S/memref.mlir
// Lowered in part: casts are left between the types of the dialects.
// RUN: toy-opt %S/affine.mlir -mlir-print-op-generic | mlir-opt-22 -allow-unregistered-dialect --lower-affine --finalize-memref-to-llvm -o %t
// RUN: FileCheck %s < %t
// RUN: toyc %t -x=mlir -emit=mlir -run | FileCheck %S/affine.mlir
// CHECK: unrealized_conversion_cast
// REQUIRES: mlir-opt-22
