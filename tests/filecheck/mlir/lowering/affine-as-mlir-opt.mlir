// Bounds with several results, legal operations, and loads of constants: the same text as mlir-opt's.
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s -lower-affine > %t
// RUN: toy-opt %s -lower-affine | diff %t -

memref.global "private" constant @numbers : memref<2x2xi16> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @splat : memref<8xf32> = dense<0.5>
memref.global "private" @variable : memref<2xi16> = dense<[1, 2]>

func.func @bounds(%n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, 8, s1 + 2)>()[%n, %m] {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%m] to 100 {
    }
  }
  affine.parallel (%i, %j) = (max(0, %n), 1) to (min(%m, 7), 9) {
  }
  return
}

// Operations of arith, memref and scf are not folded; others are.
func.func @legal(%a: i32, %c: i1, %m: memref<?xf32>) -> (i32, i32, index) {
  %c1 = arith.constant 1 : i32
  %0 = affine.apply affine_map<() -> (0)>()
  %1 = arith.addi %c1, %a : i32
  %2 = arith.select %c, %1, %1 : i32
  %d = memref.dim %m, %0 : memref<?xf32>
  return %1, %2, %d : i32, i32, index
}

func.func @loads(%i: index) -> (i16, f32, i16, i16) {
  %n = memref.get_global @numbers : memref<2x2xi16>
  %s = memref.get_global @splat : memref<8xf32>
  %v = memref.get_global @variable : memref<2xi16>
  %0 = affine.load %n[1, 0] : memref<2x2xi16>
  %1 = affine.load %s[%i] : memref<8xf32>
  %2 = affine.load %n[0, %i] : memref<2x2xi16>
  %3 = affine.load %v[1] : memref<2xi16>
  return %0, %1, %2, %3 : i16, f32, i16, i16
}

module @inner {
  memref.global "private" constant @numbers : memref<2x2xi16> = dense<[[5, 6], [7, 8]]>
  func.func @loads() -> i16 {
    %n = memref.get_global @numbers : memref<2x2xi16>
    %0 = affine.load %n[1, 0] : memref<2x2xi16>
    return %0 : i16
  }
}
