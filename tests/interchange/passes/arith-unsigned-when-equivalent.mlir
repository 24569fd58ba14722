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

// -----
func.func @vectors(%a: i8, %v: vector<2x2xi8>, %i: index) -> (i64, vector<2xi64>, vector<4xi64>, vector<2x2xi64>, vector<2x2xi64>) {
  %c4 = arith.constant 4 : i8
  %x = arith.maxsi %a, %c4 : i8
  %d4 = arith.constant dense<4> : vector<2x2xi8>
  %y = arith.maxsi %v, %d4 : vector<2x2xi8>
  %0 = vector.extract %y[%i, 0] : i8 from vector<2x2xi8>
  %1 = arith.extsi %0 : i8 to i64
  %2 = vector.broadcast %x : i8 to vector<2xi8>
  %3 = arith.extsi %2 : vector<2xi8> to vector<2xi64>
  %4 = vector.shape_cast %y : vector<2x2xi8> to vector<4xi8>
  %5 = arith.extsi %4 : vector<4xi8> to vector<4xi64>
  %6 = vector.transpose %y, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  %7 = arith.extsi %6 : vector<2x2xi8> to vector<2x2xi64>
  %8 = vector.insert %x, %y [0, 1] : i8 into vector<2x2xi8>
  %9 = arith.extsi %8 : vector<2x2xi8> to vector<2x2xi64>
  return %1, %3, %5, %7, %9 : i64, vector<2xi64>, vector<4xi64>, vector<2x2xi64>, vector<2x2xi64>
}

// -----
func.func @vectors_of_anything(%a: i8, %v: vector<2x2xi8>, %i: index) -> (i64, vector<2x2xi64>, vector<2xi64>) {
  %c4 = arith.constant 4 : i8
  %x = arith.maxsi %a, %c4 : i8
  %0 = vector.extract %v[%i, 0] : i8 from vector<2x2xi8>
  %1 = arith.extsi %0 : i8 to i64
  %2 = vector.insert %x, %v [0, 1] : i8 into vector<2x2xi8>
  %3 = arith.extsi %2 : vector<2x2xi8> to vector<2x2xi64>
  %4 = vector.broadcast %a : i8 to vector<2xi8>
  %5 = arith.extsi %4 : vector<2xi8> to vector<2xi64>
  return %1, %3, %5 : i64, vector<2x2xi64>, vector<2xi64>
}

// -----
func.func @steps() -> (vector<4xindex>, vector<1xi1>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %c7 = arith.constant dense<7> : vector<4xindex>
  %1 = arith.divsi %0, %c7 : vector<4xindex>
  %2 = vector.step : vector<1xindex>
  %c1 = arith.constant dense<1> : vector<1xindex>
  %3 = arith.cmpi slt, %2, %c1 : vector<1xindex>
  %4 = vector.step : vector<[4]xindex>
  %s7 = arith.constant dense<7> : vector<[4]xindex>
  %5 = arith.divsi %4, %s7 : vector<[4]xindex>
  return %1, %3, %5 : vector<4xindex>, vector<1xi1>, vector<[4]xindex>
}
