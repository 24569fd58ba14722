// options: -normalize-memrefs -allow-unregistered-dialect

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @matmul(%A: memref<16xf64, #tile>, %B: index, %C: memref<16xf64>) -> (memref<16xf64, #tile>) {
  affine.for %arg3 = 0 to 16 {
    %a = affine.load %A[%arg3] : memref<16xf64, #tile>
    %p = arith.mulf %a, %a : f64
    affine.store %p, %A[%arg3] : memref<16xf64, #tile>
  }
  %c = memref.alloc() : memref<16xf64, #tile>
  %d = affine.load %c[0] : memref<16xf64, #tile>
  return %A: memref<16xf64, #tile>
}

// -----

func.func @permute() {
  %A = memref.alloc() : memref<64x256xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 256 {
      %1 = affine.load %A[%i, %j] : memref<64x256xf32, affine_map<(d0, d1) -> (d1, d0)>>
      "prevent.dce"(%1) : (f32) -> ()
    }
  }
  memref.dealloc %A : memref<64x256xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @shift(%idx : index) {
  %A = memref.alloc() : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  affine.load %A[%idx] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  affine.for %i = 0 to 64 {
    %1 = affine.load %A[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
    "prevent.dce"(%1) : (f32) -> ()
  }
  return
}

// -----

func.func @high_dim_permute() {
  %A = memref.alloc() : memref<64x128x256xf32, affine_map<(d0, d1, d2) -> (d2, d0, d1)>>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      affine.for %k = 0 to 256 {
        %1 = affine.load %A[%i, %j, %k] : memref<64x128x256xf32, affine_map<(d0, d1, d2) -> (d2, d0, d1)>>
        "prevent.dce"(%1) : (f32) -> ()
      }
    }
  }
  return
}

// -----

func.func @data_tiling(%idx : index) {
  %A = memref.alloc() : memref<64x512xf32, affine_map<(d0, d1) -> (d0 floordiv 8, d1 floordiv 16, d0 mod 8, d1 mod 16)>>
  %1 = affine.load %A[%idx, %idx] : memref<64x512xf32, affine_map<(d0, d1) -> (d0 floordiv 8, d1 floordiv 16, d0 mod 8, d1 mod 16)>>
  "prevent.dce"(%1) : (f32) -> ()
  return
}

// -----

func.func @strided() {
  %A = memref.alloc() : memref<64x128xf32, affine_map<(d0, d1) -> (2 * d0, d1)>>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %1 = affine.load %A[%i, %j] : memref<64x128xf32, affine_map<(d0, d1) -> (2 * d0, d1)>>
      "prevent.dce"(%1) : (f32) -> ()
    }
  }
  return
}

// -----

func.func @symbolic(%s: index) {
  %A = memref.alloc()[%s] : memref<10xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.for %i = 0 to 10 {
    %1 = affine.load %A[%i] : memref<10xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    "prevent.dce"(%1) : (f32) -> ()
  }
  return
}

// -----

func.func @semi_affine(%s0: index, %s1: index) {
  %A = memref.alloc()[%s0, %s1] : memref<256x1024xf32, affine_map<(d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1, d0 mod s0, d1 mod s1)>>
  return
}

// -----

func.func @non_norm() {
  %A = memref.alloc() : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  "test.op_nonnorm"(%A, %A) : (memref<64xf32, affine_map<(d0) -> (d0 + 1)>>, memref<64xf32, affine_map<(d0) -> (d0 + 1)>>) -> ()
  memref.dealloc %A :  memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}

// -----

func.func @ret(%A: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> memref<8xf64, affine_map<(d0) -> (d0 + 2)>> {
  return %A : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
}
func.func @caller(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>, %i: index) -> f64 {
  %0 = call @ret(%B) : (memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
  %1 = affine.load %0[2] : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
  return %1 : f64
}

// -----

func.func private @ext(memref<8xf64, affine_map<(d0) -> (d0 + 2)>>, index) -> (memref<2x4xf64, affine_map<(d0, d1) -> (d0 * 4 + d1)>>, f32)
func.func @use_ext(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>, %i: index) -> f64 {
  %0:2 = call @ext(%B, %i) : (memref<8xf64, affine_map<(d0) -> (d0 + 2)>>, index) -> (memref<2x4xf64, affine_map<(d0, d1) -> (d0 * 4 + d1)>>, f32)
  %1 = affine.load %0#0[1, 2] : memref<2x4xf64, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
  return %1 : f64
}

// -----

func.func @chain_a(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> memref<8xf64, affine_map<(d0) -> (d0 + 2)>> {
  %0 = call @chain_b(%B) : (memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
  return %0 : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
}
func.func @chain_b(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> memref<8xf64, affine_map<(d0) -> (d0 + 2)>> {
  %0 = call @chain_c(%B) : (memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
  return %0 : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
}
func.func @chain_c(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> memref<8xf64, affine_map<(d0) -> (d0 + 2)>> {
  return %B : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
}

// -----

func.func @bad_callee(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) {
  "test.unknown"(%B) : (memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> ()
  return
}
func.func @bad_caller(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) {
  call @bad_callee(%B) : (memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> ()
  return
}
func.func @fine(%B: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>) -> f64 {
  %0 = affine.load %B[1] : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
  return %0 : f64
}

// -----

func.func @dyn(%n: index) {
  %0 = memref.alloc(%n) : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %1 = affine.load %0[1, 2] : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  "prevent.dce"(%1) : (f32) -> ()
  return
}

// -----

func.func @dyn_arg(%m: memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>) -> f32 {
  %1 = affine.load %m[1, 2] : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  return %1 : f32
}

// -----

func.func @dyn_not_tiled(%m: memref<?xf32, affine_map<(d0) -> (d0 + 1)>>) -> f32 {
  %1 = affine.load %m[1] : memref<?xf32, affine_map<(d0) -> (d0 + 1)>>
  return %1 : f32
}

// -----

func.func @neg() {
  %A = memref.alloc() : memref<64xf32, affine_map<(d0) -> (d0 - 100)>>
  affine.for %i = 0 to 64 {
    %1 = affine.load %A[%i] : memref<64xf32, affine_map<(d0) -> (d0 - 100)>>
    "prevent.dce"(%1) : (f32) -> ()
  }
  return
}

// -----

func.func @alloca() {
  %A = memref.alloca() {alignment = 32} : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  affine.for %i = 0 to 64 {
    %1 = affine.load %A[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
    "prevent.dce"(%1) : (f32) -> ()
  }
  return
}

// -----

func.func @stridedlayout(%m: memref<4x8xf32, strided<[8, 1], offset: 3>>) -> f32 {
  %1 = affine.load %m[1, 2] : memref<4x8xf32, strided<[8, 1], offset: 3>>
  return %1 : f32
}

// -----

func.func @rc(%m: memref<32xf32>) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32> to memref<4x8xf32, strided<[8, 1]>>
  %1 = affine.load %0[1, 2] : memref<4x8xf32, strided<[8, 1]>>
  return %1 : f32
}

// -----

func.func @memref_load(%m: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>, %i: index) -> f64 {
  %0 = memref.load %m[%i] : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>
  return %0 : f64
}

// -----

func.func @align() {
  %A = memref.alloc() {alignment = 64} : memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
  %x = arith.constant 1.0 : f32
  affine.for %i = 0 to 4 {
    affine.store %x, %A[%i, %i + 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
  }
  return
}

// -----

func.func @branch(%m: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>, %c: i1) {
  cf.cond_br %c, ^bb1(%m : memref<8xf64, affine_map<(d0) -> (d0 + 2)>>), ^bb2
^bb1(%a: memref<8xf64, affine_map<(d0) -> (d0 + 2)>>):
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @a(%m: memref<16xf32, affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>>) { return }

// -----

func.func @b(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d0 - d1 + 10)>>) { return }

// -----

func.func @c(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d0 ceildiv 3, (d0 + d1) mod 7)>>) { return }

// -----

func.func @d(%m: memref<16x8xf32, affine_map<(d0, d1) -> (5)>>) { return }

// -----

func.func @e(%m: memref<0x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) { return }

// -----

func.func @f(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d0 mod d1, d1)>>) { return }

// -----

func.func @g(%m: memref<f32, affine_map<() -> (3)>>) { return }

// -----

func.func @h(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) { return }

// -----

func.func @i(%m: memref<4x4xf32, strided<[?, 1], offset: ?>>) { return }

// -----

func.func @j(%m: memref<10xf32, affine_map<(d0) -> ((d0 floordiv 2) * 3 + d0 mod 2)>>) { return }

// -----

func.func @rc_dyn(%m: memref<?xf32>, %n: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [%n, 1] : memref<?xf32> to memref<4x8xf32, strided<[?, 1]>>
  %1 = affine.load %0[1, 2] : memref<4x8xf32, strided<[?, 1]>>
  return %1 : f32
}

// -----

func.func @rc_size(%m: memref<?xf32>, %n: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [5], sizes: [%n, 8], strides: [8, 1] : memref<?xf32> to memref<?x8xf32, strided<[8, 1], offset: 5>>
  %1 = affine.load %0[1, 2] : memref<?x8xf32, strided<[8, 1], offset: 5>>
  return %1 : f32
}

// -----

func.func @rc_tri(%m: memref<48xf32>) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [2, 3, 4], strides: [16, 4, 1] : memref<48xf32> to memref<2x3x4xf32, strided<[16, 4, 1], offset: 1>>
  %1 = affine.load %0[1, 2, 3] : memref<2x3x4xf32, strided<[16, 4, 1], offset: 1>>
  return %1 : f32
}

// -----

func.func @ms(%m: memref<8x8xf64, affine_map<(d0, d1) -> (d0 * 8 + d1)>>, %i: index, %x: f64) {
  affine.for %j = 0 to 8 {
    memref.store %x, %m[%i, %j] : memref<8x8xf64, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
    %0 = memref.load %m[%j, %j] : memref<8x8xf64, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
    "use"(%0) : (f64) -> ()
  }
  return
}

// -----

func.func @ms2(%m: memref<8x8xf64, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %x: f64) {
  scf.for %j = %i to %i step %i {
    memref.store %x, %m[%i, %j] : memref<8x8xf64, affine_map<(d0, d1) -> (d1, d0)>>
    affine.store %x, %m[symbol(%i), symbol(%i)] : memref<8x8xf64, affine_map<(d0, d1) -> (d1, d0)>>
  }
  return
}

// -----

func.func @prefetch(%m: memref<8xf64, affine_map<(d0) -> (d0 + 1)>>, %i: index) {
  affine.prefetch %m[%i], read, locality<3>, data : memref<8xf64, affine_map<(d0) -> (d0 + 1)>>
  return
}

// -----

// differs: MLIR takes the size of the memref without the layout, here and below.
func.func @size_of_an_argument(%m: memref<8xf64, affine_map<(d0) -> (d0 + 1)>>, %i: index) -> index {
  %c = arith.constant 0 : index
  %0 = memref.dim %m, %c : memref<8xf64, affine_map<(d0) -> (d0 + 1)>>
  return %0 : index
}

// -----

// differs: the same.
func.func @sizes(%n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n) : memref<?x16xf32, affine_map<(d0, d1) -> (d1 floordiv 4, d0, d1 mod 4)>>
  %1 = memref.dim %0, %c0 : memref<?x16xf32, affine_map<(d0, d1) -> (d1 floordiv 4, d0, d1 mod 4)>>
  %2 = memref.dim %0, %c1 : memref<?x16xf32, affine_map<(d0, d1) -> (d1 floordiv 4, d0, d1 mod 4)>>
  %3 = memref.alloca(%n) : memref<2x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %4 = memref.dim %3, %c1 : memref<2x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %5 = memref.reinterpret_cast %3 to offset: [1], sizes: [3, 2], strides: [2, 1]
      : memref<2x?xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<3x2xf32, strided<[2, 1], offset: 1>>
  %6 = memref.dim %5, %c1 : memref<3x2xf32, strided<[2, 1], offset: 1>>
  return %1, %2, %4, %6 : index, index, index, index
}

// -----

// differs: here the layout stays, since which size is asked for is not known.
func.func @some_size(%n: index) -> index {
  %0 = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %1 = memref.dim %0, %n : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %1 : index
}

// -----

func.func @two(%c: i1) -> memref<4xf32, affine_map<(d0) -> (d0 + 1)>> {
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  %1 = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
^bb2:
  return %1 : memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
}

// -----

func.func @ind(%f: (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) -> (), %m: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) {
  call_indirect %f(%m) : (memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) -> ()
  return
}
