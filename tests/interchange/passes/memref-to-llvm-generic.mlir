// options: -finalize-memref-to-llvm=use-generic-functions

func.func @alloc(%n: index) -> memref<?x3xf32> {
  %0 = memref.alloc(%n) : memref<?x3xf32>
  memref.dealloc %0 : memref<?x3xf32>
  return %0 : memref<?x3xf32>
}

// -----

func.func @aligned() -> memref<8xf64> {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf64>
  return %0 : memref<8xf64>
}

// -----

func.func @aligned2() -> memref<9xf64> {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<9xf64>
  return %0 : memref<9xf64>
}

// -----

func.func @aligned_dyn(%n: index) -> memref<?x8xf64> {
  %0 = memref.alloc(%n) {alignment = 32 : i64} : memref<?x8xf64>
  return %0 : memref<?x8xf64>
}

// -----

func.func @small() -> memref<1xi8> {
  %0 = memref.alloc() : memref<1xi8>
  return %0 : memref<1xi8>
}

// -----

func.func @vec() -> memref<4xvector<18xf32>> {
  %0 = memref.alloc() : memref<4xvector<18xf32>>
  return %0 : memref<4xvector<18xf32>>
}

// -----

func.func @vec2() -> memref<3xvector<4x3xi32>> {
  %0 = memref.alloc() : memref<3xvector<4x3xi32>>
  return %0 : memref<3xvector<4x3xi32>>
}

// -----

func.func @cplx(%n: index) -> memref<?xcomplex<f64>> {
  %0 = memref.alloc(%n) : memref<?xcomplex<f64>>
  return %0 : memref<?xcomplex<f64>>
}

// -----

func.func @mm() -> memref<2xmemref<4xf32>> {
  %0 = memref.alloc() : memref<2xmemref<4xf32>>
  return %0 : memref<2xmemref<4xf32>>
}

// -----

func.func @mmu() -> memref<2xmemref<*xf32>> {
  %0 = memref.alloc() : memref<2xmemref<*xf32>>
  return %0 : memref<2xmemref<*xf32>>
}

// -----

func.func @idx() -> memref<2xindex> {
  %0 = memref.alloc() : memref<2xindex>
  return %0 : memref<2xindex>
}

// -----

func.func @alloca(%n: index) -> memref<?xindex> {
  %0 = memref.alloca(%n) : memref<?xindex>
  return %0 : memref<?xindex>
}

// -----

func.func @access(%m: memref<?x?xindex, strided<[?, ?], offset: ?>>, %i: index) -> index {
  %0 = memref.load %m[%i, %i] : memref<?x?xindex, strided<[?, ?], offset: ?>>
  memref.store %0, %m[%i, %i] : memref<?x?xindex, strided<[?, ?], offset: ?>>
  return %0 : index
}

// -----

func.func @dims(%m: memref<?x3xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index) {
  %0 = memref.dim %m, %i : memref<?x3xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  return %0, %1, %2 : index, index, index
}

// -----

func.func @copies(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32, strided<[?]>>, %u: memref<*xf32>) {
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  memref.copy %a, %c : memref<?xf32> to memref<?xf32, strided<[?]>>
  memref.copy %u, %c : memref<*xf32> to memref<?xf32, strided<[?]>>
  return
}

// -----

func.func @reshape(%m: memref<?xf32>, %s: memref<?xindex>, %t: memref<1xindex>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.reshape %0(%t) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
  return
}

// -----

memref.global "private" @g : memref<2xindex> = dense<[1, 2]>
func.func @globals() {
  %0 = memref.get_global @g : memref<2xindex>
  return
}

// -----

func.func @pointers(%m: memref<4xf32, 2>) -> index {
  %0 = memref.memory_space_cast %m : memref<4xf32, 2> to memref<4xf32, 1>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32, 1> -> index
  return %1 : index
}

// -----

func.func @views(%m: memref<64xi8>, %n: index) {
  %0 = memref.view %m[%n][%n] : memref<64xi8> to memref<?x4xi16>
  return
}

// -----

func.func @meta(%m: memref<?x4xf32>) -> (index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %s#0, %t#0 : index, index
}

// -----

func.func @order(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() {alignment = 16} : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

// -----

func.func @assume(%m: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 64 : memref<4xf32>
  return
}
