"a"() : () -> memref<4xf32, 1.0 : f32>

// -----

"a"() : () -> memref<4xf32, [1]>

// -----

"a"() : () -> memref<4xf32, unit>

// -----

"a"() : () -> memref<4xf32, @x>

// -----

"a"() : () -> memref<4xf32, dense<1> : tensor<1xi32>>

// -----

"a"() : () -> memref<4xf32, i32>

// -----

"a"() : () -> memref<4xf32, #unknown.space>

// -----

"a"() : () -> memref<4xf32, 1, 2>

// -----

"a"() : () -> vector<0xf32>

// -----

"a"() : () -> vector<?xf32>

// -----

"a"() : () -> vector<4xtensor<2xf32>>

// -----

func.func @f(%a: i32 {fruit = 1}) {
  return
}

// -----

"a"() {map = affine_map<(d0) -> (floordiv(d0, 2))>} : () -> ()
