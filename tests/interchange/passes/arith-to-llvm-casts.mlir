// options: -convert-arith-to-llvm

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

// -----

func.func @fold(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.muli %0, %c2 : i32
  %2 = arith.addi %1, %a : i32
  return %2 : i32
}

// -----

func.func @foldi(%a: index) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = arith.addi %a, %c0 : index
  %1 = arith.muli %0, %c1 : index
  %2 = arith.addi %1, %c1 : index
  return %2 : index
}

// -----

func.func @p(%a: i32, %b: i1) -> i32 {
  %t = arith.constant true
  %0 = arith.select %t, %a, %a : i32
  %1 = arith.select %b, %0, %0 : i32
  %2 = arith.subi %1, %0 : i32
  return %2 : i32
}

// -----

func.func @casts(%a: index) -> index {
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = arith.index_cast %a : index to i64
  %3 = arith.index_cast %2 : i64 to index
  %4 = arith.addi %1, %3 : index
  "foo.x"(%4, %0, %2) : (index, i32, i64) -> ()
  return %4 : index
}

// -----

func.func @vec(%a: vector<4xindex>, %b: vector<2x3xindex>) -> vector<2x3xindex> {
  %0 = arith.addi %a, %a : vector<4xindex>
  %1 = arith.addi %b, %b : vector<2x3xindex>
  "foo.x"(%0, %1) : (vector<4xindex>, vector<2x3xindex>) -> ()
  return %1 : vector<2x3xindex>
}

// -----

func.func @math(%a: f32, %m: memref<4xf32>) -> f32 {
  %i = arith.constant 3 : index
  %0 = math.erf %a : f32
  %1 = arith.addf %0, %a : f32
  memref.store %1, %m[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %2 : f32
}

// -----

func.func @many(%n: memref<4xindex>, %m: memref<?xf32>) -> (index, memref<?xf32>) {
  %i = arith.constant 3 : index
  %v = memref.load %m[%i] : memref<?xf32>
  %2 = memref.load %n[%i] : memref<4xindex>
  "foo.x"(%v, %2, %n) : (f32, index, memref<4xindex>) -> ()
  return %2, %m : index, memref<?xf32>
}

// -----

func.func @only(%m: memref<?xf32>) {
  "foo.x"(%m) : (memref<?xf32>) -> ()
  return
}

// -----

func.func @loop(%n: i64, %x: index) -> index {
  cf.br ^a(%n, %x : i64, index)
^a(%i: i64, %j: index):
  %c = arith.cmpi slt, %i, %n : i64
  cf.cond_br %c, ^b, ^c(%j : index)
^b:
  %o = arith.constant 1 : i64
  %p = arith.addi %i, %o : i64
  %q = arith.addi %j, %j : index
  cf.br ^a(%p, %q : i64, index)
^c(%r: index):
  "foo.x"(%r, %j, %x) : (index, index, index) -> ()
  return %r : index
}

// -----

func.func @sw(%f: i32, %a: index, %b: index) -> index {
  cf.switch %f : i32, [
    default: ^bb1(%a : index),
    42: ^bb1(%b : index),
    43: ^bb3
  ]
^bb1(%x: index):
  return %x : index
^bb3:
  %s = arith.addi %a, %b : index
  cf.br ^bb1(%s : index)
}

// -----

func.func @selfdom(%f: i1, %a: index) -> index {
  cf.cond_br %f, ^c, ^b
^b:
  %s = arith.addi %a, %a : index
  cf.br ^d(%s : index)
^c:
  %t = arith.muli %a, %a : index
  cf.br ^d(%t : index)
^d(%r: index):
  "foo.use"(%r, %a) : (index, index) -> ()
  return %r : index
}
