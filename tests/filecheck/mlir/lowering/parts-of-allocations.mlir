// REQUIRES: mlir-translate-22
// RUN: toy-opt %s -mark-alias-scopes -convert-to-llvm -o %t
// RUN: FileCheck %s --check-prefix=LLVM < %t
// RUN: toyc %t -x=mlir -emit=llvm | FileCheck %s
// RUN: mlir-translate-22 -mlir-to-llvmir %t | FileCheck %s

// Views of one allocation that have no byte in common are known not to overlap.

// LLVM: #[[LOW:.*]] = #llvm.alias_scope<id = "bytes 0 to 32", domain = #[[DOMAIN:.*]]>
// LLVM: #[[HIGH:.*]] = #llvm.alias_scope<id = "bytes 64 to 96", domain = #[[DOMAIN]]>

// LLVM-LABEL: @parts
// LLVM: llvm.load {{.*}} {alias_scopes = [#[[LOW]]], noalias_scopes = [#[[HIGH]]]}
// LLVM: llvm.store {{.*}} {alias_scopes = [#[[HIGH]]], noalias_scopes = [#[[LOW]]]}
// CHECK-LABEL: define void @parts
// CHECK: load double, {{.*}} !alias.scope ![[LOW:[0-9]+]], !noalias ![[HIGH:[0-9]+]]
// CHECK: store double {{.*}} !alias.scope ![[HIGH]], !noalias ![[LOW]]
func.func @parts(%i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %arena = memref.alloc() : memref<96xi8>
  %a = memref.view %arena[%c0][] : memref<96xi8> to memref<4xf64>
  %b = memref.view %arena[%c64][] : memref<96xi8> to memref<4xf64>
  %0 = memref.load %a[%i] : memref<4xf64>
  memref.store %0, %b[%j] : memref<4xf64>
  memref.dealloc %arena : memref<96xi8>
  return
}

// Parts that overlap may alias.
// LLVM-LABEL: @overlapping
// LLVM-NOT: alias_scopes
// CHECK-LABEL: define void @overlapping
// CHECK-NOT: !noalias
func.func @overlapping(%i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %arena = memref.alloc() : memref<96xi8>
  %a = memref.view %arena[%c0][] : memref<96xi8> to memref<4xf64>
  %b = memref.view %arena[%c8][] : memref<96xi8> to memref<4xf64>
  %0 = memref.load %a[%i] : memref<4xf64>
  memref.store %0, %b[%j] : memref<4xf64>
  memref.dealloc %arena : memref<96xi8>
  return
}

// Nothing is known where a distance varies.
// LLVM-LABEL: @varying
// LLVM-NOT: alias_scopes
func.func @varying(%i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %arena = memref.alloc() : memref<96xi8>
  %a = memref.view %arena[%c0][] : memref<96xi8> to memref<4xf64>
  %b = memref.view %arena[%j][] : memref<96xi8> to memref<4xf64>
  %0 = memref.load %a[%i] : memref<4xf64>
  memref.store %0, %b[%i] : memref<4xf64>
  memref.dealloc %arena : memref<96xi8>
  return
}

// CHECK: ![[LOW]] = !{![[LOW_SCOPE:[0-9]+]]}
// CHECK: ![[LOW_SCOPE]] = !{!"bytes 0 to 32", ![[DOMAIN:[0-9]+]]}
// CHECK: ![[DOMAIN]] = !{!"parts of an allocation"}
// CHECK: ![[HIGH]] = !{![[HIGH_SCOPE:[0-9]+]]}
// CHECK: ![[HIGH_SCOPE]] = !{!"bytes 64 to 96", ![[DOMAIN]]}
