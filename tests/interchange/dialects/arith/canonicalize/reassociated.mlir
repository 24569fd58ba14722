// Constants in nested sums, differences and products, and operations on extended integers.

func.func @differences(%x: i32, %y: index) -> (i32, i32, i32, i32, i32, i32, i32, index) {
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %c7 = arith.constant 7 : index
  %c6 = arith.constant 6 : index
  %0 = arith.subi %c10, %x : i32
  %a = arith.subi %c3, %0 : i32
  %1 = arith.subi %x, %c10 : i32
  %b = arith.subi %c3, %1 : i32
  %c = arith.addi %0, %c3 : i32
  %2 = arith.addi %x, %c10 : i32
  %d = arith.subi %c3, %2 : i32
  %e = arith.subi %1, %c3 : i32
  %f = arith.addi %1, %c3 : i32
  %g = arith.subi %2, %c3 : i32
  %3 = arith.muli %y, %c7 : index
  %h = arith.muli %3, %c6 : index
  return %a, %b, %c, %d, %e, %f, %g, %h : i32, i32, i32, i32, i32, i32, i32, index
}

// -----

func.func @extended(%x: i8, %y: i8) -> (i32, i32, i32, i32, i32, i32, i1, i1, i1, i1) {
  %xs = arith.extsi %x : i8 to i32
  %ys = arith.extsi %y : i8 to i32
  %xu = arith.extui %x : i8 to i32
  %yu = arith.extui %y : i8 to i32
  %0 = arith.andi %xs, %ys : i32
  %1 = arith.andi %xu, %yu : i32
  %2 = arith.ori %xs, %ys : i32
  %3 = arith.ori %xu, %yu : i32
  %4 = arith.xori %xs, %ys : i32
  %5 = arith.xori %xu, %yu : i32
  %6 = arith.cmpi eq, %xs, %ys : i32
  %7 = arith.cmpi ne, %xs, %ys : i32
  %8 = arith.cmpi eq, %xu, %yu : i32
  %9 = arith.cmpi ne, %xu, %yu : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i1, i1, i1, i1
}

// -----

func.func @unlike(%x: i8, %y: i16) -> (i32, i32, i1) {
  %xs = arith.extsi %x : i8 to i32
  %ys = arith.extsi %y : i16 to i32
  %xu = arith.extui %x : i8 to i32
  %0 = arith.andi %xs, %ys : i32
  %1 = arith.ori %xs, %xu : i32
  %2 = arith.cmpi slt, %xs, %xu : i32
  return %0, %1, %2 : i32, i32, i1
}

// -----

func.func @casts(%x: i8, %v: vector<4xi8>) -> (i64, i16, i4, index, vector<4xi64>) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extsi %0 : i32 to i64
  %2 = arith.trunci %0 : i32 to i16
  %3 = arith.trunci %0 : i32 to i4
  %4 = arith.index_castui %0 : i32 to index
  %5 = arith.extui %v : vector<4xi8> to vector<4xi32>
  %6 = arith.extsi %5 : vector<4xi32> to vector<4xi64>
  return %1, %2, %3, %4, %6 : i64, i16, i4, index, vector<4xi64>
}
