// options: -canonicalize

func.func @a(%v: vector<1x2x3x8xf32>) -> vector<8xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [0, 1, 2, 0], sizes = [1, 1, 1, 8], strides = [1, 1, 1, 1]} : vector<1x2x3x8xf32> to vector<1x1x1x8xf32>
  %1 = vector.shape_cast %0 : vector<1x1x1x8xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}

// -----

func.func @b(%t: tensor<?x?xf32>, %x: f32) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = vector.create_mask %c4, %c4 : vector<4x4xi1>
  %0 = vector.transfer_read %t[%c0, %c0], %x, %m : tensor<?x?xf32>, vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// -----

func.func @c(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %c = arith.constant dense<0.0> : vector<4xf32>
  %o = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.fma %a, %b, %c : vector<4xf32>
  %1 = arith.mulf %a, %o : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @d(%n: index, %v: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %v) -> vector<4xf32> {
    %k = vector.broadcast %c1 : index to vector<4xindex>
    %s = vector.extract %k[2] : index from vector<4xindex>
    %u = vector.insert_strided_slice %acc, %acc {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
    scf.yield %u : vector<4xf32>
  }
  return %r : vector<4xf32>
}

// -----

func.func @e(%c: i1, %v: vector<4xi32>) -> vector<4xi32> {
  %t = arith.constant dense<true> : vector<4xi1>
  %m = vector.constant_mask [4] : vector<4xi1>
  %w = arith.constant dense<7> : vector<4xi32>
  %0 = arith.select %m, %v, %w : vector<4xi1>, vector<4xi32>
  %1 = arith.select %t, %0, %w : vector<4xi1>, vector<4xi32>
  return %1 : vector<4xi32>
}

// -----

func.func @f(%v: vector<4xi32>) -> vector<4xi1> {
  %s = vector.step : vector<4xindex>
  %b = arith.constant dense<4> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %b : vector<4xindex>
  %m = vector.constant_mask [2] : vector<4xi1>
  %1 = arith.andi %0, %m : vector<4xi1>
  return %1 : vector<4xi1>
}

// -----

func.func @g(%m: memref<4x4xf32>, %i: index) -> vector<4xf32> {
  %p = ub.poison : f32
  %0 = affine.vector_load %m[%i, 0] : memref<4x4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @h(%m: memref<100xf32>) -> vector<4xf32> {
  %c = arith.constant 8 : index
  %0 = affine.vector_load %m[%c + 3] : memref<100xf32>, vector<4xf32>
  affine.vector_store %0, %m[%c * 2] : memref<100xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @i(%x: f32) -> (f32, vector<3xf32>) {
  %0 = vector.broadcast %x : f32 to vector<1x3xf32>
  %1 = vector.shape_cast %0 : vector<1x3xf32> to vector<3xf32>
  %2 = vector.extract %1[0] : f32 from vector<3xf32>
  return %2, %1 : f32, vector<3xf32>
}

// -----

func.func @j(%x: complex<f32>) -> (vector<2xcomplex<f32>>, vector<2xcomplex<f32>>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = vector.broadcast %c : complex<f32> to vector<2xcomplex<f32>>
  %1 = vector.broadcast %x : complex<f32> to vector<2xcomplex<f32>>
  return %0, %1 : vector<2xcomplex<f32>>, vector<2xcomplex<f32>>
}

// -----

func.func @k() -> (vector<2xcomplex<f32>>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %d = complex.constant [3.0 : f32, 2.0 : f32] : complex<f32>
  %0 = vector.from_elements %c, %d : vector<2xcomplex<f32>>
  %1 = vector.extract %0[1] : complex<f32> from vector<2xcomplex<f32>>
  return %0, %1 : vector<2xcomplex<f32>>, complex<f32>
}

// -----

func.func @l(%a: vector<4xf32>) -> (vector<8xf32>, vector<4xf32>) {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %1, %2 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
  return %0, %1 : vector<8xf32>, vector<4xf32>
}

// -----

func.func @m(%a: vector<[4]xf32>, %v: vector<4xf32>) -> (vector<[4]xf32>, vector<4xf32>) {
  %0 = vector.scalable.insert %v, %a[0] : vector<4xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %0[0] : vector<4xf32> from vector<[4]xf32>
  return %0, %1 : vector<[4]xf32>, vector<4xf32>
}

// -----

func.func @n(%a: vector<1xf32>, %b: vector<1x1xf32>) -> (vector<f32>, f32, f32) {
  %0 = vector.shape_cast %a : vector<1xf32> to vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  %2 = vector.extract %b[0, 0] : f32 from vector<1x1xf32>
  return %0, %1, %2 : vector<f32>, f32, f32
}

// -----

func.func @o(%v: vector<2x4xf32>, %i: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %0 = vector.extract %v[%c1, %i] : f32 from vector<2x4xf32>
  %1 = vector.extract %v[%i, 2] : f32 from vector<2x4xf32>
  return %0, %1 : f32, f32
}

// -----

func.func @p(%v: vector<2x4xf32>, %x: f32, %i: index) -> vector<2x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = vector.insert %x, %v[%i, %c1] : f32 into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @q(%x: f32, %y: f32) -> vector<2x3xf32> {
  %0 = vector.from_elements %x, %y, %x : vector<3xf32>
  %1 = vector.broadcast %0 : vector<3xf32> to vector<2x3xf32>
  return %1 : vector<2x3xf32>
}

// -----

func.func @r(%v: vector<16xi8>) -> vector<2xi64> {
  %0 = vector.bitcast %v : vector<16xi8> to vector<4xi32>
  %1 = vector.bitcast %0 : vector<4xi32> to vector<2xi64>
  return %1 : vector<2xi64>
}

// -----

func.func @s() -> (vector<4xi32>, vector<2xi1>, vector<2xi16>, vector<2xbf16>) {
  %c = arith.constant dense<true> : vector<128xi1>
  %d = arith.constant dense<1> : vector<4xi4>
  %e = arith.constant dense<1.0> : vector<4xbf16>
  %0 = vector.bitcast %c : vector<128xi1> to vector<4xi32>
  %f = arith.constant dense<false> : vector<32xi1>
  %1 = vector.bitcast %f : vector<32xi1> to vector<2xi16>
  %2 = vector.bitcast %f : vector<32xi1> to vector<2xbf16>
  %g = arith.constant dense<false> : vector<2xi1>
  %3 = vector.bitcast %g : vector<2xi1> to vector<2xi1>
  return %0, %3, %1, %2 : vector<4xi32>, vector<2xi1>, vector<2xi16>, vector<2xbf16>
}

// -----

func.func @t(%a: vector<4xi1>, %b: vector<4x4xi1>) -> (i1, vector<4xi1>) {
  %c = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = vector.extract %c[1] : i1 from vector<4xi1>
  %d = arith.constant dense<[[true, false], [true, true], [true, true], [false, false]]> : vector<4x2xi1>
  %1 = vector.shape_cast %d : vector<4x2xi1> to vector<8xi1>
  %2 = vector.extract_strided_slice %1 {offsets = [2], sizes = [4], strides = [1]} : vector<8xi1> to vector<4xi1>
  return %0, %2 : i1, vector<4xi1>
}

// -----

func.func @u(%t: tensor<4x4xf32>, %v: vector<4x4xf32>, %x: f32) -> (vector<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %x : tensor<4x4xf32>, vector<4x4xf32>
  %w2 = vector.transfer_write %r, %w[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  return %r, %w2 : vector<4x4xf32>, tensor<4x4xf32>
}

// -----

func.func @v(%n: index, %t: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %t) -> tensor<8xf32> {
    %c = tensor.cast %acc : tensor<8xf32> to tensor<?xf32>
    %v = vector.transfer_read %c[%i], %x : tensor<?xf32>, vector<4xf32>
    %w = vector.transfer_write %v, %c[%c0] : vector<4xf32>, tensor<?xf32>
    %d = tensor.cast %w : tensor<?xf32> to tensor<8xf32>
    scf.yield %d : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

func.func @w(%m: memref<?xf32>, %v: vector<4xf32>, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<true> : vector<4xi1>
  vector.mask %t { vector.mask %k { vector.transfer_write %v, %m[%c0] : vector<4xf32>, memref<?xf32> } : vector<4xi1> } : vector<4xi1>
  return
}

// -----

func.func @x(%a: vector<2x3xf32>, %b: vector<3xf32>, %k: vector<2x3xi1>) -> vector<2xf32> {
  %t = vector.constant_mask [2, 3] : vector<2x3xi1>
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.mask %t { vector.multi_reduction <add>, %a, %z [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @y(%a: f32, %b: f32) -> (vector<2x1xf32>, f32) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.shape_cast %0 : vector<2xf32> to vector<2x1xf32>
  %2 = vector.extract %1[1, 0] : f32 from vector<2x1xf32>
  return %1, %2 : vector<2x1xf32>, f32
}

// -----

func.func @z(%a: vector<3x4xf32>) -> vector<12xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  %2 = vector.shape_cast %1 : vector<3x4xf32> to vector<12xf32>
  return %2 : vector<12xf32>
}

// -----

func.func @aa(%m: memref<8x8xf32>, %i: index) -> vector<8xf32> {
  %p = arith.constant 0.0 : f32
  %s = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<8x8xf32> to memref<1x8xf32, strided<[8, 1], offset: ?>>
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %s[%c0, %c0], %p : memref<1x8xf32, strided<[8, 1], offset: ?>>, vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @bb(%v: vector<4x4xf32>) -> vector<2x2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [2], sizes = [2], strides = [1]} : vector<4x2xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}

// -----

func.func @cc(%v: vector<4x1xf32>) -> vector<2x8xf32> {
  %0 = vector.broadcast %v : vector<4x1xf32> to vector<4x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x8xf32> to vector<2x8xf32>
  return %1 : vector<2x8xf32>
}

// -----

func.func @dd(%x: i32) -> (i32, i32) {
  %0 = vector.broadcast %x : i32 to vector<4xi32>
  %1 = vector.reduction <add>, %0 : vector<4xi32> into i32
  %c = arith.constant dense<3> : vector<4xi32>
  %2 = vector.reduction <mul>, %c : vector<4xi32> into i32
  return %1, %2 : i32, i32
}

// -----

func.func @ee(%v: vector<3xf32>) -> vector<3xf32> {
  %a, %b, %c = vector.to_elements %v : vector<3xf32>
  %0 = vector.from_elements %a, %b, %c : vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @ff(%i: index) -> (vector<4xi1>, vector<4xi1>) {
  %c = arith.constant 5 : index
  %d = arith.minui %i, %c : index
  %0 = vector.create_mask %d : vector<4xi1>
  %1 = vector.create_mask %c : vector<4xi1>
  %2 = arith.xori %1, %0 : vector<4xi1>
  return %0, %2 : vector<4xi1>, vector<4xi1>
}

// -----

func.func @gg(%t: tensor<?x4xf32>, %v: vector<2x4xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %w = vector.transfer_write %v, %c[%i, %c0] {note = "kept"} : vector<2x4xf32>, tensor<?x?xf32>
  return %w : tensor<?x?xf32>
}

// -----

func.func @hh(%v: vector<2x3xf32>) -> vector<3xf32> {
  %c = arith.constant dense<0.0> : vector<3x4xf32>
  %r = vector.extract %v[0] {note} : vector<3xf32> from vector<2x3xf32>
  %s = vector.shape_cast %r {note} : vector<3xf32> to vector<1x3xf32>
  %u = vector.extract %s[0] {other} : vector<3xf32> from vector<1x3xf32>
  return %u : vector<3xf32>
}

// -----

func.func @ii(%x: f32, %y: f32, %z: f32) -> (vector<3xf32>, f32) {
  %p = ub.poison : vector<3xf32>
  %0 = vector.insert %x, %p[0] : f32 into vector<3xf32>
  %1 = vector.insert %y, %0[1] : f32 into vector<3xf32>
  %2 = vector.insert %z, %1[2] : f32 into vector<3xf32>
  %3 = vector.extract %2[1] : f32 from vector<3xf32>
  return %2, %3 : vector<3xf32>, f32
}

// -----

func.func @jj(%x: vector<2xf32>, %y: vector<2xf32>) -> vector<2x2xf32> {
  %p = ub.poison : vector<2x2xf32>
  %0 = vector.insert %x, %p[0] : vector<2xf32> into vector<2x2xf32>
  %1 = vector.insert %y, %0[1] : vector<2xf32> into vector<2x2xf32>
  return %1 : vector<2x2xf32>
}

// -----

func.func @kk(%n: index) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant dense<0> : vector<4xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> vector<4xi32> {
    %c7 = arith.constant 7 : i32
    %b = vector.broadcast %c7 : i32 to vector<4xi32>
    %s = arith.addi %acc, %b : vector<4xi32>
    scf.yield %s : vector<4xi32>
  }
  return %r : vector<4xi32>
}

// -----

func.func @ll(%m: memref<4xvector<2x4xf32>>, %i: index, %p: vector<2x4xf32>) -> vector<1x1x2x4xf32> {
  %0 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> (0, d0)>} : memref<4xvector<2x4xf32>>, vector<1x1x2x4xf32>
  return %0 : vector<1x1x2x4xf32>
}

// -----

func.func @mm(%m: memref<4xvector<4xf32>>, %p: vector<4xf32>) -> vector<1x4xf32> {
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_read %m[%c2], %p : memref<4xvector<4xf32>>, vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
