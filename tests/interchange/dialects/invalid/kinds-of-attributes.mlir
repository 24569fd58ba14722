// Properties and attributes of another kind than the operation keeps, and enums without a case.

func.func @f(%p: !llvm.ptr, %a: f32) {
  %0 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, f32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %a: f32) {
  %0 = "llvm.cmpxchg"(%p, %a, %a) <{success_ordering = 4 : i64, failure_ordering = 4 : i64}> : (!llvm.ptr, f32, f32) -> !llvm.struct<(f32, i1)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %a: vector<2xi32>) {
  %0 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, vector<2xi32>
  return
}
// -----
"t.x"() {a = #llvm.comdat<>} : () -> ()
// -----
"t.x"() {a = #llvm.comdat} : () -> ()
// -----
"t.x"() {a = #llvm.comdat<foo>} : () -> ()
// -----
"t.x"() {a = #llvm.comdat<5>} : () -> ()
// -----
"t.x"() {a = #llvm.linkage<>} : () -> ()
// -----
"t.x"() {a = #llvm.linkage<5>} : () -> ()
// -----
"t.x"() {a = #llvm.linkage<foo>} : () -> ()
// -----
"t.x"() {a = #arith.fastmath<>} : () -> ()
// -----
"t.x"() {a = #arith.fastmath<foo>} : () -> ()
// -----
"t.x"() {a = #arith.overflow<>} : () -> ()
// -----
func.func @f() {
  llvm.call_intrinsic 5 () : () -> ()
  return
}
// -----
func.func @f() {
  llvm.call_intrinsic foo () : () -> ()
  return
}
// -----
func.func @f() {
  llvm.call_intrinsic "foo"() : () -> ()
  return
}
// -----
func.func @f() {
  llvm.call_intrinsic @foo() : () -> ()
  return
}
// -----
func.func @f() {
  "llvm.call_intrinsic"() <{intrin = 5 : i32, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "llvm.icmp"(%a, %a) <{predicate = 99 : i64}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "llvm.icmp"(%a, %a) <{predicate = 1 : i32}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "llvm.fcmp"(%a, %a) <{predicate = 99 : i64}> : (f32, f32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 99 : i64}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = -1 : i64}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = "foo"}> : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.cmpf"(%a, %a) <{predicate = 99 : i64}> : (f32, f32) -> i1
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.cmpf"(%a, %a) {predicate = 99 : i64} : (f32, f32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
func.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 99 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 1 : i64, ordering = 99 : i64}> : (!llvm.ptr, i32) -> i32
  return
}
// -----
func.func @f(%p: memref<4xi32>, %a: i32, %i: index) {
  %0 = "memref.atomic_rmw"(%a, %p, %i) <{kind = 99 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}
// -----
func.func @f(%p: tensor<4xi32>) {
  %0 = tensor.expand_shape %p 5 output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return
}
// -----
func.func @f(%p: tensor<4xi32>) {
  %0 = tensor.expand_shape %p [5] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return
}
// -----
func.func @f(%p: tensor<4xi32>) {
  %0 = tensor.expand_shape %p [[a]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return
}
// -----
func.func @f(%p: tensor<4xi32>) {
  %0 = tensor.expand_shape %p ["a"] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return
}
// -----
func.func @f(%p: tensor<2x2xi32>) {
  %0 = tensor.collapse_shape %p [0, 1] : tensor<2x2xi32> into tensor<4xi32>
  return
}
// -----
func.func @f(%p: tensor<2x2xi32>) {
  %0 = tensor.collapse_shape %p 5 : tensor<2x2xi32> into tensor<4xi32>
  return
}
// -----
func.func @f(%p: memref<2x2xi32>) {
  %0 = memref.collapse_shape %p [0, 1] : memref<2x2xi32> into memref<4xi32>
  return
}
// -----
func.func @f(%p: memref<2x2xi32>) {
  %0 = memref.collapse_shape %p 7 : memref<2x2xi32> into memref<4xi32>
  return
}
// -----
func.func @f(%p: memref<2x2xi32>) {
  %0 = "memref.collapse_shape"(%p) <{reassociation = [0, 1]}> : (memref<2x2xi32>) -> memref<4xi32>
  return
}
// -----
func.func @f(%p: memref<2x2xi32>) {
  %0 = "memref.collapse_shape"(%p) <{reassociation = [[0, 1 : i32]]}> : (memref<2x2xi32>) -> memref<4xi32>
  return
}
// -----
func.func @f(%p: tensor<2x2xi32>) {
  %0 = "tensor.collapse_shape"(%p) <{reassociation = 5}> : (tensor<2x2xi32>) -> tensor<4xi32>
  return
}
// -----
%0 = ub.poison <5> : i32
// -----
%0 = ub.poison <#foo.x> : i32
// -----
%0 = "ub.poison"() <{value = 5 : i32}> : () -> i32
// -----
%0 = "ub.poison"() <{value = "x"}> : () -> i32
// -----
%0 = "ub.poison"() <{value = unit}> : () -> i32
// -----
%0 = "ub.poison"() <{value = #ub.foo}> : () -> i32
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [default: ^bb1, 42.0: ^bb1]
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1.0> : tensor<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = "foo", operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1.0> : tensor<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}
// -----
module attributes {llvm.data_layout = "foo"} {}
// -----
module attributes {llvm.data_layout = 5} {}
// -----
module attributes {llvm.data_layout = "e-p:99:5"} {}
// -----
module attributes {llvm.data_layout = "e-i64:64-x"} {}
// -----
module attributes {llvm.data_layout = "e-i64"} {}
// -----
module attributes {llvm.data_layout = "i64:x"} {}
// -----
module attributes {llvm.data_layout = "S"} {}
// -----
module attributes {llvm.data_layout = "S3"} {}
// -----
module attributes {llvm.data_layout = "a:0:64-"} {}
// -----
module attributes {llvm.data_layout = "q"} {}
// -----
module attributes {llvm.data_layout = "m:q"} {}
// -----
module attributes {llvm.data_layout = "n8:x"} {}
// -----
func.func @f(%a: i32) attributes {llvm.data_layout = "foo"} { return }
