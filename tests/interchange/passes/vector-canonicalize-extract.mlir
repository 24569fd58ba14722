// options: -canonicalize

func.func @extract_of_extract(%a: vector<4x8x16xf32>) -> vector<16xf32> {
  %0 = vector.extract %a[3] : vector<8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %0[2] : vector<16xf32> from vector<8x16xf32>
  return %1 : vector<16xf32>
}

// -----

func.func @extract_of_three_extracts(%a: vector<2x3x4x5xi8>) -> i8 {
  %0 = vector.extract %a[1] : vector<3x4x5xi8> from vector<2x3x4x5xi8>
  %1 = vector.extract %0[2, 3] : vector<5xi8> from vector<3x4x5xi8>
  %2 = vector.extract %1[4] : i8 from vector<5xi8>
  return %2 : i8
}

// -----

func.func @extract_of_dynamic_extract(%a: vector<4x8x16xf32>, %i: index) -> vector<16xf32> {
  %0 = vector.extract %a[%i] : vector<8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %0[2] : vector<16xf32> from vector<8x16xf32>
  return %1 : vector<16xf32>
}

// -----

func.func @dynamic_extract_of_extract(%a: vector<4x8x16xf32>, %i: index) -> vector<16xf32> {
  %0 = vector.extract %a[1] : vector<8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %0[%i] : vector<16xf32> from vector<8x16xf32>
  return %1 : vector<16xf32>
}

// -----

func.func @extract_all(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.extract %a[] : vector<2x2xf32> from vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// -----

func.func @extract_from_rank_0(%a: vector<f32>) -> f32 {
  %0 = vector.extract %a[] : f32 from vector<f32>
  return %0 : f32
}

// -----

func.func @constant_position(%a: vector<4x8xf32>) -> vector<8xf32> {
  %c2 = arith.constant 2 : index
  %0 = vector.extract %a[%c2] : vector<8xf32> from vector<4x8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @constant_position_outside(%a: vector<4x8xf32>) -> vector<8xf32> {
  %c4 = arith.constant 4 : index
  %0 = vector.extract %a[%c4] : vector<8xf32> from vector<4x8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @constant_position_poison(%a: vector<4x8xf32>) -> vector<8xf32> {
  %c = arith.constant -1 : index
  %0 = vector.extract %a[%c] : vector<8xf32> from vector<4x8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @static_position_poison(%a: vector<4x8xf32>) -> f32 {
  %0 = vector.extract %a[2, -1] : f32 from vector<4x8xf32>
  return %0 : f32
}

// -----

func.func @extract_of_poison() -> vector<8xf32> {
  %p = ub.poison : vector<4x8xf32>
  %0 = vector.extract %p[2] : vector<8xf32> from vector<4x8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @dynamic_extract_of_poison(%i: index) -> f32 {
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract %p[%i] : f32 from vector<4xf32>
  return %0 : f32
}

// -----

func.func @extract_of_splat() -> (f32, vector<3xf32>) {
  %c = arith.constant dense<2.5> : vector<2x3xf32>
  %0 = vector.extract %c[1, 2] : f32 from vector<2x3xf32>
  %1 = vector.extract %c[0] : vector<3xf32> from vector<2x3xf32>
  return %0, %1 : f32, vector<3xf32>
}

// -----

func.func @dynamic_extract_of_splat(%i: index) -> vector<3xi32> {
  %c = arith.constant dense<7> : vector<2x3xi32>
  %0 = vector.extract %c[%i] : vector<3xi32> from vector<2x3xi32>
  return %0 : vector<3xi32>
}

// -----

func.func @extract_of_dense() -> (i32, vector<3xi32>, vector<2x1xi32>) {
  %c = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : vector<2x3xi32>
  %d = arith.constant dense<[[[0], [1]], [[2], [3]], [[4], [5]]]> : vector<3x2x1xi32>
  %0 = vector.extract %c[1, 1] : i32 from vector<2x3xi32>
  %1 = vector.extract %c[1] : vector<3xi32> from vector<2x3xi32>
  %2 = vector.extract %d[2] : vector<2x1xi32> from vector<3x2x1xi32>
  return %0, %1, %2 : i32, vector<3xi32>, vector<2x1xi32>
}

// -----

func.func @dynamic_extract_of_dense(%i: index) -> i32 {
  %c = arith.constant dense<[0, 1, 2]> : vector<3xi32>
  %0 = vector.extract %c[%i] : i32 from vector<3xi32>
  return %0 : i32
}

// -----

func.func @extract_of_rank_0_constant() -> f32 {
  %c = arith.constant dense<2.5> : vector<f32>
  %0 = vector.extract %c[] : f32 from vector<f32>
  return %0 : f32
}

// -----

func.func @extract_of_scalable_splat() -> vector<[4]xf32> {
  %c = arith.constant dense<2.5> : vector<3x[4]xf32>
  %0 = vector.extract %c[1] : vector<[4]xf32> from vector<3x[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @same_position_as_insert(%v: vector<8xf32>, %a: vector<4x8xf32>) -> vector<8xf32> {
  %0 = vector.insert %v, %a[1] : vector<8xf32> into vector<4x8xf32>
  %1 = vector.extract %0[1] : vector<8xf32> from vector<4x8xf32>
  return %1 : vector<8xf32>
}

// -----

func.func @inside_insert(%v: vector<8xf32>, %a: vector<4x8xf32>) -> f32 {
  %0 = vector.insert %v, %a[1] : vector<8xf32> into vector<4x8xf32>
  %1 = vector.extract %0[1, 5] : f32 from vector<4x8xf32>
  return %1 : f32
}

// -----

func.func @beside_inserts(%v: vector<8xf32>, %x: f32, %a: vector<4x8xf32>) -> vector<8xf32> {
  %0 = vector.insert %v, %a[1] : vector<8xf32> into vector<4x8xf32>
  %1 = vector.insert %x, %0[2, 0] : f32 into vector<4x8xf32>
  %2 = vector.extract %1[3] : vector<8xf32> from vector<4x8xf32>
  return %2 : vector<8xf32>
}

// -----

func.func @around_insert(%x: f32, %a: vector<4x8xf32>) -> vector<8xf32> {
  %0 = vector.insert %x, %a[2, 0] : f32 into vector<4x8xf32>
  %1 = vector.extract %0[2] : vector<8xf32> from vector<4x8xf32>
  return %1 : vector<8xf32>
}

// -----

func.func @dynamic_insert(%x: f32, %a: vector<4xf32>, %i: index) -> f32 {
  %0 = vector.insert %x, %a[%i] : f32 into vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}

// -----

func.func @static_after_dynamic_insert(%x: f32, %a: vector<4xf32>, %i: index) -> f32 {
  %0 = vector.insert %x, %a[%i] : f32 into vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  return %1 : f32
}

// -----

func.func @through_transpose(%a: vector<2x3x4xf32>) -> f32 {
  %0 = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.extract %0[3, 1, 2] : f32 from vector<4x2x3xf32>
  return %1 : f32
}

// -----

func.func @through_outer_transpose(%a: vector<2x3x4xf32>) -> vector<4xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.extract %0[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @not_through_inner_transpose(%a: vector<2x3x4xf32>) -> vector<3xf32> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.extract %0[2, 1] : vector<3xf32> from vector<4x2x3xf32>
  return %1 : vector<3xf32>
}

// -----

func.func @through_insert_and_transpose(%a: vector<2x3x4xf32>, %v: vector<2x4xf32>) -> (vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.insert %v, %0[1] : vector<2x4xf32> into vector<3x2x4xf32>
  %2 = vector.transpose %1, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
  %3 = vector.extract %2[0, 1] : vector<4xf32> from vector<2x3x4xf32>
  %4 = vector.extract %2[0, 1, 3] : f32 from vector<2x3x4xf32>
  %5 = vector.extract %2[0, 2] : vector<4xf32> from vector<2x3x4xf32>
  return %3, %4, %5 : vector<4xf32>, f32, vector<4xf32>
}

// -----

func.func @transposed_insert(%a: vector<3x4xf32>, %v: vector<4xf32>) -> vector<3xf32> {
  %0 = vector.insert %v, %a[1] : vector<4xf32> into vector<3x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %2 = vector.extract %1[2] : vector<3xf32> from vector<4x3xf32>
  return %2 : vector<3xf32>
}

// -----

func.func @square_transposed_insert(%a: vector<4x4xf32>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert %v, %a[1] : vector<4xf32> into vector<4x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %2 = vector.extract %1[1] : vector<4xf32> from vector<4x4xf32>
  return %2 : vector<4xf32>
}

// -----

func.func @of_scalar_broadcast(%x: f32, %i: index) -> (f32, vector<3xf32>, f32) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x3xf32>
  %2 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.extract %0[%i, 2] : f32 from vector<2x3xf32>
  return %1, %2, %3 : f32, vector<3xf32>, f32
}

// -----

func.func @of_vector_broadcast(%v: vector<3x4xf32>) -> (vector<3x4xf32>, vector<4xf32>, f32) {
  %0 = vector.broadcast %v : vector<3x4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %3 = vector.extract %0[1, 2, 3] : f32 from vector<2x3x4xf32>
  return %1, %2, %3 : vector<3x4xf32>, vector<4xf32>, f32
}

// -----

func.func @of_stretching_broadcast(%v: vector<1x4xf32>) -> (vector<3x4xf32>, vector<4xf32>, f32) {
  %0 = vector.broadcast %v : vector<1x4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %3 = vector.extract %0[1, 2, 3] : f32 from vector<2x3x4xf32>
  return %1, %2, %3 : vector<3x4xf32>, vector<4xf32>, f32
}

// -----

func.func @of_stretched_last(%v: vector<3x1xf32>) -> (vector<4xf32>, vector<3x4xf32>, f32) {
  %0 = vector.broadcast %v : vector<3x1xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %0[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %3 = vector.extract %0[1, 2, 3] : f32 from vector<2x3x4xf32>
  return %1, %2, %3 : vector<4xf32>, vector<3x4xf32>, f32
}

// -----

func.func @of_broadcast_dynamic(%v: vector<4xf32>, %i: index) -> (vector<4xf32>, f32, f32) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %1 = vector.extract %0[%i] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %0[%i, 3] : f32 from vector<2x4xf32>
  %3 = vector.extract %0[1, %i] : f32 from vector<2x4xf32>
  return %1, %2, %3 : vector<4xf32>, f32, f32
}

// -----

func.func @of_rank_0_broadcast(%v: vector<f32>) -> (f32, vector<4xf32>) {
  %0 = vector.broadcast %v : vector<f32> to vector<2x4xf32>
  %1 = vector.extract %0[1, 3] : f32 from vector<2x4xf32>
  %2 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %1, %2 : f32, vector<4xf32>
}

// -----

func.func @of_scalable_broadcast(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.broadcast %v : vector<[4]xf32> to vector<2x[4]xf32>
  %1 = vector.extract %0[1] : vector<[4]xf32> from vector<2x[4]xf32>
  return %1 : vector<[4]xf32>
}

// -----

func.func @of_leading_ones(%v: vector<3x4xf32>) -> (vector<4xf32>, vector<3x4xf32>, f32) {
  %0 = vector.shape_cast %v : vector<3x4xf32> to vector<1x1x3x4xf32>
  %1 = vector.extract %0[0, 0, 2] : vector<4xf32> from vector<1x1x3x4xf32>
  %2 = vector.extract %0[0, 0] : vector<3x4xf32> from vector<1x1x3x4xf32>
  %3 = vector.extract %0[0, 0, 1, 2] : f32 from vector<1x1x3x4xf32>
  return %1, %2, %3 : vector<4xf32>, vector<3x4xf32>, f32
}

// -----

func.func @of_shuffle(%a: vector<8xf32>, %b: vector<8xf32>) -> (f32, f32) {
  %0 = vector.shuffle %a, %b [0, 9, 7, 15] : vector<8xf32>, vector<8xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  %2 = vector.extract %0[1] : f32 from vector<4xf32>
  return %1, %2 : f32, f32
}

// -----

func.func @of_shuffle_dynamic(%a: vector<8xf32>, %b: vector<8xf32>, %i: index) -> f32 {
  %0 = vector.shuffle %a, %b [0, 9, 7, 15] : vector<8xf32>, vector<8xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}

// -----

func.func @of_rank_2_shuffle(%a: vector<8x2xf32>, %b: vector<8x2xf32>) -> vector<2xf32> {
  %0 = vector.shuffle %a, %b [0, 9, 7, 15] : vector<8x2xf32>, vector<8x2xf32>
  %1 = vector.extract %0[1] : vector<2xf32> from vector<4x2xf32>
  return %1 : vector<2xf32>
}

// -----

func.func @of_poison_in_shuffle(%a: vector<8xf32>, %b: vector<8xf32>) -> f32 {
  %0 = vector.shuffle %a, %b [0, -1, 7, 15] : vector<8xf32>, vector<8xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  return %1 : f32
}

// -----

func.func @of_shape_cast(%a: vector<12x8xf32>) -> (vector<8xf32>, f32, vector<4x8xf32>) {
  %0 = vector.shape_cast %a : vector<12x8xf32> to vector<3x4x8xf32>
  %1 = vector.extract %0[2, 1] : vector<8xf32> from vector<3x4x8xf32>
  %2 = vector.extract %0[2, 1, 5] : f32 from vector<3x4x8xf32>
  %3 = vector.extract %0[1] : vector<4x8xf32> from vector<3x4x8xf32>
  return %1, %2, %3 : vector<8xf32>, f32, vector<4x8xf32>
}

// -----

func.func @of_shape_cast_otherwise(%a: vector<6x4xf32>) -> (vector<3xf32>, f32) {
  %0 = vector.shape_cast %a : vector<6x4xf32> to vector<8x3xf32>
  %1 = vector.extract %0[2] : vector<3xf32> from vector<8x3xf32>
  %2 = vector.extract %0[7, 1] : f32 from vector<8x3xf32>
  return %1, %2 : vector<3xf32>, f32
}

// -----

func.func @of_shape_cast_dynamic(%a: vector<12xf32>, %i: index) -> f32 {
  %0 = vector.shape_cast %a : vector<12xf32> to vector<3x4xf32>
  %1 = vector.extract %0[%i, 2] : f32 from vector<3x4xf32>
  return %1 : f32
}

// -----

func.func @of_shape_cast_to_rank_0(%a: vector<1xf32>, %b: vector<f32>) -> (f32, f32, vector<1xf32>) {
  %0 = vector.shape_cast %a : vector<1xf32> to vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  %2 = vector.shape_cast %b : vector<f32> to vector<1x1xf32>
  %3 = vector.extract %2[0, 0] : f32 from vector<1x1xf32>
  %4 = vector.extract %2[0] : vector<1xf32> from vector<1x1xf32>
  return %1, %3, %4 : f32, f32, vector<1xf32>
}

// -----

func.func @of_shape_cast_of_all(%a: vector<6x4xf32>) -> vector<3x8xf32> {
  %0 = vector.shape_cast %a : vector<6x4xf32> to vector<1x3x8xf32>
  %1 = vector.extract %0[0] : vector<3x8xf32> from vector<1x3x8xf32>
  return %1 : vector<3x8xf32>
}

// -----

func.func @of_strided_slice(%a: vector<8x6x4xf32>) -> (vector<4xf32>, f32, vector<3x4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2, 1], sizes = [4, 3], strides = [1, 1]} : vector<8x6x4xf32> to vector<4x3x4xf32>
  %1 = vector.extract %0[1, 2] : vector<4xf32> from vector<4x3x4xf32>
  %2 = vector.extract %0[1, 2, 3] : f32 from vector<4x3x4xf32>
  %3 = vector.extract %0[1] : vector<3x4xf32> from vector<4x3x4xf32>
  return %1, %2, %3 : vector<4xf32>, f32, vector<3x4xf32>
}

// -----

func.func @of_strided_slice_of_rows(%a: vector<8x6x4xf32>) -> (vector<6x4xf32>, vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2, 0], sizes = [4, 6], strides = [1, 1]} : vector<8x6x4xf32> to vector<4x6x4xf32>
  %1 = vector.extract %0[1] : vector<6x4xf32> from vector<4x6x4xf32>
  %2 = vector.extract %0[3, 5] : vector<4xf32> from vector<4x6x4xf32>
  return %1, %2 : vector<6x4xf32>, vector<4xf32>
}

// -----

func.func @of_inserted_slice(%a: vector<8x6xf32>, %v: vector<2x6xf32>) -> (vector<6xf32>, vector<6xf32>, f32) {
  %0 = vector.insert_strided_slice %v, %a {offsets = [3, 0], strides = [1, 1]} : vector<2x6xf32> into vector<8x6xf32>
  %1 = vector.extract %0[4] : vector<6xf32> from vector<8x6xf32>
  %2 = vector.extract %0[5] : vector<6xf32> from vector<8x6xf32>
  %3 = vector.extract %0[3, 2] : f32 from vector<8x6xf32>
  return %1, %2, %3 : vector<6xf32>, vector<6xf32>, f32
}

// -----

func.func @of_partly_inserted_slice(%a: vector<8x6xf32>, %v: vector<2x3xf32>) -> (vector<6xf32>, f32, f32) {
  %0 = vector.insert_strided_slice %v, %a {offsets = [3, 2], strides = [1, 1]} : vector<2x3xf32> into vector<8x6xf32>
  %1 = vector.extract %0[4] : vector<6xf32> from vector<8x6xf32>
  %2 = vector.extract %0[3, 4] : f32 from vector<8x6xf32>
  %3 = vector.extract %0[3, 5] : f32 from vector<8x6xf32>
  return %1, %2, %3 : vector<6xf32>, f32, f32
}

// -----

func.func @of_inserted_slice_of_lower_rank(%a: vector<8x6xf32>, %v: vector<6xf32>) -> (vector<6xf32>, f32) {
  %0 = vector.insert_strided_slice %v, %a {offsets = [3, 0], strides = [1]} : vector<6xf32> into vector<8x6xf32>
  %1 = vector.extract %0[3] : vector<6xf32> from vector<8x6xf32>
  %2 = vector.extract %0[3, 4] : f32 from vector<8x6xf32>
  return %1, %2 : vector<6xf32>, f32
}

// -----

func.func @of_chain_of_inserted_slices(%a: vector<8xf32>, %v: vector<2xf32>, %w: vector<3xf32>) -> (f32, f32, f32) {
  %0 = vector.insert_strided_slice %v, %a {offsets = [0], strides = [1]} : vector<2xf32> into vector<8xf32>
  %1 = vector.insert_strided_slice %w, %0 {offsets = [5], strides = [1]} : vector<3xf32> into vector<8xf32>
  %2 = vector.extract %1[1] : f32 from vector<8xf32>
  %3 = vector.extract %1[7] : f32 from vector<8xf32>
  %4 = vector.extract %1[3] : f32 from vector<8xf32>
  return %2, %3, %4 : f32, f32, f32
}

// -----

func.func @of_elements(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, vector<2xf32>) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  return %1, %2 : f32, vector<2xf32>
}

// -----

func.func @of_elements_dynamic(%a: f32, %b: f32, %i: index) -> f32 {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.extract %0[%i] : f32 from vector<2xf32>
  return %1 : f32
}

// -----

func.func @of_one_element(%a: f32) -> f32 {
  %0 = vector.from_elements %a : vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  return %1 : f32
}

// -----

func.func @of_create_mask(%i: index, %j: index) -> (vector<4xi1>, vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2, %i : vector<3x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<3x4xi1>
  %2 = vector.extract %0[2] : vector<4xi1> from vector<3x4xi1>
  return %1, %2 : vector<4xi1>, vector<4xi1>
}

// -----

func.func @of_create_mask_unknown(%i: index, %j: index) -> vector<4xi1> {
  %0 = vector.create_mask %i, %j : vector<3x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<3x4xi1>
  return %1 : vector<4xi1>
}

// -----

func.func @of_create_mask_dynamic(%i: index, %j: index) -> (vector<4xi1>, vector<4xi1>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c3, %i : vector<3x4xi1>
  %1 = vector.extract %0[%j] : vector<4xi1> from vector<3x4xi1>
  %2 = vector.create_mask %c2, %i : vector<3x4xi1>
  %3 = vector.extract %2[%j] : vector<4xi1> from vector<3x4xi1>
  return %1, %3 : vector<4xi1>, vector<4xi1>
}

// -----

func.func @of_empty_create_mask(%i: index, %j: index) -> (vector<4xi1>, i1) {
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %i, %c0, %j : vector<3x2x4xi1>
  %1 = vector.extract %0[1, 1] : vector<4xi1> from vector<3x2x4xi1>
  %2 = vector.extract %0[1, 1, 2] : i1 from vector<3x2x4xi1>
  return %1, %2 : vector<4xi1>, i1
}

// -----

func.func @of_constant_mask() -> (vector<4xi1>, vector<4xi1>, i1) {
  %0 = vector.constant_mask [2, 3] : vector<3x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<3x4xi1>
  %2 = vector.extract %0[2] : vector<4xi1> from vector<3x4xi1>
  %3 = vector.extract %0[1, 1] : i1 from vector<3x4xi1>
  return %1, %2, %3 : vector<4xi1>, vector<4xi1>, i1
}

// -----

func.func @of_unit_dimension(%a: vector<1x4xf32>) -> vector<4xf32> {
  %0 = vector.extract %a[0] : vector<4xf32> from vector<1x4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @of_elementwise(%a: vector<4xf32>, %b: vector<4xf32>) -> f32 {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  return %1 : f32
}
