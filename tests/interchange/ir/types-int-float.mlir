// Integer, float, index and none types, and the aggregates of them.
"t.a"() : () -> (i0, i1, i2, i8, i16, i32, i64, i65, i128, i16777215, si1, si8, si64, ui1, ui8, ui16777215, si0, ui0)
"t.a"() : () -> (f16, bf16, f32, tf32, f64, f80, f128, f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E3M4, f8E4M3, f8E4M3FN, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E5M2, f8E5M2FNUZ, f8E8M0FNU)
"t.a"() : () -> (index, none, complex<i32>, complex<f32>, complex<ui8>, complex<si8>, complex<f8E5M2>, tuple<>, tuple<none>, tuple<i32, (i32) -> i32, tuple<>>)
"t.a"() : () -> (() -> (), () -> i32, (i32) -> (), (i32, i64) -> (f32, f64), () -> (() -> ()), (() -> ()) -> (), () -> ((i32) -> (i32)), (tuple<>) -> tuple<>)
"t.a"() {b = () -> (i32)} : () -> ()
