// Globals and their errors, each at its place.

"memref.global"() {type = i32} : () -> ()

// -----

"memref.global"() {sym_visibility = 1, type = i32} : () -> ()

// -----

"memref.global"() {sym_visibility = 1, sym_name = "a"} : () -> ()

// -----

memref.global @g : f32

// -----

memref.global @g : memref<*xf32>

// -----

memref.global @g : memref<?xf32>

// -----

memref.global @g : memref<4xf32> = 1

// -----

memref.global @g : memref<4xf32> = dense<1>

// -----

memref.global @g : memref<4xf32> = dense<1.0> : tensor<3xf32>

// -----

memref.global @g : memref<4xf32> = dense<[1.0, 2.0]>

// -----

memref.global @g : memref<4xf32> = foo

// -----

memref.global "foo" @g : memref<4xf32>

// -----

memref.global "private" @g : memref<4xf32> = uninitialized {alignment = 3}

// -----

memref.global "private" @g : memref<4xf32> = uninitialized {alignment = 0 : i64}

// -----

memref.global constant "private" @g : memref<4xf32>

// -----

memref.global @g memref<4xf32>

// -----

memref.global g : memref<4xf32>

// -----

memref.global "private" constant @g : memref<4xf32> =

// -----

memref.global @g : memref<4xi32> = dense<1.0>

// -----

memref.global @g : i32 = dense<1>
