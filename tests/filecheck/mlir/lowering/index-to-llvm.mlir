// Operations on indices become those on integers of 64 bits: the same text as mlir-opt's.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -convert-index-to-llvm > %t
// RUN: toy-opt %s -convert-index-to-llvm | diff %t -

func.func @arithmetic(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.ceildivs %4, %b
  %6 = index.ceildivu %5, %b
  %7 = index.floordivs %6, %b
  %8 = index.rems %7, %b
  %9 = index.remu %8, %b
  %10 = index.maxs %9, %b
  %11 = index.maxu %10, %b
  %12 = index.mins %11, %b
  %13 = index.minu %12, %b
  return %13 : index
}

func.func @bits(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  %1 = index.shrs %0, %b
  %2 = index.shru %1, %b
  %3 = index.and %2, %b
  %4 = index.or %3, %b
  %5 = index.xor %4, %b
  return %5 : index
}

func.func @comparisons(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

func.func @casts(%narrow: i32, %same: i64, %wide: i128, %n: index) -> (index, index, index, i32, i128, i64) {
  %0 = index.casts %narrow : i32 to index
  %1 = index.castu %narrow : i32 to index
  %2 = index.casts %wide : i128 to index
  %3 = index.casts %same : i64 to index
  %4 = index.add %2, %3
  %5 = index.casts %n : index to i32
  %6 = index.castu %n : index to i128
  %7 = index.castu %n : index to i64
  return %0, %1, %4, %5, %6, %7 : index, index, index, i32, i128, i64
}

func.func @constants() -> (index, index, i1, i1) {
  %0 = index.sizeof
  %1 = index.constant -42
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  return %0, %1, %2, %3 : index, index, i1, i1
}
