// Casts of memory that accesses take in, and loads from constant globals.

func.func @casts(%m: memref<4x8xf32>, %i: index, %v: vector<4xf32>, %x: f32, %t: memref<1xi32>) {
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %0 = affine.load %c[%i, 3] : memref<?x?xf32>
  affine.store %0, %c[%i, 3] : memref<?x?xf32>
  affine.prefetch %c[%i, 0], read, locality<3>, data : memref<?x?xf32>
  %1 = affine.vector_load %c[%i, 0] : memref<?x?xf32>, vector<4xf32>
  affine.vector_store %1, %c[%i, 0] : memref<?x?xf32>, vector<4xf32>
  %c128 = arith.constant 128 : index
  %tc = memref.cast %t : memref<1xi32> to memref<?xi32>
  affine.dma_start %c[%i, %i], %c[%i + 1, %i], %tc[%i], %c128 : memref<?x?xf32>, memref<?x?xf32>, memref<?xi32>
  affine.dma_wait %tc[%i], %c128 : memref<?xi32>
  "t.use"(%0, %1) : (f32, vector<4xf32>) -> ()
  return
}
// -----
memref.global constant @g : memref<4xf32> = dense<[0.0, 1.0, 2.0, 3.0]>
memref.global constant @s : memref<2x2xi32> = dense<7>
memref.global constant @u : memref<2x2xi32> = uninitialized
memref.global @n : memref<2x2xi32> = dense<7>
memref.global constant @z : memref<i32> = dense<7>
func.func @globals(%i: index) -> (f32, i32, i32, i32, i32, f32, f32, i32) {
  %g = memref.get_global @g : memref<4xf32>
  %s = memref.get_global @s : memref<2x2xi32>
  %u = memref.get_global @u : memref<2x2xi32>
  %n = memref.get_global @n : memref<2x2xi32>
  %z = memref.get_global @z : memref<i32>
  %c2 = arith.constant 2 : index
  %0 = affine.load %g[2] : memref<4xf32>
  %1 = affine.load %s[%i, 1] : memref<2x2xi32>
  %2 = affine.load %u[0, 1] : memref<2x2xi32>
  %3 = affine.load %n[0, 1] : memref<2x2xi32>
  %4 = affine.load %z[] : memref<i32>
  %5 = affine.load %g[%i] : memref<4xf32>
  %6 = affine.load %g[%c2 + 1] : memref<4xf32>
  %c = memref.cast %s : memref<2x2xi32> to memref<?x2xi32>
  %7 = affine.load %c[%i, 1] : memref<?x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, i32, i32, i32, i32, f32, f32, i32
}
// -----
memref.global constant @g : memref<4xf32> = dense<[0.0, 1.0, 2.0, 3.0]>
func.func @load_of_memref() -> (f32, f32, f32) {
  %g = memref.get_global @g : memref<4xf32>
  %c2 = arith.constant 2 : index
  %0 = memref.load %g[%c2] : memref<4xf32>
  %1 = affine.load %g[3] : memref<4xf32>
  return %0, %1, %0 : f32, f32, f32
}
// -----
memref.global constant @g : memref<2xi32> = dense<[1, 2]>
%g = memref.get_global @g : memref<2xi32>
%v = affine.load %g[1] : memref<2xi32>
"t.use"(%v) : (i32) -> ()
module @inner {
  memref.global constant @g : memref<2xi32> = dense<[3, 4]>
  func.func @f() -> i32 {
    %0 = memref.get_global @g : memref<2xi32>
    %1 = affine.load %0[1] : memref<2xi32>
    return %1 : i32
  }
  "t.op"() ({
    %2 = memref.get_global @g : memref<2xi32>
    %3 = affine.load %2[0] : memref<2xi32>
    "t.use"(%3) : (i32) -> ()
  }, {}) : () -> ()
  affine.for %i = 0 to 10 {
    %2 = memref.get_global @g : memref<2xi32>
    %3 = affine.load %2[0] : memref<2xi32>
    "t.use"(%3) : (i32) -> ()
  }
}
// -----
memref.global constant @e : memref<2xindex> = dense<[1, 2]>
memref.global constant @b : memref<2xi1> = dense<[true, false]>
memref.global constant @r : memref<2xi8> = dense_resource<foo>
memref.global constant @s : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global constant @k : memref<2xf32, strided<[1], offset: 0>> = dense<3.0>
func.func @kinds(%i: index) -> (index, i1, i8, complex<f32>, index, i1, i1) {
  %e = memref.get_global @e : memref<2xindex>
  %b = memref.get_global @b : memref<2xi1>
  %r = memref.get_global @r : memref<2xi8>
  %s = memref.get_global @s : memref<2xcomplex<f32>>
  %0 = affine.load %e[1] : memref<2xindex>
  %1 = affine.load %b[1] : memref<2xi1>
  %2 = affine.load %r[1] : memref<2xi8>
  %3 = affine.load %s[1] : memref<2xcomplex<f32>>
  %4 = affine.load %e[0] : memref<2xindex>
  %c1 = arith.constant 1 : index
  %5 = affine.load %b[symbol(%c1)] : memref<2xi1>
  %6 = affine.load %b[%c1 - 1] : memref<2xi1>
  return %0, %1, %2, %3, %4, %5, %6 : index, i1, i8, complex<f32>, index, i1, i1
}
