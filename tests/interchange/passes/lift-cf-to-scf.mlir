// options: -lift-cf-to-scf

func.func @if(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = "u.a"() : () -> i32
  cf.br ^bb3(%0 : i32)
^bb2:
  cf.br ^bb3(%a : i32)
^bb3(%r: i32):
  return %r : i32
}

// -----

func.func @loop(%c: i1, %a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %c1 = "u.c"(%x) : (i32) -> i1
  cf.cond_br %c1, ^bb2, ^bb3
^bb2:
  %y = "u.y"(%x) : (i32) -> i32
  scf.if %c1 { "u.use"(%x, %y) : (i32, i32) -> () }
  cf.br ^bb1(%y : i32)
^bb3:
  return %x : i32
}

// -----

func.func @loop(%c: i1, %a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %c1 = "u.c"(%x) : (i32) -> i1
  %y = "u.y"(%x) : (i32) -> i32
  scf.if %c1 { "u.use"(%x, %y) : (i32, i32) -> () }
  cf.cond_br %c1, ^bb1(%y : i32), ^bb3
^bb3:
  return %y : i32
}

// -----

func.func @unreachable(%a: i32) -> i32 {
  return %a : i32
^bb1:
  return %a : i32
}

// -----

func.func @infinite() {
  cf.br ^bb1
^bb1:
  "u.x"() : () -> ()
  cf.br ^bb1
}

// -----

func.func @infinite_or_not(%c: i1, %f: f32) -> f32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "u.x"() : () -> ()
  cf.br ^bb1
^bb2:
  return %f : f32
}

// -----

func.func @in_region(%c: i1) {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    cf.cond_br %c, ^bb1, ^bb2
  ^bb2:
    scf.yield
  }
  return
}

// -----

func.func @infinite_in_region(%c: i1) {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }
  return
}

// -----

func.func @unknown(%c: i1) {
  "u.br"()[^bb1] : () -> ()
^bb1:
  return
}

// -----

func.func private @external(i32)

// -----

func.func @llvm(%c: i1) {
  llvm.br ^bb1
^bb1:
  return
}

// -----

func.func @llvm2(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @wide(%c: i64) -> i64 {
  cf.switch %c : i64, [default: ^bb1(%c : i64), -1: ^bb2, 4: ^bb2, 9: ^bb1(%c : i64)]
^bb1(%x: i64):
  return %x : i64
^bb2:
  cf.br ^bb1(%c : i64)
}

// -----

func.func @narrow(%c: i8) -> i8 {
  cf.switch %c : i8, [default: ^bb1(%c : i8), -1: ^bb2, 4: ^bb2]
^bb1(%x: i8):
  return %x : i8
^bb2:
  cf.br ^bb1(%c : i8)
}

// -----

func.func @no_cases(%c: i8) -> i8 {
  cf.switch %c : i8, [default: ^bb1(%c : i8)]
^bb1(%x: i8):
  return %x : i8
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([1, 2]), ^bb1, ^bb2
^bb1:
  "u.1"() : () -> ()
  cf.br ^bb2
^bb2:
  return
}

// -----

module {
  module { func.func @f(%c: i1) { cf.cond_br %c, ^bb1, ^bb1 ^bb1: return } }
  func.func @g(%c: i1) { cf.br ^bb1 ^bb1: cf.cond_br %c, ^bb1, ^bb2 ^bb2: return }
}

// -----

func.func @two_kinds(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %x : i32
^bb2:
  "u.return"(%x) {a = 1 : i32} : (i32) -> ()
}

// -----

func.func @two_kinds_of_attrs(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "u.return"(%x) {a = 2 : i32} : (i32) -> ()
^bb2:
  "u.return"(%x) {a = 1 : i32} : (i32) -> ()
}

// -----

func.func @one_kind(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "u.return"(%x) {a = 1 : i32} : (i32) -> ()
^bb2:
  "u.return"(%x) {a = 1 : i32} : (i32) -> ()
}

// -----

func.func @nested_regions(%c: i1, %x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  %z = scf.if %c -> i32 { %w = "u.w"(%y) : (i32) -> i32 scf.yield %w : i32 } else { scf.yield %x : i32 }
  scf.execute_region {
    cf.cond_br %c, ^bb2, ^bb3
  ^bb2:
    "u.u"(%z) : (i32) -> ()
    cf.br ^bb3
  ^bb3:
    scf.yield
  }
  cf.cond_br %c, ^bb1(%z : i32), ^bb4
^bb4:
  scf.if %c { "u.u"(%z) : (i32) -> () }
  return %z : i32
}

// -----

func.func @assertion(%c: i1) {
  cf.assert %c, "no"
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @random0(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"(%a, %c) : (i32, i1) -> f32
  %v7 = "u.op0"() : () -> f32
  cf.cond_br %c, ^bb1(%a, %a : i32, i32), ^bb2(%a, %a : i32, i32)
^bb1(%v1: i32, %v2: i32):
  %v8 = "u.op1"(%c, %v1) : (i1, i32) -> i1
  return %v1 : i32
^bb2(%v3: i32, %v4: i32):
  %v9 = "u.op2"(%v6) : (f32) -> i32
  cf.cond_br %c, ^bb2(%a, %a : i32, i32), ^bb1(%a, %v9 : i32, i32)
}

// -----

func.func @random1(%c: i1, %a: i32) -> i32 {
  %v1 = "u.op0"() : () -> f32
  %v2 = "u.op0"(%c) : (i1) -> i1
  cf.switch %a : i32, [default: ^bb2, 3: ^bb3, -7: ^bb4]
^bb2:
  cf.cond_br %c, ^bb2, ^bb4
^bb3:
  %v3 = "u.op3"() : () -> i32
  %v4 = "u.op3"(%v2, %a) : (i1, i32) -> i1
  cf.cond_br %v2, ^bb4, ^bb2
^bb4:
  %v5 = "u.op4"(%c) : (i1) -> i1
  %v6 = "u.op4"(%a) : (i32) -> f32
  return %a : i32
}

// -----

func.func @random2(%c: i1, %a: i32) -> i32 {
  %v3 = "u.op0"() : () -> i1
  %v7 = "u.new"() : () -> f32
  %v8 = "u.new"() : () -> f32
  cf.switch %a : i32, [default: ^bb2, 3: ^bb1(%a, %v7 : i32, f32), -7: ^bb1(%a, %v8 : i32, f32)]
^bb1(%v1: i32, %v2: f32):
  %v4 = "u.op1"(%a, %c) : (i32, i1) -> i1
  %v5 = "u.op1"() : () -> i1
  cf.br ^bb2
^bb2:
  %v6 = "u.op2"(%v3, %c) : (i1, i1) -> f32
  return %a : i32
}

// -----

func.func @random3(%c: i1, %a: i32) -> i32 {
  %v5 = "u.op0"(%a, %c) : (i32, i1) -> f32
  %v6 = "u.op0"(%a, %c) : (i32, i1) -> f32
  cf.cond_br %c, ^bb1(%a, %v6 : i32, f32), ^bb3(%a : i32)
^bb1(%v1: i32, %v2: f32):
  cf.cond_br %c, ^bb3(%a : i32), ^bb2(%a : i32)
^bb2(%v3: i32):
  cf.cond_br %c, ^bb4, ^bb1(%v3, %v2 : i32, f32)
^bb3(%v4: i32):
  cf.cond_br %c, ^bb3(%v4 : i32), ^bb1(%v4, %v5 : i32, f32)
^bb4:
  ub.unreachable
}

// -----

func.func @random4(%c: i1, %a: i32) -> i32 {
  %v9 = "u.op0"(%c) : (i1) -> i1
  %v10 = "u.new"() : () -> f32
  cf.cond_br %v9, ^bb3(%a : i32), ^bb7(%v10, %a : f32, i32)
^bb3(%v4: i32):
  %v11 = "u.new"() : () -> f32
  %v12 = "u.new"() : () -> f32
  cf.switch %v4 : i32, [default: ^bb7(%v11, %a : f32, i32), 3: ^bb4(%v12, %v4 : f32, i32), -7: ^bb3(%a : i32)]
^bb4(%v5: f32, %v6: i32):
  return %v6 : i32
^bb7(%v7: f32, %v8: i32):
  return %v8 : i32
}

// -----

func.func @random5(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"(%c, %a) : (i1, i32) -> i32
  %v7 = "u.op0"(%a, %c) : (i32, i1) -> i32
  cf.cond_br %c, ^bb1(%v7 : i32), ^bb1(%v6 : i32)
^bb1(%v1: i32):
  cf.cond_br %c, ^bb2(%v6, %v1 : i32, i32), ^bb2(%a, %a : i32, i32)
^bb2(%v2: i32, %v3: i32):
  %v8 = "u.new"() : () -> f32
  %v9 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb1(%v2 : i32), ^bb3(%v8, %v9 : f32, f32)
^bb3(%v4: f32, %v5: f32):
  ub.unreachable
}

// -----

func.func @random6(%c: i1, %a: i32) -> i32 {
  %v5 = "u.op0"(%c) : (i1) -> f32
  cf.switch %a : i32, [default: ^bb2, 3: ^bb2, -7: ^bb1(%v5, %v5 : f32, f32)]
^bb1(%v1: f32, %v2: f32):
  %v6 = "u.op1"(%c, %v1) : (i1, f32) -> i1
  return %a : i32
^bb2:
  %v7 = "u.op2"(%a, %v5) : (i32, f32) -> i1
  cf.br ^bb4(%v5, %a : f32, i32)
^bb4(%v3: f32, %v4: i32):
  %v8 = "u.op4"(%v7, %c) : (i1, i1) -> f32
  %v9 = "u.op4"(%v4, %c) : (i32, i1) -> i1
  return %a : i32
}

// -----

func.func @random7(%c: i1, %a: i32) -> i32 {
  %v7 = "u.op0"(%a, %c) : (i32, i1) -> i1
  %v12 = "u.new"() : () -> f32
  cf.cond_br %v7, ^bb2(%a : i32), ^bb8(%v12 : f32)
^bb2(%v1: i32):
  %v8 = "u.op2"(%v1, %c) : (i32, i1) -> f32
  %v9 = "u.op2"() : () -> f32
  cf.cond_br %v7, ^bb6, ^bb3
^bb3:
  cf.br ^bb2(%a : i32)
^bb6:
  %v10 = "u.op6"(%v7, %a) : (i1, i32) -> i32
  cf.br ^bb8(%v8 : f32)
^bb8(%v6: f32):
  %v11 = "u.op8"(%v6) : (f32) -> i32
  ub.unreachable
}

// -----

func.func @random8(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb3, ^bb2(%a : i32)
^bb2(%v2: i32):
  %v4 = "u.op2"(%v2, %c) : (i32, i1) -> f32
  %v5 = "u.op2"(%c, %a) : (i1, i32) -> i32
  cf.cond_br %c, ^bb7(%v4 : f32), ^bb4
^bb3:
  return %a : i32
^bb4:
  %v6 = "u.op4"(%v2) : (i32) -> f32
  %v7 = "u.op4"(%a, %v4) : (i32, f32) -> f32
  cf.cond_br %c, ^bb4, ^bb7(%v4 : f32)
^bb7(%v3: f32):
  %v8 = "u.op7"(%v4) : (f32) -> i32
  %v9 = "u.op7"() : () -> i1
  "u.exit"() : () -> ()
}

// -----

func.func @random9(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"(%a, %c) : (i32, i1) -> i1
  %v7 = "u.op0"() : () -> f32
  cf.switch %a : i32, [default: ^bb3, 3: ^bb2(%a : i32), -7: ^bb6]
^bb2(%v3: i32):
  cf.cond_br %c, ^bb3, ^bb5(%v3 : i32)
^bb3:
  %v8 = "u.op3"(%v6) : (i1) -> f32
  %v9 = "u.op3"(%v7) : (f32) -> f32
  return %a : i32
^bb5(%v4: i32):
  %v10 = "u.op5"(%v6) : (i1) -> i32
  %v11 = "u.op5"() : () -> i32
  cf.br ^bb5(%v4 : i32)
^bb6:
  cf.cond_br %v6, ^bb6, ^bb2(%a : i32)
}

// -----

func.func @random10(%c: i1, %a: i32) -> i32 {
  %v5 = "u.op0"() : () -> f32
  cf.cond_br %c, ^bb5(%v5, %v5 : f32, f32), ^bb2(%v5 : f32)
^bb1:
  %v6 = "u.op1"(%c, %a) : (i1, i32) -> i32
  %v7 = "u.op1"(%a) : (i32) -> i1
  cf.br ^bb5(%v5, %v5 : f32, f32)
^bb2(%v1: f32):
  %v8 = "u.op2"(%a, %c) : (i32, i1) -> f32
  cf.cond_br %c, ^bb3, ^bb1
^bb3:
  cf.cond_br %c, ^bb3, ^bb2(%v8 : f32)
^bb5(%v3: f32, %v4: f32):
  cf.cond_br %c, ^bb1, ^bb6
^bb6:
  %v9 = "u.op6"() : () -> i1
  "u.exit"() : () -> ()
}

// -----

func.func @random11(%c: i1, %a: i32) -> i32 {
  %v5 = "u.op0"() : () -> i32
  %v11 = "u.new"() : () -> f32
  cf.br ^bb5(%v11, %a : f32, i32)
^bb1:
  %v6 = "u.op1"(%v3, %a) : (f32, i32) -> f32
  cf.br ^bb5(%v3, %v4 : f32, i32)
^bb2(%v1: i32):
  %v7 = "u.op2"(%v9, %v3) : (f32, f32) -> i1
  %v8 = "u.op2"(%v4) : (i32) -> i32
  cf.br ^bb2(%v8 : i32)
^bb3(%v2: f32):
  cf.br ^bb1
^bb5(%v3: f32, %v4: i32):
  %v9 = "u.op5"() : () -> f32
  %v10 = "u.op5"() : () -> i32
  cf.cond_br %c, ^bb3(%v3 : f32), ^bb2(%v4 : i32)
}

// -----

func.func @random12(%c: i1, %a: i32) -> i32 {
  %v4 = "u.op0"() : () -> i1
  %v5 = "u.op0"(%c) : (i1) -> i1
  cf.cond_br %v5, ^bb2(%a : i32), ^bb1(%a, %a : i32, i32)
^bb1(%v1: i32, %v2: i32):
  %v6 = "u.op1"(%c, %v1) : (i1, i32) -> i1
  cf.cond_br %c, ^bb3, ^bb3
^bb2(%v3: i32):
  %v7 = "u.op2"(%a) : (i32) -> i32
  %v8 = "u.op2"() : () -> i32
  cf.cond_br %c, ^bb2(%v3 : i32), ^bb4
^bb3:
  %v9 = "u.op3"(%v4, %v1) : (i1, i32) -> i32
  %v10 = "u.op3"(%a) : (i32) -> i1
  cf.cond_br %v6, ^bb3, ^bb1(%v1, %v2 : i32, i32)
^bb4:
  ub.unreachable
}

// -----

func.func @random13(%c: i1, %a: i32) -> i32 {
  %v7 = "u.op0"() : () -> f32
  %v8 = "u.op0"() : () -> i1
  cf.cond_br %v8, ^bb3, ^bb2(%a, %a : i32, i32)
^bb1(%v1: i32):
  %v9 = "u.op1"() : () -> f32
  %v10 = "u.op1"(%a, %v8) : (i32, i1) -> i1
  cf.cond_br %c, ^bb5(%a : i32), ^bb4
^bb2(%v2: i32, %v3: i32):
  %v11 = "u.op2"() : () -> f32
  %v12 = "u.op2"() : () -> f32
  cf.br ^bb5(%v2 : i32)
^bb3:
  cf.br ^bb1(%a : i32)
^bb4:
  %v13 = "u.op4"(%v10, %v7) : (i1, f32) -> f32
  return %a : i32
^bb5(%v4: i32):
  cf.cond_br %c, ^bb3, ^bb2(%a, %a : i32, i32)
}

// -----

func.func @random14(%c: i1, %a: i32) -> i32 {
  %v5 = "u.op0"(%c) : (i1) -> f32
  cf.cond_br %c, ^bb4, ^bb3(%v5, %v5 : f32, f32)
^bb1:
  %v6 = "u.op1"(%v3) : (f32) -> i1
  cf.cond_br %v6, ^bb4, ^bb3(%v3, %v5 : f32, f32)
^bb2(%v1: i32, %v2: f32):
  %v7 = "u.op2"() : () -> f32
  %v8 = "u.op2"(%c, %v4) : (i1, f32) -> i1
  ub.unreachable
^bb3(%v3: f32, %v4: f32):
  %v9 = "u.op3"(%c) : (i1) -> i32
  cf.switch %a : i32, [default: ^bb1, 3: ^bb1, -7: ^bb2(%v9, %v5 : i32, f32)]
^bb4:
  %v10 = "u.op4"(%a) : (i32) -> i32
  %v11 = "u.op4"(%a, %v5) : (i32, f32) -> i32
  return %a : i32
}

// -----

func.func @random15(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"() : () -> f32
  %v7 = "u.op0"() : () -> f32
  cf.switch %a : i32, [default: ^bb1(%a : i32), 3: ^bb3(%a, %a : i32, i32), -7: ^bb3(%a, %a : i32, i32)]
^bb1(%v1: i32):
  %v8 = "u.op1"(%a, %v6) : (i32, f32) -> i1
  cf.cond_br %v8, ^bb4(%a : i32), ^bb1(%v1 : i32)
^bb3(%v3: i32, %v4: i32):
  %v9 = "u.op3"(%v4, %c) : (i32, i1) -> i1
  %v10 = "u.op3"(%c, %v6) : (i1, f32) -> i1
  cf.br ^bb5
^bb4(%v5: i32):
  cf.cond_br %v8, ^bb4(%v5 : i32), ^bb3(%v1, %v5 : i32, i32)
^bb5:
  %v11 = "u.op5"(%v9) : (i1) -> f32
  cf.br ^bb3(%v4, %a : i32, i32)
}

// -----

func.func @random16(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"() : () -> i32
  %v7 = "u.op0"(%c, %a) : (i1, i32) -> f32
  cf.cond_br %c, ^bb6(%v7 : f32), ^bb2
^bb1:
  %v8 = "u.op1"() : () -> i1
  %v9 = "u.op1"() : () -> f32
  cf.cond_br %c, ^bb1, ^bb4(%a, %a : i32, i32)
^bb2:
  cf.cond_br %c, ^bb1, ^bb4(%v6, %a : i32, i32)
^bb3(%v1: i32):
  cf.cond_br %c, ^bb2, ^bb4(%v6, %v3 : i32, i32)
^bb4(%v2: i32, %v3: i32):
  %v10 = "u.op4"(%v2, %a) : (i32, i32) -> i32
  %v11 = "u.op4"(%c) : (i1) -> i32
  cf.cond_br %c, ^bb3(%a : i32), ^bb2
^bb6(%v5: f32):
  %v12 = "u.op6"() : () -> i1
  return %a : i32
}

// -----

func.func @random17(%c: i1, %a: i32) -> i32 {
  %v7 = "u.op0"(%a, %c) : (i32, i1) -> i1
  %v8 = "u.op0"() : () -> i32
  %v14 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb2, ^bb3(%v14 : f32)
^bb2:
  %v9 = "u.op2"(%a, %v8) : (i32, i32) -> i1
  cf.cond_br %v9, ^bb7(%v8 : i32), ^bb2
^bb3(%v2: f32):
  %v10 = "u.op3"(%v2, %a) : (f32, i32) -> i1
  %v11 = "u.op3"(%v8) : (i32) -> f32
  cf.br ^bb5(%v8, %v8 : i32, i32)
^bb5(%v4: i32, %v5: i32):
  %v12 = "u.op5"(%v7, %v8) : (i1, i32) -> i1
  %v13 = "u.op5"() : () -> f32
  cf.cond_br %v7, ^bb5(%v5, %a : i32, i32), ^bb6
^bb6:
  cf.br ^bb2
^bb7(%v6: i32):
  cf.br ^bb6
}

// -----

func.func @random18(%c: i1, %a: i32) -> i32 {
  %v8 = "u.op0"() : () -> i1
  %v9 = "u.op0"(%a, %c) : (i32, i1) -> i1
  cf.br ^bb7
^bb1(%v1: i32):
  %v10 = "u.op1"(%v6, %v9) : (i32, i1) -> i32
  %v11 = "u.op1"() : () -> i1
  %v16 = "u.new"() : () -> f32
  cf.cond_br %v8, ^bb1(%v6 : i32), ^bb8(%v16 : f32)
^bb5(%v6: i32):
  cf.cond_br %v9, ^bb1(%a : i32), ^bb6
^bb6:
  %v12 = "u.op6"(%v14) : (i32) -> f32
  %v13 = "u.op6"() : () -> f32
  cf.cond_br %v8, ^bb5(%v6 : i32), ^bb6
^bb7:
  %v14 = "u.op7"() : () -> i32
  cf.cond_br %v9, ^bb7, ^bb5(%v14 : i32)
^bb8(%v7: f32):
  %v15 = "u.op8"() : () -> f32
  return %v10 : i32
}

// -----

func.func @random19(%c: i1, %a: i32) -> i32 {
  %v11 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb7(%a : i32), ^bb1(%v11 : f32)
^bb1(%v1: f32):
  cf.switch %a : i32, [default: ^bb6(%v1, %v1 : f32, f32), 3: ^bb7(%a : i32), -7: ^bb4(%a, %a : i32, i32)]
^bb2:
  cf.cond_br %c, ^bb6(%v9, %v1 : f32, f32), ^bb2
^bb3:
  %v7 = "u.op3"() : () -> i1
  return %a : i32
^bb4(%v2: i32, %v3: i32):
  %v8 = "u.op4"() : () -> f32
  cf.br ^bb5
^bb5:
  %v9 = "u.op5"(%v8) : (f32) -> f32
  cf.cond_br %c, ^bb4(%a, %v2 : i32, i32), ^bb2
^bb6(%v4: f32, %v5: f32):
  cf.cond_br %c, ^bb4(%a, %a : i32, i32), ^bb3
^bb7(%v6: i32):
  %v10 = "u.op7"(%a, %v6) : (i32, i32) -> i32
  return %a : i32
}

// -----

func.func @random20(%c: i1, %a: i32) -> i32 {
  %v7 = "u.op0"(%c) : (i1) -> i1
  %v8 = "u.op0"(%a, %c) : (i32, i1) -> i32
  cf.switch %v8 : i32, [default: ^bb5(%v8 : i32), 3: ^bb8(%v8 : i32), -7: ^bb2]
^bb2:
  cf.cond_br %c, ^bb4, ^bb2
^bb4:
  cf.cond_br %c, ^bb7(%a : i32), ^bb6(%v8 : i32)
^bb5(%v3: i32):
  %v9 = "u.op5"(%v3) : (i32) -> i32
  %v10 = "u.op5"(%v7) : (i1) -> f32
  cf.cond_br %c, ^bb4, ^bb8(%a : i32)
^bb6(%v4: i32):
  %v11 = "u.op6"() : () -> i1
  %v12 = "u.op6"(%v8) : (i32) -> f32
  cf.switch %v8 : i32, [default: ^bb8(%v4 : i32), 3: ^bb5(%v4 : i32), -7: ^bb8(%v4 : i32)]
^bb7(%v5: i32):
  cf.cond_br %v7, ^bb8(%v5 : i32), ^bb7(%v5 : i32)
^bb8(%v6: i32):
  "u.exit"() : () -> ()
}

// -----

func.func @random21(%c: i1, %a: i32) -> i32 {
  cf.br ^bb1(%a, %a : i32, i32)
^bb1(%v1: i32, %v2: i32):
  %v16 = "u.new"() : () -> f32
  cf.switch %v1 : i32, [default: ^bb4(%a, %a : i32, i32), 3: ^bb5(%v16, %a : f32, i32), -7: ^bb3]
^bb3:
  %v11 = "u.op3"(%v2) : (i32) -> i1
  %v12 = "u.op3"() : () -> i32
  return %v1 : i32
^bb4(%v4: i32, %v5: i32):
  %v17 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb6(%v17 : f32), ^bb3
^bb5(%v6: f32, %v7: i32):
  cf.cond_br %c, ^bb3, ^bb7(%a : i32)
^bb6(%v8: f32):
  %v13 = "u.op6"(%v2) : (i32) -> f32
  %v14 = "u.op6"() : () -> i1
  cf.br ^bb5(%v13, %v5 : f32, i32)
^bb7(%v9: i32):
  %v15 = "u.op7"(%v1, %v2) : (i32, i32) -> i1
  cf.cond_br %v15, ^bb3, ^bb5(%v6, %v9 : f32, i32)
}

// -----

func.func @random22(%c: i1, %a: i32) -> i32 {
  %v7 = "u.op0"(%c) : (i1) -> f32
  %v8 = "u.op0"(%a, %c) : (i32, i1) -> f32
  cf.switch %a : i32, [default: ^bb2(%v7, %a : f32, i32), 3: ^bb6(%a : i32), -7: ^bb3(%a : i32)]
^bb1(%v1: f32):
  cf.cond_br %c, ^bb4(%a : i32), ^bb2(%v7, %v5 : f32, i32)
^bb2(%v2: f32, %v3: i32):
  cf.cond_br %c, ^bb5, ^bb5
^bb3(%v4: i32):
  %v9 = "u.op3"() : () -> i32
  cf.cond_br %c, ^bb3(%a : i32), ^bb4(%v4 : i32)
^bb4(%v5: i32):
  %v10 = "u.op4"(%v5, %v7) : (i32, f32) -> i32
  %v11 = "u.op4"(%v5) : (i32) -> f32
  cf.cond_br %c, ^bb1(%v7 : f32), ^bb2(%v8, %a : f32, i32)
^bb5:
  %v12 = "u.op5"(%v8) : (f32) -> f32
  %v13 = "u.op5"(%v2) : (f32) -> i32
  cf.br ^bb4(%a : i32)
^bb6(%v6: i32):
  return %a : i32
}

// -----

func.func @random23(%c: i1, %a: i32) -> i32 {
  %v8 = "u.op0"(%a) : (i32) -> i1
  %v13 = "u.new"() : () -> f32
  cf.cond_br %v8, ^bb1(%v13, %a : f32, i32), ^bb4(%a : i32)
^bb1(%v1: f32, %v2: i32):
  %v9 = "u.op1"(%v8, %a) : (i1, i32) -> f32
  %v10 = "u.op1"() : () -> f32
  cf.cond_br %c, ^bb2(%v1 : f32), ^bb2(%v9 : f32)
^bb2(%v3: f32):
  cf.cond_br %c, ^bb4(%a : i32), ^bb5(%v1 : f32)
^bb3(%v4: f32, %v5: f32):
  cf.br ^bb1(%v5, %a : f32, i32)
^bb4(%v6: i32):
  %v11 = "u.op4"(%a) : (i32) -> i1
  %v14 = "u.new"() : () -> f32
  %v15 = "u.new"() : () -> f32
  %v16 = "u.new"() : () -> f32
  %v17 = "u.new"() : () -> f32
  cf.cond_br %v11, ^bb3(%v14, %v15 : f32, f32), ^bb3(%v16, %v17 : f32, f32)
^bb5(%v7: f32):
  %v12 = "u.op5"(%v9, %v1) : (f32, f32) -> i1
  return %v2 : i32
}

// -----

func.func @random24(%c: i1, %a: i32) -> i32 {
  cf.br ^bb5
^bb1(%v1: f32):
  %v7 = "u.op1"(%v5, %v1) : (i32, f32) -> f32
  %v8 = "u.op1"(%c, %a) : (i1, i32) -> i32
  cf.cond_br %v12, ^bb8(%v8 : i32), ^bb3(%v8 : i32)
^bb2:
  %v9 = "u.op2"() : () -> i1
  "u.exit"() : () -> ()
^bb3(%v2: i32):
  cf.switch %v5 : i32, [default: ^bb1(%v1 : f32), 3: ^bb4(%v7 : f32), -7: ^bb8(%v5 : i32)]
^bb4(%v3: f32):
  %v10 = "u.op4"(%v3) : (f32) -> f32
  cf.cond_br %v12, ^bb7(%v5 : i32), ^bb3(%v8 : i32)
^bb5:
  %v11 = "u.op5"(%a) : (i32) -> i32
  cf.cond_br %c, ^bb2, ^bb7(%a : i32)
^bb7(%v5: i32):
  %v12 = "u.op7"(%v11, %v5) : (i32, i32) -> i1
  %v13 = "u.op7"(%c, %v11) : (i1, i32) -> i32
  %v15 = "u.new"() : () -> f32
  %v16 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb1(%v15 : f32), ^bb1(%v16 : f32)
^bb8(%v6: i32):
  %v14 = "u.op8"(%v7) : (f32) -> i1
  return %v11 : i32
}

// -----

func.func @random25(%c: i1, %a: i32) -> i32 {
  %v15 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb2(%a, %a : i32, i32), ^bb4(%v15, %a : f32, i32)
^bb1(%v1: i32):
  %v10 = "u.op1"(%v1) : (i32) -> i32
  cf.switch %a : i32, [default: ^bb3(%v10 : i32), 3: ^bb3(%a : i32), -7: ^bb2(%v10, %a : i32, i32)]
^bb2(%v2: i32, %v3: i32):
  %v11 = "u.op2"() : () -> f32
  cf.switch %a : i32, [default: ^bb4(%v11, %v2 : f32, i32), 3: ^bb3(%v3 : i32), -7: ^bb7]
^bb3(%v4: i32):
  %v12 = "u.op3"(%a) : (i32) -> i1
  cf.cond_br %c, ^bb6(%v4 : i32), ^bb5(%a, %a : i32, i32)
^bb4(%v5: f32, %v6: i32):
  cf.cond_br %c, ^bb1(%v6 : i32), ^bb2(%v6, %v6 : i32, i32)
^bb5(%v7: i32, %v8: i32):
  %v13 = "u.op5"(%a, %v8) : (i32, i32) -> i1
  return %v8 : i32
^bb6(%v9: i32):
  %v16 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb4(%v16, %a : f32, i32), ^bb3(%v4 : i32)
^bb7:
  %v14 = "u.op7"(%v2) : (i32) -> i1
  return %v3 : i32
}

// -----

// differs: MLIR leaves a branch between regions.
func.func @unreachable_cycle(%n: i32) {
  cf.br ^exit
^lost(%i: i32):
  %one = arith.constant 1 : i32
  %next = arith.subi %i, %one : i32
  %more = arith.cmpi sgt, %next, %n : i32
  cf.cond_br %more, ^lost(%next : i32), ^exit
^exit:
  return
}

// -----

// differs: MLIR leaves an invalid operation, and says what is wrong with it.
func.func @symbol(%m: memref<8xf32>, %c: i1) -> f32 {
  %zero = arith.constant 0.0 : f32
  cf.cond_br %c, ^then, ^exit(%zero : f32)
^then:
  %at = "some.index"() : () -> index
  %v = affine.load %m[symbol(%at)] : memref<8xf32>
  cf.br ^exit(%v : f32)
^exit(%r: f32):
  return %r : f32
}
