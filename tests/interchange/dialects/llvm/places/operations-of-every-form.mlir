// Numbers in brackets, results of calls and aggregates of other types: each error at its place.

func.func @f(%a: i32, %b: tensor<4xi32>) {
  %0 = llvm.insertvalue %a, %b[0] : tensor<4xi32>
  return
}

// -----

func.func @f(%a: i32, %b: tensor<4xi32>) {
  %0 = llvm.extractvalue %b[0] : tensor<4xi32>
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = llvm.extractvalue %b[0] : i32
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = llvm.insertvalue %a, %b[0] : i32
  return
}

// -----

func.func @f(%a: i64, %b: vector<2xi32>) {
  %0 = llvm.extractvalue %b[0] : vector<2xi32>
  return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  %0:2 = llvm.call @g() : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() {
  %0:2 = "llvm.intr.masked.load"() : () -> (tensor<i32>, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0:2 = "llvm.add"(%a, %a) : (i32, i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0:2 = "llvm.inline_asm"() <{asm_string = "a", constraints = "b"}> : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  "llvm.return"(%a, %a) : (i32, i32) -> ()
}

// -----

llvm.func @f(%a: tensor<i32>) {
  "llvm.return"(%a) : (tensor<i32>) -> ()
}

// -----

"llvm.func"() ({}) {linkage = "private"} : () -> ()

// -----

"llvm.mlir.global"() ({}) {sym_name = "g", linkage = "private", global_type = i32} : () -> ()

// -----

"llvm.comdat"() ({}) : () -> ()

// -----

"llvm.mlir.addressof"() {global_name = "a"} : () -> ()

// -----

func.func @f(%b: i1) {
  cf.cond_br %b weights([a]), ^a, ^a
^a:
  return
}

// -----

func.func @f(%b: i1) {
  cf.cond_br %b weights([5000000000, 1]), ^a, ^a
^a:
  return
}
