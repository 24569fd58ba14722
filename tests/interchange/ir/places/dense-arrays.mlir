// Elements of dense arrays: each error at its place.

llvm.func @f(%a: i32) {
  %0:2 = "llvm.call_intrinsic"() <{intrin = "a", operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>}> : () -> (i32, i32)
  llvm.return
}

// -----

"t.x"() {a = array<i32: a>} : () -> ()

// -----

"t.x"() {a = array<f32: a>} : () -> ()

// -----

"t.x"() {a = array<i1: 2>} : () -> ()

// -----

"t.x"() {a = array<i1: a>} : () -> ()

// -----

"t.x"() {a = array<i8: 1, 300 >} : () -> ()

// -----

func.func @f(%a: f32, %t: tensor<?xf32>) {
  %0 = "bufferization.alloc_tensor"(%t) {operandSegmentSizes = array<i32: 0, 0, 1>} : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

"t.x"() {a = array<i320: x>} : () -> ()

// -----

"t.x"() {a = array<i320: >} : () -> ()

// -----

"t.x"() {a = array<i320 x>} : () -> ()

// -----

"t.x"() {a = array<i320: 1} : () -> ()

// -----

"t.x"() {a = array<i320: -x>} : () -> ()

// -----

"t.x"() {a = array<i320: 1, true>} : () -> ()

// -----

"t.x"() {a = array<i136: 0x1ffffffffffffffffffffffffffffffffff>} : () -> ()

// -----

"t.x"() {a = array<i0: 1>} : () -> ()

// -----

"t.x"() {a = array<i0: x>} : () -> ()

// -----

"t.x"() {a = array<i321: 1>} : () -> ()
