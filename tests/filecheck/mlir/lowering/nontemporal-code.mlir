// Stores that go past the caches are vectorized as others are. On x86-64 a fence follows them. Loops that run long fetch
// ahead, once for each line of 64 bytes. A team of threads does not know how memory is aligned.
// RUN: toyc %s -emit=llvm -opt -target=x86_64-unknown-linux-gnu -mcpu=x86-64-v3 | FileCheck %s --implicit-check-not='past the caches'
// RUN: toyc %s -emit=llvm -opt -target=x86_64-unknown-linux-gnu -mcpu=x86-64-v3 -parallel | FileCheck %s --check-prefix=TEAM
// RUN: toyc %s -emit=llvm -opt -target=aarch64-unknown-linux-gnu | FileCheck %s --check-prefix=ARM --implicit-check-not=fence
// RUN: toyc %s -emit=asm -opt -target=x86_64-unknown-linux-gnu -mcpu=x86-64-v3 | FileCheck %s --check-prefix=ASM
// RUN: toyc %s | FileCheck %s --check-prefix=PRINTED --match-full-lines
// RUN: toyc %s -opt | FileCheck %s --check-prefix=PRINTED --match-full-lines
// RUN: toyc %s -opt -mcpu=x86-64 | FileCheck %s --check-prefix=PRINTED --match-full-lines
// RUN: toyc %s -opt -parallel=3 | FileCheck %s --check-prefix=PRINTED --match-full-lines
// RUN: toyc %s -opt -emit=exe -parallel -o %t.exe && %t.exe | FileCheck %s --check-prefix=PRINTED --match-full-lines

// PRINTED:1.000000 0.000000

// CHECK-LABEL: define {{.*}} @fill(
// CHECK: call align 64 {{.*}} @_mlir_memref_to_llvm_alloc(i64 33554432)
// CHECK: vector.body:
// CHECK-COUNT-2: call void @llvm.prefetch.p0(ptr {{.*}}, i32 0, i32 3, i32 1)
// CHECK-NOT: prefetch
// CHECK: store <4 x double> {{.*}}, align 32, !nontemporal
// CHECK-NOT: ret
// CHECK: call void @llvm.x86.sse.sfence()
// CHECK-NEXT: ret
// CHECK-LABEL: define {{.*}} @odd(
// CHECK-NOT: call void @llvm.prefetch
// CHECK: ret
// TEAM-LABEL: define internal void @{{.*}}fill
// TEAM-NOT: store <4 x double> {{.*}}, !nontemporal
// TEAM: ret
// ARM-LABEL: define {{.*}} @fill(
// ARM: store <2 x double> {{.*}}, !nontemporal
// ASM-LABEL: fill:
// ASM: vmovntpd %ymm
// ASM: sfence
func.func @fill(%x: memref<2048x2048xf64>) -> memref<2048x2048xf64> {
  %r = memref.alloc() : memref<2048x2048xf64>
  affine.for %i = 0 to 2048 {
    affine.for %j = 0 to 2048 {
      %0 = affine.load %x[%i, %j] : memref<2048x2048xf64>
      %1 = arith.mulf %0, %0 : f64
      affine.store %1, %r[%i, %j] : memref<2048x2048xf64>
    }
  }
  return %r : memref<2048x2048xf64>
}

// Rows of this length do not start at vector boundaries, and the transposed operand is read in tiles.
func.func @odd(%x: memref<2053x2053xf64>) -> memref<2053x2053xf64> {
  %r = memref.alloc() : memref<2053x2053xf64>
  affine.for %i = 0 to 2053 {
    affine.for %j = 0 to 2053 {
      %0 = affine.load %x[%j, %i] : memref<2053x2053xf64>
      %1 = affine.load %x[%i, %j] : memref<2053x2053xf64>
      %2 = arith.subf %0, %1 : f64
      affine.store %2, %r[%i, %j] : memref<2053x2053xf64>
    }
  }
  return %r : memref<2053x2053xf64>
}

// Element [i, j] is 3000 i + j.
func.func @numbers() -> memref<2053x2053xf64> {
  %x = memref.alloc() : memref<2053x2053xf64>
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %scale = arith.constant 3000.0 : f64
  affine.for %i = 0 to 2053 iter_args(%a = %zero) -> f64 {
    affine.for %j = 0 to 2053 iter_args(%b = %a) -> f64 {
      affine.store %b, %x[%i, %j] : memref<2053x2053xf64>
      %c = arith.addf %b, %one : f64
      affine.yield %c : f64
    }
    %d = arith.addf %a, %scale : f64
    affine.yield %d : f64
  }
  return %x : memref<2053x2053xf64>
}

// The sum of the squares of the differences to 2999 (j - i).
func.func @errors(%r: memref<2053x2053xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %scale = arith.constant 2999.0 : f64
  %minus = arith.constant -2999.0 : f64
  %all, %after = affine.for %i = 0 to 2053 iter_args(%n = %zero, %a = %zero) -> (f64, f64) {
    %row, %end = affine.for %j = 0 to 2053 iter_args(%m = %n, %b = %a) -> (f64, f64) {
      %is = affine.load %r[%i, %j] : memref<2053x2053xf64>
      %error = arith.subf %is, %b : f64
      %square = arith.mulf %error, %error : f64
      %sum = arith.addf %m, %square : f64
      %next = arith.addf %b, %scale : f64
      affine.yield %sum, %next : f64, f64
    }
    %below = arith.addf %a, %minus : f64
    affine.yield %row, %below : f64, f64
  }
  return %all : f64
}

func.func @main() {
  %x = func.call @numbers() : () -> memref<2053x2053xf64>
  %r = func.call @odd(%x) : (memref<2053x2053xf64>) -> memref<2053x2053xf64>
  %s = func.call @odd(%r) : (memref<2053x2053xf64>) -> memref<2053x2053xf64>
  %result = memref.alloc() : memref<2xf64>
  // The difference with its own transpose is 2 * 2999 (i - j).
  %half = arith.constant -0.5 : f64
  affine.for %i = 0 to 2053 {
    affine.for %j = 0 to 2053 {
      %0 = affine.load %s[%i, %j] : memref<2053x2053xf64>
      %1 = arith.mulf %0, %half : f64
      affine.store %1, %x[%i, %j] : memref<2053x2053xf64>
    }
  }
  %a = func.call @errors(%r) : (memref<2053x2053xf64>) -> f64
  %b = func.call @errors(%x) : (memref<2053x2053xf64>) -> f64
  %sum = arith.addf %a, %b : f64
  %one = arith.constant 1.0 : f64
  affine.store %one, %result[0] : memref<2xf64>
  affine.store %sum, %result[1] : memref<2xf64>
  toy.print %result : memref<2xf64>
  memref.dealloc %result : memref<2xf64>
  memref.dealloc %x : memref<2053x2053xf64>
  memref.dealloc %r : memref<2053x2053xf64>
  memref.dealloc %s : memref<2053x2053xf64>
  return
}

// The memory of an argument may begin anywhere. On x86-64, stores of vectors into it are ordinary ones.
// CHECK-LABEL: define {{.*}} @given(
// CHECK-NOT: store <{{.*}}, !nontemporal
// CHECK: ret
// ARM-LABEL: define {{.*}} @given(
// ARM: store <2 x double> {{.*}}, !nontemporal
func.func @given(%x: memref<2048x2048xf64>, %r: memref<2048x2048xf64>) {
  affine.for %i = 0 to 2048 {
    affine.for %j = 0 to 2048 {
      %0 = affine.load %x[%i, %j] : memref<2048x2048xf64>
      %1 = arith.mulf %0, %0 : f64
      affine.store %1, %r[%i, %j] : memref<2048x2048xf64>
    }
  }
  return
}
