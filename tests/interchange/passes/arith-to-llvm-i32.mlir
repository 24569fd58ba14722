// options: -convert-arith-to-llvm=index-bitwidth=32

func.func @casts(%a: index, %b: i32, %c: i64, %d: i16) {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %a : index to i64
  %2 = arith.index_cast %b : i32 to index
  %3 = arith.index_cast %c : i64 to index
  %4 = arith.index_cast %d : i16 to index
  %5 = arith.index_cast %a : index to i16
  "foo.x"(%0, %1, %2, %3, %4, %5) : (i32, i64, index, index, index, i16) -> ()
  return
}

// -----

func.func @ucasts(%a: index, %b: i32, %c: i64, %d: i16) {
  %0 = arith.index_castui %a : index to i32
  %1 = arith.index_castui %a : index to i64
  %2 = arith.index_castui %b : i32 to index
  %3 = arith.index_castui %c : i64 to index
  %4 = arith.index_castui %d : i16 to index
  %5 = arith.index_castui %a : index to i16
  "foo.x"(%0, %1, %2, %3, %4, %5) : (i32, i64, index, index, index, i16) -> ()
  return
}

// -----

func.func @vectors(%a: vector<4xindex>, %b: vector<4xi32>, %c: vector<2x2xindex>) {
  %0 = arith.index_cast %a : vector<4xindex> to vector<4xi64>
  %1 = arith.index_cast %b : vector<4xi32> to vector<4xindex>
  %2 = arith.addi %a, %1 : vector<4xindex>
  %3 = arith.index_cast %c : vector<2x2xindex> to vector<2x2xi16>
  "foo.x"(%0, %2, %3) : (vector<4xi64>, vector<4xindex>, vector<2x2xi16>) -> ()
  return
}

// -----

func.func @constant() -> index {
  %c = arith.constant 4294967297 : index
  return %c : index
}

// -----

func.func @constants() -> (index, vector<2xindex>, vector<2x2xindex>, i64) {
  %c = arith.constant 7 : index
  %v = arith.constant dense<[1, 2]> : vector<2xindex>
  %w = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %x = arith.constant 7 : i64
  return %c, %v, %w, %x : index, vector<2xindex>, vector<2x2xindex>, i64
}

// -----

func.func @arithmetic(%a: index, %b: index) -> i1 {
  %0 = arith.addi %a, %b : index
  %1 = arith.muli %0, %b overflow<nsw> : index
  %2 = arith.cmpi slt, %1, %0 : index
  return %2 : i1
}

// -----

func.func @divisions(%a: index, %b: index) -> index {
  %0 = arith.ceildivsi %a, %b : index
  %1 = arith.floordivsi %0, %b : index
  %2 = arith.ceildivui %1, %b : index
  return %2 : index
}
