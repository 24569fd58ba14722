// options: -lift-cf-to-scf

func.func @random0(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"() : () -> i1
  cf.cond_br %v6, ^bb4, ^bb6(%a, %a : i32, i32)
^bb1(%v1: i32):
  cf.br ^bb4
^bb2:
  cf.cond_br %c, ^bb7(%v3 : i32), ^bb3
^bb3:
  %v7 = "u.op3"() : () -> i32
  cf.cond_br %v6, ^bb7(%v4 : i32), ^bb4
^bb4:
  %v8 = "u.op4"() : () -> f32
  %v9 = "u.op4"(%v6) : (i1) -> i1
  cf.br ^bb7(%a : i32)
^bb6(%v3: i32, %v4: i32):
  %v10 = "u.op6"() : () -> f32
  cf.cond_br %v6, ^bb1(%v3 : i32), ^bb2
^bb7(%v5: i32):
  ub.unreachable
}

// -----

func.func @random1(%c: i1, %a: i32) -> i32 {
  %v11 = "u.op0"(%c) : (i1) -> i32
  %v16 = "u.new"() : () -> f32
  %v17 = "u.new"() : () -> f32
  cf.br ^bb7(%v16, %v17 : f32, f32)
^bb4(%v5: i32):
  %v12 = "u.op4"(%v9) : (f32) -> i32
  cf.br ^bb8
^bb6(%v8: i32):
  return %v8 : i32
^bb7(%v9: f32, %v10: f32):
  %v13 = "u.op7"(%v9) : (f32) -> f32
  %v14 = "u.op7"(%v10) : (f32) -> i1
  cf.cond_br %v14, ^bb6(%a : i32), ^bb4(%a : i32)
^bb8:
  %v15 = "u.op8"(%v14, %v10) : (i1, f32) -> f32
  return %a : i32
}

// -----

func.func @random2(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"(%a, %c) : (i32, i1) -> i1
  cf.switch %a : i32, [default: ^bb2(%a : i32), 3: ^bb3(%a, %a : i32, i32), -7: ^bb2(%a : i32)]
^bb1(%v1: f32, %v2: i32):
  %v7 = "u.op1"() : () -> f32
  %v8 = "u.op1"(%v2, %v9) : (i32, f32) -> i32
  cf.cond_br %v6, ^bb3(%a, %v2 : i32, i32), ^bb2(%v8 : i32)
^bb2(%v3: i32):
  %v9 = "u.op2"() : () -> f32
  %v10 = "u.op2"(%a) : (i32) -> f32
  cf.cond_br %v6, ^bb2(%a : i32), ^bb1(%v10, %v3 : f32, i32)
^bb3(%v4: i32, %v5: i32):
  return %v4 : i32
}

// -----

func.func @random3(%c: i1, %a: i32) -> i32 {
  %v13 = "u.new"() : () -> f32
  %v14 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb3(%v13 : f32), ^bb7(%v14 : f32)
^bb1(%v1: f32, %v2: i32):
  %v10 = "u.op1"(%v4) : (f32) -> i1
  return %v8 : i32
^bb2(%v3: i32):
  cf.br ^bb6(%v3 : i32)
^bb3(%v4: f32):
  %v11 = "u.op3"(%a, %v4) : (i32, f32) -> f32
  cf.cond_br %c, ^bb6(%a : i32), ^bb2(%a : i32)
^bb6(%v8: i32):
  cf.cond_br %c, ^bb1(%v11, %v8 : f32, i32), ^bb1(%v4, %v8 : f32, i32)
^bb7(%v9: f32):
  %v12 = "u.op7"(%c, %v9) : (i1, f32) -> i32
  ub.unreachable
}

// -----

func.func @random4(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"(%c) : (i1) -> i32
  %v11 = "u.new"() : () -> f32
  %v12 = "u.new"() : () -> f32
  cf.switch %v6 : i32, [default: ^bb5(%v11, %a : f32, i32), 3: ^bb1(%v12 : f32), -7: ^bb4(%v6, %a : i32, i32)]
^bb1(%v1: f32):
  %v7 = "u.op1"(%a) : (i32) -> i32
  cf.cond_br %c, ^bb5(%v1, %v6 : f32, i32), ^bb3
^bb3:
  %v8 = "u.op3"() : () -> i1
  cf.cond_br %c, ^bb3, ^bb3
^bb4(%v2: i32, %v3: i32):
  %v9 = "u.op4"(%a) : (i32) -> f32
  %v10 = "u.op4"() : () -> i32
  cf.br ^bb1(%v9 : f32)
^bb5(%v4: f32, %v5: i32):
  return %v5 : i32
}

// -----

func.func @random5(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb6, ^bb3(%a, %a : i32, i32)
^bb1:
  %v4 = "u.op1"() : () -> f32
  %v5 = "u.op1"(%v8) : (i1) -> f32
  cf.cond_br %c, ^bb1, ^bb4
^bb2(%v1: i32):
  %v6 = "u.op2"(%v8) : (i1) -> i32
  cf.cond_br %c, ^bb2(%v6 : i32), ^bb1
^bb3(%v2: i32, %v3: i32):
  %v7 = "u.op3"(%v2) : (i32) -> i32
  %v8 = "u.op3"() : () -> i1
  cf.cond_br %v8, ^bb3(%v3, %v2 : i32, i32), ^bb2(%a : i32)
^bb4:
  %v9 = "u.op4"(%v3) : (i32) -> f32
  cf.br ^bb6
^bb6:
  %v10 = "u.op6"(%a, %c) : (i32, i1) -> f32
  %v11 = "u.op6"() : () -> i32
  return %a : i32
}

// -----

func.func @random6(%c: i1, %a: i32) -> i32 {
  %v7 = "u.op0"(%c) : (i1) -> i1
  %v8 = "u.op0"(%c) : (i1) -> f32
  cf.cond_br %v7, ^bb2(%a : i32), ^bb6
^bb2(%v1: i32):
  %v9 = "u.op2"() : () -> i32
  %v10 = "u.op2"(%v1, %c) : (i32, i1) -> f32
  cf.cond_br %v7, ^bb2(%v9 : i32), ^bb4(%a : i32)
^bb3(%v2: i32, %v3: i32):
  %v11 = "u.op3"(%c, %v7) : (i1, i1) -> i32
  cf.br ^bb3(%a, %v11 : i32, i32)
^bb4(%v4: i32):
  %v12 = "u.op4"() : () -> i32
  ub.unreachable
^bb6:
  %v13 = "u.op6"(%v8) : (f32) -> f32
  %v14 = "u.op6"(%a, %c) : (i32, i1) -> i1
  cf.cond_br %c, ^bb6, ^bb3(%a, %a : i32, i32)
}

// -----

func.func @random7(%c: i1, %a: i32) -> i32 {
  cf.br ^bb3(%a : i32)
^bb1(%v1: f32, %v2: i32):
  %v7 = "u.op1"(%v1, %a) : (f32, i32) -> i32
  %v8 = "u.op1"() : () -> f32
  cf.cond_br %c, ^bb5, ^bb4(%v5 : i32)
^bb2(%v3: f32, %v4: f32):
  cf.br ^bb4(%a : i32)
^bb3(%v5: i32):
  %v11 = "u.new"() : () -> f32
  %v12 = "u.new"() : () -> f32
  %v13 = "u.new"() : () -> f32
  cf.switch %v5 : i32, [default: ^bb1(%v11, %v5 : f32, i32), 3: ^bb4(%a : i32), -7: ^bb2(%v12, %v13 : f32, f32)]
^bb4(%v6: i32):
  return %v6 : i32
^bb5:
  %v9 = "u.op5"(%v8, %c) : (f32, i1) -> i1
  %v10 = "u.op5"() : () -> i1
  return %v2 : i32
}

// -----

func.func @random8(%c: i1, %a: i32) -> i32 {
  %v7 = "u.op0"(%a) : (i32) -> i1
  cf.br ^bb5(%a : i32)
^bb1(%v1: i32, %v2: i32):
  %v8 = "u.op1"(%a) : (i32) -> f32
  %v9 = "u.op1"(%v7) : (i1) -> i32
  cf.cond_br %v7, ^bb3, ^bb5(%v9 : i32)
^bb2(%v3: f32, %v4: i32):
  %v10 = "u.op2"(%v6) : (i32) -> i32
  %v11 = "u.op2"() : () -> i1
  cf.br ^bb2(%v12, %v6 : f32, i32)
^bb3:
  %v12 = "u.op3"() : () -> f32
  cf.cond_br %c, ^bb6, ^bb2(%v8, %v6 : f32, i32)
^bb5(%v6: i32):
  cf.cond_br %c, ^bb1(%a, %a : i32, i32), ^bb6
^bb6:
  %v13 = "u.op6"() : () -> i32
  %v14 = "u.op6"(%a, %v6) : (i32, i32) -> f32
  ub.unreachable
}

// -----

func.func @random9(%c: i1, %a: i32) -> i32 {
  cf.br ^bb3
^bb2:
  %v7 = "u.op2"(%v8, %c) : (i1, i1) -> f32
  cf.cond_br %v8, ^bb4, ^bb7
^bb3:
  %v8 = "u.op3"() : () -> i1
  cf.br ^bb2
^bb4:
  %v9 = "u.op4"(%c) : (i1) -> i1
  "u.exit"() : () -> ()
^bb5(%v2: i32, %v3: f32):
  %v10 = "u.op5"(%v12) : (f32) -> i1
  cf.br ^bb4
^bb6(%v4: f32):
  %v11 = "u.op6"(%v8, %v12) : (i1, f32) -> i1
  cf.cond_br %v11, ^bb2, ^bb8(%a, %a : i32, i32)
^bb7:
  %v12 = "u.op7"(%c, %v8) : (i1, i1) -> f32
  cf.cond_br %v8, ^bb5(%a, %v12 : i32, f32), ^bb6(%v12 : f32)
^bb8(%v5: i32, %v6: i32):
  %v13 = "u.op8"() : () -> i32
  "u.exit"() : () -> ()
}

// -----

func.func @random10(%c: i1, %a: i32) -> i32 {
  %v3 = "u.op0"(%a, %c) : (i32, i1) -> f32
  %v4 = "u.op0"(%c) : (i1) -> i1
  cf.switch %a : i32, [default: ^bb4, 3: ^bb3, -7: ^bb8(%v3 : f32)]
^bb1:
  cf.cond_br %v4, ^bb2(%a : i32), ^bb8(%v3 : f32)
^bb2(%v1: i32):
  %v5 = "u.op2"(%v3, %v4) : (f32, i1) -> i32
  cf.cond_br %v4, ^bb2(%v5 : i32), ^bb7
^bb3:
  %v6 = "u.op3"(%v4, %v3) : (i1, f32) -> i32
  cf.switch %v6 : i32, [default: ^bb3, 3: ^bb4, -7: ^bb1]
^bb4:
  %v7 = "u.op4"() : () -> f32
  %v8 = "u.op4"() : () -> i32
  cf.br ^bb7
^bb7:
  %v9 = "u.op7"(%a, %c) : (i32, i1) -> f32
  %v10 = "u.op7"() : () -> i1
  cf.cond_br %v4, ^bb3, ^bb1
^bb8(%v2: f32):
  return %a : i32
}

// -----

func.func @random11(%c: i1, %a: i32) -> i32 {
  %v4 = "u.op0"() : () -> i1
  %v5 = "u.op0"(%a) : (i32) -> i32
  cf.cond_br %c, ^bb3(%a : i32), ^bb5(%a : i32)
^bb1:
  %v6 = "u.op1"(%c, %v4) : (i1, i1) -> i1
  %v7 = "u.op1"(%v5, %a) : (i32, i32) -> f32
  cf.cond_br %v4, ^bb1, ^bb4
^bb2(%v1: i32):
  cf.switch %v1 : i32, [default: ^bb5(%a : i32), 3: ^bb6, -7: ^bb2(%a : i32)]
^bb3(%v2: i32):
  %v8 = "u.op3"() : () -> f32
  %v9 = "u.op3"(%v5) : (i32) -> f32
  cf.switch %a : i32, [default: ^bb1, 3: ^bb2(%v2 : i32), -7: ^bb5(%v5 : i32)]
^bb4:
  %v10 = "u.op4"(%v4) : (i1) -> f32
  %v11 = "u.op4"(%v5) : (i32) -> i32
  return %a : i32
^bb5(%v3: i32):
  cf.cond_br %v4, ^bb4, ^bb1
^bb6:
  return %v1 : i32
}

// -----

func.func @random12(%c: i1, %a: i32) -> i32 {
  %v8 = "u.op0"(%a, %c) : (i32, i1) -> i32
  %v14 = "u.new"() : () -> f32
  %v15 = "u.new"() : () -> f32
  %v16 = "u.new"() : () -> f32
  cf.switch %v8 : i32, [default: ^bb2(%v14, %a : f32, i32), 3: ^bb1(%v15 : f32), -7: ^bb5(%v16 : f32)]
^bb1(%v1: f32):
  %v9 = "u.op1"(%a) : (i32) -> i1
  cf.cond_br %c, ^bb1(%v1 : f32), ^bb2(%v1, %a : f32, i32)
^bb2(%v2: f32, %v3: i32):
  %v10 = "u.op2"(%v2, %c) : (f32, i1) -> f32
  %v11 = "u.op2"(%c, %v2) : (i1, f32) -> i32
  cf.switch %v3 : i32, [default: ^bb5(%v10 : f32), 3: ^bb8, -7: ^bb5(%v10 : f32)]
^bb5(%v6: f32):
  %v12 = "u.op5"(%v8) : (i32) -> i1
  %v13 = "u.op5"(%v6, %c) : (f32, i1) -> i32
  ub.unreachable
^bb8:
  return %v11 : i32
}

// -----

func.func @random13(%c: i1, %a: i32) -> i32 {
  %v12 = "u.new"() : () -> f32
  cf.switch %a : i32, [default: ^bb7, 3: ^bb2(%v12 : f32), -7: ^bb1]
^bb1:
  %v13 = "u.new"() : () -> f32
  %v14 = "u.new"() : () -> f32
  cf.switch %a : i32, [default: ^bb1, 3: ^bb4(%v13, %a : f32, i32), -7: ^bb4(%v14, %a : f32, i32)]
^bb2(%v1: f32):
  %v6 = "u.op2"(%v1, %a) : (f32, i32) -> i32
  %v7 = "u.op2"(%v1) : (f32) -> f32
  cf.br ^bb2(%v1 : f32)
^bb4(%v2: f32, %v3: i32):
  cf.cond_br %c, ^bb5(%v2, %v2 : f32, f32), ^bb6
^bb5(%v4: f32, %v5: f32):
  %v8 = "u.op5"() : () -> f32
  %v9 = "u.op5"(%v4, %v2) : (f32, f32) -> f32
  return %a : i32
^bb6:
  cf.cond_br %c, ^bb2(%v2 : f32), ^bb6
^bb7:
  %v10 = "u.op7"(%a) : (i32) -> i1
  %v11 = "u.op7"() : () -> i1
  return %a : i32
}

// -----

func.func @random14(%c: i1, %a: i32) -> i32 {
  %v6 = "u.op0"(%c) : (i1) -> i32
  cf.br ^bb5(%a : i32)
^bb1:
  cf.cond_br %c, ^bb6(%v9, %a : f32, i32), ^bb4
^bb2(%v1: i32):
  cf.cond_br %c, ^bb7(%v2 : i32), ^bb7(%v1 : i32)
^bb3:
  %v7 = "u.op3"(%a, %v2) : (i32, i32) -> f32
  %v8 = "u.op3"(%v6) : (i32) -> i32
  cf.cond_br %c, ^bb1, ^bb3
^bb4:
  cf.cond_br %c, ^bb5(%v6 : i32), ^bb1
^bb5(%v2: i32):
  %v9 = "u.op5"() : () -> f32
  cf.switch %v6 : i32, [default: ^bb1, 3: ^bb3, -7: ^bb2(%v6 : i32)]
^bb6(%v3: f32, %v4: i32):
  %v10 = "u.op6"(%v9) : (f32) -> i32
  cf.switch %a : i32, [default: ^bb6(%v3, %v2 : f32, i32), 3: ^bb8, -7: ^bb4]
^bb7(%v5: i32):
  %v11 = "u.op7"(%a) : (i32) -> i32
  %v12 = "u.op7"(%a) : (i32) -> i32
  cf.cond_br %c, ^bb7(%v6 : i32), ^bb5(%v11 : i32)
^bb8:
  %v13 = "u.op8"(%a) : (i32) -> i32
  return %a : i32
}

// -----

func.func @random15(%c: i1, %a: i32) -> i32 {
  %v8 = "u.op0"(%c, %a) : (i1, i32) -> f32
  %v9 = "u.op0"(%a) : (i32) -> f32
  cf.cond_br %c, ^bb8, ^bb2(%v8, %a : f32, i32)
^bb2(%v2: f32, %v3: i32):
  %v10 = "u.op2"(%v2, %c) : (f32, i1) -> i32
  cf.switch %v3 : i32, [default: ^bb3(%a : i32), 3: ^bb6(%v2 : f32), -7: ^bb4(%v10 : i32)]
^bb3(%v4: i32):
  %v11 = "u.op3"(%v3) : (i32) -> i32
  cf.br ^bb4(%v11 : i32)
^bb4(%v5: i32):
  %v12 = "u.op4"(%v8) : (f32) -> i32
  %v13 = "u.op4"(%a, %v2) : (i32, f32) -> f32
  cf.switch %v3 : i32, [default: ^bb2(%v13, %v12 : f32, i32), 3: ^bb2(%v13, %a : f32, i32), -7: ^bb5]
^bb5:
  %v14 = "u.op5"(%a) : (i32) -> f32
  %v15 = "u.op5"(%a) : (i32) -> i1
  ub.unreachable
^bb6(%v6: f32):
  %v16 = "u.op6"(%v3, %v6) : (i32, f32) -> i32
  %v17 = "u.op6"(%v10, %v6) : (i32, f32) -> f32
  cf.cond_br %c, ^bb6(%v2 : f32), ^bb5
^bb8:
  ub.unreachable
}

// -----

func.func @random16(%c: i1, %a: i32) -> i32 {
  %v19 = "u.new"() : () -> f32
  cf.cond_br %c, ^bb4(%a, %v19 : i32, f32), ^bb7
^bb1(%v1: f32, %v2: i32):
  %v10 = "u.op1"() : () -> f32
  %v11 = "u.op1"() : () -> f32
  return %a : i32
^bb3(%v3: f32):
  %v12 = "u.op3"(%v16, %c) : (f32, i1) -> i1
  %v13 = "u.op3"() : () -> f32
  cf.cond_br %c, ^bb3(%v13 : f32), ^bb1(%v3, %a : f32, i32)
^bb4(%v4: i32, %v5: f32):
  %v14 = "u.op4"(%c) : (i1) -> i1
  %v15 = "u.op4"(%c, %a) : (i1, i32) -> i32
  cf.cond_br %v14, ^bb1(%v5, %a : f32, i32), ^bb6(%v15 : i32)
^bb6(%v7: i32):
  %v20 = "u.new"() : () -> f32
  %v21 = "u.new"() : () -> f32
  %v22 = "u.new"() : () -> f32
  cf.switch %a : i32, [default: ^bb8(%v7, %v20 : i32, f32), 3: ^bb1(%v21, %a : f32, i32), -7: ^bb1(%v22, %a : f32, i32)]
^bb7:
  %v16 = "u.op7"(%a, %c) : (i32, i1) -> f32
  %v17 = "u.op7"(%a, %c) : (i32, i1) -> f32
  cf.switch %a : i32, [default: ^bb3(%v17 : f32), 3: ^bb6(%a : i32), -7: ^bb6(%a : i32)]
^bb8(%v8: i32, %v9: f32):
  %v18 = "u.op8"() : () -> f32
  return %v7 : i32
}
