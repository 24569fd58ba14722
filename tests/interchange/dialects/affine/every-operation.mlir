#map = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>
#set = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 >= 0)>
func.func @f(%n: index, %m: memref<?x10xf32>, %v: f32, %vm: memref<8xvector<2xf32>>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i, 3] : memref<?x10xf32>
    affine.store %0, %m[%i + 1, symbol(%n)] : memref<?x10xf32>
    %1 = affine.vector_load %m[%i, %c0] : memref<?x10xf32>, vector<4xf32>
    affine.vector_store %1, %m[%i * 2, 5 - 3] : memref<?x10xf32>, vector<4xf32>
    affine.prefetch %m[%i, %i + 5], read, locality<3>, data : memref<?x10xf32>
    affine.prefetch %m[%i, 0], write, locality<0>, instr {t.note} : memref<?x10xf32>
    affine.if #set(%i)[%n] {
      "t.x"(%i) : (index) -> ()
    }
    affine.if #set(%i)[%n] {
      "t.x"(%i) : (index) -> ()
    } else {
      "t.y"() : () -> ()
    } {t.note}
    %2 = affine.if #set(%i)[%n] -> f32 {
      affine.yield %v : f32
    } else {
      affine.yield %0 : f32
    }
    %3 = affine.min #map(%i)[%n]
    %4 = affine.max #map(%i)[%n] {t.note}
    %5 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 3 + s0)>(%i)[%n]
  } {t.note}
  affine.for %i = max #map(%n)[%n] to min #map(%n)[%n] step 2 {
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<()[s0] -> (s0 * 2)>()[%n] {
  }
  %r:2 = affine.for %i = %n to %n iter_args(%a = %v, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  }
  affine.parallel (%i, %j) = (0, 0) to (%n, 10) {
    affine.store %v, %m[%i, %j] : memref<?x10xf32>
  }
  affine.parallel (%i) = (max(0, %n)) to (min(%n, 10, %n * 2)) step (3) {
  } {t.note}
  %s:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %v, %v : f32, f32
  }
  affine.parallel () = () to () {
  }
  %d:2 = affine.delinearize_index %n into (3, 4) : index, index
  %e:3 = affine.delinearize_index %n into (%n, 3, 4) : index, index, index
  %g:3 = affine.delinearize_index %n into (3, 4) : index, index, index
  %l = affine.linearize_index [%n, %c0] by (3, 4) : index
  %k = affine.linearize_index disjoint [%n, %c0] by (%n, 4) : index
  %h = affine.linearize_index disjoint [%n, %c0, %n] by (%n, 4) : index
  return
}
func.func @dma(%src: memref<40x128xf32>, %dst: memref<2x1024xf32, 1>, %tag: memref<1xi32, 2>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %src[%i, %i + 7], %dst[%i, 0], %tag[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
    affine.dma_start %src[%i, 0], %dst[%i, 0], %tag[0], %n, %n, %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
    affine.dma_wait %tag[%i + 3], %n : memref<1xi32, 2>
  }
  return
}
