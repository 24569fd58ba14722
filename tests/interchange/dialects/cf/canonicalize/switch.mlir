// Switches with few or known ways.

func.func @only_default(%flag: i32, %a: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}

func.func @like_default(%flag: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%a : i32),
    2: ^bb1(%b : i32),
    3: ^bb2,
    -4: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  "test.one"() : () -> ()
  return %x : i32
^bb2:
  "test.two"() : () -> ()
  return %a : i32
}

func.func @all_like_default(%flag: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%a : i32),
    2: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}

func.func @known(%a: i32, %b: i32) -> (i32) {
  %c42 = arith.constant 42 : i32
  %cm = arith.constant -1 : i32
  cf.switch %c42 : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%b : i32),
    42: ^bb2(%b : i32)
  ]
^bb1(%x: i32):
  "test.one"() : () -> ()
  return %x : i32
^bb2(%y: i32):
  cf.switch %cm : i32, [
    default: ^bb1(%a : i32),
    0: ^bb1(%b : i32),
    -1: ^bb3(%y : i32)
  ]
^bb3(%z: i32):
  %c7 = arith.constant 7 : i32
  cf.switch %c7 : i32, [
    default: ^bb4(%z : i32),
    8: ^bb1(%a : i32)
  ]
^bb4(%w: i32):
  "test.four"(%w) : (i32) -> ()
  return %w : i32
}

func.func @pass_through(%flag: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    43: ^bb2,
    44: ^bb3,
    45: ^bb4(%b : i32)
  ]
^bb1(%x: i32):
  cf.br ^bb4(%x : i32)
^bb2:
  cf.br ^bb4(%b : i32)
^bb3:
  "test.three"() : () -> ()
  cf.br ^bb4(%a : i32)
^bb4(%y: i32):
  %0 = "test.op"(%y) : (i32) -> i32
  return %0 : i32
}

func.func @decided_before(%flag: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1,
    42: ^bb2,
    43: ^bb3
  ]
^bb1:
  "test.one"() : () -> ()
  cf.switch %flag : i32, [
    default: ^bb4(%a : i32),
    42: ^bb5,
    44: ^bb5,
    43: ^bb4(%b : i32)
  ]
^bb2:
  "test.two"() : () -> ()
  cf.switch %flag : i32, [
    default: ^bb4(%a : i32),
    42: ^bb5
  ]
^bb3:
  "test.three"() : () -> ()
  cf.switch %flag : i32, [
    default: ^bb4(%b : i32),
    42: ^bb5
  ]
^bb4(%x: i32):
  "test.four"() : () -> ()
  return %x : i32
^bb5:
  "test.five"() : () -> ()
  return %a : i32
}

func.func @dead_arguments(%flag: i32, %a: i32, %b: i32) {
  cf.switch %flag : i32, [
    default: ^bb1(%a, %b : i32, i32),
    1: ^bb2(%a, %b : i32, i32),
    2: ^bb1(%b, %a : i32, i32),
    3: ^bb2(%b, %a : i32, i32)
  ]
^bb1(%x: i32, %unused: i32):
  "test.one"(%x) : (i32) -> ()
  return
^bb2(%unused2: i32, %y: i32):
  "test.two"(%y) : (i32) -> ()
  return
}
