// affine: loops with constant, symbolic and multiple bounds, accesses by map.
func.func @loops(%n: index, %m: memref<10x20xf64>, %v: memref<?xf64>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 step 4 {
      %0 = affine.load %m[%i, %j] : memref<10x20xf64>
      affine.store %0, %m[%i, %j + 3] : memref<10x20xf64>
    }
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %v[%i] : memref<?xf64>
    affine.store %0, %v[%i mod 3 + symbol(%n) floordiv 2] {t.note} : memref<?xf64>
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to min affine_map<()[s0] -> (s0, 100)>()[%n] {
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 1)>(%n)[%n] to min affine_map<(d0) -> (d0 * 2, 64)>(%n) step 2 {
    %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0)>(%i, %i)[%n]
    %2 = affine.apply affine_map<() -> (5)>()
  } {t.loop = "x"}
  return
}

func.func @reduction(%m: memref<10xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %sum = affine.for %i = 0 to 10 iter_args(%acc = %zero) -> (f64) {
    %0 = affine.load %m[%i] : memref<10xf64>
    %1 = arith.addf %acc, %0 : f64
    affine.yield %1 : f64
  }
  %two:2 = affine.for %i = 0 to 10 step 5 iter_args(%a = %sum, %b = %zero) -> (f64, f64) {
    affine.yield %b, %a : f64, f64
  }
  return %two#1 : f64
}
