// Switches, assertions and weights.

func.func @switch(%flag: i32, %a: i32, %b: f32, %w: i8) {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    42: ^bb2(%a, %b : i32, f32),
    -7: ^bb3
  ]
^bb1(%x: i32):
  cf.switch %flag : i32, [
    default: ^bb3
  ]
^bb2(%y: i32, %z: f32):
  cf.switch %w : i8, [
    default: ^bb3,
    0: ^bb3,
    -1: ^bb1(%y : i32),
    127: ^bb2(%y, %z : i32, f32)
  ] {test.note = 1 : i8}
^bb3:
  return
}

func.func @odd_flags(%a: i1, %b: i128, %c: si16, %d: ui64, %e: i3) {
  cf.switch %a : i1, [ default: ^bb1, 1: ^bb2 ]
^bb1:
  cf.switch %b : i128, [ default: ^bb2, 9223372036854775807: ^bb1, 5: ^bb1 ]
^bb2:
  cf.switch %c : si16, [ default: ^bb1, -1: ^bb2, 5: ^bb1 ]
^bb3:
  cf.switch %d : ui64, [ default: ^bb1, 7: ^bb2, 5: ^bb1 ]
^bb4:
  cf.switch %e : i3, [ default: ^bb1, -1: ^bb2, 3: ^bb1 ]
}

func.func @generic(%flag: i32, %a: i32) {
  "cf.switch"(%flag, %a, %a)[^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 0, 1>, case_values = dense<[1, 2]> : vector<2xi32>,
    operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%x: i32):
  "cf.switch"(%flag)[^bb2] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb2:
  return
}

func.func @assert(%c: i1) {
  cf.assert %c, "it holds"
  cf.assert %c, "a \"quoted\" text\n" {test.note}
  return
}

func.func @weights(%c: i1, %a: i32) {
  cf.cond_br %c weights([70, 30]), ^bb1(%a : i32), ^bb2 {test.note}
^bb1(%x: i32):
  cf.cond_br %c weights([1, 0]), ^bb2, ^bb1(%x : i32)
^bb2:
  return
}
