// Structured loops and choices.
// RUN: toyc %s -emit=mlir -run | FileCheck %s

// CHECK: {{^}}45{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}55{{$}}
// CHECK-NEXT: {{^}}34{{$}}
// CHECK-NEXT: {{^}}6{{$}}
// CHECK-NEXT: {{^}}111{{$}}
// CHECK-NEXT: {{^}}10{{$}}
// CHECK-NEXT: {{^}}20{{$}}
// CHECK-NEXT: {{^}}-1{{$}}
// CHECK-NEXT: {{^}}15{{$}}
// CHECK-NEXT: {{^}}5{{$}}
// CHECK-NOT: {{[0-9]}}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64

  // A sum, and an empty sum.
  %sum = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %zero) -> (i64) {
    %x = arith.index_cast %i : index to i64
    %next = arith.addi %a, %x : i64
    scf.yield %next : i64
  }
  func.call @show(%sum) : (i64) -> ()
  %none = scf.for %i = %c10 to %c0 step %c1 iter_args(%a = %zero) -> (i64) {
    scf.yield %one : i64
  }
  func.call @show(%none) : (i64) -> ()

  // Carried values that change places in each run.
  %f:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %zero, %b = %one) -> (i64, i64) {
    %c = arith.addi %a, %b : i64
    scf.yield %b, %c : i64, i64
  }
  func.call @show(%f#0) : (i64) -> ()
  %previous = arith.subi %f#1, %f#0 : i64
  func.call @show(%previous) : (i64) -> ()

  // The greatest common divisor of 54 and 24.
  %c54 = arith.constant 54 : i64
  %c24 = arith.constant 24 : i64
  %gcd:2 = scf.while (%a = %c54, %b = %c24) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %b, %zero : i64
    scf.condition(%more) %a, %b : i64, i64
  } do {
  ^bb0(%a: i64, %b: i64):
    %r = arith.remsi %a, %b : i64
    scf.yield %b, %r : i64, i64
  }
  func.call @show(%gcd#0) : (i64) -> ()
  %c27 = arith.constant 27 : i64
  %steps = func.call @collatz(%c27) : (i64) -> i64
  func.call @show(%steps) : (i64) -> ()

  // A choice by number.
  scf.for %i = %c0 to %c2 step %c1 {
    %x = func.call @choose(%i) : (index) -> i64
    func.call @show(%x) : (i64) -> ()
  }
  %other = func.call @choose(%c10) : (index) -> i64
  func.call @show(%other) : (i64) -> ()

  // Blocks in a loop.
  %odd = scf.for %i = %c0 to %c10 step %c2 iter_args(%a = %zero) -> (i64) {
    %x = scf.execute_region -> i64 {
      %is_four = arith.cmpi eq, %i, %c2 : index
      cf.cond_br %is_four, ^same(%c0 : index), ^same(%i : index)
    ^same(%y: index):
      %z = arith.index_cast %y : index to i64
      scf.yield %z : i64
    }
    %more = arith.cmpi sgt, %x, %one : i64
    %part = scf.if %more -> (i64) {
      %less = arith.subi %x, %one : i64
      scf.yield %less : i64
    } else {
      scf.yield %zero : i64
    }
    %next = arith.addi %a, %part : i64
    scf.yield %next : i64
  }
  func.call @show(%odd) : (i64) -> ()

  // As 8-bit numbers without sign, 250 to 255 are five steps up; with sign they are negative.
  %c250 = arith.constant 250 : i8
  %c255 = arith.constant 255 : i8
  %byte = arith.constant 1 : i8
  %count = scf.for unsigned %i = %c250 to %c255 step %byte iter_args(%a = %zero) -> (i64) : i8 {
    %next = arith.addi %a, %one : i64
    scf.yield %next : i64
  }
  func.call @show(%count) : (i64) -> ()
  return
}

func.func private @choose(%i: index) -> i64 {
  %x = scf.index_switch %i -> i64
  case 0 {
    %c10 = arith.constant 10 : i64
    scf.yield %c10 : i64
  }
  case 1 {
    %c20 = arith.constant 20 : i64
    scf.yield %c20 : i64
  }
  default {
    %c-1 = arith.constant -1 : i64
    scf.yield %c-1 : i64
  }
  return %x : i64
}

func.func private @collatz(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %count = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi sgt, %x, %one : i64
    scf.condition(%more) %x, %count : i64, i64
  } do {
  ^bb0(%x: i64, %count: i64):
    %bit = arith.andi %x, %one : i64
    %is_odd = arith.cmpi eq, %bit, %one : i64
    %next = scf.if %is_odd -> (i64) {
      %tripled = arith.muli %x, %three : i64
      %0 = arith.addi %tripled, %one : i64
      scf.yield %0 : i64
    } else {
      %0 = arith.shrsi %x, %one : i64
      scf.yield %0 : i64
    }
    %counted = arith.addi %count, %one : i64
    scf.yield %next, %counted : i64, i64
  }
  return %r#1 : i64
}

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%ld\0A\00")
func.func private @show(%x: i64) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}
func.func private @show_index(%x: index) {
  %0 = arith.index_cast %x : index to i64
  call @show(%0) : (i64) -> ()
  return
}
