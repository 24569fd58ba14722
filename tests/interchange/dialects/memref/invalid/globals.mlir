func.func @f() {
  %0 = memref.get_global @nope : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @f : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @nope : memref<?xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global nope : memref<4xf32>
  return
}
// -----
memref.global @a : memref<?xf32>
// -----
memref.global @a : tensor<4xf32>
// -----
memref.global @a : f32
// -----
memref.global @a : memref<4xf32> = dense<1> : tensor<4xi32>
// -----
memref.global @a : memref<4xf32> = dense<1.0> : tensor<5xf32>
// -----
memref.global @a : memref<4xf32> = 1.0
// -----
memref.global @a : memref<4xf32> = "x"
// -----
memref.global @a : memref<4xf32> = dense<[1.0, 2.0]>
// -----
memref.global @a : memref<4xf32> = dense<1.0> {alignment = 3 : i64}
// -----
memref.global @a : memref<4xf32> = dense<1.0> {alignment = 4 : i32}
// -----
memref.global @a : memref<4xf32> =
// -----
memref.global "foo" @a : memref<4xf32>
// -----
memref.global : memref<4xf32>
// -----
memref.global constant : memref<4xf32>
// -----
memref.global @a memref<4xf32>
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = 3 : i32}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<?xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = tensor<4xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, alignment = 3 : i64}> : () -> ()
// -----
"memref.global"() <{sym_name = "a"}> : () -> ()
// -----
"memref.global"() <{type = memref<4xf32>}> : () -> ()
// -----
memref.global @a : memref<4xf32> memref.global @a : memref<4xf32>
// -----
memref.global @a : memref<4xf32> func.func @g() { %0 = memref.get_global @a : memref<5xf32> return }
// -----
memref.global @a : memref<4xf32> func.func @g() { %0 = memref.get_global @a : memref<4xf32, 1> return }
