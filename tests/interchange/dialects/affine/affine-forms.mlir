// affine: bounds and subscripts of every kind.
#map2 = affine_map<(d0)[s0] -> (d0, s0)>
#map = affine_map<(d0, d1) -> (d0 + d1)>
#set = affine_set<(d0) : (d0 >= 0)>
func.func @f(%n: index, %m: memref<?x?xf64>, %k: memref<10xf64>) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n step 3 {
      %0 = affine.load %m[%i * 6 + %j, (%i + %j) floordiv 4] : memref<?x?xf64>
      %1 = affine.load %m[%i + symbol(%n) ceildiv 3, -%j] : memref<?x?xf64>
      %2 = affine.load %m[symbol(%n), %n] : memref<?x?xf64>
      affine.store %0, %m[7, %j mod 5 - 1] {foo = 1 : i32} : memref<?x?xf64>
      affine.store %0, %k[%i - %j] : memref<10xf64>
      %a = affine.apply #map(%i, %j)
      %b = affine.apply affine_map<(d0)[s0] -> (d0 * s0 + 3)>(%i)[%n]
    }
  }
  affine.for %i = #map(%n, %n) to 10 { }
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<()[s0] -> (s0)>()[%n] { }
  affine.for %i = affine_map<() -> (3)>() to affine_map<()[s0] -> (s0 + 1)>()[%n] step 1 { }
  affine.for %i = -5 to 5 { affine.yield }
  affine.for %i = max #map2(%n)[%n] to min #map2(%n)[%n] { }
  affine.for %i = max affine_map<(d0) -> (d0)>(%n) to 7 { }
  %z = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to 10 iter_args(%acc = %z) -> f64 {
    affine.yield %acc : f64
  } {foo}
  %q = affine.load %k[3] : memref<10xf64>
  %mm = memref.alloc() : memref<f64>
  %q2 = affine.load %mm[] : memref<f64>
  affine.store %q2, %mm[] : memref<f64>
  return
}
func.func @deep(%n : index) {
  affine.for %i = 0 to 10 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 2)>(%i) { affine.for %k = 0 to min affine_map<(d0, d1) -> (d0, d1, 5)>(%i, %j) { "a.b"(%k) : (index) -> () } } }
  return
}
func.func @aff2(%m: memref<10xf64>, %p : index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i * 2 mod 3] : memref<10xf64>
    %1 = affine.load %m[-(%i)] : memref<10xf64>
    %2 = affine.load %m[(%i * 2) floordiv 3 + 1 - %p] : memref<10xf64>
    %3 = affine.load %m[%i + %i] : memref<10xf64>
    %4 = affine.load %m[symbol(%p) * %i] : memref<10xf64>
    %5 = affine.load %m[%i * -1 - 1] : memref<10xf64>
    %6 = affine.load %m[symbol(%p) + symbol(%p) - %p] : memref<10xf64>
  }
  return
}
