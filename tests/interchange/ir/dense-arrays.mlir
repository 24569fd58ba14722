// Dense arrays of every element type.
"t.a"() {a = array<i8>, b = array<i8: 1, -2, 127, -128>, c = array<i1: true, false>, d = array<i1>, e = array<i16: 0, 1>, f = array<i32: 42>, g = array<i64: 9223372036854775807, -9223372036854775808>, h = array<f32: 1.0, -0.0, 0x7F800000>, i = array<f64: 1.5, 2.5e-7, 0x7FF0000000000001>, j = array<f32>, k = array<i8: 255>, l = array<i32: 0xFF>} : () -> ()

// -----

"t.x"() {a = array<i0>, b = array<i320>, c = array<i136: 1, -1, 0x1ffffffffffffffffffffffffffffffff>} : () -> ()

// -----

"t.x"() {a = array<i320: 1, -1, 0, 18446744073709551616, -340282366920938463463374607431768211457>} : () -> ()

// -----

"t.x"() {a = array<ui256: 340282366920938463463374607431768211456, 7>, b = array<si192: -5, 6>} : () -> ()
