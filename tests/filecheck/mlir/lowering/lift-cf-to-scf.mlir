// Graphs of blocks give the same results as the loops and choices that they are lifted to, interpreted and compiled: a
// loop with two ways out, one with two ways in, a switch in a loop, and a return from within two loops.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -lift-cf-to-scf | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -lift-cf-to-scf | toyc - -x=mlir -emit=jit | FileCheck %s
// RUN: toy-opt %s -lift-cf-to-scf -canonicalize | toyc - -x=mlir -emit=jit | FileCheck %s

//      CHECK: 111 938 2 309
// CHECK-NEXT: 6 9 0 110
// CHECK-NEXT: 0 0 1 101
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%d %d %d %d\0A\00") : !llvm.array<13 x i8>

// The steps until a number becomes one, or 1000 if it is not positive.
func.func private @collatz(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %many = arith.constant 1000 : i32
  cf.br ^test(%n, %zero : i32, i32)
^test(%x: i32, %steps: i32):
  %wrong = arith.cmpi sle, %x, %zero : i32
  cf.cond_br %wrong, ^out(%many : i32), ^more
^more:
  %done = arith.cmpi eq, %x, %one : i32
  cf.cond_br %done, ^out(%steps : i32), ^step
^step:
  %next = arith.addi %steps, %one : i32
  %bit = arith.remsi %x, %two : i32
  cf.switch %bit : i32, [default: ^even, 1: ^odd]
^even:
  %half = arith.divsi %x, %two : i32
  cf.br ^test(%half, %next : i32, i32)
^odd:
  %thrice = arith.muli %x, %three : i32
  %y = arith.addi %thrice, %one : i32
  cf.br ^test(%y, %next : i32, i32)
^out(%r: i32):
  return %r : i32
}

// A sum whose loop is entered at its first block if a number is even, and at its second if it is odd.
func.func private @two_entries(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %bit = arith.remsi %n, %two : i32
  %odd = arith.cmpi eq, %bit, %one : i32
  cf.cond_br %odd, ^second(%n, %zero : i32, i32), ^first(%n, %one : i32, i32)
^first(%i: i32, %s: i32):
  %t = arith.addi %s, %i : i32
  cf.br ^second(%i, %t : i32, i32)
^second(%j: i32, %u: i32):
  %v = arith.addi %u, %three : i32
  %k = arith.subi %j, %one : i32
  %goes_on = arith.cmpi sgt, %k, %zero : i32
  cf.cond_br %goes_on, ^first(%k, %v : i32, i32), ^end
^end:
  %w = arith.addi %u, %k : i32
  return %w : i32
}

func.func private @switch(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  cf.br ^loop(%zero, %zero : i32, i32)
^loop(%i: i32, %state: i32):
  %end = arith.cmpi sge, %i, %n : i32
  cf.cond_br %end, ^out, ^choose
^choose:
  cf.switch %state : i32, [default: ^zeroth, 1: ^first, 2: ^second]
^zeroth:
  cf.br ^again(%one : i32)
^first:
  cf.br ^again(%two : i32)
^second:
  cf.br ^again(%zero : i32)
^again(%next: i32):
  %j = arith.addi %i, %one : i32
  cf.br ^loop(%j, %next : i32, i32)
^out:
  return %state : i32
}

// The first pair of numbers whose product is at least `n`, as 100 * i + j.
func.func private @pair(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %hundred = arith.constant 100 : i32
  cf.br ^outer(%one : i32)
^outer(%i: i32):
  cf.br ^inner(%one : i32)
^inner(%j: i32):
  %product = arith.muli %i, %j : i32
  %found = arith.cmpi sge, %product, %n : i32
  cf.cond_br %found, ^found, ^next
^found:
  %hundreds = arith.muli %i, %hundred : i32
  %result = arith.addi %hundreds, %j : i32
  return %result : i32
^next:
  %k = arith.addi %j, %one : i32
  %row_ends = arith.cmpi sgt, %k, %ten : i32
  cf.cond_br %row_ends, ^row, ^inner(%k : i32)
^row:
  %m = arith.addi %i, %one : i32
  %none = arith.cmpi sgt, %m, %ten : i32
  cf.cond_br %none, ^nothing, ^outer(%m : i32)
^nothing:
  return %one : i32
}

func.func private @line(%a: i32, %b: i32, %c: i32, %d: i32) {
  %0 = call @collatz(%a) : (i32) -> i32
  %1 = call @two_entries(%b) : (i32) -> i32
  %2 = call @switch(%c) : (i32) -> i32
  %3 = call @pair(%d) : (i32) -> i32
  %format = llvm.mlir.addressof @format : !llvm.ptr
  llvm.call @printf(%format, %0, %1, %2, %3) vararg(!llvm.func<i32 (ptr, ...)>)
    : (!llvm.ptr, i32, i32, i32, i32) -> i32
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %ten = arith.constant 10 : i32
  %big = arith.constant 27 : i32
  %forty = arith.constant 40 : i32
  %four = arith.constant 4 : i32
  call @line(%big, %forty, %two, %big) : (i32, i32, i32, i32) -> ()
  call @line(%ten, %three, %three, %ten) : (i32, i32, i32, i32) -> ()
  call @line(%one, %one, %four, %one) : (i32, i32, i32, i32) -> ()
  return %zero : i32
}
