// options: -convert-cf-to-llvm

func.func @br(%a: index, %b: i32) -> index {
  cf.br ^bb1(%a, %b : index, i32)
^bb1(%x: index, %y: i32):
  return %x : index
}

// -----

func.func @weights(%c: i1, %a: index) -> index {
  cf.cond_br %c weights([3, 5]), ^bb1(%a : index), ^bb2
^bb1(%x: index):
  return %x : index
^bb2:
  return %a : index
}

// -----

func.func @attr(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2 {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^bb1:
  cf.br ^bb2 {foo.x}
^bb2:
  return
}

// -----

func.func @loop_annotation(%c: i1) {
  cf.br ^bb1 {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^bb1:
  return
}

// -----

func.func @same_dest(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^bb1(%a : index), ^bb1(%b : index)
^bb1(%x: index):
  return %x : index
}

// -----

func.func @switch(%f: i32, %a: index, %b: index) -> index {
  cf.switch %f : i32, [
    default: ^bb1(%a : index),
    42: ^bb1(%b : index),
    43: ^bb2
  ]
^bb1(%x: index):
  return %x : index
^bb2:
  return %b : index
}

// -----

func.func @switch64(%f: i64) {
  cf.switch %f : i64, [
    default: ^bb1,
    -1: ^bb2
  ]
^bb1:
  return
^bb2:
  return
}

// -----

func.func @switch_default(%f: i8) {
  cf.switch %f : i8, [
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @switch_index(%f: index, %a: f32) -> f32 {
  cf.switch %f : index, [
    default: ^bb1(%a : f32),
    1: ^bb1(%a : f32)
  ]
^bb1(%x: f32):
  return %x : f32
}

// -----

func.func @assert(%c: i1) {
  cf.assert %c, "message"
  return
}

// -----

func.func @asserts(%c: i1, %d: i1) -> i1 {
  cf.assert %c, "message"
  cf.assert %d, "message"
  cf.assert %d, "other \n\"x\""
  return %c : i1
}

// -----

func.func @branch_assert(%c: i1, %a: index) -> index {
  cf.br ^bb1(%a : index)
^bb1(%x: index):
  cf.assert %c, "a"
  cf.br ^bb2(%x : index)
^bb2(%y: index):
  return %y : index
}

// -----

func.func @memref(%m: memref<4xf32>) -> memref<4xf32> {
  cf.br ^bb1(%m : memref<4xf32>)
^bb1(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// -----

func.func @tensor(%c: i1, %m: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1(%m : tensor<4xf32>), ^bb1(%m : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
}

// -----

func.func @loop(%n: index, %z: index, %o: index) {
  cf.br ^test(%z : index)
^test(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^end
^body:
  %j = arith.addi %i, %o : index
  cf.br ^test(%j : index)
^end:
  return
}

// -----

func.func @unreachable(%n: index) -> index {
  return %n : index
^bb1(%i: index):
  cf.br ^bb1(%i : index)
}

// -----

func.func @in_loop(%n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    scf.execute_region {
      cf.cond_br %c, ^a(%i : index), ^b
    ^a(%x: index):
      "foo.x"(%x) : (index) -> ()
      cf.br ^b
    ^b:
      scf.yield
    }
  }
  return
}

// -----

llvm.func @already(%c: i1, %a: i64) -> i64 {
  %i = builtin.unrealized_conversion_cast %a : i64 to index
  cf.cond_br %c, ^a(%i : index), ^b
^a(%x: index):
  cf.br ^c(%x : index)
^b:
  cf.br ^c(%i : index)
^c(%y: index):
  %r = builtin.unrealized_conversion_cast %y : index to i64
  llvm.return %r : i64
}

// -----

func.func @complex(%a: complex<f32>, %v: vector<2x2xf32>) -> complex<f32> {
  cf.br ^a(%a, %v : complex<f32>, vector<2x2xf32>)
^a(%x: complex<f32>, %w: vector<2x2xf32>):
  "foo.x"(%w) : (vector<2x2xf32>) -> ()
  return %x : complex<f32>
}

// -----

func.func @float8(%a: f8E4M3FN) -> f8E4M3FN {
  cf.br ^a(%a : f8E4M3FN)
^a(%x: f8E4M3FN):
  return %x : f8E4M3FN
}
