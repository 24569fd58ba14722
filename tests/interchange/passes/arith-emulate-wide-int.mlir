// options: -arith-emulate-wide-int=widest-int-supported=32

func.func @constants() -> (i64, i64, vector<2x3xi64>, vector<2xi64>, vector<3xi64>, i32, i1) {
  %0 = arith.constant -3 : i64
  %1 = arith.constant 81985529216486895 : i64
  %2 = arith.constant dense<[[1, 2, 3], [-4, 5, 4294967296]]> : vector<2x3xi64>
  %3 = arith.constant dense<-1> : vector<2xi64>
  %4 = arith.constant dense<4294967296> : vector<3xi64>
  %5 = arith.constant 3 : i32
  %6 = arith.constant true
  return %0, %1, %2, %3, %4, %5, %6 : i64, i64, vector<2x3xi64>, vector<2xi64>, vector<3xi64>, i32, i1
}

// -----

func.func @resource() -> vector<2xi64> {
  %0 = arith.constant dense_resource<r> : vector<2xi64>
  return %0 : vector<2xi64>
}

{-# dialect_resources: { builtin: { r: "0x0800000001000000000000000100000000000000" } } #-}

// -----

func.func @add(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b overflow<nsw> {t.x} : i64
  return %0 : i64
}

// -----

func.func @add_vectors(%a: vector<4xi64>, %b: vector<4xi64>, %c: vector<2x3xi64>) -> (vector<4xi64>, vector<2x3xi64>) {
  %0 = arith.addi %a, %b : vector<4xi64>
  %1 = arith.addi %c, %c : vector<2x3xi64>
  return %0, %1 : vector<4xi64>, vector<2x3xi64>
}

// -----

func.func @subtract(%a: i64, %b: i64, %c: vector<3xi64>, %d: vector<3xi64>) -> (i64, vector<3xi64>) {
  %0 = arith.subi %a, %b : i64
  %1 = arith.subi %c, %d : vector<3xi64>
  return %0, %1 : i64, vector<3xi64>
}

// -----

func.func @multiply(%a: i64, %b: i64, %c: vector<3xi64>, %d: vector<3xi64>) -> (i64, vector<3xi64>) {
  %0 = arith.muli %a, %b : i64
  %1 = arith.muli %c, %d : vector<3xi64>
  return %0, %1 : i64, vector<3xi64>
}

// -----

func.func @bits(%a: i64, %b: i64, %c: vector<3xi64>, %d: vector<3xi64>) -> (i64, i64, vector<3xi64>) {
  %0 = arith.andi %a, %b : i64
  %1 = arith.ori %a, %b : i64
  %2 = arith.xori %c, %d : vector<3xi64>
  return %0, %1, %2 : i64, i64, vector<3xi64>
}

// -----

func.func @compare(%a: i64, %b: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi ne, %a, %b : i64
  %2 = arith.cmpi slt, %a, %b : i64
  %3 = arith.cmpi sle, %a, %b : i64
  %4 = arith.cmpi sgt, %a, %b : i64
  %5 = arith.cmpi sge, %a, %b : i64
  %6 = arith.cmpi ult, %a, %b : i64
  %7 = arith.cmpi ule, %a, %b : i64
  %8 = arith.cmpi ugt, %a, %b : i64
  %9 = arith.cmpi uge, %a, %b : i64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @compare_vectors(%a: vector<3xi64>, %b: vector<3xi64>, %c: vector<1x2xi64>, %d: vector<1x2xi64>) -> (vector<3xi1>, vector<1x2xi1>) {
  %0 = arith.cmpi slt, %a, %b : vector<3xi64>
  %1 = arith.cmpi eq, %c, %d : vector<1x2xi64>
  return %0, %1 : vector<3xi1>, vector<1x2xi1>
}

// -----

func.func @greater_and_lesser(%a: i64, %b: i64, %c: vector<3xi64>, %d: vector<3xi64>) -> (i64, i64, i64, vector<3xi64>) {
  %0 = arith.maxui %a, %b : i64
  %1 = arith.maxsi %a, %b : i64
  %2 = arith.minui %a, %b : i64
  %3 = arith.minsi %c, %d : vector<3xi64>
  return %0, %1, %2, %3 : i64, i64, i64, vector<3xi64>
}

// -----

func.func @select(%c: vector<2xi1>, %d: i1, %a: vector<2xi64>, %b: vector<2xi64>, %x: i64, %y: i64) -> (vector<2xi64>, vector<2xi64>, i64) {
  %0 = arith.select %c, %a, %b : vector<2xi1>, vector<2xi64>
  %1 = arith.select %d, %a, %b : vector<2xi64>
  %2 = arith.select %d, %x, %y : i64
  return %0, %1, %2 : vector<2xi64>, vector<2xi64>, i64
}

// -----

// differs: MLIR shifts by the width of a half where the amount is zero, which gives poison
func.func @shift_left(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// -----

// differs: MLIR shifts by the width of a half where the amount is zero, which gives poison
func.func @shift_right(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shrui %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// -----

// differs: MLIR shifts by the width of a half where the amount is zero, which gives poison
func.func @shift_right_signed(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// -----

func.func @extend_signed(%a: i32, %b: i8, %c: vector<3xi16>, %d: vector<2x3xi32>) -> (i64, i64, vector<3xi64>, vector<2x3xi64>) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extsi %b : i8 to i64
  %2 = arith.extsi %c : vector<3xi16> to vector<3xi64>
  %3 = arith.extsi %d : vector<2x3xi32> to vector<2x3xi64>
  return %0, %1, %2, %3 : i64, i64, vector<3xi64>, vector<2x3xi64>
}

// -----

func.func @extend_unsigned(%a: i32, %b: i8, %c: vector<3xi16>, %d: vector<2x3xi32>) -> (i64, i64, vector<3xi64>, vector<2x3xi64>) {
  %0 = arith.extui %a : i32 to i64
  %1 = arith.extui %b : i8 to i64
  %2 = arith.extui %c : vector<3xi16> to vector<3xi64>
  %3 = arith.extui %d : vector<2x3xi32> to vector<2x3xi64>
  return %0, %1, %2, %3 : i64, i64, vector<3xi64>, vector<2x3xi64>
}

// -----

func.func @extend_twice(%a: i8) -> i64 {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extui %0 : i16 to i64
  return %1 : i64
}

// -----

func.func @truncate(%a: i64, %b: vector<3xi64>) -> (i32, i8, vector<3xi32>, vector<3xi16>) {
  %0 = arith.trunci %a : i64 to i32
  %1 = arith.trunci %a overflow<nuw> : i64 to i8
  %2 = arith.trunci %b : vector<3xi64> to vector<3xi32>
  %3 = arith.trunci %b : vector<3xi64> to vector<3xi16>
  return %0, %1, %2, %3 : i32, i8, vector<3xi32>, vector<3xi16>
}

// -----

func.func @index_casts(%a: i64, %i: index, %v: vector<2xindex>, %w: vector<2xi64>) -> (index, i64, i64, vector<2xi64>, vector<2xindex>) {
  %0 = arith.index_cast %a : i64 to index
  %1 = arith.index_cast %i : index to i64
  %2 = arith.index_castui %i : index to i64
  %3 = arith.index_cast %v : vector<2xindex> to vector<2xi64>
  %4 = arith.index_castui %w : vector<2xi64> to vector<2xindex>
  return %0, %1, %2, %3, %4 : index, i64, i64, vector<2xi64>, vector<2xindex>
}

// -----

func.func @from_unsigned(%a: i64, %b: vector<3xi64>) -> (f32, f64, f16, vector<3xf64>) {
  %0 = arith.uitofp %a : i64 to f32
  %1 = arith.uitofp %a : i64 to f64
  %2 = arith.uitofp %a : i64 to f16
  %3 = arith.uitofp %b : vector<3xi64> to vector<3xf64>
  return %0, %1, %2, %3 : f32, f64, f16, vector<3xf64>
}

// -----

func.func @from_signed(%a: i64, %b: vector<3xi64>) -> (f32, vector<3xf64>) {
  %0 = arith.sitofp %a : i64 to f32
  %1 = arith.sitofp %b : vector<3xi64> to vector<3xf64>
  return %0, %1 : f32, vector<3xf64>
}

// -----

func.func @to_unsigned(%a: f32, %b: f64, %c: f16, %d: bf16, %e: vector<3xf32>) -> (i64, i64, i64, i64, vector<3xi64>) {
  %0 = arith.fptoui %a : f32 to i64
  %1 = arith.fptoui %b : f64 to i64
  %2 = arith.fptoui %c : f16 to i64
  %3 = arith.fptoui %d : bf16 to i64
  %4 = arith.fptoui %e : vector<3xf32> to vector<3xi64>
  return %0, %1, %2, %3, %4 : i64, i64, i64, i64, vector<3xi64>
}

// -----

func.func @to_signed(%a: f32, %b: vector<2xf64>) -> (i64, vector<2xi64>) {
  %0 = arith.fptosi %a : f32 to i64
  %1 = arith.fptosi %b : vector<2xf64> to vector<2xi64>
  return %0, %1 : i64, vector<2xi64>
}

// -----

// differs: MLIR divides by a number that is none, because the format has no infinity
func.func @to_unsigned_from_few_bits(%a: f8E4M3FN) -> i64 {
  %0 = arith.fptoui %a : f8E4M3FN to i64
  return %0 : i64
}

// -----

func.func private @callee(i64 {t.a}, i32) -> (i64 {t.r = 1 : i32})
func.func @calls(%a: i64 {t.a}, %b: i32) -> (i64 {t.r}) attributes {t.f} {
  %0 = func.call @callee(%a, %b) {t.x, no_inline} : (i64, i32) -> i64
  return {t.y} %0 : i64
}

// -----

func.func @callers(%f: (i64) -> i64) -> ((i64) -> i64) {
  return %f : (i64) -> i64
}

// -----

func.func @constant_function() -> ((i64) -> i64) {
  %0 = func.constant @called : (i64) -> i64
  return %0 : (i64) -> i64
}
func.func private @called(i64) -> i64

// -----

func.func @print(%a: i64, %b: vector<3xi64>, %c: i32) {
  vector.print %a : i64
  vector.print %b : vector<3xi64>
  vector.print %c : i32
  vector.print str "text"
  return
}

// -----

// differs: MLIR prints a new line, whatever is asked for
func.func @print_without_line(%a: i64) {
  vector.print %a : i64 punctuation <comma>
  return
}

// -----

func.func @other_width(%a: i40) -> i40 {
  return %a : i40
}

// -----

func.func @extended_to_other_width(%a: i32) -> i32 {
  %0 = arith.extui %a : i32 to i40
  %1 = arith.trunci %0 : i40 to i32
  return %1 : i32
}

// -----

func.func @truncated_to_other_width(%a: i64) -> i32 {
  %0 = arith.trunci %a : i64 to i40
  %1 = arith.trunci %0 : i40 to i32
  return %1 : i32
}

// -----

func.func @division(%a: i64, %b: i64) -> i64 {
  %0 = arith.divui %a, %b : i64
  return %0 : i64
}

// -----

func.func @bitcast(%a: f64) -> i64 {
  %0 = arith.bitcast %a : f64 to i64
  return %0 : i64
}

// -----

func.func @in_memory(%m: memref<4xi64>, %i: index) -> i64 {
  %0 = memref.load %m[%i] : memref<4xi64>
  return %0 : i64
}

// -----

func.func @block(%a: i64) -> i64 {
  cf.br ^bb1(%a : i64)
^bb1(%x: i64):
  return %a : i64
}

// -----

func.func @tensors(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
  %0 = arith.addi %a, %b : tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

func.func @folded(%a: i64) -> (i1, i64, i64) {
  %0 = arith.cmpi slt, %a, %a : i64
  %1 = arith.subi %a, %a : i64
  %c = arith.constant 0 : i64
  %2 = arith.addi %a, %c : i64
  return %0, %1, %2 : i1, i64, i64
}

// -----

func.func @rank_0(%a: vector<i64>, %b: vector<i64>) -> vector<i64> {
  %0 = arith.addi %a, %b : vector<i64>
  return %0 : vector<i64>
}

// -----

func.func @compare_rank_0(%a: vector<i64>, %b: vector<i64>) -> vector<i1> {
  %0 = arith.cmpi slt, %a, %b : vector<i64>
  return %0 : vector<i1>
}

// -----

// differs: MLIR makes an operation that its own verifier refuses
func.func @extend_rank_0(%a: vector<i32>) -> vector<i64> {
  %0 = arith.extui %a : vector<i32> to vector<i64>
  return %0 : vector<i64>
}

// -----

// differs: MLIR forgets that the dimension is scalable
func.func @scalable(%a: vector<[4]xi64>, %b: vector<[4]xi64>) -> (vector<[4]xi64>, vector<[4]xi1>) {
  %0 = arith.addi %a, %b : vector<[4]xi64>
  %1 = arith.cmpi ult, %a, %b : vector<[4]xi64>
  return %0, %1 : vector<[4]xi64>, vector<[4]xi1>
}

// -----

// differs: MLIR forgets that the dimension is scalable
func.func @scalable_constant() -> vector<[4]xi64> {
  %0 = arith.constant dense<5> : vector<[4]xi64>
  return %0 : vector<[4]xi64>
}
