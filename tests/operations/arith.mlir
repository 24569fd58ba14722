// arith.addi
func.func @test.arith.addi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// -----

// arith.subi
func.func @test.arith.subi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}

// -----

// arith.muli
func.func @test.arith.muli() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

// -----

// arith.divsi
func.func @test.arith.divsi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

// -----

// arith.divui
func.func @test.arith.divui() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.divui %a, %b : i64
  return %0 : i64
}

// -----

// arith.remsi
func.func @test.arith.remsi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.remsi %a, %b : i64
  return %0 : i64
}

// -----

// arith.remui
func.func @test.arith.remui() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.remui %a, %b : i64
  return %0 : i64
}

// -----

// arith.andi
func.func @test.arith.andi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.andi %a, %b : i64
  return %0 : i64
}

// -----

// arith.ori
func.func @test.arith.ori() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.ori %a, %b : i64
  return %0 : i64
}

// -----

// arith.xori
func.func @test.arith.xori() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.xori %a, %b : i64
  return %0 : i64
}

// -----

// arith.maxsi
func.func @test.arith.maxsi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}

// -----

// arith.maxui
func.func @test.arith.maxui() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.maxui %a, %b : i64
  return %0 : i64
}

// -----

// arith.minsi
func.func @test.arith.minsi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.minsi %a, %b : i64
  return %0 : i64
}

// -----

// arith.minui
func.func @test.arith.minui() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.minui %a, %b : i64
  return %0 : i64
}

// -----

// arith.ceildivsi
func.func @test.arith.ceildivsi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.ceildivsi %a, %b : i64
  return %0 : i64
}

// -----

// arith.ceildivui
func.func @test.arith.ceildivui() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.ceildivui %a, %b : i64
  return %0 : i64
}

// -----

// arith.floordivsi
func.func @test.arith.floordivsi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.floordivsi %a, %b : i64
  return %0 : i64
}

// -----

// arith.shli
func.func @test.arith.shli() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// -----

// arith.shrsi
func.func @test.arith.shrsi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// -----

// arith.shrui
func.func @test.arith.shrui() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

// -----

// arith.addf
func.func @test.arith.addf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.addf %a, %b : f64
  return %0 : f64
}

// -----

// arith.subf
func.func @test.arith.subf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.subf %a, %b : f64
  return %0 : f64
}

// -----

// arith.mulf
func.func @test.arith.mulf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.mulf %a, %b : f64
  return %0 : f64
}

// -----

// arith.divf
func.func @test.arith.divf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.divf %a, %b : f64
  return %0 : f64
}

// -----

// arith.remf
func.func @test.arith.remf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.remf %a, %b : f64
  return %0 : f64
}

// -----

// arith.maximumf
func.func @test.arith.maximumf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.maximumf %a, %b : f64
  return %0 : f64
}

// -----

// arith.maxnumf
func.func @test.arith.maxnumf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.maxnumf %a, %b : f64
  return %0 : f64
}

// -----

// arith.minimumf
func.func @test.arith.minimumf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.minimumf %a, %b : f64
  return %0 : f64
}

// -----

// arith.minnumf
func.func @test.arith.minnumf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.minnumf %a, %b : f64
  return %0 : f64
}

// -----

// arith.negf
func.func @test.arith.negf() -> f64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.negf %a : f64
  return %0 : f64
}

// -----

// arith.constant
func.func @test.arith.constant() -> i64 {
  %0 = arith.constant 42 : i64
  return %0 : i64
}

// -----

// arith.addui_extended
func.func @test.arith.addui_extended() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0, %1 = arith.addui_extended %a, %b : i64, i1
  %2 = arith.extui %1 : i1 to i64
  %3 = arith.addi %0, %2 : i64
  return %3 : i64
}

// -----

// arith.mulsi_extended
func.func @test.arith.mulsi_extended() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0, %1 = arith.mulsi_extended %a, %b : i64
  %2 = arith.xori %0, %1 : i64
  return %2 : i64
}

// -----

// arith.mului_extended
func.func @test.arith.mului_extended() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0, %1 = arith.mului_extended %a, %b : i64
  %2 = arith.xori %0, %1 : i64
  return %2 : i64
}

// -----

// arith.cmpi
func.func @test.arith.cmpi() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %0 = arith.cmpi ult, %a, %b : i64
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// arith.cmpf
func.func @test.arith.cmpf() -> i64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.cmpf olt, %a, %b : f64
  %1 = arith.extui %0 : i1 to i64
  return %1 : i64
}

// -----

// arith.select
func.func @test.arith.select() -> i64 {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  %c = arith.cmpi slt, %a, %b : i64
  %0 = arith.select %c, %b, %a : i64
  return %0 : i64
}

// -----

// arith.bitcast
func.func @test.arith.bitcast() -> i64 {
  %a = arith.constant -17.25 : f64
  %b = arith.constant 5.5 : f64
  %0 = arith.bitcast %a : f64 to i64
  return %0 : i64
}

// -----

// arith.extf
func.func @test.arith.extf() -> f64 {
  %a = arith.constant 0.1 : f32
  %0 = arith.extf %a : f32 to f64
  return %0 : f64
}

// -----

// arith.truncf
func.func @test.arith.truncf() -> f64 {
  %a = arith.constant 0.1 : f64
  %0 = arith.truncf %a : f64 to f32
  %1 = arith.extf %0 : f32 to f64
  return %1 : f64
}

// -----

// arith.extsi
func.func @test.arith.extsi() -> i64 {
  %a = arith.constant -3 : i8
  %0 = arith.extsi %a : i8 to i64
  return %0 : i64
}

// -----

// arith.extui
func.func @test.arith.extui() -> i64 {
  %a = arith.constant -3 : i8
  %0 = arith.extui %a : i8 to i64
  return %0 : i64
}

// -----

// arith.trunci
func.func @test.arith.trunci() -> i64 {
  %a = arith.constant 300 : i64
  %0 = arith.trunci %a : i64 to i8
  %1 = arith.extsi %0 : i8 to i64
  return %1 : i64
}

// -----

// arith.sitofp
func.func @test.arith.sitofp() -> f64 {
  %a = arith.constant -3 : i16
  %0 = arith.sitofp %a : i16 to f64
  return %0 : f64
}

// -----

// arith.uitofp
func.func @test.arith.uitofp() -> f64 {
  %a = arith.constant -3 : i16
  %0 = arith.uitofp %a : i16 to f64
  return %0 : f64
}

// -----

// arith.fptosi
func.func @test.arith.fptosi() -> i64 {
  %a = arith.constant 17.9 : f64
  %0 = arith.fptosi %a : f64 to i64
  return %0 : i64
}

// -----

// arith.fptoui
func.func @test.arith.fptoui() -> i64 {
  %a = arith.constant 17.9 : f64
  %0 = arith.fptoui %a : f64 to i64
  return %0 : i64
}

// -----

// arith.index_cast
func.func @test.arith.index_cast() -> i64 {
  %a = arith.constant -3 : i32
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// -----

// arith.index_castui
func.func @test.arith.index_castui() -> i64 {
  %a = arith.constant -3 : i32
  %0 = arith.index_castui %a : i32 to index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}

// -----

// arith.scaling_extf
func.func @test.arith.scaling_extf() -> f64 {
  %a = arith.constant 1.5 : f4E2M1FN
  %s = arith.constant 4.0 : f8E8M0FNU
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.extf %0 : f32 to f64
  return %1 : f64
}

// -----

// arith.scaling_truncf
func.func @test.arith.scaling_truncf() -> f64 {
  %a = arith.constant 1.5 : f32
  %s = arith.constant 4.0 : f8E8M0FNU
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.extf %0 : f4E2M1FN to f32
  %1 = arith.extf %2 : f32 to f64
  return %1 : f64
}
