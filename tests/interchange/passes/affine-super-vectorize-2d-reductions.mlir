// options: -affine-super-vectorize=virtual-vector-size=4,8 vectorize-reductions=true

func.func @f() {
  return
}
