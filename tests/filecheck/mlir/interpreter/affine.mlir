// Affine loops, choices and accesses.
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toyc %s -emit=mlir-affine -run | FileCheck %s

// A triangle; the bounds of the inner loop are maxima and minima.
// CHECK: 0.000000 1.000000 2.000000 0.000000
// CHECK-NEXT: 1.000000 2.000000 3.000000 4.000000
// CHECK-NEXT: 0.000000 3.000000 4.000000 5.000000
// CHECK-NEXT: {{^}}16{{$}}
// CHECK-NEXT: {{^}}3{{$}}
// CHECK-NEXT: {{^}}-2{{$}}
// CHECK-NEXT: {{^}}-1{{$}}
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}-5{{$}}
// CHECK-NEXT: {{^}}4{{$}}
// CHECK-NEXT: 15.000000
// CHECK-NEXT: 5.000000
// CHECK-NOT: {{[0-9]}}

#set = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - d0 - 1 >= 0)>
#even = affine_set<(d0) : (d0 mod 2 == 0)>

func.func @main() {
  %zero = arith.constant 0.0 : f64
  %m = memref.alloc() : memref<3x4xf64>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      affine.store %zero, %m[%i, %j] : memref<3x4xf64>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = max affine_map<(d0) -> (0, d0 - 1)>(%i) to min affine_map<(d0) -> (4, d0 + 3)>(%i) {
      %sum = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %int = arith.index_cast %sum : index to i64
      %value = arith.sitofp %int : i64 to f64
      affine.store %value, %m[%i, %j] : memref<3x4xf64>
    }
  }
  toy.print %m : memref<3x4xf64>

  // Values that are carried, a step that does not meet the bound.
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %total = affine.for %i = 1 to 11 step 3 iter_args(%a = %c0) -> (index) {
    %next = affine.if #even(%i) -> index {
      %0 = arith.addi %a, %i : index
      affine.yield %0 : index
    } else {
      %c0_0 = arith.constant 0 : index
      %0 = affine.if #set(%i, %c0_0)[%c3] -> index {
        affine.yield %c0_0 : index
      } else {
        %c1 = arith.constant 1 : index
        %1 = arith.addi %a, %c1 : index
        affine.yield %1 : index
      }
      affine.yield %0 : index
    }
    affine.yield %next : index
  }
  %c-1 = arith.constant -1 : index
  %shown = arith.subi %total, %c-1 : index
  func.call @show_index(%shown) : (index) -> ()

  // Division rounds down or up, a remainder is never negative.
  %c7 = arith.constant 7 : index
  %c-7 = arith.constant -7 : index
  %down = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%c7)
  func.call @show_index(%down) : (index) -> ()
  %floor = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%c-7)
  func.call @show_index(%floor) : (index) -> ()
  %ceil = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%c-7)
  func.call @show_index(%ceil) : (index) -> ()
  %rest = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c-7)[%c3]
  func.call @show_index(%rest) : (index) -> ()
  %min = affine.min affine_map<(d0)[s0] -> (d0 + 2, s0)>(%c-7)[%c7]
  func.call @show_index(%min) : (index) -> ()
  %max = affine.max affine_map<(d0) -> (d0 - 3, -4)>(%c7)
  func.call @show_index(%max) : (index) -> ()

  // A reduction: the sum and the largest of the second and third columns.
  %r:2 = affine.parallel (%i, %j) = (0, 1) to (3, 3) reduce ("addf", "maximumf") -> (f64, f64) {
    %x = affine.load %m[%i, %j] : memref<3x4xf64>
    %y = affine.load %m[%i, %j + 1] : memref<3x4xf64>
    affine.yield %x, %y : f64, f64
  }
  %one = memref.alloc() : memref<f64>
  affine.store %r#0, %one[] : memref<f64>
  toy.print %one : memref<f64>
  affine.store %r#1, %one[] : memref<f64>
  toy.print %one : memref<f64>
  memref.dealloc %one : memref<f64>
  memref.dealloc %m : memref<3x4xf64>
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
