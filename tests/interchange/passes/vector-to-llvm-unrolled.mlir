// options: -convert-vector-to-llvm

func.func @f(%a: vector<f32>) -> vector<4xf32> {
  %r = vector.broadcast %a : vector<f32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%a: vector<1xf32>) -> vector<4xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%a: vector<2xf32>) -> vector<3x2xf32> {
  %r = vector.broadcast %a : vector<2xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%a: vector<2xf32>) -> vector<4x3x2xf32> {
  %r = vector.broadcast %a : vector<2xf32> to vector<4x3x2xf32>
  return %r : vector<4x3x2xf32>
}

// -----

func.func @f(%a: vector<1x2xf32>) -> vector<3x2xf32> {
  %r = vector.broadcast %a : vector<1x2xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%a: vector<4x1xf32>) -> vector<4x3xf32> {
  %r = vector.broadcast %a : vector<4x1xf32> to vector<4x3xf32>
  return %r : vector<4x3xf32>
}

// -----

func.func @f(%a: vector<1x1xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<1x1xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<[2]xf32>) -> vector<3x[2]xf32> {
  %r = vector.broadcast %a : vector<[2]xf32> to vector<3x[2]xf32>
  return %r : vector<3x[2]xf32>
}

// -----

func.func @f(%a: vector<1xf32>) -> vector<[4]xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @f(%a: vector<4x1xf32>) -> vector<4x[3]xf32> {
  %r = vector.broadcast %a : vector<4x1xf32> to vector<4x[3]xf32>
  return %r : vector<4x[3]xf32>
}

// -----

func.func @f(%a: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.broadcast %a : vector<3x2xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%a: f32) -> vector<3x2xf32> {
  %r = vector.broadcast %a : f32 to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%a: i1) -> vector<1xi1> {
  %r = vector.broadcast %a : i1 to vector<1xi1>
  return %r : vector<1xi1>
}

// -----

func.func @f(%a: index) -> vector<2xindex> {
  %r = vector.broadcast %a : index to vector<2xindex>
  return %r : vector<2xindex>
}

// -----

func.func @f(%a: vector<1xindex>) -> vector<2x2xindex> {
  %r = vector.broadcast %a : vector<1xindex> to vector<2x2xindex>
  return %r : vector<2x2xindex>
}

// -----

func.func @f(%a: vector<f32>) -> vector<1xf32> {
  %r = vector.shape_cast %a : vector<f32> to vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @f(%a: vector<1xf32>) -> vector<f32> {
  %r = vector.shape_cast %a : vector<1xf32> to vector<f32>
  return %r : vector<f32>
}

// -----

func.func @f(%a: vector<2x3xf32>) -> vector<6xf32> {
  %r = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  return %r : vector<6xf32>
}

// -----

func.func @f(%a: vector<6xf32>) -> vector<2x3xf32> {
  %r = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<1x4xf32>) -> vector<4xf32> {
  %r = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%a: vector<4xf32>) -> vector<1x1x4xf32> {
  %r = vector.shape_cast %a : vector<4xf32> to vector<1x1x4xf32>
  return %r : vector<1x1x4xf32>
}

// -----

func.func @f(%a: vector<4x6xf32>) -> vector<6x4xf32> {
  %r = vector.shape_cast %a : vector<4x6xf32> to vector<6x4xf32>
  return %r : vector<6x4xf32>
}

// -----

func.func @f(%a: vector<2x[4]xf32>) -> vector<[8]xf32> {
  %r = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  return %r : vector<[8]xf32>
}

// -----

func.func @f(%a: vector<[8]xf32>) -> vector<2x1x[4]xf32> {
  %r = vector.shape_cast %a : vector<[8]xf32> to vector<2x1x[4]xf32>
  return %r : vector<2x1x[4]xf32>
}

// -----

func.func @f(%a: vector<1x1xf32>) -> vector<1xf32> {
  %r = vector.shape_cast %a : vector<1x1xf32> to vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @f(%a: vector<2x1xi8>) -> vector<1x2xi8> {
  %r = vector.shape_cast %a : vector<2x1xi8> to vector<1x2xi8>
  return %r : vector<1x2xi8>
}

// -----

func.func @f(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// -----

func.func @f(%a: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %r : vector<3x2x4xf32>
}

// -----

func.func @f(%a: vector<2x3x4xf32>) -> vector<4x2x3xf32> {
  %r = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// -----

func.func @f(%a: vector<1x3xf32>) -> vector<3x1xf32> {
  %r = vector.transpose %a, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
  return %r : vector<3x1xf32>
}

// -----

func.func @f(%a: vector<2x[4]xf32>) -> vector<[4]x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %r : vector<[4]x2xf32>
}

// -----

func.func @f(%a: vector<[2]x4xf32>) -> vector<4x[2]xf32> {
  %r = vector.transpose %a, [1, 0] : vector<[2]x4xf32> to vector<4x[2]xf32>
  return %r : vector<4x[2]xf32>
}

// -----

func.func @f(%a: vector<f32>) -> vector<f32> {
  %r = vector.transpose %a, [] : vector<f32> to vector<f32>
  return %r : vector<f32>
}

// -----

func.func @f(%a: vector<1x4x4xi8>) -> vector<1x4x4xi8> {
  %r = vector.transpose %a, [0, 2, 1] : vector<1x4x4xi8> to vector<1x4x4xi8>
  return %r : vector<1x4x4xi8>
}

// -----

func.func @f(%a: vector<2x1x4xf32>) -> vector<1x2x4xf32> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x1x4xf32> to vector<1x2x4xf32>
  return %r : vector<1x2x4xf32>
}

// -----

func.func @f(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x6xi8> {
  %r = vector.interleave %a, %b : vector<2x3xi8> -> vector<2x6xi8>
  return %r : vector<2x6xi8>
}

// -----

func.func @f(%a: vector<2x1x[4]xi8>, %b: vector<2x1x[4]xi8>) -> vector<2x1x[8]xi8> {
  %r = vector.interleave %a, %b : vector<2x1x[4]xi8> -> vector<2x1x[8]xi8>
  return %r : vector<2x1x[8]xi8>
}

// -----

func.func @f(%a: vector<[4]xi8>, %b: vector<[4]xi8>) -> vector<[8]xi8> {
  %r = vector.interleave %a, %b : vector<[4]xi8> -> vector<[8]xi8>
  return %r : vector<[8]xi8>
}

// -----

func.func @f(%a: vector<i8>, %b: vector<i8>) -> vector<2xi8> {
  %r = vector.interleave %a, %b : vector<i8> -> vector<2xi8>
  return %r : vector<2xi8>
}

// -----

func.func @f(%a: vector<[2]x4xi8>, %b: vector<[2]x4xi8>) -> vector<[2]x8xi8> {
  %r = vector.interleave %a, %b : vector<[2]x4xi8> -> vector<[2]x8xi8>
  return %r : vector<[2]x8xi8>
}

// -----

func.func @f(%a: vector<2x6xi8>) -> (vector<2x3xi8>, vector<2x3xi8>) {
  %r, %q = vector.deinterleave %a : vector<2x6xi8> -> vector<2x3xi8>
  return %r, %q : vector<2x3xi8>, vector<2x3xi8>
}

// -----

func.func @f(%a: vector<4xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %r, %q = vector.deinterleave %a : vector<4xi8> -> vector<2xi8>
  return %r, %q : vector<2xi8>, vector<2xi8>
}

// -----

func.func @f(%a: vector<[4]xi8>) -> (vector<[2]xi8>, vector<[2]xi8>) {
  %r, %q = vector.deinterleave %a : vector<[4]xi8> -> vector<[2]xi8>
  return %r, %q : vector<[2]xi8>, vector<[2]xi8>
}

// -----

func.func @f(%a: vector<2x2xf32>) -> vector<2x4xf16> {
  %r = vector.bitcast %a : vector<2x2xf32> to vector<2x4xf16>
  return %r : vector<2x4xf16>
}

// -----

func.func @f(%a: vector<f32>) -> vector<i32> {
  %r = vector.bitcast %a : vector<f32> to vector<i32>
  return %r : vector<i32>
}

// -----

func.func @f(%a: vector<2x3x4xi8>) -> vector<2x3x2xi16> {
  %r = vector.bitcast %a : vector<2x3x4xi8> to vector<2x3x2xi16>
  return %r : vector<2x3x2xi16>
}

// -----

func.func @f(%a: vector<[4]xi32>) -> vector<[8]xi16> {
  %r = vector.bitcast %a : vector<[4]xi32> to vector<[8]xi16>
  return %r : vector<[8]xi16>
}

// -----

func.func @f(%a: vector<2x[4]xi32>) -> vector<2x[8]xi16> {
  %r = vector.bitcast %a : vector<2x[4]xi32> to vector<2x[8]xi16>
  return %r : vector<2x[8]xi16>
}

// -----

func.func @f(%a: vector<8xf32>) -> vector<3xf32> {
  %r = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>) -> vector<2x8xf32> {
  %r = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return %r : vector<2x8xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>) -> vector<2x3xf32> {
  %r = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<4x8xindex>) -> vector<2x3xindex> {
  %r = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xindex> to vector<2x3xindex>
  return %r : vector<2x3xindex>
}

// -----

func.func @f(%a: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
  %r = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %r : vector<2x[8]xf32>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// -----

func.func @f(%a: vector<3xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1]} : vector<3xf32> into vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// -----

func.func @f(%a: vector<8xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// -----

func.func @f(%a: vector<3xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [2], strides = [1]} : vector<3xf32> into vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @f(%a: vector<2x[4]xf32>, %b: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[4]xf32>
  return %r : vector<4x[4]xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x3xi32>, %m: vector<2x3xi1>, %p: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.gather %b[%i, %i][%v], %m, %p : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<3xindex>, %m: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %r = vector.gather %b[%i][%v], %m, %p : memref<?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<3xindex>, %m: vector<3xi1>, %p: vector<3xf32>) {
  vector.scatter %b[%i][%v], %m, %p : memref<?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<3xi32>, %p: vector<3xf32>) -> vector<3xf32> {
  %m = arith.constant dense<true> : vector<3xi1>
  %r = vector.gather %b[%i][%v], %m, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<3xi32>, %p: vector<3xf32>) {
  %m = arith.constant dense<true> : vector<3xi1>
  vector.scatter %b[%i][%v], %m, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index) -> vector<1xf32> {
  %r = vector.load %b[%i] : memref<?xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index) -> vector<f32> {
  %r = vector.load %b[%i] : memref<?xf32>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<1xf32>) {
  vector.store %v, %b[%i] : memref<?xf32>, vector<1xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<f32>) {
  vector.store %v, %b[%i] : memref<?xf32>, vector<f32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index) -> vector<2x4xf32> {
  %r = vector.load %b[%i, %i] : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<?x8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?x8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<f32>, %i: index, %p: f32) -> vector<f32> {
  %r = vector.transfer_read %b[], %p : memref<f32>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @f(%b: memref<f32>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[] : vector<f32>, memref<f32>
  return
}

// -----

func.func @f(%b: tensor<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %r = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %v: vector<[4]xf32>) {
  vector.transfer_write %v, %b[%i] : vector<[4]xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32, strided<[2]>>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i], %p {in_bounds = [true]} : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i], %p, %m : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%b: memref<?xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %b[%i], %p, %m {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f(%a: f32, %b: f32) -> vector<2x2xf32> {
  %r = vector.from_elements %a, %b, %a, %b : vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: f32, %b: f32) -> vector<2x2x2xf32> {
  %r = vector.from_elements %a, %b, %a, %b, %a, %b, %a, %b : vector<2x2x2xf32>
  return %r : vector<2x2x2xf32>
}

// -----

func.func @f(%a: f32) -> vector<3xf32> {
  %r = vector.from_elements %a, %a, %a : vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%a: f32) -> vector<f32> {
  %r = vector.from_elements %a : vector<f32>
  return %r : vector<f32>
}

// -----

func.func @f(%a: vector<2xf32>) -> (f32, f32) {
  %r:2 = vector.to_elements %a : vector<2xf32>
  return %r#0, %r#1 : f32, f32
}

// -----

func.func @f(%a: vector<4x4xf32>, %c: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %c [0, 1] : vector<4x4xf32> to f32
  return %r : f32
}

// -----

func.func @f(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.fma %a, %b, %c : vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.fma %a, %b, %c : vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f() -> vector<4xindex> {
  %r = vector.step : vector<4xindex>
  return %r : vector<4xindex>
}

// -----

func.func @f() -> vector<[4]xindex> {
  %r = vector.step : vector<[4]xindex>
  return %r : vector<[4]xindex>
}

// -----

func.func @f(%a: vector<2x3xf32>, %i: index) -> f32 {
  %r = vector.extract %a[%i, 1] : f32 from vector<2x3xf32>
  return %r : f32
}

// -----

func.func @f(%a: vector<2x3xf32>, %i: index) -> f32 {
  %r = vector.extract %a[1, %i] : f32 from vector<2x3xf32>
  return %r : f32
}

// -----

func.func @f(%a: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %r = vector.extract %a[%i] : vector<3xf32> from vector<2x3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: f32, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %b, %a[1, %i] : f32 into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<f32>) -> f32 {
  %r = vector.extract %a[] : f32 from vector<f32>
  return %r : f32
}
