// The kinds of attributes for which the printer makes aliases.
!a = tuple<i32, i64>
!v = vector<4xf32>
#i = 5 : i32
#s = "text"
#arr = [1, 2, 3]
#d = {a = 1}
#t = !v
#m = affine_map<(d0) -> (d0 + 1)>
#se = affine_set<(d0) : (d0 == 0)>
#den = dense<[1, 2]> : tensor<2xi32>
#sym = @a::@b
#unit = unit
#fl = 1.0 : f16
#loc = loc("x")
"t.a"() {a = #i, b = #s, c = #arr, d = #d, e = #t, f = #m, g = #se, h = #den, i = #sym, j = #unit, k = #fl, l = #loc} : () -> (!a, !v)
"t.a"() {a = [#m, [#m, #se]], b = {x = #m, y = #se}, c = memref<2xf32, #m>, d = memref<2xf32, affine_map<(d0) -> (d0 * 2)>>} : () -> (memref<2xf32, #m>, tuple<memref<2xf32, #m>>)
"t.a"() {distinct = distinct[0]<#m>, d2 = distinct[1]<unit>, d3 = distinct[2]<>} : () -> ()
"t.a"() {enc = tensor<4xf32, #m>, e2 = tensor<4xf32, {a = #se}>, f = (memref<3xi8, #m>) -> ()} : () -> ()
"t.a"() {o = #t.opaque<affine_map<(d0) -> (d0)>>} : () -> ()
"t.a"() {l = loc(fused<#m>["x"]), t = dense<1> : tensor<4xi32, #m>} : () -> ()
