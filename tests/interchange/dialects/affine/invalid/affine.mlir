func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (3, [%n]) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into () : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (%n : index, 2) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (x) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (-3, 2) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (3, 2, 4, 4) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.linearize_index [%n, %n] by (3, 2, 4, 4) : index
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.linearize_index [%n, %n] by () : index
  return
}
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n, %n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n] : tensor<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n] return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n * %n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.load %m[%n +] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %i = memref.load %m[%n] : memref<10xf32> %j = "t.x"() : () -> index affine.for %k = 0 to 10 { %j2 = "t.x"() : () -> index %0 = affine.load %m[%j2] : memref<10xf32> } return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<10xf32>, index) -> i32 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { "affine.load"(%m, %n, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<10xf32>, index, index) -> f32 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>, %v: i32) { affine.store %v, %m[%n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>, %v: i32) { "affine.store"(%v, %m, %n) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<10xf32>, index) -> () return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.vector_load %m[%n] : memref<10xf32>, vector<4xi32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.vector_load %m[%n] : memref<10xf32>, f32 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { %0 = affine.vector_load %m[%n] : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>, %v: vector<2xi8>) { affine.vector_store %v, %m[%n] : memref<10xf32>, vector<2xi8> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>, %v: vector<2xi8>) { affine.vector_store %v, %m[%n] : memref<10xf32>, f32 return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { affine.prefetch %m[%n], x, locality<3>, data : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { affine.prefetch %m[%n], read, locality<4>, data : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { affine.prefetch %m[%n], read, locality<3>, foo : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { affine.prefetch %m[%n, 0], read, locality<3>, data : memref<10xf32> return }
// -----
func.func @f(%n: index, %m: memref<10xf32>) { affine.prefetch %m[%n], read, locality(3), data : memref<10xf32> return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>() { } return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%n) { } return }
// -----
func.func @f(%n: index) { affine.if affine_map<(d0) -> (d0)>(%n) { } return }
// -----
func.func @f(%n: index) { affine.if %n { } return }
// -----
func.func @f(%n: index) { %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index { affine.yield %n : index } return }
// -----
func.func @f(%n: index) { %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index { affine.yield %n : index } else { } return }
// -----
func.func @f(%n: index, %f: f32) { %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index { affine.yield %n : index } else { affine.yield %f : f32 } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { %j = "t.x"() : () -> index affine.if affine_set<(d0) : (d0 >= 0)>(%j) { } } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] { } } return }
// -----
func.func @f(%n: index) { "affine.if"() <{condition = affine_set<(d0) : (d0 >= 0)>}> ({affine.yield}, {}) : () -> () return }
// -----
func.func @f(%n: i32) { "affine.if"(%n) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({affine.yield}, {}) : (i32) -> () return }
// -----
func.func @f(%n: index) { %0 = affine.min affine_map<(d0) -> (d0)>() return }
// -----
func.func @f(%n: index) { %0 = affine.min affine_map<() -> ()>() return }
// -----
func.func @f(%n: index) { %0 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%n) return }
// -----
func.func @f(%n: index) { %0 = affine.max affine_set<(d0) : (d0 >= 0)>(%n) return }
// -----
func.func @f(%n: index) { %0 = "affine.max"(%n, %n) <{map = affine_map<(d0) -> (d0)>}> : (index, index) -> index return }
// -----
func.func @f(%n: index) { %0:2 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n] return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0, 1) to (10) { } return }
// -----
func.func @f(%n: index) { affine.parallel (%i, %j) = (0, 1) to (10) { } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0) to (10) step (1, 2) { } return }
// -----
func.func @f(%n: index) { %0 = affine.parallel (%i) = (0) to (10) reduce ("foo") -> (f32) { } return }
// -----
func.func @f(%n: index, %f: f32) { %0 = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (f32) { affine.yield %f : f32 } return }
// -----
func.func @f(%n: i32) { %0 = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> (i32) { affine.yield %n : i32 } return }
// -----
func.func @f(%n: si32) { %0 = affine.parallel (%i) = (0) to (10) reduce ("minu") -> (si32) { affine.yield %n : si32 } return }
// -----
func.func @f(%n: index, %f: f32) { %0 = affine.parallel (%i) = (0) to (10) -> (f32) { affine.yield %f : f32 } return }
// -----
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (0) to (10) reduce ("addf") { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (min(0, 1)) to (10) { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (max()) to (10) { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (0) (10) { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (0) to (10) step (%n) { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (0) to (10) { affine.yield %f : f32 } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 { %j = "t.x"() : () -> index affine.parallel (%k) = (%j) to (10) { } } return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0, 1)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): affine.yield }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): affine.yield }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [77], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({ ^bb0(%i: index): affine.yield }) : () -> () return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step -1 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step %n { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to affine_map<(d0) -> (d0, 1)>(%n) { } return }
// -----
func.func @f(%n: index) { affine.for %i = max affine_map<(d0) -> (d0, 1)>(%n)[%n] to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = max affine_map<(d0) -> (d0, 1)>() to 10 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 iter_args(%a = %n) -> (i32) { } return }
// -----
func.func @f(%n: index) { %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) { } return }
// -----
func.func @f(%n: index, %f: f32) { %0 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) { affine.yield %f : f32 } return }
// -----
func.func @f(%n: index, %f: f32) { %0:2 = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index, index) { affine.yield %n : index } return }
// -----
func.func @f(%n: index, %f: f32) { affine.for %i = 0.0 to 10 { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.for %i = "x" to 10 { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.for %i = %f to 10 { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.for %i 0 to 10 { } return }
// -----
func.func @f(%n: index, %f: f32) { affine.yield return }
// -----
func.func @f(%s: memref<4xf32>, %t: memref<1xi32>, %n: index) { affine.dma_start %s[0], %s[0], %t[0], %n, %n : memref<4xf32>, memref<4xf32>, memref<1xi32> return }
// -----
func.func @f(%s: memref<4xf32>, %t: memref<1xi32>, %n: index) { affine.dma_start %s[0], %s[0], %t[0], %n : memref<4xf32>, memref<4xf32> return }
// -----
func.func @f(%s: tensor<4xf32>, %t: memref<1xi32>, %n: index) { affine.dma_start %s[0], %s[0], %t[0], %n : tensor<4xf32>, tensor<4xf32>, memref<1xi32> return }
// -----
func.func @f(%s: memref<4xf32>, %t: memref<1xi32>, %n: index) { affine.dma_start %s[0], %s[0], %t[0] : memref<4xf32>, memref<4xf32>, memref<1xi32> return }
// -----
func.func @f(%s: memref<4xf32>, %t: tensor<1xi32>, %n: index) { affine.dma_wait %t[0], %n : tensor<1xi32> return }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n) return }
// -----
func.func @f(%n: index) { affine.apply affine_map<(d0) -> (d0, d0)>(%n) return }
// -----
func.func @f(%n: index) { %0:2 = affine.apply affine_map<(d0) -> (d0, d0)>(%n) return }
// -----
func.func @f(%n: index) { %0:0 = affine.apply affine_map<(d0) -> ()>(%n) return }
// -----
func.func @f(%n: index) { affine.apply affine_map<(d0) -> ()>(%n) return }
// -----
func.func @f(%n: index) { %0:2 = affine.min affine_map<(d0) -> (d0, d0)>(%n) return }
