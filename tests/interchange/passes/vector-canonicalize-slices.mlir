// options: -canonicalize

func.func @whole(%a: vector<4x3xf32>) -> vector<4x3xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [4, 3], strides = [1, 1]} : vector<4x3xf32> to vector<4x3xf32>
  return %0 : vector<4x3xf32>
}

// -----

func.func @of_slice(%a: vector<4x8x16xf32>) -> vector<2x2x16xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [3, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<3x4x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4x16xf32> to vector<2x2x16xf32>
  return %1 : vector<2x2x16xf32>
}

// -----

func.func @of_splat() -> vector<2x3xi32> {
  %c = arith.constant dense<4> : vector<4x4xi32>
  %0 = vector.extract_strided_slice %c {offsets = [1, 1], sizes = [2, 3], strides = [1, 1]} : vector<4x4xi32> to vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// -----

func.func @of_constants() -> (vector<2x2xi32>, vector<1x3xi32>, vector<2xi32>) {
  %c = arith.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : vector<3x3xi32>
  %d = arith.constant dense<[1, 1, 1, 2]> : vector<4xi32>
  %0 = vector.extract_strided_slice %c {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi32> to vector<2x2xi32>
  %1 = vector.extract_strided_slice %c {offsets = [2], sizes = [1], strides = [1]} : vector<3x3xi32> to vector<1x3xi32>
  %2 = vector.extract_strided_slice %d {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  return %0, %1, %2 : vector<2x2xi32>, vector<1x3xi32>, vector<2xi32>
}

// -----

func.func @of_poison() -> vector<2xi32> {
  %p = ub.poison : vector<4xi32>
  %0 = vector.extract_strided_slice %p {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @of_constant_mask() -> (vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>, vector<1x4xi1>) {
  %0 = vector.constant_mask [2, 3] : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 3], strides = [1, 1]} : vector<4x4xi1> to vector<2x3xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %4 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<4x4xi1> to vector<1x4xi1>
  return %1, %2, %3, %4 : vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>, vector<1x4xi1>
}

// -----

func.func @of_create_mask(%i: index, %j: index) -> (vector<2x2xi1>, vector<1x4xi1>) {
  %0 = vector.create_mask %i, %j : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [3], sizes = [1], strides = [1]} : vector<4x4xi1> to vector<1x4xi1>
  return %1, %2 : vector<2x2xi1>, vector<1x4xi1>
}

// -----

func.func @of_create_mask_of_constants() -> vector<2x2xi1> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = vector.create_mask %c2, %c3 : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  return %1 : vector<2x2xi1>
}

// -----

func.func @of_broadcast(%v: vector<4xf16>) -> vector<2x4xf16> {
  %0 = vector.broadcast %v : vector<4xf16> to vector<16x4xf16>
  %1 = vector.extract_strided_slice %0 {offsets = [0], sizes = [2], strides = [1]} : vector<16x4xf16> to vector<2x4xf16>
  return %1 : vector<2x4xf16>
}

// -----

func.func @of_sliced_broadcast(%v: vector<4xf16>) -> vector<2x2xf16> {
  %0 = vector.broadcast %v : vector<4xf16> to vector<16x4xf16>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<16x4xf16> to vector<2x2xf16>
  return %1 : vector<2x2xf16>
}

// -----

func.func @of_stretching_broadcast(%v: vector<1xf16>, %w: vector<1x8xf32>) -> (vector<2x2xf16>, vector<1x4xf32>) {
  %0 = vector.broadcast %v : vector<1xf16> to vector<4x4xf16>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf16> to vector<2x2xf16>
  %2 = vector.broadcast %w : vector<1x8xf32> to vector<8x8xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [5, 4], sizes = [1, 4], strides = [1, 1]} : vector<8x8xf32> to vector<1x4xf32>
  return %1, %3 : vector<2x2xf16>, vector<1x4xf32>
}

// -----

func.func @of_sliced_stretching(%w: vector<1x8xf32>) -> vector<2x4xf32> {
  %2 = vector.broadcast %w : vector<1x8xf32> to vector<8x8xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [5, 4], sizes = [2, 4], strides = [1, 1]} : vector<8x8xf32> to vector<2x4xf32>
  return %3 : vector<2x4xf32>
}

// -----

func.func @of_scalar_broadcast(%x: f32) -> vector<2x4xf32> {
  %0 = vector.broadcast %x : f32 to vector<16x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3], sizes = [2], strides = [1]} : vector<16x4xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// -----

func.func @contiguous(%a: vector<8x1x2x8xi8>) -> (vector<1x1x2x8xi8>, vector<1x1x1x8xi8>) {
  %0 = vector.extract_strided_slice %a {offsets = [3, 0, 0, 0], sizes = [1, 1, 2, 8], strides = [1, 1, 1, 1]} : vector<8x1x2x8xi8> to vector<1x1x2x8xi8>
  %1 = vector.extract_strided_slice %a {offsets = [3, 0, 1, 0], sizes = [1, 1, 1, 8], strides = [1, 1, 1, 1]} : vector<8x1x2x8xi8> to vector<1x1x1x8xi8>
  return %0, %1 : vector<1x1x2x8xi8>, vector<1x1x1x8xi8>
}

// -----

func.func @contiguous_with_fewer_offsets(%a: vector<8x2x8xi8>) -> (vector<1x2x8xi8>, vector<1x1x8xi8>) {
  %0 = vector.extract_strided_slice %a {offsets = [3], sizes = [1], strides = [1]} : vector<8x2x8xi8> to vector<1x2x8xi8>
  %1 = vector.extract_strided_slice %a {offsets = [3, 1], sizes = [1, 1], strides = [1, 1]} : vector<8x2x8xi8> to vector<1x1x8xi8>
  return %0, %1 : vector<1x2x8xi8>, vector<1x1x8xi8>
}

// -----

func.func @not_contiguous(%a: vector<8x2x8xi8>) -> (vector<2x2x8xi8>, vector<1x2x4xi8>, vector<1x1x1xi8>) {
  %0 = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<8x2x8xi8> to vector<2x2x8xi8>
  %1 = vector.extract_strided_slice %a {offsets = [3, 0, 2], sizes = [1, 2, 4], strides = [1, 1, 1]} : vector<8x2x8xi8> to vector<1x2x4xi8>
  %2 = vector.extract_strided_slice %a {offsets = [3, 0, 2], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<8x2x8xi8> to vector<1x1x1xi8>
  return %0, %1, %2 : vector<2x2x8xi8>, vector<1x2x4xi8>, vector<1x1x1xi8>
}

// -----

func.func @contiguous_scalable(%a: vector<4x[8]xi8>) -> vector<1x[8]xi8> {
  %0 = vector.extract_strided_slice %a {offsets = [3], sizes = [1], strides = [1]} : vector<4x[8]xi8> to vector<1x[8]xi8>
  return %0 : vector<1x[8]xi8>
}

// -----

func.func @of_inserted_slice(%a: vector<8x16xf32>, %v: vector<4x8xf32>) -> (vector<4x8xf32>, vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v, %a {offsets = [2, 4], strides = [1, 1]} : vector<4x8xf32> into vector<8x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [2, 4], sizes = [4, 8], strides = [1, 1]} : vector<8x16xf32> to vector<4x8xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [3, 5], sizes = [2, 4], strides = [1, 1]} : vector<8x16xf32> to vector<2x4xf32>
  return %1, %2 : vector<4x8xf32>, vector<2x4xf32>
}

// -----

func.func @of_chain_of_inserted_slices(%a: vector<8xf32>, %v: vector<3xf32>, %w: vector<3xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert_strided_slice %v, %a {offsets = [0], strides = [1]} : vector<3xf32> into vector<8xf32>
  %1 = vector.insert_strided_slice %w, %0 {offsets = [5], strides = [1]} : vector<3xf32> into vector<8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [4], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %4 = vector.extract_strided_slice %1 {offsets = [2], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return %2, %3, %4 : vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// -----

func.func @of_inserted_slice_of_lower_rank(%a: vector<8x16xf32>, %v: vector<16xf32>) -> vector<1x16xf32> {
  %0 = vector.insert_strided_slice %v, %a {offsets = [2, 0], strides = [1]} : vector<16xf32> into vector<8x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [1, 16], strides = [1, 1]} : vector<8x16xf32> to vector<1x16xf32>
  return %1 : vector<1x16xf32>
}

// -----

func.func @of_rows_of_inserted_slice(%a: vector<8x16xf32>, %v: vector<4x16xf32>) -> vector<2x16xf32> {
  %0 = vector.insert_strided_slice %v, %a {offsets = [2, 0], strides = [1, 1]} : vector<4x16xf32> into vector<8x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3], sizes = [2], strides = [1]} : vector<8x16xf32> to vector<2x16xf32>
  return %1 : vector<2x16xf32>
}

// -----

func.func @of_splat(%x: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %x : f32 to vector<4x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  return %1 : vector<2x3xf32>
}
