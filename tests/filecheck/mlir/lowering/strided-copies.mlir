// Views, copies and reallocation, compiled by way of strided and unranked descriptors.
// RUN: toy-opt %s -expand-realloc -convert-scf-to-cf -expand-strided-metadata -lower-affine -convert-to-llvm \
// RUN:   | toyc - -x=mlir -emit=jit | FileCheck %s

func.func private @putchar(i32) -> i32

func.func @digit(%n: i32) {
  %zero = arith.constant 48 : i32
  %character = arith.addi %n, %zero : i32
  %written = func.call @putchar(%character) : (i32) -> i32
  return
}

func.func @line() {
  %end = arith.constant 10 : i32
  %written = func.call @putchar(%end) : (i32) -> i32
  return
}

func.func @show(%m: memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
    func.call @digit(%x) : (i32) -> ()
  }
  func.call @line() : () -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<3x4xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %a = arith.muli %i, %c4 : index
      %b = arith.addi %a, %j : index
      %x = arith.index_cast %b : index to i32
      memref.store %x, %m[%i, %j] : memref<3x4xi32>
    }
  }
  // A column: 1, 5.
  %column = memref.subview %m[0, 1] [2, 1] [1, 1] : memref<3x4xi32> to memref<2xi32, strided<[4], offset: 1>>
  %shown = memref.cast %column : memref<2xi32, strided<[4], offset: 1>> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK: 15
  func.call @show(%shown) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  // Copied into every second element of a buffer.
  %buffer = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %one, %buffer[%i] : memref<4xi32>
  }
  %even = memref.subview %buffer[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  memref.copy %column, %even : memref<2xi32, strided<[4], offset: 1>> to memref<2xi32, strided<[2]>>
  %all = memref.cast %buffer : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK: 1151
  func.call @show(%all) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  // Through a memref without a rank.
  %unranked = memref.cast %m : memref<3x4xi32> to memref<*xi32>
  %target = memref.alloc() : memref<3x4xi32>
  %other = memref.cast %target : memref<3x4xi32> to memref<*xi32>
  memref.copy %unranked, %other : memref<*xi32> to memref<*xi32>
  %row = memref.subview %target[1, 0] [1, 4] [1, 1] : memref<3x4xi32> to memref<4xi32, strided<[1], offset: 4>>
  %row.shown = memref.cast %row : memref<4xi32, strided<[1], offset: 4>> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK: 4567
  func.call @show(%row.shown) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  // A larger buffer keeps what the smaller one had.
  %c6 = arith.constant 6 : index
  %open = memref.cast %buffer : memref<4xi32> to memref<?xi32>
  %larger = memref.realloc %open(%c6) : memref<?xi32> to memref<?xi32>
  %nine = arith.constant 9 : i32
  memref.store %nine, %larger[%c4] : memref<?xi32>
  %c5 = arith.constant 5 : index
  memref.store %one, %larger[%c5] : memref<?xi32>
  %result = memref.cast %larger : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  // CHECK: 115191
  func.call @show(%result) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  memref.dealloc %larger : memref<?xi32>
  memref.dealloc %target : memref<3x4xi32>
  memref.dealloc %m : memref<3x4xi32>
  return
}
