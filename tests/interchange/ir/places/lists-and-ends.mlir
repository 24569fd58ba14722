// Errors in lists, and where the text ends too early: each at its place.

"t.x"() {a = [@s: 

// -----

"t.x"() {a = [@s::

// -----

"t.x"() {a = [@s:]} : () -> ()

// -----

"t.x"() {a = @s: i32} : () -> ()

// -----

func.func private @f(memref<?xf32, strided<[  ]>>) -> memref<?xf32, strided<[1], offset:   >>

// -----

func.func private @f(memref<?xf32, strided<[  - ]>>)

// -----

func.func private @f(memref<?xf32, strided<[1] ]>>)

// -----

func.func private @f(memref<?xf32, strided<[1], 3>>)

// -----

func.func private @f(memref<?xf32, strided<[1,

// -----

func.func private @f(memref<?xf32, 1, 2  >)

// -----

func.func private @f(memref<?xf32, 1, affine_map<(d0) -> (d0)>  >)

// -----

func.func private @f(memref<*xf32, affine_map<(d0) -> (d0)>  >)

// -----

func.func private @f(memref<?xf32,  >)

// -----

func.func private @f(memref<?xf32, 1,  >)

// -----

func.func private @f(memref<?xf32, affine_map<(d0, d1) -> (d0)>, 2, 3>)

// -----

func.func private @f(vector<[  ]xf32>)

// -----

func.func private @f(vector<2x[

// -----

"t.x"() {a = dense<[[1], 2  ]> : tensor<2xi32>} : () -> ()

// -----

"t.x"() {a = dense<[((1, 2), 3)]> : tensor<1xcomplex<i32>>} : () -> ()

// -----

"t.x"() {a = dense<[( (1, 2) )]> : tensor<1xcomplex<i32>>} : () -> ()

// -----

"t.x"() {a = array<i1: - 1>} : () -> ()

// -----

"t.x"() {a = array<f32: -

// -----

"t.x"() {a = dense_resource<

// -----

{-# external_resources: { o: { k:

// -----

{-# dialect_resources: { arith: { k: "0x00" } } #-}

// -----

{-# dialect_resources: { arith: } #-}

// -----

{-# dialect_resources: { arith: {  } } #-}

// -----

{-# dialect_resources: { nobody: [ } #-}

// -----

{-# dialect_resources: { nobody: { } } #-}

// -----

{-# dialect_resources: { scf: {
