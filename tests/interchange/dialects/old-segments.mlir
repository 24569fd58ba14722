// The lengths of groups in their old spelling.

func.func @f(%n: index) {
  "affine.for"(%n) ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) {lowerBoundMap = affine_map<() -> (0)>, operand_segment_sizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>} : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operand_segment_sizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, operand_segment_sizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%arg0: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 1, 0>, operandSegmentSizes = array<i32: 0, 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloc(%n) {operand_segment_sizes = array<i32: 1, 0>} : memref<?xf32>
  %1 = memref.alloc(%n) {operandSegmentSizes = array<i32: 1, 0>} : memref<?xf32>
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] {operand_segment_sizes = array<i32: 1, 0, 0>} : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^b] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @f(%c: i32) {
  "cf.switch"(%c)[^a, ^b] {operand_segment_sizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>, case_values = dense<1> : tensor<1xi32>} : (i32) -> ()
^a:
  return
^b:
  return
}

// -----

llvm.func @f(%c: i1) {
  "llvm.cond_br"(%c)[^a, ^b] {operand_segment_sizes = array<i32: 1, 0, 0>} : (i1) -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

"t.x"() {operand_segment_sizes = array<i32: 1, 0, 0>, result_segment_sizes = array<i32: 1>} : () -> ()

// -----

func.func @f() {
  "func.return"() {operand_segment_sizes = array<i32: 1, 0>} : () -> ()
}
