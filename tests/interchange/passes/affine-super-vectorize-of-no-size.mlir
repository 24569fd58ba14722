// options: -affine-super-vectorize=virtual-vector-size=0

func.func @f() {
  return
}
