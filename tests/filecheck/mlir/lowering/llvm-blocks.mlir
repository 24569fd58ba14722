// Blocks in a function of the llvm dialect may still have arguments of other types.
// RUN: toy-opt %s -convert-to-llvm | FileCheck %s
// RUN: mlir-opt-22 %s -convert-to-llvm | FileCheck %s

// CHECK-LABEL: llvm.func @f()
// CHECK: llvm.br ^[[NEXT:bb[0-9]+]](%{{.*}} : i64)
// CHECK: ^[[NEXT]](%[[I:.*]]: i64):
// CHECK: llvm.add %[[I]], %[[I]] : i64
llvm.func @f() {
  %n = arith.constant 4 : index
  cf.br ^next(%n : index)
^next(%i: index):
  %0 = arith.addi %i, %i : index
  llvm.return
}
