// options: -arith-int-range-narrowing=int-bitwidths-supported=1,8,16,24,32
func.func @addi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.addi %x, %y : i64
  return %r : i64
}

// -----

func.func @addi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.addi %x, %y : i64
  return %r : i64
}

// -----

func.func @addi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.addi %x, %y : i64
  return %r : i64
}

// -----

func.func @subi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.subi %x, %y : i64
  return %r : i64
}

// -----

func.func @subi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.subi %x, %y : i64
  return %r : i64
}

// -----

func.func @subi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.subi %x, %y : i64
  return %r : i64
}

// -----

func.func @muli(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.muli %x, %y : i64
  return %r : i64
}

// -----

func.func @muli(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.muli %x, %y : i64
  return %r : i64
}

// -----

func.func @muli(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.muli %x, %y : i64
  return %r : i64
}

// -----

func.func @andi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.andi %x, %y : i64
  return %r : i64
}

// -----

func.func @andi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.andi %x, %y : i64
  return %r : i64
}

// -----

func.func @andi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.andi %x, %y : i64
  return %r : i64
}

// -----

func.func @ori(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.ori %x, %y : i64
  return %r : i64
}

// -----

func.func @ori(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.ori %x, %y : i64
  return %r : i64
}

// -----

func.func @ori(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.ori %x, %y : i64
  return %r : i64
}

// -----

func.func @xori(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.xori %x, %y : i64
  return %r : i64
}

// -----

func.func @xori(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.xori %x, %y : i64
  return %r : i64
}

// -----

func.func @xori(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.xori %x, %y : i64
  return %r : i64
}

// -----

func.func @minsi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.minsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @minsi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.minsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @minsi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.minsi %x, %y : i64
  return %r : i64
}

// -----

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.maxui %x, %y : i64
  return %r : i64
}

// -----

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.maxui %x, %y : i64
  return %r : i64
}

// -----

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.maxui %x, %y : i64
  return %r : i64
}

// -----

func.func @divui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.divui %x, %y : i64
  return %r : i64
}

// -----

func.func @divui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.divui %x, %y : i64
  return %r : i64
}

// -----

func.func @divui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.divui %x, %y : i64
  return %r : i64
}

// -----

func.func @remui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.remui %x, %y : i64
  return %r : i64
}

// -----

func.func @remui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.remui %x, %y : i64
  return %r : i64
}

// -----

func.func @remui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.remui %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR shifts by the narrower width or more
func.func @shrui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.shrui %x, %y : i64
  return %r : i64
}

// -----

func.func @shrui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.shrui %x, %y : i64
  return %r : i64
}

// -----

func.func @shrui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.shrui %x, %y : i64
  return %r : i64
}

// -----

func.func @shli(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.shli %x, %y : i64
  return %r : i64
}

// -----

func.func @shli(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.shli %x, %y : i64
  return %r : i64
}

// -----

func.func @shli(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.shli %x, %y : i64
  return %r : i64
}

// -----

func.func @ceildivui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.ceildivui %x, %y : i64
  return %r : i64
}

// -----

func.func @ceildivui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.ceildivui %x, %y : i64
  return %r : i64
}

// -----

func.func @ceildivui(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.ceildivui %x, %y : i64
  return %r : i64
}

// -----

func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 9 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.floordivsi %x, %y : i64
  return %r : i64
}

// -----

func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 200 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.floordivsi %x, %y : i64
  return %r : i64
}

// -----

func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  %m = arith.constant 40000 : i64
  %x = arith.minui %a, %m : i64
  %y = arith.minui %b, %m : i64
  %r = arith.floordivsi %x, %y : i64
  return %r : i64
}

// -----

func.func @cmp(%a: index, %b: index) -> i1 {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %y = arith.minui %b, %m : index
  %r = arith.cmpi eq, %x, %y : index
  return %r : i1
}

// -----

func.func @cmp(%a: index, %b: index) -> i1 {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %y = arith.minui %b, %m : index
  %r = arith.cmpi slt, %x, %y : index
  return %r : i1
}

// -----

func.func @cmp(%a: index, %b: index) -> i1 {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %y = arith.minui %b, %m : index
  %r = arith.cmpi ult, %x, %y : index
  return %r : i1
}

// -----

func.func @cmp(%a: index, %b: index) -> i1 {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %y = arith.minui %b, %m : index
  %r = arith.cmpi sge, %x, %y : index
  return %r : i1
}

// -----

func.func @signed(%a: i32, %b: i32) -> i32 {
  %lo = arith.constant -10 : i32
  %hi = arith.constant 10 : i32
  %x0 = arith.maxsi %a, %lo : i32
  %x = arith.minsi %x0, %hi : i32
  %r = arith.addi %x, %x : i32
  return %r : i32
}

// -----

func.func @vector(%a: vector<4xi32>) -> vector<4xi32> {
  %m = arith.constant dense<7> : vector<4xi32>
  %x = arith.andi %a, %m : vector<4xi32>
  %r = arith.addi %x, %m : vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @chain(%a: i8) -> i8 {
  %0 = arith.index_cast %a : i8 to index
  %1 = arith.index_cast %0 : index to i8
  return %1 : i8
}

// -----

func.func @chainui(%a: i16) -> i16 {
  %0 = arith.index_castui %a : i16 to index
  %1 = arith.index_castui %0 : index to i16
  return %1 : i16
}

// -----

func.func @chain_other(%a: i24, %b: i8) -> (i24, i16) {
  %0 = arith.index_cast %a : i24 to index
  %1 = arith.index_cast %0 : index to i24
  %2 = arith.index_cast %b : i8 to index
  %3 = arith.index_cast %2 : index to i16
  return %1, %3 : i24, i16
}

// -----

func.func @loop(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %j = arith.addi %i, %c1 : index
    %k = arith.muli %j, %j : index
    %v = memref.load %m[%k] : memref<?xi32>
    memref.store %v, %m[%j] : memref<?xi32>
  }
  return
}

// -----

func.func @nothing(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}

// -----

func.func @negative_compare(%a: i32) -> i1 {
  %lo = arith.constant -10 : i32
  %hi = arith.constant 10 : i32
  %x0 = arith.maxsi %a, %lo : i32
  %x = arith.minsi %x0, %hi : i32
  %c = arith.cmpi slt, %x, %hi : i32
  return %c : i1
}

// -----

func.func @select(%c: i1, %a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %x = arith.minui %a, %m : i32
  %r = arith.select %c, %x, %m : i32
  return %r : i32
}

// -----

func.func @ext(%a: i8, %b: i8) -> i64 {
  %0 = arith.extui %a : i8 to i64
  %1 = arith.extui %b : i8 to i64
  %2 = arith.addi %0, %1 : i64
  return %2 : i64
}

// -----

func.func @extsi(%a: i8, %b: i8) -> i64 {
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.extsi %b : i8 to i64
  %2 = arith.muli %0, %1 : i64
  return %2 : i64
}

// -----

func.func @extended(%a: i64, %b: i64) -> (i64, i1) {
  %m = arith.constant 100 : i64
  %x = arith.minui %a, %m : i64
  %s, %o = arith.addui_extended %x, %m : i64, i1
  return %s, %o : i64, i1
}

// -----

// differs: MLIR shifts a number of 8 bits by 32
func.func @by_more_than_the_narrow_width(%a: i8) -> i64 {
  %c32 = arith.constant 32 : i64
  %c2048 = arith.constant 2048 : i64
  %0 = arith.shrsi %c2048, %c32 : i64
  %1 = arith.extui %a : i8 to i64
  %2 = arith.shrui %1, %c32 : i64
  %3 = arith.addi %0, %2 : i64
  return %3 : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @divsi(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 1 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.divsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @ceildivsi(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 1 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.ceildivsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 1 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.floordivsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @remsi(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 1 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.remsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @minsi(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 1 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.minsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 1 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.maxsi %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @shrsi(%a: i64, %b: i64) -> i64 {
  %k = arith.constant 3 : i64
  %lo = arith.constant 1 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.shrsi %x, %k : i64
  return %r : i64
}

// -----

// differs: MLIR takes the highest bit of the narrower number for a sign
func.func @compare(%a: i64, %b: i64) -> i1 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 255 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.cmpi slt, %x, %y : i64
  return %r : i1
}

// -----

func.func @compare_unsigned(%a: i64, %b: i64) -> i1 {
  %lo = arith.constant -3 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.cmpi ult, %x, %y : i64
  return %r : i1
}

// -----

// differs: MLIR divides a number of 8 bits, whose rest is another one
func.func @remui(%a: i64, %b: i64) -> i64 {
  %k = arith.constant 7 : i64
  %lo = arith.constant -5 : i64
  %hi = arith.constant 0 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.remui %x, %k : i64
  return %r : i64
}

// -----

// differs: MLIR keeps `nsw`, which does not hold for 8 bits
func.func @nsw(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.addi %x, %y overflow<nsw, nuw> : i64
  return %r : i64
}

// -----

// differs: MLIR keeps `nuw`, which does not hold for 8 bits
func.func @nuw(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant -4 : i64
  %hi = arith.constant 4 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.muli %x, %y overflow<nsw, nuw> : i64
  return %r : i64
}

// -----

func.func @both(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 50 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.addi %x, %y overflow<nsw, nuw> : i64
  return %r : i64
}

// -----

func.func @minui(%a: i64, %b: i64) -> i64 {
  %lo = arith.constant -3 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.minui %x, %y : i64
  return %r : i64
}

// -----

// differs: MLIR computes a symbol from numbers that are no indices, which its verifier refuses
func.func @symbols_inside(%n: index, %m: memref<4xf64>, %c: i1) -> f64 {
  %0 = scf.if %c -> f64 {
    %c4 = arith.constant 4 : index
    %1 = arith.remui %n, %c4 : index
    %c1 = arith.constant 1 : index
    %2 = arith.shrui %1, %c1 : index
    %3 = affine.load %m[symbol(%2)] : memref<4xf64>
    scf.yield %3 : f64
  } else {
    %4 = arith.constant 1.0 : f64
    scf.yield %4 : f64
  }
  return %0 : f64
}

// -----
func.func @symbols_outside(%n: i64, %m: memref<16xf64>) -> f64 {
  %k = arith.index_cast %n : i64 to index
  %c4 = arith.constant 4 : index
  %1 = arith.remui %k, %c4 : index
  %2 = arith.addi %1, %1 : index
  %3 = affine.load %m[symbol(%2)] : memref<16xf64>
  return %3 : f64
}
