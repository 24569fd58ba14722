// What the syntax of an operation says, given in its dictionary as well, and attributes of another kind there: each
// error at its place.

llvm.func @f(%n: i32) {
  %1 = llvm.alloca inalloca %n x i32 {inalloca} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g(1 : i32) {alignment = 0 : i64} : i32

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = llvm.getelementptr %a[1] {noWrapFlags = #llvm.gep_no_wrap_flags<inbounds>} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

func.func @f(%a: i64, %b: memref<2xi32>) {
  %0 = "llvm.extractvalue"(%b) <{position = array<i64: 0>}> : (memref<2xi32>) -> i32
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.struct<(i32)>) {
  %0 = "llvm.extractvalue"(%b) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.struct<(i32)>) {
  %0 = "llvm.insertvalue"(%b, %a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: i64, %b: !llvm.struct<(i32)>) {
  %0 = "llvm.insertvalue"(%b, %a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i64)>
  return
}

// -----

func.func @f(%a: i64, %b: tensor<2xi32>) {
  %0 = "llvm.insertvalue"(%b, %a) <{position = array<i64: 0>}> : (tensor<2xi32>, i64) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: !llvm.struct<(i32)>) {
  %0 = "llvm.insertvalue"(%b, %a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, tensor<i32>) -> !llvm.struct<(i32)>
  return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  %0:2 = "llvm.call"() <{callee = @g, operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>}> : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  %0 = "llvm.call"() <{callee = @g, operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>}> : () -> (tensor<i32>)
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0 = "llvm.call"() <{callee = @g, operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>}> : () -> (i32)
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0:2 = "llvm.invoke"() [^a, ^b] <{callee = @g, operandSegmentSizes = array<i32: 0, 0, 0, 0>, op_bundle_sizes = array<i32>}> : () -> (i32, i32)
^a:
  llvm.return
^b:
  llvm.return
}

// -----

"llvm.mlir.global"() ({}) {linkage = "private"} : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = "private", global_type = i32} : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<private>, global_type = i32} : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = "private"} : () -> ()

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = llvm.icmp "eq" %a, %a {predicate = 1} : i32
  llvm.return
}

// -----

func.func @f() attributes {sym_name = "g"} {
  return
}

// -----

func.func @f() attributes {function_type = () -> i32} {
  return
}

// -----

func.func private @f() attributes {sym_visibility = "public"}

// -----

func.func @f() attributes {sym_visibility = "private"} {
  return
}

// -----

func.func @f() attributes {sym_visibility = 1} {
  return
}

// -----

module @m attributes {sym_visibility = 1} {
}

// -----

module attributes {sym_visibility = 1} {
}

// -----

func.func @f(%b: i1, %n: index) {
  scf.for unsigned %i = %n to %n step %n {
  } {unsignedCmp}
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  %0 = memref.load %n[%i] {nontemporal = 1} : memref<4xf32>
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  memref.prefetch %n[%i], read, locality<3>, data {isWrite = true} : memref<4xf32>
  return
}

// -----

func.func @f(%b: i1, %n: memref<4xf32>, %i: index) {
  affine.prefetch %n[%i], read, locality<3>, data {isWrite = 1} : memref<4xf32>
  return
}

// -----

llvm.mlir.global external constant @g(1 : i32) {constant} : i32

// -----

llvm.mlir.global external @g(1 : i32) {linkage = 1} : i32

// -----

llvm.mlir.global external @g(1 : i32) {unnamed_addr = 1} : i32

// -----

llvm.mlir.global external @g(1 : i32) {dso_local = 1, thread_local_ = 1, comdat = 1, dbg_exprs = 1, visibility_ = 1} : i32

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) {callee = @f} : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a {ordering = 1} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^a [
  ] {branch_weights = 1}
^a:
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[0] {position = array<i64: 1>} : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f() attributes {CConv = #llvm.cconv<ccc>}

// -----

llvm.func @f() attributes {visibility_ = 0 : i64}

// -----

llvm.func @f() attributes {unnamed_addr = 1 : i64}

// -----

llvm.func @f() attributes {linkage = #llvm.linkage<external>}

// -----

llvm.func @f() attributes {alignment = 1 : i32}
