// Properties that the syntax shows, given again in the dictionary, and attributes of another kind there.

llvm.func @f(%n: i32) {
  %1 = llvm.alloca %n x i32 {inalloca, a.b = 1} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %4 = llvm.udiv %a, %a {isExact} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %5 = llvm.or %a, %a {isDisjoint} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %6 = llvm.zext %a {nonNeg} : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = llvm.getelementptr inbounds %a[1] {rawConstantIndices = array<i32: 2>} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: f32) {
  %6 = llvm.getelementptr %a[1] {elem_type = i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

func.func @f(%a: i32, %b: f32) {
  %0 = arith.cmpi eq, %a, %a {predicate = 1 : i64} : i32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  %0 = arith.constant {value = 1 : i32} 2 : i32
  return
}

// -----

func.func @f(%a: i32, %b: memref<4x4xf32>) {
  func.call @f(%a, %b) {callee = @g} : (i32, memref<4x4xf32>) -> ()
  return
}
func.func private @g(%a: i32, %b: memref<4x4xf32>)

// -----

func.func @f(%b: tensor<4xf32>) {
  %0 = tensor.extract_slice %b[0][2][1] {static_sizes = array<i64: 3>} : tensor<4xf32> to tensor<3xf32>
  return
}

// -----

func.func @f() attributes {no_inline = 1} {
  return
}

// -----

func.func @f() attributes {arg_attrs = 1} {
  return
}

// -----

module @m attributes {sym_name = "n"} {
}

// -----

func.func @f(%b: i1) {
  cf.assert %b, "a" {msg = "b"}
  cf.cond_br %b weights([1, 2]), ^a, ^a {branch_weights = array<i32: 3, 4>}
^a:
  return
}

// -----

func.func @f(%b: i32) {
  cf.switch %b : i32, [
    default: ^a,
    1: ^a
  ] {case_values = dense<4> : vector<1xi32>}
^a:
  return
}

// -----

func.func @f(%b: i1, %n: index) {
  scf.for %i = %n to %n step %n {
  } {unsignedCmp = 1}
  return
}

// -----

func.func @f(%b: i1, %n: index) {
  scf.for %i = %n to %n step %n {
  } {unsignedCmp}
  return
}

// -----

llvm.mlir.global external @g(1 : i32) {alignment = "a"} : i32

// -----

llvm.mlir.global external @g(1 : i32) {constant} : i32

// -----

llvm.mlir.global external @g(1 : i32) {section = 1} : i32

// -----

llvm.mlir.global external @g(1 : i32) {dso_local = 1, thread_local_ = 1, comdat = 1, dbg_exprs = 1} : i32

// -----

llvm.mlir.alias external @g {dso_local = 1, thread_local_ = 1} : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) {memory_effects = 1, convergent = 1, no_unwind = 1, will_return = 1, noinline = 1, branch_weights = 1} : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a {volatile_} : !llvm.ptr -> i32
  llvm.return
}
