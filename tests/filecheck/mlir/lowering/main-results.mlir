// A program returns its exit status: that `main` returns anything else is said before it runs, interpreted or compiled.
// RUN: sh -c 'toyc %s -emit=mlir -run 2> %t; test $? -eq 1'
// RUN: FileCheck %s < %t
// RUN: not toyc %s -emit=mlir-llvm -run 2>&1 | FileCheck %s
// RUN: not toyc %s -emit=jit 2>&1 | FileCheck %s
// RUN: not toyc %s -emit=exe -o %t.exe 2>&1 | FileCheck %s
// CHECK-NOT: printed
// CHECK: [[#@LINE + 18]]:1: error: 'main' returns 'f64'
// CHECK: help: a program returns nothing, or its exit status: an 'i32'
// RUN: sed 's/-> f64/-> (i32, i32)/; s/return %0 : f64/return %1, %1 : i32, i32/' %s > %t.mlir
// RUN: not toyc %t.mlir -emit=mlir -run 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: 'main' returns 'i32', 'i32'
// RUN: sed 's/-> f64/-> index/; s/return %0 : f64/return %2 : index/' %s > %t.mlir
// RUN: not toyc %t.mlir -emit=mlir -run 2>&1 | FileCheck %s --check-prefix=INDEX
// INDEX: error: 'main' returns 'index'
// RUN: sed 's/-> f64//; s/return %0 : f64/return/' %s > %t.mlir
// RUN: toyc %t.mlir -emit=exe -o %t.exe
// RUN: %t.exe | FileCheck %s --check-prefix=NOTHING
// RUN: toyc %t.mlir -emit=exe -opt -o %t.exe
// RUN: %t.exe | FileCheck %s --check-prefix=NOTHING
// RUN: toyc %t.mlir -emit=mlir -run | FileCheck %s --check-prefix=NOTHING
// NOTHING: printed

llvm.func @puts(!llvm.ptr) -> i32
llvm.mlir.global internal constant @text("printed\00")
func.func @main() -> f64 {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @puts(%text) : (!llvm.ptr) -> i32
  %0 = arith.constant 1.5 : f64
  %1 = arith.constant 7 : i32
  %2 = arith.constant 7 : index
  return %0 : f64
}
