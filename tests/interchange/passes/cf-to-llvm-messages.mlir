// options: -convert-cf-to-llvm

func.func @assert_one(%c: i1) {
  cf.assert %c, "a"
  return
}
func.func @assert_two(%c: i1) {
  cf.assert %c, "b"
  return
}
