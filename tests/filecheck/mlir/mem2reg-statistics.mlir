// Memory that became values, and the block arguments where they meet: none where nothing reads the value.
// RUN: toy-opt %s -mem2reg -mlir-pass-statistics -mlir-pass-statistics-display=list -o %t 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=IR < %t
// CHECK: (S) 2 new block args
// CHECK: (S) 3 promoted slots
// IR: llvm.func @counts(
// IR: llvm.alloca
// IR-NOT: llvm.alloca
// IR: llvm.func @none(
// IR: llvm.alloca
// IR-NOT: llvm.alloca
llvm.func @counts(%x: i32, %b: i8, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %n = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %o = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.store %x, %n : i32, !llvm.ptr
  llvm.store volatile %x, %o : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.store %one, %n : i32, !llvm.ptr
  llvm.br ^b
^b:
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @none() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @more(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.br ^a
^a:
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^b:
  llvm.return %v : i32
}
