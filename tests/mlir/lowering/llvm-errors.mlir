// What has no counterpart in the llvm dialect is said where it is.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -convert-to-llvm

func.func @narrow(%x: index) -> i32 {
  // expected-error@+1 {{failed to legalize operation 'arith.index_cast'}}
  %0 = arith.index_cast %x : index to i32
  return %0 : i32
}
// -----
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @unranked(%m: memref<*xf64>) {
  return
}
// -----
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @layout(%m: memref<4xf64, strided<[2]>>) {
  return
}
// -----
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @space(%m: memref<4xf64, 1>) {
  return
}
// -----
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @tensor(%t: tensor<4xf64>) {
  return
}
// -----
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @attributes(%x: i32 {llvm.noundef}) {
  return
}
// -----
func.func @too_large(%m: memref<4294967296x4294967296x4294967296xf64>, %i: index) -> f64 {
  // expected-error@+1 {{failed to legalize operation 'memref.load'}}
  %0 = memref.load %m[%i, %i, %i] : memref<4294967296x4294967296x4294967296xf64>
  return %0 : f64
}
// -----
func.func @too_large_to_allocate() {
  // expected-error@+1 {{failed to legalize operation 'memref.alloc'}}
  %0 = memref.alloc() : memref<4294967296x4294967296xf64>
  return
}
// -----
func.func @loop(%i: index) {
  // expected-error@+1 {{failed to legalize operation 'scf.for'}}
  scf.for %j = %i to %i step %i {
  }
  return
}
// -----
func.func @unknown() {
  // expected-error@+1 {{failed to legalize operation 'other.op'}}
  "other.op"() : () -> ()
  return
}
