// options: -pass-pipeline=builtin.module(func.func(arith-emulate-wide-int{widest-int-supported=32}))

func.func @sum(%a: i64, %b: i64) -> i64 attributes {note} {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// -----

func.func private @declared(i64, vector<3xi64>) -> (i64 {llvm.noundef})
func.func @calls(%a: i64 {llvm.noundef}, %v: vector<3xi64>, %n: i32) -> (i64 {llvm.noundef}) {
  %0 = call @declared(%a, %v) : (i64, vector<3xi64>) -> i64
  return %0 : i64
}

// -----

func.func @narrow(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func @unconverted(%a: i128) -> i64 {
  %0 = arith.trunci %a : i128 to i64
  return %0 : i64
}

// -----

module {
  func.func @inside(%a: i64) -> i64 {
    return %a : i64
  }
}
