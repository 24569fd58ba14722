// Indices made of several and taken apart, the index dialect, values that may be undefined as long as nothing needs them.
// RUN: toyc %s -emit=mlir -run | FileCheck %s

// CHECK: {{^}}58{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}2{{$}}
// CHECK-NEXT: {{^}}4{{$}}
// CHECK-NEXT: {{^}}-1{{$}}
// CHECK-NEXT: {{^}}4{{$}}
// CHECK-NEXT: {{^}}-4{{$}}
// CHECK-NEXT: {{^}}-3{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}64{{$}}
// CHECK-NOT: {{[0-9]}}
func.func @main() {
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c4 = index.constant 4
  %c5 = index.constant 5
  %linear = affine.linearize_index [%c1, %c4, %c4] by (7, %c5, 6) : index
  call @show(%linear) : (index) -> ()
  %product = index.mul %c4, %c5
  %forty = index.mul %product, %c2
  %forty_four = index.add %forty, %c4
  %parts:3 = affine.delinearize_index %linear into (%c4, %c5, 6) : index, index, index
  call @show(%parts#0) : (index) -> ()
  %sixty_four = index.add %product, %forty_four
  %two:2 = affine.delinearize_index %sixty_four into (30) : index, index
  call @show(%two#0) : (index) -> ()
  call @show(%two#1) : (index) -> ()
  %c-7 = index.constant -7
  %minus:2 = affine.delinearize_index %c-7 into (11) : index, index
  call @show(%minus#0) : (index) -> ()
  call @show(%minus#1) : (index) -> ()
  %floor = index.floordivs %c-7, %c2
  call @show(%floor) : (index) -> ()
  %ceil = index.ceildivs %c-7, %c2
  call @show(%ceil) : (index) -> ()
  %poison = ub.poison : index
  %less_than = index.cmp ult(%c1, %c-7)
  %one = arith.select %less_than, %c1, %poison : index
  call @show(%one) : (index) -> ()
  %size = index.sizeof
  call @show(%size) : (index) -> ()
  return
}

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%ld\0A\00")
func.func private @show(%x: index) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %long = arith.index_cast %x : index to i64
  %0 = llvm.call @printf(%format, %long) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}
