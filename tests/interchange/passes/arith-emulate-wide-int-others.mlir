// options: -arith-emulate-wide-int=widest-int-supported=64

func.func @constants() -> (i128, i128, vector<2xi128>, i64) {
  %0 = arith.constant 18446744073709551617 : i128
  %1 = arith.constant -1 : i128
  %2 = arith.constant dense<[1, -5]> : vector<2xi128>
  %3 = arith.constant 7 : i64
  return %0, %1, %2, %3 : i128, i128, vector<2xi128>, i64
}

// -----

func.func @arithmetic(%a: i128, %b: i128, %c: i64) -> (i128, i1, i64) {
  %0 = arith.extsi %c : i64 to i128
  %1 = arith.muli %a, %0 : i128
  %2 = arith.cmpi sle, %1, %b : i128
  %3 = arith.trunci %1 : i128 to i64
  return %1, %2, %3 : i128, i1, i64
}

// -----

func.func @to_unsigned(%a: f32, %b: f16, %c: f64) -> (i128, i128, i128) {
  %0 = arith.fptoui %a : f32 to i128
  %1 = arith.fptoui %b : f16 to i128
  %2 = arith.fptoui %c : f64 to i128
  return %0, %1, %2 : i128, i128, i128
}

// -----

// differs: MLIR multiplies the high half by one instead of 2^64
func.func @from_unsigned(%a: i128) -> f32 {
  %0 = arith.uitofp %a : i128 to f32
  return %0 : f32
}
