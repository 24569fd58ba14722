// options: -convert-index-to-llvm=index-bitwidth=32

func.func @binary(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.rems %a, %b
  %6 = index.remu %a, %b
  %7 = index.maxs %a, %b
  %8 = index.maxu %a, %b
  %9 = index.mins %a, %b
  %10 = index.minu %a, %b
  %11 = index.shl %a, %b
  %12 = index.shrs %a, %b
  %13 = index.shru %a, %b
  %14 = index.and %a, %b
  %15 = index.or %a, %b
  %16 = index.xor %a, %b
  return
}

// -----

func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// -----

func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}

// -----

func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}

// -----

func.func @casts(%a: index, %b: i32, %c: i64, %d: i16) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %a : index to i64
  %2 = index.casts %b : i32 to index
  %3 = index.casts %c : i64 to index
  %4 = index.castu %a : index to i32
  %5 = index.castu %a : index to i64
  %6 = index.castu %b : i32 to index
  %7 = index.castu %c : i64 to index
  %8 = index.castu %d : i16 to index
  %9 = index.casts %d : i16 to index
  "foo.x"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i32, i64, index, index, i32, i64, index, index, index, index) -> ()
  return
}

// -----

func.func @cmp(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return
}

// -----

func.func @constants() -> (index, index, i1, i1) {
  %0 = index.constant 42
  %1 = index.constant -7
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  return %0, %1, %2, %3 : index, index, i1, i1
}

// -----

func.func @large() -> (index, index) {
  %0 = index.constant 4294967296
  %1 = index.constant 9223372036854775807
  return %0, %1 : index, index
}

// -----

func.func @sizeof() -> index {
  %0 = index.sizeof
  return %0 : index
}

// -----

func.func @folds(%a: index) -> (index, i1) {
  %0 = index.constant 3
  %1 = index.constant 4
  %2 = index.add %0, %1
  %3 = index.add %a, %2
  %4 = index.sub %3, %3
  %5 = index.cmp slt(%2, %0)
  return %4, %5 : index, i1
}

// -----

func.func @chain(%a: index) -> index {
  %0 = index.constant 0
  %1 = index.add %a, %0
  %2 = index.mul %1, %1
  "foo.x"(%1) : (index) -> ()
  return %2 : index
}

// -----

func.func @attributes(%a: index) -> index {
  %0 = index.add %a, %a {foo.x = 1 : i32}
  return %0 : index
}

// -----

func.func @loop(%a: index) {
  scf.for %i = %a to %a step %a {
    %0 = index.add %i, %a
    "foo.x"(%0) : (index) -> ()
  }
  return
}

// -----

func.func @others(%a: index, %t: tensor<4xindex>) -> index {
  %0 = arith.addi %a, %a : index
  %1 = index.add %0, %a
  %2 = arith.addi %1, %0 : index
  return %2 : index
}
