// Counts of bounds, steps and initial values of scf.parallel.

func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  } {mapping = [1]}
  return
}
