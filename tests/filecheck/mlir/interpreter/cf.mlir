// Branches between blocks, switches, calls of functions and of function values, recursion.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toyc %s -emit=mlir-cf -run | FileCheck %s

// CHECK: {{^}}55{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}100{{$}}
// CHECK-NEXT: {{^}}-100{{$}}
// CHECK-NEXT: {{^}}5{{$}}
// CHECK-NEXT: {{^}}6765{{$}}
// CHECK-NEXT: {{^}}12{{$}}
// CHECK-NEXT: {{^}}7{{$}}
// CHECK-NEXT: {{^}}20000{{$}}
// CHECK-NOT: {{[0-9]}}
func.func @main() {
  %c10 = arith.constant 10 : i64
  %sum = call @sum_to(%c10) : (i64) -> i64
  call @show(%sum) : (i64) -> ()

  // Values that change places on the way back: 13 times is an odd number.
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %c13 = arith.constant 13 : i64
  cf.br ^swap(%zero, %one, %c13 : i64, i64, i64)
^swap(%a: i64, %b: i64, %left: i64):
  %less = arith.subi %left, %one : i64
  %more = arith.cmpi sgt, %less, %zero : i64
  cf.cond_br %more, ^swap(%b, %a, %less : i64, i64, i64), ^done(%b, %a : i64, i64)
^done(%x: i64, %y: i64):
  call @show(%x) : (i64) -> ()

  %c-1 = arith.constant -1 : i32
  %first = call @choose(%c-1) : (i32) -> i64
  call @show(%first) : (i64) -> ()
  %c7 = arith.constant 7 : i32
  %second = call @choose(%c7) : (i32) -> i64
  call @show(%second) : (i64) -> ()
  %c3 = arith.constant 3 : i32
  %other = call @choose(%c3) : (i32) -> i64
  call @show(%other) : (i64) -> ()

  %c20 = arith.constant 20 : i64
  %fibonacci = call @fibonacci(%c20) : (i64) -> i64
  call @show(%fibonacci) : (i64) -> ()

  // Functions as values.
  %c5 = arith.constant 5 : i64
  %c7_0 = arith.constant 7 : i64
  %add = func.constant @add : (i64, i64) -> i64
  %first_of = func.constant @second : (i64, i64) -> i64
  %added = call @apply(%add, %c5, %c7_0) : ((i64, i64) -> i64, i64, i64) -> i64
  call @show(%added) : (i64) -> ()
  %taken = call @apply(%first_of, %c5, %c7_0) : ((i64, i64) -> i64, i64, i64) -> i64
  call @show(%taken) : (i64) -> ()

  // The memory limits the depth of calls, not the interpreter's own stack.
  %c20000 = arith.constant 20000 : i64
  %depth = call @depth(%c20000) : (i64) -> i64
  call @show(%depth) : (i64) -> ()
  %true = arith.constant true
  cf.assert %true, "this holds"
  return
}

func.func private @sum_to(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^head(%zero, %n : i64, i64)
^head(%sum: i64, %left: i64):
  %done = arith.cmpi eq, %left, %zero : i64
  cf.cond_br %done, ^end, ^body
^body:
  %next = arith.addi %sum, %left : i64
  %less = arith.subi %left, %one : i64
  cf.br ^head(%next, %less : i64, i64)
^end:
  return %sum : i64
}

func.func private @choose(%flag: i32) -> i64 {
  %c5 = arith.constant 5 : i64
  %c100 = arith.constant 100 : i64
  %c-100 = arith.constant -100 : i64
  cf.switch %flag : i32, [
    default: ^end(%c5 : i64),
    -1: ^end(%c100 : i64),
    7: ^end(%c-100 : i64)
  ]
^end(%x: i64):
  return %x : i64
}

func.func private @fibonacci(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %small = arith.cmpi sle, %n, %one : i64
  cf.cond_br %small, ^same, ^sum
^same:
  return %n : i64
^sum:
  %n1 = arith.subi %n, %one : i64
  %n2 = arith.subi %n, %two : i64
  %f1 = call @fibonacci(%n1) : (i64) -> i64
  %f2 = call @fibonacci(%n2) : (i64) -> i64
  %f = arith.addi %f1, %f2 : i64
  return %f : i64
}

func.func private @depth(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %done = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %done, ^end(%zero : i64), ^deeper
^deeper:
  %less = arith.subi %n, %one : i64
  %below = call @depth(%less) : (i64) -> i64
  %more = arith.addi %below, %one : i64
  cf.br ^end(%more : i64)
^end(%x: i64):
  return %x : i64
}

func.func private @add(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

func.func private @second(%a: i64, %b: i64) -> i64 {
  return %b : i64
}

func.func private @apply(%f: (i64, i64) -> i64, %a: i64, %b: i64) -> i64 {
  %0 = call_indirect %f(%a, %b) : (i64, i64) -> i64
  return %0 : i64
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
