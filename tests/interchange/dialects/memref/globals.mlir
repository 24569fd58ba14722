// Globals and their errors.

memref.global "private" @a : memref<2xf32> = dense<1.0> {sym_name = "b"}

// -----

memref.global "private" constant @a : memref<2xf32> = dense<1.0> {constant, alignment = 8 : i64}

// -----

memref.global @g : memref<4xf32, strided<[2]>> = dense<1.0>
