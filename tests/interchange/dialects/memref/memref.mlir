// memref: allocation, globals, accesses.
memref.global "private" constant @table : memref<2x3xf64> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
memref.global @writable : memref<4xi32> = dense<0>
memref.global "private" @uninitialized : memref<3xf32> = uninitialized
memref.global @declared : memref<f64>
memref.global "public" constant @aligned : memref<2xf64> = dense<1.5> {alignment = 64 : i64}
func.func @f(%n: index, %s: index, %i: index) -> f64 {
  %0 = memref.alloc() : memref<2x3xf64>
  %1 = memref.alloc(%n) : memref<?x3xf64>
  %2 = memref.alloc() {alignment = 16 : i64} : memref<8xf64>
  %3 = memref.alloc(%n)[%s] : memref<?x4xf64, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %4 = memref.alloca() : memref<f64>
  %5 = memref.alloca(%n) {alignment = 8 : i64} : memref<?xf64>
  %6 = memref.get_global @table : memref<2x3xf64>
  %7 = memref.load %6[%i, %n] : memref<2x3xf64>
  memref.store %7, %0[%i, %i] : memref<2x3xf64>
  memref.store %7, %4[] : memref<f64>
  %8 = memref.load %4[] : memref<f64>
  %9 = memref.load %5[%i] {nontemporal = true} : memref<?xf64>
  memref.dealloc %0 : memref<2x3xf64>
  memref.dealloc %1 : memref<?x3xf64>
  return %8 : f64
}
