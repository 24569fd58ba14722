// options: -finalize-memref-to-llvm -allow-unregistered-dialect

func.func @alloc() -> memref<f32> {
  %0 = memref.alloc() : memref<f32>
  return %0 : memref<f32>
}

// -----

func.func @alloc_dealloc(%n: index, %m: index) {
  %0 = memref.alloc(%n, %m) : memref<?x42x?xf32>
  memref.dealloc %0 : memref<?x42x?xf32>
  return
}

// -----

func.func @alloc_align(%n: index) -> memref<?x4xf64> {
  %0 = memref.alloc(%n) {alignment = 32 : i64} : memref<?x4xf64>
  return %0 : memref<?x4xf64>
}

// -----

func.func @alloc_complex(%n: index) -> memref<?xcomplex<f32>> {
  %0 = memref.alloc(%n) : memref<?xcomplex<f32>>
  return %0 : memref<?xcomplex<f32>>
}

// -----

func.func @alloc_vec() -> memref<4xvector<3x4xf32>> {
  %0 = memref.alloc() : memref<4xvector<3x4xf32>>
  return %0 : memref<4xvector<3x4xf32>>
}

// -----

func.func @alloc_index() -> memref<4xindex> {
  %0 = memref.alloc() : memref<4xindex>
  return %0 : memref<4xindex>
}

// -----

func.func @alloc_mm() -> memref<4xmemref<2x?xf32>> {
  %0 = memref.alloc() : memref<4xmemref<2x?xf32>>
  return %0 : memref<4xmemref<2x?xf32>>
}

// -----

func.func @alloc_mum() -> memref<4xmemref<*xf32>> {
  %0 = memref.alloc() : memref<4xmemref<*xf32>>
  return %0 : memref<4xmemref<*xf32>>
}

// -----

func.func @alloc_space() -> memref<4xf32, 3> {
  %0 = memref.alloc() : memref<4xf32, 3>
  memref.dealloc %0 : memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}

// -----

func.func @alloca(%n: index) -> memref<?x4xf32> {
  %0 = memref.alloca(%n) {alignment = 16 : i64} : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// -----

func.func @alloca_space() -> memref<4xf32, 5> {
  %0 = memref.alloca() : memref<4xf32, 5>
  return %0 : memref<4xf32, 5>
}

// -----

func.func @alloc_map(%n: index) -> memref<?xf32, affine_map<(d0) -> (d0 + 1)>> {
  %0 = memref.alloc(%n) : memref<?xf32, affine_map<(d0) -> (d0 + 1)>>
  return %0 : memref<?xf32, affine_map<(d0) -> (d0 + 1)>>
}

// -----

func.func @alloc_strided(%n: index) -> memref<?xf32, strided<[1]>> {
  %0 = memref.alloc(%n) : memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}

// -----

func.func @alloc_strided2(%n: index) -> memref<?x?xf32, strided<[10, 1]>> {
  %0 = memref.alloc(%n, %n) : memref<?x?xf32, strided<[10, 1]>>
  return %0 : memref<?x?xf32, strided<[10, 1]>>
}

// -----

func.func @alloc_i3() -> memref<4x0xi3> {
  %0 = memref.alloc() : memref<4x0xi3>
  return %0 : memref<4x0xi3>
}

// -----

func.func @load(%m: memref<10x42xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<10x42xf32>
  return %0 : f32
}

// -----

func.func @load0(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] {nontemporal = true} : memref<f32>
  return %0 : f32
}

// -----

func.func @load_dyn(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] {alignment = 8 : i64} : memref<?x?xf32>
  return %0 : f32
}

// -----

func.func @load_strided(%m: memref<?x4xindex, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> index {
  %0 = memref.load %m[%i, %j] : memref<?x4xindex, strided<[?, 1], offset: ?>>
  return %0 : index
}

// -----

func.func @load_offset(%m: memref<4x4xi8, strided<[7, 2], offset: 5>>, %i: index, %j: index) -> i8 {
  %0 = memref.load %m[%i, %j] : memref<4x4xi8, strided<[7, 2], offset: 5>>
  return %0 : i8
}

// -----

func.func @load_map(%m: memref<4x4xi8, affine_map<(d0, d1) -> (d1 * 4 + d0)>>, %i: index, %j: index) -> i8 {
  %0 = memref.load %m[%i, %j] : memref<4x4xi8, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  return %0 : i8
}

// -----

func.func @load_mapq(%m: memref<4x4xi8, affine_map<(d0, d1) -> (d1 floordiv 4, d0)>>, %i: index, %j: index) -> i8 {
  %0 = memref.load %m[%i, %j] : memref<4x4xi8, affine_map<(d0, d1) -> (d1 floordiv 4, d0)>>
  return %0 : i8
}

// -----

func.func @store(%m: memref<10x42xf32>, %i: index, %j: index, %x: f32) {
  memref.store %x, %m[%i, %j] {nontemporal = true} : memref<10x42xf32>
  return
}

// -----

func.func @store_vec(%m: memref<?xvector<4xf32>>, %i: index, %x: vector<4xf32>) {
  memref.store %x, %m[%i] {alignment = 32 : i64} : memref<?xvector<4xf32>>
  return
}

// -----

func.func @store_cplx(%m: memref<?xcomplex<f64>>, %i: index, %x: complex<f64>) {
  memref.store %x, %m[%i] : memref<?xcomplex<f64>>
  return
}

// -----

func.func @store_mm(%m: memref<?xmemref<?xf32>>, %i: index, %x: memref<?xf32>) {
  memref.store %x, %m[%i] : memref<?xmemref<?xf32>>
  return
}

// -----

func.func @prefetch(%m: memref<?x?xf32>, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], write, locality<3>, data : memref<?x?xf32>
  memref.prefetch %m[%i, %j], read, locality<0>, instr : memref<?x?xf32>
  return
}

// -----

func.func @rank(%m: memref<?x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<?x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}

// -----

func.func @dim(%m: memref<?x3xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<?x3xf32>
  %1 = memref.dim %m, %c1 : memref<?x3xf32>
  %2 = memref.dim %m, %i : memref<?x3xf32>
  return %0, %1, %2 : index, index, index
}

// -----

func.func @dim_u(%m: memref<*xf32>, %i: index) -> index {
  %2 = memref.dim %m, %i : memref<*xf32>
  return %2 : index
}

// -----

func.func @dim_us(%m: memref<*xf32, 3>, %i: index) -> index {
  %2 = memref.dim %m, %i : memref<*xf32, 3>
  return %2 : index
}

// -----

func.func @cast(%m: memref<2x3xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %m : memref<2x3xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @cast_ru(%m: memref<2x3xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<2x3xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @cast_ur(%m: memref<*xf32>) -> memref<?x3xf32> {
  %0 = memref.cast %m : memref<*xf32> to memref<?x3xf32>
  return %0 : memref<?x3xf32>
}

// -----

func.func @cast_uu(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @cast_str(%m: memref<2x3xf32, strided<[3, 1]>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.cast %m : memref<2x3xf32, strided<[3, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @view(%m: memref<2048xi8>, %o: index, %n: index) {
  %0 = memref.view %m[%o][] : memref<2048xi8> to memref<f32>
  %1 = memref.view %m[%o][%n] : memref<2048xi8> to memref<?x4xf32>
  %2 = memref.view %m[%o][%n, %n] : memref<2048xi8> to memref<4x?x?xf32>
  %3 = memref.view %m[%o][] : memref<2048xi8> to memref<64x4xf32>
  return
}

// -----

func.func @view_space(%m: memref<2048xi8, 4>, %o: index, %n: index) {
  %1 = memref.view %m[%o][%n] : memref<2048xi8, 4> to memref<?x4xf32, 4>
  %2 = memref.view %m[%o][] : memref<2048xi8, 4> to memref<0x4xf32, 4>
  return
}

// -----

func.func @subview(%m: memref<64x4xf32>, %o: index) -> memref<?x2xf32, strided<[4, 1], offset: ?>> {
  %1 = memref.subview %m[%o, 0][%o, 2][1, 1] : memref<64x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  return %1 : memref<?x2xf32, strided<[4, 1], offset: ?>>
}

// -----

func.func @expand(%m: memref<64x4xf32>) -> memref<8x8x4xf32> {
  %1 = memref.expand_shape %m [[0, 1], [2]] output_shape [8, 8, 4] : memref<64x4xf32> into memref<8x8x4xf32>
  return %1 : memref<8x8x4xf32>
}

// -----

func.func @collapse(%m: memref<64x4xf32>) -> memref<256xf32> {
  %1 = memref.collapse_shape %m [[0, 1]] : memref<64x4xf32> into memref<256xf32>
  return %1 : memref<256xf32>
}

// -----

func.func @copy(%m: memref<2x?xf32>, %n: memref<2x?xf32>) {
  memref.copy %m, %n : memref<2x?xf32> to memref<2x?xf32>
  return
}

// -----

func.func @copy_strided(%m: memref<2x4xf32, strided<[?, 1], offset: ?>>, %n: memref<2x4xf32>) {
  memref.copy %m, %n : memref<2x4xf32, strided<[?, 1], offset: ?>> to memref<2x4xf32>
  return
}

// -----

func.func @copy_contig(%m: memref<2x4xf32, strided<[4, 1], offset: ?>>, %n: memref<2x4xf32>) {
  memref.copy %m, %n : memref<2x4xf32, strided<[4, 1], offset: ?>> to memref<2x4xf32>
  return
}

// -----

func.func @copy_empty(%m: memref<0x4xf32, strided<[4, 1], offset: ?>>, %n: memref<0x4xf32>) {
  memref.copy %m, %n : memref<0x4xf32, strided<[4, 1], offset: ?>> to memref<0x4xf32>
  return
}

// -----

func.func @copy_unranked(%m: memref<*xvector<2xf32>>, %n: memref<*xvector<2xf32>>) {
  memref.copy %m, %n : memref<*xvector<2xf32>> to memref<*xvector<2xf32>>
  return
}

// -----

func.func @copy_mixed(%m: memref<*xi1>, %n: memref<4xi1>) {
  memref.copy %m, %n : memref<*xi1> to memref<4xi1>
  memref.copy %n, %m : memref<4xi1> to memref<*xi1>
  return
}

// -----

func.func @reinterpret(%m: memref<*xf32>, %n: memref<?xf32>, %o: index) {
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [10, %o], strides: [%o, 1] : memref<*xf32> to memref<10x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %n to offset: [3], sizes: [%o], strides: [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: 3>>
  %2 = memref.reinterpret_cast %n to offset: [0], sizes: [], strides: [] : memref<?xf32> to memref<f32>
  return
}

// -----

func.func @reshape(%m: memref<*xf32>, %s: memref<2xindex>) -> memref<?x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @reshape_i32(%m: memref<?xf32>, %s: memref<2xi32>) -> memref<4x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xi32>) -> memref<4x?xf32>
  return %0 : memref<4x?xf32>
}

// -----

func.func @reshape_i64(%m: memref<?xf32>, %s: memref<2xi64>) -> memref<?x4xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xi64>) -> memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// -----

func.func @reshape_u(%m: memref<?xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @reshape_uu(%m: memref<*xf32>, %s: memref<?xi32>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.rank %0 : memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @transpose(%m: memref<?x?x4xf32>) {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<?x?x4xf32> to memref<4x?x?xf32, strided<[1, ?, 4]>>
  %1 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<?x?x4xf32> to memref<?x?x4xf32, strided<[?, 4, 1]>>
  return
}

// -----

func.func @mscast(%m: memref<?x4xf32, 3>) -> memref<?x4xf32> {
  %0 = memref.memory_space_cast %m : memref<?x4xf32, 3> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// -----

func.func @mscastu(%m: memref<*xf32, 3>) -> memref<*xf32, 5> {
  %0 = memref.memory_space_cast %m : memref<*xf32, 3> to memref<*xf32, 5>
  return %0 : memref<*xf32, 5>
}

// -----

func.func @eapi(%m: memref<?x4xf32, 3>, %u: memref<*xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32, 3> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return
}

// -----

func.func @esm(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// -----

func.func @assume(%m: memref<?x4xf32>, %n: memref<4xf16, strided<[1], offset: ?>>) {
  %0 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %1 = memref.assume_alignment %n, 32 : memref<4xf16, strided<[1], offset: ?>>
  return
}

// -----

memref.global "private" constant @g : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global @h : memref<2xf32> = uninitialized
memref.global "private" @i : memref<4xi32, 3> {alignment = 64}
memref.global constant @j : memref<i32> = dense<3>
memref.global "nested" @k : memref<f32> = dense<3.5>
memref.global @l : memref<index> = dense<3>
func.func @get() {
  %0 = memref.get_global @g : memref<2x2xf32>
  %1 = memref.get_global @h : memref<2xf32>
  %2 = memref.get_global @i : memref<4xi32, 3>
  %3 = memref.get_global @j : memref<i32>
  return
}

// -----

func.func @scope(%n: index) -> index {
  %r = memref.alloca_scope -> (index) {
    %0 = memref.alloca(%n) : memref<?xf32>
    memref.alloca_scope.return %n : index
  }
  return %r : index
}

// -----

func.func @scope0(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @atomic(%m: memref<10xi32>, %f: memref<10xf32>, %x: i32, %y: f32, %i: index) {
  %0 = memref.atomic_rmw assign %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %1 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %2 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %3 = memref.atomic_rmw mins %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %4 = memref.atomic_rmw maxu %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %5 = memref.atomic_rmw minu %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %6 = memref.atomic_rmw ori %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %7 = memref.atomic_rmw andi %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %8 = memref.atomic_rmw xori %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %9 = memref.atomic_rmw muli %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %10 = memref.atomic_rmw addf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %11 = memref.atomic_rmw maximumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %12 = memref.atomic_rmw minimumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %13 = memref.atomic_rmw maxnumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %14 = memref.atomic_rmw minnumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %15 = memref.atomic_rmw mulf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %16 = memref.atomic_rmw assign %y, %f[%i] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @generic(%m: memref<10xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%old: i32):
    %c1 = arith.constant 1 : i32
    %1 = arith.addi %old, %c1 : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}

// -----

func.func @realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @distinct(%a: memref<4xf32>, %b: memref<4xf32>) {
  %0:2 = memref.distinct_objects %a, %b : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma(%a: memref<4xf32>, %t: memref<1xi32>, %b: memref<4xf32, 1>, %i: index) {
  memref.dma_start %a[%i], %b[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}

// -----

func.func @space_attr(%a: memref<4xf32, "x">, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4xf32, "x">
  return %0 : f32
}

// -----

func.func @free_unranked(%m: memref<*xf32>) {
  memref.dealloc %m : memref<*xf32>
  return
}

// -----

func.func @unused() {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// -----

func.func @tensor_elt(%m: memref<?xf8E4M3FN>, %i: index) -> f8E4M3FN {
  %0 = memref.load %m[%i] : memref<?xf8E4M3FN>
  return %0 : f8E4M3FN
}

// -----

func.func @ptr_elt(%m: memref<?x!llvm.ptr>, %i: index) -> !llvm.ptr {
  %0 = memref.load %m[%i] : memref<?x!llvm.ptr>
  return %0 : !llvm.ptr
}

// -----

func.func @ui(%m: memref<?xui8>, %i: index) -> ui8 {
  %0 = memref.load %m[%i] : memref<?xui8>
  return %0 : ui8
}

// -----

func.func @three(%a: memref<4xf32>, %b: memref<?xf32, strided<[1], offset: ?>>, %c: memref<4x4xi8>) {
  %0:3 = memref.distinct_objects %a, %b, %c : memref<4xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<4x4xi8>
  return
}

// -----

func.func @atomics2(%m: memref<?x8xi32>, %f: memref<4xf16, strided<[2], offset: 3>>, %x: i32, %y: f16, %i: index) -> (i32, f16) {
  %0 = memref.atomic_rmw addi %x, %m[%i, %i] : (i32, memref<?x8xi32>) -> i32
  %1 = memref.atomic_rmw addf %y, %f[%i] : (f16, memref<4xf16, strided<[2], offset: 3>>) -> f16
  return %0, %1 : i32, f16
}

// -----

func.func @atomic_index(%m: memref<8xindex>, %x: index, %i: index) -> index {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (index, memref<8xindex>) -> index
  return %0 : index
}

// -----

func.func @generic_llvm(%m: memref<10xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%old: i32):
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %old, %c1 : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}

// -----

// differs: MLIR looks for the value among those of the body only
func.func @generic_outer(%m: memref<10xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %x : i32
  }
  %1 = memref.load %m[%i] : memref<10xi32>
  return %1 : i32
}

// -----

func.func @generic_load(%m: memref<10xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%old: f32):
    %1 = memref.load %m[%i] : memref<10xf32>
    memref.atomic_yield %1 : f32
  }
  return
}

// -----

func.func @mixed_order(%a: memref<4xf32>, %i: index, %b: memref<4xf32>, %j: index) -> f32 {
  %0 = memref.load %b[%j] : memref<4xf32>
  %1 = memref.load %a[%i] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  memref.store %2, %b[%i] : memref<4xf32>
  return %2 : f32
}

// -----

func.func @loops(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<?xf32>
    %1 = arith.mulf %0, %0 : f32
    memref.store %1, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @blocks(%m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^bb1(%m : memref<?xf32>), ^bb2
^bb1(%a: memref<?xf32>):
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  %0 = memref.alloc(%d) : memref<?xf32>
  return %0 : memref<?xf32>
^bb2:
  return %m : memref<?xf32>
}

// -----

func.func @unknown(%m: memref<4xf32>, %i: index) {
  %0 = "test.index"() : () -> index
  %1 = memref.load %m[%0] : memref<4xf32>
  "test.use"(%1) : (f32) -> ()
  return
}

// -----

func.func @strided_rank0(%m: memref<f32, strided<[], offset: ?>>) -> f32 {
  %0 = memref.load %m[] : memref<f32, strided<[], offset: ?>>
  return %0 : f32
}

// -----

func.func @negative(%m: memref<4x4xf32, strided<[-4, 1], offset: 12>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[-4, 1], offset: 12>>
  return %0 : f32
}

// -----

func.func @copy_row(%a: memref<1x4xf32, strided<[100, 1], offset: 3>>, %b: memref<1x4xf32>) {
  memref.copy %a, %b : memref<1x4xf32, strided<[100, 1], offset: 3>> to memref<1x4xf32>
  return
}

// -----

func.func @copy_gap(%a: memref<2x4xf32, strided<[100, 1], offset: 3>>, %b: memref<2x4xf32>) {
  memref.copy %a, %b : memref<2x4xf32, strided<[100, 1], offset: 3>> to memref<2x4xf32>
  return
}

// -----

func.func @copy_dyn_strided(%a: memref<?xf32, strided<[1], offset: ?>>, %b: memref<?xf32>) {
  memref.copy %a, %b : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
  return
}

// -----

func.func @copy_scalar(%a: memref<f32>, %b: memref<f32, strided<[], offset: 2>>) {
  memref.copy %a, %b : memref<f32> to memref<f32, strided<[], offset: 2>>
  return
}

// -----

func.func @copy_spaces(%a: memref<4xf32, 1>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<4xf32, 1> to memref<4xf32>
  return
}

// -----

func.func @copy_spaces_u(%a: memref<*xf32, 1>, %b: memref<?xf32, strided<[2]>>) {
  memref.copy %a, %b : memref<*xf32, 1> to memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @space_u(%a: memref<*xf32, 1>) -> (memref<?xf32, 1>, index) {
  %0 = memref.cast %a : memref<*xf32, 1> to memref<?xf32, 1>
  %1 = memref.rank %a : memref<*xf32, 1>
  memref.dealloc %a : memref<*xf32, 1>
  return %0, %1 : memref<?xf32, 1>, index
}

// -----

func.func @rc_space(%a: memref<*xf32, 1>, %n: index) -> memref<?xf32, 1> {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<*xf32, 1> to memref<?xf32, 1>
  return %0 : memref<?xf32, 1>
}

// -----

func.func @reshape_space(%m: memref<?xf32, 2>, %s: memref<?xindex, 3>) -> memref<*xf32, 2> {
  %0 = memref.reshape %m(%s) : (memref<?xf32, 2>, memref<?xindex, 3>) -> memref<*xf32, 2>
  return %0 : memref<*xf32, 2>
}

// -----

func.func @reshape0(%m: memref<1xf32>, %s: memref<0xindex>) -> memref<f32> {
  %0 = memref.reshape %m(%s) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  return %0 : memref<f32>
}

// -----

func.func @reshape_static(%m: memref<2x3xf32>, %s: memref<3xindex>) -> memref<3x1x2xf32> {
  %0 = memref.reshape %m(%s) : (memref<2x3xf32>, memref<3xindex>) -> memref<3x1x2xf32>
  return %0 : memref<3x1x2xf32>
}

// -----

func.func @scopes(%n: index, %c: i1) {
  memref.alloca_scope {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xi8>
      memref.alloca_scope.return
    }
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @scope_values(%n: f32) -> f32 {
  %r:2 = memref.alloca_scope -> (f32, i32) {
    %c = llvm.mlir.constant(1 : i32) : i32
    memref.alloca_scope.return %n, %c : f32, i32
  }
  return %r#0 : f32
}

// -----

memref.global "private" constant @c : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global @ext : memref<4x0xf32>
memref.global "private" @bools : memref<3xi1> = dense<[true, false, true]>
memref.global "private" @scalar : memref<f64> = dense<1.5>
memref.global "private" @aligned : memref<2xi8> = dense<1> {alignment = 32}
memref.global "private" @vec : memref<2xvector<4xf32>> = uninitialized

// -----

memref.global @strided : memref<4xf32, strided<[2]>> = uninitialized

// -----

memref.global @space : memref<4xf32, 7> = dense<1.0>

// -----

memref.global @bf : memref<4xbf16> = dense<1.0>
memref.global @f8 : memref<f8E5M2> = uninitialized
func.func @g() -> (memref<4xbf16>, memref<f8E5M2>) {
  %0 = memref.get_global @bf : memref<4xbf16>
  %1 = memref.get_global @f8 : memref<f8E5M2>
  return %0, %1 : memref<4xbf16>, memref<f8E5M2>
}

// -----

func.func @prefetch_strided(%m: memref<4x4xf32, strided<[8, 2], offset: 1>>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<1>, data : memref<4x4xf32, strided<[8, 2], offset: 1>>
  return
}

// -----

func.func @transpose_strided(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @meta0(%m: memref<f32, strided<[], offset: ?>>) -> (memref<f32>, index) {
  %b, %o = memref.extract_strided_metadata %m : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
  return %b, %o : memref<f32>, index
}

// -----

func.func @dim_static(%m: memref<4x?xf32>, %i: index) -> (index, index) {
  %c0 = index.constant 0
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.rank %m : memref<4x?xf32>
  return %0, %1 : index, index
}

// -----

func.func @odd(%m: memref<?xi48>, %n: memref<?xi1>, %i: index) -> (i48, i1) {
  %0 = memref.load %m[%i] : memref<?xi48>
  %1 = memref.load %n[%i] : memref<?xi1>
  return %0, %1 : i48, i1
}

// -----

func.func @si(%m: memref<?xsi32>, %i: index, %x: si32) {
  memref.store %x, %m[%i] : memref<?xsi32>
  return
}

// -----

func.func @scalable(%m: memref<?xvector<[4]xf32>>, %i: index) -> vector<[4]xf32> {
  %0 = memref.load %m[%i] : memref<?xvector<[4]xf32>>
  return %0 : vector<[4]xf32>
}

// -----

func.func @two_functions(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @second() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
llvm.func @third() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = memref.alloc(%1) : memref<?xf32>
  memref.dealloc %2 : memref<?xf32>
  llvm.return
}

// -----

func.func @ext(memref<4xf32>, memref<*xf32>) -> memref<4xf32>
func.func private @only_types(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
