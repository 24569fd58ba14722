// Functions of the host have their types, and call functions of the C library that are not the module's.
// RUN: not toyc %s 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: echo 'llvm.func @malloc(%%n: i64) -> !llvm.ptr { %%0 = llvm.mlir.zero : !llvm.ptr llvm.return %%0 : !llvm.ptr }' > %t.mlir
// RUN: echo 'func.func @main() { %%0 = memref.alloc() : memref<2xf64> memref.dealloc %%0 : memref<2xf64> return }' >> %t.mlir
// RUN: not toyc %t.mlir 2>&1 | FileCheck %s --check-prefix=MALLOC
// RUN: sed 's/@mlir_rt_print_f64/@_mlir_memref_to_llvm_free/' %s > %t.free.mlir
// RUN: not toyc %t.free.mlir 2>&1 | FileCheck %s --check-prefix=FREE

// TYPE: error: LLVM code generation failed: the module has 'mlir_rt_print_f64' with another type than the host
// MALLOC: error: LLVM code generation failed: the module defines 'malloc', which the host needs of the C library
// FREE: error: LLVM code generation failed: the module has '_mlir_memref_to_llvm_free' with another type than the host
llvm.func @mlir_rt_print_f64(f64)
func.func @main() {
  %0 = arith.constant 1.0 : f64
  llvm.call @mlir_rt_print_f64(%0) : (f64) -> ()
  return
}
