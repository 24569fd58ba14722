// options: -canonicalize

func.func @whole(%v: vector<2x2xf32>, %a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.insert %v, %a[] : vector<2x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// -----

func.func @into_rank_0(%x: f32, %a: vector<f32>) -> vector<f32> {
  %0 = vector.insert %x, %a[] : f32 into vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @constant_position(%x: f32, %a: vector<4xf32>) -> vector<4xf32> {
  %c2 = arith.constant 2 : index
  %0 = vector.insert %x, %a[%c2] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @constant_position_outside(%x: f32, %a: vector<4xf32>) -> vector<4xf32> {
  %c4 = arith.constant 4 : index
  %0 = vector.insert %x, %a[%c4] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @constant_position_poison(%x: f32, %a: vector<4xf32>) -> vector<4xf32> {
  %c = arith.constant -1 : index
  %0 = vector.insert %x, %a[%c] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @static_position_poison(%x: f32, %a: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.insert %x, %a[1, -1] : f32 into vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// -----

func.func @overwritten(%x: f32, %y: f32, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert %x, %a[2] : f32 into vector<4xf32>
  %1 = vector.insert %y, %0[2] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @overwritten_dynamic(%x: f32, %y: f32, %a: vector<4xf32>, %i: index) -> vector<4xf32> {
  %0 = vector.insert %x, %a[%i] : f32 into vector<4xf32>
  %1 = vector.insert %y, %0[%i] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @overwritten_elsewhere(%x: f32, %y: f32, %a: vector<4xf32>, %i: index) -> vector<4xf32> {
  %0 = vector.insert %x, %a[%i] : f32 into vector<4xf32>
  %1 = vector.insert %y, %0[1] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @overwritten_by_more(%x: f32, %y: vector<2xf32>, %a: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.insert %x, %a[2, 1] : f32 into vector<4x2xf32>
  %1 = vector.insert %y, %0[2] : vector<2xf32> into vector<4x2xf32>
  return %1 : vector<4x2xf32>
}

// -----

func.func @of_constants() -> (vector<3xi32>, vector<2x2xf32>) {
  %c = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %s = arith.constant dense<0.0> : vector<2x2xf32>
  %x = arith.constant 7 : i32
  %v = arith.constant dense<[1.5, 2.5]> : vector<2xf32>
  %0 = vector.insert %x, %c[1] : i32 into vector<3xi32>
  %1 = vector.insert %v, %s[1] : vector<2xf32> into vector<2x2xf32>
  return %0, %1 : vector<3xi32>, vector<2x2xf32>
}

// -----

func.func @of_constants_to_splat() -> (vector<2xi1>, vector<3xindex>) {
  %c = arith.constant dense<[false, true]> : vector<2xi1>
  %x = arith.constant true
  %d = arith.constant dense<[1, 1, 2]> : vector<3xindex>
  %y = arith.constant 1 : index
  %0 = vector.insert %x, %c[0] : i1 into vector<2xi1>
  %1 = vector.insert %y, %d[2] : index into vector<3xindex>
  return %0, %1 : vector<2xi1>, vector<3xindex>
}

// -----

func.func @of_constants_dynamic(%i: index) -> vector<3xi32> {
  %c = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %x = arith.constant 7 : i32
  %0 = vector.insert %x, %c[%i] : i32 into vector<3xi32>
  return %0 : vector<3xi32>
}

// -----

func.func @into_constant(%x: i32) -> vector<3xi32> {
  %c = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %0 = vector.insert %x, %c[1] : i32 into vector<3xi32>
  return %0 : vector<3xi32>
}

// -----

func.func @large_constant_with_one_use() -> vector<300xi32> {
  %c = arith.constant dense<0> : vector<300xi32>
  %x = arith.constant 0 : i32
  %0 = vector.insert %x, %c[1] : i32 into vector<300xi32>
  return %0 : vector<300xi32>
}

// -----

func.func @large_constant_with_two_uses() -> (vector<300xi32>, vector<300xi32>) {
  %c = arith.constant dense<0> : vector<300xi32>
  %x = arith.constant 0 : i32
  %0 = vector.insert %x, %c[1] : i32 into vector<300xi32>
  return %0, %0 : vector<300xi32>, vector<300xi32>
}

// -----

func.func @constant_of_256() -> (vector<16x16xi8>, vector<16x16xi8>) {
  %c = arith.constant dense<0> : vector<16x16xi8>
  %x = arith.constant dense<0> : vector<16xi8>
  %0 = vector.insert %x, %c[1] : vector<16xi8> into vector<16x16xi8>
  return %0, %0 : vector<16x16xi8>, vector<16x16xi8>
}

// -----

func.func @scalable_constant() -> vector<[4]xi32> {
  %c = arith.constant dense<0> : vector<[4]xi32>
  %x = arith.constant 0 : i32
  %0 = vector.insert %x, %c[1] : i32 into vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

// -----

func.func @unit_dimension(%v: vector<4xf32>, %a: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.insert %v, %a[0, 0] : vector<4xf32> into vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// -----

func.func @scalar_into_one_element(%x: f32, %a: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.insert %x, %a[0] : f32 into vector<1xf32>
  return %0 : vector<1xf32>
}

// -----

func.func @splat_into_splat(%x: f32) -> vector<3x4xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.broadcast %x : f32 to vector<3x4xf32>
  %2 = vector.insert %0, %1[1] : vector<4xf32> into vector<3x4xf32>
  return %2 : vector<3x4xf32>
}

// -----

func.func @splat_into_other_splat(%x: f32, %y: f32) -> vector<3x4xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.broadcast %y : f32 to vector<3x4xf32>
  %2 = vector.insert %0, %1[1] : vector<4xf32> into vector<3x4xf32>
  return %2 : vector<3x4xf32>
}

// -----

func.func @scalar_into_its_splat(%x: f32) -> vector<4xf32> {
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %2 = vector.insert %x, %1[1] : f32 into vector<4xf32>
  return %2 : vector<4xf32>
}

// -----

func.func @all_elements(%x: f32, %y: f32, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.insert %x, %a[1] : f32 into vector<2xf32>
  %1 = vector.insert %y, %0[0] : f32 into vector<2xf32>
  return %1 : vector<2xf32>
}

// -----

func.func @all_elements_but_one(%x: f32, %y: f32, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.insert %x, %a[1] : f32 into vector<3xf32>
  %1 = vector.insert %y, %0[0] : f32 into vector<3xf32>
  return %1 : vector<3xf32>
}

// -----

func.func @all_rows(%x: vector<2xf32>, %y: f32, %z: f32, %a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.insert %x, %a[0] : vector<2xf32> into vector<2x2xf32>
  %1 = vector.insert %y, %0[1, 0] : f32 into vector<2x2xf32>
  %2 = vector.insert %z, %1[1, 1] : f32 into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}

// -----

func.func @all_rows_overlapping(%x: vector<2xf32>, %y: vector<2xf32>, %z: f32, %a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.insert %x, %a[0] : vector<2xf32> into vector<2x2xf32>
  %1 = vector.insert %z, %0[0, 1] : f32 into vector<2x2xf32>
  %2 = vector.insert %y, %1[1] : vector<2xf32> into vector<2x2xf32>
  return %2 : vector<2x2xf32>
}

// -----

func.func @all_elements_with_another_use(%x: f32, %y: f32, %a: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %x, %a[1] : f32 into vector<2xf32>
  %1 = vector.insert %y, %0[0] : f32 into vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

func.func @all_elements_of_splat(%x: f32) -> vector<2xf32> {
  %a = ub.poison : vector<2xf32>
  %0 = vector.insert %x, %a[1] : f32 into vector<2xf32>
  %1 = vector.insert %x, %0[0] : f32 into vector<2xf32>
  return %1 : vector<2xf32>
}

// -----

func.func @all_elements_dynamic(%x: f32, %y: f32, %a: vector<2xf32>, %i: index) -> vector<2xf32> {
  %0 = vector.insert %x, %a[%i] : f32 into vector<2xf32>
  %1 = vector.insert %y, %0[0] : f32 into vector<2xf32>
  %2 = vector.insert %y, %1[1] : f32 into vector<2xf32>
  return %2 : vector<2xf32>
}

// -----

func.func @into_poison() -> vector<2xi32> {
  %p = ub.poison : vector<2xi32>
  %c = arith.constant 3 : i32
  %0 = vector.insert %c, %p[1] : i32 into vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @all_constants() -> vector<2xi32> {
  %p = ub.poison : vector<2xi32>
  %c = arith.constant 3 : i32
  %d = arith.constant 4 : i32
  %0 = vector.insert %c, %p[1] : i32 into vector<2xi32>
  %1 = vector.insert %d, %0[0] : i32 into vector<2xi32>
  return %1 : vector<2xi32>
}

// -----

func.func @into_rank_0_poison(%x: f32) -> vector<f32> {
  %p = ub.poison : vector<f32>
  %0 = vector.insert %x, %p[] : f32 into vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @slice_of_same_size(%v: vector<4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %v, %a {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @slice_of_splat_into_splat(%x: f32) -> vector<4x4xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x2xf32>
  %1 = vector.broadcast %x : f32 to vector<4x4xf32>
  %2 = vector.insert_strided_slice %0, %1 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %2 : vector<4x4xf32>
}

// -----

func.func @slice_back_where_it_was(%a: vector<8x16xf32>) -> vector<8x16xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 8], sizes = [4, 8], strides = [1, 1]} : vector<8x16xf32> to vector<4x8xf32>
  %1 = vector.insert_strided_slice %0, %a {offsets = [0, 8], strides = [1, 1]} : vector<4x8xf32> into vector<8x16xf32>
  return %1 : vector<8x16xf32>
}

// -----

func.func @slice_elsewhere(%a: vector<8x16xf32>) -> vector<8x16xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 8], sizes = [4, 8], strides = [1, 1]} : vector<8x16xf32> to vector<4x8xf32>
  %1 = vector.insert_strided_slice %0, %a {offsets = [4, 8], strides = [1, 1]} : vector<4x8xf32> into vector<8x16xf32>
  return %1 : vector<8x16xf32>
}

// -----

func.func @slice_of_constants() -> (vector<4x2xi32>, vector<2x3xi32>) {
  %c = arith.constant dense<0> : vector<4x2xi32>
  %v = arith.constant dense<[[1], [2]]> : vector<2x1xi32>
  %0 = vector.insert_strided_slice %v, %c {offsets = [1, 1], strides = [1, 1]} : vector<2x1xi32> into vector<4x2xi32>
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %w = arith.constant dense<9> : vector<2xi32>
  %1 = vector.insert_strided_slice %w, %d {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  return %0, %1 : vector<4x2xi32>, vector<2x3xi32>
}

// -----

func.func @slice_into_large_constant() -> (vector<300xi32>, vector<300xi32>) {
  %c = arith.constant dense<0> : vector<300xi32>
  %v = arith.constant dense<0> : vector<2xi32>
  %0 = vector.insert_strided_slice %v, %c {offsets = [1], strides = [1]} : vector<2xi32> into vector<300xi32>
  %1 = vector.insert_strided_slice %v, %c {offsets = [2], strides = [1]} : vector<2xi32> into vector<300xi32>
  return %0, %1 : vector<300xi32>, vector<300xi32>
}

// -----

func.func @slice_into_large_constant_once() -> vector<300xi32> {
  %c = arith.constant dense<0> : vector<300xi32>
  %v = arith.constant dense<0> : vector<2xi32>
  %0 = vector.insert_strided_slice %v, %c {offsets = [1], strides = [1]} : vector<2xi32> into vector<300xi32>
  return %0 : vector<300xi32>
}

// -----

func.func @slice_into_poison() -> vector<4xi32> {
  %c = ub.poison : vector<4xi32>
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %0 = vector.insert_strided_slice %v, %c {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}
