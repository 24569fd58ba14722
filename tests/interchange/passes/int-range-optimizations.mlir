// options: -int-range-optimizations -allow-unregistered-dialect
func.func @addi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.addi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @subi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.subi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @muli(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.muli %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @divui(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.divui %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @divsi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.divsi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @ceildivui(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.ceildivui %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @ceildivsi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.ceildivsi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @floordivsi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.floordivsi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @remui(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.remui %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @remsi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.remsi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @andi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.andi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @ori(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.ori %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @xori(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.xori %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @maxsi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.maxsi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @maxui(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.maxui %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @minsi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.minsi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @minui(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.minui %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shli(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.shli %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shrui(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.shrui %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shrsi(%x: i32, %y: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.andi %x, %c15 : i32
  %b0 = arith.andi %y, %c3 : i32
  %b = arith.addi %b0, %c1 : i32
  %v = arith.shrsi %a, %b : i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_16 = arith.constant 16 : i32
  %r1ult = arith.cmpi ult, %v, %k1_16 : i32
  %r1slt = arith.cmpi slt, %v, %k1_16 : i32
  %r1sge = arith.cmpi sge, %v, %k1_16 : i32
  %r1eq = arith.cmpi eq, %v, %k1_16 : i32
  %k2_61 = arith.constant 61 : i32
  %r2ult = arith.cmpi ult, %v, %k2_61 : i32
  %r2slt = arith.cmpi slt, %v, %k2_61 : i32
  %r2sge = arith.cmpi sge, %v, %k2_61 : i32
  %r2eq = arith.cmpi eq, %v, %k2_61 : i32
  %k3_241 = arith.constant 241 : i32
  %r3ult = arith.cmpi ult, %v, %k3_241 : i32
  %r3slt = arith.cmpi slt, %v, %k3_241 : i32
  %r3sge = arith.cmpi sge, %v, %k3_241 : i32
  %r3eq = arith.cmpi eq, %v, %k3_241 : i32
  %k4_5 = arith.constant -5 : i32
  %r4ult = arith.cmpi ult, %v, %k4_5 : i32
  %r4slt = arith.cmpi slt, %v, %k4_5 : i32
  %r4sge = arith.cmpi sge, %v, %k4_5 : i32
  %r4eq = arith.cmpi eq, %v, %k4_5 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @addi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.addi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @subi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.subi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @muli_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.muli %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @divui_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.divui %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @divsi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.divsi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @ceildivui_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.ceildivui %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @ceildivsi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.ceildivsi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @floordivsi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.floordivsi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @remui_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.remui %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @remsi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.remsi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @andi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.andi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @ori_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.ori %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @xori_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.xori %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @maxsi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.maxsi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @maxui_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.maxui %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @minsi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.minsi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @minui_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.minui %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shli_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.shli %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shrui_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.shrui %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shrsi_signed(%x: i16, %y: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : i16
  %cm8 = arith.constant -8 : i16
  %cm1 = arith.constant -1 : i16
  %cm4 = arith.constant -4 : i16
  %a0 = arith.minsi %x, %c7 : i16
  %a = arith.maxsi %a0, %cm8 : i16
  %b0 = arith.minsi %y, %cm1 : i16
  %b = arith.maxsi %b0, %cm4 : i16
  %v = arith.shrsi %a, %b : i16
  %k0_0 = arith.constant 0 : i16
  %r0ult = arith.cmpi ult, %v, %k0_0 : i16
  %r0slt = arith.cmpi slt, %v, %k0_0 : i16
  %r0sge = arith.cmpi sge, %v, %k0_0 : i16
  %r0eq = arith.cmpi eq, %v, %k0_0 : i16
  %k1_9 = arith.constant 9 : i16
  %r1ult = arith.cmpi ult, %v, %k1_9 : i16
  %r1slt = arith.cmpi slt, %v, %k1_9 : i16
  %r1sge = arith.cmpi sge, %v, %k1_9 : i16
  %r1eq = arith.cmpi eq, %v, %k1_9 : i16
  %k2_33 = arith.constant 33 : i16
  %r2ult = arith.cmpi ult, %v, %k2_33 : i16
  %r2slt = arith.cmpi slt, %v, %k2_33 : i16
  %r2sge = arith.cmpi sge, %v, %k2_33 : i16
  %r2eq = arith.cmpi eq, %v, %k2_33 : i16
  %k3_33 = arith.constant -33 : i16
  %r3ult = arith.cmpi ult, %v, %k3_33 : i16
  %r3slt = arith.cmpi slt, %v, %k3_33 : i16
  %r3sge = arith.cmpi sge, %v, %k3_33 : i16
  %r3eq = arith.cmpi eq, %v, %k3_33 : i16
  %k4_13 = arith.constant -13 : i16
  %r4ult = arith.cmpi ult, %v, %k4_13 : i16
  %r4slt = arith.cmpi slt, %v, %k4_13 : i16
  %r4sge = arith.cmpi sge, %v, %k4_13 : i16
  %r4eq = arith.cmpi eq, %v, %k4_13 : i16
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @addi(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.addi %a, %b overflow<nuw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @addi(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.addi %a, %b overflow<nsw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @addi(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.addi %a, %b overflow<nsw, nuw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @subi(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.subi %a, %b overflow<nuw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @subi(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.subi %a, %b overflow<nsw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @muli(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.muli %a, %b overflow<nuw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @muli(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.muli %a, %b overflow<nsw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shli(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.shli %a, %b overflow<nuw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @shli(%x: i8, %y: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %a = arith.maxui %x, %c100 : i8
  %b = arith.andi %y, %c3 : i8
  %v = arith.shli %a, %b overflow<nsw> : i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0ugt = arith.cmpi ugt, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %k1_97 = arith.constant 97 : i8
  %r1ult = arith.cmpi ult, %v, %k1_97 : i8
  %r1ugt = arith.cmpi ugt, %v, %k1_97 : i8
  %r1slt = arith.cmpi slt, %v, %k1_97 : i8
  %r1sge = arith.cmpi sge, %v, %k1_97 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2ugt = arith.cmpi ugt, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %k3_28 = arith.constant -28 : i8
  %r3ult = arith.cmpi ult, %v, %k3_28 : i8
  %r3ugt = arith.cmpi ugt, %v, %k3_28 : i8
  %r3slt = arith.cmpi slt, %v, %k3_28 : i8
  %r3sge = arith.cmpi sge, %v, %k3_28 : i8
  return %r0ult, %r0ugt, %r0slt, %r0sge, %r1ult, %r1ugt, %r1slt, %r1sge, %r2ult, %r2ugt, %r2slt, %r2sge, %r3ult, %r3ugt, %r3slt, %r3sge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @extui(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 3 : i8
  %a = arith.andi %x, %m : i8
  %v = arith.extui %a : i8 to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_4 = arith.constant 4 : i32
  %r1ult = arith.cmpi ult, %v, %k1_4 : i32
  %r1slt = arith.cmpi slt, %v, %k1_4 : i32
  %r1sge = arith.cmpi sge, %v, %k1_4 : i32
  %r1eq = arith.cmpi eq, %v, %k1_4 : i32
  %k2_201 = arith.constant 201 : i32
  %r2ult = arith.cmpi ult, %v, %k2_201 : i32
  %r2slt = arith.cmpi slt, %v, %k2_201 : i32
  %r2sge = arith.cmpi sge, %v, %k2_201 : i32
  %r2eq = arith.cmpi eq, %v, %k2_201 : i32
  %k3_256 = arith.constant 256 : i32
  %r3ult = arith.cmpi ult, %v, %k3_256 : i32
  %r3slt = arith.cmpi slt, %v, %k3_256 : i32
  %r3sge = arith.cmpi sge, %v, %k3_256 : i32
  %r3eq = arith.cmpi eq, %v, %k3_256 : i32
  %k4_129 = arith.constant -129 : i32
  %r4ult = arith.cmpi ult, %v, %k4_129 : i32
  %r4slt = arith.cmpi slt, %v, %k4_129 : i32
  %r4sge = arith.cmpi sge, %v, %k4_129 : i32
  %r4eq = arith.cmpi eq, %v, %k4_129 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @extui(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant -56 : i8
  %a = arith.andi %x, %m : i8
  %v = arith.extui %a : i8 to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_4 = arith.constant 4 : i32
  %r1ult = arith.cmpi ult, %v, %k1_4 : i32
  %r1slt = arith.cmpi slt, %v, %k1_4 : i32
  %r1sge = arith.cmpi sge, %v, %k1_4 : i32
  %r1eq = arith.cmpi eq, %v, %k1_4 : i32
  %k2_201 = arith.constant 201 : i32
  %r2ult = arith.cmpi ult, %v, %k2_201 : i32
  %r2slt = arith.cmpi slt, %v, %k2_201 : i32
  %r2sge = arith.cmpi sge, %v, %k2_201 : i32
  %r2eq = arith.cmpi eq, %v, %k2_201 : i32
  %k3_256 = arith.constant 256 : i32
  %r3ult = arith.cmpi ult, %v, %k3_256 : i32
  %r3slt = arith.cmpi slt, %v, %k3_256 : i32
  %r3sge = arith.cmpi sge, %v, %k3_256 : i32
  %r3eq = arith.cmpi eq, %v, %k3_256 : i32
  %k4_129 = arith.constant -129 : i32
  %r4ult = arith.cmpi ult, %v, %k4_129 : i32
  %r4slt = arith.cmpi slt, %v, %k4_129 : i32
  %r4sge = arith.cmpi sge, %v, %k4_129 : i32
  %r4eq = arith.cmpi eq, %v, %k4_129 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @extui(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant -1 : i8
  %a = arith.andi %x, %m : i8
  %v = arith.extui %a : i8 to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_4 = arith.constant 4 : i32
  %r1ult = arith.cmpi ult, %v, %k1_4 : i32
  %r1slt = arith.cmpi slt, %v, %k1_4 : i32
  %r1sge = arith.cmpi sge, %v, %k1_4 : i32
  %r1eq = arith.cmpi eq, %v, %k1_4 : i32
  %k2_201 = arith.constant 201 : i32
  %r2ult = arith.cmpi ult, %v, %k2_201 : i32
  %r2slt = arith.cmpi slt, %v, %k2_201 : i32
  %r2sge = arith.cmpi sge, %v, %k2_201 : i32
  %r2eq = arith.cmpi eq, %v, %k2_201 : i32
  %k3_256 = arith.constant 256 : i32
  %r3ult = arith.cmpi ult, %v, %k3_256 : i32
  %r3slt = arith.cmpi slt, %v, %k3_256 : i32
  %r3sge = arith.cmpi sge, %v, %k3_256 : i32
  %r3eq = arith.cmpi eq, %v, %k3_256 : i32
  %k4_129 = arith.constant -129 : i32
  %r4ult = arith.cmpi ult, %v, %k4_129 : i32
  %r4slt = arith.cmpi slt, %v, %k4_129 : i32
  %r4sge = arith.cmpi sge, %v, %k4_129 : i32
  %r4eq = arith.cmpi eq, %v, %k4_129 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @extsi(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 3 : i8
  %a = arith.andi %x, %m : i8
  %v = arith.extsi %a : i8 to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_4 = arith.constant 4 : i32
  %r1ult = arith.cmpi ult, %v, %k1_4 : i32
  %r1slt = arith.cmpi slt, %v, %k1_4 : i32
  %r1sge = arith.cmpi sge, %v, %k1_4 : i32
  %r1eq = arith.cmpi eq, %v, %k1_4 : i32
  %k2_201 = arith.constant 201 : i32
  %r2ult = arith.cmpi ult, %v, %k2_201 : i32
  %r2slt = arith.cmpi slt, %v, %k2_201 : i32
  %r2sge = arith.cmpi sge, %v, %k2_201 : i32
  %r2eq = arith.cmpi eq, %v, %k2_201 : i32
  %k3_256 = arith.constant 256 : i32
  %r3ult = arith.cmpi ult, %v, %k3_256 : i32
  %r3slt = arith.cmpi slt, %v, %k3_256 : i32
  %r3sge = arith.cmpi sge, %v, %k3_256 : i32
  %r3eq = arith.cmpi eq, %v, %k3_256 : i32
  %k4_129 = arith.constant -129 : i32
  %r4ult = arith.cmpi ult, %v, %k4_129 : i32
  %r4slt = arith.cmpi slt, %v, %k4_129 : i32
  %r4sge = arith.cmpi sge, %v, %k4_129 : i32
  %r4eq = arith.cmpi eq, %v, %k4_129 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @extsi(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant -56 : i8
  %a = arith.andi %x, %m : i8
  %v = arith.extsi %a : i8 to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_4 = arith.constant 4 : i32
  %r1ult = arith.cmpi ult, %v, %k1_4 : i32
  %r1slt = arith.cmpi slt, %v, %k1_4 : i32
  %r1sge = arith.cmpi sge, %v, %k1_4 : i32
  %r1eq = arith.cmpi eq, %v, %k1_4 : i32
  %k2_201 = arith.constant 201 : i32
  %r2ult = arith.cmpi ult, %v, %k2_201 : i32
  %r2slt = arith.cmpi slt, %v, %k2_201 : i32
  %r2sge = arith.cmpi sge, %v, %k2_201 : i32
  %r2eq = arith.cmpi eq, %v, %k2_201 : i32
  %k3_256 = arith.constant 256 : i32
  %r3ult = arith.cmpi ult, %v, %k3_256 : i32
  %r3slt = arith.cmpi slt, %v, %k3_256 : i32
  %r3sge = arith.cmpi sge, %v, %k3_256 : i32
  %r3eq = arith.cmpi eq, %v, %k3_256 : i32
  %k4_129 = arith.constant -129 : i32
  %r4ult = arith.cmpi ult, %v, %k4_129 : i32
  %r4slt = arith.cmpi slt, %v, %k4_129 : i32
  %r4sge = arith.cmpi sge, %v, %k4_129 : i32
  %r4eq = arith.cmpi eq, %v, %k4_129 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @extsi(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant -1 : i8
  %a = arith.andi %x, %m : i8
  %v = arith.extsi %a : i8 to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_4 = arith.constant 4 : i32
  %r1ult = arith.cmpi ult, %v, %k1_4 : i32
  %r1slt = arith.cmpi slt, %v, %k1_4 : i32
  %r1sge = arith.cmpi sge, %v, %k1_4 : i32
  %r1eq = arith.cmpi eq, %v, %k1_4 : i32
  %k2_201 = arith.constant 201 : i32
  %r2ult = arith.cmpi ult, %v, %k2_201 : i32
  %r2slt = arith.cmpi slt, %v, %k2_201 : i32
  %r2sge = arith.cmpi sge, %v, %k2_201 : i32
  %r2eq = arith.cmpi eq, %v, %k2_201 : i32
  %k3_256 = arith.constant 256 : i32
  %r3ult = arith.cmpi ult, %v, %k3_256 : i32
  %r3slt = arith.cmpi slt, %v, %k3_256 : i32
  %r3sge = arith.cmpi sge, %v, %k3_256 : i32
  %r3eq = arith.cmpi eq, %v, %k3_256 : i32
  %k4_129 = arith.constant -129 : i32
  %r4ult = arith.cmpi ult, %v, %k4_129 : i32
  %r4slt = arith.cmpi slt, %v, %k4_129 : i32
  %r4sge = arith.cmpi sge, %v, %k4_129 : i32
  %r4eq = arith.cmpi eq, %v, %k4_129 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq, %r4ult, %r4slt, %r4sge, %r4eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @trunci(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 3 : i32
  %a = arith.andi %x, %m : i32
  %v = arith.trunci %a : i32 to i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %r0eq = arith.cmpi eq, %v, %k0_0 : i8
  %k1_4 = arith.constant 4 : i8
  %r1ult = arith.cmpi ult, %v, %k1_4 : i8
  %r1slt = arith.cmpi slt, %v, %k1_4 : i8
  %r1sge = arith.cmpi sge, %v, %k1_4 : i8
  %r1eq = arith.cmpi eq, %v, %k1_4 : i8
  %k2_100 = arith.constant 100 : i8
  %r2ult = arith.cmpi ult, %v, %k2_100 : i8
  %r2slt = arith.cmpi slt, %v, %k2_100 : i8
  %r2sge = arith.cmpi sge, %v, %k2_100 : i8
  %r2eq = arith.cmpi eq, %v, %k2_100 : i8
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @trunci(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 200 : i32
  %a = arith.andi %x, %m : i32
  %v = arith.trunci %a : i32 to i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %r0eq = arith.cmpi eq, %v, %k0_0 : i8
  %k1_4 = arith.constant 4 : i8
  %r1ult = arith.cmpi ult, %v, %k1_4 : i8
  %r1slt = arith.cmpi slt, %v, %k1_4 : i8
  %r1sge = arith.cmpi sge, %v, %k1_4 : i8
  %r1eq = arith.cmpi eq, %v, %k1_4 : i8
  %k2_100 = arith.constant 100 : i8
  %r2ult = arith.cmpi ult, %v, %k2_100 : i8
  %r2slt = arith.cmpi slt, %v, %k2_100 : i8
  %r2sge = arith.cmpi sge, %v, %k2_100 : i8
  %r2eq = arith.cmpi eq, %v, %k2_100 : i8
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @trunci(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 255 : i32
  %a = arith.andi %x, %m : i32
  %v = arith.trunci %a : i32 to i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %r0eq = arith.cmpi eq, %v, %k0_0 : i8
  %k1_4 = arith.constant 4 : i8
  %r1ult = arith.cmpi ult, %v, %k1_4 : i8
  %r1slt = arith.cmpi slt, %v, %k1_4 : i8
  %r1sge = arith.cmpi sge, %v, %k1_4 : i8
  %r1eq = arith.cmpi eq, %v, %k1_4 : i8
  %k2_100 = arith.constant 100 : i8
  %r2ult = arith.cmpi ult, %v, %k2_100 : i8
  %r2slt = arith.cmpi slt, %v, %k2_100 : i8
  %r2sge = arith.cmpi sge, %v, %k2_100 : i8
  %r2eq = arith.cmpi eq, %v, %k2_100 : i8
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @trunci_b(%x: i64) -> (i1) {
  %m = arith.constant 3 : i64
  %a = arith.andi %x, %m : i64
  %v = arith.trunci %a : i64 to i1
  return %v : i1
}

// -----

func.func @trunci_b(%x: i64) -> (i1) {
  %m = arith.constant 200 : i64
  %a = arith.andi %x, %m : i64
  %v = arith.trunci %a : i64 to i1
  return %v : i1
}

// -----

func.func @trunci_b(%x: i64) -> (i1) {
  %m = arith.constant 255 : i64
  %a = arith.andi %x, %m : i64
  %v = arith.trunci %a : i64 to i1
  return %v : i1
}

// -----

func.func @index_cast(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : i32
  %a = arith.minui %x, %m : i32
  %v = arith.index_cast %a : i32 to index
  %k0_0 = arith.constant 0 : index
  %r0ult = arith.cmpi ult, %v, %k0_0 : index
  %r0slt = arith.cmpi slt, %v, %k0_0 : index
  %r0sge = arith.cmpi sge, %v, %k0_0 : index
  %r0eq = arith.cmpi eq, %v, %k0_0 : index
  %k1_101 = arith.constant 101 : index
  %r1ult = arith.cmpi ult, %v, %k1_101 : index
  %r1slt = arith.cmpi slt, %v, %k1_101 : index
  %r1sge = arith.cmpi sge, %v, %k1_101 : index
  %r1eq = arith.cmpi eq, %v, %k1_101 : index
  %k2_127 = arith.constant 127 : index
  %r2ult = arith.cmpi ult, %v, %k2_127 : index
  %r2slt = arith.cmpi slt, %v, %k2_127 : index
  %r2sge = arith.cmpi sge, %v, %k2_127 : index
  %r2eq = arith.cmpi eq, %v, %k2_127 : index
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_cast(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : index
  %a = arith.minui %x, %m : index
  %v = arith.index_cast %a : index to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_101 = arith.constant 101 : i32
  %r1ult = arith.cmpi ult, %v, %k1_101 : i32
  %r1slt = arith.cmpi slt, %v, %k1_101 : i32
  %r1sge = arith.cmpi sge, %v, %k1_101 : i32
  %r1eq = arith.cmpi eq, %v, %k1_101 : i32
  %k2_127 = arith.constant 127 : i32
  %r2ult = arith.cmpi ult, %v, %k2_127 : i32
  %r2slt = arith.cmpi slt, %v, %k2_127 : i32
  %r2sge = arith.cmpi sge, %v, %k2_127 : i32
  %r2eq = arith.cmpi eq, %v, %k2_127 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_cast(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : index
  %a = arith.minui %x, %m : index
  %v = arith.index_cast %a : index to i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %r0eq = arith.cmpi eq, %v, %k0_0 : i8
  %k1_101 = arith.constant 101 : i8
  %r1ult = arith.cmpi ult, %v, %k1_101 : i8
  %r1slt = arith.cmpi slt, %v, %k1_101 : i8
  %r1sge = arith.cmpi sge, %v, %k1_101 : i8
  %r1eq = arith.cmpi eq, %v, %k1_101 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %r2eq = arith.cmpi eq, %v, %k2_127 : i8
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_cast(%x: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : i64
  %a = arith.minui %x, %m : i64
  %v = arith.index_cast %a : i64 to index
  %k0_0 = arith.constant 0 : index
  %r0ult = arith.cmpi ult, %v, %k0_0 : index
  %r0slt = arith.cmpi slt, %v, %k0_0 : index
  %r0sge = arith.cmpi sge, %v, %k0_0 : index
  %r0eq = arith.cmpi eq, %v, %k0_0 : index
  %k1_101 = arith.constant 101 : index
  %r1ult = arith.cmpi ult, %v, %k1_101 : index
  %r1slt = arith.cmpi slt, %v, %k1_101 : index
  %r1sge = arith.cmpi sge, %v, %k1_101 : index
  %r1eq = arith.cmpi eq, %v, %k1_101 : index
  %k2_127 = arith.constant 127 : index
  %r2ult = arith.cmpi ult, %v, %k2_127 : index
  %r2slt = arith.cmpi slt, %v, %k2_127 : index
  %r2sge = arith.cmpi sge, %v, %k2_127 : index
  %r2eq = arith.cmpi eq, %v, %k2_127 : index
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_castui(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : i32
  %a = arith.minui %x, %m : i32
  %v = arith.index_castui %a : i32 to index
  %k0_0 = arith.constant 0 : index
  %r0ult = arith.cmpi ult, %v, %k0_0 : index
  %r0slt = arith.cmpi slt, %v, %k0_0 : index
  %r0sge = arith.cmpi sge, %v, %k0_0 : index
  %r0eq = arith.cmpi eq, %v, %k0_0 : index
  %k1_101 = arith.constant 101 : index
  %r1ult = arith.cmpi ult, %v, %k1_101 : index
  %r1slt = arith.cmpi slt, %v, %k1_101 : index
  %r1sge = arith.cmpi sge, %v, %k1_101 : index
  %r1eq = arith.cmpi eq, %v, %k1_101 : index
  %k2_127 = arith.constant 127 : index
  %r2ult = arith.cmpi ult, %v, %k2_127 : index
  %r2slt = arith.cmpi slt, %v, %k2_127 : index
  %r2sge = arith.cmpi sge, %v, %k2_127 : index
  %r2eq = arith.cmpi eq, %v, %k2_127 : index
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_castui(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : index
  %a = arith.minui %x, %m : index
  %v = arith.index_castui %a : index to i32
  %k0_0 = arith.constant 0 : i32
  %r0ult = arith.cmpi ult, %v, %k0_0 : i32
  %r0slt = arith.cmpi slt, %v, %k0_0 : i32
  %r0sge = arith.cmpi sge, %v, %k0_0 : i32
  %r0eq = arith.cmpi eq, %v, %k0_0 : i32
  %k1_101 = arith.constant 101 : i32
  %r1ult = arith.cmpi ult, %v, %k1_101 : i32
  %r1slt = arith.cmpi slt, %v, %k1_101 : i32
  %r1sge = arith.cmpi sge, %v, %k1_101 : i32
  %r1eq = arith.cmpi eq, %v, %k1_101 : i32
  %k2_127 = arith.constant 127 : i32
  %r2ult = arith.cmpi ult, %v, %k2_127 : i32
  %r2slt = arith.cmpi slt, %v, %k2_127 : i32
  %r2sge = arith.cmpi sge, %v, %k2_127 : i32
  %r2eq = arith.cmpi eq, %v, %k2_127 : i32
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_castui(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : index
  %a = arith.minui %x, %m : index
  %v = arith.index_castui %a : index to i8
  %k0_0 = arith.constant 0 : i8
  %r0ult = arith.cmpi ult, %v, %k0_0 : i8
  %r0slt = arith.cmpi slt, %v, %k0_0 : i8
  %r0sge = arith.cmpi sge, %v, %k0_0 : i8
  %r0eq = arith.cmpi eq, %v, %k0_0 : i8
  %k1_101 = arith.constant 101 : i8
  %r1ult = arith.cmpi ult, %v, %k1_101 : i8
  %r1slt = arith.cmpi slt, %v, %k1_101 : i8
  %r1sge = arith.cmpi sge, %v, %k1_101 : i8
  %r1eq = arith.cmpi eq, %v, %k1_101 : i8
  %k2_127 = arith.constant 127 : i8
  %r2ult = arith.cmpi ult, %v, %k2_127 : i8
  %r2slt = arith.cmpi slt, %v, %k2_127 : i8
  %r2sge = arith.cmpi sge, %v, %k2_127 : i8
  %r2eq = arith.cmpi eq, %v, %k2_127 : i8
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_castui(%x: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %m = arith.constant 100 : i64
  %a = arith.minui %x, %m : i64
  %v = arith.index_castui %a : i64 to index
  %k0_0 = arith.constant 0 : index
  %r0ult = arith.cmpi ult, %v, %k0_0 : index
  %r0slt = arith.cmpi slt, %v, %k0_0 : index
  %r0sge = arith.cmpi sge, %v, %k0_0 : index
  %r0eq = arith.cmpi eq, %v, %k0_0 : index
  %k1_101 = arith.constant 101 : index
  %r1ult = arith.cmpi ult, %v, %k1_101 : index
  %r1slt = arith.cmpi slt, %v, %k1_101 : index
  %r1sge = arith.cmpi sge, %v, %k1_101 : index
  %r1eq = arith.cmpi eq, %v, %k1_101 : index
  %k2_127 = arith.constant 127 : index
  %r2ult = arith.cmpi ult, %v, %k2_127 : index
  %r2slt = arith.cmpi slt, %v, %k2_127 : index
  %r2sge = arith.cmpi sge, %v, %k2_127 : index
  %r2eq = arith.cmpi eq, %v, %k2_127 : index
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @select(%c: i1, %x: i32) -> (i1, i1, i1) {
  %c4 = arith.constant 4 : i32
  %c9 = arith.constant 9 : i32
  %c10 = arith.constant 10 : i32
  %v = arith.select %c, %c4, %c9 : i32
  %0 = arith.cmpi ult, %v, %c10 : i32
  %1 = arith.cmpi eq, %v, %c4 : i32
  %w = arith.select %0, %v, %x : i32
  %2 = arith.cmpi slt, %w, %c10 : i32
  return %0, %1, %2 : i1, i1, i1
}

// -----

func.func @select_float(%c: i1, %x: f32, %y: f32) -> f32 {
  %t = arith.constant true
  %a = arith.select %c, %t, %t : i1
  %v = arith.select %a, %x, %y : f32
  return %v : f32
}

// -----

func.func @trivial_rem(%a: memref<8xindex>) -> (index, index) {
  %c8 = arith.constant 8 : index
  %c5 = arith.constant 5 : index
  %0 = memref.load %a[%c5] : memref<8xindex>
  %1 = arith.remui %0, %c5 : index
  %2 = arith.remsi %1, %c8 : index
  %3 = arith.remui %1, %c8 : index
  return %2, %3 : index, index
}

// -----

func.func @non_const_rhs(%a: index, %b: index) -> index {
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %0 = arith.remui %a, %c256 : index
  %1 = arith.remui %b, %c512 : index
  %2 = arith.remui %0, %1 : index
  return %2 : index
}

// -----

func.func @vector_rem(%a: vector<4xi32>) -> vector<4xi32> {
  %c3 = arith.constant dense<3> : vector<4xi32>
  %c8 = arith.constant dense<8> : vector<4xi32>
  %0 = arith.andi %a, %c3 : vector<4xi32>
  %1 = arith.remui %0, %c8 : vector<4xi32>
  return %1 : vector<4xi32>
}

// -----

func.func @vector_cmp(%a: vector<4xi32>) -> vector<4xi1> {
  %c3 = arith.constant dense<3> : vector<4xi32>
  %c8 = arith.constant dense<[8, 9, 10, 11]> : vector<4xi32>
  %0 = arith.andi %a, %c3 : vector<4xi32>
  %1 = arith.cmpi ult, %0, %c8 : vector<4xi32>
  return %1 : vector<4xi1>
}

// -----

// differs: MLIR makes a constant of unknown shape
func.func @tensor(%a: tensor<4xi8>, %d: tensor<?xi8>) -> (tensor<4xi1>, tensor<?xi1>) {
  %c3 = arith.constant dense<3> : tensor<4xi8>
  %c8 = arith.constant dense<8> : tensor<4xi8>
  %0 = arith.andi %a, %c3 : tensor<4xi8>
  %1 = arith.cmpi ult, %0, %c8 : tensor<4xi8>
  %2 = arith.cmpi uge, %d, %d : tensor<?xi8>
  return %1, %2 : tensor<4xi1>, tensor<?xi1>
}

// -----

func.func @for_bounds(%a: memref<?xi1>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 8 : index
  %st = arith.constant 1 : index
  %z = arith.constant 0 : index
  %k = arith.constant 8 : index
  scf.for %i = %lb to %ub step %st {
    %0 = arith.cmpi sge, %i, %z : index
    %1 = arith.cmpi ult, %i, %k : index
    %2 = arith.cmpi eq, %i, %z : index
    memref.store %0, %a[%z] : memref<?xi1>
    memref.store %1, %a[%z] : memref<?xi1>
    memref.store %2, %a[%z] : memref<?xi1>
  }
  return
}

// -----

func.func @for_bounds(%a: memref<?xi1>) {
  %lb = arith.constant 2 : index
  %ub = arith.constant 9 : index
  %st = arith.constant 3 : index
  %z = arith.constant 0 : index
  %k = arith.constant 8 : index
  scf.for %i = %lb to %ub step %st {
    %0 = arith.cmpi sge, %i, %z : index
    %1 = arith.cmpi ult, %i, %k : index
    %2 = arith.cmpi eq, %i, %z : index
    memref.store %0, %a[%z] : memref<?xi1>
    memref.store %1, %a[%z] : memref<?xi1>
    memref.store %2, %a[%z] : memref<?xi1>
  }
  return
}

// -----

func.func @for_bounds(%a: memref<?xi1>) {
  %lb = arith.constant -4 : index
  %ub = arith.constant 4 : index
  %st = arith.constant 1 : index
  %z = arith.constant 0 : index
  %k = arith.constant 8 : index
  scf.for %i = %lb to %ub step %st {
    %0 = arith.cmpi sge, %i, %z : index
    %1 = arith.cmpi ult, %i, %k : index
    %2 = arith.cmpi eq, %i, %z : index
    memref.store %0, %a[%z] : memref<?xi1>
    memref.store %1, %a[%z] : memref<?xi1>
    memref.store %2, %a[%z] : memref<?xi1>
  }
  return
}

// -----

func.func @for_bounds(%a: memref<?xi1>) {
  %lb = arith.constant 5 : index
  %ub = arith.constant 5 : index
  %st = arith.constant 1 : index
  %z = arith.constant 0 : index
  %k = arith.constant 8 : index
  scf.for %i = %lb to %ub step %st {
    %0 = arith.cmpi sge, %i, %z : index
    %1 = arith.cmpi ult, %i, %k : index
    %2 = arith.cmpi eq, %i, %z : index
    memref.store %0, %a[%z] : memref<?xi1>
    memref.store %1, %a[%z] : memref<?xi1>
    memref.store %2, %a[%z] : memref<?xi1>
  }
  return
}

// -----

func.func @for_bounds(%a: memref<?xi1>) {
  %lb = arith.constant 8 : index
  %ub = arith.constant 2 : index
  %st = arith.constant 1 : index
  %z = arith.constant 0 : index
  %k = arith.constant 8 : index
  scf.for %i = %lb to %ub step %st {
    %0 = arith.cmpi sge, %i, %z : index
    %1 = arith.cmpi ult, %i, %k : index
    %2 = arith.cmpi eq, %i, %z : index
    memref.store %0, %a[%z] : memref<?xi1>
    memref.store %1, %a[%z] : memref<?xi1>
    memref.store %2, %a[%z] : memref<?xi1>
  }
  return
}

// -----

func.func @for_bounds(%a: memref<?xi1>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 8 : index
  %st = arith.constant -1 : index
  %z = arith.constant 0 : index
  %k = arith.constant 8 : index
  scf.for %i = %lb to %ub step %st {
    %0 = arith.cmpi sge, %i, %z : index
    %1 = arith.cmpi ult, %i, %k : index
    %2 = arith.cmpi eq, %i, %z : index
    memref.store %0, %a[%z] : memref<?xi1>
    memref.store %1, %a[%z] : memref<?xi1>
    memref.store %2, %a[%z] : memref<?xi1>
  }
  return
}

// -----

func.func @for_carried(%n: index) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %s = arith.addi %a, %c1 : index
    scf.yield %s : index
  }
  %0 = arith.cmpi sge, %r, %c0 : index
  return %r, %0 : index, i1
}

// -----

func.func @for_bounded(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %s = arith.addi %a, %c1 : index
    %m = arith.minui %s, %c9 : index
    scf.yield %m : index
  }
  %0 = arith.cmpi ule, %r, %c9 : index
  return %0 : i1
}

// -----

func.func @i32_loop(%a: memref<1xi1>) {
  %c0 = arith.constant 0 : i32
  %c8 = arith.constant 8 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0 : index
  scf.for %i = %c0 to %c8 step %c1 : i32 {
    %0 = arith.cmpi slt, %i, %c8 : i32
    memref.store %0, %a[%z] : memref<1xi1>
  }
  return
}

// -----

func.func @affine_for(%a: memref<1xi1>, %n: index) {
  %z = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  affine.for %i = 0 to 8 {
    %0 = arith.cmpi slt, %i, %c8 : index
    memref.store %0, %a[%z] : memref<1xi1>
  }
  affine.for %i = 1 to 8 step 2 {
    %0 = arith.cmpi sgt, %i, %z : index
    memref.store %0, %a[%z] : memref<1xi1>
  }
  return
}

// -----

func.func @parallel(%a: memref<1xi1>) {
  %z = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%z) to (%c8) step (%c1) {
    %0 = arith.cmpi slt, %i, %c8 : index
    memref.store %0, %a[%z] : memref<1xi1>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%z, %z) to (%c8, %c8) step (%c1, %c1) {
    %0 = arith.cmpi slt, %i, %c8 : index
    memref.store %0, %a[%z] : memref<1xi1>
    scf.reduce
  }
  return
}

// -----

func.func @forall(%a: memref<1xi1>) {
  %z = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  scf.forall (%i) in (8) {
    %0 = arith.cmpi slt, %i, %c8 : index
    memref.store %0, %a[%z] : memref<1xi1>
  }
  scf.forall (%i, %j) in (8, 4) {
    %0 = arith.cmpi slt, %i, %c8 : index
    memref.store %0, %a[%z] : memref<1xi1>
  }
  return
}

// -----

func.func @dims(%a: memref<?x4xf32>, %t: tensor<4x?xf32>, %u: memref<*xf32>, %i: index) -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %d0 = memref.dim %a, %c0 : memref<?x4xf32>
  %0 = arith.cmpi sge, %d0, %c0 : index
  %d1 = memref.dim %a, %c1 : memref<?x4xf32>
  %1 = arith.cmpi slt, %d1, %c5 : index
  %d2 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %2 = arith.cmpi sge, %d2, %c0 : index
  %d3 = memref.dim %u, %c0 : memref<*xf32>
  %3 = arith.cmpi sge, %d3, %c0 : index
  %d4 = memref.dim %a, %i : memref<?x4xf32>
  %4 = arith.cmpi sge, %d4, %c0 : index
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// -----

func.func @dead_branch(%a: i8) -> i32 {
  %c16 = arith.constant 16 : i8
  %c15 = arith.constant 15 : i8
  %x = arith.andi %a, %c15 : i8
  %0 = arith.cmpi ult, %x, %c16 : i8
  cf.cond_br %0, ^bb1, ^bb2
^bb1:
  %c1 = arith.constant 1 : i32
  cf.br ^bb3(%c1 : i32)
^bb2:
  %c2 = arith.constant 2 : i32
  cf.br ^bb3(%c2 : i32)
^bb3(%r: i32):
  return %r : i32
}

// -----

func.func @dead_if(%a: i8) -> i32 {
  %c16 = arith.constant 16 : i8
  %c15 = arith.constant 15 : i8
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %x = arith.andi %a, %c15 : i8
  %0 = arith.cmpi ult, %x, %c16 : i8
  %r = scf.if %0 -> i32 {
    scf.yield %c1 : i32
  } else {
    scf.yield %c2 : i32
  }
  return %r : i32
}

// -----

func.func private @callee(%a: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %a, %c5 : i32
  return %0 : i32
}
func.func @caller() -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %0 = call @callee(%c1) : (i32) -> i32
  %1 = call @callee(%c1) : (i32) -> i32
  return %0, %1 : i32, i32
}

// -----

func.func private @callee(%a: i32) -> i1 {
  %c5 = arith.constant 5 : i32
  %0 = arith.cmpi slt, %a, %c5 : i32
  return %0 : i1
}
func.func @caller() -> (i1, i1) {
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %0 = call @callee(%c1) : (i32) -> i1
  %1 = call @callee(%c4) : (i32) -> i1
  return %0, %1 : i1, i1
}

// -----

func.func private @external(%a: i32) -> i32
func.func @caller() -> i1 {
  %c1 = arith.constant 1 : i32
  %0 = call @external(%c1) : (i32) -> i32
  %1 = arith.cmpi slt, %0, %c1 : i32
  return %1 : i1
}

// -----

func.func @apply(%a: index) -> (i1, i1) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 40 : index
  %0 = arith.remui %a, %c8 : index
  %1 = affine.apply affine_map<(d0) -> (d0 * 4 + 3)>(%0)
  %2 = arith.cmpi slt, %1, %c20 : index
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod 8 + s0 floordiv 2)>(%a)[%0]
  %4 = arith.cmpi sge, %3, %c0 : index
  return %2, %4 : i1, i1
}

// -----

func.func @while(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.while (%a = %c0) : (i32) -> i32 {
    %c = arith.cmpi slt, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %c1 : i32
    scf.yield %d : i32
  }
  %0 = arith.cmpi sge, %r, %c0 : i32
  return %0 : i1
}

// -----

func.func @wide(%x: i64, %y: i128) -> (i1, i1) {
  %m = arith.constant 4294967295 : i64
  %k = arith.constant 4294967296 : i64
  %a = arith.andi %x, %m : i64
  %0 = arith.cmpi ult, %a, %k : i64
  %e = arith.extui %x : i64 to i128
  %z = arith.constant 0 : i128
  %1 = arith.cmpi sge, %e, %z : i128
  return %0, %1 : i1, i1
}

// -----

func.func @unused(%x: i8) {
  %m = arith.constant 0 : i8
  %a = arith.andi %x, %m : i8
  return
}

// -----

func.func @effects(%x: i8) -> i8 {
  %m = arith.constant 0 : i8
  %a = arith.andi %x, %m : i8
  %b = "foo.bar"(%a) : (i8) -> i8
  return %a : i8
}

// -----

func.func @blocks(%c: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  cf.cond_br %c, ^bb1(%c3 : i32), ^bb1(%c5 : i32)
^bb1(%x: i32):
  %0 = arith.cmpi slt, %x, %c9 : i32
  return %0 : i1
}

// -----

func.func @loop_blocks(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^exit
^body:
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j : i32)
^exit:
  %r = arith.cmpi sge, %i, %c0 : i32
  return %r : i1
}

// -----

func.func @index_add(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.add %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_sub(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.sub %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_mul(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.mul %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_divs(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.divs %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_divu(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.divu %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_ceildivs(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.ceildivs %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_ceildivu(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.ceildivu %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_floordivs(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.floordivs %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_rems(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.rems %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_remu(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.remu %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_maxs(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.maxs %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_maxu(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.maxu %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_mins(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.mins %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_minu(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.minu %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_shl(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.shl %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_shrs(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.shrs %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_shru(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.shru %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_and(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.and %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_or(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.or %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_xor(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c15 = index.constant 15
  %c3 = index.constant 3
  %c1 = index.constant 1
  %a = index.and %x, %c15
  %b0 = index.and %y, %c3
  %b = index.add %b0, %c1
  %v = index.xor %a, %b
  %k0 = index.constant 0
  %r0ult = index.cmp ult(%v, %k0)
  %r0slt = index.cmp slt(%v, %k0)
  %r0sge = index.cmp sge(%v, %k0)
  %r0eq = index.cmp eq(%v, %k0)
  %k1 = index.constant 16
  %r1ult = index.cmp ult(%v, %k1)
  %r1slt = index.cmp slt(%v, %k1)
  %r1sge = index.cmp sge(%v, %k1)
  %r1eq = index.cmp eq(%v, %k1)
  %k2 = index.constant 61
  %r2ult = index.cmp ult(%v, %k2)
  %r2slt = index.cmp slt(%v, %k2)
  %r2sge = index.cmp sge(%v, %k2)
  %r2eq = index.cmp eq(%v, %k2)
  %k3 = index.constant 241
  %r3ult = index.cmp ult(%v, %k3)
  %r3slt = index.cmp slt(%v, %k3)
  %r3sge = index.cmp sge(%v, %k3)
  %r3eq = index.cmp eq(%v, %k3)
  return %r0ult, %r0slt, %r0sge, %r0eq, %r1ult, %r1slt, %r1sge, %r1eq, %r2ult, %r2slt, %r2sge, %r2eq, %r3ult, %r3slt, %r3sge, %r3eq : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @index_casts(%x: i32, %y: i64) -> (i1, i1, i1) {
  %0 = index.casts %x : i32 to index
  %1 = index.castu %y : i64 to index
  %s = index.sizeof
  %k = index.constant 65
  %c = index.cmp ult(%s, %k)
  %k2 = index.constant 5000000000
  %d = index.cmp slt(%0, %k2)
  %e = index.cmp uge(%1, %k)
  return %c, %d, %e : i1, i1, i1
}

// -----

// differs: MLIR writes to a constant
func.func @main(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant dense<7> : tensor<3xi32>
  %x = arith.constant dense<9> : tensor<1xi32>
  %r = scf.forall (%i) in (3) shared_outs(%o = %c) -> (tensor<3xi32>) {
    %e = tensor.extract %o[%i] : tensor<3xi32>
    %s = tensor.from_elements %e : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
    }
  }
  %e = tensor.extract %r[%c0] : tensor<3xi32>
  return %e : i32
}
