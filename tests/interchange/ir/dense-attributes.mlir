// Elements: nested lists, splats, hexadecimal text, dense arrays, resources.
"d.lists"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>, c = dense<[[[-1]], [[2]]]> : tensor<2x1x1xi64>} : () -> ()
"d.splats"() {a = dense<0> : tensor<4xi8>, b = dense<1.5> : tensor<2x3xf32>, c = dense<true> : tensor<8xi1>, d = dense<7> : tensor<i32>, e = dense<[2, 2]> : tensor<2xi32>, f = dense<3> : tensor<1xi32>} : () -> ()
"d.empty"() {a = dense<> : tensor<0xf32>, b = dense<> : tensor<2x0xi32>} : () -> ()
"d.bools"() {a = dense<[true, false, true]> : tensor<3xi1>, b = dense<[1, 0]> : tensor<2xi1>} : () -> ()
"d.kinds"() {a = dense<[1, 2]> : tensor<2xindex>, b = dense<[-1, 1]> : tensor<2xsi8>, c = dense<[255, 0]> : tensor<2xui8>, d = dense<[1.0, 2.5]> : tensor<2xf16>, e = dense<[1.0, -3.0]> : tensor<2xbf16>, f = dense<[1, 2]> : vector<2xi32>} : () -> ()
"d.complex"() {a = dense<(1.0, 2.0)> : tensor<complex<f32>>, b = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>} : () -> ()
"d.texts"() {a = dense<["one", "two"]> : tensor<2x!d.text>, b = dense<"same"> : tensor<3x!d.text>} : () -> ()
"d.hex"() {a = dense<"0x01000000020000000300000004000000"> : tensor<4xi32>, b = dense<"0x000000000000F03F0000000000000040"> : tensor<2xf64>} : () -> ()
"d.precision"() {a = dense<[0.1, 123456789.0, 2.718281828, 1.0e-9, 1.0e12, -0.0]> : tensor<6xf64>, b = dense<[0.1, 16777216.0, 3.4e38]> : tensor<3xf32>, c = dense<[0x7FF0000000000000, 0xFFF8000000000000]> : tensor<2xf64>} : () -> ()
"d.arrays"() {a = array<i32: 1, -2, 3>, b = array<i64>, c = array<f64: 1.0, 2.5>, d = array<i1: true, false>, e = array<i8: 7>, f = array<f32: 0.1>} : () -> ()
"d.resource"() {a = dense_resource<blob1> : tensor<2xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x040000000100000002000000"
    }
  }
#-}
