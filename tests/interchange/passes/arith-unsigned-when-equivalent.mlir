// options: -arith-unsigned-when-equivalent
func.func @divsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.divsi %x, %y : i32
  return %r : i32
}

// -----

func.func @divsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.divsi %x, %y : i32
  return %r : i32
}

// -----

func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.ceildivsi %x, %y : i32
  return %r : i32
}

// -----

func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.ceildivsi %x, %y : i32
  return %r : i32
}

// -----

func.func @floordivsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.floordivsi %x, %y : i32
  return %r : i32
}

// -----

func.func @floordivsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.floordivsi %x, %y : i32
  return %r : i32
}

// -----

func.func @remsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.remsi %x, %y : i32
  return %r : i32
}

// -----

func.func @remsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.remsi %x, %y : i32
  return %r : i32
}

// -----

func.func @minsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.minsi %x, %y : i32
  return %r : i32
}

// -----

func.func @minsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.minsi %x, %y : i32
  return %r : i32
}

// -----

func.func @maxsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.maxsi %x, %y : i32
  return %r : i32
}

// -----

func.func @maxsi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.maxsi %x, %y : i32
  return %r : i32
}

// -----

func.func @addi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 100 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.addi %x, %y : i32
  return %r : i32
}

// -----

func.func @addi(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %x = arith.minui %a, %m : i32
  %y0 = arith.minui %b, %m : i32
  %y = arith.maxui %y0, %o : i32
  %r = arith.addi %x, %y : i32
  return %r : i32
}

// -----

func.func @cmp(%a: index, %b: index) -> (i1, i1) {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %r = arith.cmpi slt, %x, %m : index
  %s = arith.cmpi slt, %a, %m : index
  return %r, %s : i1, i1
}

// -----

func.func @cmp(%a: index, %b: index) -> (i1, i1) {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %r = arith.cmpi sle, %x, %m : index
  %s = arith.cmpi sle, %a, %m : index
  return %r, %s : i1, i1
}

// -----

func.func @cmp(%a: index, %b: index) -> (i1, i1) {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %r = arith.cmpi sgt, %x, %m : index
  %s = arith.cmpi sgt, %a, %m : index
  return %r, %s : i1, i1
}

// -----

func.func @cmp(%a: index, %b: index) -> (i1, i1) {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %r = arith.cmpi sge, %x, %m : index
  %s = arith.cmpi sge, %a, %m : index
  return %r, %s : i1, i1
}

// -----

func.func @cmp(%a: index, %b: index) -> (i1, i1) {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %r = arith.cmpi ult, %x, %m : index
  %s = arith.cmpi ult, %a, %m : index
  return %r, %s : i1, i1
}

// -----

func.func @cmp(%a: index, %b: index) -> (i1, i1) {
  %m = arith.constant 100 : index
  %x = arith.minui %a, %m : index
  %r = arith.cmpi eq, %x, %m : index
  %s = arith.cmpi eq, %a, %m : index
  return %r, %s : i1, i1
}

// -----

func.func @ext(%a: i8) -> (i32, i32) {
  %m = arith.constant 100 : i8
  %x = arith.minui %a, %m : i8
  %r = arith.extsi %x : i8 to i32
  %s = arith.extsi %a : i8 to i32
  return %r, %s : i32, i32
}

// -----

func.func @chain(%a: i8) -> i32 {
  %m = arith.constant 100 : i8
  %c7 = arith.constant 7 : i32
  %x = arith.minui %a, %m : i8
  %r = arith.extsi %x : i8 to i32
  %s = arith.divsi %r, %c7 : i32
  %t = arith.remsi %s, %c7 : i32
  return %t : i32
}

// -----

func.func @cast(%a: i8) -> index {
  %m = arith.constant 100 : i8
  %x = arith.minui %a, %m : i8
  %r = arith.index_cast %x : i8 to index
  return %r : index
}

// -----

func.func @loop(%m: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %n step %c1 {
    %d = arith.divsi %i, %c3 : index
    %c = arith.cmpi slt, %i, %n : index
    scf.if %c {
      memref.store %d, %m[%i] : memref<?xindex>
    }
  }
  return
}

// -----

func.func @unknown(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %d = arith.divsi %a, %c3 {foo} : i32
  return %d : i32
}

// -----

func.func @attrs() -> i32 {
  %c3 = arith.constant 3 : i32
  %c9 = arith.constant 9 : i32
  %d = arith.divsi %c9, %c3 {foo} : i32
  %e = arith.remsi %c9, %c3 : i32
  return %d : i32
}
