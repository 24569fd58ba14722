// options: -scf-parallel-loop-tiling=parallel-loop-tile-sizes=3,4

func.func @add(%a: memref<8x9xf32>, %b: memref<8x9xf32>, %c: memref<8x9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c1, %c1) {
    %0 = memref.load %a[%i, %j] : memref<8x9xf32>
    memref.store %0, %b[%i, %j] : memref<8x9xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c1, %c1) {
    %0 = memref.load %b[%i, %j] : memref<8x9xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %c[%i, %j] : memref<8x9xf32>
    scf.reduce
  }
  return
}

// -----

func.func @unlike(%a: memref<8xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %zero, %a[%i] : memref<8xf32>
    scf.reduce
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {
    %0 = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%0 : f32) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }
  }
  return %s : f32
}
