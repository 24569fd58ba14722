// options: -arith-emulate-wide-int=widest-int-supported=2

func.func @constants() -> (i4, vector<3xi4>, vector<2xi4>, i2) {
  %0 = arith.constant -3 : i4
  %1 = arith.constant dense<[1, 6, -8]> : vector<3xi4>
  %2 = arith.constant dense<4> : vector<2xi4>
  %3 = arith.constant 1 : i2
  return %0, %1, %2, %3 : i4, vector<3xi4>, vector<2xi4>, i2
}

// -----

func.func @sum(%a: i4, %b: i4) -> i4 {
  %0 = arith.addi %a, %b : i4
  %1 = arith.subi %0, %b : i4
  return %1 : i4
}

// -----

func.func @floats(%a: i4, %b: f32) -> (f32, i4) {
  %0 = arith.uitofp %a : i4 to f32
  %1 = arith.fptoui %b : f32 to i4
  return %0, %1 : f32, i4
}

// -----

// differs: MLIR's constant of the width of the whole has more bits than its type
func.func @shift(%a: i4, %b: i4) -> i4 {
  %0 = arith.shrsi %a, %b : i4
  return %0 : i4
}

// -----

func.func @too_wide(%a: i8) -> i8 {
  return %a : i8
}
