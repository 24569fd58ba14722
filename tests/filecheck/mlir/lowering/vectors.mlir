// With -opt, loops are vectorized for the processor; new memory overlaps no other, so nothing checks that at run time.
// RUN: toyc %s -emit=llvm -opt -target=x86_64-unknown-linux-gnu -mcpu=x86-64-v3 | FileCheck %s --implicit-check-not=memcheck
// RUN: toyc %s -emit=llvm -opt -target=aarch64-unknown-linux-gnu | FileCheck %s --check-prefix=ARM --implicit-check-not=memcheck

// CHECK-LABEL: define {{.*}} @multiply_add(
// CHECK-NOT: call
// CHECK: call {{.*}} @_mlir_memref_to_llvm_alloc(i64 8000000)
// CHECK: vector.body:
// CHECK: fmul <4 x double>
// CHECK: fadd <4 x double>
// CHECK: store <4 x double>
// ARM-LABEL: define {{.*}} @multiply_add(
// ARM: fmul <2 x double>
// ARM: fadd <2 x double>
func.func @multiply_add(%a: memref<1000x1000xf64>, %b: memref<1000x1000xf64>, %c: memref<1000x1000xf64>)
    -> memref<1000x1000xf64> {
  %r = memref.alloc() : memref<1000x1000xf64>
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to 1000 {
      %0 = affine.load %a[%i, %j] : memref<1000x1000xf64>
      %1 = affine.load %b[%i, %j] : memref<1000x1000xf64>
      %2 = affine.load %c[%i, %j] : memref<1000x1000xf64>
      %3 = arith.mulf %0, %1 : f64
      %4 = arith.addf %3, %2 : f64
      affine.store %4, %r[%i, %j] : memref<1000x1000xf64>
    }
  }
  return %r : memref<1000x1000xf64>
}

// Loops of few iterations disappear, and each passes its values to the next without memory.
// CHECK-LABEL: define double @small(
// CHECK-NOT: br
// CHECK-NOT: allocate
// CHECK: ret double
func.func @small(%x: f64) -> f64 {
  %m = memref.alloc() : memref<4xf64>
  %n = memref.alloc() : memref<4xf64>
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 4 {
    affine.store %x, %m[%i] : memref<4xf64>
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[-%i + 3] : memref<4xf64>
    %1 = arith.addf %0, %x : f64
    affine.store %1, %n[%i] : memref<4xf64>
  }
  %r = affine.load %n[%c3] : memref<4xf64>
  memref.dealloc %m : memref<4xf64>
  memref.dealloc %n : memref<4xf64>
  return %r : f64
}
