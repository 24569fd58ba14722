// memref: globals of every kind, layouts, memory spaces, alignments.
memref.global @a : memref<2xf32>
memref.global "private" @b : memref<2xf32> = uninitialized
memref.global "private" constant @c : memref<f32> = dense<1.0>
memref.global constant @d : memref<2x2xi8> = dense<[[1, 2], [3, 4]]> {alignment = 32 : i64, foo}
memref.global "nested" @e : memref<2xf32, 3> = dense<0.0>
memref.global @s : memref<3xf32, strided<[2]>> = dense<0.0>
func.func @m(%i: index, %m: memref<?xf32>, %u: memref<*xf32>) {
  %0 = memref.get_global @a : memref<2xf32>
  %1 = memref.get_global @e : memref<2xf32, 3>
  %2 = memref.alloc(%i, %i) : memref<?x3x?xf32>
  %3 = memref.alloca()[%i] : memref<2xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.alloca() {alignment = 16 : i64, x} : memref<2xf32>
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %u : memref<*xf32>
  %5 = memref.load %m[%i] : memref<?xf32>
  %6 = memref.load %m[%i] {nontemporal = false} : memref<?xf32>
  %7 = memref.load %m[%i] {alignment = 8 : i64} : memref<?xf32>
  memref.store %5, %m[%i] {nontemporal = true, alignment = 4 : i64} : memref<?xf32>
  %8, %9 = "x.y"() : () -> (memref<2xf32, strided<[?], offset: ?>>, memref<4xvector<2xf32>>)
  %10 = memref.load %9[%i] : memref<4xvector<2xf32>>
  return
}
