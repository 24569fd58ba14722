// Infinities and what is not a number: printed as the bits of their type, but read as those of an f64, so that they do not
// come back from bytecode either, which holds this attribute as text.

"t.number"() {x = #complex.number<:f16 1.0e10, 0.1>} : () -> ()
"t.number"() {x = #complex.number<:f32 1.0, 0xffffffffffffffff>} : () -> ()
"t.number"() {x = #complex.number<:f16 0x7ff8123456789abc, 0xfff0000000000001>} : () -> ()
"t.number"() {x = #complex.number<:tf32 0.1, 0x7ff123456789abcd>} : () -> ()
"t.number"() {x = #complex.number<:f8E5M2 0.1, 0x7ff923456789abcd>} : () -> ()
"t.number"() {x = #complex.number<:f8E4M3FN 0.1, 0x7ff923456789abcd>} : () -> ()
