// Types that do not exist.
"t.op"() : () -> i0x
// -----
"t.op"() : () -> i16777216
// -----
"t.op"() : () -> tensor<>
// -----
"t.op"() : () -> tensor<2x>
// -----
"t.op"() : () -> tensor<2x3>
// -----
"t.op"() : () -> tensor<-1xf32>
// -----
"t.op"() : () -> tensor<*x2xf32>
// -----
"t.op"() : () -> tensor<2xtuple<i32>
// -----
"t.op"() : () -> vector<0xf32>
// -----
"t.op"() : () -> vector<?xf32>
// -----
"t.op"() : () -> vector<2xtensor<f32>>
// -----
"t.op"() : () -> memref<2xf32, affine_map<(d0, d1) -> (d0)>>
// -----
"t.op"() : () -> memref<2xf32, strided<[1, 2]>>
// -----
"t.op"() : () -> memref<*xf32, affine_map<(d0) -> (d0)>>
// -----
"t.op"() : () -> complex<index>
// -----
"t.op"() : () -> complex<tensor<f32>>
// -----
"t.op"() : () -> tuple<i32,>
// -----
"t.op"() : () -> (i32 -> i32)
// -----
"t.op"() : () -> si0x
// -----
"t.op"() : () -> tensor<4294967296x4294967296x4294967296xf99>
// -----
"t.op"() : () -> !llvm.array<x f32>
// -----
"t.op"() : () -> !llvm.struct<(i32>
// -----
"t.op"() : () -> !llvm.nosuchtype
// -----
"t.op"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()
// -----
"t.op"() {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} : () -> ()
// -----
"t.op"() {a = dense<1.0> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<1> : i32} : () -> ()
// -----
"t.op"() {a = dense<1> : tensor<?xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0x01"> : tensor<2xi32>} : () -> ()
// -----
"t.op"() {a = dense<"0xZZ"> : tensor<1xi8>} : () -> ()
// -----
"t.op"() {a = array<i32: 1.5>} : () -> ()
// -----
"t.op"() {a = array<i8: 300>} : () -> ()
// -----
"t.op"() {a = array<f99>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) -> (d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
// -----
"t.op"() {a = affine_map<(d0)[s0] -> (d0 mod d0)>} : () -> ()
// -----
"t.op"() {a = affine_set<(d0) : (d0)>} : () -> ()
// -----
"t.op"() {a = sparse<[[0, 5]], [1]> : tensor<2x2xi32>} : () -> ()
