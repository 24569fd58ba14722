// Memory: allocations of any shape, elements of several types, globals, and views.
// RUN: toyc %s -emit=mlir -run | FileCheck %s

memref.global "private" constant @primes : memref<2x3xf64> = dense<[[2.0, 3.0, 5.0], [7.0, 11.0, 13.0]]>
memref.global @counter : memref<i64> = dense<40>
memref.global @splat : memref<3xf64> = dense<1.5>
memref.global @scratch : memref<2xf64> = uninitialized

func.func @main() {
  call @globals() : () -> ()
  call @views() : () -> ()
  call @shapes() : () -> ()
  call @types() : () -> ()
  return
}

// CHECK: 2.000000 3.000000 5.000000
// CHECK-NEXT: 7.000000 11.000000 13.000000
// CHECK-NEXT: 1.500000 1.500000 1.500000
// CHECK-NEXT: 42.000000
func.func private @globals() {
  %primes = memref.get_global @primes : memref<2x3xf64>
  toy.print %primes : memref<2x3xf64>
  %splat = memref.get_global @splat : memref<3xf64>
  toy.print %splat : memref<3xf64>
  call @count() : () -> ()
  call @count() : () -> ()
  %counter = memref.get_global @counter : memref<i64>
  %count = memref.load %counter[] : memref<i64>
  %value = arith.sitofp %count : i64 to f64
  %c1 = arith.constant 1 : index
  %scratch = memref.get_global @scratch : memref<2xf64>
  memref.store %value, %scratch[%c1] : memref<2xf64>
  %read = memref.load %scratch[%c1] : memref<2xf64>
  call @show(%read) : (f64) -> ()
  return
}

func.func private @count() {
  %counter = memref.get_global @counter : memref<i64>
  %c1 = arith.constant 1 : i64
  %old = memref.atomic_rmw addi %c1, %counter[] : (i64, memref<i64>) -> i64
  return
}

// The inner part of a matrix, every second row of it transposed, and one column.
// CHECK-NEXT: 11.000000 12.000000
// CHECK-NEXT: 21.000000 22.000000
// CHECK-NEXT: 0.000000 20.000000
// CHECK-NEXT: 1.000000 21.000000
// CHECK-NEXT: 2.000000 22.000000
// CHECK-NEXT: 3.000000 23.000000
// CHECK-NEXT: 2.000000 12.000000 22.000000 32.000000
// CHECK-NEXT: 99.000000
func.func private @views() {
  %m = call @matrix() : () -> memref<4x4xf64>
  %inner = memref.subview %m[1, 1] [2, 2] [1, 1]
    : memref<4x4xf64> to memref<2x2xf64, strided<[4, 1], offset: 5>>
  toy.print %inner : memref<2x2xf64, strided<[4, 1], offset: 5>>
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %rows = memref.subview %m[0, 0] [%c2, %c4] [%c2, 1]
    : memref<4x4xf64> to memref<?x?xf64, strided<[?, 1]>>
  %columns = memref.transpose %rows (i, j) -> (j, i)
    : memref<?x?xf64, strided<[?, 1]>> to memref<?x?xf64, strided<[1, ?]>>
  toy.print %columns : memref<?x?xf64, strided<[1, ?]>>
  %column = memref.subview %m[0, 2] [4, 1] [1, 1]
    : memref<4x4xf64> to memref<4xf64, strided<[4], offset: 2>>
  toy.print %column : memref<4xf64, strided<[4], offset: 2>>
  // A view is the same memory.
  %c0 = arith.constant 0 : index
  %c99 = arith.constant 99.0 : f64
  memref.store %c99, %column[%c0] : memref<4xf64, strided<[4], offset: 2>>
  %seen = memref.load %m[%c0, %c2] : memref<4x4xf64>
  call @show(%seen) : (f64) -> ()
  memref.dealloc %m : memref<4x4xf64>
  return
}

// CHECK-NEXT: 0.000000 1.000000 2.000000 3.000000 10.000000 11.000000 12.000000 13.000000
// CHECK-SAME: 20.000000 21.000000 22.000000 23.000000 30.000000 31.000000 32.000000 33.000000
// CHECK-NEXT: 10.000000 11.000000
// CHECK-NEXT: 12.000000 13.000000
// CHECK-NEXT: 2.000000
// CHECK-NEXT: 8.000000
// CHECK-NEXT: 23.000000
// CHECK-NEXT: 21.000000 31.000000
// CHECK-NEXT: 10.000000 11.000000
// CHECK-NEXT: 12.000000 13.000000
// CHECK-NEXT: 0.000000 1.000000 2.000000 3.000000 10.000000 11.000000
// CHECK-NEXT: 4.000000
func.func private @shapes() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = call @matrix() : () -> memref<4x4xf64>
  %flat = memref.collapse_shape %m [[0, 1]] : memref<4x4xf64> into memref<16xf64>
  toy.print %flat : memref<16xf64>
  %cube = memref.expand_shape %flat [[0, 1, 2]] output_shape [4, 2, 2] : memref<16xf64> into memref<4x2x2xf64>
  %second = memref.subview %cube[1, 0, 0] [1, 2, 2] [1, 1, 1]
    : memref<4x2x2xf64> to memref<2x2xf64, strided<[2, 1], offset: 4>>
  toy.print %second : memref<2x2xf64, strided<[2, 1], offset: 4>>

  %any = memref.cast %second : memref<2x2xf64, strided<[2, 1], offset: 4>> to memref<?x2xf64, strided<[?, 1], offset: ?>>
  %extent = memref.dim %any, %c0 : memref<?x2xf64, strided<[?, 1], offset: ?>>
  call @show_index(%extent) : (index) -> ()
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %any
    : memref<?x2xf64, strided<[?, 1], offset: ?>> -> memref<f64>, index, index, index, index, index
  %sum = arith.addi %offset, %sizes#0 : index
  %sum2 = arith.addi %sum, %strides#0 : index
  call @show_index(%sum2) : (index) -> ()
  %again = memref.reinterpret_cast %base to offset: [11], sizes: [1], strides: [1]
    : memref<f64> to memref<1xf64, strided<[1], offset: 11>>
  %last = memref.load %again[%c0] : memref<1xf64, strided<[1], offset: 11>>
  call @show(%last) : (f64) -> ()

  // A copy between layouts.
  %copy = memref.alloca() : memref<2xf64>
  %part = memref.subview %m[2, 1] [2, 1] [1, 1] : memref<4x4xf64> to memref<2xf64, strided<[4], offset: 9>>
  memref.copy %part, %copy : memref<2xf64, strided<[4], offset: 9>> to memref<2xf64>
  toy.print %copy : memref<2xf64>
  %whole = memref.alloca() : memref<2x2xf64>
  memref.copy %second, %whole : memref<2x2xf64, strided<[2, 1], offset: 4>> to memref<2x2xf64>
  toy.print %whole : memref<2x2xf64>
  %c6 = arith.constant 6 : index
  %shorter = memref.realloc %flat(%c6) : memref<16xf64> to memref<?xf64>
  toy.print %shorter : memref<?xf64>

  // A shape in memory.
  %shape = memref.alloca() : memref<2xindex>
  %c3 = arith.constant 3 : index
  memref.store %c3, %shape[%c0] : memref<2xindex>
  memref.store %c2, %shape[%c1] : memref<2xindex>
  %reshaped = memref.reshape %shorter(%shape) : (memref<?xf64>, memref<2xindex>) -> memref<?x?xf64>
  %rank = memref.rank %reshaped : memref<?x?xf64>
  %both = arith.addi %rank, %c2 : index
  call @show_index(%both) : (index) -> ()
  memref.dealloc %reshaped : memref<?x?xf64>
  return
}

// Small types, and bytes as another type.
// CHECK-NEXT: -2.000000
// CHECK-NEXT: 0.333333
// CHECK-NEXT: 1.000000
// CHECK-NEXT: 1.500000
// CHECK-NEXT: 7.000000
// CHECK-NOT: {{[0-9]}}
func.func private @types() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %small = memref.alloca() : memref<3xi7>
  %c-2 = arith.constant -2 : i7
  memref.store %c-2, %small[%c0] : memref<3xi7>
  %i7 = memref.load %small[%c0] : memref<3xi7>
  %from_i7 = arith.sitofp %i7 : i7 to f64
  call @show(%from_i7) : (f64) -> ()
  %single = memref.alloca() : memref<f32>
  %third = arith.constant 0.333333343 : f32
  memref.store %third, %single[] : memref<f32>
  %f32 = memref.load %single[] : memref<f32>
  %from_f32 = arith.extf %f32 : f32 to f64
  call @show(%from_f32) : (f64) -> ()
  %bit = memref.alloca() : memref<i1>
  %true = arith.constant true
  memref.store %true, %bit[] : memref<i1>
  %i1 = memref.load %bit[] : memref<i1>
  %from_i1 = arith.uitofp %i1 : i1 to f64
  call @show(%from_i1) : (f64) -> ()

  %bytes = memref.alloc() : memref<16xi8>
  %floats = memref.view %bytes[%c4][] : memref<16xi8> to memref<3xf32>
  %x = arith.constant 1.5 : f32
  memref.store %x, %floats[%c0] : memref<3xf32>
  %ints = memref.view %bytes[%c4][] : memref<16xi8> to memref<3xi32>
  %bits = memref.load %ints[%c0] : memref<3xi32>
  %back = arith.bitcast %bits : i32 to f32
  %from_bits = arith.extf %back : f32 to f64
  call @show(%from_bits) : (f64) -> ()
  memref.dealloc %bytes : memref<16xi8>

  // Memory that a scope allocates is freed at its end; other memory stays.
  %kept = memref.alloca() : memref<f64>
  %seven = memref.alloca_scope -> f64 {
    %inner = memref.alloca() : memref<f64>
    %c7 = arith.constant 7.0 : f64
    memref.store %c7, %inner[] : memref<f64>
    memref.copy %inner, %kept : memref<f64> to memref<f64>
    memref.alloca_scope.return %c7 : f64
  }
  %read = memref.load %kept[] : memref<f64>
  call @show(%read) : (f64) -> ()
  return
}

// Ten times the row plus the column.
func.func private @matrix() -> memref<4x4xf64> {
  %m = memref.alloc() : memref<4x4xf64>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %n = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %int = arith.index_cast %n : index to i64
      %x = arith.sitofp %int : i64 to f64
      affine.store %x, %m[%i, %j] : memref<4x4xf64>
    }
  }
  return %m : memref<4x4xf64>
}

func.func private @show(%x: f64) {
  %one = memref.alloca() : memref<f64>
  memref.store %x, %one[] : memref<f64>
  toy.print %one : memref<f64>
  return
}

func.func private @show_index(%i: index) {
  %int = arith.index_cast %i : index to i64
  %x = arith.sitofp %int : i64 to f64
  call @show(%x) : (f64) -> ()
  return
}
