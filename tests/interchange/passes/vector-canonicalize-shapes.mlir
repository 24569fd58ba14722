// options: -canonicalize

func.func @broadcast_to_itself(%a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @broadcast_of_constant() -> (vector<2x3xi32>, vector<2x3xf32>, vector<2x2xi1>) {
  %c = arith.constant 3 : i32
  %s = arith.constant dense<1.5> : vector<3xf32>
  %d = arith.constant dense<[true, false]> : vector<2xi1>
  %0 = vector.broadcast %c : i32 to vector<2x3xi32>
  %1 = vector.broadcast %s : vector<3xf32> to vector<2x3xf32>
  %2 = vector.broadcast %d : vector<2xi1> to vector<2x2xi1>
  return %0, %1, %2 : vector<2x3xi32>, vector<2x3xf32>, vector<2x2xi1>
}

// -----

func.func @broadcast_of_poison() -> vector<2x3xf32> {
  %p = ub.poison : vector<3xf32>
  %0 = vector.broadcast %p : vector<3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @broadcast_of_broadcast(%x: f32, %v: vector<1x4xf32>) -> (vector<2x3xf32>, vector<2x3x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<3xf32>
  %1 = vector.broadcast %0 : vector<3xf32> to vector<2x3xf32>
  %2 = vector.broadcast %v : vector<1x4xf32> to vector<3x4xf32>
  %3 = vector.broadcast %2 : vector<3x4xf32> to vector<2x3x4xf32>
  return %1, %3 : vector<2x3xf32>, vector<2x3x4xf32>
}

// -----

func.func @broadcast_of_shape_cast(%v: vector<4xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %1 = vector.broadcast %0 : vector<1x4xf32> to vector<3x4xf32>
  return %1 : vector<3x4xf32>
}

// -----

func.func @broadcast_of_shape_cast_that_drops(%v: vector<1x1x4xf32>) -> vector<1x3x4xf32> {
  %0 = vector.shape_cast %v : vector<1x1x4xf32> to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<1x3x4xf32>
  return %1 : vector<1x3x4xf32>
}

// -----

func.func @broadcast_of_other_shape_cast(%v: vector<4xf32>) -> vector<4x3xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
  %1 = vector.broadcast %0 : vector<4x1xf32> to vector<4x3xf32>
  return %1 : vector<4x3xf32>
}

// -----

func.func @broadcast_of_unit_dimensions(%v: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// -----

func.func @shape_cast_to_itself(%a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.shape_cast %a : vector<2xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @shape_cast_of_shape_cast(%a: vector<12xf32>) -> vector<4x3xf32> {
  %0 = vector.shape_cast %a : vector<12xf32> to vector<2x6xf32>
  %1 = vector.shape_cast %0 : vector<2x6xf32> to vector<4x3xf32>
  return %1 : vector<4x3xf32>
}

// -----

func.func @shape_cast_and_back(%a: vector<12xf32>) -> vector<12xf32> {
  %0 = vector.shape_cast %a : vector<12xf32> to vector<2x6xf32>
  %1 = vector.shape_cast %0 : vector<2x6xf32> to vector<12xf32>
  return %1 : vector<12xf32>
}

// -----

func.func @shape_cast_of_transposed_units(%a: vector<1x4x1x2xf32>) -> vector<8xf32> {
  %0 = vector.transpose %a, [1, 0, 3, 2] : vector<1x4x1x2xf32> to vector<4x1x2x1xf32>
  %1 = vector.shape_cast %0 : vector<4x1x2x1xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}

// -----

func.func @shape_cast_of_transpose(%a: vector<4x2xf32>) -> vector<8xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}

// -----

func.func @shape_cast_of_broadcast(%x: f32, %v: vector<3xf32>) -> (vector<6xf32>, vector<8x3xf32>, vector<3xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.shape_cast %0 : vector<2x3xf32> to vector<6xf32>
  %2 = vector.broadcast %v : vector<3xf32> to vector<2x4x3xf32>
  %3 = vector.shape_cast %2 : vector<2x4x3xf32> to vector<8x3xf32>
  %4 = vector.broadcast %v : vector<3xf32> to vector<1x3xf32>
  %5 = vector.shape_cast %4 : vector<1x3xf32> to vector<3xf32>
  return %1, %3, %5 : vector<6xf32>, vector<8x3xf32>, vector<3xf32>
}

// -----

func.func @shape_cast_of_broadcast_that_stays(%v: vector<3xf32>) -> vector<3x2xf32> {
  %0 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %1 = vector.shape_cast %0 : vector<2x3xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}

// -----

func.func @shape_cast_of_stretching(%v: vector<3x1xf32>) -> vector<2x3x4xf32> {
  %0 = vector.broadcast %v : vector<3x1xf32> to vector<1x2x3x4xf32>
  %1 = vector.shape_cast %0 : vector<1x2x3x4xf32> to vector<2x3x4xf32>
  return %1 : vector<2x3x4xf32>
}

// -----

// differs: MLIR repeats each element, and not the vector
func.func @shape_cast_of_broadcast_of_unit(%v: vector<2x1xf32>) -> vector<2x2xf32> {
  %0 = vector.broadcast %v : vector<2x1xf32> to vector<2x2x1xf32>
  %1 = vector.shape_cast %0 : vector<2x2x1xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}

// -----

func.func @shape_cast_of_constants() -> (vector<4xi32>, vector<4xf32>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %s = arith.constant dense<2.0> : vector<2x2xf32>
  %0 = vector.shape_cast %c : vector<2x2xi32> to vector<4xi32>
  %1 = vector.shape_cast %s : vector<2x2xf32> to vector<4xf32>
  return %0, %1 : vector<4xi32>, vector<4xf32>
}

// -----

func.func @shape_cast_of_poison() -> vector<4xi32> {
  %p = ub.poison : vector<2x2xi32>
  %0 = vector.shape_cast %p : vector<2x2xi32> to vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

func.func @shape_cast_of_create_mask(%i: index) -> (vector<1x[4]xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1, %i, %c1, %c1 : vector<1x[4]x1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x[4]x1x1xi1> to vector<1x[4]xi1>
  %2 = vector.create_mask %i, %c1 : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  return %1, %3 : vector<1x[4]xi1>, vector<4xi1>
}

// -----

func.func @shape_cast_of_other_create_mask(%i: index, %j: index) -> (vector<4xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %i, %j : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.create_mask %c1, %i : vector<1x4xi1>
  %3 = vector.shape_cast %2 : vector<1x4xi1> to vector<4xi1>
  return %1, %3 : vector<4xi1>, vector<4xi1>
}

// -----

func.func @shape_cast_of_constant_mask() -> vector<1x4xi1> {
  %0 = vector.constant_mask [1, 2, 1] : vector<1x4x1xi1>
  %1 = vector.shape_cast %0 : vector<1x4x1xi1> to vector<1x4xi1>
  return %1 : vector<1x4xi1>
}

// -----

func.func @shape_cast_of_elements(%a: f32, %b: f32) -> vector<1x2xf32> {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.shape_cast %0 : vector<2xf32> to vector<1x2xf32>
  return %1 : vector<1x2xf32>
}

// -----

func.func @bitcast_to_itself(%a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.bitcast %a : vector<2xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @bitcast_of_bitcast(%a: vector<4x8xf32>) -> (vector<4x16xi16>, vector<4x8xf32>) {
  %0 = vector.bitcast %a : vector<4x8xf32> to vector<4x8xi32>
  %1 = vector.bitcast %0 : vector<4x8xi32> to vector<4x16xi16>
  %2 = vector.bitcast %0 : vector<4x8xi32> to vector<4x8xf32>
  return %1, %2 : vector<4x16xi16>, vector<4x8xf32>
}

// -----

func.func @bitcast_of_f16() -> (vector<4xf32>, vector<20xf32>) {
  %c = arith.constant dense<0.0> : vector<8xf16>
  %d = arith.constant dense<1.5> : vector<40xf16>
  %0 = vector.bitcast %c : vector<8xf16> to vector<4xf32>
  %1 = vector.bitcast %d : vector<40xf16> to vector<20xf32>
  return %0, %1 : vector<4xf32>, vector<20xf32>
}

// -----

func.func @bitcast_of_integers() -> (vector<4xi32>, vector<2xi64>, vector<2xi16>) {
  %c = arith.constant dense<3> : vector<16xi8>
  %d = arith.constant dense<-2> : vector<2xi8>
  %0 = vector.bitcast %c : vector<16xi8> to vector<4xi32>
  %1 = vector.bitcast %c : vector<16xi8> to vector<2xi64>
  %e = arith.constant dense<-2> : vector<4xi8>
  %2 = vector.bitcast %e : vector<4xi8> to vector<2xi16>
  return %0, %1, %2 : vector<4xi32>, vector<2xi64>, vector<2xi16>
}

// -----

func.func @bitcast_that_stays() -> (vector<8xi8>, vector<2xi32>, vector<2xf32>, vector<1xi32>) {
  %c = arith.constant dense<3> : vector<2xi32>
  %d = arith.constant dense<1.0> : vector<2xf32>
  %e = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %0 = vector.bitcast %c : vector<2xi32> to vector<8xi8>
  %1 = vector.bitcast %d : vector<2xf32> to vector<2xi32>
  %2 = vector.bitcast %c : vector<2xi32> to vector<2xf32>
  %3 = vector.bitcast %e : vector<4xi8> to vector<1xi32>
  return %0, %1, %2, %3 : vector<8xi8>, vector<2xi32>, vector<2xf32>, vector<1xi32>
}

// -----

func.func @bitcast_of_poison() -> vector<8xi8> {
  %p = ub.poison : vector<2xi32>
  %0 = vector.bitcast %p : vector<2xi32> to vector<8xi8>
  return %0 : vector<8xi8>
}

// -----

func.func @transpose_of_transpose(%a: vector<2x3x4xf32>) -> (vector<3x4x2xf32>, vector<2x3x4xf32>) {
  %0 = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<4x2x3xf32> to vector<3x4x2xf32>
  %2 = vector.transpose %0, [1, 2, 0] : vector<4x2x3xf32> to vector<2x3x4xf32>
  return %1, %2 : vector<3x4x2xf32>, vector<2x3x4xf32>
}

// -----

func.func @transpose_in_order(%a: vector<2x3xf32>, %b: vector<1x1xf32>) -> (vector<2x3xf32>, vector<1x1xf32>) {
  %0 = vector.transpose %a, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  %1 = vector.transpose %b, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  return %0, %1 : vector<2x3xf32>, vector<1x1xf32>
}

// -----

func.func @transpose_of_square(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// -----

func.func @transpose_of_units(%a: vector<1x4xf32>) -> vector<4x1xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

func.func @transpose_of_splats(%x: f32) -> (vector<3x2xf32>, vector<3x2xi32>, vector<3x2xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %c = arith.constant dense<5> : vector<2x3xi32>
  %2 = vector.transpose %c, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %p = ub.poison : vector<2x3xf32>
  %3 = vector.transpose %p, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1, %2, %3 : vector<3x2xf32>, vector<3x2xi32>, vector<3x2xf32>
}

// -----

func.func @transpose_of_constant() -> vector<2x2xi32> {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = vector.transpose %c, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// -----

func.func @transpose_of_masks(%i: index, %j: index) -> (vector<4x3xi1>, vector<4x3xi1>) {
  %0 = vector.create_mask %i, %j : vector<3x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  %2 = vector.constant_mask [1, 2] : vector<3x4xi1>
  %3 = vector.transpose %2, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  return %1, %3 : vector<4x3xi1>, vector<4x3xi1>
}

// -----

func.func @transpose_of_shape_cast(%a: vector<8xf32>) -> (vector<2x4x1xf32>, vector<4x2xf32>) {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<1x2x4xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<1x2x4xf32> to vector<2x4x1xf32>
  %2 = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %1, %3 : vector<2x4x1xf32>, vector<4x2xf32>
}

// -----

func.func @transpose_of_elements(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32) -> vector<3x2xf32> {
  %0 = vector.from_elements %a, %b, %c, %d, %e, %f : vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}

// -----

func.func @transpose_of_elements_of_rank_3(%a: i8, %b: i8, %c: i8, %d: i8) -> vector<2x1x2xi8> {
  %0 = vector.from_elements %a, %b, %c, %d : vector<1x2x2xi8>
  %1 = vector.transpose %0, [2, 0, 1] : vector<1x2x2xi8> to vector<2x1x2xi8>
  return %1 : vector<2x1x2xi8>
}

// -----

func.func @transpose_of_broadcast(%v: vector<1x1xi32>, %w: vector<4xi8>) -> (vector<8x1xi32>, vector<3x2x4xi8>, vector<4x2xi8>) {
  %0 = vector.broadcast %v : vector<1x1xi32> to vector<1x8xi32>
  %1 = vector.transpose %0, [1, 0] : vector<1x8xi32> to vector<8x1xi32>
  %2 = vector.broadcast %w : vector<4xi8> to vector<2x3x4xi8>
  %3 = vector.transpose %2, [1, 0, 2] : vector<2x3x4xi8> to vector<3x2x4xi8>
  %4 = vector.broadcast %w : vector<4xi8> to vector<2x4xi8>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xi8> to vector<4x2xi8>
  return %1, %3, %5 : vector<8x1xi32>, vector<3x2x4xi8>, vector<4x2xi8>
}

// -----

func.func @transpose_of_broadcast_in_groups(%v: vector<4x1x1x7xi8>) -> vector<3x2x4x6x5x7xi8> {
  %0 = vector.broadcast %v : vector<4x1x1x7xi8> to vector<2x3x4x5x6x7xi8>
  %1 = vector.transpose %0, [1, 0, 2, 4, 3, 5] : vector<2x3x4x5x6x7xi8> to vector<3x2x4x6x5x7xi8>
  return %1 : vector<3x2x4x6x5x7xi8>
}
