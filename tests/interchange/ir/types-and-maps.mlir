#a = affine_map<(d0, d1)[s0, s1] -> (d0 * 2 + s0, d1 mod 3, d0 floordiv 4, d1 ceildiv 5, -d0, d0 - d1, s0 * s1, d0 * s1 mod s0, (d0 + d1) * 3)>
#b = affine_map<() -> ()>
#c = affine_map<()[s0] -> (s0 ceildiv s0)>
#d = affine_map<(d0) -> (d0 * 0, d0 * 1, d0 + 0, d0 mod 1, d0 floordiv 1, (d0 * 4) mod 2, (d0 * 4) floordiv 2, (d0 + 4) floordiv 2, d0 - d0, d0 + d0, 3 - 5, 7 mod 3, -7 floordiv 2, -7 ceildiv 2)>
"t.m"() {a = #a, b = #b, c = #c, d = #d} : () -> ()
// -----
#set = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, d0 + s0 == 0, d0 mod 2 - 1 == 0, -d0 + 10 >= 0)>
#empty = affine_set<() : ()>
#true = affine_set<(d0) : (0 == 0)>
"t.s"() {a = #set, b = #empty, c = #true, d = affine_set<(i)[n] : (i <= n, i >= 3, i == n)>} : () -> ()
// -----
"t.m"() {a = memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>, 3>, b = memref<4xf32, affine_map<(d0) -> (d0)>>, c = memref<2x3xi8, strided<[3, 1]>>, d = memref<2x3xi8, strided<[?, 1], offset: ?>, "space">, e = memref<*xf32, 1>, f = memref<2xf32, 0>, g = memref<2xf32, 0 : i32>, i = memref<f32>, j = memref<2xf32, strided<[1]>>} : () -> ()
// -----
"t.t"() {a = tensor<2x?xf32, {x = 1 : i32}>, b = tensor<*xf32>, c = tensor<f32>, d = tensor<0x2xi1>, e = tensor<2xf32, "enc">, f = tensor<2xcomplex<f64>>, g = tensor<2xvector<2xf32>>, h = tensor<2x!t.ty>, i = tensor<4xindex>, j = tensor<0x0x0x!t.x<3>>} : () -> ()
// -----
"t.v"() {a = vector<4xf32>, b = vector<[4]xf32>, c = vector<2x[4]x3xi8>, d = vector<f32>, e = vector<1xindex>} : () -> ()
// -----
"t.f"() {a = () -> (), b = (i32) -> (), c = () -> i32, d = (i32, f32) -> (i32, f32), e = () -> (() -> ()), f = (() -> i32) -> (), g = () -> ((i32) -> i32)} : () -> ()
// -----
"t.i"() {a = i1, b = i0, c = si8, d = ui64, e = i16777215, f = index, g = none, h = tuple<>, i = tuple<i32, tuple<f32>>, j = complex<i32>, k = complex<f32>} : () -> ()
// -----
!a = i32
!b = tuple<!a, !a>
!c = !t.opaque<"x", [1, 2], {a = b}>
!d = !t<"raw string">
"t.a"() {x = !b, y = !c, z = !d, w = !t.plain} : () -> !b
