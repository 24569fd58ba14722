// options: -convert-arith-to-llvm

func.func @addi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.addi %a0, %b0 : i32
  %1 = arith.addi %a1, %b1 : vector<4xi32>
  %2 = arith.addi %a2, %b2 : vector<[4]xi32>
  %3 = arith.addi %a3, %b3 : vector<2x3xi32>
  %4 = arith.addi %a4, %b4 : vector<i32>
  %5 = arith.addi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.addi %a6, %b6 : index
  %7 = arith.addi %a7, %b7 : i1
  %8 = arith.addi %a8, %b8 : i64
  %9 = arith.addi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @subi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.subi %a0, %b0 : i32
  %1 = arith.subi %a1, %b1 : vector<4xi32>
  %2 = arith.subi %a2, %b2 : vector<[4]xi32>
  %3 = arith.subi %a3, %b3 : vector<2x3xi32>
  %4 = arith.subi %a4, %b4 : vector<i32>
  %5 = arith.subi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.subi %a6, %b6 : index
  %7 = arith.subi %a7, %b7 : i1
  %8 = arith.subi %a8, %b8 : i64
  %9 = arith.subi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @muli(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.muli %a0, %b0 : i32
  %1 = arith.muli %a1, %b1 : vector<4xi32>
  %2 = arith.muli %a2, %b2 : vector<[4]xi32>
  %3 = arith.muli %a3, %b3 : vector<2x3xi32>
  %4 = arith.muli %a4, %b4 : vector<i32>
  %5 = arith.muli %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.muli %a6, %b6 : index
  %7 = arith.muli %a7, %b7 : i1
  %8 = arith.muli %a8, %b8 : i64
  %9 = arith.muli %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @divui(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.divui %a0, %b0 : i32
  %1 = arith.divui %a1, %b1 : vector<4xi32>
  %2 = arith.divui %a2, %b2 : vector<[4]xi32>
  %3 = arith.divui %a3, %b3 : vector<2x3xi32>
  %4 = arith.divui %a4, %b4 : vector<i32>
  %5 = arith.divui %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.divui %a6, %b6 : index
  %7 = arith.divui %a7, %b7 : i1
  %8 = arith.divui %a8, %b8 : i64
  %9 = arith.divui %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @divsi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.divsi %a0, %b0 : i32
  %1 = arith.divsi %a1, %b1 : vector<4xi32>
  %2 = arith.divsi %a2, %b2 : vector<[4]xi32>
  %3 = arith.divsi %a3, %b3 : vector<2x3xi32>
  %4 = arith.divsi %a4, %b4 : vector<i32>
  %5 = arith.divsi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.divsi %a6, %b6 : index
  %7 = arith.divsi %a7, %b7 : i1
  %8 = arith.divsi %a8, %b8 : i64
  %9 = arith.divsi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @ceildivui(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.ceildivui %a0, %b0 : i32
  %1 = arith.ceildivui %a1, %b1 : vector<4xi32>
  %2 = arith.ceildivui %a2, %b2 : vector<[4]xi32>
  %3 = arith.ceildivui %a3, %b3 : vector<2x3xi32>
  %4 = arith.ceildivui %a4, %b4 : vector<i32>
  %5 = arith.ceildivui %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.ceildivui %a6, %b6 : index
  %7 = arith.ceildivui %a7, %b7 : i1
  %8 = arith.ceildivui %a8, %b8 : i64
  %9 = arith.ceildivui %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @ceildivsi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.ceildivsi %a0, %b0 : i32
  %1 = arith.ceildivsi %a1, %b1 : vector<4xi32>
  %2 = arith.ceildivsi %a2, %b2 : vector<[4]xi32>
  %3 = arith.ceildivsi %a3, %b3 : vector<2x3xi32>
  %4 = arith.ceildivsi %a4, %b4 : vector<i32>
  %5 = arith.ceildivsi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.ceildivsi %a6, %b6 : index
  %7 = arith.ceildivsi %a7, %b7 : i1
  %8 = arith.ceildivsi %a8, %b8 : i64
  %9 = arith.ceildivsi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @floordivsi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.floordivsi %a0, %b0 : i32
  %1 = arith.floordivsi %a1, %b1 : vector<4xi32>
  %2 = arith.floordivsi %a2, %b2 : vector<[4]xi32>
  %3 = arith.floordivsi %a3, %b3 : vector<2x3xi32>
  %4 = arith.floordivsi %a4, %b4 : vector<i32>
  %5 = arith.floordivsi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.floordivsi %a6, %b6 : index
  %7 = arith.floordivsi %a7, %b7 : i1
  %8 = arith.floordivsi %a8, %b8 : i64
  %9 = arith.floordivsi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @remui(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.remui %a0, %b0 : i32
  %1 = arith.remui %a1, %b1 : vector<4xi32>
  %2 = arith.remui %a2, %b2 : vector<[4]xi32>
  %3 = arith.remui %a3, %b3 : vector<2x3xi32>
  %4 = arith.remui %a4, %b4 : vector<i32>
  %5 = arith.remui %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.remui %a6, %b6 : index
  %7 = arith.remui %a7, %b7 : i1
  %8 = arith.remui %a8, %b8 : i64
  %9 = arith.remui %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @remsi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.remsi %a0, %b0 : i32
  %1 = arith.remsi %a1, %b1 : vector<4xi32>
  %2 = arith.remsi %a2, %b2 : vector<[4]xi32>
  %3 = arith.remsi %a3, %b3 : vector<2x3xi32>
  %4 = arith.remsi %a4, %b4 : vector<i32>
  %5 = arith.remsi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.remsi %a6, %b6 : index
  %7 = arith.remsi %a7, %b7 : i1
  %8 = arith.remsi %a8, %b8 : i64
  %9 = arith.remsi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @andi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.andi %a0, %b0 : i32
  %1 = arith.andi %a1, %b1 : vector<4xi32>
  %2 = arith.andi %a2, %b2 : vector<[4]xi32>
  %3 = arith.andi %a3, %b3 : vector<2x3xi32>
  %4 = arith.andi %a4, %b4 : vector<i32>
  %5 = arith.andi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.andi %a6, %b6 : index
  %7 = arith.andi %a7, %b7 : i1
  %8 = arith.andi %a8, %b8 : i64
  %9 = arith.andi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @ori(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.ori %a0, %b0 : i32
  %1 = arith.ori %a1, %b1 : vector<4xi32>
  %2 = arith.ori %a2, %b2 : vector<[4]xi32>
  %3 = arith.ori %a3, %b3 : vector<2x3xi32>
  %4 = arith.ori %a4, %b4 : vector<i32>
  %5 = arith.ori %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.ori %a6, %b6 : index
  %7 = arith.ori %a7, %b7 : i1
  %8 = arith.ori %a8, %b8 : i64
  %9 = arith.ori %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @xori(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.xori %a0, %b0 : i32
  %1 = arith.xori %a1, %b1 : vector<4xi32>
  %2 = arith.xori %a2, %b2 : vector<[4]xi32>
  %3 = arith.xori %a3, %b3 : vector<2x3xi32>
  %4 = arith.xori %a4, %b4 : vector<i32>
  %5 = arith.xori %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.xori %a6, %b6 : index
  %7 = arith.xori %a7, %b7 : i1
  %8 = arith.xori %a8, %b8 : i64
  %9 = arith.xori %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @shli(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.shli %a0, %b0 : i32
  %1 = arith.shli %a1, %b1 : vector<4xi32>
  %2 = arith.shli %a2, %b2 : vector<[4]xi32>
  %3 = arith.shli %a3, %b3 : vector<2x3xi32>
  %4 = arith.shli %a4, %b4 : vector<i32>
  %5 = arith.shli %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.shli %a6, %b6 : index
  %7 = arith.shli %a7, %b7 : i1
  %8 = arith.shli %a8, %b8 : i64
  %9 = arith.shli %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @shrui(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.shrui %a0, %b0 : i32
  %1 = arith.shrui %a1, %b1 : vector<4xi32>
  %2 = arith.shrui %a2, %b2 : vector<[4]xi32>
  %3 = arith.shrui %a3, %b3 : vector<2x3xi32>
  %4 = arith.shrui %a4, %b4 : vector<i32>
  %5 = arith.shrui %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.shrui %a6, %b6 : index
  %7 = arith.shrui %a7, %b7 : i1
  %8 = arith.shrui %a8, %b8 : i64
  %9 = arith.shrui %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @shrsi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.shrsi %a0, %b0 : i32
  %1 = arith.shrsi %a1, %b1 : vector<4xi32>
  %2 = arith.shrsi %a2, %b2 : vector<[4]xi32>
  %3 = arith.shrsi %a3, %b3 : vector<2x3xi32>
  %4 = arith.shrsi %a4, %b4 : vector<i32>
  %5 = arith.shrsi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.shrsi %a6, %b6 : index
  %7 = arith.shrsi %a7, %b7 : i1
  %8 = arith.shrsi %a8, %b8 : i64
  %9 = arith.shrsi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @maxsi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.maxsi %a0, %b0 : i32
  %1 = arith.maxsi %a1, %b1 : vector<4xi32>
  %2 = arith.maxsi %a2, %b2 : vector<[4]xi32>
  %3 = arith.maxsi %a3, %b3 : vector<2x3xi32>
  %4 = arith.maxsi %a4, %b4 : vector<i32>
  %5 = arith.maxsi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.maxsi %a6, %b6 : index
  %7 = arith.maxsi %a7, %b7 : i1
  %8 = arith.maxsi %a8, %b8 : i64
  %9 = arith.maxsi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @maxui(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.maxui %a0, %b0 : i32
  %1 = arith.maxui %a1, %b1 : vector<4xi32>
  %2 = arith.maxui %a2, %b2 : vector<[4]xi32>
  %3 = arith.maxui %a3, %b3 : vector<2x3xi32>
  %4 = arith.maxui %a4, %b4 : vector<i32>
  %5 = arith.maxui %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.maxui %a6, %b6 : index
  %7 = arith.maxui %a7, %b7 : i1
  %8 = arith.maxui %a8, %b8 : i64
  %9 = arith.maxui %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @minsi(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.minsi %a0, %b0 : i32
  %1 = arith.minsi %a1, %b1 : vector<4xi32>
  %2 = arith.minsi %a2, %b2 : vector<[4]xi32>
  %3 = arith.minsi %a3, %b3 : vector<2x3xi32>
  %4 = arith.minsi %a4, %b4 : vector<i32>
  %5 = arith.minsi %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.minsi %a6, %b6 : index
  %7 = arith.minsi %a7, %b7 : i1
  %8 = arith.minsi %a8, %b8 : i64
  %9 = arith.minsi %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @minui(%a0: i32, %b0: i32, %a1: vector<4xi32>, %b1: vector<4xi32>, %a2: vector<[4]xi32>, %b2: vector<[4]xi32>, %a3: vector<2x3xi32>, %b3: vector<2x3xi32>, %a4: vector<i32>, %b4: vector<i32>, %a5: vector<1x2x[2]xi32>, %b5: vector<1x2x[2]xi32>, %a6: index, %b6: index, %a7: i1, %b7: i1, %a8: i64, %b8: i64, %a9: vector<4xindex>, %b9: vector<4xindex>) {
  %0 = arith.minui %a0, %b0 : i32
  %1 = arith.minui %a1, %b1 : vector<4xi32>
  %2 = arith.minui %a2, %b2 : vector<[4]xi32>
  %3 = arith.minui %a3, %b3 : vector<2x3xi32>
  %4 = arith.minui %a4, %b4 : vector<i32>
  %5 = arith.minui %a5, %b5 : vector<1x2x[2]xi32>
  %6 = arith.minui %a6, %b6 : index
  %7 = arith.minui %a7, %b7 : i1
  %8 = arith.minui %a8, %b8 : i64
  %9 = arith.minui %a9, %b9 : vector<4xindex>
  return
}

// -----

func.func @flags(%a: i32, %b: i32, %m: vector<2x2xi8>) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nuw> : i32
  %2 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %3 = arith.shli %a, %b overflow<nsw> : i32
  %4 = arith.divui %a, %b exact : i32
  %5 = arith.divsi %a, %b exact : i32
  %6 = arith.shrui %a, %b exact : i32
  %7 = arith.shrsi %a, %b exact : i32
  %8 = arith.addi %m, %m overflow<nsw> : vector<2x2xi8>
  %9 = arith.shrsi %m, %m exact : vector<2x2xi8>
  %10 = arith.trunci %a overflow<nsw> : i32 to i8
  %11 = arith.trunci %m overflow<nuw> : vector<2x2xi8> to vector<2x2xi4>
  return
}

// -----

func.func @addf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.addf %a0, %b0 : f32
  %1 = arith.addf %a1, %b1 : vector<4xf32>
  %2 = arith.addf %a2, %b2 : vector<[4]xf32>
  %3 = arith.addf %a3, %b3 : vector<2x3xf32>
  %4 = arith.addf %a4, %b4 : vector<f32>
  %5 = arith.addf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.addf %a6, %b6 : f64
  %7 = arith.addf %a7, %b7 : f16
  %8 = arith.addf %a8, %b8 : bf16
  %9 = arith.addf %a9, %b9 : f80
  %10 = arith.addf %a10, %b10 : f128
  return
}

// -----

func.func @subf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.subf %a0, %b0 : f32
  %1 = arith.subf %a1, %b1 : vector<4xf32>
  %2 = arith.subf %a2, %b2 : vector<[4]xf32>
  %3 = arith.subf %a3, %b3 : vector<2x3xf32>
  %4 = arith.subf %a4, %b4 : vector<f32>
  %5 = arith.subf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.subf %a6, %b6 : f64
  %7 = arith.subf %a7, %b7 : f16
  %8 = arith.subf %a8, %b8 : bf16
  %9 = arith.subf %a9, %b9 : f80
  %10 = arith.subf %a10, %b10 : f128
  return
}

// -----

func.func @mulf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.mulf %a0, %b0 : f32
  %1 = arith.mulf %a1, %b1 : vector<4xf32>
  %2 = arith.mulf %a2, %b2 : vector<[4]xf32>
  %3 = arith.mulf %a3, %b3 : vector<2x3xf32>
  %4 = arith.mulf %a4, %b4 : vector<f32>
  %5 = arith.mulf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.mulf %a6, %b6 : f64
  %7 = arith.mulf %a7, %b7 : f16
  %8 = arith.mulf %a8, %b8 : bf16
  %9 = arith.mulf %a9, %b9 : f80
  %10 = arith.mulf %a10, %b10 : f128
  return
}

// -----

func.func @divf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.divf %a0, %b0 : f32
  %1 = arith.divf %a1, %b1 : vector<4xf32>
  %2 = arith.divf %a2, %b2 : vector<[4]xf32>
  %3 = arith.divf %a3, %b3 : vector<2x3xf32>
  %4 = arith.divf %a4, %b4 : vector<f32>
  %5 = arith.divf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.divf %a6, %b6 : f64
  %7 = arith.divf %a7, %b7 : f16
  %8 = arith.divf %a8, %b8 : bf16
  %9 = arith.divf %a9, %b9 : f80
  %10 = arith.divf %a10, %b10 : f128
  return
}

// -----

func.func @remf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.remf %a0, %b0 : f32
  %1 = arith.remf %a1, %b1 : vector<4xf32>
  %2 = arith.remf %a2, %b2 : vector<[4]xf32>
  %3 = arith.remf %a3, %b3 : vector<2x3xf32>
  %4 = arith.remf %a4, %b4 : vector<f32>
  %5 = arith.remf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.remf %a6, %b6 : f64
  %7 = arith.remf %a7, %b7 : f16
  %8 = arith.remf %a8, %b8 : bf16
  %9 = arith.remf %a9, %b9 : f80
  %10 = arith.remf %a10, %b10 : f128
  return
}

// -----

func.func @maximumf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.maximumf %a0, %b0 : f32
  %1 = arith.maximumf %a1, %b1 : vector<4xf32>
  %2 = arith.maximumf %a2, %b2 : vector<[4]xf32>
  %3 = arith.maximumf %a3, %b3 : vector<2x3xf32>
  %4 = arith.maximumf %a4, %b4 : vector<f32>
  %5 = arith.maximumf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.maximumf %a6, %b6 : f64
  %7 = arith.maximumf %a7, %b7 : f16
  %8 = arith.maximumf %a8, %b8 : bf16
  %9 = arith.maximumf %a9, %b9 : f80
  %10 = arith.maximumf %a10, %b10 : f128
  return
}

// -----

func.func @maxnumf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.maxnumf %a0, %b0 : f32
  %1 = arith.maxnumf %a1, %b1 : vector<4xf32>
  %2 = arith.maxnumf %a2, %b2 : vector<[4]xf32>
  %3 = arith.maxnumf %a3, %b3 : vector<2x3xf32>
  %4 = arith.maxnumf %a4, %b4 : vector<f32>
  %5 = arith.maxnumf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.maxnumf %a6, %b6 : f64
  %7 = arith.maxnumf %a7, %b7 : f16
  %8 = arith.maxnumf %a8, %b8 : bf16
  %9 = arith.maxnumf %a9, %b9 : f80
  %10 = arith.maxnumf %a10, %b10 : f128
  return
}

// -----

func.func @minimumf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.minimumf %a0, %b0 : f32
  %1 = arith.minimumf %a1, %b1 : vector<4xf32>
  %2 = arith.minimumf %a2, %b2 : vector<[4]xf32>
  %3 = arith.minimumf %a3, %b3 : vector<2x3xf32>
  %4 = arith.minimumf %a4, %b4 : vector<f32>
  %5 = arith.minimumf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.minimumf %a6, %b6 : f64
  %7 = arith.minimumf %a7, %b7 : f16
  %8 = arith.minimumf %a8, %b8 : bf16
  %9 = arith.minimumf %a9, %b9 : f80
  %10 = arith.minimumf %a10, %b10 : f128
  return
}

// -----

func.func @minnumf(%a0: f32, %b0: f32, %a1: vector<4xf32>, %b1: vector<4xf32>, %a2: vector<[4]xf32>, %b2: vector<[4]xf32>, %a3: vector<2x3xf32>, %b3: vector<2x3xf32>, %a4: vector<f32>, %b4: vector<f32>, %a5: vector<1x2x[2]xf32>, %b5: vector<1x2x[2]xf32>, %a6: f64, %b6: f64, %a7: f16, %b7: f16, %a8: bf16, %b8: bf16, %a9: f80, %b9: f80, %a10: f128, %b10: f128) {
  %0 = arith.minnumf %a0, %b0 : f32
  %1 = arith.minnumf %a1, %b1 : vector<4xf32>
  %2 = arith.minnumf %a2, %b2 : vector<[4]xf32>
  %3 = arith.minnumf %a3, %b3 : vector<2x3xf32>
  %4 = arith.minnumf %a4, %b4 : vector<f32>
  %5 = arith.minnumf %a5, %b5 : vector<1x2x[2]xf32>
  %6 = arith.minnumf %a6, %b6 : f64
  %7 = arith.minnumf %a7, %b7 : f16
  %8 = arith.minnumf %a8, %b8 : bf16
  %9 = arith.minnumf %a9, %b9 : f80
  %10 = arith.minnumf %a10, %b10 : f128
  return
}

// -----

func.func @addf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.addf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.addf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.addf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @subf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.subf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.subf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.subf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @mulf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.mulf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.mulf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @divf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.divf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.divf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.divf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @remf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.remf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.remf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.remf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @maximumf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.maximumf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.maximumf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.maximumf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @maxnumf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.maxnumf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.maxnumf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.maxnumf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @minimumf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.minimumf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.minimumf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.minimumf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @minnumf_fast(%a: f32, %b: f32, %m: vector<2x2xf64>) {
  %0 = arith.minnumf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.minnumf %m, %m fastmath<fast> : vector<2x2xf64>
  %2 = arith.minnumf %a, %b fastmath<reassoc,afn> : f32
  return
}

// -----

func.func @floats_that_llvm_lacks(%a: f8E5M2, %v: vector<4xf8E4M3FN>, %m: vector<2x2xf8E5M2>) {
  %0 = arith.addf %a, %a : f8E5M2
  %1 = arith.mulf %v, %v : vector<4xf8E4M3FN>
  %2 = arith.negf %a : f8E5M2
  %3 = arith.cmpf olt, %a, %a : f8E5M2
  %4 = arith.maximumf %m, %m : vector<2x2xf8E5M2>
  return
}

// -----

func.func @negf(%s: f32, %v: vector<4xf32>, %k: vector<[4]xf32>, %m: vector<2x3xf32>, %z: vector<f32>, %n: vector<1x2x[2]xf32>) {
  %0 = arith.negf %s : f32
  %1 = arith.negf %v : vector<4xf32>
  %2 = arith.negf %k : vector<[4]xf32>
  %3 = arith.negf %m : vector<2x3xf32>
  %4 = arith.negf %z : vector<f32>
  %5 = arith.negf %n : vector<1x2x[2]xf32>
  %9 = arith.negf %s fastmath<ninf> : f32
  return
}

// -----

func.func @mulsi_extended(%a0: i32, %a1: vector<4xi32>, %a2: vector<i32>, %a3: index, %a4: i1, %a5: vector<4xindex>, %a6: i64, %a7: vector<2x3xi32>) {
  %0, %1 = arith.mulsi_extended %a0, %a0 : i32
  %2, %3 = arith.mulsi_extended %a1, %a1 : vector<4xi32>
  %4, %5 = arith.mulsi_extended %a2, %a2 : vector<i32>
  %6, %7 = arith.mulsi_extended %a3, %a3 : index
  %8, %9 = arith.mulsi_extended %a4, %a4 : i1
  %10, %11 = arith.mulsi_extended %a5, %a5 : vector<4xindex>
  %12, %13 = arith.mulsi_extended %a6, %a6 : i64
  %14, %15 = arith.mulsi_extended %a7, %a7 : vector<2x3xi32>
  return
}

// -----

// differs: mlir-opt extends to a vector of fixed length, which its verifier refuses.
func.func @mulsi_extended_scalable(%a: vector<[4]xi32>) {
  %0, %1 = arith.mulsi_extended %a, %a : vector<[4]xi32>
  return
}

// -----

func.func @mului_extended(%a0: i32, %a1: vector<4xi32>, %a2: vector<i32>, %a3: index, %a4: i1, %a5: vector<4xindex>, %a6: i64, %a7: vector<2x3xi32>) {
  %0, %1 = arith.mului_extended %a0, %a0 : i32
  %2, %3 = arith.mului_extended %a1, %a1 : vector<4xi32>
  %4, %5 = arith.mului_extended %a2, %a2 : vector<i32>
  %6, %7 = arith.mului_extended %a3, %a3 : index
  %8, %9 = arith.mului_extended %a4, %a4 : i1
  %10, %11 = arith.mului_extended %a5, %a5 : vector<4xindex>
  %12, %13 = arith.mului_extended %a6, %a6 : i64
  %14, %15 = arith.mului_extended %a7, %a7 : vector<2x3xi32>
  return
}

// -----

// differs: mlir-opt extends to a vector of fixed length, which its verifier refuses.
func.func @mului_extended_scalable(%a: vector<[4]xi32>) {
  %0, %1 = arith.mului_extended %a, %a : vector<[4]xi32>
  return
}

// -----

func.func @addui_extended(%a0: i32, %a1: vector<4xi32>, %a2: vector<[4]xi32>, %a3: i1, %a4: vector<2x3xi32>) {
  %0, %1 = arith.addui_extended %a0, %a0 : i32, i1
  %2, %3 = arith.addui_extended %a1, %a1 : vector<4xi32>, vector<4xi1>
  %4, %5 = arith.addui_extended %a2, %a2 : vector<[4]xi32>, vector<[4]xi1>
  %6, %7 = arith.addui_extended %a3, %a3 : i1, i1
  %8, %9 = arith.addui_extended %a4, %a4 : vector<2x3xi32>, vector<2x3xi1>
  return
}

// -----

// differs: mlir-opt takes the sum out as the type before the conversion, which its verifier refuses.
func.func @addui_extended_of_other_type(%a: index) {
  %0, %1 = arith.addui_extended %a, %a : index, i1
  return
}

// -----

// differs: mlir-opt takes the sum out as the type before the conversion, which its verifier refuses.
func.func @addui_extended_of_other_type(%a: vector<i32>) {
  %0, %1 = arith.addui_extended %a, %a : vector<i32>, vector<i1>
  return
}

// -----

func.func @extui(%s: i8, %v: vector<4xi8>, %k: vector<[4]xi8>, %m: vector<2x3xi8>, %z: vector<i8>, %n: vector<1x2x[2]xi8>) {
  %0 = arith.extui %s : i8 to i32
  %1 = arith.extui %v : vector<4xi8> to vector<4xi32>
  %2 = arith.extui %k : vector<[4]xi8> to vector<[4]xi32>
  %3 = arith.extui %m : vector<2x3xi8> to vector<2x3xi32>
  %4 = arith.extui %z : vector<i8> to vector<i32>
  %5 = arith.extui %n : vector<1x2x[2]xi8> to vector<1x2x[2]xi32>
  return
}

// -----

func.func @extsi(%s: i8, %v: vector<4xi8>, %k: vector<[4]xi8>, %m: vector<2x3xi8>, %z: vector<i8>, %n: vector<1x2x[2]xi8>) {
  %0 = arith.extsi %s : i8 to i32
  %1 = arith.extsi %v : vector<4xi8> to vector<4xi32>
  %2 = arith.extsi %k : vector<[4]xi8> to vector<[4]xi32>
  %3 = arith.extsi %m : vector<2x3xi8> to vector<2x3xi32>
  %4 = arith.extsi %z : vector<i8> to vector<i32>
  %5 = arith.extsi %n : vector<1x2x[2]xi8> to vector<1x2x[2]xi32>
  return
}

// -----

func.func @trunci(%s: i32, %v: vector<4xi32>, %k: vector<[4]xi32>, %m: vector<2x3xi32>, %z: vector<i32>, %n: vector<1x2x[2]xi32>) {
  %0 = arith.trunci %s : i32 to i8
  %1 = arith.trunci %v : vector<4xi32> to vector<4xi8>
  %2 = arith.trunci %k : vector<[4]xi32> to vector<[4]xi8>
  %3 = arith.trunci %m : vector<2x3xi32> to vector<2x3xi8>
  %4 = arith.trunci %z : vector<i32> to vector<i8>
  %5 = arith.trunci %n : vector<1x2x[2]xi32> to vector<1x2x[2]xi8>
  return
}

// -----

func.func @extf(%s: f32, %v: vector<4xf32>, %k: vector<[4]xf32>, %m: vector<2x3xf32>, %z: vector<f32>, %n: vector<1x2x[2]xf32>) {
  %0 = arith.extf %s : f32 to f64
  %1 = arith.extf %v : vector<4xf32> to vector<4xf64>
  %2 = arith.extf %k : vector<[4]xf32> to vector<[4]xf64>
  %3 = arith.extf %m : vector<2x3xf32> to vector<2x3xf64>
  %4 = arith.extf %z : vector<f32> to vector<f64>
  %5 = arith.extf %n : vector<1x2x[2]xf32> to vector<1x2x[2]xf64>
  return
}

// -----

func.func @truncf(%s: f64, %v: vector<4xf64>, %k: vector<[4]xf64>, %m: vector<2x3xf64>, %z: vector<f64>, %n: vector<1x2x[2]xf64>) {
  %0 = arith.truncf %s : f64 to f32
  %1 = arith.truncf %v : vector<4xf64> to vector<4xf32>
  %2 = arith.truncf %k : vector<[4]xf64> to vector<[4]xf32>
  %3 = arith.truncf %m : vector<2x3xf64> to vector<2x3xf32>
  %4 = arith.truncf %z : vector<f64> to vector<f32>
  %5 = arith.truncf %n : vector<1x2x[2]xf64> to vector<1x2x[2]xf32>
  return
}

// -----

func.func @uitofp(%s: i32, %v: vector<4xi32>, %k: vector<[4]xi32>, %m: vector<2x3xi32>, %z: vector<i32>, %n: vector<1x2x[2]xi32>) {
  %0 = arith.uitofp %s : i32 to f32
  %1 = arith.uitofp %v : vector<4xi32> to vector<4xf32>
  %2 = arith.uitofp %k : vector<[4]xi32> to vector<[4]xf32>
  %3 = arith.uitofp %m : vector<2x3xi32> to vector<2x3xf32>
  %4 = arith.uitofp %z : vector<i32> to vector<f32>
  %5 = arith.uitofp %n : vector<1x2x[2]xi32> to vector<1x2x[2]xf32>
  return
}

// -----

func.func @sitofp(%s: i32, %v: vector<4xi32>, %k: vector<[4]xi32>, %m: vector<2x3xi32>, %z: vector<i32>, %n: vector<1x2x[2]xi32>) {
  %0 = arith.sitofp %s : i32 to f64
  %1 = arith.sitofp %v : vector<4xi32> to vector<4xf64>
  %2 = arith.sitofp %k : vector<[4]xi32> to vector<[4]xf64>
  %3 = arith.sitofp %m : vector<2x3xi32> to vector<2x3xf64>
  %4 = arith.sitofp %z : vector<i32> to vector<f64>
  %5 = arith.sitofp %n : vector<1x2x[2]xi32> to vector<1x2x[2]xf64>
  return
}

// -----

func.func @fptoui(%s: f32, %v: vector<4xf32>, %k: vector<[4]xf32>, %m: vector<2x3xf32>, %z: vector<f32>, %n: vector<1x2x[2]xf32>) {
  %0 = arith.fptoui %s : f32 to i16
  %1 = arith.fptoui %v : vector<4xf32> to vector<4xi16>
  %2 = arith.fptoui %k : vector<[4]xf32> to vector<[4]xi16>
  %3 = arith.fptoui %m : vector<2x3xf32> to vector<2x3xi16>
  %4 = arith.fptoui %z : vector<f32> to vector<i16>
  %5 = arith.fptoui %n : vector<1x2x[2]xf32> to vector<1x2x[2]xi16>
  return
}

// -----

func.func @fptosi(%s: f64, %v: vector<4xf64>, %k: vector<[4]xf64>, %m: vector<2x3xf64>, %z: vector<f64>, %n: vector<1x2x[2]xf64>) {
  %0 = arith.fptosi %s : f64 to i64
  %1 = arith.fptosi %v : vector<4xf64> to vector<4xi64>
  %2 = arith.fptosi %k : vector<[4]xf64> to vector<[4]xi64>
  %3 = arith.fptosi %m : vector<2x3xf64> to vector<2x3xi64>
  %4 = arith.fptosi %z : vector<f64> to vector<i64>
  %5 = arith.fptosi %n : vector<1x2x[2]xf64> to vector<1x2x[2]xi64>
  return
}

// -----

func.func @index_cast(%s: index, %v: vector<4xindex>, %k: vector<[4]xindex>, %m: vector<2x3xindex>, %z: vector<index>, %n: vector<1x2x[2]xindex>) {
  %0 = arith.index_cast %s : index to i32
  %1 = arith.index_cast %v : vector<4xindex> to vector<4xi32>
  %2 = arith.index_cast %k : vector<[4]xindex> to vector<[4]xi32>
  %3 = arith.index_cast %m : vector<2x3xindex> to vector<2x3xi32>
  %4 = arith.index_cast %z : vector<index> to vector<i32>
  %5 = arith.index_cast %n : vector<1x2x[2]xindex> to vector<1x2x[2]xi32>
  return
}

// -----

func.func @index_castui(%s: i32, %v: vector<4xi32>, %k: vector<[4]xi32>, %m: vector<2x3xi32>, %z: vector<i32>, %n: vector<1x2x[2]xi32>) {
  %0 = arith.index_castui %s : i32 to index
  %1 = arith.index_castui %v : vector<4xi32> to vector<4xindex>
  %2 = arith.index_castui %k : vector<[4]xi32> to vector<[4]xindex>
  %3 = arith.index_castui %m : vector<2x3xi32> to vector<2x3xindex>
  %4 = arith.index_castui %z : vector<i32> to vector<index>
  %5 = arith.index_castui %n : vector<1x2x[2]xi32> to vector<1x2x[2]xindex>
  return
}

// -----

func.func @bitcast(%s: f32, %v: vector<4xf32>, %k: vector<[4]xf32>, %m: vector<2x3xf32>, %z: vector<f32>, %n: vector<1x2x[2]xf32>) {
  %0 = arith.bitcast %s : f32 to i32
  %1 = arith.bitcast %v : vector<4xf32> to vector<4xi32>
  %2 = arith.bitcast %k : vector<[4]xf32> to vector<[4]xi32>
  %3 = arith.bitcast %m : vector<2x3xf32> to vector<2x3xi32>
  %4 = arith.bitcast %z : vector<f32> to vector<i32>
  %5 = arith.bitcast %n : vector<1x2x[2]xf32> to vector<1x2x[2]xi32>
  return
}

// -----

func.func @casts(%a0: i64, %a1: index, %a2: index, %a3: i1, %a4: i1, %a5: index, %a6: index, %a7: vector<4xindex>, %a8: vector<2x2xindex>, %a9: vector<[4]xindex>, %a10: bf16, %a11: f16, %a12: f32, %a13: f128, %a14: f8E5M2, %a15: f32, %a16: i64, %a17: bf16, %a18: f8E5M2, %a19: i8, %a20: i1, %a21: i128, %a22: f16) {
  %0 = arith.index_cast %a0 : i64 to index
  %1 = arith.index_cast %a1 : index to i64
  %2 = arith.index_cast %a2 : index to i128
  %3 = arith.index_cast %a3 : i1 to index
  %4 = arith.index_castui %a4 : i1 to index
  %5 = arith.index_castui %a5 : index to i8
  %6 = arith.index_castui %a6 : index to i64
  %7 = arith.index_cast %a7 : vector<4xindex> to vector<4xi64>
  %8 = arith.index_cast %a8 : vector<2x2xindex> to vector<2x2xi8>
  %9 = arith.index_castui %a9 : vector<[4]xindex> to vector<[4]xi8>
  %10 = arith.extf %a10 : bf16 to f32
  %11 = arith.extf %a11 : f16 to f80
  %12 = arith.truncf %a12 : f32 to bf16
  %13 = arith.truncf %a13 : f128 to f16
  %14 = arith.extf %a14 : f8E5M2 to f32
  %15 = arith.truncf %a15 : f32 to f8E5M2
  %16 = arith.bitcast %a16 : i64 to f64
  %17 = arith.bitcast %a17 : bf16 to f16
  %18 = arith.bitcast %a18 : f8E5M2 to i8
  %19 = arith.bitcast %a19 : i8 to f8E5M2
  %20 = arith.uitofp %a20 : i1 to f64
  %21 = arith.sitofp %a21 : i128 to bf16
  %22 = arith.fptoui %a22 : f16 to i1
  return
}

// -----

func.func @roundings(%a: f64, %m: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %m to_nearest_even : vector<2x2xf64> to vector<2x2xf32>
  %2 = arith.truncf %a downward : f64 to f32
  %3 = arith.truncf %m downward : vector<2x2xf64> to vector<2x2xf32>
  %4 = arith.truncf %a upward : f64 to f32
  %5 = arith.truncf %m upward : vector<2x2xf64> to vector<2x2xf32>
  %6 = arith.truncf %a toward_zero : f64 to f32
  %7 = arith.truncf %m toward_zero : vector<2x2xf64> to vector<2x2xf32>
  %8 = arith.truncf %a to_nearest_away : f64 to f32
  %9 = arith.truncf %m to_nearest_away : vector<2x2xf64> to vector<2x2xf32>
  return
}

// -----

func.func @flags_of_casts(%a: f32, %b: f64) {
  %0 = arith.extf %a fastmath<fast> : f32 to f64
  %1 = arith.truncf %b fastmath<nnan> : f64 to f32
  %2 = arith.truncf %b upward fastmath<nnan> {foo} : f64 to f32
  %3 = arith.extf %a {foo} : f32 to f64
  return
}

// -----

func.func @cmpi(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return
}

// -----

func.func @cmpi_shapes(%s0: i32, %s1: i32, %v0: vector<4xi32>, %v1: vector<4xi32>, %k0: vector<[4]xi32>, %k1: vector<[4]xi32>, %m0: vector<2x3xi32>, %m1: vector<2x3xi32>, %z0: vector<i32>, %z1: vector<i32>, %n0: vector<1x2x[2]xi32>, %n1: vector<1x2x[2]xi32>, %x0: index, %x1: index, %y0: vector<2x2xindex>, %y1: vector<2x2xindex>) {
  %0 = arith.cmpi ult, %s0, %s1 : i32
  %1 = arith.cmpi ult, %v0, %v1 : vector<4xi32>
  %2 = arith.cmpi ult, %k0, %k1 : vector<[4]xi32>
  %3 = arith.cmpi ult, %m0, %m1 : vector<2x3xi32>
  %4 = arith.cmpi ult, %z0, %z1 : vector<i32>
  %5 = arith.cmpi ult, %n0, %n1 : vector<1x2x[2]xi32>
  %6 = arith.cmpi ult, %x0, %x1 : index
  %7 = arith.cmpi ult, %y0, %y1 : vector<2x2xindex>
  return
}

// -----

func.func @cmpf(%a: f32, %b: f32) {
  %0 = arith.cmpf oeq, %a, %b : f32
  %1 = arith.cmpf ogt, %a, %b : f32
  %2 = arith.cmpf oge, %a, %b : f32
  %3 = arith.cmpf olt, %a, %b : f32
  %4 = arith.cmpf ole, %a, %b : f32
  %5 = arith.cmpf one, %a, %b : f32
  %6 = arith.cmpf ord, %a, %b : f32
  %7 = arith.cmpf ueq, %a, %b : f32
  %8 = arith.cmpf ugt, %a, %b : f32
  %9 = arith.cmpf uge, %a, %b : f32
  %10 = arith.cmpf ult, %a, %b : f32
  %11 = arith.cmpf ule, %a, %b : f32
  %12 = arith.cmpf une, %a, %b : f32
  %13 = arith.cmpf uno, %a, %b : f32
  %20 = arith.cmpf olt, %a, %b fastmath<nnan,ninf> : f32
  return
}

// -----

func.func @cmpf_always(%a: f32, %b: f32) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf true, %a, %b : f32
  return
}

// -----

func.func @cmpf_shapes(%s0: f32, %s1: f32, %v0: vector<4xf32>, %v1: vector<4xf32>, %k0: vector<[4]xf32>, %k1: vector<[4]xf32>, %m0: vector<2x3xf32>, %m1: vector<2x3xf32>, %z0: vector<f32>, %z1: vector<f32>, %n0: vector<1x2x[2]xf32>, %n1: vector<1x2x[2]xf32>) {
  %0 = arith.cmpf olt, %s0, %s1 : f32
  %1 = arith.cmpf olt, %v0, %v1 : vector<4xf32>
  %2 = arith.cmpf olt, %k0, %k1 : vector<[4]xf32>
  %3 = arith.cmpf olt, %m0, %m1 : vector<2x3xf32>
  %4 = arith.cmpf olt, %z0, %z1 : vector<f32>
  %5 = arith.cmpf olt, %n0, %n1 : vector<1x2x[2]xf32>
  return
}

// -----

func.func @select(%c: i1, %s0: f32, %s1: f32, %v0: vector<4xf32>, %v1: vector<4xf32>, %k0: vector<[4]xf32>, %k1: vector<[4]xf32>, %m0: vector<2x3xf32>, %m1: vector<2x3xf32>, %z0: vector<f32>, %z1: vector<f32>, %n0: vector<1x2x[2]xf32>, %n1: vector<1x2x[2]xf32>, %x0: index, %x1: index, %r0: memref<4xf32>, %r1: memref<4xf32>, %q0: complex<f32>, %q1: complex<f32>) {
  %0 = arith.select %c, %s0, %s1 : f32
  %1 = arith.select %c, %v0, %v1 : vector<4xf32>
  %2 = arith.select %c, %k0, %k1 : vector<[4]xf32>
  %3 = arith.select %c, %m0, %m1 : vector<2x3xf32>
  %4 = arith.select %c, %z0, %z1 : vector<f32>
  %5 = arith.select %c, %n0, %n1 : vector<1x2x[2]xf32>
  %6 = arith.select %c, %x0, %x1 : index
  %7 = arith.select %c, %r0, %r1 : memref<4xf32>
  %8 = arith.select %c, %q0, %q1 : complex<f32>
  return
}

// -----

func.func @select_elements(%v0: vector<4xf32>, %v1: vector<4xf32>, %v2: vector<4xi1>, %k0: vector<[4]xf32>, %k1: vector<[4]xf32>, %k2: vector<[4]xi1>, %m0: vector<2x3xf32>, %m1: vector<2x3xf32>, %m2: vector<2x3xi1>, %z0: vector<f32>, %z1: vector<f32>, %z2: vector<i1>, %n0: vector<1x2x[2]xf32>, %n1: vector<1x2x[2]xf32>, %n2: vector<1x2x[2]xi1>) {
  %1 = arith.select %v2, %v0, %v1 : vector<4xi1>, vector<4xf32>
  %2 = arith.select %k2, %k0, %k1 : vector<[4]xi1>, vector<[4]xf32>
  %3 = arith.select %m2, %m0, %m1 : vector<2x3xi1>, vector<2x3xf32>
  %4 = arith.select %z2, %z0, %z1 : vector<i1>, vector<f32>
  %5 = arith.select %n2, %n0, %n1 : vector<1x2x[2]xi1>, vector<1x2x[2]xf32>
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant true
  %2 = arith.constant -3 : i8
  %3 = arith.constant 2 : index
  %4 = arith.constant -1 : i128
  %5 = arith.constant 1.5 : f32
  %6 = arith.constant 0x7FC00000 : f32
  %7 = arith.constant 1.0 : bf16
  %8 = arith.constant 1.0 : f8E5M2
  %9 = arith.constant dense<1> : vector<4xi32>
  %10 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %11 = arith.constant dense<1.0> : vector<2x3xf32>
  %12 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %13 = arith.constant dense<1> : vector<[4]xi32>
  %14 = arith.constant dense<1.0> : vector<f32>
  %15 = arith.constant dense<[1, 2]> : vector<2xindex>
  %16 = arith.constant dense<1.0> : tensor<4xf32>
  %17 = arith.constant dense<[true, false]> : vector<2xi1>
  %18 = arith.constant dense<1.0> : vector<4xf8E5M2>
  %19 = arith.constant dense<[[[1.0, 2.0]]]> : vector<1x1x2xf64>
  %99 = arith.constant {foo} 3 : i32
  return
}

// -----

func.func @attributes(%a: i32, %b: i32, %c: i1, %v: vector<2x2xi32>, %x: f32, %y: f32) {
  %0 = arith.addi %a, %b {foo = 1 : i32} : i32
  %1 = arith.addi %v, %v {foo} : vector<2x2xi32>
  %2 = arith.cmpi slt, %a, %b {foo} : i32
  %3 = arith.select %c, %a, %b {foo} : i32
  %4 = arith.ceildivui %a, %b {foo} : i32
  %5, %6 = arith.mulsi_extended %a, %b {foo} : i32
  %7 = arith.extsi %a {foo} : i32 to i64
  %8 = arith.index_cast %a {foo} : i32 to index
  %9 = arith.sitofp %a {foo} : i32 to f32
  %10 = arith.cmpf olt, %x, %y {foo} : f32
  %11 = arith.shli %a, %b overflow<nsw> {foo} : i32
  %12 = arith.bitcast %a {foo} : i32 to f32
  %13, %14 = arith.addui_extended %a, %b {foo} : i32, i1
  %15 = arith.negf %x {foo} : f32
  %16 = arith.minnumf %x, %y {foo} : f32
  %17 = arith.index_castui %a {foo} : i32 to index
  %18 = arith.trunci %a {foo} : i32 to i8
  %19 = arith.remf %x, %y {foo} : f32
  return
}

// -----

func.func @tensors(%a: tensor<4xi32>) {
  %0 = arith.addi %a, %a : tensor<4xi32>
  %1 = arith.sitofp %a : tensor<4xi32> to tensor<4xf32>
  return
}

// -----

func.func @folded(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %a : i32
  %1 = arith.subi %b, %b : i32
  return
}

// -----

// differs: the -1 of mlir-opt has 64 bits.
func.func @wide_floordivsi(%a: i128, %b: i128) {
  %0 = arith.floordivsi %a, %b : i128
  return
}

// -----

// differs: mlir-opt makes an operation of it that its verifier refuses.
func.func @sitofp_to_a_float_that_llvm_lacks(%a: i32) {
  %0 = arith.sitofp %a : i32 to f8E5M2
  return
}
