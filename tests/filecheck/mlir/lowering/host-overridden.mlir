// A module that defines a function of the host keeps its own; a private one of that name gives way to the host's.
// RUN: toyc %s | FileCheck %s
// RUN: toyc %s -O3 | FileCheck %s
// RUN: toyc %s -emit=exe -o %t.exe && %t.exe | FileCheck %s
// RUN: toyc %s -run -emit=mlir-llvm | FileCheck %s

// CHECK: !1.500000
llvm.func @putchar(i32) -> i32
func.func private @mlir_rt_print_newline(%n: i32) {
  %0 = llvm.call @putchar(%n) : (i32) -> i32
  return
}
llvm.func @_mlir_memref_to_llvm_free(%p: !llvm.ptr) {
  llvm.return
}
func.func @main() {
  %mark = arith.constant 33 : i32
  call @mlir_rt_print_newline(%mark) : (i32) -> ()
  %m = memref.alloc() : memref<f64>
  %x = arith.constant 1.5 : f64
  memref.store %x, %m[] : memref<f64>
  %y = memref.load %m[] : memref<f64>
  toy.print %y : f64
  memref.dealloc %m : memref<f64>
  return
}
