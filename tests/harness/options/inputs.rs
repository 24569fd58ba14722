//! The files that the command lines read.

/// Functions in two modules, with work for every pass.
pub(crate) const NESTED: &str = "func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func private @unused()
module @inner {
  func.func @g(%x: index) -> index {
    %0 = arith.constant 1 : i32
    %1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%x)
    return %1 : index
  }
  module {
    func.func private @h()
  }
}
";

/// Calls of functions of two dialects, with work for every pass.
pub(crate) const CALLS: &str = "func.func private @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  %c = arith.constant 0 : i32
  %3 = arith.addi %2, %c : i32
  return %3 : i32
}
llvm.func @g(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.add %a, %a : i32
  %c = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.mul %0, %1 : i32
  %3 = llvm.add %2, %c : i32
  llvm.return %3 : i32
}
func.func @h(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  %1 = llvm.call @g(%0) : (i32) -> i32
  return %1 : i32
}
";

/// An unknown operation, which may be a symbol table.
pub(crate) const UNKNOWN_TABLE: &str = "func.func private @a() { return }
\"foo.unknown\"() ({
  \"foo.x\"() {a = @a} : () -> ()
}) : () -> ()
";

/// The last one is found first.
pub(crate) const UNKNOWN_TABLES: &str = "func.func @a(%c: i1) {
  scf.if %c {
    \"foo.one\"() ({
      \"foo.x\"() {a = @a} : () -> ()
    }) : () -> ()
  }
  return
}
\"foo.one\"() ({
  \"foo.one\"() ({
  }) : () -> ()
}) : () -> ()
func.func private @b() { return }
";

pub(crate) const UNKNOWN_NESTED: &str = "module @x {
  func.func private @a() { return }
  module @y {
    func.func @b() {
      \"foo.one\"() ({
        \"foo.x\"() {a = @a} : () -> ()
      }) : () -> ()
      return
    }
  }
}
";

/// A single function.
pub(crate) const FUNCTION: &str = "func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
";

/// Values with names, locations, long attributes and resources.
pub(crate) const ATTRIBUTES: &str = "func.func @f(%first: i32 loc(\"first\")) -> i32 attributes {
    a = dense<[1, 2, 3, 4, 5]> : tensor<5xi8>, r = dense_resource<big> : tensor<4xi8>} {
  %sum = arith.addi %first, %first : i32 loc(\"sum\"(\"x.py\":3:4))
  %other:2 = \"u.two\"(%sum) ({
    %inner = arith.constant 1 : i32 loc(callsite(\"c\" at \"y.py\":1:2))
    \"u.end\"(%inner) : (i32) -> ()
  }) : (i32) -> (i32, i32)
  return %other#1 : i32 loc(fused[\"a\", \"b\":1:1])
}
{-#
  dialect_resources: {
    builtin: {
      big: \"0x0100000001020304\"
    }
  }
#-}
";

/// IR that the parser accepts and the verifier does not.
pub(crate) const INVALID: &str = "func.func @f(%a: i32, %b: f32) -> i32 {
  %0 = arith.addi %a, %a : i32
  \"arith.addi\"(%a, %b) : (i32, f32) -> i32
  return %0 : i32
}
func.func @g() {
  return
}
";

pub(crate) const TWICE: &str = "func.func @f() {
  return
}
func.func @f() {
  return
}
";

pub(crate) const PARTS: &str = "func.func @f() { return }
// -----
func.func @g() { return %x : i32 }
// -----
func.func @h() { return }
";

pub(crate) const OTHER_PARTS: &str = "module @a {}
//====
module @b {}
";

pub(crate) const EXPECTED: &str = "// expected-error@+1 {{custom op 'arith.nonsense' is unknown}}
arith.nonsense
";

pub(crate) const MISSED: &str = "// expected-error@+1 {{something else}}
arith.nonsense
";

/// A module with the pipeline to run on it.
pub(crate) const REPRODUCER: &str = "func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %a : i32
}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: \"builtin.module(func.func(cse))\",
      disable_threading: true,
      verify_each: false
    }
  }
#-}
";

/// Canonicalization takes two rounds here.
pub(crate) const ROUNDS: &str = "func.func @f(%a: memref<?xf32>, %i: index) -> f32 {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i)
  %1 = memref.load %a[%0] : memref<?xf32>
  return %1 : f32
}
func.func @g(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %d = arith.constant 2 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.addi %0, %d : i32
  %2 = arith.addi %c, %d : i32
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}
";

pub(crate) const TWO_ROUNDS: &str = "func.func @f(%a: memref<?xf32>, %i: index) -> f32 {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i)
  %1 = memref.load %a[%0] : memref<?xf32>
  return %1 : f32
}
";

/// Loops.
pub(crate) const LOOPS: &str = "func.func @f(%n: index, %m: memref<10xindex>, %c: i1) {
  affine.for %i = 0 to 10 {
    affine.store %n, %m[%i] : memref<10xindex>
  }
  scf.for %i = %n to %n step %n {
    memref.store %n, %m[%i] : memref<10xindex>
  }
  return
}
";

/// Operations of one dialect each.
pub(crate) const SCALARS: &str = "func.func @f(%x: f64, %i: index) -> (f64, index, i32) {
  %0 = math.sqrt %x : f64
  %1 = index.add %i, %i
  %2 = ub.poison : i32
  return %0, %1, %2 : f64, index, i32
}
";

/// A function of numbers, with a constant.
pub(crate) const FUNCTIONS: &str = "func.func @f(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %0 = math.powf %x, %two : f64
  return %0 : f64
}
";

/// Operations on bits.
pub(crate) const BITS: &str = "func.func @f(%x: f64, %y: i64) -> f64 {
  %0 = arith.bitcast %x : f64 to i64
  %1 = arith.shli %0, %y overflow<nuw> : i64
  %2 = arith.shrui %1, %y exact : i64
  %3 = arith.andi %2, %y : i64
  %4 = arith.ori %3, %y : i64
  %5 = arith.xori %4, %y : i64
  %6 = arith.bitcast %5 : i64 to f64
  return %6 : f64
}
";

/// Blocks with arguments of a type that is converted.
pub(crate) const BRANCHES: &str = "func.func @f(%n: index, %c: i1, %s: i32) -> index {
  %c0 = arith.constant 0 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %j = arith.addi %i, %n : index
  cf.cond_br %c, ^bb1(%j : index), ^bb2(%j, %n : index, index)
^bb2(%x: index, %y: index):
  cf.switch %s : i32, [default: ^bb3(%x: index), 1: ^bb3(%y : index), 2: ^bb4]
^bb3(%z: index):
  return %z : index
^bb4:
  %0 = call @f(%n, %c, %s) : (index, i1, i32) -> index
  cf.br ^bb3(%0 : index)
}
";

pub(crate) const COMPLEX: &str =
    "func.func @f(%a: complex<f64>, %b: complex<f64>, %x: f64) -> (complex<f64>, f64) {
  %c = complex.constant [1.0, 2.0] : complex<f64>
  %0 = complex.add %a, %b : complex<f64>
  %1 = complex.sub %0, %c fastmath<nnan,reassoc> : complex<f64>
  %2 = complex.mul %1, %b : complex<f64>
  %3 = complex.div %2, %a : complex<f64>
  %re = complex.re %3 : complex<f64>
  %im = complex.im %3 : complex<f64>
  %4 = complex.create %im, %x : complex<f64>
  %5 = complex.abs %4 : complex<f64>
  %6 = complex.create %re, %5 : complex<f64>
  return %6, %5 : complex<f64>, f64
}
";

/// A loop with known bounds, whose last iteration is shorter.
pub(crate) const KNOWN_LOOP: &str = "func.func @f(%m: memref<10xindex>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c4 {
    memref.store %i, %m[%i] : memref<10xindex>
  }
  return
}
";

/// A loop whose iterations are independent.
pub(crate) const PARALLEL: &str = "func.func @f(%m: memref<10xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    %0 = arith.addf %x, %x : f64
    memref.store %0, %m[%i] : memref<10xf64>
    scf.reduce
  }
  return
}
";

/// A loop that can run in parallel, and one that has a sum for its result.
pub(crate) const REDUCING: &str = "func.func @f(%m: memref<10xi64>, %x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    memref.store %x, %m[%i] : memref<10xi64>
    scf.reduce
  }
  %0 = scf.parallel (%i) = (%c0) to (%c10) step (%c1) init (%x) -> i64 {
    %1 = memref.load %m[%i] : memref<10xi64>
    scf.reduce(%1 : i64) {
    ^bb0(%a: i64, %b: i64):
      %2 = arith.addi %a, %b : i64
      scf.reduce.return %2 : i64
    }
  }
  return %0 : i64
}
";

/// A loop with two partial sums that take turns.
pub(crate) const ROTATING: &str = "func.func @f(%a: memref<8xf64>, %z: f64) -> (f64, f64) {
  %r:2 = affine.for %i = 0 to 8 iter_args(%x = %z, %y = %z) -> (f64, f64) {
    %0 = affine.load %a[%i] : memref<8xf64>
    %1 = arith.addf %x, %0 : f64
    affine.yield %y, %1 : f64, f64
  }
  return %r#0, %r#1 : f64, f64
}
";

/// Loops over buffers that could share memory.
pub(crate) const BUFFERS: &str = "func.func @f(%x: f64) -> f64 {
  %a = memref.alloc() : memref<4xf64>
  affine.store %x, %a[0] : memref<4xf64>
  %b = memref.alloc() : memref<4xf64>
  affine.for %i = 0 to 4 {
    %0 = affine.load %a[%i] : memref<4xf64>
    %1 = arith.addf %0, %x : f64
    affine.store %1, %b[3 - %i] : memref<4xf64>
  }
  memref.dealloc %a : memref<4xf64>
  %r = affine.load %b[2] : memref<4xf64>
  memref.dealloc %b : memref<4xf64>
  return %r : f64
}
";

pub(crate) const STORES: &str = "func.func @f(%x: f64, %m: memref<9xf64>, %n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %c1 { memref.store %x, %m[%i] : memref<9xf64> } return }";

/// Calls and casts.
pub(crate) const LOWERED: &str = "func.func private @one() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func @f(%n: index, %m: memref<10xi32>, %c: i1) -> i32 {
  %l = arith.constant 10 : index
  scf.for %i = %n to %l step %n {
    %v = func.call @one() : () -> i32
    %w = arith.index_cast %n : index to i32
    %x = arith.addi %v, %w : i32
    memref.store %x, %m[%i] : memref<10xi32>
  }
  %0 = scf.if %c -> i32 {
    %1 = func.call @one() : () -> i32
    scf.yield %1 : i32
  } else {
    %2 = builtin.unrealized_conversion_cast %n : index to i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    %4 = arith.index_cast %3 : index to i32
    scf.yield %4 : i32
  }
  return %0 : i32
}
";

pub(crate) const TOY: &str = "toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<2x2xf64>
  %1 = toy.transpose(%0 : tensor<2x2xf64>) to tensor<*xf64>
  toy.print %1 : tensor<*xf64>
  toy.return
}
";

pub(crate) const TOY_STRUCT: &str =
    "toy.func @f(%a: tensor<*xf64>, %b: tensor<*xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>> {
  %0 = toy.struct_create(%b, %a) : (tensor<*xf64>, tensor<*xf64>) -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  toy.return %0 : !toy.struct<tensor<*xf64>, tensor<*xf64>>
}
";

pub(crate) const TOY_CALL: &str = "toy.func private @twice(%a: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.add %a, %a : tensor<*xf64>
  %1 = toy.mul %0, %a : tensor<*xf64>
  toy.return %1 : tensor<*xf64>
}
toy.func @main(%a: tensor<*xf64>) {
  %0 = toy.generic_call @twice(%a) : (tensor<*xf64>) -> tensor<*xf64>
  %1 = toy.generic_call @twice(%0) : (tensor<*xf64>) -> tensor<*xf64>
  toy.print %1 : tensor<*xf64>
  toy.return
}
";

pub(crate) const TENSORS: &str =
    "func.func private @write(%t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @main(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %e = tensor.empty(%i) : tensor<?xf32>
  %0 = call @write(%e, %f, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[0] [%i] [1] : tensor<?xf32> into tensor<?xf32>
  %3 = tensor.extract %1[%i] : tensor<?xf32>
  return %2, %3 : tensor<?xf32>, f32
}
";

pub(crate) const OWNED_BUFFERS: &str =
    "func.func private @longer(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %zero = arith.constant 0 : index
  %old = memref.dim %m, %zero : memref<?xf32>
  %is_longer = arith.cmpi ugt, %n, %old : index
  %1 = arith.select %is_longer, %0, %m : memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @last(%n: index) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = memref.alloc(%one) : memref<?xf32>
  %1 = scf.for %i = %zero to %n step %one iter_args(%m = %0) -> memref<?xf32> {
    %2 = func.call @longer(%m, %i) : (memref<?xf32>, index) -> memref<?xf32>
    scf.yield %2 : memref<?xf32>
  }
  return %1 : memref<?xf32>
}
";

pub(crate) const CALLED_BUFFERS: &str =
    "func.func private @new(%n: index) -> (memref<2xf32>, memref<?xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  return %0, %1 : memref<2xf32>, memref<?xf32>
}
func.func private @same(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}
func.func @main(%n: index, %c: i1) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0:2 = call @new(%n) : (index) -> (memref<2xf32>, memref<?xf32>)
  %1 = call @same(%0#0) : (memref<2xf32>) -> memref<2xf32>
  scf.for %i = %zero to %n step %one {
    scf.if %c {
      %2 = memref.alloc() : memref<2xf32>
      memref.copy %1, %2 : memref<2xf32> to memref<2xf32>
    }
    %3 = memref.alloc() : memref<2xf32>
    memref.copy %1, %3 : memref<2xf32> to memref<2xf32>
    memref.copy %3, %1 : memref<2xf32> to memref<2xf32>
    %4 = memref.alloc() : memref<2xf32>
    memref.dealloc %3 : memref<2xf32>
  }
  bufferization.dealloc (%0#0, %1 : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}
";
