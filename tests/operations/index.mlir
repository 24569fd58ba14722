// index.add
func.func @test.index.add() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.add %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.and
func.func @test.index.and() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.and %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.ceildivs
func.func @test.index.ceildivs() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.ceildivs %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.ceildivu
func.func @test.index.ceildivu() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.ceildivu %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.divs
func.func @test.index.divs() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.divs %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.divu
func.func @test.index.divu() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.divu %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.floordivs
func.func @test.index.floordivs() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.floordivs %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.maxs
func.func @test.index.maxs() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.maxs %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.maxu
func.func @test.index.maxu() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.maxu %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.mins
func.func @test.index.mins() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.mins %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.minu
func.func @test.index.minu() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.minu %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.mul
func.func @test.index.mul() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.mul %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.or
func.func @test.index.or() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.or %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.rems
func.func @test.index.rems() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.rems %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.remu
func.func @test.index.remu() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.remu %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.shl
func.func @test.index.shl() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.shl %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.shrs
func.func @test.index.shrs() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.shrs %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.shru
func.func @test.index.shru() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.shru %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.sub
func.func @test.index.sub() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.sub %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.xor
func.func @test.index.xor() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.xor %a, %b
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.constant
func.func @test.index.constant() -> i64 {
  %0 = index.constant 9
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.casts
func.func @test.index.casts() -> i64 {
  %a = arith.constant -3 : i16
  %0 = index.casts %a : i16 to index
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.castu
func.func @test.index.castu() -> i64 {
  %a = arith.constant -3 : i16
  %0 = index.castu %a : i16 to index
  %1 = index.castu %0 : index to i64
  return %1 : i64
}

// -----

// index.cmp
func.func @test.index.cmp() -> i64 {
  %a = index.constant -17
  %b = index.constant 5
  %0 = index.cmp ugt(%a, %b)
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// index.sizeof
func.func @test.index.sizeof() -> i64 {
  %0 = index.sizeof
  %1 = index.casts %0 : index to i64
  return %1 : i64
}

// -----

// index.bool.constant
func.func @test.index.bool.constant() -> i64 {
  %0 = index.bool.constant true
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}
