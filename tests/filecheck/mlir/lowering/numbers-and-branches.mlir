// A program of scf, arith, math and cf, with nothing of Toy, prints numbers by a function of the C library.
// RUN: toyc %s -emit=jit | FileCheck %s
// RUN: toy-opt %s -convert-scf-to-cf -convert-to-llvm | toyc - -x=mlir -emit=jit -opt -O3 | FileCheck %s

func.func private @putchar(i32) -> i32

func.func @number(%n: i32) {
  %ten = arith.constant 10 : i32
  %is_long = arith.cmpi uge, %n, %ten : i32
  scf.if %is_long {
    %rest = arith.divui %n, %ten : i32
    func.call @number(%rest) : (i32) -> ()
  }
  %digit = arith.remui %n, %ten : i32
  %zero = arith.constant 48 : i32
  %character = arith.addi %digit, %zero : i32
  %written = func.call @putchar(%character) : (i32) -> i32
  return
}

func.func @line(%n: i32) {
  func.call @number(%n) : (i32) -> ()
  %end = arith.constant 10 : i32
  %written = func.call @putchar(%end) : (i32) -> i32
  return
}

func.func @choose(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 1 {
    %a = arith.constant 11 : i32
    scf.yield %a : i32
  }
  case 4294967297 {
    %a = arith.constant 22 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 33 : i32
    scf.yield %a : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %9 = arith.constant 9 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  // Four times the even numbers below 9, without the odd ones.
  // CHECK: {{^}}64
  %sum = scf.for %i = %0 to %9 step %1 iter_args(%so_far = %zero) -> i32 {
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f64
    %half = arith.constant 0.5 : f64
    %more = arith.addf %f, %half : f64
    %whole = arith.fptoui %more : f64 to i32
    %rest = arith.remui %whole, %two : i32
    %is_even = arith.cmpi eq, %rest, %zero : i32
    %next = scf.if %is_even -> i32 {
      %four_times = arith.shli %whole, %two : i32
      %y = arith.addi %so_far, %four_times : i32
      scf.yield %y : i32
    } else {
      %y = arith.subi %so_far, %whole : i32
      scf.yield %y : i32
    }
    scf.yield %next : i32
  }
  func.call @line(%sum) : (i32) -> ()

  // CHECK-NEXT: {{^}}11
  // CHECK-NEXT: {{^}}22
  // CHECK-NEXT: {{^}}33
  %large = arith.constant 4294967297 : index
  %a = func.call @choose(%1) : (index) -> i32
  %b = func.call @choose(%large) : (index) -> i32
  %c = func.call @choose(%9) : (index) -> i32
  func.call @line(%a) : (i32) -> ()
  func.call @line(%b) : (i32) -> ()
  func.call @line(%c) : (i32) -> ()

  // CHECK-NEXT: {{^}}242
  // CHECK-NEXT: {{^}}4
  // CHECK-NEXT: {{^}}3
  // CHECK-NEXT: {{^}}30
  // CHECK-NEXT: {{^}}31
  %low, %high = arith.mului_extended %a, %b : i32
  func.call @line(%low) : (i32) -> ()
  %minus_seven = arith.constant -7 : i32
  %floor = arith.floordivsi %minus_seven, %two : i32
  %floor_size = math.absi %floor : i32
  func.call @line(%floor_size) : (i32) -> ()
  %ceiling = arith.ceildivsi %minus_seven, %two : i32
  %ceiling_size = math.absi %ceiling : i32
  func.call @line(%ceiling_size) : (i32) -> ()
  %leading = math.ctlz %two : i32
  func.call @line(%leading) : (i32) -> ()
  %shifted = arith.shrsi %minus_seven, %two : i32
  %wide = arith.extui %shifted : i32 to i64
  %ones = math.ctpop %wide : i64
  %narrow = arith.trunci %ones : i64 to i32
  func.call @line(%narrow) : (i32) -> ()

  // CHECK-NEXT: {{^}}128
  %x = arith.constant 2.0 : f64
  %four = math.exp2 %x : f64
  %is_nan = math.isnan %four : f64
  %true = arith.constant true
  %is_number = arith.xori %is_nan, %true : i1
  cf.assert %is_number, "a power of two is a number"
  %power = scf.while (%v = %four) : (f64) -> f64 {
    %limit = arith.constant 100.0 : f64
    %is_small = arith.cmpf olt, %v, %limit : f64
    scf.condition(%is_small) %v : f64
  } do {
  ^bb0(%v: f64):
    %double = arith.mulf %v, %x : f64
    scf.yield %double : f64
  }
  %whole_power = arith.fptosi %power : f64 to i32
  func.call @line(%whole_power) : (i32) -> ()
  return %zero : i32
}
