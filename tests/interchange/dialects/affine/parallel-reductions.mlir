// Reductions of affine.parallel: one result, several, no result.

func.func @f(%x: i32, %f: f32) -> (i32, i32, f32) {
  %9 = affine.parallel (%p) = (0) to (4) reduce ("addi") -> i32 {
    affine.yield %x : i32
  }
  %8:2 = affine.parallel (%p) = (0) to (4) reduce ("addi", "addf") -> (i32, f32) {
    affine.yield %x, %f : i32, f32
  }
  affine.parallel (%p) = (0) to (4) {
    affine.yield
  }
  return %9, %8#0, %8#1 : i32, i32, f32
}
