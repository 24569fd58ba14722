// Valid memory spaces; the number 0 means the default.
"a"() : () -> (memref<4xf32, 0>, memref<4xf32, 0 : i32>, memref<4xf32, false>)
"a"() : () -> (memref<4xf32, 1>, memref<4xf32, 1 : i32>, memref<4xf32, true>, memref<*xf32, -1 : i8>)
"a"() : () -> (memref<4xf32, "">, memref<4xf32, "near">, memref<4xf32, {}>, memref<4xf32, {a = 1}>)
"a"() : () -> (memref<0xf32>, memref<0x4xf32, 2>, memref<f32, 3>)
