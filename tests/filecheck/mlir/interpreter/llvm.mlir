// The llvm dialect: memory by addresses, aggregates, globals, functions of the C library, intrinsics.
// RUN: toyc %s -emit=mlir-llvm -run > %t.interpreted
// RUN: FileCheck %s < %t.interpreted
// The compiled program prints the same.
// RUN: toyc %s -emit=jit > %t.compiled
// RUN: diff %t.interpreted %t.compiled

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @memset(!llvm.ptr, i32, i64) -> !llvm.ptr

llvm.mlir.global internal constant @numbers("%d %ld %c %s %5.2f|%g|%x%%\0A\00")
llvm.mlir.global internal constant @word("word\00")
llvm.mlir.global internal @counter(41 : i64) : i64
llvm.mlir.global internal constant @table(dense<[10, 20, 30, 40]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal constant @computed() : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.constant(99 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>
  %3 = llvm.mlir.addressof @counter : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i32, ptr)>
  llvm.return %4 : !llvm.struct<(i32, ptr)>
}

llvm.func @main() -> i32 {
  llvm.call @formats() : () -> ()
  llvm.call @globals() : () -> ()
  llvm.call @structs() : () -> ()
  llvm.call @heap() : () -> ()
  llvm.call @control() : () -> ()
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}

// CHECK: -7 1234567890123 A word  3.14|0.1|ff%
// CHECK-NEXT: word
llvm.func internal @formats() {
  %format = llvm.mlir.addressof @numbers : !llvm.ptr
  %word = llvm.mlir.addressof @word : !llvm.ptr
  %i = llvm.mlir.constant(-7 : i32) : i32
  %l = llvm.mlir.constant(1234567890123 : i64) : i64
  %c = llvm.mlir.constant(65 : i32) : i32
  %f = llvm.mlir.constant(3.14159 : f64) : f64
  %g = llvm.mlir.constant(1.0e-1 : f64) : f64
  %x = llvm.mlir.constant(255 : i32) : i32
  %0 = llvm.call @printf(%format, %i, %l, %c, %word, %f, %g, %x) vararg(!llvm.func<i32 (ptr, ...)>)
    : (!llvm.ptr, i32, i64, i32, !llvm.ptr, f64, f64, i32) -> i32
  %1 = llvm.call @puts(%word) : (!llvm.ptr) -> i32
  llvm.return
}

// CHECK-NEXT: 30
// CHECK-NEXT: 99
// CHECK-NEXT: 42
llvm.func internal @globals() {
  %table = llvm.mlir.addressof @table : !llvm.ptr
  %two = llvm.mlir.constant(2 : i64) : i64
  %place = llvm.getelementptr inbounds %table[0, %two] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %third = llvm.load %place : !llvm.ptr -> i32
  llvm.call @show(%third) : (i32) -> ()
  %computed = llvm.mlir.addressof @computed : !llvm.ptr
  %all = llvm.load %computed : !llvm.ptr -> !llvm.struct<(i32, ptr)>
  %number = llvm.extractvalue %all[0] : !llvm.struct<(i32, ptr)>
  llvm.call @show(%number) : (i32) -> ()
  %counter = llvm.extractvalue %all[1] : !llvm.struct<(i32, ptr)>
  %old = llvm.load %counter : !llvm.ptr -> i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %new = llvm.add %old, %one overflow<nsw, nuw> : i64
  llvm.store %new, %counter : i64, !llvm.ptr
  %again = llvm.mlir.addressof @counter : !llvm.ptr
  // The lower half of it comes first.
  %narrow = llvm.load %again : !llvm.ptr -> i32
  llvm.call @show(%narrow) : (i32) -> ()
  llvm.return
}

// The parts of a struct that is padded, of one that is not, and of an array in it.
// CHECK-NEXT: 16
// CHECK-NEXT: 13
// CHECK-NEXT: 5
// CHECK-NEXT: 6
llvm.func internal @structs() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %end = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<3 x i16>, i64)>
  %size = llvm.ptrtoint %end : !llvm.ptr to i32
  llvm.call @show(%size) : (i32) -> ()
  %packed_end = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i64)>
  %packed_size = llvm.ptrtoint %packed_end : !llvm.ptr to i32
  llvm.call @show(%packed_size) : (i32) -> ()
  %memory = llvm.alloca %one x !llvm.struct<(i8, array<3 x i16>, i64)> : (i32) -> !llvm.ptr
  %zero = llvm.mlir.zero : !llvm.struct<(i8, array<3 x i16>, i64)>
  %five = llvm.mlir.constant(5 : i16) : i16
  %value = llvm.insertvalue %five, %zero[1, 2] : !llvm.struct<(i8, array<3 x i16>, i64)>
  llvm.store %value, %memory : !llvm.struct<(i8, array<3 x i16>, i64)>, !llvm.ptr
  %index = llvm.mlir.constant(2 : i8) : i8
  %place = llvm.getelementptr %memory[0, 1, %index]
    : (!llvm.ptr, i8) -> !llvm.ptr, !llvm.struct<(i8, array<3 x i16>, i64)>
  %back = llvm.load %place : !llvm.ptr -> i16
  %wide = llvm.call @widen(%back) : (i16) -> i32
  llvm.call @show(%wide) : (i32) -> ()
  // The last two bytes of the array, by their distance from the beginning.
  %raw = llvm.getelementptr %memory[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %six = llvm.mlir.constant(6 : i16) : i16
  llvm.store %six, %raw : i16, !llvm.ptr
  %whole = llvm.load %memory : !llvm.ptr -> !llvm.struct<(i8, array<3 x i16>, i64)>
  %part = llvm.extractvalue %whole[1, 2] : !llvm.struct<(i8, array<3 x i16>, i64)>
  %wide_part = llvm.call @widen(%part) : (i16) -> i32
  llvm.call @show(%wide_part) : (i32) -> ()
  llvm.return
}

llvm.func internal @widen(%x: i16) -> i32 {
  %two = llvm.mlir.constant(2 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %memory = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.store %zero, %memory : i32, !llvm.ptr
  llvm.store %x, %memory : i16, !llvm.ptr
  %wide = llvm.load %memory : !llvm.ptr -> i32
  llvm.call @free(%memory) : (!llvm.ptr) -> ()
  llvm.return %wide : i32
}

// CHECK-NEXT: 16843009
llvm.func internal @heap() {
  %eight = llvm.mlir.constant(8 : i64) : i64
  %byte = llvm.mlir.constant(1 : i32) : i32
  %memory = llvm.call @malloc(%eight) : (i64) -> !llvm.ptr
  %0 = llvm.call @memset(%memory, %byte, %eight) : (!llvm.ptr, i32, i64) -> !llvm.ptr
  %place = llvm.getelementptr %memory[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %ones = llvm.load %place {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.call @show(%ones) : (i32) -> ()
  llvm.call @free(%memory) : (!llvm.ptr) -> ()
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.call @free(%null) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-NEXT: 10
// CHECK-NEXT: AB
llvm.func internal @control() {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %five : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %next = llvm.add %i, %one : i32
  %total = llvm.add %sum, %i : i32
  llvm.br ^head(%next, %total : i32, i32)
^end:
  llvm.call @show(%sum) : (i32) -> ()
  %a = llvm.mlir.constant(65 : i32) : i32
  %b = llvm.mlir.constant(66 : i32) : i32
  %is = llvm.icmp "ugt" %sum, %five : i32
  %first = llvm.select %is, %a, %b : i1, i32
  %0 = llvm.call @putchar(%first) : (i32) -> i32
  %1 = llvm.call @putchar(%b) : (i32) -> i32
  %newline = llvm.mlir.constant(10 : i32) : i32
  %2 = llvm.call @putchar(%newline) : (i32) -> i32
  llvm.return
}

llvm.mlir.global internal constant @line("%d\0A\00")
llvm.func internal @show(%x: i32) {
  %format = llvm.mlir.addressof @line : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
