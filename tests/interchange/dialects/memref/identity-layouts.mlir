// A layout that is the identity is omitted, whatever symbols it has.

func.func private @a(memref<4xf32, affine_map<(d0)[s0] -> (d0)>>)
func.func private @b(memref<4x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0, d1)>>)
func.func private @c(memref<4x4xf32, affine_map<(d0, d1)[s0, s1] -> (d1, d0)>>)
func.func private @d(memref<f32, affine_map<()[s0] -> ()>>)
func.func private @e(memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>)
func.func private @g(memref<4xf32, affine_map<(d0)[s0] -> (d0)>, 3>)

// -----

func.func @x(%a: memref<f32, affine_map<() -> ()>>, %b: memref<4xf32, affine_map<(d0) -> (d0)>>, %c : memref<4xf32, strided<[1]>>, %d: memref<f32, strided<[]>>) {
  return
}

// -----

func.func @x(%a: memref<f32, affine_map<() -> (0)>>) {
  return
}
