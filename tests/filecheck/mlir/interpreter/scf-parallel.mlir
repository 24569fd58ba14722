// Parallel loops run one iteration after the other; reductions combine the results of the iterations.
// RUN: toyc %s -emit=mlir -run | FileCheck %s

// CHECK: {{^}}36{{$}}
// CHECK-NEXT: {{^}}360{{$}}
// CHECK-NEXT: {{^}}0{{$}}
// CHECK-NEXT: {{^}}11{{$}}
// CHECK-NEXT: {{^}}13{{$}}
// CHECK-NOT: {{[0-9]}}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64

  // Reductions: the sum and the product of two indices in all combinations.
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %p:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%c3, %c4) step (%c1, %c2) init (%zero, %one) -> (i64, i64) {
    %sum_ij = arith.addi %i, %j : index
    %x = arith.index_cast %sum_ij : index to i64
    %y = arith.addi %x, %x : i64
    %odd_j = arith.divsi %y, %x : i64
    %t = arith.addi %x, %odd_j : i64
    scf.reduce(%y, %x : i64, i64) {
    ^bb0(%a: i64, %b: i64):
      %0 = arith.addi %a, %b : i64
      scf.reduce.return %0 : i64
    }, {
    ^bb0(%a: i64, %b: i64):
      %0 = arith.muli %a, %b : i64
      scf.reduce.return %0 : i64
    }
  }
  func.call @show(%p#0) : (i64) -> ()
  func.call @show(%p#1) : (i64) -> ()

  // Nothing runs where one dimension is empty: the initial value is the result.
  %none = scf.parallel (%i, %j) = (%c0, %c1) to (%c3, %c1) step (%c1, %c1) init (%zero) -> i64 {
    scf.reduce(%one : i64) {
    ^bb0(%a: i64, %b: i64):
      scf.reduce.return %b : i64
    }
  }
  func.call @show(%none) : (i64) -> ()

  scf.parallel (%i) = (%c1) to (%c4) step (%c2) {
    %c10 = arith.constant 10 : index
    %sum = arith.addi %i, %c10 : index
    func.call @show_index(%sum) : (index) -> ()
    scf.reduce
  }
  return
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
