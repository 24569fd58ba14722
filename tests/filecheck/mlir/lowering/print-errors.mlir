// Only numbers and plain memory of static shape can be printed, and with the C library's functions only.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -lower-toy-print

func.func @unknown(%m: memref<?xf64>, %layout: memref<2xf64, affine_map<(d0) -> (d0 + 1)>>, %space: memref<2xf64, 1>) {
  // expected-error@+1 {{prints a value of type 'memref<?xf64>', which is neither a number nor plain memory of static shape}}
  toy.print %m : memref<?xf64>
  // expected-error@+1 {{prints a value of type 'memref<2xf64, affine_map<(d0) -> (d0 + 1)>>', which is neither a number nor plain memory of static shape}}
  toy.print %layout : memref<2xf64, affine_map<(d0) -> (d0 + 1)>>
  // expected-error@+1 {{prints a value of type 'memref<2xf64, 1>', which is neither a number nor plain memory of static shape}}
  toy.print %space : memref<2xf64, 1>
  return
}
// -----
func.func @tensor(%t: tensor<2xf64>) {
  // expected-error@+1 {{prints a value of type 'tensor<2xf64>', which is neither a number nor plain memory of static shape}}
  toy.print %t : tensor<2xf64>
  return
}
// -----
// expected-error@+1 {{redefinition of symbol named 'putchar'}}
func.func private @putchar()
func.func @main(%m: memref<2xf64>) {
  // expected-note@+1 {{this needs 'putchar' of the C library, of type '!llvm.func<i32 (i32)>'}}
  toy.print %m : memref<2xf64>
  return
}
// -----
// expected-error@+1 {{redefinition of reserved function 'printf' of different type '!llvm.func<i32 ()>' is prohibited}}
llvm.func @printf() -> i32
func.func @main(%x: f64) {
  // expected-note@+1 {{this needs 'printf' of the C library, of type '!llvm.func<i32 (ptr, ...)>'}}
  toy.print %x : f64
  return
}
