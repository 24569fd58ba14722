// The lengths of groups in their old spelling: each error at its place.

func.func @f(%n: index) {
  "affine.for"(%n) {lowerBoundMap = affine_map<() -> (0)>, operand_segment_sizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>} ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i64: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 1, 0, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operandSegmentSizes = array<i32: 2, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operandSegmentSizes = array<i32: 1, 0, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operandSegmentSizes = array<i32: 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] {operand_segment_sizes = array<i32: 1, 0>} : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.subview"(%n) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f() {
  "func.return"() <{operand_segment_sizes = array<i32: 1, 0>}> : () -> ()
}
