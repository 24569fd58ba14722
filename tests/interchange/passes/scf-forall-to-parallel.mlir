// options: -scf-forall-to-parallel

func.func @copy(%a: memref<8x9xf32>, %b: memref<8x9xf32>) {
  scf.forall (%i, %j) in (8, 9) {
    %0 = memref.load %a[%i, %j] : memref<8x9xf32>
    memref.store %0, %b[%i, %j] : memref<8x9xf32>
  }
  return
}

// -----

func.func @range(%a: memref<?xf32>, %x: f32, %l: index, %u: index, %s: index) {
  scf.forall (%i) = (%l) to (%u) step (%s) {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  return
}
