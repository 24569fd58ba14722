// Vectors, tensors and memrefs in every spelling.
"t.a"() : () -> (vector<1xi1>, vector<f32>, vector<[1]xf32>, vector<2x[4]xi8>, vector<[2]x[4]xi8>, vector<[2]x4xindex>, vector<1x1x1xf4E2M1FN>)
"t.a"() : () -> (tensor<i32>, tensor<0xi32>, tensor<?xi32>, tensor<?x0x?xi32>, tensor<*xi32>, tensor<*x!t.t>, tensor<9223372036854775807xi1>, tensor<0x1x2xcomplex<i4>>)
"t.a"() : () -> (tensor<2xi8, 1>, tensor<2xi8, "x">, tensor<2xi8, #t.e>, tensor<2xi8, {a}>, tensor<2xi8, [1, 2]>, tensor<2xi8, affine_map<(d0) -> (d0)>>, tensor<2xi8, i32>, tensor<2xi8, unit>, tensor<2xi8, 1.0>)
"t.a"() : () -> (vector<2xi8>, tensor<2xvector<2xi8>>, memref<2xvector<2xi8>>, memref<2xmemref<?xi8>>)
"t.a"() : () -> (memref<i32>, memref<0xi32>, memref<?xi32>, memref<?x4x?xf64>, memref<*xi32>, memref<*xi32, 3>, memref<*xi32, "s">, memref<2xi32, 1>, memref<2xi32, 1 : i32>, memref<2xi32, 0>, memref<2xi32, 0 : i64>, memref<2xi32, 0 : i8>, memref<2xi32, "m">, memref<2xi32>)
"t.a"() : () -> (memref<2x3xi32, affine_map<(d0, d1) -> (d1, d0)>>, memref<2x3xi32, affine_map<(d0, d1) -> (d0, d1)>>, memref<2x3xi32, affine_map<(d0, d1) -> (d0 * 3 + d1)>>, memref<2x3xi32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>, 2>, memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>, memref<i32, affine_map<() -> (0)>>, memref<i32, affine_map<() -> ()>>)
"t.a"() : () -> (memref<2x3xi32, strided<[3, 1]>>, memref<2x3xi32, strided<[3, 1], offset: 0>>, memref<2x3xi32, strided<[?, ?], offset: ?>>, memref<2x3xi32, strided<[1, 2], offset: 5>, 7>, memref<i32, strided<[]>>, memref<i32, strided<[], offset: 3>>, memref<2xi32, strided<[-1]>>, memref<2xi32, strided<[-1], offset: -4>>)
"t.a"() : () -> (memref<2xindex>, memref<2xcomplex<f32>>, memref<4xf8E5M2>, memref<3xi0>)
