// options: -convert-to-llvm

func.func @unknown() {
  "foo.bar"() : () -> ()
  return
}

// -----

func.func @unknown_result(%a: index) -> index {
  %0 = "foo.bar"(%a) ({
    %1 = arith.addi %a, %a : index
    "foo.yield"(%1) : (index) -> ()
  }) : (index) -> index
  return %0 : index
}

// -----

func.func @isolated(%a: index) -> index {
  %0 = "foo.bar"(%a) : (index) -> index
  %1 = "foo.bar"(%a) : (index) -> i64
  %2 = arith.index_cast %1 : i64 to index
  %3 = arith.addi %0, %2 : index
  return %3 : index
}

// -----

func.func @loop(%a: index) {
  scf.for %i = %a to %a step %a {
  }
  return
}

// -----

func.func @loops(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %m[%i, %j] : memref<?x?xf32>
      %1 = arith.addf %0, %0 : f32
      memref.store %1, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @choice(%c: i1, %a: index, %b: index) -> index {
  %0 = scf.if %c -> index {
    %1 = arith.addi %a, %b : index
    scf.yield %1 : index
  } else {
    scf.yield %b : index
  }
  %2 = arith.muli %0, %0 : index
  return %2 : index
}

// -----

func.func @while(%a: index) -> index {
  %0 = scf.while (%x = %a) : (index) -> index {
    %c = arith.cmpi slt, %x, %a : index
    scf.condition(%c) %x : index
  } do {
  ^bb0(%y: index):
    %z = arith.addi %y, %y : index
    scf.yield %z : index
  }
  return %0 : index
}

// -----

func.func @parallel(%n: index) {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    %0 = arith.addi %i, %j : index
    "foo.use"(%0) : (index) -> ()
  }
  return
}

// -----

func.func @affine(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<4xf32>
    %1 = arith.negf %0 : f32
    affine.store %1, %m[%i] : memref<4xf32>
  }
  return
}

// -----

func.func @tensor(%t: tensor<4xf32>) {
  return
}

// -----

func.func @tensor_op(%t: tensor<?xf32>, %i: index) -> f32 {
  %c = arith.constant 1 : index
  %j = arith.addi %i, %c : index
  %0 = tensor.extract %t[%j] : tensor<?xf32>
  %d = tensor.dim %t, %c : tensor<?xf32>
  %e = arith.addi %d, %j : index
  "foo.x"(%e) : (index) -> ()
  return %0 : f32
}

// -----

func.func @tensor_call(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = call @tensor_callee(%t, %i) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tensor_callee(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// -----

func.func @tensor_constant() -> tensor<2xindex> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xindex>
  %1 = arith.addi %0, %0 : tensor<2xindex>
  return %1 : tensor<2xindex>
}

// -----

func.func @same_value_twice(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  "foo.use"(%0, %0) : (index, index) -> ()
  "foo.use"(%0) : (index) -> ()
  return %0 : index
}

// -----

func.func @use_before(%a: index, %b: index, %c: index) -> index {
  "foo.use"(%b) : (index) -> ()
  %0 = arith.addi %c, %b : index
  "foo.use"(%a, %c) : (index, index) -> ()
  %1 = arith.addi %a, %0 : index
  return %1 : index
}

// -----

func.func @block_args(%c: i1, %a: index) -> index {
  cf.cond_br %c, ^a(%a : index), ^b(%a, %a : index, index)
^a(%x: index):
  "foo.use"(%x) : (index) -> ()
  cf.br ^b(%x, %a : index, index)
^b(%y: index, %z: index):
  "foo.use"(%z, %y) : (index, index) -> ()
  %0 = arith.muli %y, %z : index
  return %0 : index
}

// -----

func.func @folded(%a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addi %a, %c0 : index
  %1 = arith.muli %0, %c1 : index
  %2 = arith.subi %1, %1 : index
  %3 = arith.addi %2, %b : index
  %4 = arith.addi %c1, %c1 : index
  %5 = arith.muli %4, %c1 : index
  %6 = arith.addi %3, %5 : index
  return %6 : index
}

// -----

func.func @folded_floats(%a: f32) -> f32 {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %0 = arith.addf %c0, %c1 : f32
  %1 = arith.mulf %0, %c1 : f32
  %2 = math.sqrt %c0 : f32
  %3 = arith.addf %1, %2 : f32
  %4 = arith.mulf %a, %c0 : f32
  %5 = arith.addf %3, %4 : f32
  return %5 : f32
}

// -----

func.func @select(%c: i1, %a: index, %b: index) -> index {
  %t = arith.constant true
  %0 = arith.select %t, %a, %b : index
  %1 = arith.select %c, %0, %0 : index
  %2 = arith.select %c, %1, %b : index
  return %2 : index
}

// -----

func.func @comparisons(%a: index) -> i1 {
  %0 = arith.cmpi eq, %a, %a : index
  %1 = arith.cmpi slt, %a, %a : index
  %2 = arith.ori %0, %1 : i1
  %3 = arith.xori %2, %2 : i1
  return %3 : i1
}

// -----

module {
  module {
    func.func @inner(%a: index) -> index {
      return %a : index
    }
  }
  func.func @outer(%a: index) {
    return
  }
}

// -----

llvm.func @already(%a: i64) -> i64 {
  %0 = llvm.add %a, %a : i64
  llvm.return %0 : i64
}

// -----

func.func @mixed(%a: i64) -> index {
  %0 = llvm.add %a, %a : i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = arith.addi %1, %1 : index
  return %2 : index
}

// -----

func.func @casts(%a: index) -> i64 {
  %1 = builtin.unrealized_conversion_cast %a : index to i64
  %2 = arith.addi %1, %1 : i64
  return %2 : i64
}

// -----

func.func @switch(%i: index) -> index {
  %0 = scf.index_switch %i -> index
  case 2 {
    %1 = arith.addi %i, %i : index
    scf.yield %1 : index
  }
  default {
    scf.yield %i : index
  }
  return %0 : index
}

// -----

func.func @execute(%a: index) -> index {
  %0 = scf.execute_region -> index {
    cf.br ^a(%a : index)
  ^a(%x: index):
    %1 = arith.addi %x, %a : index
    scf.yield %1 : index
  }
  return %0 : index
}

// -----

func.func @graph(%a: index) {
  "foo.graph"(%a) ({
  ^bb0(%x: index, %m: memref<4xf32>):
    %0 = memref.load %m[%x] : memref<4xf32>
    %1 = arith.addf %0, %0 : f32
    "foo.use"(%1, %m) : (f32, memref<4xf32>) -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @vectors(%v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = arith.addf %v, %v : vector<4x4xf32>
  "foo.use"(%0) : (vector<4x4xf32>) -> ()
  return %0 : vector<4x4xf32>
}

// -----

func.func @complex(%a: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %a : complex<f32>
  %1 = complex.exp %0 : complex<f32>
  %2 = complex.mul %1, %0 : complex<f32>
  return %2 : complex<f32>
}

// -----

func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  %1 = math.tanh %0 : f32
  %2 = math.exp %1 : f32
  return %2 : f32
}

// -----

func.func @memrefs(%m: memref<4xf32>, %n: memref<?xf32>, %i: index) {
  "foo.use"(%n, %m) : (memref<?xf32>, memref<4xf32>) -> ()
  %0 = memref.load %n[%i] : memref<?xf32>
  memref.store %0, %m[%i] : memref<4xf32>
  return
}

// -----

func.func @only_foreign(%n: memref<?xf32>, %m: memref<4xf32>) {
  "foo.use"(%n) : (memref<?xf32>) -> ()
  "foo.use"(%m) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @returned(%n: memref<?xf32>) -> memref<?xf32> {
  %0 = "foo.use"(%n) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @recursive(%n: index) -> index {
  %c = arith.constant 1 : index
  %m = arith.subi %n, %c : index
  %r = call @recursive(%m) : (index) -> index
  return %r : index
}

// -----

func.func private @sink(index)
func.func @diamond(%c: i1, %a: index) {
  %b = arith.addi %a, %a : index
  cf.cond_br %c, ^l, ^r
^l:
  call @sink(%b) : (index) -> ()
  cf.br ^j
^r:
  "foo.use"(%b) : (index) -> ()
  cf.br ^j
^j:
  call @sink(%a) : (index) -> ()
  return
}

// -----

func.func @later_blocks_first(%c: i1, %a: index) -> index {
  cf.br ^second
^first(%x: index):
  "foo.use"(%x) : (index) -> ()
  %1 = arith.addi %x, %a : index
  return %1 : index
^second:
  %y = arith.muli %a, %a : index
  "foo.use"(%y) : (index) -> ()
  cf.br ^first(%y : index)
}

// -----

func.func @unreachable(%a: i32) -> i32 {
  return %a : i32
^bb1:
  llvm.unreachable
}

// -----

func.func @poison() -> index {
  %0 = ub.poison : index
  %1 = arith.addi %0, %0 : index
  return %1 : index
}

// -----

func.func @f(%a: index, %b: index, %t: tensor<index>) -> index {
  %c = arith.addi %a, %b : index
  %d = "foo.x"(%c, %a, %b) : (index, index, index) -> index
  %e = arith.muli %d, %c : index
  "foo.y"(%e) : (index) -> ()
  return %e : index
}

// -----

func.func @g(%m: memref<?xf32>, %i: index) -> f32 {
  %c = memref.load %m[%i] : memref<?xf32>
  "foo.x"(%m) : (memref<?xf32>) -> ()
  return %c : f32
}

// -----

func.func @g(%m: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %c = arith.addi %i, %i : index
  "foo.x"(%m) : (tensor<4xf32>) -> ()
  return %m : tensor<4xf32>
}

// -----

func.func @g(%m: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %r = call @h(%i, %m): (index, tensor<4xf32>) -> (tensor<4xf32>)
  %c = arith.addi %i, %i : index
  "foo.x"(%m) : (tensor<4xf32>) -> ()
  return %r : tensor<4xf32>
}
func.func private @h(%i: index, %m: tensor<4xf32>) -> tensor<4xf32>

// -----

func.func @l(%n: index, %m: memref<?xindex>) -> index {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %r = scf.for %i = %z to %n step %o iter_args(%x = %z) -> index {
    %v = memref.load %m[%i] : memref<?xindex>
    %y = arith.addi %v, %x : index
    scf.yield %y : index
  }
  return %r : index
}

// -----

func.func @l(%n: index) -> index {
  cf.br ^b(%n : index)
^b(%y: index):
  %c = "foo.x"(%y) : (index) -> i1
  cf.cond_br %c, ^b(%y : index), ^d(%n, %y: index, index)
^d(%p: index, %q: index):
  "foo.x"(%q) : (index) -> i1
  "foo.x"(%p) : (index) -> i1
  %cc = arith.addi %p, %q : index
  return %cc : index
}

// -----

func.func @fold(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.muli %0, %c2 : i32
  %2 = arith.addi %1, %a : i32
  return %2 : i32
}

// -----

func.func @foldi(%a: index) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = arith.addi %a, %c0 : index
  %1 = arith.muli %0, %c1 : index
  %2 = arith.addi %1, %c1 : index
  return %2 : index
}

// -----

func.func @p(%a: i32, %b: i1) -> i32 {
  %t = arith.constant true
  %0 = arith.select %t, %a, %a : i32
  %1 = arith.select %b, %0, %0 : i32
  %2 = arith.subi %1, %0 : i32
  return %2 : i32
}

// -----

func.func @casts(%a: index) -> index {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.index_cast %a : index to i64
  %3 = arith.index_cast %2 : i64 to index
  %4 = arith.addi %1, %3 : index
  "foo.x"(%4, %0, %2) : (index, i32, i64) -> ()
  return %4 : index
}

// -----

func.func @vec(%a: vector<4xindex>, %b: vector<2x3xindex>) -> vector<2x3xindex> {
  %0 = arith.addi %a, %a : vector<4xindex>
  %1 = arith.addi %b, %b : vector<2x3xindex>
  "foo.x"(%0, %1) : (vector<4xindex>, vector<2x3xindex>) -> ()
  return %1 : vector<2x3xindex>
}

// -----

func.func @math(%a: f32, %m: memref<4xf32>) -> f32 {
  %i = arith.constant 3 : index
  %0 = math.erf %a : f32
  %1 = arith.addf %0, %a : f32
  memref.store %1, %m[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %2 : f32
}

// -----

func.func @many(%n: memref<4xindex>, %m: memref<?xf32>) -> (index, memref<?xf32>) {
  %i = arith.constant 3 : index
  %v = memref.load %m[%i] : memref<?xf32>
  %2 = memref.load %n[%i] : memref<4xindex>
  "foo.x"(%v, %2, %n) : (f32, index, memref<4xindex>) -> ()
  return %2, %m : index, memref<?xf32>
}

// -----

func.func @only(%m: memref<?xf32>) {
  "foo.x"(%m) : (memref<?xf32>) -> ()
  return
}

// -----

func.func @loop(%n: i64, %x: index) -> index {
  cf.br ^a(%n, %x : i64, index)
^a(%i: i64, %j: index):
  %c = arith.cmpi slt, %i, %n : i64
  cf.cond_br %c, ^b, ^c(%j : index)
^b:
  %o = arith.constant 1 : i64
  %p = arith.addi %i, %o : i64
  %q = arith.addi %j, %j : index
  cf.br ^a(%p, %q : i64, index)
^c(%r: index):
  "foo.x"(%r, %j, %x) : (index, index, index) -> ()
  return %r : index
}

// -----

func.func @sw(%f: i32, %a: index, %b: index) -> index {
  cf.switch %f : i32, [
    default: ^bb1(%a : index),
    42: ^bb1(%b : index),
    43: ^bb3
  ]
^bb1(%x: index):
  return %x : index
^bb3:
  %s = arith.addi %a, %b : index
  cf.br ^bb1(%s : index)
}

// -----

func.func @selfdom(%f: i1, %a: index) -> index {
  cf.cond_br %f, ^c, ^b
^b:
  %s = arith.addi %a, %a : index
  cf.br ^d(%s : index)
^c:
  %t = arith.muli %a, %a : index
  cf.br ^d(%t : index)
^d(%r: index):
  "foo.use"(%r, %a) : (index, index) -> ()
  return %r : index
}

// -----

func.func @t(%t: tensor<4xf32>) {
  cf.br ^bb1(%t : tensor<4xf32>)
^bb1(%u: tensor<4xf32>):
  return
}

// -----

func.func @t(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %t, %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @t(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.absf %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @t(%t: f32) -> f32 {
  %0 = math.erf %t : f32
  return %0 : f32
}

// -----

func.func @t() -> tensor<4xf32> {
  %0 = ub.poison : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @t(%m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return %0 : f32
}

// -----

func.func @t(%m: memref<4xtensor<2xf32>>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<4xtensor<2xf32>>
  return %0 : index
}

// -----

func.func @t(%t: complex<bf16>) -> complex<bf16> {
  %0 = complex.exp %t : complex<bf16>
  %1 = complex.add %0, %t : complex<bf16>
  return %1 : complex<bf16>
}

// -----

func.func @t(%t: tensor<4xindex>) -> tensor<4xindex> {
  %c = index.constant 3
  %d = index.constant 4
  %e = index.add %c, %d
  "foo.x"(%e, %c) : (index, index) -> ()
  return %t : tensor<4xindex>
}

// -----

func.func @foldi(%a: f32) -> f32 {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %0 = math.sqrt %c1 : f32
  %1 = math.powf %c2, %c2 : f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// -----

func.func @foldi(%a: index) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = arith.addi %a, %c0 : index
  %1 = arith.muli %0, %c1 : index
  %2 = arith.addi %1, %c1 : index
  return %2 : index
}
