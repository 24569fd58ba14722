// Operations without a counterpart in the llvm dialect are reported at their place.
// RUN: toy-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -convert-to-llvm=full-conversion

func.func @no_such_instruction(%x: f32) -> f32 {
  // expected-error@+1 {{failed to legalize operation 'math.erf'}}
  %0 = math.erf %x : f32
  return %0 : f32
}
// -----
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @tensor(%t: tensor<4xf64>) {
  return
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
// -----
func.func @no_such_float() {
  // expected-error@+1 {{failed to legalize operation 'arith.constant'}}
  %0 = arith.constant 1.5 : tf32
  return
}
// -----
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @no_such_parameter(%x: tf32) {
  return
}
// -----
func.func @narrow_sum(%x: f8E5M2) -> f8E5M2 {
  // expected-error@+1 {{failed to legalize operation 'arith.addf'}}
  %0 = arith.addf %x, %x : f8E5M2
  return %0 : f8E5M2
}
// -----
func.func @narrow_negation(%x: f4E2M1FN) -> f4E2M1FN {
  // expected-error@+1 {{failed to legalize operation 'arith.negf'}}
  %0 = arith.negf %x : f4E2M1FN
  return %0 : f4E2M1FN
}
// -----
// expected-error@+1 {{redefinition of symbol named 'free'}}
llvm.mlir.global external @free() : i64
func.func @global(%m: memref<2xf64>) {
  // expected-note@+1 {{this needs 'free' of the C library, of type '!llvm.func<void (ptr)>'}}
  memref.dealloc %m : memref<2xf64>
  return
}
// -----
// expected-error@+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<i64 (i64)>' is prohibited}}
func.func @malloc(%n: i64) -> i64 { return %n : i64 }
func.func @function() -> memref<2xf64> {
  // expected-note@+1 {{this needs 'malloc' of the C library}}
  %m = memref.alloc() : memref<2xf64>
  return %m : memref<2xf64>
}
// -----
// expected-error@+1 {{'f' is an entry point ('toy.entry'), and is called in the module}}
func.func @f(%a: memref<2xf64>, %again: i1) attributes {toy.entry} {
  cf.cond_br %again, ^again, ^done
^again:
  func.call @f(%a, %again) : (memref<2xf64>, i1) -> ()
  cf.br ^done
^done:
  return
}
