// IR that its operations' definitions do not allow.
func.func @f(%a: i32) {
  "t.use"(%undefined) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  "t.use"(%a) : (i64) -> ()
  return
}
// -----
func.func @f(%a: i32, %a: i32) {
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1 : i32
  %0 = arith.constant 2 : i32
  return
}
// -----
func.func @f() {
^bb1:
  return
^bb1:
  return
}
// -----
func.func @f() {
  cf.br ^nowhere
}
// -----
func.func @f() -> i32 {
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i64 {
  return %a : i32
}
// -----
func.func @f() {
}
// -----
func.func @f() {
  return
  %0 = arith.constant 1 : i32
}
// -----
func.func @f() {
  return
}
func.func @f() {
  return
}
// -----
func.func private @f() {
  return %x : i32
}
// -----
func.func @f(%a: i32) {
  call @nowhere(%a) : (i32) -> ()
  return
}
// -----
func.func @g(%a: i32) {
  return
}
func.func @f() {
  call @g() : () -> ()
  return
}
// -----
func.func @f(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> i64
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() : () -> i64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.cmpi maybe, %a, %a : i32
  return
}
// -----
func.func @f(%a: i1) {
  cf.br ^bb1(%a : i1)
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  cf.br ^bb1(%a : i1)
^bb1(%b: i32):
  return
}
// -----
func.func @f(%a: i32) {
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @dominance(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.constant 1 : i32
  cf.br ^bb2
^bb2:
  "t.use"(%0) : (i32) -> ()
  return
}
// -----
func.func @f() {
  "t.use"(%0) : (i32) -> ()
  %0 = arith.constant 1 : i32
  return
}
// -----
func.func @outer(%a: i32) {
  builtin.module {
    "t.use"(%a) : (i32) -> ()
  }
  return
}
// -----
func.func @outer(%a: i32) {
  builtin.module {
    func.func @inner(%a: i32) {
      return
    }
  }
  return
}
// -----
func.func @f() {
  "t.region"() ({
    %0 = arith.constant 1 : i32
    "t.end"() : () -> ()
  }) : () -> ()
  "t.use"(%0) : (i32) -> ()
  return
}
// -----
func.func @entry_has_predecessor() {
^bb0:
  cf.br ^bb0
}
// -----
func.func @f(%m: memref<2x3xf64>, %i: index) {
  %0 = affine.load %m[%i] : memref<2x3xf64>
  return
}
// -----
func.func @f(%m: memref<2x3xf64>, %i: index) {
  %0 = memref.load %m[%i] : memref<2x3xf64>
  return
}
// -----
func.func @f(%m: memref<2xf64>, %i: i32) {
  %0 = "memref.load"(%m, %i) : (memref<2xf64>, i32) -> f64
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<?xf64>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @nowhere : memref<2xf64>
  return
}
// -----
memref.global @g : memref<2xf64> = dense<[1.0, 2.0, 3.0]>
// -----
memref.global @g : memref<?xf64>
// -----
func.func @f(%a: f64) {
  affine.for %i = 0 to 10 iter_args(%x = %a) -> (f64) {
  }
  return
}
// -----
func.func @f() {
  affine.for %i = 0 to 10 step -1 {
  }
  return
}
// -----
func.func @f(%i: index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0)>(%i)
  return
}
// -----
func.func @f(%m: memref<8xf64>, %p: memref<8xindex>, %z: index) {
  %i = memref.load %p[%z] : memref<8xindex>
  affine.for %j = 0 to 4 {
    %k = memref.load %p[%j] : memref<8xindex>
    %0 = affine.load %m[%k + 1] : memref<8xf64>
  }
  return
}
// -----
func.func @f(%a: index, %b: i32) {
  "scf.for"(%a, %a, %b) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, i32) -> ()
  return
}
// -----
func.func @f(%a: index, %x: f64) -> f64 {
  %0 = scf.for %i = %a to %a step %a iter_args(%y = %x) -> (f64) {
    scf.yield
  }
  return %0 : f64
}
// -----
scf.yield
// -----
return
// -----
llvm.func @f() -> i32 {
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @nowhere : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i64) {
  %0 = llvm.load %a : i64 -> f64
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
module {
  "t.op"() {x = @a} : () -> ()
} {
}
// -----
module @a {
^bb0(%x: i32):
}
